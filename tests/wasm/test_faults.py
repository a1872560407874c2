"""Rules that stop a run stop it at the same step on both machines."""

from __future__ import annotations

import pytest

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.wasm.host import Host
from tests.machine.small import build
from tests.wasm.faults import agree

COUNTING = """
players: 2
variables:
  n: {range: [0, 3]}
actions:
  add: {do: [{set: n, to: n + 1}]}
phases:
  play: {turns: alternate, actions: [add]}
"""


def test_a_single_step_that_breaks_a_range_is_a_diagnostic() -> None:
    host = Host(build(COUNTING).program)
    for _ in range(3):
        host.act(0)
    with pytest.raises(RulewrightError) as stopped:
        host.act(0)
    assert stopped.value.diagnostics[0].code == "RW004"


def test_both_machines_stop_at_the_same_step() -> None:
    assert agree(build(COUNTING), 1, 2) == ["RW004", "RW004"]


KEPT = """
players: 2
variables:
  n: {range: [0, 2000], clamp: true}
actions:
  go:
    do:
      - {let: large, be: n * 1000 + 5}
      - ask: add
        given: {k: 1..3}
        do: [{set: n, to: large div 1000 + k}]
phases:
  play: {turns: alternate, actions: [go]}
limits: {moves: 100}
"""


def test_a_large_number_is_kept_while_somebody_decides() -> None:
    assert agree(build(KEPT), 1, 2) == ["", ""]
