"""The exact solver on games whose values follow from a line of arithmetic."""

import pytest

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.machine.game import Game, make_game
from interpreter.reading import loads
from interpreter.study.solve import MARGIN, RETURN, Measure, Solver, solve
from tests.play.fake_game import FakeGame

WALK = """\
ruleset: walk
title: Walk
players: {players}
variables:
  place: {{range: [0, 3]}}
actions:
  back:
    where: place > 0
    do: [{{add: -1, to: place}}]
  on:
    where: place < 3
    do: [{{add: 1, to: place}}]
phases:
  play: {{turns: alternate, actions: [back, on], until: place = 3}}
"""


def walk(players: int = 2) -> Game:
    return make_game(loads(WALK.format(players=players)))


@pytest.mark.parametrize("heap", range(1, 10))
def test_a_heap_is_lost_exactly_when_three_divides_it(heap: int):
    assert solve(FakeGame(heap=heap)).value == (-1 if heap % 3 == 0 else 1)


def test_the_best_move_is_the_lowest_that_reaches_the_value():
    assert solve(FakeGame(heap=4)).best == 0  # leaves 3
    assert solve(FakeGame(heap=5)).best == 1  # leaves 3
    assert solve(FakeGame(heap=3)).best == 0  # all lose


def test_chance_counts_by_the_weights_of_its_outcomes():
    # Heaps of 2 (weight 2) and 4 are won, 3 is lost by whoever moves first.
    assert solve(FakeGame(die=True)).value == (2 * 1 + 1 * -1 + 1 * 1) / 4


def test_before_chance_there_is_no_best_move():
    assert solve(FakeGame(die=True)).best is None


@pytest.mark.parametrize("heap", range(1, 10))
def test_a_measure_of_ones_own_is_played_for(heap: int):
    misere = Measure(lambda state: -state.returns[0], -1, 1)
    assert solve(FakeGame(heap=heap), misere).value == (-1 if heap % 3 == 1 else 1)


def test_each_position_is_kept_once():
    assert solve(FakeGame(heap=30), RETURN).positions <= 2 * 30


def test_a_position_is_left_as_it_is():
    state = FakeGame(heap=5).start()
    Solver().value(state)
    assert state.heap == 5


@pytest.mark.parametrize(
    ("broken", "code"),
    [
        (lambda: solve(walk()), "CL023"),
        (lambda: solve(walk(players=3)), "CL022"),
        (lambda: solve(walk(), MARGIN), "CL023"),
        (lambda: solve(FakeGame(heap=300), limit=100), "CL024"),
        (lambda: solve(FakeGame(heap=1000)), "CL024"),
    ],
)
def test_what_cannot_be_solved_is_said(broken, code: str):
    with pytest.raises(RulewrightError) as caught:
        broken()
    assert caught.value.diagnostics[0].code == code


def test_a_margin_needs_scores():
    game = make_game(loads(WALK.format(players=2).replace("place = 3", "place > 0")))
    with pytest.raises(RulewrightError) as caught:
        solve(game, MARGIN)
    assert caught.value.diagnostics[0].code == "CL021"
