"""Declarations, actions, triggers, phases and the outcome: what is wrong is said where it is wrong."""

from __future__ import annotations

import pytest

from interpreter.language.cycles import cycles
from tests.language.checking import BASE, after_change, changed, diagnostics, pointed_at

PHASE = "play: {turns: alternate, actions: [put], until: full(board)}"

#: What is replaced, by what, code, words pointed at, message, part of the hint.
MISTAKES = [
    # names
    ("loop: {kind", "fast: {kind", "TY003", "fast", "`fast` is already the name of a zone", "another name"),
    ("mark: {of", "board: {of", "TY003", "board", "`board` is already the name of a zone", ""),
    ("mark: {of", "loop: {of", "TY003", "loop", "`loop` is already the name of a zone", ""),
    ("mark: {of", "up: {of", "TY003", "up", "`up` has a meaning of its own in the language", "another name"),
    # enums
    ("red: {value: 5, likes: blue}", "red: {value: 5}", "TY050", "red", "`red` has no `likes`", "same attributes"),
    ("value: 5", "value: green", "TY050", "green", "must be constants of one type", ""),
    ("needs: {red: 1}", "needs: {rad: 1}", "TY050", "Card", "no enum has all the members counted", "cherry, rad"),
    # components
    ("{owner: Player, king", "{owner: Playr, king", "TY004", "Playr", "unknown type `Playr`", "did you mean `Player`?"),
    ("{owner: Player, king", "{owner: board, king", "TY004", "board", "is not a type that can be used here", ""),
    ("king: flag", "row: flag", "TY051", "row", "`row` is the place of a cell", "another name"),
    ("king: flag", "a: 1..99, b: 1..99", "LO002", "disc", "`disc` has 19,602 kinds", "fewer attributes"),
    ("starts: bag", "starts: board", "TY032", "board", "`gem` cannot start in board", ""),
    ("starts: bag", "starts: bags", "TY040", "bags", "unknown zone `bags`", "did you mean `bag`?"),
    ("4, starts: bag", "4", "TY051", "gem", "the copies of `gem` lie nowhere at the start", "starts:"),
    ("copies: 4", "copies: 0 - 4", "TY016", "0 - 4", "the number of copies must be 0..9999, but this is -4", ""),
    # zones
    ("rows: n", "rows: 0", "TY016", "0", "`rows` must be 1..200, but this is 0", ""),
    ("rows: n", "rows: m", "TY001", "m", "unknown name `m`", ""),
    ("rows: n", "rows: count(bag)", "TY015", "bag", "`bag` is a zone and cannot be used here", "options"),
    ("rows: n, columns: 4", "rows: 200, columns: 200", "LO001", "board", "of which `board` 40,000", ""),
    ("holds: [disc, stone]", "holds: [dsc, stone]", "TY040", "dsc", "unknown component `dsc`", "did you mean `disc`?"),
    ("[[north, south]]", "[[north, suoth]]", "TY040", "suoth", "unknown place `suoth`", "did you mean `south`?"),
    # variables
    ("range: [0, 50]", "range: [50, 0]", "TY016", "50, 0", "the range 50..0 is empty", ""),
    ("range: [0, 50]", "range: [0, 50], start: 60", "TY010", "60", "`start` must be a number 0..50", ""),
    ("range: [0, 50]", "range: [-5, 50], optional: true", "TY053", "score", "cannot be negative", "0 or more"),
    ("mark: {of: Player}", "mark: {of: Playr}", "TY004", "Playr", "unknown type `Playr`", "`Player`"),
    # functions
    ("c.owner = me", "c.owner = you", "TY001", "you", "unknown name `you`", ""),
    ("c.owner = me", "mine(c)", "TY027", "mine(c)", "a function must not use itself: mine → mine", ""),
    ("mine(c: board)", "mine(c: bored)", "TY004", "bored", "unknown type `bored`", "`board`"),
    ("limit: 2 * n + 1", "limit: 2 * limit", "TY027", "limit", "limit → limit", ""),
    # patterns
    ("line: 3", "line: 0", "TY016", "0", "`line` must be 1..200", ""),
    ("any_of: [three, bent]", "any_of: [three, both]", "TY054", "both", "the pattern `both` contains itself", ""),
    ("any_of: [three, bent]", "any_of: [three, band]", "TY028", "band", "unknown pattern `band`", ""),
    ('["x.", "xx"]', '["..", ".."]', "TY054", "bent", "the picture has no `x`", ""),
    # actions
    ("given: {to: board}", "given: {to: bord}", "TY001", "bord", "unknown name `bord`", "`board`"),
    ("given: {to: board}", "given: {to: board, a: 3}", "TY013", "3", "a set is expected here", "1..n"),
    ("where: empty(to)", "where: can(put)", "TY027", "put", "whether these actions are legal depends on itself", ""),
    # phases
    ("actions: [put]", "actions: [putt]", "TY040", "putt", "unknown action `putt`", "did you mean `put`?"),
    ("until: full(board)", "until: board", "TY011", "board", "a condition is expected here", ""),
    ("until: full(board)", "first: 3", "TY010", "3", "`first:` must be a player", ""),
    ("until: full(board)", "moves: count(board)", "TY015", "count(board)", "`moves` must be constant", "options"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "code", "words", "message", "hint"), MISTAKES)
