"""Expressions made of parts of others: what passes the check has a value, or a fault with a place."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from interpreter.diagnostics.diagnostic import NOWHERE, RulewrightError
from tests.fuzz.chain import hurried
from tests.fuzz.mutations import WORDS
from tests.language.test_conformance import ALL, Case, evaluate

FILES = sorted({case.file for case in ALL})
_WORD = re.compile(r"[A-Za-z_]\w*(?:\([^()]*\))?|\d+")


def grafted(sources: list[str], stream: random.Random) -> str:
    """An expression with a word or call in it replaced by one from another expression, or by a word of the language."""
    text = stream.choice(sources)
    for _ in range(stream.choice((1, 1, 2))):
        found = list(_WORD.finditer(text))
        if not found:
            return text
        one = stream.choice(found)
        other = stream.choice(sources)
        parts = _WORD.findall(other)
        new = stream.choice([*parts, *parts, f"({other})", stream.choice(WORDS)]) if parts else other
        text = text[: one.start()] + new + text[one.end() :]
    return text


def fate_of(text: str, file: Path) -> str:
    """``value``, or the code of the fault, which has a place; anything else is raised."""
    with hurried(10):
        try:
            evaluate(Case(file, text, None))
        except RulewrightError as problem:
            first = problem.diagnostics[0]
            assert first.message and first.span != NOWHERE, first
            return first.code
    return "value"


def survive(file: Path, seeds: range) -> set[str]:
    sources = [case.expression for case in ALL if case.file == file]
    fates = set()
    for seed in seeds:
        text = grafted(sources, random.Random(seed))
        try:
            fates.add(fate_of(text, file))
        except Exception as problem:
            problem.add_note(f"{file.name}, seed {seed}: {text}")
            raise
    return fates


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_expressions_made_of_parts_of_others_have_a_value_or_a_fault(file: Path) -> None:
    assert survive(file, range(60))


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_thousands_of_expressions_have_a_value_or_a_fault(file: Path) -> None:
    assert len(survive(file, range(1_000, 3_000))) > 3
