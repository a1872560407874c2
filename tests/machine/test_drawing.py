"""Positions as a person sees them."""

from __future__ import annotations

from interpreter import load
from interpreter.machine.canvas import beside, plain, table, wrapped
from interpreter.machine.drawing import draw
from tests.machine.small import build

BOX = """\
players: [light, dark]
components:
  stone: {owner: Player}
  coin: {color: Color, copies: 2, starts: bag}
enums: {Color: [red, blue]}
zones:
  bag:   {kind: pool, holds: coin}
  board: {per: Player, kind: grid, rows: 2, columns: 2, holds: stone}
  purse: {per: Player, kind: pool, holds: coin, visible: owner}
  ring:  {kind: ring, length: 6, cells: pool, holds: coin}
variables:
  round: {range: [1, 9]}
  score: {per: Player, range: [0, 9]}
  known: {per: [Player, Color], of: flag}
  visits: {per: board, range: [0, 9]}
setup:
  - {place: stone(light), at: "at(board[light], 1, 2)"}
  - {draw: bag, to: "purse[dark]"}
  - {set: "known[dark, blue]", to: "true"}
  - {set: "visits[at(board[dark], 2, 1)]", to: 3}
actions: {go: {do: [{draw: true}]}}
phases: {play: {turns: alternate, actions: [go]}}
"""


def drawn(**options):
    return build(BOX).start(3).render(**options).splitlines()


def test_players_boards_stand_side_by_side():
    lines = drawn()
    at = lines.index("board[light]    board[dark]")
    assert lines[at + 1 : at + 4] == ["  2 . .           2 . .", "  1 . l           1 . .", "    a b             a b"]


def test_small_places_of_the_players_make_a_table_and_hidden_ones_do_not_show():
    game = build(BOX)
    state = game.start(3)
    assert "       light  dark" in state.render().splitlines()
    row = plain(draw(game, state.vector, 0)).splitlines()
    assert "purse  -      ?" in row


def test_a_pool_shows_counts_in_words():
    assert drawn()[0] in ("bag  1 red, 2 blue", "bag  2 red, 1 blue")


def test_a_long_ring_is_folded():
    lines = drawn()
    at = lines.index("ring")
    assert lines[at + 1 : at + 5] == ["  6 5 4", "  . . .", "  . . .", "  1 2 3"]


def test_a_variable_of_cells_is_drawn_as_a_board_and_an_empty_one_left_out():
    lines = drawn()
    at = lines.index("visits[dark]")
    assert lines[at + 1 : at + 4] == ["  2 3 .", "  1 . .", "    a b"]
    assert "visits[light]" not in "\n".join(lines)


def test_flags_of_several_indices_are_listed_by_name():
    assert "known  -      blue" in drawn()


def test_pieces_carry_the_colours_of_their_seats_and_attributes():
    game = load("candy-crush-duel-pocket")
    pieces = [piece for row in draw(game, game.start(1).vector) for piece in row]
    assert ("red", "red") in pieces
    pieces = [piece for row in draw(build(BOX), build(BOX).start(3).vector) for piece in row]
    assert ("l", "seat0") in pieces


def test_blocks_without_room_go_below():
    block = [[("xxxx", "")]]
    assert plain(beside([block, block, block], most=12)) == "xxxx    xxxx\n\nxxxx"


def test_items_are_wrapped_at_commas():
    items = [[("one", "")], [("two", "")], [("three", "")]]
    assert plain(wrapped(items, 9)) == "one, two,\nthree"


def test_columns_of_a_table_keep_apart():
    rows = [("a", [[[("long item", "")]], [[("x", "")]]])]
    assert plain(table(["first", "second"], rows)) == "   first      second\na  long item  x"
