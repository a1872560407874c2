"""Every wrong command line and every broken record of the data files is answered as its case states."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import yaml

from tests.fuzz.command_line import Outcome, rulewright

FOLDER = Path(__file__).parent / "command_line"


@dataclass(frozen=True, slots=True)
class Case:
    """Arguments, files to work with, the exit code, and fragments of the answer."""

    name: str
    arguments: Sequence[str]
    exit: int
    says: Sequence[str]
    files: Mapping[str, str] = field(default_factory=dict)


CASES = [
    pytest.param(Case(**case), id=f"{path.stem}: {case['name']}")
    for path in sorted(FOLDER.glob("*.yaml"))
    for case in yaml.safe_load(path.read_text(encoding="utf-8"))
]


def run(arguments: Sequence[str], files: Mapping[str, str], folder: Path) -> Outcome:
    """Run a command in a folder with some files."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("utf-8", "surrogateescape"))
    before = Path.cwd()
    os.chdir(folder)
    try:
        return rulewright(*arguments)
    finally:
        os.chdir(before)


@pytest.mark.parametrize("case", CASES)
def test_a_wrong_command_line_is_answered_as_its_case_states(
    case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "500")
    outcome = run(case.arguments, case.files, tmp_path)
    assert outcome.code == case.exit
    for fragment in case.says:
        assert fragment in " ".join(outcome.text.split()) or fragment in outcome.text


def test_there_are_many_cases_with_names_of_their_own() -> None:
    names = [case.id for case in CASES]
    assert len(names) >= 40
    assert len(set(names)) == len(names)
