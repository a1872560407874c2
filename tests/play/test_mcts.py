"""The bot that searches."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter import State, load
from interpreter.machine.rng import Stream
from interpreter.play.bots import MctsBot, make_bot
from tests.play.fake_game import FakeGame
from tests.play.walks import hidden_swaps, walked

CLOSED = str(Path(__file__).parents[1] / "conformance" / "samples" / "closed-hands.yaml")

#: Games with chance, with scores, with hidden pieces, with three players, and with none of these.
GAMES = ["tic-tac-toe", "connect-four", "kalah", "pig", "candy-crush-duel-pocket", "quacks-duel", CLOSED]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("widening", [3, 10_000])
def test_both_machines_search_alike(name, widening):
    """The same actions, as often, with the same value to the last bit."""
    for state in walked(load(name), seed=5, every=4, most=3):
        quick = MctsBot(60, widening=widening).search(state, 9)
        slow = MctsBot(60, widening=widening, quick=False).search(state, 9)
        assert quick == slow
        assert sum(tried.visits for tried in quick) == 60


@pytest.mark.parametrize("seed", range(5))
def test_it_takes_a_win(seed):
    game = load("tic-tac-toe")
    state = game.start(1)
    for square in ("a1", "b1", "a2", "b2"):
        state.apply(game.parse(f"place({square})"))
    assert game.describe(choice(state, 100, seed)) == "place(a3)"


@pytest.mark.parametrize("seed", range(5))
def test_it_keeps_the_other_from_winning(seed):
    game = load("tic-tac-toe")
    state = game.start(1)
    for square in ("a1", "b2", "a2"):
        state.apply(game.parse(f"place({square})"))
    assert game.describe(choice(state, 400, seed)) == "place(a3)"


@pytest.mark.parametrize("heap", [4, 5, 7, 8])
def test_it_plays_a_game_without_a_ruleset_well(heap):
    """Of take-one-or-two the player to move wins by leaving a multiple of three."""
    state = FakeGame(heap=heap).start(1)
    assert make_bot("mcts:300").choose(state, state.legal_actions(), Stream(0)) + 1 == heap % 3


@pytest.mark.parametrize("name", [CLOSED, pytest.param("azul-duel", marks=pytest.mark.slow)])
def test_positions_that_look_alike_to_the_player_get_the_same_choice(name):
    """What lies in hidden zones is exchanged; the player to move cannot know, so must not care."""
    tested = 0
    for state in walked(load(name), seed=2, every=3, most=6):
        for other in hidden_swaps(state, state.current_player)[:3]:
            assert other.observation(state.current_player) == state.observation(state.current_player)
            assert choice(other, 40, 3) == choice(state, 40, 3)
            tested += other.vector != state.vector
    assert tested > 5


def test_it_does_not_know_the_dice_to_come():
    """Positions equal but for the game's own stream get the same choice from the bot's stream."""
    states = [load("pig").start(seed) for seed in range(20)]
    assert len({choice(state, 30, 4) for state in states}) == 1


def test_it_leaves_the_position_as_it_is():
    state = load("pig").start(3)
    before = (list(state.vector), list(state.history), state.stream.state)
    choice(state, 50, 0)
    assert (list(state.vector), list(state.history), state.stream.state) == before


def test_a_search_after_a_larger_one_finds_the_same():
    """The tree's memory grows with the number of simulations and is used again."""
    state = load("connect-four").start(1)
    before = MctsBot(50).search(state, 1)
    MctsBot(50_000).search(state, 1)
    assert MctsBot(50).search(state, 1) == before


def choice(state: State, simulations: int, seed: int) -> int:
    return MctsBot(simulations).choose(state, state.legal_actions(), Stream(seed))
