"""Jumps to short blocks replaced by what the block does: a jump costs as much as some dozen instructions."""

from __future__ import annotations

from dataclasses import dataclass, replace

from interpreter.program import ir
from interpreter.program.program import Program
from interpreter.program.reach import entered
from interpreter.wasm.optimize.facts import size_of_body

#: The longest block, in nodes, that stands in the place of a jump, and jumps that follow one another at most.
SHORT, CHAIN = 12, 2


def thread(program: Program) -> Program:
    """An equivalent program with fewer jumps."""
    told = entered(program)
    short = {
        block.number: block.body
        for block in program.blocks
        if block.number not in told and block.body and size_of_body(block.body) <= SHORT
    }
    blocks = tuple(replace(block, body=_Threader(short, block.number).body(block.body)) for block in program.blocks)
    return replace(program, blocks=blocks)


@dataclass(frozen=True)
class _Threader:
    """Rewrites one block. ``short`` are the blocks that may stand in the place of a jump."""

    short: dict[int, tuple[ir.Stmt, ...]]
    own: int

    def body(self, body: tuple[ir.Stmt, ...], passed: tuple[int, ...] = ()) -> tuple[ir.Stmt, ...]:
        """Statements without jumps to short blocks; ``passed`` are the blocks that stand here already."""
        done: list[ir.Stmt] = []
        for stmt in body:
            match stmt:
                case ir.Goto(target) if self._stands(target, passed):
                    done += self.body(self.short[target], (*passed, target))
                case ir.If(condition, then, otherwise):
                    done.append(ir.If(condition, self.body(then, passed), self.body(otherwise, passed)))
                case _:
                    done.append(stmt)
        return tuple(done)

    def _stands(self, target: int, passed: tuple[int, ...]) -> bool:
        return target in self.short and target != self.own and target not in passed and len(passed) < CHAIN
