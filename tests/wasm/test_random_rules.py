"""Rulesets by chance are the same games on both machines, or stop at the same step."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.machine.game import Game, make_game
from interpreter.reading import loads
from tests.wasm.faults import agree
from tests.wasm.random_rules import rulesets

#: Rulesets in the suite and in the slow suite, and games of each.
FEW, MANY, GAMES = 12, 1500, 2
#: A ruleset that fails is written out; making it smaller would take an hour.
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)


def made(text: str) -> Game | None:
    """The game of a ruleset; nothing if the checks refuse the ruleset."""
    try:
        return make_game(loads(text))
    except RulewrightError:
        return None


def check(text: str) -> None:
    """Compare the machines, if the ruleset is one."""
    game = made(text)
    if game is not None:
        assert len(agree(game, 1, GAMES)) <= GAMES


@given(rulesets())
@settings(max_examples=FEW, phases=PHASES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_ruleset_by_chance_is_the_same_on_both_machines(text: str) -> None:
    check(text)


@pytest.mark.slow
@given(rulesets())
@settings(max_examples=MANY, phases=PHASES, deadline=None, suppress_health_check=list(HealthCheck))
def test_many_rulesets_by_chance_are_the_same_on_both_machines(text: str) -> None:
    check(text)
