"""Every malformed ruleset of the data files gets the finding that its case states, and no other."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from interpreter.diagnostics.codes import CODES
from interpreter.diagnostics.diagnostic import Report
from interpreter.diagnostics.render import render
from interpreter.machine.game import Game
from interpreter.reading import load
from tests.diagnostics.cases import Case, Stage, data_files, findings, load_cases
from tests.fuzz.chain import play


def read(path: Path, options: Mapping[str, object], report: Report) -> object:
    return load(path, options, report)


def compile_game(path: Path, options: Mapping[str, object], report: Report) -> Game:
    """The whole road, for the cases of later rooms."""
    from interpreter import load as load_game

    load(path, options, report)
    return load_game(path, options=dict(options))


def play_games(path: Path, options: Mapping[str, object], report: Report) -> object:
    """The whole road and some random games, for faults that show in play."""
    game = compile_game(path, options, report)
    return [play(game, seed) for seed in range(3)]


#: Data files of this room are read only; faults in play are played; all others go the whole road.
STAGES: dict[str, Stage] = {"reading": read, "runtime": play_games}

CASES = [
    pytest.param(case, STAGES.get(path.stem, compile_game), id=f"{path.stem}: {case.name}")
    for path in data_files()
    for case in load_cases(path)
]


@pytest.mark.parametrize(("case", "stage"), CASES)
def test_a_malformed_ruleset_gets_the_finding_of_its_case(
    case: Case, stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "game"
    folder.mkdir()
    monkeypatch.chdir(folder)
    found = findings(case, stage, folder)
    first = found[0]
    assert (first.code, first.span.line, first.span.column) == (case.code, case.line, case.column)
    assert case.message in first.message
    assert case.hint in first.hint if case.hint else not first.hint
    assert first.span.file == (case.file if case.line else "")
    assert len(found) == case.count
    assert first.code in CODES
    assert f"[{case.code}]: {first.message}" in render(found)


def test_there_are_at_least_150_cases_with_names_of_their_own() -> None:
    names = [(path.stem, case.name) for path in data_files() for case in load_cases(path)]
    assert len(names) >= 150
    assert len(set(names)) == len(names)
