"""Every verb asks for its arguments; a wrong one is reported at its place."""

from __future__ import annotations

import pytest

from interpreter.language import typed
from tests.language.checking import BASE, after_change, diagnostics, pointed_at

STEP = '{place: "disc(me, false)", at: to}'


def with_step(step: str) -> str:
    return BASE.replace(STEP, step)


#: Effect, code, words pointed at, message, part of the hint.
MISTAKES = [
    ("{place: disc, at: to}", "TY010", "disc", "`place:` needs a kind, but this is a set of kinds of disc", "which"),
    ("{place: to, at: to}", "TY010", "to", "`place:` needs a kind, but this is a cell of board", ""),
    ("{place: gem(red), at: to}", "TY032", "gem(red)", "board does not hold gem; it holds disc and stone", ""),
    ('{place: gem(red), at: "tray[me]"}', "TY033", "gem(red)", "can only be moved", "add `from: bag`"),
    ('{place: gem(red), at: "tray[me]", from: board}', "TY032", "board", "board does not hold gem", ""),
    ("{place: stone, at: row(to)}", "TY010", "row(to)", "`at:` needs a cell or a zone, but this is a row", ""),
    ("{place: stone, at: mark}", "TY010", "mark", "`at:` needs a cell or a zone, but this is a player", ""),
    ("{move: to, to: bag}", "TY032", "bag", "bag does not hold disc or stone; it holds gem", ""),
    ("{move: row(to), to: to}", "TY034", "to", "several pieces cannot go to one cell of board", ""),
    ("{move: to, to: last, count: 2}", "TY031", "2", "`count:` goes with a kind of piece", ""),
    ('{move: gem(red), to: "tray[me]"}', "TY030", "gem(red)", "moving a kind of piece needs `from:`", "taken from"),
    ('{move: gem(red), from: bag, to: "tray[me]", count: red}', "TY002", "red", "`red` may be", "one type"),
    ('{move: gem(red), from: bag, to: "tray[me]", count: 0 - 2}', "TY016", "0 - 2", "`count:` is never 0 or more", ""),
    ("{ask: more, optional: empty(board), do: []}", "TY015", "empty(board)", "`optional:` must be constant", ""),
    ("{ask: more, automatic: 3, do: []}", "TY010", "3", "`automatic:` must be a flag", ""),
    ("{move: 3, to: to}", "TY010", "3", "`move:` needs cells, a zone or a kind of piece", ""),
    ("{remove: bag}", "TY033", "bag", "the pieces of gem exist from the start and cannot be removed", "move them"),
    ("{remove: stone}", "TY030", "stone", "removing a kind of piece needs `from:`", "taken from"),
    ('{swap: to, with: "at(dice, 1)"}', "TY032", "at(dice, 1)", "dice does not hold disc or stone; it holds die", ""),
    ("{turn: to, into: gem(red)}", "TY032", "gem(red)", "board does not hold gem", ""),
    ("{turn: bag, into: gem(red)}", "TY026", "bag", "cannot be turned one by one", ""),
    ("{roll: board}", "TY032", "board", "there is nothing to roll: board holds disc and stone", "a die has `faces:`"),
    ("{draw: board, to: to}", "TY026", "board", "pieces are drawn from a pool, but board is a grid", ""),
    ("{random: to, among: Color}", "TY003", "to", "`to` is already bound here", "another name"),
    ("{random: k, among: 3}", "TY013", "3", "a set is expected here, but this is the number 3", "1..n"),
    ("{set: mark, to: none}", "TY010", "none", "`mark` holds a player, but this is none", ""),
    ("{set: mark, to: to}", "TY010", "to", "`mark` holds a player, but this is a cell of board", ""),
    ("{set: score, to: 3}", "TY025", "score", "`score` holds one value for each player", "`score[me]`"),
    ('{set: "score[me]", to: 99}', "TY010", "99", "`score` holds a number 0..50, but this is the number 99", ""),
    ('{set: "score[me]", to: last.row}', "TY012", "last.row", "`score` holds a number, but this may be none", "none"),
    ("{set: marc, to: me}", "TY040", "marc", "`set:` needs a variable", "did you mean `mark`?"),
    ("{add: 3, to: mark}", "TY010", "mark", "`add` needs a number variable, but `mark` holds a player", ""),
    ("{let: board, be: 3}", "TY003", "board", "`board` already names a zone", "another name"),
    ("{let: a, be: none}", "TY012", "none", "this is always none", ""),
    ("{if: to, then: [{win: me}]}", "TY011", "to", "a condition is expected here", ""),
    ("{for: x in 3, do: [{place: stone, at: x}]}", "TY013", "3", "a set is expected here", "1..n"),
    ("{repeat: count(board), do: [{again: true}]}", "TY015", "count(board)", "`repeat` must be constant", "options"),
    ("{repeat: 20000, do: [{again: true}]}", "TY016", "20000", "`repeat` must be 0..10000", ""),
    ("{ask: more, by: 3, do: []}", "TY010", "3", "`by:` must be a player, but this is the number 3", ""),
    ("{ask: put, do: [{again: true}]}", "TY003", "put", "`put` is already the name of an action", "written by"),
    ("{end_phase: plya}", "TY040", "plya", "unknown phase `plya`", "did you mean `play`?"),
    ("{win: to}", "TY010", "to", "`win:` must be a player, but this is a cell of board", ""),
]  # fmt: skip


