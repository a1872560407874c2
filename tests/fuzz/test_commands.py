"""Every command that reads a ruleset survives any ruleset."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.reading import shipped
from tests.fuzz.chain import hurried
from tests.fuzz.command_line import rulewright
from tests.fuzz.mutations import OF_THE_FILE, OF_THE_MEANING, mutated

TEXTS = {name: path.read_text(encoding="utf-8") for name, path in shipped().items()}
#: What is done with a damaged ruleset (FILE) made from a shipped one (BASE).
COMMANDS = {
    "check": ("check", "FILE", "--games", "2"),
    "check as json": ("check", "FILE", "--games", "0", "--json"),
    "show": ("show", "FILE"),
    "show as json": ("show", "FILE", "--json"),
    "show assumptions": ("show", "FILE", "--assumptions"),
    "diff": ("diff", "BASE", "FILE"),
    "diff back": ("diff", "FILE", "BASE", "--json"),
    "run": ("run", "FILE", "--games", "2", "--jobs", "1"),
    "perft": ("perft", "FILE", "1"),
    "test": ("test", "FILE"),
    "explain": ("explain", "FILE", "pass"),
}


def survive(command: str, name: str, seeds: range, folder: Path) -> None:
    path = folder / "ruleset.yaml"
    for seed in seeds:
        text = mutated(TEXTS[name], seed, OF_THE_MEANING if seed % 3 else OF_THE_FILE)
        path.write_text(text, encoding="utf-8")
        words = {"FILE": str(path), "BASE": name}
        try:
            with hurried(60):
                outcome = rulewright(*(words.get(word, word) for word in COMMANDS[command]))
        except Exception as problem:
            problem.add_note(f"{command}, ruleset {name}, seed {seed}:\n{text}")
            raise
        assert outcome.code in (0, 1, 2)
        assert outcome.text


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_survives_damaged_rulesets(command: str, tmp_path: Path) -> None:
    for place, name in enumerate(("tic-tac-toe", "pig", "othello", "kalah", "nim", "connect-four")):
        survive(command, name, range(10 * place, 10 * place + 2), tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_survives_hundreds_of_damaged_rulesets(command: str, name: str, tmp_path: Path) -> None:
    survive(command, name, range(2_000, 2_040), tmp_path)
