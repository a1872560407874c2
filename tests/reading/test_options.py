"""Values that a player sets are taken in the forms of the command line and of Python."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpreter.diagnostics.diagnostic import Report, RulewrightError
from interpreter.model.ruleset import Option, Text
from interpreter.reading import loads
from interpreter.reading.options import bind
from tests.reading.samples import SAMPLE

ROWS = Option(Text("rows"), "range", 4, 10, (), 6, 6)
OVERLAP = Option(Text("overlap"), "choice", 0, 0, (Text("union"), Text("best")), "union", "union")
FLAG = Option(Text("chocolate"), "flag", 0, 1, (), True, True)

TAKEN = [
    (ROWS, 7, 7), (ROWS, "7", 7), (ROWS, " 7 ", 7), (ROWS, "+7", 7), (ROWS, 4, 4), (ROWS, 10, 10),
    (OVERLAP, "best", "best"), (FLAG, False, False), (FLAG, "false", False), (FLAG, "no", False),
    (FLAG, "off", False), (FLAG, "YES", True), (FLAG, "on", True), (FLAG, "true", True),
]  # fmt: skip


@pytest.mark.parametrize(("option", "given", "value"), TAKEN)
def test_a_value_is_taken(option: Option, given: object, value: object) -> None:
    report = Report()
    (bound,) = bind((option,), {option.name.value: given}, report)
    assert not report.found
    assert bound.value == value
    assert type(bound.value) is type(value)
    assert bound.default == option.default


REFUSED = [
    (ROWS, 3, "RD009"), (ROWS, 11, "RD009"), (ROWS, "7.0", "RD008"), (ROWS, 7.0, "RD008"), (ROWS, "", "RD008"),
    (ROWS, None, "RD008"), (ROWS, True, "RD008"), (ROWS, "9" * 30, "RD008"), (ROWS, "٧", "RD008"),
    (OVERLAP, "Best", "RD010"), (OVERLAP, "", "RD010"), (OVERLAP, True, "RD008"), (OVERLAP, ["best"], "RD008"),
    (FLAG, 1, "RD008"), (FLAG, "maybe", "RD008"), (FLAG, None, "RD008"),
]  # fmt: skip


@pytest.mark.parametrize(("option", "given", "code"), REFUSED)
def test_a_value_is_refused(option: Option, given: object, code: str) -> None:
    report = Report()
    (bound,) = bind((option,), {option.name.value: given}, report)
    assert [found.code for found in report] == [code]
    assert bound == option


@given(st.integers(), st.integers(), st.integers())
def test_a_number_is_taken_exactly_when_it_lies_in_the_range(low: int, high: int, value: int) -> None:
    report = Report()
    bind((Option(Text("n"), "range", low, high),), {"n": value}, report)
    assert bool(report.errors) == (not low <= value <= high)


@given(
    st.dictionaries(
        st.sampled_from(["rows", "overlap", "other"]), st.one_of(st.text(), st.integers(), st.none(), st.floats())
    )
)
def test_any_value_is_taken_or_refused(given: dict) -> None:  # type: ignore[type-arg]
    report = Report()
    bound = bind((ROWS, OVERLAP), given, report)
    assert 4 <= int(bound[0].value) <= 10
    assert bound[1].value in ("union", "best")
    assert ("other" in given) == ("RD007" in {found.code for found in report})


def test_all_wrong_options_are_named_at_once() -> None:
    with pytest.raises(RulewrightError) as caught:
        loads(SAMPLE, options={"row": 5, "rows": 99, "overlap": "none"})
    assert [found.code for found in caught.value.diagnostics] == ["RD007", "RD009", "RD010"]


def test_a_range_of_players_is_an_option() -> None:
    text = SAMPLE.replace("players: [light, dark]", "players: {min: 2, max: 4, default: 3}").replace("light", "player1")
    assert len(loads(text).players) == 3
    four = loads(text, options={"players": "4"})
    assert [seat.value for seat in four.players] == ["player1", "player2", "player3", "player4"]
    assert four.options[0].name.value == "players"


def test_a_range_of_players_without_a_default_takes_the_fewest() -> None:
    text = SAMPLE.replace("players: [light, dark]", "players: {min: 2, max: 4}").replace("light", "player1")
    assert len(loads(text).players) == 2


def test_a_range_without_a_default_takes_its_low_end_and_choices_their_first() -> None:
    text = SAMPLE.replace("default: 6, ", "").replace(", default: best", "")
    assert [option.value for option in loads(text).options] == [4, "union", True]
