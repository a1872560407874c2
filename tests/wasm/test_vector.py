"""Many games side by side are the games one would play one by one."""

from __future__ import annotations

import numpy
import pytest

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.machine.game import load
from interpreter.machine.rng import derived_seed
from interpreter.reading import shipped
from interpreter.wasm.vector import Vector


@pytest.mark.parametrize("name", sorted(shipped()))
def test_games_side_by_side_go_as_the_same_games_one_by_one(name: str) -> None:
    game, count = load(name), 3
    vector = Vector(game.program, count, seed=7)
    singles = [game.start(derived_seed(7, number)) for number in range(count)]
    for turn in range(60):
        for row, single in enumerate(singles):
            assert vector.states[row].tolist() == single.vector
            assert numpy.flatnonzero(vector.masks[row]).tolist() == list(single.legal_actions())
            assert bool(vector.over[row]) == single.is_over
        actions = [0 if s.is_over else s.legal_actions()[turn % len(s.legal_actions())] for s in singles]
        vector.step(actions)
        for single, action in zip(singles, actions, strict=True):
            if not single.is_over:
                single.apply(action)


def random_actions(vector: Vector, chooser: numpy.random.Generator) -> list[int]:
    return [int(chooser.choice(numpy.flatnonzero(row))) if row.any() else 0 for row in vector.masks]


def played_out(seed: int) -> Vector:
    vector, chooser = Vector(load("connect-four").program, 16, seed), numpy.random.default_rng(3)
    while not vector.over.all():
        vector.step(random_actions(vector, chooser))
    return vector


def test_finished_games_have_returns_and_stay_as_they_are() -> None:
    vector = played_out(1)
    before = vector.states.copy()
    vector.step(numpy.zeros(16, int))
    assert (vector.states == before).all()
    assert set(map(tuple, vector.returns.tolist())) <= {(1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)}
    assert (vector.returns.sum(axis=1) == 0).all()
    assert (vector.returns != 0).any()


def test_games_that_go_on_have_no_returns_yet() -> None:
    assert not Vector(load("tic-tac-toe").program, 4).returns.any()


def test_finished_games_give_way_to_the_next_of_the_series() -> None:
    vector = Vector(load("tic-tac-toe").program, 4)
    for action in (0, 3, 1, 4):
        vector.step([action, action + 1 if action > 2 else action, action, action])
    vector.step([2, 2, 5, 2])
    assert vector.over.tolist() == [True, True, False, True]
    vector.restart(vector.over)
    assert vector.over.tolist() == [False] * 4
    assert vector.numbers_in_series.tolist() == [4, 5, 2, 6]
    assert vector.choices.tolist() == [9, 9, 4, 9]


def test_the_same_seed_and_actions_give_the_same_states() -> None:
    assert (played_out(5).states == played_out(5).states).all()


def test_dice_differ_between_the_games_of_a_series() -> None:
    states = Vector(load("candy-crush-duel-pocket").program, 50).states
    assert len({tuple(row) for row in states.tolist()}) > 25


@pytest.mark.parametrize("action", [-1, 9, 0])
def test_an_illegal_action_is_refused_before_anything_is_played(action: int) -> None:
    vector = Vector(load("tic-tac-toe").program, 2)
    vector.step([0, 0])
    with pytest.raises(ValueError, match=rf"^action {action} is not legal in game 1 of the vector$"):
        vector.step([1, action])
    assert vector.choices.tolist() == [8, 8]


@pytest.mark.parametrize("count", [0, 10**9])
def test_more_games_than_the_memory_holds_are_refused_with_a_diagnostic(count: int) -> None:
    with pytest.raises(RulewrightError) as refused:
        Vector(load("tic-tac-toe").program, count)
    assert [d.code for d in refused.value.diagnostics] == ["RW012"]
