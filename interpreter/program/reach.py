"""Which blocks lead to which."""

from __future__ import annotations

from interpreter.program import ir
from interpreter.program.program import Chance, Decision, Point, Program
from interpreter.program.walk import statements


def follows(point: Point) -> set[int]:
    """The blocks that a decision or chance leads to; none after the end."""
    if isinstance(point, Decision):
        return {option.block for option in point.options}
    return {point.block} if isinstance(point, Chance) else set()


def entered(program: Program) -> set[int]:
    """The blocks that a decision or chance leads to, whichever it is."""
    return set[int]().union(*map(follows, program.points))


def targets(block: ir.Block) -> frozenset[int]:
    """The blocks that a block jumps to."""
    return frozenset(stmt.target for stmt in statements(block.body) if isinstance(stmt, ir.Goto))


def reached(program: Program) -> set[int]:
    """The blocks that something leads to; those put in place elsewhere are left out."""
    found = {0} | entered(program)
    todo = list(found)
    while todo:
        new = targets(program.blocks[todo.pop()]) - found
        found |= new
        todo += new
    return found
