"""The runner of scenarios: what it does with a position, and how it tells what differs."""

import pytest

from interpreter.machine.game import make_game
from interpreter.play.scenarios import run_scenarios
from interpreter.reading.load import loads
from interpreter.reading.scenarios import loads_scenarios

RULES = """
ruleset: small
players: [light, dark]
options:
  height: {range: [1, 5], default: 2}
enums:
  Color: [red, blue]
components:
  stone: {owner: Player}
  chip: {color: Color, copies: 2, starts: bag}
zones:
  board: {kind: grid, rows: height, columns: 2, holds: stone}
  bag: {kind: pool, holds: chip}
  won: {per: Player, kind: pool, holds: chip}
variables:
  score: {per: Player, range: [0, 9]}
  bold: {of: flag}
actions:
  put:
    given: {square: board}
    where: empty(square)
    do:
      - {place: stone(me), at: square}
      - {add: 1, to: "score[me]"}
  dare:
    where: not empty(bag)
    do:
      - {draw: bag, to: "won[me]"}
      - {set: bold, to: true}
  give_up: {do: [{lose: me}]}
triggers:
  filled:
    on: {placed: board}
    when: full(board)
    do: [{win: me}]
phases:
  play: {turns: alternate, actions: [put, dare, give_up]}
outcome: {score: "score[each]"}
"""


def run(text):
    """The verdict on the one scenario whose body is given."""
    (verdict,) = run_scenarios(
        lambda options: make_game(loads(RULES, options=options)),
        loads_scenarios(f"scenarios:\n  - name: it\n    {text.strip()}\n", "scenarios.yaml"),
    )
    return verdict


def messages(text):
    return [found.message for found in run(text).mismatches]


@pytest.mark.parametrize(
    "then",
    [
        "{phase: play, to_move: light, over: false, winner: none}",
        "{legal: ['put(a1)', 'put(b1)', 'put(a2)', 'put(b2)', dare, give_up]}",
        "{legal_count: 6, legal_includes: [dare], scores: {light: 0, dark: 0}, returns: [0, 0]}",
        "{zones: {bag: {red: 2, blue: 2}, 'won[light]': {}}, variables: {'score[light]': 0, bold: false}}",
        "{zones: {board: '. .\n\n      . .'}}",
    ],
)
def test_what_holds_at_the_start_passes(then):
    verdict = run(f"then: {then}")
    assert verdict.ok, verdict.message


def test_steps_are_taken_in_order_and_chance_is_told():
    verdict = run(
        """
    when: [put(a1), dare, chance: [red], put(b2)]
    then:
      to_move: dark
      zones:
        board: |
          . l
          l .
        bag: {red: 1, blue: 2}
        won[dark]: {red: 1}
      variables: {bold: true, "score[light]": 2}
    """.replace("l ", "light ").replace(" l\n", " light\n")
    )
    assert verdict.ok, verdict.message


def test_a_position_can_be_given_with_a_legend():
    verdict = run("""
    legend: {x: stone(light), o: stone(dark)}
    given:
      to_move: dark
      zones:
        board: |
          x o
          . x
      variables: {"score[dark]": 3}
    when: [put(a1)]
    then: {over: filled, winner: dark, returns: [-1, 1], scores: {dark: 3}}
    """)
    assert verdict.ok, verdict.message


