import json

import pytest

from interpreter import load
from interpreter.machine.rng import derived_seed
from interpreter.play.bots import make_bots
from interpreter.play.match import play_game
from tests.cli.helpers import rulewright


@pytest.mark.parametrize("name", ["connect-four", "pig", "kalah"])
def test_a_game_of_random_bots_is_the_playout_of_the_machine(name):
    game = load(name)
    bots = make_bots(["random"], game.players)
    for number in range(20):
        seed = derived_seed(7, number)
        assert play_game(game, bots, seed).result == game.playout(seed)


def test_the_report_tells_who_wins_how_long_and_how_it_ends():
    outcome = rulewright("run", "connect-four", "--games", "50", "-o", "rows=5")
    assert (outcome.code, outcome.err) == (0, "")
    for words in (
        "Connect Four  connect-four",
        "50 games in ",
        "rows 5",
        "Who wins",
        "How long a game is",
        "How games end",
    ):
        assert words in outcome.out
    assert "rulewright run connect-four -o rows=5 --games 50 --seed 1" in outcome.out


def test_scores_are_shown_for_a_game_that_has_them():
    assert "median" in rulewright("run", "kalah", "--games", "20").out
    assert "median" not in rulewright("run", "connect-four", "--games", "20").out


def test_the_json_document_has_the_promised_keys():
    document = rulewright("run", "pig", "--games", "40", "--seed", "9", "-o", "target=20", "--json").json
    assert {"ruleset": "pig", "seed": 9, "games": 40, "backend": "wasm"}.items() <= document.items()
    assert document["options"]["target"] == 20
    assert sum(document["wins"]) + document["draws"] == 40
    assert sum(document["ends"].values()) == 40
    assert set(document["length"]) == {"mean", "min", "max", "quantiles"}
    assert len(document["scores"]) == len(document["seats"]) == 2
    assert document["hash"] == load("pig", options={"target": 20}).hash


def numbers(document):
    return {key: value for key, value in document.items() if key not in ("playouts_per_second", "backend")}


def test_the_same_seed_gives_the_same_report_on_any_number_of_processes():
    one, again, two, other = (
        numbers(rulewright("run", "pig", "--games", "30", "--seed", seed, "--jobs", jobs, "--json").json)
        for seed, jobs in (("5", "1"), ("5", "1"), ("5", "2"), ("6", "1"))
    )
    assert one == again == two
    assert one != other


def test_recording_changes_no_game(tmp_path):
    plain = rulewright("run", "pig", "--games", "10", "--json").json
    recorded = rulewright("run", "pig", "--games", "10", "--json", "--record", tmp_path / "games.jsonl").json
    assert numbers(plain) == numbers(recorded)
    records = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert len(records) == 10
    assert records[3]["seed"] == derived_seed(1, 3)


def test_the_bots_sit_where_they_are_named():
    document = rulewright("run", "nim", "--games", "5", "--players", "first,random", "--json").json
    assert document["players"] == ["first", "random"]


def test_unknown_players_are_wrong_usage():
    outcome = rulewright("run", "nim", "--players", "randon")
    assert outcome.code == 2
    assert "did you mean `random`?" in outcome.err


def test_a_record_that_cannot_be_written_is_wrong_usage(tmp_path):
    outcome = rulewright("run", "nim", "--games", "1", "--record", tmp_path)
    assert outcome.code == 2
    assert "cannot write" in outcome.err


@pytest.mark.parametrize(
    ("binding", "code"),
    [("sides=1", "RD009"), ("sides=99", "RD009"), ("sidse=6", "RD007"), ("sides=many", "RD008")],
)
def test_options_that_do_not_fit_are_explained(binding, code):
    outcome = rulewright("run", "pig", "-o", binding)
    assert outcome.code == 1
    assert f"error[{code}]" in outcome.err
    assert outcome.out == ""


BREAKS = """
ruleset: breaks
players: 2
variables:
  sum: {range: [0, 3]}
actions:
  more: {do: [{add: 1, to: sum}]}
phases:
  play: {turns: alternate, actions: [more]}
"""


