"""``rulewright check``: everything that can be found wrong with rulesets."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated

import typer

from interpreter.cli.arguments import BindingsOption, JsonOption, parse_bindings
from interpreter.cli.guard import WRONG
from interpreter.cli.output import out, print_json
from interpreter.cli.program import version
from interpreter.diagnostics.diagnostic import Diagnostic, Severity
from interpreter.diagnostics.documents import as_json as json_document
from interpreter.diagnostics.documents import as_sarif
from interpreter.diagnostics.render import render_rich, summary
from interpreter.reading.library import locate
from interpreter.study.check import TRIALS, check_ruleset


class Format(StrEnum):
    """How diagnostics are printed."""

    TEXT = "text"
    JSON = "json"
    SARIF = "sarif"


def command(
    rulesets: Annotated[
        list[str], typer.Argument(metavar="RULESET...", help="Shipped names, ruleset files, or their folders.")
    ],
    option: BindingsOption = None,
    form: Annotated[Format, typer.Option("--format", help="For a person, a program, or a code scanning service.")] = (
        Format.TEXT
    ),
    games: Annotated[int, typer.Option("--games", min=0, help="Random games to try each ruleset with.")] = TRIALS,
    as_json: JsonOption = False,
) -> None:
    """Find everything wrong with rulesets: YAML, schema, names, types, bounds, and a few games.

    The exit code is 1 if there is an error; warnings alone leave it 0.
    """
    options = parse_bindings(option)
    for ruleset in rulesets:
        locate(ruleset)
    found: list[Diagnostic] = []
    for ruleset in rulesets:
        found += check_ruleset(ruleset, options, games)
    _print(found, Format.JSON if as_json else form, rulesets)
    if any(diagnostic.severity is Severity.ERROR for diagnostic in found):
        raise typer.Exit(WRONG)


def _print(found: Sequence[Diagnostic], form: Format, rulesets: Sequence[str]) -> None:
    if form is Format.JSON:
        print_json(json_document(found))
    elif form is Format.SARIF:
        print_json(as_sarif(found, version()))
    else:
        console = out()
        if found:
            console.print(render_rich(found), soft_wrap=True)
            console.print()
        console.print(f"{', '.join(rulesets)}: {summary(found)}", markup=False)
