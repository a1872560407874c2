"""A small complete ruleset and a way to read nodes, shared by the tests of reading."""

from __future__ import annotations

from interpreter.diagnostics.diagnostic import Report
from interpreter.reading.nodes import MapNode, Node, ScalarNode
from interpreter.reading.parse import parse
from interpreter.reading.source import source_of

SAMPLE = """\
ruleset: four-in-a-row
title: Four in a Row
source: {title: A rulebook, year: 1974}
players: [light, dark]
options:
  rows:     {range: [4, 10], default: 6, cite: board.size}
  overlap:  {choices: [union, best], default: best}
  chocolate: {flag: true}
enums:
  Color: [red, green]
  Suit:
    sun: {value: 1, needs: {red: 2}}
    moon: {value: 2, needs: {green: 1}}
components:
  disc: {owner: Player}
  candy: {color: Color, copies: 8, starts: supply}
  die: {faces: Color, copies: 6, starts: dice}
  stone: {attributes: {dark: flag}}
zones:
  board: {kind: grid, rows: rows, columns: 7, holds: disc, note: drawn upright}
  tray: {per: [Player, Color], kind: grid, rows: 4, columns: 4, holds: [candy, stone], numbered: from_top}
  supply: {kind: pool, holds: candy}
  dice: {kind: row, length: 6, holds: die, visible: owner}
  map: {kind: graph, places: [north, south], links: [[north, south]], holds: stone, cells: stack, height: 3}
variables:
  score: {per: Player, range: [0, 500], clamp: true}
  marker: {of: Player, start: light, optional: true}
define:
  "home(p: Player, n: 1..6)": if p = light then n else 1
  target: 100
patterns:
  connected: {line: 4, along: any, stars: 3}
  ell: {shape: ["x.", "xx"], turned: any, mirrored: true}
  combo: {any_of: [ell, connected]}
setup:
  - let: n
    be: 0x10
actions:
  drop:
    given: {column: columns(board)}
    where: [not full(column), true]
    do:
      - place: disc(me)
        at: first_empty(column)
      - if: n > 1
        then: [{win: me}]
        else:
          - ask: which
            given: {c: board}
            where: empty(c)
            optional: true
            do: [{remove: c}]
triggers:
  four:
    cite: [win.line, win.end]
    on: [{placed: board}, {phase_end: play}]
    when: "forms(connected, through: it, same: owner)"
    do: [{win: me}]
phases:
  rounds:
    repeat: forever
    start: [{roll: dice}]
    phases:
      play: {turns: alternate, actions: [drop], stuck: pass, until: full(board), assumed: the board is full}
      last: {turns: once, actions: [drop], stuck: [{end_game: true}]}
outcome: {rank: ["score[each]", 1], tie: shared}
limits: {moves: 1000}
"""


def tree(text: str) -> MapNode:
    """The tree of a text that must be without fault."""
    report = Report()
    node = parse(source_of(text, "<text>"), report)
    assert not report.found
    assert isinstance(node, MapNode)
    return node


def scalar(node: Node | None) -> ScalarNode:
    assert isinstance(node, ScalarNode)
    return node
