import pytest

from tests.study.lint_samples import is_silent, shows, small

TOKENS = """+
  tokens: {kind: pool, holds: token}"""


def test_the_small_game_of_these_tests_has_no_finding():
    is_silent(small())


UNUSED = {
    "a component that no rule names": ("LI001", small(components="+\n  «ghost»: {}")),
    "a component that only a zone holds": (
        "LI001",
        small(components="+\n  «ghost»: {}", zones="  board: {kind: row, length: 4, holds: [stone, ghost]}"),
    ),
    "a zone that no rule speaks of": ("LI002", small(zones="+\n  «aside»: {kind: pool, holds: stone}")),
    "an option that nothing reads": ("LI003", small(options="  «size»: {range: [3, 6], default: 4}")),
    "a variable that is only written": (
        "LI004",
        small(variables="  «turns»: {range: [0, 9]}", setup="  - {add: 1, to: turns}"),
    ),
    "a variable of each player that is only written": (
        "LI004",
        small(variables="  «turns»: {per: Player, range: [0, 9]}", setup="  - {set: 'turns[me]', to: 3}"),
    ),
    "a variable that never changes": (
        "LI005",
        small(
            variables="  «most»: {range: [0, 9]}",
            triggers="  t: {on: {placed: board}, when: count(board) > most, do: [{draw: true}]}",
        ),
    ),
    "an enum that nothing is made of": ("LI006", small(enums="  «Color»: [red, green]")),
    "a pattern that no rule looks for": ("LI007", small(patterns="  «three»: {line: 3}")),
    "a definition that nothing uses": ("LI008", small(define="  «half»: size(board) div 2")),
    "a definition used only by one that nothing uses": (
        "LI008",
        small(define='  «half»: size(board) div 2\n  "«quarter»(n: 1..4)": half div n'),
    ),
    "a procedure that nothing runs": ("LI008", small(procedures="  «more»: {do: [{again: true}]}")),
    "an action in no phase": ("LI009", small(actions="+\n  «rest»: {}")),
    "a trigger on pieces that nobody takes": (
        "LI013",
        small(triggers="  t: {on: {taken: «board»}, do: [{draw: true}]}"),
    ),
}


@pytest.mark.parametrize("name", UNUSED)
def test_reported_is(name):
    code, text = UNUSED[name]
    shows(text, code)


SILENT = {
    "a component used in a definition that a rule uses": small(
        components="+\n  gem: {}",
        zones="  board: {kind: row, length: 4, holds: [stone, gem]}",
        define="  treasure: gem",
        setup="  - {place: treasure, at: 'at(board, 1)'}",
    ),
    "a component with copies in a zone that is moved as a whole": small(
        components="+\n  token: {copies: 2, starts: tokens}",
        zones=TOKENS + "\n  spent: {kind: pool, holds: token}",
        setup="  - {move: tokens, to: spent}",
    ),
    "a zone of which a variable holds a cell": small(
        zones="+\n  track: {kind: row, length: 5, holds: stone}",
        variables="  at_cell: {of: track}",
        triggers="  t: {on: {placed: board}, when: at_cell.index = 5, do: [{draw: true}]}",
        setup="  - {set: at_cell, to: 'at(track, 2)'}",
    ),
    "an option used in a size": small(
        options="  size: {range: [3, 6], default: 4}", zones="  board: {kind: row, length: size, holds: stone}"
    ),
    "an option used in a branch that its default rules out": small(
        options="  quick: {flag: false}",
        triggers="  t: {on: {placed: board}, when: quick and count(board) = 2, do: [{draw: true}]}",
    ),
    "a variable read only under an option that is off": small(
        options="  quick: {flag: false}",
        variables="  turns: {range: [0, 9]}",
        triggers="  t: {on: {placed: board}, when: quick and turns = 3, do: [{draw: true}]}",
        setup="  - {add: 1, to: turns}",
    ),
    "a variable read as the index of another one's target": small(
        variables="  marker: {of: Player}\n  wins: {per: Player, range: [0, 9]}",
        setup="  - {set: marker, to: next(marker)}\n  - {add: 1, to: 'wins[marker]'}",
        outcome="  rank: ['wins[each]']\n  tie: draw",
    ),
    "an enum of which one member is used": small(
        enums="  Color: [red, green]",
        components="  stone: {color: Color}",
        actions="""\
  put:
    given: {square: board}
    where: empty(square)
    do: [{place: stone(red), at: square}]""",
    ),
    "a pattern that is part of another": small(
        patterns="  three: {line: 3}\n  some: {any_of: [three]}",
        triggers="  t: {on: {placed: board}, when: 'forms(some, through: it, same: owner)', do: [{win: me}]}",
    ),
    "a definition used by one that is used": small(
        define="  half: size(board) div 2\n  enough: count(board) > half",
        triggers="  t: {on: {placed: board}, when: enough, do: [{draw: true}]}",
    ),
    "a procedure that an effect runs, with what it uses": small(
        define="  half: size(board) div 2",
        procedures='  "lay(c: board)": {do: [{if: c.index > half, then: [{place: stone(me), at: c}]}]}',
        setup="  - {run: 'lay(at(board, 3))'}",
    ),
    "a procedure that another one runs": small(
        procedures="  one: {do: [{run: two}]}\n  two: {do: [{place: stone(player1), at: 'at(board, 1)'}]}",
        setup="  - {run: one}",
    ),
    "a definition used in a size": small(
        define="  width: 4", zones="  board: {kind: row, length: width, holds: stone}"
    ),
}


@pytest.mark.parametrize("name", SILENT)
def test_silent_is(name):
    is_silent(SILENT[name])


READ = {"triggers": "  t: {on: {placed: board}, when: last = 3, do: [{draw: true}]}"}


def last(low: int, high: int, *steps: str) -> str:
    """A game with a variable of a range that the setup changes."""
    setup = "\n".join(f"  - {step}" for step in steps)
    return small(variables=f"  «last»: {{range: [{low}, {high}], start: 2}}", setup=setup, **READ)


def test_a_range_wider_than_what_a_variable_is_set_to_is_noted():
    shows(last(0, 9, "{set: last, to: 'at(board, 3).index'}", "{set: last, to: 0}"), "LI014", "note")


def test_a_range_that_is_reached_is_no_finding():
    is_silent(last(1, 5, "{set: last, to: 1}", "{set: last, to: 5}").replace("«", "").replace("»", ""))


def test_a_variable_that_is_added_to_may_reach_its_range():
    is_silent(last(0, 9, "{add: 1, to: last}").replace("«", "").replace("»", ""))


def test_a_range_that_another_option_reaches_is_no_finding():
    text = last(0, 9, "{set: last, to: chosen}").replace("«", "").replace("»", "")
    is_silent(text.replace("components:", "options:\n  chosen: {range: [0, 9], default: 3}\ncomponents:"))
