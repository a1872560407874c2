"""A module at work can be stopped: by itself when nothing comes of it, and by the person."""

from __future__ import annotations

import subprocess
import sys
from time import monotonic

import pytest

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.machine.backend import Fast
from interpreter.machine.game import Game, load, make_game
from interpreter.reading import loads, shipped
from interpreter.wasm.effort import MOST_WORK, WORK_OF_A_HOP, Effort
from interpreter.wasm.host import MEMORY_LIMIT, Host
from interpreter.wasm.memory import PAGE
from interpreter.wasm.module import emit

#: One action whose loops would take hours, after one that is quick.
SLOW = """
ruleset: slow
title: Slow
players: 2
variables:
  total: {range: [0, 6]}
actions:
  think:
    do:
      - for: a in 1..1000
        do:
          - for: b in 1..1000
            do:
              - for: c in 1..1000
                do:
                  - for: d in 1..1000
                    do: [{set: total, to: (total + a + b + c + d) mod 7}]
phases:
  play: {turns: alternate, actions: [think]}
"""
#: The same where the loops stand between two decisions, in phases that go round.
ROUND = """
ruleset: round
title: Round
players: 2
variables:
  total: {range: [0, 6]}
actions:
  wait: {do: []}
phases:
  idle:
    repeat: forever
    start:
      - for: a in 1..1000
        do:
          - for: b in 1..1000
            do: [{set: total, to: (total + a + b) mod 7}]
  play: {turns: alternate, actions: [wait]}
"""


def game_of(text: str) -> Game:
    return make_game(loads(text))


@pytest.mark.parametrize("name", sorted(shipped()))
def test_steps_of_shipped_rulesets_are_known_to_be_short(name: str) -> None:
    assert emit(load(name).program).work <= MOST_WORK


@pytest.mark.parametrize("run", ["playouts", "perft"])
def test_an_effect_that_would_take_hours_is_stopped_with_a_diagnostic(run: str) -> None:
    host = Host(game_of(SLOW).program, patience=0.2)
    with pytest.raises(RulewrightError) as stopped:
        host.playouts(5, seed=1) if run == "playouts" else host.perft(3)
    assert [d.code for d in stopped.value.diagnostics] == ["RW015"]
    assert "`slow`" in stopped.value.diagnostics[0].message


def test_a_single_step_that_would_take_hours_is_stopped_too() -> None:
    host = Host(game_of(SLOW).program, patience=0.2)
    with pytest.raises(RulewrightError) as stopped:
        host.act(0)
    assert [d.code for d in stopped.value.diagnostics] == ["RW015"]


def test_a_jump_out_of_a_long_block_weighs_more_so_that_a_circle_of_them_ends_soon() -> None:
    memory = emit(game_of(ROUND).program).memory
    effort = Effort(memory.program, memory.analysis, memory.width)
    weights = [effort.hop(block) for block in memory.program.blocks]
    assert min(weights) == 1
    assert max(weights) > 1_000_000 // WORK_OF_A_HOP


def test_a_guarded_module_plays_the_same_games() -> None:
    program = load("kalah").program
    assert (Host(program, guarded=True).playouts(50, seed=2) == Host(program).playouts(50, seed=2)).all()


def test_a_count_may_take_longer_than_the_patience_as_long_as_it_goes_on() -> None:
    host = Host(load("breakthrough").program, guarded=True, patience=0.1)
    began = monotonic()
    assert host.perft(4)[0] == 256_036
    host.perft(5)
    assert monotonic() - began > 0.1


def test_a_module_that_was_stopped_is_made_anew() -> None:
    machine = Fast(game_of(SLOW))
    machine.__dict__["host"] = stopped = Host(machine.game.program, patience=0.1)
    with pytest.raises(RulewrightError):
        machine.playouts(1, seed=1)
    assert machine.host is not stopped


def test_memory_beyond_the_limit_is_refused_with_a_diagnostic() -> None:
    host = Host(load("tic-tac-toe").program)
    with pytest.raises(RulewrightError) as refused:
        host.grow(MEMORY_LIMIT // PAGE + 1)
    assert [d.code for d in refused.value.diagnostics] == ["RW012"]
    assert host.perft(3) == (504, 0)


#: Each is met by Ctrl-C after a moment; it would run for hours.
LONG_RUNS = {
    "games": "list(Host(load('azul-duel').program).batches(10**9, seed=1))",
    "a count": "Host(load('pig').program, guarded=True).perft(20)",
    "one effect": "Host(make_game(loads(SLOW)).program).playouts(1, seed=1)",
    "a search": "make_bot('mcts:1000000').search(load('connect-four').start(1), 1)",
}

SCRIPT = """
import _thread, sys, threading, time
from interpreter.machine.game import load, make_game
from interpreter.play.bots import make_bot
from interpreter.reading import loads
from interpreter.wasm.host import Host
SLOW = sys.argv[1]
def press():
    global pressed
    pressed = time.monotonic()
    _thread.interrupt_main()
threading.Timer(1.5, press).start()
try:
    {run}
except KeyboardInterrupt:
    print(time.monotonic() - pressed)
"""


@pytest.mark.parametrize("what", LONG_RUNS)
def test_an_interrupt_is_heard_at_once(what: str) -> None:
    script = SCRIPT.format(run=LONG_RUNS[what])
    ran = subprocess.run([sys.executable, "-c", script, SLOW], capture_output=True, text=True, timeout=60, check=True)
    assert float(ran.stdout) < 1.5
