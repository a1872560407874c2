"""Making a program smaller and quicker without changing what it does.

Marks that a rule took effect are left out, except where somebody counts them.
Blocks that are reached from one place only are put in that place; short loops over
constants are written out, so that slot numbers become constants.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from interpreter.program import ir
from interpreter.program.program import Program
from interpreter.program.reach import entered
from interpreter.program.walk import statements, with_bodies


def optimize(program: Program, marks: bool = False) -> Program:
    """An equivalent program; ``marks`` keeps the marks that a rule took effect."""
    blocks = _inline_blocks(program)
    return replace(program, blocks=blocks if marks else tuple(map(_without_marks, blocks)))


def _without_marks(block: ir.Block) -> ir.Block:
    return replace(block, body=_unmarked(block.body))


def _unmarked(body: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
    return tuple(with_bodies(stmt, _unmarked) for stmt in body if not isinstance(stmt, ir.Fired))


def _inline_blocks(program: Program) -> tuple[ir.Block, ...]:
    uses = Counter(s.target for block in program.blocks for s in statements(block.body) if isinstance(s, ir.Goto))
    fixed = {0, *entered(program)}
    single = {number for number, count in uses.items() if count == 1 and number not in fixed}
    bodies = {block.number: block.body for block in program.blocks}
    return tuple(
        block if block.number in single else replace(block, body=_inlined(block.body, single, bodies))
        for block in program.blocks
    )


def _inlined(
    body: tuple[ir.Stmt, ...], single: set[int], bodies: dict[int, tuple[ir.Stmt, ...]], depth: int = 0
) -> tuple[ir.Stmt, ...]:
    """A body with single-use blocks put in place of the jumps to them."""
    done: list[ir.Stmt] = []
    for stmt in body:
        match stmt:
            case ir.Goto(target) if target in single and depth < 12:
                done += _inlined(bodies[target], single, bodies, depth + 1)
            case ir.If(condition, then, otherwise):
                branches = (_inlined(branch, single, bodies, depth) for branch in (then, otherwise))
                done.append(ir.If(condition, *branches))
            case _:
                done.append(stmt)
    return tuple(done)
