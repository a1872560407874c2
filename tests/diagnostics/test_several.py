"""One run names every mistake of a ruleset at its place, and nothing that only follows from another."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml

from interpreter import load as load_game
from interpreter.diagnostics.codes import CODES
from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError
from interpreter.study.check import check_ruleset

FILE = Path(__file__).parent / "several" / "mistakes.yaml"


@dataclass(frozen=True, slots=True)
class Several:
    name: str
    yaml: str
    findings: list[str]


CASES = [Several(**case) for case in yaml.safe_load(FILE.read_text(encoding="utf-8"))]


def written(folder: Path, text: str) -> Path:
    (folder / "ruleset.yaml").write_text(text, encoding="utf-8")
    return folder


def places(found: tuple[Diagnostic, ...]) -> list[str]:
    return [f"{each.code} {each.span.line}:{each.span.column}" for each in found]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_mistake_is_named_at_its_place_in_one_run(case: Several, tmp_path: Path) -> None:
    found = check_ruleset(written(tmp_path, case.yaml), {})
    assert places(found) == case.findings
    assert all(each.code in CODES for each in found)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_game_that_is_to_be_played_is_refused_with_all_of_them(case: Several, tmp_path: Path) -> None:
    with pytest.raises(RulewrightError) as refused:
        load_game(written(tmp_path, case.yaml))
    assert places(refused.value.diagnostics) == case.findings


def test_there_are_at_least_12_rulesets_with_3_to_9_mistakes_each() -> None:
    assert len(CASES) >= 12
    assert all(3 <= len(case.findings) <= 9 for case in CASES)
