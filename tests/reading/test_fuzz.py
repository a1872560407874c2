"""Damaged rulesets are read or refused with places in the file; nothing else ever happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from interpreter.diagnostics.diagnostic import NOWHERE, Report, RulewrightError
from interpreter.diagnostics.render import render
from interpreter.reading import loads, shipped
from interpreter.reading.nodes import plain
from interpreter.reading.scenarios import loads_scenarios
from tests.reading.samples import SAMPLE, tree
from tests.reading.test_scenarios import SAMPLE as SCENARIOS

TEXTS = [SAMPLE, *(path.read_text(encoding="utf-8") for path in shipped().values())]
SCRAPS = [
    *("", " ", "\n", "\t", ":", ": ", "- ", "{", "}", "[", "]", "'", '"', "#", "&a ", "*a", "!x "),
    *("|", ">", "null", "1", "é", "😀", "\0", "%", "---\n"),
]
NAMES = ["kind", "phases", "x", "extends", "move", "players", "Ab", "when"]


def survives(text: str, read: Callable[[str], object]) -> None:
    """Read the text; whatever is found lies within it and can be shown."""
    found: list[object] = []
    try:
        read(text)
    except RulewrightError as problem:
        assert problem.diagnostics
        rows = text.split("\n")
        for diagnostic in problem.diagnostics:
            found.append(diagnostic)
            assert diagnostic.message
            if diagnostic.span != NOWHERE and diagnostic.span.file == "<text>":
                assert 1 <= diagnostic.span.line <= len(rows)
                assert 1 <= diagnostic.span.column <= len(rows[diagnostic.span.line - 1]) + 1
        assert render(problem.diagnostics, lambda _: rows)


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(TEXTS), st.data())
def test_a_ruleset_with_damaged_characters_is_read_or_refused(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 4))
        text = text[:start] + data.draw(st.sampled_from(SCRAPS)) + text[start + length :]
    survives(text, lambda damaged: loads(damaged, report=Report()))


VALUES = [None, True, 3, -1, 2.5, "word", "two words", "", [], {}, ["a", "a"], {"a": 1}, [[]], [{}], "f(a", "a)"]


def places(data: object) -> Iterator[tuple[object, object]]:
    """Every container with a key or index in it."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in list(pairs):
        yield data, key
        yield from places(value)


def damage(data: dict, draw: Callable[..., object]) -> None:  # type: ignore[type-arg]
    """Replace, remove, rename or repeat one node."""
    container, key = draw(st.sampled_from(list(places(data))))  # type: ignore[misc]
    how = draw(st.sampled_from(["replace", "remove", "rename", "move"]))
    if how == "replace":
        container[key] = deepcopy(draw(st.sampled_from(VALUES)))
    elif how == "move":
        other, place = draw(st.sampled_from(list(places(data))))  # type: ignore[misc]
        container[key] = deepcopy(other[place])
    elif how == "rename" and isinstance(container, dict):
        container[draw(st.sampled_from(["kind", "phases", "x", "extends", "move", "players", "Ab", f"{key}s"]))] = (
            container.pop(key)
        )
    else:
        del container[key]


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(TEXTS), st.data())
def test_a_ruleset_with_damaged_nodes_is_read_or_refused(text: str, data: st.DataObject) -> None:
    rules = plain(tree(text))
    assert isinstance(rules, dict)
    for _ in range(data.draw(st.integers(1, 3))):
        if rules:
            damage(rules, data.draw)
    dumped = yaml.safe_dump(rules, sort_keys=False, allow_unicode=True)
    survives(dumped, lambda damaged: loads(damaged, report=Report()))


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_scenario_file_with_damaged_characters_is_read_or_refused(data: st.DataObject) -> None:
    text = SCENARIOS
    start = data.draw(st.integers(0, len(text)))
    damaged = text[:start] + data.draw(st.sampled_from(SCRAPS)) + text[start + data.draw(st.integers(0, 4)) :]
    survives(damaged, loads_scenarios)


@pytest.mark.parametrize("text", TEXTS, ids=["sample", *shipped()])
def test_a_ruleset_that_breaks_off_at_any_line_is_read_or_refused(text: str) -> None:
    rows = text.split("\n")
    for end in range(len(rows)):
        survives("\n".join(rows[:end]), lambda damaged: loads(damaged, report=Report()))
