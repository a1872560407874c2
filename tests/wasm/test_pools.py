"""Draws from pools and sums of slots as vectors: the same as going from slot to slot."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpreter.machine.game import Game
from interpreter.program.layout import POINT
from interpreter.program.program import Chance
from interpreter.wasm.host import Host, signed
from interpreter.wasm.module import Module, emit
from tests.machine.small import build

#: Kinds in a pool: the fewest that are worth a vector, and around whole vectors.
KINDS = (6, 7, 8, 9, 15, 16, 17, 24, 31, 40)
#: The number of the first kind; 0 stands for none.
FIRST = 1
WEIGHTS = st.one_of(st.just(0), st.just(0), st.integers(1, 3), st.integers(0, 5000), st.just(32767))

DRAWING = """
players: [light, dark]
components:
  bead: {size: 1..KINDS, copies: 1, starts: bag}
zones:
  bag: {kind: pool, holds: bead}
  hand: {per: Player, kind: pool, holds: bead}
actions:
  take: {do: [{draw: bag, to: "hand[me]"}]}
phases:
  play: {turns: alternate, actions: [take], until: empty(bag)}
outcome: {score: "SCORE"}
"""


class Drawing:
    """A game with a pool, waiting for a draw from it."""

    def __init__(self, kinds: int, score: str = "count(hand[each])") -> None:
        """Have the module made, with its inner functions exported."""
        self.game: Game = build(DRAWING.replace("KINDS", str(kinds)).replace("SCORE", score))
        module = emit(self.game.program)
        names = [f".pool.{name}" for name in sorted(module.memory.pools)] + [self.game.program.score or ""]
        exports = "\n".join(f'(export "{name}" (func ${name}))' for name in names)
        self.text = module.text
        self.host = Host(
            self.game.program, Module(module.text.rstrip()[:-1] + exports + ")", module.memory, module.work)
        )
        self.host.act(0)
        point = self.game.program.points[int(self.host.state[POINT])]
        assert isinstance(point, Chance)
        self.pool = f".pool.{point.outcomes}"

    def fill(self, zone: str, copy: int, weights: list[int]) -> None:
        """Put so many of each kind into one copy of a pool."""
        base = self.game.program.layout.zones[zone].base + copy * len(weights)
        self.host.state[base : base + len(weights)] = weights

    def drawn(self, word: int) -> list[int]:
        """The total of the weights, and what a random word draws."""
        found: list[int] = self.host.call(self.pool, signed(word))
        return found


@cache
def drawing(kinds: int) -> Drawing:
    return Drawing(kinds)


def expected(weights: list[int], word: int) -> list[int]:
    """The same slot by slot."""
    total = sum(weights)
    rest = (word >> 32) * total >> 32
    for kind, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return [total, FIRST + kind]
    raise AssertionError("weights add up")


def edges(weights: list[int]) -> list[int]:
    """Random words at the first and last place of each kind."""
    total, before, halves = sum(weights), 0, []
    for weight in weights:
        halves += [-(-(before << 32) // total), (-(-(before + weight << 32) // total) - 1)]
        before += weight
    return [half << 32 | 99 for half in halves if 0 <= half < 2**32]


POOLS = st.sampled_from(KINDS).flatmap(lambda kinds: st.lists(WEIGHTS, min_size=kinds, max_size=kinds))


@given(POOLS.filter(any), st.integers(0, 2**64 - 1))
@settings(max_examples=200, deadline=None)
def test_a_draw_is_by_the_weights_in_order(weights: list[int], word: int) -> None:
    pool = drawing(len(weights))
    pool.fill("bag", 0, weights)
    found = [pool.drawn(one) for one in (word, *edges(weights))]
    assert found == [expected(weights, one) for one in (word, *edges(weights))]


@pytest.mark.parametrize("weights", [[32766, 1, 0, 0, 0, 0], [32766, 1, 1, 0, 0, 0], [9999] * 40, [0] * 39 + [1]])
def test_totals_at_the_end_of_sixteen_bits_and_beyond(weights: list[int]) -> None:
    pool = drawing(len(weights))
    pool.fill("bag", 0, weights)
    assert [pool.drawn(one) for one in edges(weights)] == [expected(weights, one) for one in edges(weights)]


@given(POOLS, POOLS)
@settings(max_examples=200, deadline=None)
def test_a_sum_of_slots_is_that_of_one_copy_alone(mine: list[int], theirs: list[int]) -> None:
    theirs = (theirs * len(mine))[: len(mine)]
    pool = drawing(len(mine))
    pool.fill("hand", 0, mine)
    pool.fill("hand", 1, theirs)
    score = pool.game.program.score or ""
    assert [pool.host.call(score, player) for player in (0, 1)] == [sum(mine), sum(theirs)]


@pytest.mark.parametrize("kinds", [6, 9, 17])
@pytest.mark.parametrize("at", [None, 0, -1])
def test_whether_there_is_anything_in_slots(kinds: int, at: int | None) -> None:
    pool = Drawing(kinds, "if count(hand[each]) > 0 then 1 else 0")
    weights = [0] * kinds
    if at is not None:
        weights[at] = 1
    pool.fill("hand", 0, weights)
    pool.fill("hand", 1, [0] * kinds)
    assert [pool.host.call(pool.game.program.score or "", player) for player in (0, 1)] == [sum(weights), 0]


def test_sums_and_draws_are_vectors() -> None:
    assert "i32x4.extadd_pairwise_i16x8_s" in drawing(17).text
    assert "v128.any_true" in Drawing(17, "if count(hand[each]) > 0 then 1 else 0").text
