"""Kinds of pieces as parameters of actions and as elements of sets."""

from __future__ import annotations

import pytest

from interpreter import Game
from interpreter.machine.game import make_game
from interpreter.reading import loads

RULES = """
ruleset: kinds
players: 2
components:
  token: {copies: 1, starts: table}
  card: {suit: Suit, copies: 1, starts: table}
enums:
  Suit: [clubs, hearts, spades]
zones:
  table: {kind: pool, holds: [token, card]}
  taken: {kind: pool, holds: card}
define:
  black: "{card(clubs), card(spades)}"
actions:
  take:
    given: {chosen: card}
    where: "count(table, of: chosen) > 0 and not (count(taken) = 0 and chosen in black)"
    do:
      - {move: chosen, from: table, to: taken}
phases:
  play: {turns: alternate, actions: [take], until: count(taken) = 3}
"""


@pytest.fixture
def game() -> Game:
    return make_game(loads(RULES))


def test_each_kind_has_a_number_of_its_own(game: Game) -> None:
    assert [game.describe(action) for action in range(game.action_count)] == [
        "take(card(clubs))",
        "take(card(hearts))",
        "take(card(spades))",
    ]


def test_a_kind_that_is_chosen_is_the_one_that_moves(game: Game) -> None:
    state = game.start()
    state.apply(game.parse("take(card(hearts))"))
    state.apply(game.parse("take(card(spades))"))
    assert state.zones["taken"] == {"card(hearts)": 1, "card(spades)": 1}


def test_a_set_of_kinds_holds_its_elements_only(game: Game) -> None:
    assert [game.describe(action) for action in game.start().legal_actions()] == ["take(card(hearts))"]
