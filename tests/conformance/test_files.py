"""The files of every ruleset: the editor's line, scenarios that pass, rules with a source, a golden game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from interpreter import load
from interpreter.model.ruleset import Phase, Provenance, Ruleset
from interpreter.play.scenarios import run_scenarios
from interpreter.reading import load as read
from interpreter.reading import shipped
from interpreter.reading.scenarios import load_scenarios, scenario_file
from tools.golden import FOLDER, transcript

MODELINE = "# yaml-language-server: $schema=../../schema/ruleset.schema.json"
RULESETS = list(shipped())

each = pytest.mark.parametrize("ruleset", RULESETS)


@each
def test_a_ruleset_is_named_like_its_folder(ruleset: str) -> None:
    assert read(ruleset).name == ruleset


@each
def test_the_first_line_tells_the_editor_the_schema(ruleset: str) -> None:
    first = shipped()[ruleset].read_text(encoding="utf-8").splitlines()[0]
    assert first == MODELINE
    assert (shipped()[ruleset].parent / MODELINE.partition("=")[2]).is_file()


@each
def test_there_are_scenarios_and_all_pass(ruleset: str) -> None:
    path = scenario_file(shipped()[ruleset])
    assert path is not None
    verdicts = list(run_scenarios(lambda options: load(ruleset, options=options), load_scenarios(path)))
    # A variant shows what it changes; the rest is shown by its base.
    assert len(verdicts) >= (1 if read(ruleset).extends else 3)
    assert [(verdict.scenario.name.value, verdict.message) for verdict in verdicts if not verdict.ok] == []


@each
def test_every_rule_is_cited_or_assumed(ruleset: str) -> None:
    assert [name for name, source in rules(read(ruleset)) if not source.cite and not source.assumed] == []


def rules(ruleset: Ruleset) -> Iterator[tuple[str, Provenance]]:
    """The rules that decide how a game goes: patterns, actions, triggers, phases, the outcome."""
    for rule in (*ruleset.patterns, *ruleset.actions, *ruleset.triggers, *phases(ruleset.phases)):
        yield rule.name.value, rule.source
    if ruleset.outcome.rank:
        yield "outcome", ruleset.outcome.source


def phases(found: tuple[Phase, ...]) -> Iterator[Phase]:
    for phase in found:
        yield phase
        yield from phases(phase.phases)


@each
def test_the_golden_game_is_played_as_it_was(ruleset: str) -> None:
    path = FOLDER / f"{ruleset}.txt"
    assert path.is_file(), "make it with: python tools/golden.py"
    assert transcript(ruleset).splitlines() == path.read_text(encoding="utf-8").splitlines()


def test_golden_games_are_small_and_belong_to_a_ruleset() -> None:
    files = sorted(Path(FOLDER).glob("*.txt"))
    assert {path.stem for path in files} == set(RULESETS)
    assert [path.name for path in files if path.stat().st_size > 50_000] == []
