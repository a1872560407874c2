"""Rulesets of a few lines, and games of them."""

from __future__ import annotations

from textwrap import dedent

from interpreter import CHANCE, Game, State
from interpreter.machine.game import make_game
from interpreter.reading import loads

HEAD = "ruleset: small\ntitle: Small\n"

#: A box with something of every kind, for effects to work on.
BOX = """\
players: [light, dark]
enums:
  Color: [red, green]
components:
  disc: {owner: Player}
  candy: {color: Color, copies: 3, starts: bag}
  die: {faces: 1..6, copies: 2, starts: dice}
  stone: {}
zones:
  row:  {kind: row, length: 4, holds: [disc, stone]}
  bag:  {kind: pool, holds: candy}
  cups: {kind: ring, length: 3, cells: pool, holds: candy}
  tray: {kind: row, length: 4, holds: candy}
  pile: {kind: stack, height: 4, holds: [disc, stone]}
  dice: {kind: row, length: 2, holds: die}
  own:  {per: Player, kind: row, length: 2, holds: [disc, stone]}
variables:
  done: {of: flag}
  n:    {range: [0, 99]}
  low:  {range: [0, 3], clamp: true}
  per:  {per: Player, range: [0, 9]}
  spot: {of: row, optional: true}
phases:
  play: {turns: alternate, actions: [go], until: done}
"""


def build(rules: str, **options: int | bool | str) -> Game:
    """The game of some rules; name and title are added."""
    return make_game(loads(HEAD + dedent(rules), options=options))


def box(effects: str, setup: str = "[]", more: str = "") -> Game:
    """The box with one action `go` that has some effects and then ends the game."""
    go = f"actions:\n  go:\n    do: [{effects}, {{set: done, to: true}}]\n"
    return build(BOX + f"setup: {setup}\n" + go + dedent(more))


def after(effects: str, *outcomes: int, setup: str = "[]", more: str = "") -> State:
    """The box after the action, with these outcomes of chance on the way."""
    state = box(effects, setup, more).start()
    return play(state, "go", *outcomes)


def play(state: State, *steps: str | int) -> State:
    """Take actions in notation and outcomes of chance by number."""
    for step in steps:
        if isinstance(step, int):
            assert state.current_player == CHANCE
            state.apply(step)
        else:
            state.apply(state.game.parse(step))
    return state


def legal(state: State) -> list[str]:
    """The legal actions in notation."""
    return [state.game.describe(action) for action in state.legal_actions()]


def seats(state: State, *steps: str) -> list[str]:
    """Who is to move before each step and after the last; `-` when the game is over."""
    found = []
    for step in (*steps, None):
        player = state.current_player
        found.append(state.game.seats[player] if player >= 0 else "-")
        if step is not None:
            play(state, step)
    return found
