"""Random games played by OpenSpiel and by us in step: equal legal moves, turns and returns."""

from __future__ import annotations

import random
from typing import Any

import pytest

from interpreter import load
from interpreter.play.protocols import CHANCE, GameState, PlayableGame
from tests.rulesets.openspiel import TWINS, Twin

pyspiel = pytest.importorskip("pyspiel", reason="the extra `oracles` is not installed")
GAMES = 200


@pytest.mark.oracle
@pytest.mark.parametrize("twin", TWINS, ids=lambda twin: twin.name)
def test_random_games_go_the_same_way_as_in_openspiel(twin: Twin) -> None:
    game = load(twin.ruleset, options=dict(twin.options))
    their_game = pyspiel.load_game(twin.theirs)
    stream = random.Random(twin.name)
    for _ in range(GAMES):
        play_in_step(twin, game, game.start(), their_game.new_initial_state(), stream)


def play_in_step(twin: Twin, game: PlayableGame, ours: GameState, theirs: Any, stream: random.Random) -> None:
    """One random game on both engines, compared at each step."""
    while not theirs.is_terminal():
        if theirs.is_chance_node():
            fall(ours, theirs, stream)
        else:
            move(twin, game, ours, theirs, stream)
    assert ours.is_over
    assert list(ours.returns) == list(theirs.returns())


def fall(ours: GameState, theirs: Any, stream: random.Random) -> None:
    """The same random chance outcome on both sides; an outcome without a choice exists on theirs alone."""
    outcome = stream.choice(theirs.legal_actions())
    if len(theirs.legal_actions()) > 1:
        assert ours.current_player == CHANCE
        numbers = {ours.describe_outcome(number): number for number, _ in ours.chance_outcomes()}
        ours.apply(numbers[str(outcome + 1)])
    theirs.apply_action(outcome)


def move(twin: Twin, game: PlayableGame, ours: GameState, theirs: Any, stream: random.Random) -> None:
    """The same random move on both sides, among equal legal moves of the same player."""
    assert ours.current_player == theirs.current_player()
    their_moves = {twin.translate(theirs.action_to_string(action)): action for action in theirs.legal_actions()}
    our_moves = {game.describe(action): action for action in ours.legal_actions()}
    assert sorted(our_moves) == sorted(their_moves)
    chosen = stream.choice(sorted(their_moves))
    ours.apply(our_moves[chosen])
    theirs.apply_action(their_moves[chosen])
