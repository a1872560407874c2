import json

import pytest

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.play.bots import make_bots
from interpreter.play.match import play_game
from interpreter.play.record_reader import read_records
from interpreter.play.records import FORMAT, Ending, Step, record_of, to_document, write_records
from interpreter.play.replay import Replay, check_number
from tests.play.fake_game import FakeGame


def make_record(game=None, seed=4):
    game = game or FakeGame(heap=3)
    played = play_game(game, make_bots(["first"], 2), seed)
    return record_of(game, played, players=["first", "first"], program="9.9", seed=seed, source="here")


def edited(tmp_path, **changes):
    """A file with a good record in which some fields are changed (None removes one)."""
    document = to_document(make_record())
    document.update(changes)
    path = tmp_path / "game.json"
    path.write_text(json.dumps({key: value for key, value in document.items() if value != "absent"}))
    return path


def test_a_record_names_every_move_with_number_and_notation():
    record = make_record()
    assert record.steps == (Step(0, 0, "take(1)"), Step(1, 0, "take(1)"), Step(0, 0, "take(1)"))
    assert record.ending == Ending((1.0, -1.0), (2, 1), "last stone")
    assert (record.ruleset, record.hash, record.options) == ("take-two", "hash-3-False", {"heap": 3, "die": False})


def test_chance_outcomes_are_recorded_in_words():
    record = make_record(FakeGame(die=True))
    assert record.steps[0].player == -1
    assert record.steps[0].text == f"heap = {record.steps[0].id}"


def test_written_records_read_back_equal(tmp_path):
    records = [make_record(), make_record(FakeGame(heap=5, die=True), seed=8)]
    write_records(tmp_path / "games.jsonl", records)
    assert read_records(tmp_path / "games.jsonl") == records


def test_a_record_spread_over_lines_reads_back(tmp_path):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(to_document(make_record()), indent=2))
    assert read_records(path) == [make_record()]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("", 1, "the file is empty"),
        ("\n \n", 1, "the file is empty"),
        ("{", 1, "this is not JSON: Expecting property name enclosed in double quotes"),
        ("[1, 2]", 1, "a record must be a JSON object"),
        ("{}", 1, "this is not a record of this program: it has no field `format`"),
        ('{"format": "PGN"}', 1, "this is not a record of this program: its format is `PGN`"),
        ("[" * 100_000, 1, "this is nested too deeply for a record"),
    ],
)
def test_files_that_are_no_records_are_refused(tmp_path, text, line, message):
    path = tmp_path / "game.json"
    path.write_text(text)
    assert fault(path) == (line, message)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"ruleset": 3}, "`ruleset` must be text"),
        ({"ruleset": "absent"}, "the field `ruleset` is missing"),
        ({"seed": "x"}, "`seed` must be a whole number or null"),
        ({"seed": True}, "`seed` must be a whole number or null"),
        ({"options": []}, "`options` must be a JSON object"),
        ({"options": {"rows": [1]}}, "option `rows` must be a number, a flag or a word"),
        ({"players": "me"}, "`players` must be a list of names"),
        ({"steps": {}}, "`steps` must be a list of moves"),
        ({"steps": [7]}, "step 1 must be a JSON object"),
        ({"steps": [{"player": 0}]}, "step 1 is neither a move nor a chance outcome"),
        ({"steps": [{"player": "a", "action": 1}]}, "step 1 is neither a move nor a chance outcome"),
        ({"result": 1}, "`result` must be a JSON object"),
        ({"result": {"returns": ["x"]}}, "`result.returns` must be a list of numbers, one a seat"),
        ({"result": {"returns": [1.0], "scores": [0.5]}}, "`result.scores` must be a list of whole numbers, or null"),
    ],
)
def test_a_wrong_field_is_named(tmp_path, change, message):
    assert fault(edited(tmp_path, **change)) == (1, message)


def test_the_damaged_line_of_several_is_named(tmp_path):
    path = tmp_path / "games.jsonl"
    write_records(path, [make_record(), make_record()])
    path.write_text(path.read_text() + '{"format": \n')
    assert fault(path)[0] == 3


def test_a_damaged_document_over_lines_is_faulted_where_it_breaks(tmp_path):
    path = tmp_path / "game.json"
    path.write_text('{\n  "format": "x",\n  "hash" 3\n}')
    assert fault(path) == (3, "this is not JSON: Expecting ':' delimiter")


