"""Arguments that several commands share, and how they are read."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

OptionValue = int | bool | str

RulesetArgument = Annotated[
    str, typer.Argument(metavar="RULESET", help="A shipped ruleset's name, a ruleset file, or its folder.")
]
BindingsOption = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="Set an option of the ruleset. Repeatable."),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON document instead.")]
RecordArgument = Annotated[Path, typer.Argument(metavar="FILE", help="A file written by `run --record`.")]
GameNumberOption = Annotated[int, typer.Option("--game", min=1, help="Which game of the file, from 1.")]


class Backend(StrEnum):
    """The machines that games run on."""

    WASM = "wasm"
    PYTHON = "python"


BackendOption = Annotated[
    Backend | None,
    typer.Option("--backend", help="The machine: wasm, or python, the reference. Default: wasm where it helps."),
]

_NUMBER = re.compile(r"[+-]?\d+")


def parse_bindings(bindings: Sequence[str] | None) -> dict[str, OptionValue]:
    """The options set by ``name=value`` texts. Raises typer.BadParameter (exit code 2)."""
    values: dict[str, OptionValue] = {}
    for binding in bindings or ():
        name, equals, value = (part.strip() for part in binding.partition("="))
        if not (name and equals and value):
            raise typer.BadParameter(f"'{binding}' is not of the form NAME=VALUE, such as rows=8.")
        if name in values:
            raise typer.BadParameter(f"the option '{name}' is set twice.")
        values[name] = parse_value(value)
    return values


def parse_value(text: str) -> OptionValue:
    """A whole number, a flag, or a word."""
    if _NUMBER.fullmatch(text):
        return int(text)
    return {"true": True, "false": False}.get(text, text)
