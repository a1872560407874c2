"""A small ruleset with something of everything, and ways to check an expression or a rule in it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from interpreter.diagnostics.diagnostic import Diagnostic, Report, RulewrightError
from interpreter.language import check, check_expression, typed
from interpreter.language.checker import world_of
from interpreter.language.types import Cell, Direction, Int, Player, Type
from interpreter.language.words import describe
from interpreter.model.ruleset import Text
from interpreter.reading import loads

BASE = """\
ruleset: base
title: Base
players: [light, dark]
options:
  big: {flag: false}
  n: {range: [1, 9], default: 3}
  mode: {choices: [fast, slow], default: fast}
enums:
  Color: [red, green, blue]
  Fruit: {cherry: {value: 1, likes: green}, red: {value: 5, likes: blue}}
  Card: {ace: {needs: {cherry: 2}, points: 3}, ten: {needs: {red: 1}, points: 7}}
components:
  disc: {owner: Player, king: flag}
  gem: {color: Color, copies: 4, starts: bag}
  die: {faces: 1..6, copies: 2, starts: dice}
  stone: {}
zones:
  board: {kind: grid, rows: n, columns: 4, holds: [disc, stone]}
  bag: {kind: pool, holds: gem}
  dice: {kind: row, length: 2, holds: die}
  tray: {per: Player, kind: grid, rows: 2, columns: 2, holds: [gem, stone]}
  loop: {kind: ring, length: 6, cells: pool, holds: gem}
  map: {kind: graph, places: [north, south], links: [[north, south]], holds: stone}
  pile: {kind: grid, rows: 2, columns: 2, cells: stack, height: 3, holds: stone}
variables:
  score: {per: Player, range: [0, 50]}
  last: {of: board, optional: true}
  card: {of: Card}
  mark: {of: Player}
  pair: {per: [Player, Color], of: flag}
define:
  "home(p: Player)": if p = light then row(board, 1) else row(board, 3)
  "mine(c: board)": c.owner = me
  limit: 2 * n + 1
patterns:
  three: {line: 3, along: any, stars: 2}
  bent: {shape: ["x.", "xx"], turned: any}
  both: {any_of: [three, bent]}
actions:
  put:
    given: {to: board}
    where: empty(to)
    do: [{place: "disc(me, false)", at: to}]
phases:
  play: {turns: alternate, actions: [put], until: full(board)}
"""

#: The names bound around an expression of these tests.
LOCALS: dict[str, Type] = {
    "me": Player(),
    "c": Cell("board"),
    "t": Cell("tray"),
    "x": Int(0, 5),
    "d": Direction(),
}


@dataclass(frozen=True, slots=True)
class Finding:
    """What matters of a diagnostic in these tests."""

    code: str
    start: int
    end: int
    message: str
    hint: str


@cache
def base() -> typed.Checked:
    """The base ruleset, checked."""
    return check(loads(BASE), Report())


def line_text(source: str) -> Text:
    """A text of one line in a file, whose columns count from 1."""
    return Text(source, "file", tuple((1, column) for column in range(1, len(source) + 2)))


def checked(source: str) -> tuple[typed.Expression | None, list[Finding]]:
    """An expression checked in the base ruleset, and what was found."""
    report = Report()
    world = world_of(base(), report)
    locals = {name: world.local(name, of) for name, of in LOCALS.items()}
    return check_expression(base(), line_text(source), report, locals=locals), [_finding(each) for each in report]


def expression(source: str) -> typed.Expression:
    """The typed expression of a text that has no mistakes."""
    found, findings = checked(source)
    assert findings == []
    assert found is not None
    return found


def type_of(source: str) -> str:
    """The type of an expression in words."""
    return describe(expression(source).type)


def mistakes(source: str) -> list[Finding]:
    """What is found in an expression that has mistakes; nothing may come out of it."""
    found, findings = checked(source)
    assert found is None
    return findings


def changed(old: str, new: str) -> list[Diagnostic]:
    """What is found in the base ruleset after one stretch of it was replaced."""
    assert BASE.count(old) == 1
    return diagnostics(BASE.replace(old, new))


def diagnostics(source: str) -> list[Diagnostic]:
    """What checking a ruleset reports."""
    report = Report()
    try:
        check(loads(source, report=report), report)
    except RulewrightError as error:
        return list(error.diagnostics)
    return list(report)


def after_change(old: str, new: str) -> typed.Checked:
    """The base ruleset, checked without a finding, after one stretch of it was replaced."""
    assert BASE.count(old) == 1
    report = Report()
    found = check(loads(BASE.replace(old, new), report=report), report)
    assert list(report) == []
    return found


def pointed_at(source: str, diagnostic: Diagnostic) -> str:
    """The words of the source that a diagnostic points at."""
    span = diagnostic.span
    assert span.line == span.end_line
    return source.splitlines()[span.line - 1][span.column - 1 : span.end_column - 1]


def _finding(diagnostic: Diagnostic) -> Finding:
    span = diagnostic.span
    return Finding(diagnostic.code, span.column, span.end_column, diagnostic.message, diagnostic.hint)
