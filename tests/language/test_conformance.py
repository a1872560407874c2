"""The conformance suite of the expression language: one test for every case in ``tests/language/*.yaml``.

The suite is data and speaks of no programming language. A file names its ``setting`` (a
ruleset in ``settings``) and may give a ``position`` (as the ``given`` of a scenario, drawn
with the signs of ``legend``). A case is an ``expression`` with its ``value`` there (sets as
lists in order), perhaps the ``type`` it is found to have, or with the ``error`` it gives and
the ``column`` (and ``line``) where the error points.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from interpreter.diagnostics.diagnostic import Report, RulewrightError
from interpreter.language.checker import check_expression
from interpreter.language.parse import parse_expression
from interpreter.language.relations import element
from interpreter.language.types import Nothing, Type
from interpreter.language.words import describe
from interpreter.machine.evaluate import Evaluator
from interpreter.machine.game import Game, load
from interpreter.machine.state import State
from interpreter.reading.scenarios import loads_scenarios
from tests.language.trees import text_of

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.yaml"))


@dataclass(frozen=True)
class Case:
    """An expression, the file it stands in, and what it gives."""

    file: Path
    expression: str
    wanted: Any
    type: str = ""
    error: tuple[str, int, int] | None = None


@cache
def contents(file: Path) -> Any:
    return yaml.safe_load(file.read_text(encoding="utf-8"))


def cases(file: Path) -> list[Case]:
    found = []
    for entry in contents(file)["cases"]:
        error = (entry["error"], entry.get("line", 1), entry["column"]) if "error" in entry else None
        found.append(Case(file, entry["expression"], entry.get("value"), entry.get("type", ""), error))
    return found


ALL = [case for file in FILES for case in cases(file)]
VALUES = [case for case in ALL if case.error is None]
SYNTAX_ERRORS = [case for case in ALL if case.error is not None and case.error[0].startswith("EX")]
OTHER_ERRORS = [case for case in ALL if case.error is not None and not case.error[0].startswith("EX")]


def name(case: Case) -> str:
    return f"{case.file.stem}: {case.expression}"


@cache
def game_of(setting: str) -> Game:
    return load(HERE / "settings" / f"{setting}.yaml")


@cache
def state_of(file: Path) -> State:
    """The position of a file, read as a scenario's."""
    content = contents(file)
    scenario = {"name": file.stem, "given": content.get("position", {}), "then": {"over": False}}
    text = yaml.safe_dump({"legend": content.get("legend", {}), "scenarios": [scenario]}, allow_unicode=True)
    (found,) = loads_scenarios(text)
    legend = [(sign.value, kind.value) for sign, kind in found.legend]
    return game_of(content["setting"]).position(found.given, legend)


def evaluate(case: Case) -> tuple[object, Type]:
    """The value of a case in words, and its type. Raises RulewrightError."""
    game, state, report = game_of(contents(case.file)["setting"]), state_of(case.file), Report()
    me = game.checked.setup_me
    typed = check_expression(game.checked, text_of(case.expression), report, locals={"me": me})
    report.raise_errors()
    assert typed is not None
    names = {me.uid: max(state.current_player, 0)}
    value = Evaluator(game.program).value(state.vector, typed, names, max(state.current_player, 0))
    return readable(game, typed.type, value), typed.type


def readable(game: Game, of: Type, value: int | list[int]) -> object:
    inner = element(of) if isinstance(value, list) else of
    if isinstance(value, list):
        assert inner is not None
        return [readable(game, inner, item) for item in value]
    if isinstance(of, Nothing):
        return "none"
    return game.notation.value(of, value, local=True)


def as_text(wanted: object) -> object:
    """A value of the file in the notation of the machine."""
    if isinstance(wanted, list):
        return [as_text(item) for item in wanted]
    return str(wanted).lower() if isinstance(wanted, bool) else str(wanted)


@pytest.mark.parametrize("case", VALUES, ids=name)
def test_an_expression_has_its_value(case: Case) -> None:
    value, of = evaluate(case)
    assert value == as_text(case.wanted)
    if case.type:
        assert describe(of) == case.type


@pytest.mark.parametrize("case", SYNTAX_ERRORS, ids=name)
def test_a_malformed_expression_is_refused_at_its_place(case: Case) -> None:
    report = Report()
    assert parse_expression(text_of(case.expression), report) is None
    assert [(found.code, found.span.line, found.span.column) for found in report] == [case.error]


@pytest.mark.parametrize("case", OTHER_ERRORS, ids=name)
def test_a_meaningless_expression_is_refused_at_its_place(case: Case) -> None:
    with pytest.raises(RulewrightError) as caught:
        evaluate(case)
    found = caught.value.diagnostics
    assert [(each.code, each.span.line, each.span.column) for each in found] == [case.error]


def test_the_suite_is_large_and_says_nothing_twice() -> None:
    assert len(ALL) >= 1_000
    keys = [(case.file, case.expression) for case in ALL]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


def test_every_setting_is_used() -> None:
    used = {contents(file)["setting"] for file in FILES}
    assert used == {path.stem for path in (HERE / "settings").glob("*.yaml")}
