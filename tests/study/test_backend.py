"""Both machines give the same numbers."""

from __future__ import annotations

from functools import partial

import pytest

from interpreter import load
from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.machine import backend as machines
from interpreter.machine.backend import fast, fast_playouts
from interpreter.machine.game import make_game
from interpreter.reading import loads
from interpreter.study.backend import PYTHON, WASM, backend_for, backend_for_games
from interpreter.study.perft import Counter, fast_counter
from interpreter.study.simulate import Series, simulate
from tests.play.fake_game import FakeGame

GAMES = ["tic-tac-toe", "kalah", "pig", "quacks-duel", "candy-crush-duel-pocket"]


@pytest.mark.parametrize("name", GAMES)
def test_game_k_of_a_batch_is_game_k_of_the_reference_machine(name):
    game = load(name)
    reference = game.playouts(20, 7)
    assert fast_playouts(game, 20, 7).playouts(game) == reference
    assert fast_playouts(game, 5, 7, first=12).playouts(game) == reference[12:17]


@pytest.mark.parametrize("name", GAMES)
def test_a_series_adds_up_to_the_same_on_both_machines(name):
    source = partial(load, name)
    tallies = [simulate(source, Series(("random",), 30, 2, None, backend)).tally for backend in (WASM, PYTHON)]
    assert tallies[0] == tallies[1]


def test_the_number_of_processes_changes_nothing():
    source, series = partial(load, "kalah"), Series(("random",), 500, 3, None, WASM)
    assert simulate(source, series, jobs=2).tally == simulate(source, series).tally


def test_search_plays_the_same_games_on_both_machines():
    source = partial(load, "tic-tac-toe")
    tallies = [simulate(source, Series(("mcts:20", "random"), 6, 2, None, backend)).tally for backend in (WASM, PYTHON)]
    assert tallies[0] == tallies[1]


BROKEN = """\
ruleset: broken
title: Broken
players: [light, dark]
variables: {n: {range: [0, 3]}}
actions:
  up: {do: [{add: 1, to: n}]}
  end: {do: [{draw: true}]}
phases:
  play: {turns: alternate, actions: [up, end]}
"""


def test_a_game_that_its_rules_stop_is_named_and_those_before_it_are_kept():
    source = partial(broken)
    fast_one, slow_one = (simulate(source, Series(("random",), 300, 1, None, backend)) for backend in (WASM, PYTHON))
    assert fast_one.failure == slow_one.failure
    assert fast_one.failure[-1].message.startswith("this happened in game ")
    assert fast_one.tally == slow_one.tally


def broken():
    return make_game(loads(BROKEN))


@pytest.mark.parametrize(("name", "depth"), [("tic-tac-toe", 9), ("connect-four", 6), ("nim", 9), ("pig", 3)])
def test_both_machines_count_the_same(name, depth):
    game = load(name)
    for moves in range(1, depth + 1):
        assert fast_counter(game).count(game.start(), moves) == Counter().count(game.start(), moves)


def test_the_fast_machine_takes_random_games_and_searches():
    game = load("nim")
    assert backend_for_games(game, ("random",), None, recorded=False) == WASM
    assert backend_for_games(game, ("mcts:5", "first"), None, recorded=True) == WASM
    assert backend_for_games(game, ("random",), None, recorded=True) == PYTHON
    assert backend_for_games(game, ("random", "greedy"), None, recorded=False) == PYTHON
    assert backend_for_games(game, ("random",), PYTHON, recorded=False) == PYTHON


def test_without_wasmtime_the_reference_machine_does_it(monkeypatch):
    monkeypatch.setattr(machines, "find_spec", lambda name: None)
    assert fast(load("nim")) is None
    assert backend_for(load("nim"), None) == PYTHON
    with pytest.raises(RulewrightError) as caught:
        backend_for(load("nim"), WASM)
    (found,) = caught.value.diagnostics
    assert (found.code, found.message) == ("CL014", "the machine `wasm` needs wasmtime")


def test_a_game_of_another_make_has_no_fast_machine():
    assert fast(FakeGame()) is None
    assert backend_for(FakeGame(), None) == PYTHON
