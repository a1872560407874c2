import shutil

import pytest

from interpreter import load
from interpreter.cli.verdicts import side_by_side
from interpreter.play.scenarios import run_scenarios
from interpreter.reading.scenarios import load_scenarios
from tests.cli.helpers import ROOT, rulewright, unframed


@pytest.mark.parametrize("name", sorted(path.parent.name for path in (ROOT / "rulesets").glob("*/scenarios.yaml")))
def test_the_scenarios_of_every_shipped_ruleset_pass(name):
    scenarios = load_scenarios(ROOT / "rulesets" / name / "scenarios.yaml")
    verdicts = list(run_scenarios(lambda options: load(name, options), scenarios))
    assert verdicts
    assert [(verdict.scenario.name.value, verdict.message) for verdict in verdicts if not verdict.ok] == []


def test_json_counts_and_names_them():
    document = rulewright("test", "pig", "--json").json
    assert document["failed"] == 0
    assert document["passed"] == len(document["scenarios"]) > 3
    assert all(scenario["ok"] and scenario["message"] == "" for scenario in document["scenarios"])


def broken(tmp_path, old, new):
    folder = tmp_path / "connect-four"
    shutil.copytree(ROOT / "rulesets" / "connect-four", folder)
    text = (folder / "scenarios.yaml").read_text()
    assert old in text
    (folder / "scenarios.yaml").write_text(text.replace(old, new))
    return folder


def test_a_failure_shows_both_boards_and_marks_the_first_cell(tmp_path):
    folder = broken(
        tmp_path,
        "          . . . y . . .\n          . . . r r . .\n",
        "          . . . . . . .\n          . . y r r . .\n",
    )
    outcome = rulewright("test", folder)
    assert outcome.code == 1
    assert "✗ a disc falls to the lowest free space of its column" in outcome.out
    assert "board is not as expected, first at c1" in outcome.out
    assert "← d2" not in outcome.out
    assert "1 of 10 scenarios failed" in outcome.out


def test_a_failure_is_told_in_json(tmp_path):
    folder = broken(tmp_path, "legal_count: 6", "legal_count: 5")
    outcome = rulewright("test", folder, "--json")
    assert outcome.code == 1
    (failed,) = [scenario for scenario in outcome.json["scenarios"] if not scenario["ok"]]
    assert failed["name"] == "a full column takes no further disc"
    assert failed["message"].startswith("5 actions should be legal, 6 are: ")


def test_some_can_be_chosen_by_name():
    out = rulewright("test", "connect-four", "--only", "DIAGONAL").out
    assert "2 scenarios passed" in out


def test_a_ruleset_without_scenarios_says_so(tmp_path):
    shutil.copy(ROOT / "rulesets" / "pig" / "ruleset.yaml", tmp_path)
    outcome = rulewright("test", tmp_path)
    assert outcome.code == 0
    assert "has no such scenarios" in outcome.out


def test_a_broken_scenario_file_is_explained(tmp_path):
    shutil.copy(ROOT / "rulesets" / "pig" / "ruleset.yaml", tmp_path)
    (tmp_path / "scenarios.yaml").write_text("scenarios: 3\n")
    outcome = rulewright("test", tmp_path)
    assert outcome.code == 1
    assert "error[SC003]" in outcome.err


def test_a_new_ruleset_passes_check_test_and_run(tmp_path):
    assert rulewright("new", "my-game", cwd=tmp_path).code == 0
    assert rulewright("check", "my-game", cwd=tmp_path).code == 0
    assert "3 scenarios passed" in rulewright("test", "my-game", cwd=tmp_path).out
    assert rulewright("run", "my-game", "--games", "20", cwd=tmp_path).code == 0


def test_drawings_stand_side_by_side_with_the_first_difference_marked():
    text = side_by_side("board:\n  1 x .\n    a b", "board:\n  1 x o\n    a b", "b1")
    assert text.plain.splitlines() == [
        "expected      found",
        "board:        board:",
        "  1 x .         1 x o   ← b1",
        "    a b           a b",
    ]


def test_a_name_that_no_scenario_has_is_a_wrong_usage():
    outcome = rulewright("test", "nim", "--only", "no such scenario")
    assert outcome.code == 2
    assert "no scenario of" in unframed(outcome.err)
