"""Blocks that can lead back to themselves with nobody deciding anything in between."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from interpreter.program import ir
from interpreter.program.program import Program
from interpreter.program.walk import statements


@dataclass(frozen=True)
class Circles:
    """``inside``: blocks in circles of jumps, or between two; ``after``: those and all that they lead to."""

    inside: frozenset[int]
    after: frozenset[int]


def circles(program: Program, blocks: Iterable[int]) -> Circles:
    """The circles among some blocks of a program. A jump outside of them needs no counting."""
    targets = {number: _targets(program.blocks[number]) for number in blocks}
    inside = _core(targets)
    return Circles(inside, _reached(inside, targets))


def _targets(block: ir.Block) -> frozenset[int]:
    return frozenset(stmt.target for stmt in statements(block.body) if isinstance(stmt, ir.Goto))


def _core(targets: Mapping[int, frozenset[int]]) -> frozenset[int]:
    """What is left when blocks that nothing leads to, or that lead nowhere, are taken away again and again."""
    left = frozenset(targets)
    while True:
        entered = frozenset().union(*(targets[number] for number in left))
        kept = frozenset(number for number in left if number in entered and targets[number] & left)
        if kept == left:
            return left
        left = kept


def _reached(start: frozenset[int], targets: Mapping[int, frozenset[int]]) -> frozenset[int]:
    found, todo = set(start), list(start)
    while todo:
        new = targets[todo.pop()] - found
        found |= new
        todo += new
    return frozenset(found)
