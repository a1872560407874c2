"""Pairs of cells: each once, whatever comes between the two in the list of parameters."""

from tests.machine.small import build, legal

BOARD = """
players: [light, dark]
components:
  disc: {{owner: Player}}
zones:
  {zones}
setup: [{setup}]
actions:
  take:
    given: {{{given}}}
    where: [{where}]
    do: [{{end_game: true}}]
  pass: {{do: [{{end_game: true}}]}}
phases:
  play: {{turns: alternate, actions: [take, pass]}}
"""
ROW = "row: {kind: row, length: 4, holds: disc}"
ON_ONE_AND_THREE = "{place: disc(light), at: 'at(row, 1)'}, {place: disc(dark), at: 'at(row, 3)'}"


def takes(given: str, where: str, zones: str = ROW, setup: str = "") -> list[str]:
    state = build(BOARD.format(zones=zones, given=given, where=where, setup=setup)).start()
    return [action.removeprefix("take") for action in legal(state) if action != "pass"]


def test_each_pair_of_cells_is_there_once():
    assert takes("a: row, b: row", "a < b") == ["(1, 2)", "(1, 3)", "(1, 4)", "(2, 3)", "(2, 4)", "(3, 4)"]


def test_further_conditions_hold_too():
    assert takes("a: row, b: row", "a < b, not empty(a), a.owner != b.owner", setup=ON_ONE_AND_THREE) == [
        *("(1, 2)", "(1, 3)", "(1, 4)"),
        "(3, 4)",
    ]


def test_each_three_cells_are_there_once():
    assert takes("a: row, b: row, c: row", "a < b < c") == ["(1, 2, 3)", "(1, 2, 4)", "(1, 3, 4)", "(2, 3, 4)"]


def test_a_parameter_may_stand_between_the_two():
    found = takes("a: row, p: Player, b: row", "a < b", "row: {kind: row, length: 2, holds: disc}")
    assert found == ["(1, light, 2)", "(1, dark, 2)"]


def test_the_later_parameter_may_be_the_lower_cell():
    assert takes("a: row, b: row", "b < a, a.index = 3") == ["(3, 1)", "(3, 2)"]


def test_cells_of_a_set_are_compared_as_well():
    assert takes("a: row, b: neighbors(a)", "a < b") == ["(1, 2)", "(2, 3)", "(3, 4)"]


def test_a_single_cell_makes_no_pair():
    assert takes("a: row, b: row", "a < b", "row: {kind: row, length: 1, holds: disc}") == []


def test_cells_of_all_copies_are_in_order():
    zones = "row: {per: Player, kind: row, length: 1, holds: disc}"
    assert takes("a: 'union(row[light], row[dark])', b: 'union(row[light], row[dark])'", "a < b", zones) == [
        "(light.1, dark.1)"
    ]
