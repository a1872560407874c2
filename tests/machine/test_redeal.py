"""What a player may take a position to be."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from interpreter import load
from interpreter.machine.game import make_game
from interpreter.machine.rng import Stream
from interpreter.reading import loads
from tests.machine.small import HEAD

CLOSED = str(Path(__file__).parents[1] / "conformance" / "samples" / "closed-hands.yaml")


@pytest.fixture(scope="module")
def state():
    return load(CLOSED).start(3)


def hands(state):
    return [tuple(state.zones[f"hand[{name}]"].values()) for name in ("ann", "bob", "cem")]


def test_what_the_player_sees_stays(state):
    for player in range(3):
        for seed in range(20):
            imagined = state.imagined(player, Stream(seed))
            assert imagined.observation(player) == state.observation(player)
            assert hands(imagined)[player] == hands(state)[player]


def test_what_the_player_does_not_see_varies(state):
    """Every card that ann does not hold comes to lie in bob's first place sooner or later."""
    first = {hands(state.imagined(0, Stream(seed)))[1][0] for seed in range(300)}
    left = Counter({f"card({value})": 2 for value in range(1, 7)}) - Counter(hands(state)[0])
    assert first == set(left)


def test_no_piece_is_lost_or_made(state):
    def box(one):
        return Counter(card for hand in hands(one) for card in hand) + Counter(one.zones["deck"])

    assert all(box(state.imagined(1, Stream(seed))) == box(state) for seed in range(20))


def test_chance_comes_from_the_stream_given_and_the_history_is_left_behind(state):
    stream = Stream(8)
    imagined = state.imagined(0, stream)
    assert imagined.stream is stream
    assert imagined.history == []


def test_a_game_that_hides_nothing_is_imagined_as_it_is():
    state = load("pig").start(1)
    imagined = state.imagined(0, Stream(2))
    assert imagined.vector == state.vector
    assert imagined.vector is not state.vector


PILES = """\
players: [light, dark]
components:
  disc: {value: 1..4, copies: 1, starts: bag}
zones:
  bag:  {kind: pool, holds: disc}
  pile: {kind: stack, height: 4, holds: disc, visible: none}
phases:
  play: {turns: alternate, actions: [stop]}
setup:
  - {draw: bag, to: pile}
  - {draw: bag, to: pile}
  - {draw: bag, to: pile}
actions:
  stop: {do: [{draw: true}]}
"""


def test_a_hidden_pile_is_shuffled():
    state = make_game(loads(HEAD + PILES)).start(1)
    orders = {tuple(state.imagined(0, Stream(seed)).zones["pile"]) for seed in range(100)}
    assert len(orders) == 6
    assert {frozenset(order) for order in orders} == {frozenset(state.zones["pile"])}
