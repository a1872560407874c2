"""The module itself: what it is made of, how it is stopped, and that any engine runs it."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
import wasmtime

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.machine.game import Game, load, make_game
from interpreter.reading import loads, shipped
from interpreter.study.perft import Counter
from interpreter.wasm.host import Host
from interpreter.wasm.module import emit

ENDLESS = """
ruleset: endless
title: Endless
players: 2
variables:
  turn: {range: [0, 1]}
actions:
  wait:
    do: [{set: turn, to: 1 - turn}]
phases:
  play: {turns: alternate, actions: [wait]}
"""


def game_of(text: str) -> Game:
    return make_game(loads(text))


@pytest.mark.parametrize("name", sorted(shipped()))
def test_a_module_is_smaller_than_256_kilobytes(name: str) -> None:
    assert len(wasmtime.wat2wasm(emit(load(name).program).text)) < 256 * 1024


def test_the_text_of_a_module_names_the_rules_of_the_ruleset() -> None:
    text = emit(load("connect-four").program).text
    assert ";; drop in play" in text
    assert "$legal_play" in text
    assert "$.pick.legal_play" in text


def test_perft_in_the_module_counts_what_is_published() -> None:
    counts = {
        "connect-four": (5, 16_807),
        "tic-tac-toe": (9, 127_872),
        "othello": (5, 1_396),
        "breakthrough": (3, 11_132),
    }
    for name, (depth, leaves) in counts.items():
        assert Host(load(name).program).perft(depth)[0] == leaves


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "depth", "leaves"),
    [("connect-four", 9, 39_394_572), ("othello", 9, 3_005_288), ("breakthrough", 5, 6_182_818)],
)
def test_perft_in_the_module_counts_what_is_published_deeper(name: str, depth: int, leaves: int) -> None:
    assert Host(load(name).program).perft(depth)[0] == leaves


def test_chance_is_followed_between_moves_and_counts_as_none_on_both_machines() -> None:
    game = load("pig")
    reference = [Counter().count(game.start(), depth) for depth in range(1, 6)]
    assert [Host(game.program).perft(depth) for depth in range(1, 6)] == [(c.leaves, c.finished) for c in reference]


def test_complete_games_of_tic_tac_toe_are_counted_as_they_end() -> None:
    assert Host(load("tic-tac-toe").program).perft(9)[1] == 255_168


def test_a_game_without_end_is_stopped_with_a_diagnostic() -> None:
    with pytest.raises(RulewrightError) as stopped:
        Host(game_of(ENDLESS).program).playouts(1, seed=1)
    assert stopped.value.diagnostics[0].code == "RW011"


def test_a_fault_of_the_ruleset_is_the_same_diagnostic_as_on_the_reference_machine() -> None:
    text = ENDLESS.replace("1 - turn", "turn + 1")
    game = game_of(text)
    with pytest.raises(RulewrightError) as reference:
        game.playout(1)
    with pytest.raises(RulewrightError) as module:
        Host(game.program).playouts(1, seed=1)
    assert module.value.diagnostics == reference.value.diagnostics


def test_phases_that_go_in_circles_are_stopped_with_a_diagnostic() -> None:
    text = ENDLESS.replace("phases:\n", "phases:\n  idle: {repeat: forever, start: [{set: turn, to: 1 - turn}]}\n")
    with pytest.raises(RulewrightError) as stopped:
        Host(game_of(text).program)
    assert stopped.value.diagnostics[0].code == "RW008"


NODE = """
const fs = require('fs');
const [file, plan] = [process.argv[2], JSON.parse(process.argv[3])];
WebAssembly.instantiate(fs.readFileSync(file)).then(({instance}) => {
  const {memory, begin, playouts} = instance.exports;
  begin();
  playouts(plan.games, BigInt(plan.seed), 0n);
  const view = new Int32Array(memory.buffer, plan.at, plan.games * plan.width);
  console.log(JSON.stringify(Array.from(view)));
});
"""


@pytest.mark.skipif(shutil.which("node") is None, reason="Node.js is not installed")
@pytest.mark.parametrize("name", ["connect-four", "kalah", "candy-crush-duel-pocket", "quacks-duel"])
def test_node_plays_the_same_games_from_the_same_bytes(name: str, tmp_path: Path) -> None:
    host = Host(load(name).program)
    module, script = tmp_path / "game.wasm", tmp_path / "play.js"
    module.write_bytes(host.binary)
    script.write_text(NODE)
    plan = {"games": 20, "seed": 3, "at": host.module.memory.results, "width": host.module.memory.result_size // 4}
    ran = subprocess.run(["node", script, module, json.dumps(plan)], capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout) == host.playouts(20, seed=3).ravel().tolist()
