"""Diagnostics for programs, and the catalogue of codes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import interpreter
from interpreter.diagnostics.codes import CODES, explain
from interpreter.diagnostics.diagnostic import NOWHERE, Diagnostic, Severity, Span
from interpreter.diagnostics.documents import as_json, as_sarif
from interpreter.diagnostics.suggest import did_you_mean, listing, nearest

PLACE = Span("my games/ruleset.yaml", 3, 5, 3, 9)
ERROR = Diagnostic("SC004", Severity.ERROR, "wrong", PLACE, "did you mean `grid`?", ((PLACE, "first here"),))
WARNING = Diagnostic("SC009", Severity.WARNING, "odd")


def test_the_document_of_a_check_holds_every_finding() -> None:
    place = {"file": "my games/ruleset.yaml", "line": 3, "column": 5, "end_line": 3, "end_column": 9}
    document = as_json([ERROR, WARNING])
    assert document["ok"] is False
    assert document["diagnostics"] == [
        {
            "code": "SC004", "severity": "error", "message": "wrong", **place, "hint": "did you mean `grid`?",
            "related": [{**place, "message": "first here"}],
        },
        {
            "code": "SC009", "severity": "warning", "message": "odd", "file": "", "line": 0, "column": 0,
            "end_line": 0, "end_column": 0, "hint": "", "related": [],
        },
    ]  # fmt: skip


def test_warnings_alone_are_fine() -> None:
    assert as_json([WARNING])["ok"] is True
    assert as_json([]) == {"ok": True, "diagnostics": []}


def test_a_sarif_log_names_rules_results_and_places() -> None:
    log = as_sarif([ERROR, WARNING, ERROR], "1.2")
    (run,) = log["runs"]  # type: ignore[misc]
    driver = run["tool"]["driver"]
    assert (log["version"], driver["name"], driver["version"]) == ("2.1.0", "rulewright", "1.2")
    assert [rule["id"] for rule in driver["rules"]] == ["SC004", "SC009"]
    first, second, third = run["results"]
    region = {"startLine": 3, "startColumn": 5, "endLine": 3, "endColumn": 9}
    location = {"artifactLocation": {"uri": "my%20games/ruleset.yaml"}, "region": region}
    assert first["locations"] == [{"physicalLocation": location}]
    assert first["relatedLocations"] == [{"physicalLocation": location, "message": {"text": "first here"}}]
    assert (first["ruleIndex"], second["ruleIndex"], third["ruleIndex"]) == (0, 1, 0)
    assert (first["level"], first["message"]["text"]) == ("error", "wrong (did you mean `grid`?)")
    assert (second["level"], second["locations"]) == ("warning", [])


def test_a_file_as_a_whole_has_no_region() -> None:
    log = as_sarif([Diagnostic("RD002", Severity.ERROR, "no", Span("a.yaml", 0, 0, 0, 0))])
    (result,) = log["runs"][0]["results"]  # type: ignore[index]
    assert result["locations"] == [{"physicalLocation": {"artifactLocation": {"uri": "a.yaml"}}}]


def codes_in_use() -> set[str]:
    root = Path(interpreter.__file__).parent
    used = (
        re.findall(r'"((?:YA|SC|RD|EX|TY|LO|RW|LI|CL|RC|SN|RA|RB)\d{3})"', path.read_text("utf-8"))
        for path in root.rglob("*.py")
    )
    return {code for codes in used for code in codes}


def test_every_code_in_use_is_in_the_catalogue() -> None:
    assert codes_in_use() - set(CODES) == set()


@pytest.mark.parametrize("code", CODES)
def test_a_code_is_explained_in_whole_sentences(code: str) -> None:
    title, explanation = CODES[code]
    assert re.fullmatch(r"(YA|SC|RD|EX|TY|LO|RW|LI|CL|RC|SN|RA|RB)\d{3}", code)
    assert title
    assert not title.endswith(".")
    assert explanation.endswith(".")
    assert explain(code.lower()) == f"{code}: {title}\n{explanation}"


def test_an_unknown_code_has_no_explanation() -> None:
    assert explain("XX999") == ""


MEANT = [
    ("baord", "board"), ("Board", "board"), ("boards", "board"), ("first-empty", "first_empty"),
    ("firstempty", "first_empty"),
    ("FirstEmpty", "first_empty"), ("bord", "board"), ("zzz", ""), ("board", ""), ("", ""), ("b", ""),
]  # fmt: skip


@pytest.mark.parametrize(("word", "meant"), MEANT)
def test_a_word_is_taken_for_its_nearest_neighbour(word: str, meant: str) -> None:
    assert nearest(word, ["board", "first_empty"]) == meant
    assert did_you_mean(word, ["board", "first_empty"]) == (f"did you mean `{meant}`?" if meant else "")


def test_the_first_of_equally_near_words_is_offered() -> None:
    assert nearest("rowx", ["row1", "row2"]) == "row1"


def test_a_long_list_is_cut() -> None:
    assert listing(["a", "b", "c"], 2) == "`a`, `b`, …"
    assert listing(["a", "b"], 2) == "`a`, `b`"
    assert NOWHERE.file == ""
