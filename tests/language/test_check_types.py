"""The type of an expression follows from its parts; what is constant is folded."""

from __future__ import annotations

import pytest

from interpreter.language import typed
from tests.language.checking import expression, type_of

TYPES = [
    # numbers
    ("x + 1", "a number 1..6"),
    ("x * -2", "a number -10..0"),
    ("x - x", "a number -5..5"),
    ("x div 2", "a number 0..2"),
    ("x mod 3", "a number 0..2"),
    ("x mod 9", "a number 0..5"),
    ("(x - 3) mod 4", "a number 0..3"),
    ("abs(x - 3)", "a number 0..3"),
    ("min(x, 3)", "a number 0..3"),
    ("max(x, 3)", "a number 3..5"),
    ("if mine(c) then x else 9", "a number 0..9"),
    # counting
    ("count(board)", "a number 0..12"),
    ("count(bag, color: red)", "a number 0..12"),
    ("count(dice, face: 3)", "a number 0..2"),
    ("height(at(pile, 1))", "a number 0..3"),
    ("height(c)", "a number 0..1"),
    ("size(columns(board))", "a number 0..4"),
    ("count(z in board where empty(z))", "a number 0..12"),
    ("sum(score[p] for p in Player)", "a number 0..100"),
    ("distinct(z.owner for z in board)", "a number 0..2"),
    ("max(count(tray[me], color: k) for k in Color)", "a number 0..4"),
    ("max(count(tray[me], color: k) for k in Color where k != red)", "a number 0..4 or none"),
    ("min(z for z in 1..x)", "a number 1..5 or none"),
    # attributes
    ("c.owner", "a player or none"),
    ("c.row", "a number 1..3"),
    ("last.row", "a number 1..3 or none"),
    ("default(last.row, 0) + 1", "a number 1..4"),
    ("card.points", "a number 3..7"),
    ("card.needs", "counts of Fruit"),
    ("card.needs[cherry]", "a number 0..2"),
    ("piece(c)", "a kind of disc or stone or none"),
    ("piece(c).owner", "a player or none"),
    ("disc(me, false).owner", "a player"),
    ("t.color", "a member of Color or none"),
    ("first(m in matches(three, in: board)).stars", "the number 2 or none"),
    # cells, sets, zones
    ("board", "the zone board"),
    ("tray[me]", "the zone tray"),
    ("home(me)", "a row of board"),
    ("at(board, 2, 3)", "a cell of board"),
    ("at(board, x)", "a cell of board or none"),
    ("row(board, x)", "a row of board or none"),
    ("columns(board)", "a set of columns of board"),
    ("neighbors(c)", "a set of cells of board"),
    ("step(c, up)", "a cell of board or none"),
    ("step(step(c, d), d)", "a cell of board or none"),
    ("step(at(loop, 1), 2)", "a cell of loop"),
    ("first_empty(column(c))", "a cell of board or none"),
    ("union(neighbors(c), row(c))", "a set of cells of board"),
    ("without(board, {c})", "a set of cells of board"),
    ("{c, last}", "a set of cells of board"),
    ("matches(both, in: board)", "a set of matches of both in board"),
    ("those(z in board where empty(z))", "a set of cells of board"),
    ("best(z.row for z in board where empty(z))", "a cell of board or none"),
    ("first(z in board)", "a cell of board"),
    ("default(last, at(board, 1))", "a cell of board"),
    ("default(last, none)", "a cell of board or none"),
    # others
    ("opponent", "a player"),
    ("Fruit", "a set of members of Fruit"),
    ("disc", "a set of kinds of disc"),
    ("stone", "a kind of stone"),
    ("north", "a cell of map"),
    ("orthogonal", "a set of directions"),
    ("reverse(up)", "a direction"),
    ("beyond(c, d, where: cell.owner = opponent).owner = me", "a flag"),
    ("forms(three, through: c, same: {owner, king})", "a flag"),
    ("connected(edge(board, left), edge(board, right), where: cell.owner = me)", "a flag"),
    ("can(put, for: opponent)", "a flag"),
]


@pytest.mark.parametrize(("source", "type_in_words"), TYPES)
def test_an_expression_has_the_type_that_follows_from_its_parts(source: str, type_in_words: str) -> None:
    assert type_of(source) == type_in_words


VALUES = [
    ("limit", 7),
    ("2 * n + 1", 7),
    ("-7 div 2", -4),
    ("-7 mod 3", 2),
    ("7 mod -3", -2),
    ("if big then 1 else 2", 2),
    ("mode = fast", 1),
    ("mode != fast or big", 0),
    ("2 in {1, 2}", 1),
    ("red = blue", 0),
    ("red in {green, red}", 1),
    ("none = none", 1),
    ("next(dark)", 0),
    ("players", 2),
    ("size({1, 2, 2})", 2),
    ("size(1..4)", 4),
    ("size(3..1)", 0),
    ("ace.points", 3),
    ("max(2, n)", 3),
    ("at(board, 2, 3)", 6),
    ("disc(light, false)", 1),
    ("disc(dark, true)", 4),
    ("gem(red)", 5),
    ("stone", 14),
    ("default(none, 4)", 4),
]


@pytest.mark.parametrize(("source", "value"), VALUES)
def test_a_constant_expression_is_folded(source: str, value: int) -> None:
    found = expression(source)
    assert isinstance(found, typed.Literal)
    assert found.value == value


def test_a_known_part_of_a_condition_leaves_the_other_part() -> None:
    found = expression("mode = fast and mine(c)")
    assert isinstance(found, typed.Apply)


def test_a_chain_is_read_as_pairs_joined_by_and() -> None:
    found = expression("1 <= x < 4")
    assert isinstance(found, typed.Binary)
    assert found.operator == "and"
    pairs = (found.left, found.right)
    assert [pair.operator for pair in pairs if isinstance(pair, typed.Binary)] == ["<=", "<"]


def test_a_word_of_two_enums_is_told_apart_by_what_it_is_compared_with() -> None:
    fruit, color = expression("cherry = red"), expression("t.color = red")
    assert isinstance(fruit, typed.Literal)
    assert isinstance(color, typed.Binary)
    assert isinstance(color.right, typed.Literal)
    assert (fruit.value, color.right.value) == (0, 0)
    assert type_of("{red, cherry}") == "a set of members of Fruit"
    assert type_of("{red, green}") == "a set of members of Color"
