"""SARIF logs on rulebook texts keep to the public schema, and their columns count code points."""

import pytest

from tests.cli.helpers import rulewright
from tests.diagnostics.sarif import problems, quoted
from tests.rulebook.texts import TEXT, harvest, reviewed

PERSIAN = """\
برداشت

در این بازی دو بازیکن به نوبت بازی می‌کنند و هر بازیکن در نوبت خود یک سیب می‌کارد. 🍎 apple basket field سیب
هر بازیکن می‌تواند حداکثر 2 سیب و ۳ تاس بردارد، و سپس بازی تمام می‌شود.
"""


def sarif(tmp_path, text, *arguments):
    path = tmp_path / "متن.txt"
    path.write_text(text, encoding="utf-8")
    return rulewright("rulebook", "check", tmp_path, path, "--format", "sarif", *arguments)


def regions(log):
    for result in log["runs"][0]["results"]:
        for location in (*result["locations"], *result.get("relatedLocations", ())):
            yield result, location["physicalLocation"]["region"]


def test_a_text_without_findings_gives_a_valid_empty_log(tmp_path):
    reviewed(tmp_path)
    outcome = sarif(tmp_path, TEXT, "--ignore", "RB402", "--ignore", "RB401")
    assert (outcome.code, problems(outcome.json)) == (0, [])
    assert outcome.json["runs"][0]["results"] == []


@pytest.mark.parametrize(
    ("prepare", "levels"), [(reviewed, {"error", "warning"}), (harvest, {"error", "warning", "note"})]
)
def test_findings_of_several_levels_give_a_valid_log(tmp_path, prepare, levels):
    prepare(tmp_path)
    text = TEXT.replace("- 12 apples", "- 13 apples") + "The fruits are ripe. Count 7 apples.\n"
    outcome = sarif(tmp_path, text, "--lang", "en")
    assert (outcome.code, problems(outcome.json)) == (1, [])
    assert {result["level"] for result in outcome.json["runs"][0]["results"]} == levels
    wrong = next(region for result, region in regions(outcome.json) if result["ruleId"] == "RB101")
    assert quoted(text, wrong) == "13"


def test_a_text_from_right_to_left_gives_a_valid_log_that_counts_code_points(tmp_path):
    harvest(tmp_path)
    outcome = sarif(tmp_path, PERSIAN, "--lang", "fa")
    assert problems(outcome.json) == []
    run = outcome.json["runs"][0]
    assert run["columnKind"] == "unicodeCodePoints"
    foreign = next(region for result, region in regions(outcome.json) if result["ruleId"] == "RB601")
    assert quoted(PERSIAN, foreign) == "apple basket field"


def test_what_is_no_text_is_a_valid_log_with_the_reason(tmp_path):
    harvest(tmp_path)
    outcome = sarif(tmp_path, " \n", "--lang", "en")
    assert (outcome.code, problems(outcome.json)) == (1, [])
    assert [result["ruleId"] for result in outcome.json["runs"][0]["results"]] == ["RB004"]
