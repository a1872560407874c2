import pytest

from tests.study.lint_samples import findings, is_silent, shows, small

ACTION = """\
  put:
    given: {{square: board}}
    where:
      - empty(square)
      - {}
    do: [{{place: stone(me), at: square}}]"""


def action(condition: str) -> str:
    """The small game whose action has one more condition."""
    return small(actions=ACTION.format(condition))


def trigger(condition: str, **sections: str) -> str:
    """The small game with a trigger under a condition."""
    rule = f"  t:\n    on: {{placed: board}}\n    when: {condition}\n    do: [{{draw: true}}]"
    return small(triggers=rule, **sections)


NEVER_LEGAL = {
    "a number beyond the last cell": action("«square.index = 5»"),
    "two constants": action("«2 > 3»"),
    "the word false": action("«false»"),
    "a number that is never in a range": action("«square.index in 5..9»"),
    "a value that is never none": action("«square = none»"),
    "the denial of what always holds": action("«not 1 <= square.index»"),
    "a domain without elements": small(
        actions="""\
  put:
    given: {square: board, n: «3..2»}
    where: empty(square)
    do: [{place: stone(me), at: square}]"""
    ),
}


@pytest.mark.parametrize("name", NEVER_LEGAL)
def test_an_action_is_never_legal_for(name):
    text = NEVER_LEGAL[name].replace("until: full(board)", "until: full(board), stuck: leave")
    shows(text, "LI010")


ALWAYS = {
    "a cell that is none": trigger("«it != none»"),
    "a number within its bounds": trigger("«it.index >= 1»"),
    "a number of a whole range": trigger("«it.index in 1..4»"),
    "one side of an or": trigger("count(board) = 2 or «it.index > 0»").replace(
        "count(board) = 2 or «", "«count(board) = 2 or "
    ),
    "one part of an and": trigger("count(board) = 2 and «it.index > 0»"),
    "a condition inside an aggregate": trigger("count(c in board where «c.index < 9») = 2"),
    "the condition of a value": trigger("count(board) = (if «it.index > 0» then 2 else 3)"),
    "all over something that always holds": trigger("«all(c.index > 0 for c in board)»"),
    "an effect's condition": small(setup="  - {if: «players = 2», then: [{place: stone(me), at: 'at(board, 1)'}]}"),
    "the condition of a loop": small(
        setup="  - {for: c in board where «c.index > 0», do: [{place: stone(me), at: c}]}"
    ),
    "a procedure, reported once however often it runs": small(
        procedures='  "lay(c: board)": {do: [{if: «c.index > 0», then: [{place: stone(me), at: c}]}]}',
        setup="  - {run: 'lay(at(board, 1))'}\n  - {run: 'lay(at(board, 2))'}",
    ),
    "one of an action's conditions": action("«square.index > 0»"),
}


@pytest.mark.parametrize("name", ALWAYS)
def test_a_condition_always_holds_in(name):
    shows(ALWAYS[name], "LI011")


NEVER = {
    "a trigger": trigger("«count(board) > 4»"),
    "a part of a condition": trigger("full(board) or «it.index > 4»"),
    "an any over something that never holds": trigger("«any(c.index > 4 for c in board)»"),
    "a repetition": small(
        variables="  n: {range: [0, 9]}",
        setup="  - {repeat: 3, while: «n > 9», do: [{add: 1, to: n}]}",
    ),
    "what a loop looks at": small(setup="  - {for: c in board where «c.index > 4», do: [{place: stone(me), at: c}]}"),
}


@pytest.mark.parametrize("name", NEVER)
def test_a_condition_never_holds_in(name):
    shows(NEVER[name], "LI012")


ROWS = {"options": "  size: {range: [3, 6], default: 4}", "zones": "  board: {kind: row, length: size, holds: stone}"}

OPEN = {
    "a number at the edge of its bounds": trigger("it.index < 4"),
    "a number that may be either": trigger("it.index in 2..4"),
    "an option that is off": trigger("quick and full(board)", options="  quick: {flag: false}"),
    "a comparison with an option": trigger("it.index > least", options="  least: {range: [0, 3], default: 0}"),
    "a definition of an option": trigger(
        "it.index > least", options="  low: {range: [0, 3], default: 0}", define="  least: low"
    ),
    "the size of a board that is an option": trigger("count(board) > 4", **ROWS),
    "the cell of a board that is an option": trigger("it.index <= 5", **ROWS),
    "a cell of a loop over such a board": trigger("any(c in board where c.index <= 4)", **ROWS),
    "a piece's attribute, which may be none": trigger("it.owner != none and full(board)"),
    "the first empty cell, which may be none": trigger("first_empty(board) = none"),
    "a constant that is only a value": trigger(
        "done and full(board)", variables="  done: {of: flag}", setup="  - {set: done, to: true}"
    ),
    "all over an empty region": trigger("all(c.owner = me for c in board)"),
}


@pytest.mark.parametrize("name", OPEN)
def test_nothing_is_said_of(name):
    is_silent(OPEN[name])


def test_an_action_that_an_option_rules_out_is_no_finding():
    rest = "  rest:\n    where: quick"
    phases = "  play: {turns: alternate, actions: [put, rest], until: full(board)}"
    is_silent(small(options="  quick: {flag: false}", actions="+\n" + rest, phases=phases))


def test_the_message_names_the_bounds_that_decide():
    (found,) = findings(trigger("count(board) > 4"))
    assert found.message == "this condition never holds: `count(board)` is 0 to 4"
    assert found.hint == "the trigger `t` never answers"


def test_the_message_of_an_impossible_action_names_it():
    text = small(
        actions=ACTION.format("square.index = 5"),
        phases="  play: {turns: alternate, actions: [put], until: full(board), stuck: leave}",
    )
    (found,) = findings(text)
    assert found.message == "`put` is never legal: this never holds: `square.index` is 1 to 4"
