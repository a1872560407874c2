"""SARIF logs keep to the public schema, whatever there is to report."""

from __future__ import annotations

import pytest

from interpreter.diagnostics.diagnostic import Diagnostic, Severity, Span
from interpreter.diagnostics.documents import as_sarif
from tests.cli.helpers import rulewright
from tests.diagnostics.sarif import problems

PLACE = Span("بازی/قواعد.yaml", 3, 5, 3, 9)
OTHER = Span("my games/ruleset.yaml", 7, 1, 8, 2)
WRONG = Diagnostic("SC004", Severity.ERROR, "«سنگ» wrong", PLACE, "did you mean `سنگ`?", ((OTHER, "first here"),))


def test_the_schema_refuses_what_is_not_sarif():
    assert problems({"version": "2.1.0", "runs": [{"results": []}]}) == ["runs/0: 'tool' is a required property"]
    assert problems({"version": "2.0.0", "runs": []}) == ["version: '2.0.0' is not one of ['2.1.0']"]


@pytest.mark.parametrize(
    "found",
    [
        [],
        [WRONG, WRONG],
        [Diagnostic("SC004", severity, "odd", PLACE) for severity in Severity],
        [Diagnostic("RD002", Severity.ERROR, "about a file as a whole", Span("a:b.yaml", 0, 0, 0, 0))],
        [Diagnostic("CL001", Severity.ERROR, "about no file")],
        [Diagnostic("XX999", Severity.NOTE, "a code that has no explanation", PLACE)],
    ],
    ids=["nothing", "right to left", "all levels", "a whole file", "no file", "no explanation"],
)
def test_a_log_keeps_to_the_public_schema(found):
    assert problems(as_sarif(found, "1.0")) == []


def test_a_related_place_named_twice_is_listed_once_as_the_schema_asks():
    twice = Diagnostic("SC004", Severity.ERROR, "wrong", PLACE, related=((OTHER, "here"), (OTHER, "here")))
    log = as_sarif([twice])
    assert problems(log) == []
    assert len(log["runs"][0]["results"][0]["relatedLocations"]) == 1


def test_the_log_of_a_good_ruleset_is_valid_and_without_results():
    outcome = rulewright("check", "tic-tac-toe", "--games", "0", "--format", "sarif")
    assert (outcome.code, problems(outcome.json)) == (0, [])
    assert [result for result in outcome.json["runs"][0]["results"] if result["level"] != "note"] == []


def test_the_log_of_a_broken_ruleset_is_valid_and_names_its_places(tmp_path):
    (tmp_path / "ruleset.yaml").write_text("ruleset: سنگ\nplayers: zwei\nzones: {board: {kind: grdi}}\n", "utf-8")
    outcome = rulewright("check", tmp_path, "--format", "sarif")
    assert (outcome.code, problems(outcome.json)) == (1, [])
    results = outcome.json["runs"][0]["results"]
    assert {"error"} <= {result["level"] for result in results}
    assert all(result["locations"][0]["physicalLocation"]["region"]["startLine"] >= 1 for result in results)


def test_what_cannot_be_checked_at_all_is_a_valid_log_too(tmp_path):
    outcome = rulewright("check", tmp_path / "nowhere.yaml", "--format", "sarif")
    assert outcome.code == 2
    assert problems(outcome.json) == []
    assert [result["ruleId"] for result in outcome.json["runs"][0]["results"]] == ["RD001"]