def test_a_game_its_rules_break_off_is_reported_with_its_place_and_seed(tmp_path):
    (tmp_path / "ruleset.yaml").write_text(BREAKS)
    outcome = rulewright("run", tmp_path, "--games", "5")
    assert outcome.code == 1
    assert "No game was finished." in outcome.out
    assert "error[RW004]" in outcome.err
    assert "ruleset.yaml:7:" in outcome.err
    assert "this happened in game 1 of the series (its seed: " in outcome.err


SILENT = """
ruleset: silent
players: 2
variables:
  sum: {range: [0, 9]}
actions:
  more: {do: [{add: 1, to: sum}]}
  less:
    where: sum > 5
    do: [{set: sum, to: 0}]
triggers:
  three:
    on: {changed: sum}
    when: sum = 3
    do: [{win: me}]
phases:
  play: {turns: alternate, actions: [more, less]}
"""


def test_rules_that_never_took_effect_are_named(tmp_path):
    (tmp_path / "ruleset.yaml").write_text(SILENT)
    outcome = rulewright("run", tmp_path, "--games", "30")
    assert "What never happened" in outcome.out
    assert "nobody ever did `less` in 30 random games" in outcome.out
    assert rulewright("run", tmp_path, "--games", "30", "--json").json["never_seen"] == [
        "nobody ever did `less` in 30 random games"
    ]


def test_nothing_is_said_where_every_rule_took_effect():
    assert "What never happened" not in rulewright("run", "connect-four", "--games", "50").out


def test_a_terminal_of_few_characters_gets_plain_stand_ins():
    out = rulewright("run", "tic-tac-toe", "--games", "100", PYTHONIOENCODING="ascii").out
    assert "?" not in out
    assert "####" in out


def test_both_machines_give_the_same_report():
    fast, reference = (
        rulewright("run", "pig", "--games", "60", "--backend", backend, "--json").json for backend in ("wasm", "python")
    )
    assert numbers(fast) == numbers(reference)
    assert (fast["backend"], reference["backend"]) == ("wasm", "python")


def test_the_report_says_which_machine_played():
    assert "games a second on wasm" in rulewright("run", "nim", "--games", "5").out
    assert "games a second on python" in rulewright("run", "nim", "--games", "5", "--players", "first").out


def test_a_machine_without_a_part_in_the_games_is_wrong_usage():
    outcome = rulewright("run", "nim", "--players", "first", "--backend", "wasm")
    assert outcome.code == 2
    assert "`wasm` plays random games without a record, and searches for `mcts`" in outcome.err


def test_bots_take_an_argument():
    document = rulewright("run", "nim", "--games", "2", "--players", "mcts:30,greedy", "--json").json
    assert (document["players"], document["backend"]) == (["mcts:30", "greedy"], "wasm")


def test_the_help_lists_the_bots():
    outcome = rulewright("run", "--help")
    for words in ("random:", "first:", "greedy:", "mcts:N:"):
        assert words in outcome.out


RARE = """\
ruleset: rare
title: Rare
players: [one, two]
variables: {luck: {range: [0, 30]}, sum: {range: [0, 30]}}
actions:
  strive: {where: luck < 30, do: [{add: 1, to: luck}]}
  wait: {where: sum < 30, do: [{add: 1, to: sum}]}
triggers:
  lucky: {on: {changed: luck}, when: luck = 20 and sum = 0, do: [{win: me}]}
  tired: {on: {changed: sum}, when: sum = 30, do: [{win: me}]}
phases:
  play: {turns: alternate, actions: [strive, wait]}
"""


def test_a_rule_that_ended_the_games_of_a_bot_has_taken_effect(tmp_path):
    (tmp_path / "ruleset.yaml").write_text(RARE)
    document = rulewright("run", tmp_path, "--games", "3", "--players", "first", "--json").json
    assert list(document["ends"]) == ["lucky"]
    assert not [line for line in document["never_seen"] if "lucky" in line]
