"""What every shipped ruleset keeps: sources, examples, short expressions, pieces that neither vanish nor multiply."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from interpreter import load
from interpreter.model.ruleset import Ruleset
from interpreter.reading import load as read
from interpreter.reading import shipped

NAMES = sorted(shipped())
MODELINE = "# yaml-language-server: $schema=../../schema/ruleset.schema.json\n"
LONGEST_EXPRESSION = 3 * 120


@pytest.mark.parametrize("name", NAMES)
def test_an_editor_is_told_the_schema(name: str) -> None:
    assert shipped()[name].read_text(encoding="utf-8").startswith(MODELINE)


@pytest.mark.parametrize("name", NAMES)
def test_there_are_scenarios(name: str) -> None:
    assert (shipped()[name].parent / "scenarios.yaml").is_file()


@pytest.mark.parametrize("name", NAMES)
def test_every_scenario_has_a_source(name: str) -> None:
    text = (shipped()[name].parent / "scenarios.yaml").read_text(encoding="utf-8")
    scenarios = re.split(r"^  - name:", text, flags=re.MULTILINE)[1:]
    without = [s.splitlines()[0].strip() for s in scenarios if not re.search(r"^    (cite|assumed):", s, re.MULTILINE)]
    assert without == []


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_has_a_source(name: str) -> None:
    ruleset = read(name)
    rules = (rule for group in groups(ruleset) for rule in group if rule.name.value != "players")
    assert [rule.name.value for rule in rules if not (rule.source.cite or rule.source.assumed)] == []


def groups(ruleset: Ruleset) -> Iterator[tuple]:
    """The lists of rules that must say where they come from."""
    yield from (ruleset.options, ruleset.components, ruleset.zones, ruleset.variables)
    yield from (ruleset.actions, ruleset.triggers, ruleset.procedures, ruleset.phases)


@pytest.mark.parametrize("name", NAMES)
def test_no_expression_is_longer_than_three_lines(name: str) -> None:
    lengths = {function.name.value: len(function.body.value) for function in read(name).functions}
    assert {name: length for name, length in lengths.items() if length > LONGEST_EXPRESSION} == {}


@pytest.mark.parametrize("name", [name for name in NAMES if "extends:" in shipped()[name].read_text(encoding="utf-8")])
def test_a_variant_is_shorter_than_twenty_lines(name: str) -> None:
    assert len(Path(shipped()[name]).read_text(encoding="utf-8").splitlines()) < 20


@pytest.mark.parametrize("name", NAMES)
def test_pieces_with_copies_neither_vanish_nor_multiply(name: str) -> None:
    game = load(name)
    counted = {component.name for component in game.checked.components.values() if component.copies is not None}
    for seed in range(3):
        state = game.start(seed)
        before = pieces(state.zones, counted)
        while not state.is_over:
            legal = state.legal_actions()
            state.apply(legal[(seed + len(state.history)) * 7919 % len(legal)])
            assert pieces(state.zones, counted) == before


def pieces(zones: Mapping[str, object], counted: set[str]) -> Counter[str]:
    """How many pieces of each counted component lie in all zones together."""
    found: Counter[str] = Counter()
    for content in zones.values():
        for kind, number in kinds(content):
            component = kind.partition("(")[0]
            found[component] += number if component in counted else 0
    return +found


def kinds(content: object) -> Iterator[tuple[str, int]]:
    """The kinds in what a zone shows, each with its number."""
    if isinstance(content, str):
        yield content, 1
    elif isinstance(content, Mapping):
        for key, value in content.items():
            if isinstance(value, int):
                yield str(key), value
            else:
                yield from kinds(value)
    elif isinstance(content, list | tuple):
        for each in content:
            yield from kinds(each)
