"""A difference between the machines is reported so that one can go and look at it."""

from __future__ import annotations

import pytest

from interpreter.machine.game import Game, load, make_game
from interpreter.reading import loads
from interpreter.wasm.host import Host
from tests.wasm.lockstep import DifferenceError, Pair
from tests.wasm.slots import slot_name

RULES = """\
ruleset: trays
title: Trays
players: 2
enums:
  Color: [red, blue]
components:
  piece: {color: Color, copies: 9, starts: bag}
zones:
  tray: {per: Player, kind: grid, rows: 3, columns: 3, holds: piece}
  bag: {kind: pool, holds: piece}
variables:
  taken: {per: Player, range: [0, 9]}
actions:
  put:
    given: {c: "tray[me]"}
    where: empty(c) and taken[me] < 5
    do:
      - place: piece(red)
        from: bag
        at: c
      - set: taken[me]
        to: taken[me] + 1
phases:
  play: {turns: alternate, actions: [put], stuck: pass}
"""


def game_of(text: str) -> Game:
    return make_game(loads(text))


def difference(doctored: str) -> str:
    """What is reported when the module was made from other rules."""
    with pytest.raises(DifferenceError) as found:
        Pair(game_of(RULES), Host(game_of(doctored).program)).play(seed=1, number=0, most=20)
    return str(found.value)


def test_a_wrong_number_is_reported_with_slot_instruction_line_step_and_seed() -> None:
    assert difference(RULES.replace("taken[me] + 1", "taken[me] + 2")).splitlines() == [
        "trays, seed 1, game 0, step 1: the machines differ in 1 slot",
        "  after: put(c1)",
        "  taken[player1]: 1 (reference), 2 (module)",
        "    <text>:21: s[7 + s[2]] = (checked_3 if 0 <= (checked_3 := (s[7 + s[2]] + 1)) <= 9 else fail(3))",
    ]


def test_a_wrong_piece_is_reported_with_the_cell_where_it_lies() -> None:
    lines = difference(RULES.replace("piece(red)", "piece(blue)")).splitlines()
    assert lines[0] == "trays, seed 1, game 0, step 1: the machines differ in 3 slots"
    assert lines[2] == "  tray[player1][c1]: 1 (reference), 2 (module)"
    assert lines[3].startswith("    <text>:18: s[")
    assert lines[4] == "  bag[piece(red)]: 8 (reference), 9 (module)"
    assert lines[6] == "  bag[piece(blue)]: 9 (reference), 8 (module)"
    assert lines[7] == "    <text>:24: no instruction of the reference machine writes it here"


def test_different_legal_actions_are_reported_with_the_actions() -> None:
    doctored = RULES.replace("taken[me] < 5", "taken[me] < 5 and (taken[me] > 0 or c.row > 1)")
    assert difference(doctored).splitlines() == [
        "trays, seed 1, game 0, step 0: the machines list different steps at <text>:24",
        "  after: the setup",
        "  missing in the module: put(a1), put(b1), put(c1)",
        "  only in the module: none",
    ]


def test_slots_have_the_names_that_the_ruleset_uses() -> None:
    game = load("candy-crush-duel-pocket")
    names = [slot_name(game, slot) for slot in range(game.state_slots)]
    assert len(set(names)) == game.state_slots
    assert names[:6] == ["point", "mover", "acting player", "reason", "moves", "place of player1"]
    assert {"tray[player1][c3]", "edge[player2][candy(red)]", "owed[player1]", "marker"} <= set(names)