def test_a_wrong_rule_is_reported_once(old: str, new: str, code: str, words: str, message: str, hint: str) -> None:
    (found,) = changed(old, new)
    assert (found.code, pointed_at(BASE.replace(old, new), found)) == (code, words)
    assert message in found.message
    assert hint in found.hint if hint else not found.hint


def with_end(text: str) -> str:
    return f"{BASE}{text}"


def test_the_player_judged_is_each_and_nobody_is_to_move() -> None:
    assert diagnostics(with_end('outcome: {rank: ["score[each]", count(bag)]}')) == []
    (found,) = diagnostics(with_end('outcome: {rank: ["score[me]"]}'))
    assert (found.code, found.message) == ("TY001", "`me` has no meaning here")


def test_a_function_that_speaks_of_me_is_of_no_use_in_the_outcome() -> None:
    (found,) = diagnostics(with_end("outcome: {rank: [count(c in board where mine(c))]}"))
    assert (found.code, found.message) == ("TY001", "`mine` speaks of `me`, and nobody is to move here")


def test_a_rank_is_a_number_that_is_never_none() -> None:
    (found,) = diagnostics(with_end("outcome: {rank: [last.row]}"))
    assert found.code == "TY012"


def test_the_subject_of_a_trigger_has_the_type_of_its_event() -> None:
    on_zone = "triggers: {t: {on: {placed: board}, when: it.row = 1, do: [{win: me}]}}"
    on_variable = "triggers: {t: {on: {changed: score}, when: it = light, do: [{win: it}]}}"
    on_phase = "triggers: {t: {on: {phase_start: play}, when: it = light, do: [{win: me}]}}"
    assert diagnostics(with_end(on_zone)) == []
    assert diagnostics(with_end(on_variable)) == []
    assert [found.message for found in diagnostics(with_end(on_phase))] == ["`it` has no meaning here"]


def test_an_event_concerns_something_that_exists() -> None:
    (found,) = diagnostics(with_end("triggers: {t: {on: {placed: bord}, do: [{win: me}]}}"))
    assert (found.code, found.message, found.hint) == ("TY040", "unknown zone `bord`", "did you mean `board`?")


def test_a_trigger_stands_once_for_each_of_its_events() -> None:
    source = "triggers: {t: {on: [{placed: board}, {taken: bag}], do: [{win: me}]}}\nphases:"
    found = after_change("phases:", source)
    assert [(each.name, each.event.word.value) for each in found.triggers] == [("t", "placed"), ("t", "taken")]


CYCLE = """\
triggers:
  first:
    on: {placed: board}
    do: [{add: 1, to: "score[me]"}]
  second:
    on: {changed: score}
    do: [{if: empty(board), then: [{remove: board}]}]
  third:
    on: {taken: board}
    do: [{place: stone, at: "at(board, 1)"}]
"""


