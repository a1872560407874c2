"""``rulewright build``: a ruleset as a WebAssembly module that runs without this program."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from interpreter.cli.arguments import BindingsOption, JsonOption, RulesetArgument, parse_bindings
from interpreter.cli.loading import load_game
from interpreter.cli.output import out, print_json
from interpreter.cli.program import version


class Target(StrEnum):
    """What is built."""

    WASM = "wasm"


def command(
    ruleset: RulesetArgument,
    into: Annotated[Path, typer.Option("--out", metavar="DIR", help="The folder to write to.")],
    option: BindingsOption = None,
    target: Annotated[Target, typer.Option("--target", help="What to build.")] = Target.WASM,
    as_json: JsonOption = False,
) -> None:
    """Write the module of a ruleset as text and bytes, and a manifest that explains its numbers.

    The module runs on any WebAssembly engine with tail calls: wasmtime, Node.js from 20, current browsers.
    """
    from interpreter.cli.building import write_module

    game = load_game(ruleset, parse_bindings(option))
    files = write_module(game, into, version())
    if as_json:
        print_json({"target": target.value, "files": {name: path.stat().st_size for name, path in files.items()}})
        return
    out().print(f"{game.title}, rules {game.hash}")
    for name, path in files.items():
        out().print(f"{path.stat().st_size:>9,} bytes  {_WHAT[name]:<22} {path}", soft_wrap=True)


_WHAT = {"wat": "the module, to be read", "wasm": "the module, to be run", "manifest": "what its numbers mean"}
