import pytest

from interpreter.diagnostics.diagnostic import Severity
from interpreter.study.check import check_ruleset
from tests.cli.helpers import ROOT, rulewright

FINE = """
ruleset: fine
players: 2
components: {stone: {owner: Player}}
zones: {board: {kind: grid, rows: 2, columns: 2, holds: stone}}
actions:
  put:
    given: {to: board}
    where: empty(to)
    do: [{place: stone(me), at: to}]
phases:
  play: {turns: alternate, actions: [put], until: full(board)}
outcome: {tie: draw}
"""

FIVE = """
ruleset: five
players: 2
components: {stone: {owner: Player}}
zones: {board: {kind: grid, rows: 2, columns: 2, holds: stoen}}
actions:
  put:
    given: {square: bord}
    where: emty(square)
    do: [{place: stone(me), at: square}]
phases:
  play: {turns: alternate, actions: [putt], until: full(bord)}
"""


def write(tmp_path, text):
    (tmp_path / "ruleset.yaml").write_text(text)
    return tmp_path


def test_a_good_ruleset_has_no_problems(tmp_path):
    outcome = rulewright("check", write(tmp_path, FINE))
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.strip().endswith(": no problems")


def test_five_mistakes_are_named_in_one_run_each_at_its_place(tmp_path):
    outcome = rulewright("check", write(tmp_path, FIVE), "--json")
    assert outcome.code == 1
    errors = [found for found in outcome.json["diagnostics"] if found["severity"] == "error"]
    assert [(found["line"], found["column"]) for found in errors] == [(5, 57), (8, 21), (9, 12), (12, 38), (12, 57)]
    assert [found["hint"] for found in errors] == [
        "did you mean `stone`?",
        "did you mean `board`?",
        "did you mean `empty`?",
        "did you mean `put`?",
        "did you mean `board`?",
    ]


def test_the_text_shows_place_excerpt_and_hint(tmp_path):
    out = rulewright("check", write(tmp_path, FIVE)).out
    assert "ruleset.yaml:9:12" in out
    assert "    where: emty(square)" in out
    assert "^^^^" in out
    assert "5 errors" in out


def test_sarif_is_a_document_of_its_version(tmp_path):
    document = rulewright("check", write(tmp_path, FIVE), "--format", "sarif").json
    assert document["version"] == "2.1.0"
    assert len(document["runs"][0]["results"]) == 5


def test_a_game_that_breaks_is_found_by_trying(tmp_path):
    text = FINE.replace("where: empty(to)", "where: to.row > 0")
    outcome = rulewright("check", write(tmp_path, text), "--json")
    assert outcome.code == 1
    assert [found["code"] for found in outcome.json["diagnostics"]][-2:] == ["RW010", "CL009"]
    assert rulewright("check", tmp_path, "--games", "0", "--json").json["ok"] is True


def test_a_game_without_end_is_warned_of(tmp_path):
    text = FINE.replace("place: stone(me), at: to", "remove: to").replace(", until: full(board)", "")
    document = rulewright("check", write(tmp_path, text), "--games", "1", "--json").json
    assert "CL008" in [found["code"] for found in document["diagnostics"]]


def test_scenarios_beside_the_ruleset_are_read_too(tmp_path):
    write(tmp_path, FINE)
    (tmp_path / "scenarios.yaml").write_text("scenarios: [{name: x}]\n")
    outcome = rulewright("check", tmp_path)
    assert outcome.code == 1
    assert "scenarios.yaml:1:" in outcome.out


@pytest.mark.parametrize("name", sorted(path.parent.name for path in (ROOT / "rulesets").glob("*/ruleset.yaml")))
def test_every_shipped_ruleset_is_free_of_errors(name):
    found = check_ruleset(name, {}, trials=3)
    assert [diagnostic for diagnostic in found if diagnostic.severity is Severity.ERROR] == []


def test_several_rulesets_are_checked_in_one_run(tmp_path):
    outcome = rulewright("check", "pig", write(tmp_path, FIVE))
    assert outcome.code == 1
    assert outcome.out.count("error[") == 5
