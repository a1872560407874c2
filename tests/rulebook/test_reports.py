import json
from xml.etree import ElementTree

import pytest

from interpreter.diagnostics.documents import as_sarif
from interpreter.rulebook import baseline
from interpreter.rulebook.reports import documents, html, junit, text
from tests.rulebook.texts import TEXT, check, reviewed

WRONG = TEXT.replace("12 apples", "13 apples")


@pytest.fixture
def result(tmp_path):
    return check(reviewed(tmp_path), WRONG)


def test_json_findings_carry_offsets_lines_and_facts(result):
    record = next(r for r in documents.as_json(result)["findings"] if r["rule"] == "RB101")
    assert WRONG[record["start"] : record["end"]] == "13"
    assert (record["line"], record["column"], record["level"]) == (4, 3, "error")
    assert record["fact"] == "components.apple.copies"


def test_the_text_report_shows_the_line_with_a_caret(result):
    report = text.as_text(result)
    assert "error[RB101]: the number 13 should be 12 (apple)" in report
    assert "\n4 | - 13 apples\n  |   ^^\n" in report


def test_junit_has_a_case_for_each_fact_and_a_failure_for_the_wrong_one(result):
    suite = ElementTree.fromstring(junit.as_junit(result))
    failed = [case.get("name") for case in suite if case.find("failure") is not None]
    assert "components.apple.copies" in failed
    assert len(suite) >= len(result.facts)


def test_sarif_counts_code_points(result):
    log = as_sarif(documents.as_diagnostics(result))
    region = log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"]
    assert log["version"] == "2.1.0" and region["startLine"] >= 1


def test_html_marks_the_place_and_escapes_the_text(tmp_path):
    rules = reviewed(tmp_path)
    page = html.as_html(check(rules, WRONG + "<b>5 dice & more</b> are used.\n"), "Harvest")
    assert "<mark class=error>13</mark>" in page
    assert "<b>5" not in page and "&lt;b&gt;" in page


def test_words_of_another_direction_are_isolated_on_the_page():
    told = html._isolated("'فارسی' and 'l’un & l'autre' are used, it's the same")
    assert told == "'<bdi>فارسی</bdi>' and '<bdi>l’un &amp; l'autre</bdi>' are used, it's the same"


@pytest.mark.parametrize("make", [text.as_text, junit.as_junit, lambda r: html.as_html(r, "x")])
def test_equal_input_gives_equal_bytes(result, make):
    assert make(result) == make(result)


def test_a_baseline_keeps_known_findings_out(result, tmp_path):
    path = tmp_path / "known.json"
    baseline.write_baseline(path, result)
    assert "apples" not in path.read_text(encoding="utf-8")
    assert baseline.without_known(result, baseline.read_baseline(path), ()).findings == ()


def test_a_rule_can_be_left_out(result):
    assert all(f.rule != "RB101" for f in baseline.without_known(result, frozenset(), ["RB101"]).findings)


def test_right_to_left_quotations_are_isolated(tmp_path):
    rules = reviewed(tmp_path)
    report = text.as_text(check(rules, "هر بازیکن دو سیب را در زمین خود میگذارد و سپس تاس میریزد.\n", "fa"))
    assert "\u2068" in report and report.count("\u2068") == report.count("\u2069")


def test_documents_are_plain_json(result):
    assert json.loads(json.dumps(documents.as_json(result)))["ok"] is False
