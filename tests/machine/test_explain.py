"""Why an action is not legal: the condition that fails, also where it speaks of names from around the decision."""

from __future__ import annotations

from interpreter.machine.game import make_game
from interpreter.reading import loads

ASKING = """\
ruleset: asking
players: 2
components: {stone: {}}
zones: {board: {kind: row, length: 4, holds: stone}}
actions:
  put:
    given: {first: board}
    where: empty(first)
    do:
      - {place: stone, at: first}
      - let: reach
        be: 2
      - ask: near
        given: {second: board}
        where: ["empty(second)", "abs(second.index - first.index) <= reach"]
        do: [{place: stone, at: second}]
phases: {play: {turns: alternate, actions: [put], until: full(board), stuck: leave}}
"""


def test_conditions_of_an_ask_see_the_names_from_around_it() -> None:
    game = make_game(loads(ASKING))
    state = game.start()
    state.apply(game.parse("put(1)"))
    assert [game.describe(action) for action in state.legal_actions()] == ["near(2)", "near(3)"]
    assert state.explain(game.parse("near(3)")) is None
    reason = state.explain(game.parse("near(4)"))
    assert reason is not None
    assert reason.span.line == 15


def test_the_first_condition_that_fails_is_named() -> None:
    game = make_game(loads(ASKING))
    state = game.start()
    state.apply(game.parse("put(1)"))
    reason = state.explain(game.parse("near(1)"))
    assert reason is not None
    assert (reason.span.line, reason.span.column) == (15, 18)
