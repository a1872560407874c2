"""``rulewright show``: a ruleset explained for a person."""

from __future__ import annotations

from typing import Annotated

import typer

from interpreter.cli.arguments import BindingsOption, JsonOption, RulesetArgument, parse_bindings
from interpreter.cli.loading import read, source_of
from interpreter.cli.output import out, print_json
from interpreter.cli.show.document import show_document
from interpreter.cli.show.page import print_page, print_sources


def command(
    ruleset: RulesetArgument,
    option: BindingsOption = None,
    assumptions: Annotated[
        bool, typer.Option("--assumptions", help="List what is assumed and why, what is cited, and the rest.")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """Explain a ruleset: what is in the box, where it lies, who does what when, who wins."""
    model = read(ruleset, parse_bindings(option))
    if as_json:
        print_json(show_document(model, source_of(ruleset)))
    elif assumptions:
        print_sources(out(), model)
    else:
        print_page(out(), model, source_of(ruleset))
