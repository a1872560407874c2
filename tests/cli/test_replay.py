import json

import pytest

from tests.cli.helpers import rulewright


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    """Three recorded games of pig."""
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    assert rulewright("run", "pig", "--games", "3", "-o", "target=10", "--record", file).code == 0
    return file


def test_a_recorded_game_replays_to_its_end(games):
    outcome = rulewright("replay", games)
    assert (outcome.code, outcome.err) == (0, "")
    assert "player1  roll" in outcome.out
    assert "chance  " in outcome.out
    assert " won (target_reached)" in outcome.out


def test_any_game_of_the_file_can_be_replayed(games):
    assert rulewright("replay", games, "--game", "3").code == 0
    outcome = rulewright("replay", games, "--game", "4")
    assert outcome.code == 2
    assert "the file holds 3 games" in outcome.err


def test_replay_stops_where_asked(games):
    out = rulewright("replay", games, "--to", "2").out
    assert "   2  " in out
    assert "   3  " not in out
    outcome = rulewright("replay", games, "--to", "9999")
    assert outcome.code == 1
    assert "there is no step 9999" in outcome.err


def test_the_board_is_drawn_after_every_step(games):
    out = rulewright("replay", games, "--to", "2", "--board").out
    assert out.count("turn_total: ") == 3


def test_json_lists_the_steps(games):
    document = rulewright("replay", games, "--json").json
    assert document["ok"] is True
    assert document["steps"][0] == {"number": 1, "player": "player1", "text": "roll", "phase": "play"}
    assert document["over"] is True
    assert sorted(document["returns"]) == [-1.0, 1.0]


def change(games, tmp_path, **changes):
    record = json.loads(games.read_text().splitlines()[0])
    record.update(changes)
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(record))
    return file


def test_an_edited_step_is_named_by_its_number(games, tmp_path):
    steps = json.loads(games.read_text().splitlines()[0])["steps"]
    steps[1] = {"player": 1, "action": 0}
    outcome = rulewright("replay", change(games, tmp_path, steps=steps))
    assert outcome.code == 1
    assert "error[RC004]: step 2: chance is to move, but the record has a step of player2" in outcome.err


def test_an_edited_result_is_found(games, tmp_path):
    result = {"returns": [0, 0], "scores": [1, 1], "reason": "rain"}
    outcome = rulewright("replay", change(games, tmp_path, result=result), "--json")
    assert outcome.code == 1
    assert outcome.json["ok"] is False
    assert [found["code"] for found in outcome.json["diagnostics"]] == ["RC006"] * 3


def test_a_record_of_changed_rules_warns_and_replays(games, tmp_path):
    outcome = rulewright("replay", change(games, tmp_path, hash="0"))
    assert outcome.code == 0
    assert "warning[RC003]" in outcome.err


def test_a_file_that_is_no_record_is_explained(tmp_path):
    file = tmp_path / "notes.txt"
    file.write_text("dear diary")
    outcome = rulewright("replay", file)
    assert outcome.code == 1
    assert "error[RC001]: this is not JSON" in outcome.err
    assert rulewright("replay", tmp_path / "none.json").code == 1


def test_a_record_of_an_unknown_ruleset_is_wrong_usage(games, tmp_path):
    outcome = rulewright("replay", change(games, tmp_path, ruleset="pigg"))
    assert outcome.code == 2
    assert "there is no ruleset `pigg`" in outcome.err


def test_a_ruleset_outside_the_shipped_ones_is_found_again(tmp_path):
    assert rulewright("new", "my-game", cwd=tmp_path).code == 0
    assert rulewright("run", "my-game", "--games", "1", "--record", "one.json", cwd=tmp_path).code == 0
    assert rulewright("replay", tmp_path / "one.json").code == 0
