"""Shares of wins that are known exactly, met by simulation: within three standard errors, for a fixed seed."""

from __future__ import annotations

from math import sqrt

import pytest

from interpreter import Game, State, load
from interpreter.machine.rng import derived_seed

# Pig, both players holding at 20 or at what wins; computed exactly (Neller and Presser give about 0.5347).
HOLD_AT_TWENTY = 0.534698
# Connect four with random moves on both sides: about 55.6 %, the first player.
RANDOM_CONNECT_FOUR = 0.556


def within(share: float, expected: float, games: int, errors: float = 3.0) -> bool:
    return abs(share - expected) < errors * sqrt(expected * (1 - expected) / games)


@pytest.mark.parametrize("games", [4_000, pytest.param(40_000, marks=pytest.mark.slow)])
def test_holding_at_twenty_wins_pig_for_the_first_player_as_often_as_computed(games: int) -> None:
    game = load("pig")
    wins = sum(hold_at(game, 20, derived_seed(7, number)).returns[0] > 0 for number in range(games))
    assert within(wins / games, HOLD_AT_TWENTY, games)


def hold_at(game: Game, points: int, seed: int) -> State:
    """A finished game in which both players hold as soon as a turn has brought so many points."""
    roll, hold = game.parse("roll"), game.parse("hold")
    at = game.program.layout.variables["turn_total"].base
    state = game.start(seed)
    while not state.is_over:
        enough = state.vector[at] >= points or roll not in state.legal_actions()
        state.apply(hold if enough else roll)
    return state


@pytest.mark.parametrize("games", [6_000, pytest.param(60_000, marks=pytest.mark.slow)])
def test_random_connect_four_is_won_by_the_first_player_as_often_as_known(games: int) -> None:
    wins = sum(playout.returns[0] > 0 for playout in load("connect-four").playouts(games, seed=4))
    assert within(wins / games, RANDOM_CONNECT_FOUR, games)
