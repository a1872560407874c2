"""A mistake in an expression is reported once, at its exact place, in words."""

from __future__ import annotations

import pytest

from tests.language.checking import mistakes

#: Expression, code, columns (end exclusive), message, part of the hint.
MISTAKES = [
    # names
    ("foo", "TY001", 1, 4, "unknown name `foo`", ""),
    ("bord", "TY001", 1, 5, "unknown name `bord`", "did you mean `board`?"),
    ("cell", "TY001", 1, 5, "`cell` has no meaning here", "in an argument `where:`"),
    ("each", "TY001", 1, 5, "`each` has no meaning here", "the player judged"),
    ("it", "TY001", 1, 3, "`it` has no meaning here", "the subject of a trigger"),
    ("empty", "TY001", 1, 6, "`empty` is a function, not a value", "`empty(cell or region)`"),
    ("put", "TY001", 1, 4, "`put` is an action, not a value", "can(put)"),
    ("three", "TY001", 1, 6, "`three` is a pattern, not a value", "forms(three, …)"),
    ("play", "TY001", 1, 5, "`play` is a phase, not a value", ""),
    ("red", "TY002", 1, 4, "`red` may be a member of Color or a member of Fruit", "of one type"),
    ("any(c in board where true)", "TY003", 5, 6, "`c` is already bound here", "another name"),
    ("any(board in 1..3 where true)", "TY003", 5, 10, "`board` already names a zone", "another name"),
    # types
    ("x + board", "TY010", 5, 10, "a number is expected here, but this is the zone board", ""),
    ("mine(t)", "TY010", 6, 7, "`c` must be a cell of board, but this is a cell of tray", ""),
    ("gem(x)", "TY010", 5, 6, "`color` must be a member of Color, but this is a number 0..5", ""),
    ("neighbors(board)", "TY010", 11, 16, "needs a cell here, but this is the zone board", "neighbors(cell)"),
    ("empty(x)", "TY010", 7, 8, "but this is a number 0..5", "empty(cell or region)"),
    ("next(3)", "TY010", 6, 7, "expected a player, but this is the number 3", ""),
    ("last < 3", "TY010", 1, 5, "only numbers have an order, but this is a cell of board or none", ""),
    ("forms(three, through: 3)", "TY010", 23, 24, "`through:` needs a cell, but this is the number 3", ""),
    ("count(bag, of: red = blue)", "TY010", 16, 26, "`of:` needs a kind, but this is a flag", ""),
    ("x and true", "TY011", 1, 2, "a condition is expected here, but this is a number 0..5", "`x = 1`"),
    ("c.king and true", "TY011", 1, 7, "but this is a flag or none", "`x = true`"),
    ("run(c, d, where: cell.owner)", "TY011", 18, 28, "but this is a player or none", "`!= none`"),
    ("last.row + 1", "TY012", 1, 9, "a number is expected here, but this may be none", "default(x, 0)"),
    ("last.row < 3", "TY012", 1, 9, "only numbers have an order, and this may be none", "default(x, 0)"),
    ("none + 1", "TY012", 1, 5, "a number is expected here, but this is none", "default(x, 0)"),
    ("{none}", "TY012", 2, 6, "an element of a set cannot be none", "leave it out"),
    ("empty(none)", "TY012", 7, 11, "but this is none", ""),
    ("any(z in 3 where true)", "TY013", 10, 11, "a set is expected here, but this is the number 3", "1..n"),
    ("x in 3", "TY013", 6, 7, "`in` needs a set on its right, but this is the number 3", "{a, b}"),
    ("x = c", "TY018", 1, 6, "a number 0..5 and a cell of board", "`at(board, n)`"),
    ("c = t", "TY018", 1, 6, "a cell of board and a cell of tray", ""),
    ("c = neighbors(c)", "TY018", 1, 17, "these can never be equal", "`x in S`"),
    ("piece(c) = gem(red)", "TY018", 1, 20, "a kind of disc or stone or none and a kind of gem", ""),
    ("c in tray[me]", "TY018", 1, 14, "a cell of board is never among cells of tray", ""),
    ("if mine(c) then 1 else cherry", "TY018", 1, 30, "the number 1 and a member of Fruit", ""),
    ("{1, cherry}", "TY018", 5, 11, "this is a member of Fruit, but the elements before it are numbers 1..1", ""),
    ("union(neighbors(c), tray[me])", "TY018", 21, 29, "a set of cells of board and the zone tray", ""),
    ("default(last, 3)", "TY018", 15, 16, "a cell of board and the number 3", ""),
    ("adjacent(c, t)", "TY018", 1, 15, "these cells lie in different zones: board and tray", ""),
    # numbers
    ("x div x", "TY014", 7, 8, "the divisor may be 0: it is a number 0..5", "max(x, 1)"),
    ("x mod 0", "TY014", 7, 8, "the divisor may be 0: it is the number 0", ""),
    ("at(board, 99)", "TY016", 11, 13, "the cells of board are numbered 1..12", ""),
    ("row(board, 4)", "TY016", 12, 13, "the rows of board are numbered 1..3", ""),
    ("90000 * 90000", "TY017", 1, 14, "the result may be too large", "32 bits"),
    ("sum(999999999 * z for z in 1..2)", "TY017", 1, 33, "the sum may be too large", "32 bits"),
    # aggregates
    ("count(z.row for z in board)", "TY019", 7, 12, "`count` counts elements", "distinct"),
    ("all(z in board where empty(z))", "TY019", 1, 31, "`all` needs the condition", "all(CONDITION for x in DOMAIN)"),
    ("best(z in board where empty(z))", "TY019", 1, 32, "`best` needs the number to compare by", "best(NUMBER"),
    ("average(z in board where empty(z))", "TY020", 1, 8, "`average` does not run over a domain", "`all`, `any`"),
    ("sum(z in board where empty(z))", "TY010", 1, 31, "needs numbers, but this is a cell", "sum(E for z in …)"),
    ("last(columns(board))", "TY020", 1, 5, "`last` runs over a domain", "last(… for x in DOMAIN)"),
    # calls
    ("nighbors(c)", "TY020", 1, 9, "unknown function `nighbors`", "did you mean `neighbors`?"),
    ("board(1)", "TY020", 1, 6, "`board` is not a function", "at(board, …)"),
    ("tray(me)", "TY020", 1, 5, "`tray` is not a function", "`tray[…]`"),
    ("home()", "TY021", 1, 7, "`home` takes 1 argument, not 0", "`home(p)`"),
    ("home", "TY021", 1, 5, "`home` needs arguments", "`home(p)`"),
    ("min(x)", "TY021", 1, 7, "`min` takes at least 2 arguments, not 1", "`min(a, b)`"),
    ("at(board)", "TY021", 1, 10, "`at` takes 2 to 4 arguments, not 1", "at(zone, number)"),
    ("home(q: light)", "TY022", 6, 7, "`home` has no argument `q`", "`home(p)`"),
    ("run(c, d, wher: true)", "TY022", 11, 15, "`run` has no argument `wher`", "did you mean `where`?"),
    ("count(bag, colour: red)", "TY022", 12, 18, "`colour` is neither an argument", "did you mean `color`?"),
    ("forms(three)", "TY023", 1, 13, "`forms` needs either `through:` a cell or `in:` a region", "forms(pattern"),
    ("can(putt)", "TY028", 5, 9, "unknown action `putt`", "did you mean `put`?"),
    ("forms(threee, through: c)", "TY028", 7, 13, "unknown pattern `threee`", "did you mean `three`?"),
    # attributes and indices
    ("c.onwer", "TY024", 3, 8, "a cell of board has no attribute `onwer`", "did you mean `owner`?"),
    ("c.face", "TY024", 3, 7, "a cell of board has no attribute `face`", "it has `owner`, `king`, `row`"),
    ("x.y", "TY024", 3, 4, "a number 0..5 has no attribute `y`", ""),
    ("forms(three, through: c, same: color)", "TY024", 32, 37, "`same:` needs an attribute of disc", "`owner`"),
    ("tray", "TY025", 1, 5, "there is one `tray` for each player", "`tray[me]`"),
    ("score", "TY025", 1, 6, "`score` holds one value for each player", "`score[me]`"),
    ("pair[me]", "TY025", 1, 9, "takes 2 indices (a player and a member of Color), not 1", ""),
    ("board[1]", "TY025", 1, 9, "`board` exists once", "at(board, …)"),
    ("tray[x]", "TY010", 6, 7, "the index must be a player, but this is a number 0..5", ""),
    # zones
    ("rows(bag)", "TY026", 6, 9, "`rows` needs a grid or hex, but bag is a pool", ""),
    ("step(c, 1)", "TY026", 6, 7, "`step` needs a row or ring, but board is a grid", ""),
    ("piece(at(loop, 1))", "TY026", 7, 18, "the cells of loop are pools", "count(loop, of: …)"),
    ("forms(bent, in: dice)", "TY026", 1, 22, "the pattern bent cannot lie in dice, which is a row", ""),
    ("count(board, of: gem)", "TY032", 18, 21, "board never holds gem; it holds disc and stone", ""),
    ("covers(bag, card.needs)", "TY032", 8, 11, "no piece in bag has an attribute that is a member of Fruit", ""),
]  # fmt: skip


@pytest.mark.parametrize(("source", "code", "start", "end", "message", "hint"), MISTAKES)
def test_a_mistake_is_reported_once_at_its_place(
    source: str, code: str, start: int, end: int, message: str, hint: str
) -> None:
    (found,) = mistakes(source)
    assert (found.code, found.start, found.end) == (code, start, end)
    assert message in found.message
    assert hint in found.hint if hint else not found.hint


def test_independent_mistakes_are_all_reported() -> None:
    found = mistakes("foo + bar > x div 0")
    assert [(each.code, each.start) for each in found] == [("TY001", 1), ("TY001", 7), ("TY014", 19)]


def test_a_failed_part_silences_what_is_made_of_it() -> None:
    found = mistakes("not (count(foo) + 1 > 3 and x in bar)")
    assert [(each.code, each.start) for each in found] == [("TY001", 12), ("TY001", 34)]
