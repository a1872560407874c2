"""Whatever mistakes of whatever stages come together in one ruleset, all are reported, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.diagnostics.test_pairs import Finding, findings

DATA = yaml.safe_load((Path(__file__).parent / "several" / "injections.yaml").read_text(encoding="utf-8"))
MARK = "^"


@dataclass(frozen=True, slots=True)
class Mistake:
    old: str
    new: str
    code: str


BASE: str = DATA["base"]
MISTAKES = [Mistake(**each) for each in DATA["mistakes"]]


def broken(mistakes: list[Mistake]) -> tuple[str, list[Finding]]:
    """The ruleset with the mistakes, and what has to be said about it, in the order of the file."""
    text = BASE
    for mistake in sorted(mistakes, key=lambda each: BASE.index(each.old)):
        assert BASE.count(mistake.old) == 1
        text = text.replace(mistake.old, mistake.new)
    codes = [mistake.code for mistake in sorted(mistakes, key=lambda each: BASE.index(each.old))]
    wanted: list[Finding] = []
    for code in codes:
        before = text[: text.index(MARK)]
        wanted.append((code, before.count("\n") + 1, len(before) - before.rfind("\n")))
        text = text.replace(MARK, "", 1)
    return text, wanted


def test_the_ruleset_without_mistakes_is_sound() -> None:
    assert findings(BASE) == []


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.new)
def test_a_mistake_alone_is_reported_alone(mistake: Mistake) -> None:
    text, wanted = broken([mistake])
    assert findings(text) == wanted


@settings(max_examples=120, deadline=None)
@given(st.sampled_from(list(combinations(MISTAKES, 2))))
def test_any_two_mistakes_are_both_reported(pair: tuple[Mistake, Mistake]) -> None:
    text, wanted = broken(list(pair))
    assert findings(text) == wanted


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(MISTAKES), min_size=5, max_size=7, unique=True))
def test_of_five_and_more_mistakes_none_is_lost_to_a_later_stage(mistakes: list[Mistake]) -> None:
    text, wanted = broken(mistakes)
    assert findings(text) == wanted