def test_options_of_a_scenario_are_those_of_its_game():
    assert run("options: {height: 1}\n    then: {legal_count: 4}").ok


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("then: {to_move: dark}", ["dark should be to move, it is light"]),
        ("when: [give_up]\n    then: {to_move: dark}", ["dark should be to move, it is nobody"]),
        ("when: [dare]\n    then: {to_move: dark}", ["dark should be to move, it is chance"]),
        ("when: [give_up]\n    then: {phase: play}", ["the phase should be play, it is over"]),
        (
            "then: {legal_count: 5}",
            ["5 actions should be legal, 6 are: put(a1), put(b1), put(a2), put(b2), dare, give_up"],
        ),
        (
            "then: {legal: ['put(a1)', 'put(b1)', 'put(a2)', dare]}",
            ["should not be legal and is: put(b2), give_up"],
        ),
        (
            "when: ['put(a1)']\n    then: {legal: ['put(a1)', 'put(b1)', 'put(a2)', 'put(b2)', dare, give_up]}",
            ["should be legal and is not: put(a1)"],
        ),
        ("then: {illegal: [dare]}", ["dare should not be legal, it is"]),
        ("then: {over: true}", ["the game should be over, it goes on"]),
        ("then: {over: filled}", ["filled should have ended the game, it goes on"]),
        ("when: [give_up]\n    then: {over: false}", ["the game should go on, it is over (give_up)"]),
        ("when: [give_up]\n    then: {over: filled}", ["filled should have ended the game, give_up did"]),
        ("when: [give_up]\n    then: {winner: light}", ["the winner should be light, it is dark"]),
        ("then: {winner: draw}", ["the winner should be draw, it is none"]),
        ("when: [give_up]\n    then: {returns: [1, -1]}", ["the returns should be [1, -1], they are [-1, 1]"]),
        ("then: {scores: {light: 3}}", ["the score of light should be 3, it is 0"]),
        ("then: {variables: {bold: true}}", ["bold should be true, it is false"]),
        ("then: {variables: {'score[dark]': 4}}", ["score[dark] should be 4, it is 0"]),
        ("then: {zones: {bag: {red: 1}}}", ["bag is not as expected"]),
    ],
)
def test_what_differs_is_told_as_expected_and_found(body, expected):
    assert messages(body) == expected


def test_boards_that_differ_are_drawn_with_the_first_cell_that_does():
    verdict = run("""
    legend: {x: stone(light), o: stone(dark)}
    when: [put(a1)]
    then:
      zones:
        board: |
          . o
          . x
    """)
    (found,) = verdict.mismatches
    assert found.message == "board is not as expected, first at a1"
    assert found.expected.splitlines()[1:] == ["  2 . d", "  1 . l", "    a b"]
    assert found.found.splitlines()[1:] == ["  2 . .", "  1 l .", "    a b"]
    assert found.span.file == "scenarios.yaml"


@pytest.mark.parametrize(
    ("body", "code", "message"),
    [
        ("when: [putt(a1)]\n    then: {over: true}", "SN010", "step 1: `putt(a1)` is not an action of this game"),
        ("when: [put(a9)]\n    then: {over: true}", "SN010", "step 1: `a9` in `put(a9)` is no value of `square`"),
        ("when: [put(a1), put(a1)]\n    then: {over: true}", "SN010", "step 2: `put(a1)` is not legal: "),
        (
            "when: [dare, put(a1)]\n    then: {over: true}",
            "SN010",
            "step 2: `put(a1)` cannot be done yet, chance is next",
        ),
        (
            "when: [chance: [red]]\n    then: {over: true}",
            "SN010",
            "step 1: chance has nothing to decide here, light is to",
        ),
        ("when: [dare, chance: [green]]\n    then: {over: true}", "SN010", "step 2: chance cannot bring `green` here"),
        (
            "when: [give_up, chance: [red]]\n    then: {over: true}",
            "SN010",
            "step 2: chance has nothing to decide here, th",
        ),
        ("given: {phase: war}\n    then: {over: true}", "SN001", "nobody decides anything in a phase `war`"),
        ("given: {to_move: lihgt}\n    then: {over: true}", "SN002", "there is no player `lihgt`"),
        ("then: {to_move: lihgt}", "SN002", "there is no player `lihgt`"),
        ("then: {winner: lihgt}", "SN002", "there is no player `lihgt`"),
        ("then: {variables: {bald: true}}", "SN006", "there is no variable `bald`"),
        ("then: {zones: {bord: '. .'}}", "SN005", "there is no zone `bord`"),
        ("options: {height: 9}\n    then: {over: true}", "RD009", ""),
    ],
)
def test_a_scenario_that_cannot_be_played_is_explained(body, code, message):
    verdict = run(body)
    assert not verdict.ok
    assert verdict.fault[0].code == code
    assert verdict.fault[0].message.startswith(message)


def test_the_place_of_a_step_is_named():
    (found,) = run("when: [put(a1), put(a1)]\n    then: {over: true}").fault
    assert (found.span.file, found.span.line) == ("scenarios.yaml", 3)


def test_one_bad_scenario_does_not_keep_the_others_from_running():
    verdicts = run_scenarios(
        lambda options: make_game(loads(RULES, options=options)),
        loads_scenarios(
            "scenarios:\n  - {name: a, when: [x], then: {over: true}}\n  - {name: b, then: {over: false}}\n"
        ),
    )
    assert [verdict.ok for verdict in verdicts] == [False, True]
