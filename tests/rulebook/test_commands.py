import json

import pytest
from typer.testing import CliRunner

from interpreter.cli.main import build_app
from tests.rulebook.texts import TEXT, harvest, reviewed


def run(*arguments):
    words = ["rulebook", *map(str, arguments)]
    return CliRunner().invoke(build_app(words), words)


@pytest.fixture
def text(tmp_path):
    path = tmp_path / "text.txt"
    path.write_text(TEXT, encoding="utf-8")
    return path


def test_check_leaves_with_one_if_there_is_an_error(tmp_path, text):
    reviewed(tmp_path)
    text.write_text(TEXT.replace("12", "13"), encoding="utf-8")
    result = run("check", tmp_path, text, "--lang", "en", "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["ok"] is False


def test_check_leaves_with_zero_if_there_are_warnings_only(tmp_path, text):
    reviewed(tmp_path)
    assert run("check", tmp_path, text).exit_code == 0


@pytest.mark.parametrize("form", ["text", "json", "sarif", "junit", "html"])
def test_check_writes_every_format_to_a_file(tmp_path, text, form):
    harvest(tmp_path)
    target = tmp_path / "report"
    assert run("check", tmp_path, text, "--format", form, "--output", target).exit_code == 0
    assert target.stat().st_size > 0


def test_a_missing_text_is_a_diagnostic_and_no_traceback(tmp_path):
    harvest(tmp_path)
    result = run("check", tmp_path, tmp_path / "nothing.txt", "--lang", "en")
    assert result.exit_code == 1
    assert "RB001" in result.stderr


def test_an_unknown_language_is_wrong_usage(tmp_path, text):
    harvest(tmp_path)
    assert run("check", tmp_path, text, "--lang", "xx").exit_code == 2


def test_explain_tells_what_a_rule_means():
    result = run("check", "x", "y", "--explain", "RB201")
    assert result.exit_code == 0
    assert "comparator" in result.stdout


def test_facts_and_claims_are_lists_in_json(tmp_path, text):
    harvest(tmp_path)
    facts = json.loads(run("facts", tmp_path, "--json").stdout)
    claims = json.loads(run("claims", tmp_path, text, "--lang", "en", "--json").stdout)
    assert {"id", "value", "unit", "comparator", "must"} <= facts[0].keys()
    assert [(c["surface"], c["value"], c["unit"]) for c in claims][:2] == [("12", 12, "apple"), ("3", 3, "die")]


def test_links_accepted_make_coverage(tmp_path, text):
    harvest(tmp_path)
    assert run("link", "accept", tmp_path, text, "--lang", "en").exit_code == 0
    document = json.loads(run("coverage", tmp_path, "--json").stdout)
    assert "components.apple.copies" in document["stated"]
    assert document["clauses"] == document["linked"] + document["unlinked"]


def test_coverage_without_a_reviewed_text_says_so(tmp_path):
    harvest(tmp_path)
    assert "RB014" in run("coverage", tmp_path).stderr


def test_a_variant_shares_the_glossary_of_its_base(tmp_path, text):
    base = tmp_path / "base"
    base.mkdir()
    harvest(base)
    variant = tmp_path / "variant"
    variant.mkdir()
    (variant / "ruleset.yaml").write_text("ruleset: late-harvest\nextends: ../base\n", encoding="utf-8")
    claims = json.loads(run("claims", variant, text, "--lang", "en", "--json").stdout)
    assert claims[0]["unit"] == "apple"
