"""``rulewright diff``: what changed between two rulesets, as rules."""

from __future__ import annotations

import json
from itertools import groupby
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from interpreter.cli.arguments import BindingsOption, JsonOption, RulesetArgument, parse_bindings
from interpreter.cli.loading import read
from interpreter.cli.output import out, print_json
from interpreter.study.diff import Change, diff_document, diff_rulesets

_SIGNS = {"added": ("+", "green"), "removed": ("-", "red"), "changed": ("~", "yellow")}
_A_HELP = "Set an option of A alone. Repeatable."
#: Longer values go on lines of their own.
_SHORT = 60


def command(
    a: RulesetArgument,
    b: Annotated[str | None, typer.Argument(metavar="[B]", help="The other ruleset; A itself unless given.")] = None,
    option: BindingsOption = None,
    option_a: Annotated[list[str] | None, typer.Option("--option-a", "-a", metavar="NAME=VALUE", help=_A_HELP)] = None,
    as_json: JsonOption = False,
) -> None:
    """Show what changed from A to B, rule by rule. `-o` sets options of B.

    To see what an option does, compare a ruleset with itself: `diff GAME -o rows=8`.
    """
    old = read(a, parse_bindings(option_a))
    new = read(b or a, parse_bindings(option))
    changes = diff_rulesets(old, new)
    if as_json:
        print_json(diff_document(old, new, changes))
        return
    console = out()
    console.print(Text.assemble((old.name, "bold"), "  →  ", (new.name, "bold")))
    if not changes:
        console.print("the rules are the same")
    for section, group in groupby(changes, key=lambda change: change.section):
        console.print(Text(f"\n{section}", "bold"))
        for change in group:
            _print_change(console, change)


def _print_change(console: Console, change: Change) -> None:
    sign, colour = _SIGNS[change.kind]
    old, new = (None if value is None else _value(value) for value in (change.old, change.new))
    text = Text.assemble((f"  {sign} ", colour), (change.name or change.section, colour))
    if change.kind == "changed" and old is not None and new is not None and len(old) + len(new) <= _SHORT:
        text.append(f"   {old}  →  {new}")
    else:
        _append(text, "-", old, "red")
        _append(text, "+", new, "green")
    if change.affects:
        text.append(f"\n      used by {', '.join(change.affects)}", "bright_black")
    console.print(text)


def _append(text: Text, sign: str, value: str | None, colour: str) -> None:
    for line in () if value is None else value.splitlines():
        text.append(f"\n      {sign} {line}", colour)


def _value(value: object) -> str:
    """A value as the ruleset has it: flow style on one line if it is short, else as YAML."""
    if isinstance(value, str):
        return value.strip()
    if isinstance(value, bool | int):
        return json.dumps(value)
    flat = _flat(value)
    return flat if len(flat) <= _SHORT else _block(value)


def _flat(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_flat(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_flat(item) for item in value) + "]"
    return " ".join(value.split()) if isinstance(value, str) else json.dumps(value)


def _block(value: object) -> str:
    import yaml

    text: str = yaml.safe_dump(value, sort_keys=False, allow_unicode=True, width=90)
    return text.rstrip()
