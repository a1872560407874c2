"""``rulewright build``: what it writes runs without the program, by its manifest alone."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import wasmtime

from interpreter.machine.game import load
from tests.cli.helpers import rulewright as run


def test_the_module_written_plays_by_its_manifest_alone(tmp_path: Path) -> None:
    done = run("build", "connect-four", "--out", str(tmp_path), "--json")
    assert done.code == 0, done.err
    assert set(done.json["files"]) == {"wat", "wasm", "manifest"}
    plan = json.loads((tmp_path / "connect-four.json").read_text())
    store = wasmtime.Store()
    module = wasmtime.Module(store.engine, (tmp_path / "connect-four.wasm").read_bytes())
    exports = wasmtime.Instance(store, module, []).exports(store)
    exports["begin"](store)
    names = plan["actions"]["notation"]
    for column in "dededed":
        count = exports["legal"](store)
        at = plan["memory"]["offers"]
        listed = struct.unpack(f"<{count}i", exports["memory"].read(store, at, at + 4 * count))
        action = names.index(f"drop({column})")
        assert action in listed
        exports["act"](store, action)
    slot = plan["memory"]["state"] + plan["memory"]["width"] * plan["engine_slots"]["point"]
    (point,) = struct.unpack("<h", exports["memory"].read(store, slot, slot + 2))
    assert plan["points"][point]["kind"] == "end"


def test_a_folder_that_cannot_be_written_is_a_diagnostic(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run("build", "nim", "--out", str(tmp_path / "file" / "below"))
    assert done.code != 0
    assert "CL032" in done.err
    assert "Traceback" not in done.err


def test_the_manifest_names_the_slots_of_variables_and_zones(tmp_path: Path) -> None:
    run("build", "pig", "--out", str(tmp_path))
    plan = json.loads((tmp_path / "pig.json").read_text())
    game = load("pig")
    assert plan["hash"] == game.hash
    assert plan["memory"]["slots"] == game.state_slots
    assert {name.partition("[")[0] for name in plan["variables"]} == set(game.checked.variables)
