"""Why an action is not legal: the first condition that fails, its place, and what it saw."""

from interpreter.machine.game import load
from tests.machine.small import box, build, play

RULES = """
players: 2
zones: {row: {kind: row, length: 4, holds: stone}}
components: {stone: {}}
actions:
  put:
    given: {a: row, b: neighbors(a)}
    where:
      - empty(a)
      - b.index > a.index
    do: [{place: stone, at: a}]
  other: {}
phases:
  play: {turns: alternate, actions: [put], until: full(row)}
"""


def test_a_legal_action_needs_no_explanation():
    state = build(RULES).start()
    assert state.explain(state.game.parse("put(1, 2)")) is None


def test_the_first_condition_that_fails_is_named_with_its_place():
    state = build(RULES).start()
    found = state.explain(state.game.parse("put(2, 1)"))
    assert found is not None
    assert (found.span.line, found.span.column, found.span.end_column) == (12, 9, 26)


def test_a_condition_that_fails_earlier_goes_first():
    state = play(build(RULES).start(), "put(2, 3)")
    found = state.explain(state.game.parse("put(2, 1)"))
    assert found is not None and found.span.line == 11


def test_a_value_outside_its_domain_is_named():
    found = build(RULES).start().explain(build(RULES).parse("put(1, 4)"))
    assert found is not None
    assert "b = 4" in found.text
    assert found.span.line == 9


def test_an_action_of_another_phase_is_explained_by_what_can_be_chosen():
    state = build(RULES).start()
    found = state.explain(state.game.parse("other"))
    assert found is not None and "`put`" in found.text


def test_the_words_of_a_rule_in_a_file_are_quoted_with_their_values():
    state = play(load("breakthrough").start(), "move(a2, a3)")
    found = state.explain(state.game.parse("move(a3, a4)"))
    assert found is not None
    assert "`from.owner = me`" in found.text
    assert ("from.owner", "light") in found.values


def test_a_question_speaks_of_names_from_before_it():
    game = box("{let: k, be: n + 2}, {ask: pick, given: {c: row}, where: c.index > k, do: [{add: c.index, to: n}]}")
    state = play(game.start(), "go")
    assert state.explain(game.parse("pick(3)")) is None
    found = state.explain(game.parse("pick(2)"))
    assert found is not None and found.span.line > 0


def test_numbers_that_are_no_action_are_explained():
    state = build(RULES).start()
    for number in (-1, 10_000):
        assert state.explain(number) is not None


def test_where_nobody_decides_nothing_is_legal():
    state = play(box("{random: r, among: 1..2}").start(), "go")
    assert state.explain(0) is not None
