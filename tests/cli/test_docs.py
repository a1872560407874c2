"""What the documents show is what the program does."""

import re
import textwrap

import pytest

from interpreter import load
from interpreter.cli.main import COMMANDS, GROUPS
from interpreter.machine.game import make_game
from interpreter.reading.load import loads
from tests.cli.helpers import ROOT, rulewright

README = (ROOT / "README.md").read_text(encoding="utf-8")
CLI = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")


def blocks(text, language):
    found = re.findall(rf"^( *)```{language}\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL)
    return [textwrap.dedent(body) for _, body in found]


def test_the_game_in_the_readme_is_the_shipped_one():
    (text,) = blocks(README, "yaml")
    shown, shipped = make_game(loads(text)), load("connect-four")
    assert shown.action_names == shipped.action_names
    assert [shown.playout(seed) for seed in range(20)] == [shipped.playout(seed) for seed in range(20)]


def test_the_python_in_the_readme_runs():
    (text,) = blocks(README, "python")
    printed = []
    exec(text, {"print": lambda *values: printed.extend(values)})
    assert printed[1:] == [(1.0, -1.0), "connection"]


def test_the_five_minutes_of_the_readme_go_as_told(tmp_path):
    assert rulewright("new", "my-game", cwd=tmp_path).code == 0
    path = tmp_path / "my-game" / "ruleset.yaml"
    text = path.read_text()
    path.write_text(text.replace("full(board)", "full(bord)"))
    (shown,) = blocks(README, "text")
    found = rulewright("check", "my-game", cwd=tmp_path).out
    assert [line.split() for line in shown.splitlines()] == [line.split() for line in found.splitlines()[:6]]
    path.write_text(text.replace("win: me", "lose: me"))
    assert rulewright("check", "my-game", cwd=tmp_path).code == 0
    assert "1 of 3 scenarios failed" in rulewright("test", "my-game", cwd=tmp_path).out


@pytest.mark.parametrize("path", [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))], ids=str)
def test_every_link_of_the_documents_leads_somewhere(path):
    targets = re.findall(r"\]\(([^)#\s]+)[^)]*\)", path.read_text(encoding="utf-8"))
    missing = [target for target in targets if not target.startswith("http") and not (path.parent / target).exists()]
    assert missing == []


def test_the_reference_has_a_section_for_every_command_and_no_other():
    sections = re.findall(r"^## (\w+)", CLI, re.MULTILINE)
    assert sorted(set(sections)) == sorted((*COMMANDS, *GROUPS))


@pytest.mark.parametrize("command", COMMANDS)
def test_the_reference_invents_no_option(command):
    section = re.split(r"^## ", CLI, flags=re.MULTILINE)[1 + re.findall(r"^## (\w+)", CLI, re.MULTILINE).index(command)]
    shown = rulewright(command, "--help").out
    for option in set(re.findall(r"(?<![\w-])(--[a-z]+)", section)) - {"--json"}:
        assert option in shown, option
