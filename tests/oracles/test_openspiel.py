"""Random games on OpenSpiel and on our machine in step: the same legal moves, turns and returns."""

from __future__ import annotations

import random
from typing import Any

import pytest

from interpreter import CHANCE, Game, State, load
from tests.oracles.mapping import TWINS, Twin

pyspiel = pytest.importorskip("pyspiel", reason="the extra `oracles` is not installed")
GAMES = 200


@pytest.mark.oracle
@pytest.mark.parametrize("twin", TWINS, ids=lambda twin: twin.name)
def test_random_games_go_the_same_way_as_in_openspiel(twin: Twin) -> None:
    game, their_game = load(twin.ruleset, options=dict(twin.options)), pyspiel.load_game(twin.theirs)
    stream = random.Random(twin.name)
    for _ in range(GAMES):
        play_in_step(twin, game, their_game.new_initial_state(), stream)


def play_in_step(twin: Twin, game: Game, theirs: Any, stream: random.Random) -> None:
    """One random game on both machines, compared at every decision."""
    ours = game.start()
    while not theirs.is_terminal():
        if theirs.is_chance_node():
            fall(ours, theirs, stream)
        else:
            move(twin, game, ours, theirs, stream)
    assert ours.is_over
    assert list(ours.returns) == list(theirs.returns())


def fall(ours: State, theirs: Any, stream: random.Random) -> None:
    """The same chance outcome on both sides, equally likely on both; one without a choice exists on theirs alone."""
    outcomes = theirs.chance_outcomes()
    if len(outcomes) > 1:
        assert ours.current_player == CHANCE
        weights = {ours.describe_outcome(number): weight for number, weight in ours.chance_outcomes()}
        total = sum(weights.values())
        assert {name: weight / total for name, weight in weights.items()} == pytest.approx(
            {str(outcome + 1): chance for outcome, chance in outcomes}
        )
    outcome, _ = stream.choice(outcomes)
    if len(outcomes) > 1:
        numbers = {ours.describe_outcome(number): number for number, _ in ours.chance_outcomes()}
        ours.apply(numbers[str(outcome + 1)])
    theirs.apply_action(outcome)


def move(twin: Twin, game: Game, ours: State, theirs: Any, stream: random.Random) -> None:
    """The same random move on both sides, out of equal sets of legal moves of the same player."""
    assert ours.current_player == theirs.current_player()
    actions = theirs.legal_actions()
    translated = [our_action(twin, game, theirs, action) for action in actions]
    assert sorted(translated) == ours.legal_actions(), f"differ after {theirs}"
    chosen = stream.randrange(len(actions))
    ours.apply(translated[chosen])
    theirs.apply_action(actions[chosen])


KNOWN: dict[tuple[str, int], int] = {}


def our_action(twin: Twin, game: Game, theirs: Any, action: int) -> int:
    """The id of one of their actions here; kept, as the text of an action is always the same."""
    if (twin.name, action) not in KNOWN:
        KNOWN[twin.name, action] = game.parse(twin.translate(theirs.action_to_string(action)))
    return KNOWN[twin.name, action]
