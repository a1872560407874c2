"""What a person sees of a diagnostic, to the letter."""

from __future__ import annotations

import pytest

from interpreter.diagnostics.diagnostic import NOWHERE, Diagnostic, Severity, Span
from interpreter.diagnostics.render import WIDTH, render, render_rich, summary

FILE = ["ruleset: sample", "zones:", "  board: {kind: gird}", "\tname: 骰子 x", "\x1b[31mred"]


def lines(file: str) -> list[str]:
    return FILE if file == "game.yaml" else []


def span(line: int, column: int, end_column: int, end_line: int | None = None) -> Span:
    return Span("game.yaml", line, column, line if end_line is None else end_line, end_column)


def found(where: Span, hint: str = "", related: tuple[tuple[Span, str], ...] = ()) -> Diagnostic:
    return Diagnostic("SC004", Severity.ERROR, "wrong", where, hint, related)


def test_a_finding_shows_its_line_with_a_caret_and_the_hint() -> None:
    assert render([found(span(3, 17, 21), "did you mean `grid`?")], lines) == (
        "error[SC004]: wrong\n"
        " --> game.yaml:3:17\n"
        "  |\n"
        "3 |   board: {kind: gird}\n"
        "  |                 ^^^^\n"
        "  = hint: did you mean `grid`?"
    )


def test_a_related_place_is_underlined_with_its_remark() -> None:
    assert render([found(span(3, 3, 8), related=((span(2, 1, 6), "first written here"),))], lines) == (
        "error[SC004]: wrong\n"
        " --> game.yaml:3:3\n"
        "  |\n"
        "3 |   board: {kind: gird}\n"
        "  |   ^^^^^\n"
        " --> game.yaml:2:1\n"
        "  |\n"
        "2 | zones:\n"
        "  | ----- first written here"
    )


def test_a_finding_without_a_place_is_a_sentence_and_a_hint() -> None:
    assert render([found(NOWHERE, "options are `rows`")]) == "error[SC004]: wrong\n  = hint: options are `rows`"


def test_a_file_that_cannot_be_read_is_named_without_an_excerpt() -> None:
    place = Span("/nowhere/else.yaml", 7, 2, 7, 3)
    assert render([found(place)]) == "error[SC004]: wrong\n --> /nowhere/else.yaml:7:2"


def test_a_stretch_over_several_lines_is_underlined_to_the_end_of_its_first() -> None:
    assert render([found(span(2, 1, 5, end_line=3))], lines).endswith("2 | zones:\n  | ^^^^^^")


def test_a_place_behind_the_end_of_a_line_gets_a_caret_there() -> None:
    assert render([found(span(2, 7, 8))], lines).endswith("2 | zones:\n  |       ^")


def test_tabs_and_wide_characters_keep_the_caret_below_its_character() -> None:
    assert render([found(span(4, 11, 12))], lines).endswith("4 | \tname: 骰子 x\n  | \t           ^")
    assert render([found(span(4, 8, 10))], lines).endswith("4 | \tname: 骰子 x\n  | \t      ^^^^")


def test_a_control_character_cannot_steer_the_terminal() -> None:
    assert "\x1b" not in render([found(span(5, 1, 2))], lines)


@pytest.mark.parametrize("column", [1, 60, 150, 299])
def test_a_long_line_is_cut_around_the_place(column: int) -> None:
    text = "".join(chr(ord("a") + number % 26) for number in range(300))
    shown = render([found(Span("long", 1, column, 1, column + 1))], lambda _: [text]).split("\n")
    assert len(shown[3]) <= WIDTH + 6
    assert shown[3][shown[4].index("^")] == text[column - 1]


def test_line_numbers_of_different_widths_share_one_margin() -> None:
    many = ["x"] * 120
    text = render([found(Span("f", 9, 1, 9, 2), related=((Span("f", 110, 1, 110, 2), "here"),))], lambda _: many)
    assert "  9 | x" in text
    assert "110 | x" in text


def test_findings_are_parted_by_a_blank_line_and_counted() -> None:
    warning = Diagnostic("SC009", Severity.WARNING, "odd")
    assert render([found(NOWHERE), warning]) == "error[SC004]: wrong\n\nwarning[SC009]: odd"
    assert summary([found(NOWHERE), found(span(1, 1, 2)), warning]) == "2 errors, 1 warning"
    assert summary([]) == "no problems"


def test_colours_do_not_change_the_words() -> None:
    assert render_rich([found(span(3, 17, 21))], lines).plain == render([found(span(3, 17, 21))], lines)