def test_binary_files_and_missing_files_are_refused(tmp_path):
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    assert fault(tmp_path / "binary") == (0, "the file is not UTF-8 text")
    assert fault(tmp_path / "none") == (0, "the file cannot be read: No such file or directory")
    assert fault(tmp_path) == (0, "the file cannot be read: Is a directory")


def fault(path):
    with pytest.raises(RulewrightError) as caught:
        read_records(path)
    (found,) = caught.value.diagnostics
    assert found.code == "RC001"
    assert found.span.file == str(path)
    return found.span.line, found.message


def replayed(record, game=None, to=None):
    replay = Replay(game or FakeGame(heap=3), record)
    texts = [step.text for step in replay.steps(to)]
    return texts, [(found.code, found.message) for found in replay.report]


def test_a_good_record_replays_without_a_finding():
    assert replayed(make_record()) == (["take(1)"] * 3, [])


def test_a_record_with_chance_replays_without_a_finding():
    game = FakeGame(die=True)
    texts, found = replayed(make_record(game), game)
    assert texts[0].startswith("heap = ")
    assert found == []


def test_replay_stops_where_asked():
    record = make_record()
    assert replayed(record, to=2) == (["take(1)"] * 2, [])
    assert Replay(FakeGame(heap=3), record).position(2).render() == "o"


def with_steps(*steps, **changes):
    from dataclasses import replace

    return replace(make_record(), steps=steps, **changes)


@pytest.mark.parametrize(
    ("steps", "code", "message"),
    [
        ([Step(1, 0, "")], "RC004", "step 1: north is to move, but the record has a step of south"),
        ([Step(7, 0, "")], "RC004", "step 1: north is to move, but the record has a step of seat 7"),
        ([Step(-1, 2, "")], "RC004", "step 1: north is to move, but the record has a step of chance"),
        ([Step(0, 9, "")], "RC004", "step 1: there is no action number 9 (the game has 2)"),
        ([Step(0, 1, ""), Step(1, 1, "")], "RC004", "step 2: `take(2)` is not legal here"),
        (
            [Step(0, 1, ""), Step(1, 0, ""), Step(0, 0, "")],
            "RC004",
            "step 3: the game is over (last stone), but the record goes on",
        ),
        (
            [Step(0, 1, "")],
            "RC006",
            "the record gives a result, but the game is not over after its last step",
        ),
    ],
)
def test_an_impossible_record_is_faulted_at_its_step(steps, code, message):
    assert replayed(with_steps(*steps))[1] == [(code, message)]


def test_an_impossible_chance_outcome_is_faulted():
    found = replayed(with_steps(Step(-1, 9, ""), hash="hash-3-True"), FakeGame(heap=3, die=True))[1]
    assert found == [("RC004", "step 1: chance has no outcome number 9 here")]


def test_every_wrong_notation_and_result_is_reported():
    steps = (Step(0, 0, "take(2)"), Step(1, 0, "take(1)"), Step(0, 0, "take(9)"))
    found = replayed(with_steps(*steps, ending=Ending((-1.0, 1.0), None, "tired")))[1]
    assert found == [
        ("RC005", "step 1: the record says `take(2)`, its number means `take(1)`"),
        ("RC005", "step 3: the record says `take(9)`, its number means `take(1)`"),
        ("RC006", "the returns: the record says [-1.0, 1.0], the rules give [1.0, -1.0]"),
        ("RC006", "the scores: the record says None, the rules give [2, 1]"),
        ("RC006", "the reason: the record says tired, the rules give last stone"),
    ]


def test_a_record_of_changed_rules_is_replayed_with_a_warning():
    texts, found = replayed(with_steps(*make_record().steps, hash="other"))
    assert texts == ["take(1)"] * 3
    assert found == [("RC003", "the rules of `take-two` are not the ones this record was made with")]


def test_a_record_of_another_game_is_refused():
    found = replayed(with_steps(*make_record().steps, ruleset="chess"))[1]
    assert found[0] == ("RC002", "the record is of `chess`, not of `take-two`")


@pytest.mark.parametrize("number", [-1, 4])
def test_a_step_the_record_does_not_have_is_refused(number):
    with pytest.raises(RulewrightError, match=f"the record has 3 steps, there is no step {number}"):
        check_number(number, 3)


def test_the_format_is_marked():
    assert to_document(make_record())["format"] == FORMAT == "rulewright-record-1"
