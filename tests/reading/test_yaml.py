"""YAML by the 1.2 core rules, and files that are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.reading import load, loads
from interpreter.reading.nodes import plain
from interpreter.reading.resolve import resolve
from interpreter.reading.source import SIZE_LIMIT
from tests.reading.samples import scalar, tree

CORE = [
    ("", None), ("~", None), ("null", None), ("Null", None), ("NULL", None), ("nUll", "nUll"), ("none", "none"),
    ("true", True), ("True", True), ("TRUE", True), ("false", False), ("False", False), ("tRue", "tRue"),
    ("on", "on"), ("off", "off"), ("yes", "yes"), ("no", "no"), ("y", "y"), ("n", "n"), ("On", "On"), ("YES", "YES"),
    ("0", 0), ("7", 7), ("-3", -3), ("+5", 5), ("007", 7), ("0o17", 15), ("0x1F", 31), ("0b11", "0b11"),
    ("1_000", "1_000"), ("1:30", "1:30"), ("190:20:30", "190:20:30"), ("0o9", "0o9"), ("-0x1", "-0x1"),
    ("1.5", 1.5), ("-.5", -0.5), ("2.", 2.0), ("1e3", 1000.0), ("1E-2", 0.01), (".inf", float("inf")),
    ("-.Inf", -float("inf")),
    (".", "."), ("e3", "e3"), ("2001-01-01", "2001-01-01"), ("<<", "<<"), ("=", "="), ("1..6", "1..6"), ("٣", "٣"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "value"), CORE)
def test_a_plain_scalar_means_what_the_core_schema_says(text: str, value: object) -> None:
    assert resolve(text) == value
    assert type(resolve(text)) is type(value)


def test_a_number_too_long_to_count_stays_text() -> None:
    assert resolve("9" * 5000) == "9" * 5000


def test_a_quoted_scalar_is_text() -> None:
    assert plain(tree("a: '1'\nb: \"true\"\nc: |-\n  null")) == {"a": "1", "b": "true", "c": "null"}


def test_an_alias_repeats_the_anchored_part() -> None:
    assert plain(tree("a: &x {b: [1, 2]}\nc: *x")) == {"a": {"b": [1, 2]}, "c": {"b": [1, 2]}}


def test_keys_that_look_like_switches_are_text() -> None:
    assert plain(tree("on: yes\nno: off")) == {"on": "yes", "no": "off"}


def test_positions_count_characters_beyond_the_basic_plane_once() -> None:
    node = scalar(tree("{'😀😀': x, k: y}").get("k"))
    assert (node.span.line, node.span.column) == (1, 14)


def refused(path: Path) -> tuple[str, int, int, str]:
    with pytest.raises(RulewrightError) as caught:
        load(path)
    (found,) = caught.value.diagnostics
    return found.code, found.span.line, found.span.column, found.message


BYTES = [
    ("UTF-16", "ruleset: x\n".encode("utf-16"), "YA004", 1, 1, "is UTF-16"),
    ("a picture", b"\x89PNG\r\n\x1a\n\0\0", "YA004", 1, 1, "is not a text file"),
    ("Latin-1", "ruleset: x\ntitle: Caf\xe9\n".encode("latin-1"), "YA004", 2, 11, "byte 0xe9 is not UTF-8"),
    ("a large file", b"#" * (SIZE_LIMIT + 1), "YA005", 1, 1, "is larger than 1,000 kB"),
    ("an escape character", b"ruleset: x\ntitle: \x1b[31m\n", "YA013", 2, 8, "U+001B"),
]


@pytest.mark.parametrize("case", BYTES, ids=[case[0] for case in BYTES])
def test_a_file_that_is_no_text_is_refused(tmp_path: Path, case: tuple[str, bytes, str, int, int, str]) -> None:
    _, raw, code, line, column, message = case
    path = tmp_path / "ruleset.yaml"
    path.write_bytes(raw)
    found = refused(path)
    assert found[:3] == (code, line, column)
    assert message in found[3]


def test_a_lone_surrogate_in_a_text_is_refused() -> None:
    with pytest.raises(RulewrightError) as caught:
        loads("title: \ud800")
    assert caught.value.diagnostics[0].code == "YA013"


def test_effects_nested_to_the_limit_are_read_and_one_deeper_is_refused() -> None:
    def nested(depth: int) -> str:
        return f"{'[{if: true, then: ' * depth}[{{win: me}}]{'}]' * depth}"

    head = "ruleset: x\nplayers: 2\nphases: {p: {turns: once, actions: [a]}}\nactions: {a: {}}\nsetup: "
    loads(head + nested(18))
    with pytest.raises(RulewrightError) as caught:
        loads(head + nested(20))
    assert caught.value.diagnostics[0].code == "YA006"
