from tests.cli.helpers import rulewright


def test_a_legal_action_is_said_to_be_legal():
    assert rulewright("explain", "tic-tac-toe", "place(a1)").out == "place(a1) is legal (cross to move)\n"


def test_the_condition_that_fails_is_named_with_its_place_and_values():
    outcome = rulewright("explain", "othello", "place(a1)")
    assert (outcome.code, outcome.err) == (0, "")
    assert "not legal: `place(a1)` (black to move): the condition `any(outflanks" in outcome.out
    assert "rulesets/othello/ruleset.yaml:" in outcome.out
    assert "square = a1" in outcome.out


def test_json_names_place_and_values():
    document = rulewright("explain", "othello", "place(a1)", "--json").json
    assert document["legal"] is False
    assert document["player"] == "black"
    assert document["file"] == "rulesets/othello/ruleset.yaml"
    assert document["line"] > 1
    assert document["values"]["square"] == "a1"


def test_an_action_that_does_not_exist_gets_a_suggestion():
    outcome = rulewright("explain", "tic-tac-toe", "plaec(a1)")
    assert outcome.code == 2
    assert "did you mean `place`?" in outcome.err


def test_a_position_of_a_record_can_be_asked_about(tmp_path):
    file = tmp_path / "game.json"
    assert rulewright("run", "tic-tac-toe", "--games", "1", "--players", "first", "--record", file).code == 0
    assert "is legal" in rulewright("explain", "tic-tac-toe", "place(b1)", "--record", file, "--to", "1").out
    out = rulewright("explain", "tic-tac-toe", "place(a1)", "--record", file, "--to", "1").out
    assert "not legal" in out
    assert "nought to move" in out
    assert "the game is over" in rulewright("explain", "tic-tac-toe", "place(a1)", "--record", file).out


def test_a_step_needs_a_record():
    assert rulewright("explain", "tic-tac-toe", "place(a1)", "--to", "1").code == 2
