"""The bot that looks one action ahead."""

from __future__ import annotations

import pytest

from interpreter import load
from interpreter.machine.rng import Stream
from interpreter.play.bots import make_bot
from tests.play.fake_game import FakeGame


@pytest.mark.parametrize("seed", range(5))
def test_it_takes_a_win(seed):
    game = load("tic-tac-toe")
    state = game.start(1)
    for square in ("a1", "b1", "a2", "b2"):
        state.apply(game.parse(f"place({square})"))
    chosen = make_bot("greedy").choose(state, state.legal_actions(), Stream(seed))
    assert game.describe(chosen) == "place(a3)"


def test_it_takes_what_leads_to_the_better_score():
    """Two stones score more than one."""
    state = FakeGame(heap=9).start(1)
    assert make_bot("greedy").choose(state, [0, 1], Stream(0)) == 1


def test_it_takes_each_of_equals_in_time():
    state = load("tic-tac-toe").start(1)
    legal = state.legal_actions()
    assert {make_bot("greedy").choose(state, legal, Stream(seed)) for seed in range(200)} == set(legal)


def test_it_does_not_know_the_dice_to_come():
    """Whatever the game's own stream holds, the choice follows from the bot's stream alone."""
    states = [load("pig").start(seed) for seed in range(20)]
    choices = {make_bot("greedy").choose(state, state.legal_actions(), Stream(4)) for state in states}
    assert len(choices) == 1


def test_it_leaves_the_position_as_it_is():
    state = load("pig").start(3)
    before = (list(state.vector), list(state.history), state.stream.state)
    make_bot("greedy").choose(state, state.legal_actions(), Stream(0))
    assert (list(state.vector), list(state.history), state.stream.state) == before
