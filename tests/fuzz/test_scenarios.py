"""Damaged scenario files are run or refused with words; nothing else ever happens."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from interpreter.reading import shipped
from tests.fuzz.chain import hurried
from tests.fuzz.command_line import rulewright
from tests.fuzz.mutations import damaged_characters, damaged_nodes, exchanged_expressions

FILES = {name: path for name, path in shipped().items() if (path.parent / "scenarios.yaml").exists()}

#: Those that compile quickly; the others follow in the slow tests.
QUICK = ("tic-tac-toe", "connect-four", "pig", "nim", "kalah", "othello")


def run_damaged(name: str, seeds: range, folder: Path) -> set[int]:
    shutil.copy(FILES[name], folder / "ruleset.yaml")
    text = (FILES[name].parent / "scenarios.yaml").read_text(encoding="utf-8")
    codes = set()
    for seed in seeds:
        stream = random.Random(seed)
        damaged = stream.choice((damaged_nodes, damaged_nodes, exchanged_expressions, damaged_characters))(text, stream)
        (folder / "scenarios.yaml").write_text(damaged, encoding="utf-8")
        try:
            with hurried(60):
                codes.add(rulewright("test", str(folder), *(["--json"] if seed % 2 else [])).code)
        except Exception as problem:
            problem.add_note(f"ruleset {name}, seed {seed}:\n{damaged}")
            raise
    return codes


@pytest.mark.parametrize("name", QUICK)
def test_damaged_scenarios_are_run_or_refused(name: str, tmp_path: Path) -> None:
    assert run_damaged(name, range(4), tmp_path) <= {0, 1, 2}


@pytest.mark.slow
@pytest.mark.parametrize("name", FILES)
def test_hundreds_of_damaged_scenarios_are_run_or_refused(name: str, tmp_path: Path) -> None:
    assert {0, 1} <= run_damaged(name, range(100, 200), tmp_path) <= {0, 1, 2}
