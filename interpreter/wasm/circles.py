"""Blocks that can lead back to themselves with nobody deciding anything in between."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from interpreter.program.program import Program
from interpreter.program.reach import targets


@dataclass(frozen=True)
class Circles:
    """``inside``: blocks in circles of jumps, or between two; ``after``: those and all that they lead to."""

    inside: frozenset[int]
    after: frozenset[int]


def circles(program: Program, blocks: Iterable[int]) -> Circles:
    """The circles among some blocks of a program. A jump outside of them needs no counting."""
    leads = {number: targets(program.blocks[number]) for number in blocks}
    inside = _core(leads)
    return Circles(inside, _reached(inside, leads))


def _core(leads: Mapping[int, frozenset[int]]) -> frozenset[int]:
    """What is left when blocks that nothing leads to, or that lead nowhere, are taken away again and again."""
    left = frozenset(leads)
    while True:
        entered = frozenset().union(*(leads[number] for number in left))
        kept = frozenset(number for number in left if number in entered and leads[number] & left)
        if kept == left:
            return left
        left = kept


def _reached(start: frozenset[int], leads: Mapping[int, frozenset[int]]) -> frozenset[int]:
    found, todo = set(start), list(start)
    while todo:
        new = leads[todo.pop()] - found
        found |= new
        todo += new
    return frozenset(found)
