"""Positions set up by hand: a zone's name without an index stands for each of its copies."""

from __future__ import annotations

from interpreter.machine.game import make_game
from interpreter.play.scenarios import run_scenarios
from interpreter.reading import loads
from interpreter.reading.scenarios import loads_scenarios

RULES = """\
ruleset: trays
players: [light, dark]
components: {gem: {copies: 6, starts: bag}}
zones:
  bag:  {kind: pool, holds: gem}
  tray: {per: Player, kind: pool, holds: gem}
setup:
  - {for: p in Player, do: [{move: gem, from: bag, to: "tray[p]", count: 2}]}
actions: {take: {do: [{move: gem, from: bag, to: "tray[me]"}]}}
phases: {play: {turns: alternate, actions: [take], until: empty(bag)}}
"""
SCENARIOS = """\
scenarios:
  - name: both trays are emptied
    given: {phase: play, to_move: light, zones: {tray: {}}}
    when: [take]
    then: {zones: {"tray[light]": {gem: 1}, "tray[dark]": {}, bag: {gem: 5}}}
  - name: a copy that is named itself keeps its own contents
    given: {phase: play, to_move: light, zones: {tray: {}, "tray[dark]": {gem: 3}}}
    then: {zones: {"tray[light]": {}, "tray[dark]": {gem: 3}, bag: {gem: 3}}}
  - name: an expectation, too, speaks of every copy
    given: {phase: play, to_move: light, zones: {"tray[dark]": {gem: 3}}}
    then: {zones: {tray: {gem: 2}}}
"""


def test_a_name_without_an_index_stands_for_every_copy() -> None:
    game = make_game(loads(RULES))
    verdicts = list(run_scenarios(lambda options: game, loads_scenarios(SCENARIOS)))
    assert [verdict.message.partition(" is")[0] for verdict in verdicts] == ["", "", "tray[dark]"]
