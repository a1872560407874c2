"""Ctrl-C, raised at a known moment within this process."""

import json
import signal
import subprocess
import sys
from concurrent.futures import Future
from time import sleep

import pytest
from typer.testing import CliRunner

from interpreter.cli.main import build_app
from interpreter.machine.game import Game
from interpreter.study.perft import Counter
from interpreter.wasm.host import Host


def pressed_at_call(number, original):
    """The function, but its call of that number (and none before) is met by Ctrl-C."""
    calls = iter(range(1, 10**9))

    def call(*args, **kwargs):
        if next(calls) == number:
            raise KeyboardInterrupt
        return original(*args, **kwargs)

    return call


def run(*arguments):
    result = CliRunner().invoke(build_app(arguments), arguments)
    return result.exit_code, json.loads(result.stdout)


def test_the_games_finished_are_reported(monkeypatch):
    monkeypatch.setattr(Game, "playout", pressed_at_call(31, Game.playout))
    code, document = run("run", "nim", "--games", "200", "--backend", "python", "--json")
    assert code == 130
    assert (document["interrupted"], document["games"]) == (True, 30)
    assert sum(document["wins"]) == 30


def test_the_games_finished_on_the_fast_machine_are_reported(monkeypatch):
    monkeypatch.setattr(Host, "call", pressed_at_call(4, Host.call))
    code, document = run("run", "nim", "--games", "20000", "--json")
    assert code == 130
    assert (document["interrupted"], document["games"]) == (True, 1 + 4)
    assert sum(document["wins"]) == 1 + 4


def test_the_games_finished_on_several_processes_are_reported(monkeypatch):
    monkeypatch.setattr(Future, "result", pressed_at_call(3, Future.result))
    code, document = run("run", "nim", "--games", "400", "--jobs", "2", "--json")
    assert code == 130
    assert document["interrupted"] is True
    assert document["games"] >= 100
    assert sum(document["wins"]) == document["games"]


def test_the_depths_counted_are_reported(monkeypatch):
    original = Counter.count

    def count(self, state, depth):
        if depth == 3 and state.ply == 0:
            raise KeyboardInterrupt
        return original(self, state, depth)

    monkeypatch.setattr(Counter, "count", count)
    code, document = run("perft", "tic-tac-toe", "9", "--json")
    assert code == 130
    assert [depth["leaves"] for depth in document["depths"]] == [9, 72]


@pytest.mark.parametrize("arguments", [("check", "nim"), ("show", "nim")])
def test_other_commands_leave_quietly(monkeypatch, arguments):
    def pressed(*args, **kwargs):
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["interpreter.reading.load"], "build", pressed)
    result = CliRunner().invoke(build_app(arguments), arguments)
    assert result.exit_code == 130
    assert result.stdout == ""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no interrupt for another process")
def test_a_series_on_several_processes_ends_soon_and_keeps_the_games_of_all():
    command = [sys.executable, "-m", "interpreter", "run", "kalah", "--games", "1000000000", "--jobs", "2", "--json"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    sleep(5)
    running.send_signal(signal.SIGINT)
    output, errors = running.communicate(timeout=30)
    document = json.loads(output)
    assert (running.returncode, errors, document["interrupted"]) == (130, "", True)
    assert document["games"] == sum(document["wins"]) + document["draws"] > 0