@pytest.mark.parametrize(("step", "code", "words", "message", "hint"), MISTAKES)
def test_a_wrong_argument_of_an_effect_is_reported_once(
    step: str, code: str, words: str, message: str, hint: str
) -> None:
    source = with_step(step)
    (found,) = diagnostics(source)
    assert (found.code, pointed_at(source, found)) == (code, words)
    assert message in found.message
    assert hint in found.hint if hint else not found.hint


def only_step(step: str) -> typed.Effect:
    (effect,) = after_change(STEP, step).actions["put"].do
    return effect


WORDS = [
    ("{place: stone, at: to}", {"to": "cell"}),
    ('{place: gem(red), at: "tray[me]", from: bag}', {"to": "zone"}),
    ("{move: to, to: last}", {"what": "cell", "to": "cell"}),
    ('{move: "tray[me]", to: "tray[opponent]"}', {"what": "region", "to": "zone"}),
    ('{move: gem(red), from: bag, to: "at(tray[me], 1)"}', {"what": "kind", "to": "cell"}),
    ("{remove: row(to)}", {"what": "region"}),
    ("{remove: to}", {"what": "cell"}),
    ("{remove: stone, from: board, count: 2}", {"what": "kind"}),
    ("{turn: to, into: stone}", {"what": "cell"}),
    ("{roll: dice}", {"what": "region"}),
    ('{draw: bag, to: "tray[me]"}', {"what": "pool", "to": "zone"}),
    ("{draw: true}", {"what": "game"}),
    ("{end_phase: true}", {"phase": ""}),
    ("{end_phase: play}", {"phase": "play"}),
    ("{ask: more, optional: true, do: [{again: true}]}", {"name": "more", "optional": "true", "automatic": ""}),
]


@pytest.mark.parametrize(("step", "words"), WORDS)
def test_an_effect_says_which_of_its_forms_it_has(step: str, words: dict[str, str]) -> None:
    assert only_step(step).words == words


def test_a_count_left_out_is_one() -> None:
    count = only_step('{move: gem(red), from: bag, to: "tray[me]"}').arguments["count"]
    assert isinstance(count, typed.Literal)
    assert count.value == 1


def test_a_name_is_known_to_the_steps_after_it_and_no_further() -> None:
    inside = "{let: a, be: 1}, {add: a, to: 'score[me]'}"
    assert diagnostics(with_step(inside)) == []
    outside = "{if: empty(to), then: [{let: a, be: 1}]}, {add: a, to: 'score[me]'}"
    assert [found.code for found in diagnostics(with_step(outside))] == ["TY001"]


def test_a_name_whose_value_is_wrong_is_not_reported_again_where_it_is_used() -> None:
    source = with_step("{let: a, be: foo}, {add: a, to: 'score[me]'}, {set: 'score[me]', to: a + bar}")
    assert [pointed_at(source, found) for found in diagnostics(source)] == ["foo", "bar"]


def test_mistakes_in_a_loop_with_a_wrong_head_are_still_found() -> None:
    source = with_step("{for: x in foo, do: [{place: x, at: bar}]}")
    assert [pointed_at(source, found) for found in diagnostics(source)] == ["foo", "bar"]


def test_an_ask_is_decided_by_the_player_to_move_unless_it_says_by_whom() -> None:
    own, other = only_step("{ask: a, do: [{again: true}]}"), only_step("{ask: a, by: opponent, do: [{again: true}]}")
    assert isinstance(own.arguments["by"], typed.Local)
    assert isinstance(other.arguments["by"], typed.Call)


def test_the_conditions_of_a_loop_and_an_ask_are_kept_apart_from_their_domains() -> None:
    loop = only_step("{for: x in board where empty(x), do: [{place: stone, at: x}]}")
    ask = only_step("{ask: a, given: {x: board}, where: empty(x) and x != to, do: [{place: stone, at: x}]}")
    assert (len(loop.conditions), len(ask.conditions)) == (1, 2)
    assert loop.binds is not None
    assert [given.local.name for given in ask.given] == ["x"]