def test_triggers_that_cause_each_other_are_shown_as_a_cycle_with_their_places() -> None:
    source = with_end(CYCLE)
    (found,) = diagnostics(source)
    assert (found.code, pointed_at(source, found)) == ("TY042", "first")
    assert found.message.endswith("first → second → third → first")
    assert [source.splitlines()[span.line - 1].strip() for span, _ in found.related] == ["first:", "second:", "third:"]


def test_triggers_that_come_to_an_end_are_allowed() -> None:
    elsewhere = "place: gem(red), from: bag, at: 'tray[me]'}, {let: x, be"
    assert diagnostics(with_end(CYCLE.replace("place: stone, at", elsewhere))) == []


def test_the_shortest_cycle_of_each_group_is_found() -> None:
    edges = {"a": ("b",), "b": ("c", "a"), "c": ("a",), "d": ("d",), "e": ("a",)}
    assert cycles(edges) == (("a", "b"), ("c", "a", "b"), ("d",))


def test_an_opponent_is_there_only_among_two() -> None:
    source = BASE.replace("[light, dark]", "[light, dark, gray]").replace("at: to", "at: to}, {win: opponent")
    (found,) = diagnostics(source)
    assert (found.code, found.hint) == ("TY043", "say who is meant, e.g. `next(me)`")


def test_two_phases_cannot_have_one_name() -> None:
    source = BASE.replace(PHASE, f"all:\n    phases:\n      {PHASE}\n  {PHASE}")
    (found,) = diagnostics(source)
    assert (found.code, found.message) == ("TY003", "there are two phases `play`")


def test_five_different_mistakes_are_all_found_in_one_run() -> None:
    source = BASE
    for old, new in [
        ("{owner: Player, king", "{owner: Playr, king"),
        ("range: [0, 50]", "range: [50, 0]"),
        ("line: 3", "line: 0"),
        ("c.owner = me", "c.row = foo"),
        ("until: full(board)", "until: full(boord)"),
    ]:
        source = source.replace(old, new)
    found = diagnostics(source)
    assert {"Playr", "50, 0", "0", "foo", "boord"} <= {pointed_at(source, each) for each in found}
    assert len(found) == 5


def test_conditions_joined_by_and_are_kept_apart() -> None:
    found = after_change("where: empty(to)", "where: [empty(to) and to.row > 1, to.column > 1]")
    assert len(found.actions["put"].conditions) == 3


def test_kinds_are_numbered_over_all_components_and_dice_start_with_their_first_face() -> None:
    found = after_change("rows: n", "rows: n")
    numbers = {name: (each.first_kind, each.kinds, each.copies) for name, each in found.components.items()}
    assert numbers == {
        "disc": (1, 4, None),
        "gem": (5, 3, (4, 4, 4)),
        "die": (8, 6, (2, 0, 0, 0, 0, 0)),
        "stone": (14, 1, None),
    }


def test_copies_may_depend_on_the_attributes() -> None:
    found = after_change("copies: 4", "copies: if color = red then 1 else n")
    assert found.components["gem"].copies == (1, 3, 3)


def test_the_columns_of_an_enum_are_numbers_symbols_or_counts() -> None:
    found = after_change("rows: n", "rows: n")
    columns = {name: column[1] for enum in ("Fruit", "Card") for name, column in found.enums[enum].columns.items()}
    assert columns == {"value": (1, 5), "likes": (1, 2), "needs": ((2, 0), (0, 1)), "points": (3, 7)}


def test_a_picture_counts_its_lines_from_below_and_its_turns_once_each() -> None:
    found = after_change("rows: n", "rows: n")
    corner = ((0, 0), (0, 1), (1, 0))
    assert found.patterns["bent"].shapes[0] == corner
    assert len(found.patterns["bent"].shapes) == 4


def test_a_variable_starts_as_said_or_with_none_zero_or_the_first_value() -> None:
    found = after_change("mark: {of: Player}", "mark: {of: Player, start: dark}\n  low: {range: [3, 9]}")
    starts = {name: variable.start for name, variable in found.variables.items()}
    assert starts == {"score": 0, "last": -1, "card": 0, "mark": 1, "low": 3, "pair": 0}
