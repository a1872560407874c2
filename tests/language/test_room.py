"""Pieces find room where they start."""

import pytest

from interpreter.diagnostics.diagnostic import Report, RulewrightError
from interpreter.language import check
from interpreter.reading.load import loads

GAME = """\
ruleset: small
players: 2
components:
  tile: {{{attributes}copies: {copies}, starts: tiles}}
zones:
  tiles: {{{kind}, holds: tile}}
actions:
  rest: {{}}
phases:
  play: {{turns: alternate, actions: [rest]}}
"""


def errors(kind: str, copies: int, attributes: str = ""):
    """Code, message, line and column of each error."""
    try:
        check(loads(GAME.format(kind=kind, copies=copies, attributes=attributes)), Report())
    except RulewrightError as problem:
        return [(d.code, d.message, d.span.line, d.span.column) for d in problem.diagnostics]
    return []


KINDS = ["kind: row, length: 4", "kind: grid, rows: 2, columns: 2", "kind: stack, height: 4"]


@pytest.mark.parametrize("kind", [*KINDS, "kind: pool", "per: Player, kind: row, length: 4"])
def test_as_many_pieces_may_start_as_there_is_room_for(kind):
    assert errors(kind, 4) == []


@pytest.mark.parametrize("kind", [*KINDS, "per: Player, kind: row, length: 4"])
def test_one_piece_more_is_refused_at_the_component(kind):
    assert errors(kind, 5) == [("TY051", "5 pieces of `tile` start in `tiles`, which has room for 4", 4, 3)]


def test_the_copies_of_all_kinds_count():
    (found,) = errors("kind: row, length: 3", 2, "up: flag, ")
    assert found[1] == "4 pieces of `tile` start in `tiles`, which has room for 3"
