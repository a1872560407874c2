"""Every shipped ruleset plays the same games on both machines, step by step."""

from __future__ import annotations

import pytest

from interpreter.machine.game import load
from interpreter.reading import shipped
from tests.wasm.lockstep import Pair

NAMES = sorted(shipped())
#: Games of each ruleset in the suite, and in the slow suite.
GAMES, MANY = 100, 10_000


@pytest.mark.parametrize("name", NAMES)
def test_both_machines_hold_the_same_state_after_every_step(name: str) -> None:
    pair = Pair(load(name))
    assert all(pair.play(1, number) > 0 for number in range(GAMES))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_both_machines_agree_over_many_games(name: str) -> None:
    pair = Pair(load(name))
    assert all(pair.play(2, number) > 0 for number in range(MANY))


@pytest.mark.parametrize("name", NAMES)
def test_random_games_come_out_the_same_on_both_machines(name: str) -> None:
    game = load(name)
    rows = game.fast.host.playouts(GAMES, seed=5)
    reference = game.playouts(GAMES, seed=5)
    assert [(p.length, p.choices) for p in reference] == [(int(row[0]), int(row[1])) for row in rows]
    assert [game.program.rules[row[2]] for row in rows] == [p.reason for p in reference]
    seats = game.players
    assert [game.engine.shares(row[3 : 3 + seats].tolist()) for row in rows] == [p.returns for p in reference]
    if reference[0].scores is not None:
        assert [tuple(row[-seats:].tolist()) for row in rows] == [p.scores for p in reference]
