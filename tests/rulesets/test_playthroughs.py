"""Recorded random games of another engine go the same way here: legal moves, turns, returns."""

from __future__ import annotations

import pytest

from interpreter import load
from interpreter.play.protocols import CHANCE, GameState, PlayableGame
from tests.oracles.mapping import TWINS, Twin
from tests.rulesets.record_openspiel import FOLDER, file_name

CASES = [
    pytest.param(twin, line, id=f"{twin.name} {number}")
    for twin in TWINS
    for number, line in enumerate((FOLDER / file_name(twin)).read_text(encoding="utf-8").splitlines(), 1)
]


@pytest.mark.parametrize(("twin", "line"), CASES)
def test_a_recorded_game_has_the_same_moves_and_returns(twin: Twin, line: str) -> None:
    game = load(twin.ruleset, options=dict(twin.options))
    state = game.start()
    steps, returns = line.split(": ")
    for step in steps.split("; "):
        take(game, state, step)
    assert state.is_over
    assert [int(value) for value in state.returns] == [int(value) for value in returns.split()]


def take(game: PlayableGame, state: GameState, step: str) -> None:
    """Follow one recorded step: ``=5`` is a chance outcome, ``7 drop(a)`` a move among seven."""
    assert not state.is_over
    if step.startswith("="):
        assert state.current_player == CHANCE
        outcomes = {state.describe_outcome(outcome): outcome for outcome, _ in state.chance_outcomes()}
        state.apply(outcomes[step[1:]])
        return
    count, move = step.split(" ", 1)
    legal = state.legal_actions()
    assert len(legal) == int(count)
    action = game.parse(move)
    assert action in legal
    state.apply(action)
