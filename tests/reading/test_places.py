"""Every character of a scalar keeps its line and column, whatever the style."""

from __future__ import annotations

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from interpreter.diagnostics.diagnostic import Report
from interpreter.reading.nodes import plain
from interpreter.reading.parse import parse
from interpreter.reading.scalars import place_scalar
from interpreter.reading.source import source_of
from tests.reading.samples import scalar, tree

#: Text, and for each character of the value the (line, column) where it stands; the end last.
EXACT = [
    ("plain", "k: ab", [(1, 4), (1, 5), (1, 6)]),
    ("plain over two lines", "k: ab\n  cd", [(1, 4), (1, 5), (1, 6), (2, 3), (2, 4), (2, 5)]),
    ("plain with an empty line", "k: a\n\n  b", [(1, 4), (2, 1), (3, 3), (3, 4)]),
    ("plain with a comment behind", "k: ab # no", [(1, 4), (1, 5), (1, 6)]),
    ("plain beyond the basic plane", "k: 😀b", [(1, 4), (1, 5), (1, 6)]),
    ("plain after carriage returns", "j: 1\r\nk: a\r\n  b\r\n", [(2, 4), (2, 5), (3, 3), (3, 4)]),
    ("single-quoted", "k: 'ab'", [(1, 5), (1, 6), (1, 7)]),
    ("single-quoted quote", "k: 'a''b'", [(1, 5), (1, 6), (1, 8), (1, 9)]),
    ("single-quoted over two lines", "k: 'a \n  b'", [(1, 5), (1, 6), (2, 3), (2, 4)]),
    ("double-quoted", 'k: "ab"', [(1, 5), (1, 6), (1, 7)]),
    ("double-quoted escape", 'k: "a\\tb"', [(1, 5), (1, 6), (1, 8), (1, 9)]),
    ("double-quoted code point", 'k: "\\u00e9b"', [(1, 5), (1, 11), (1, 12)]),
    ("double-quoted joined line", 'k: "a\\\n  b"', [(1, 5), (2, 3), (2, 4)]),
    ("literal block", "k: |\n  a\n  b\n", [(2, 3), (2, 4), (3, 3), (3, 4), (3, 5)]),
    ("literal block, last break stripped", "k: |-\n  a\n  b\n", [(2, 3), (2, 4), (3, 3), (3, 4)]),
    ("literal block, all breaks kept", "k: |+\n  a\n\n", [(2, 3), (2, 4), (3, 1), (3, 2)]),
    ("literal block with its indentation given", "k: |1-\n  a\n", [(2, 2), (2, 3), (2, 4)]),
    ("folded block", "k: >-\n  a\n  b\n", [(2, 3), (2, 4), (3, 3), (3, 4)]),
    ("folded block with an empty line", "k: >-\n  a\n\n  b\n", [(2, 3), (3, 1), (4, 3), (4, 4)]),
    ("folded block with a deeper line", "k: >-\n  a\n   b\n", [(2, 3), (2, 4), (3, 3), (3, 4), (3, 5)]),
]


@pytest.mark.parametrize(("text", "places"), [case[1:] for case in EXACT], ids=[case[0] for case in EXACT])
def test_the_characters_of_a_scalar_stand_where_the_file_has_them(text: str, places: list[tuple[int, int]]) -> None:
    node = scalar(tree(text).get("k"))
    assert list(node.text.places) == places
    assert len(node.text.value) == len(places) - 1


@pytest.mark.parametrize(("text", "places"), [case[1:] for case in EXACT], ids=[case[0] for case in EXACT])
def test_the_places_are_the_same_where_yaml_is_read_without_its_c_library(
    text: str, places: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("interpreter.reading.parse._LOADER", yaml.SafeLoader)
    assert list(scalar(tree(text).get("k")).text.places) == places


FIRST, REST = "abxyé😀", "abxy()[]=<>.,+*_é😀-"
WORDS = st.builds(str.__add__, st.sampled_from(FIRST), st.text(alphabet=REST, max_size=7))
LINES = st.lists(st.lists(WORDS, min_size=1, max_size=4).map(" ".join), min_size=1, max_size=4)


def written(lines: list[str], style: str, indent: int) -> str:
    """A map whose value is the lines in one of the styles of YAML."""
    margin = "\n" + " " * indent
    body = margin.join(lines)
    if style in ("'", '"'):
        return f"key: {style}{body}{style}"
    return f"key: {body}" if style == "plain" else f"key: {style}{margin}{body}\n"


@given(LINES, st.sampled_from(["plain", "'", '"', "|", "|-", ">", ">-", "|+"]), st.integers(1, 6))
def test_every_visible_character_is_found_at_its_place(lines: list[str], style: str, indent: int) -> None:
    text = written(lines, style, indent)
    node = scalar(tree(text).get("key")).text
    rows = text.split("\n")
    visible = [
        (character, place) for character, place in zip(node.value, node.places, strict=False) if character.strip()
    ]
    assert "".join(character for character, _ in visible) == "".join("".join(lines).split())
    assert [rows[line - 1][column - 1] for _, (line, column) in visible] == [character for character, _ in visible]
    assert list(node.places) == sorted(set(node.places))


@given(
    st.text(alphabet=st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"], include_characters="\n\t'\"\\: #")),
    st.sampled_from([None, "'", '"', "|", ">"]),
    st.integers(10, 40),
)
def test_every_scalar_that_yaml_writes_is_read_again_character_by_character(
    value: str, style: str | None, width: int
) -> None:
    text = yaml.safe_dump({"k": value}, default_style=style, width=width, allow_unicode=True)
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        if isinstance(event, yaml.ScalarEvent):
            placed = place_scalar(text, event.start_mark.index, event.end_mark.index, event.style, event.value)
            assert placed is not None
            assert "".join(character for character, _ in placed) == event.value


@given(st.text(alphabet="ab:-[]{}#&*!|>'\"%@` \n\t,?\\x1~.é😀", max_size=60))
def test_any_text_is_read_or_refused_with_a_place(text: str) -> None:
    from interpreter.diagnostics.diagnostic import RulewrightError

    report = Report()
    try:
        plain(parse(source_of(text, "<text>"), report))
    except RulewrightError as problem:
        report.extend(problem.diagnostics)
        assert report.errors
    lines = text.split("\n")
    for diagnostic in report:
        assert 1 <= diagnostic.span.line <= len(lines)
        assert 1 <= diagnostic.span.column <= len(lines[diagnostic.span.line - 1]) + 1


def test_a_span_ends_after_its_last_character_on_another_line() -> None:
    text = scalar(tree("k: ab\n  cd").get("k")).text
    span = text.span(1, 4)
    assert (span.line, span.column, span.end_line, span.end_column) == (1, 5, 2, 4)
