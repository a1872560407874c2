"""``rulewright rulebook``: rulebook texts beside the rules that run."""

from __future__ import annotations

from importlib import import_module

import typer

from interpreter.cli.guard import guarded

#: The commands of the group: name and the module that holds it.
COMMANDS = {
    "render": "rulebook_render",
    "check": "rulebook_check",
    "facts": "rulebook_facts",
    "claims": "rulebook_claims",
    "coverage": "rulebook_coverage",
}


def group() -> typer.Typer:
    """The commands on rulebook texts."""
    app = typer.Typer(help="Check rulebook texts in any language against a ruleset.", no_args_is_help=True)
    for name, module in COMMANDS.items():
        app.command(name)(guarded(import_module(f"interpreter.cli.commands.{module}").command))
    link = import_module("interpreter.cli.commands.rulebook_link")
    app.add_typer(link.group(), name="link")
    return app
