"""Every shipped ruleset plays the same game on both machines, step by step."""

from __future__ import annotations

import pytest

from interpreter.machine.game import load
from interpreter.reading import shipped
from tests.wasm.lockstep import Pair

NAMES = sorted(shipped())
#: Slots above which a step by step comparison of many games takes long.
LARGE = 300


@pytest.mark.parametrize("name", NAMES)
def test_both_machines_hold_the_same_state_after_every_step(name: str) -> None:
    pair = Pair(load(name))
    games = 2 if pair.game.state_slots > LARGE else 6
    assert all(pair.play(seed) > 0 for seed in range(games))


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_both_machines_agree_over_many_games(name: str) -> None:
    pair = Pair(load(name))
    assert all(pair.play(seed) > 0 for seed in range(100))


@pytest.mark.parametrize("name", NAMES)
def test_random_games_come_out_the_same_on_both_machines(name: str) -> None:
    game = load(name)
    rows = Pair(game).host.playouts(12, seed=5)
    reference = game.playouts(12, seed=5)
    assert [(p.length, p.choices) for p in reference] == [(int(row[0]), int(row[1])) for row in rows]
    assert [game.program.rules[row[2]] for row in rows] == [p.reason for p in reference]
    if reference[0].scores is not None:
        assert [tuple(row[-game.players :].tolist()) for row in rows] == [p.scores for p in reference]
