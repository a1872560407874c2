"""``rulewright new``: a small working ruleset to start from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from interpreter.cli.arguments import JsonOption
from interpreter.cli.output import out, print_json
from interpreter.cli.scaffold import scaffold


def command(
    name: Annotated[Path, typer.Argument(metavar="NAME", help="The new ruleset's name, or a path that ends in it.")],
    as_json: JsonOption = False,
) -> None:
    """Write a small working ruleset with scenarios, to start from."""
    written = scaffold(name)
    if as_json:
        print_json({"folder": name.as_posix(), "files": [path.as_posix() for path in written]})
        return
    console = out()
    for path in written:
        console.print(f"written  {path.as_posix()}", markup=False)
    console.print("\nWhat to do next:")
    for step, what in (("check", "is it in order?"), ("run", "1,000 games"), ("test", "its scenarios")):
        console.print(f"  rulewright {step:5} {name.as_posix()}   # {what}", markup=False)
    console.print(f"\nThen change a rule in {name.as_posix()}/ruleset.yaml and do it again.", markup=False)
