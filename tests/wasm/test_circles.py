"""Circles of jumps: blocks from which one can come back."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

from hypothesis import given, settings
from hypothesis import strategies as st

from interpreter.program import ir
from interpreter.program.program import Program
from interpreter.wasm.circles import Circles, circles

#: For each of a few blocks, those that it can go to.
GRAPHS = st.integers(1, 8).flatmap(
    lambda n: st.lists(st.sets(st.integers(0, n - 1), max_size=3), min_size=n, max_size=n)
)


def found(targets: list[set[int]]) -> Circles:
    """The circles of blocks that go on to others or wait."""
    blocks = tuple(ir.Block(number, body(to)) for number, to in enumerate(targets))
    return circles(cast(Program, SimpleNamespace(blocks=blocks)), range(len(blocks)))


def body(to: set[int]) -> tuple[ir.Stmt, ...]:
    """One test after the other, each with a jump."""
    statement: tuple[ir.Stmt, ...] = (ir.Wait(0),)
    for target in sorted(to):
        statement = (ir.If(ir.Slot(9), (ir.Goto(target),), statement),)
    return statement


def reach(targets: list[set[int]], start: int) -> set[int]:
    """The blocks to which at least one jump leads."""
    seen: set[int] = set()
    todo = list(targets[start])
    while todo:
        here = todo.pop()
        if here not in seen:
            seen.add(here)
            todo += targets[here]
    return seen


@given(GRAPHS)
@settings(max_examples=300, deadline=None)
def test_inside_are_the_blocks_in_circles_and_on_the_way_from_one_to_another(targets: list[set[int]]) -> None:
    reached = [reach(targets, number) for number in range(len(targets))]
    round_about = {number for number in range(len(targets)) if number in reached[number]}
    behind = round_about.union(*(reached[number] for number in round_about))
    assert found(targets).after == behind
    assert found(targets).inside == {number for number in behind if (reached[number] | {number}) & round_about}


def test_a_chain_of_jumps_has_no_circle() -> None:
    assert found([{1}, {2}, set()]) == Circles(frozenset(), frozenset())


def test_what_a_circle_leads_to_comes_after_it() -> None:
    assert found([{1}, {2}, {1, 3}, set()]) == Circles(frozenset({1, 2}), frozenset({1, 2, 3}))


def test_a_block_can_go_round_by_itself() -> None:
    assert found([{0, 1}, set()]) == Circles(frozenset({0}), frozenset({0, 1}))
