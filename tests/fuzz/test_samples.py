"""Fragments of many rulesets thrown together: refused or played, and played alike by both machines."""

from __future__ import annotations

import pytest

from interpreter.diagnostics.diagnostic import Report, RulewrightError
from interpreter.machine.backend import is_available
from interpreter.machine.game import Game, make_game
from interpreter.machine.playout import Playout
from interpreter.reading import loads, shipped
from tests.fuzz.chain import fate, hurried
from tests.fuzz.mutations import OF_THE_MEANING, mutated
from tests.fuzz.samples import sample

GAMES = 3
fast_machine = pytest.mark.skipif(not is_available(), reason="wasmtime is not installed")


def mutant(seed: int) -> str:
    """A sample, four times out of five with other rules than it had."""
    text = sample(seed)
    return mutated(text, seed, OF_THE_MEANING) if seed % 5 else text


def survive(seeds: range) -> set[str]:
    fates = set()
    for seed in seeds:
        text = mutant(seed)
        try:
            fates.add(fate(text, seed))
        except Exception as problem:
            problem.add_note(f"seed {seed}:\n{text}")
            raise
    return fates


def test_rulesets_of_many_fragments_are_refused_or_played() -> None:
    assert "played" in survive(range(150))


@pytest.mark.slow
def test_thousands_of_rulesets_of_many_fragments_are_refused_or_played() -> None:
    assert "played" in survive(range(1_000, 5_000))


def compiled(text: str) -> Game | None:
    """The game of a ruleset, unless it is refused or stops before the first decision."""
    try:
        game = make_game(loads(text, report=Report()), Report())
        game.start(0)
    except RulewrightError:
        return None
    return game


def reference(game: Game, seed: int) -> list[Playout] | str:
    """What the reference machine plays, or the code it stops with."""
    try:
        return game.playouts(GAMES, seed)
    except RulewrightError as problem:
        return problem.diagnostics[0].code


def module(game: Game, seed: int) -> list[Playout] | str:
    """What the fast machine plays, or the code it stops with."""
    try:
        return game.fast.playouts(GAMES, seed).playouts(game)
    except RulewrightError as problem:
        return problem.diagnostics[0].code


def compare(text: str, seed: int) -> bool:
    """Whether there was something to compare; fails where the machines differ."""
    with hurried(120):
        game = compiled(text)
        if game is None:
            return False
        try:
            assert reference(game, seed) == module(game, seed)
        except Exception as problem:
            problem.add_note(f"seed {seed}:\n{text}")
            raise
    return True


@fast_machine
def test_both_machines_play_mutants_alike() -> None:
    compared = [compare(mutant(seed), seed) for seed in range(200, 260)]
    assert sum(compared) > 10


@pytest.mark.slow
@fast_machine
def test_both_machines_play_thousands_of_mutants_alike() -> None:
    compared = [compare(mutant(seed), seed) for seed in range(10_000, 13_000)]
    assert sum(compared) > 500


@pytest.mark.slow
@fast_machine
@pytest.mark.parametrize("name", ["breakthrough", "kalah", "nim", "othello", "pig", "tic-tac-toe"])
def test_both_machines_play_mutants_of_shipped_rulesets_alike(name: str) -> None:
    text = shipped()[name].read_text(encoding="utf-8").rstrip() + "\n"
    bounded = text if "\nlimits:" in text else f"{text}limits: {{moves: 100}}\n"
    assert sum(compare(mutated(bounded, seed, OF_THE_MEANING), seed) for seed in range(100)) > 10
