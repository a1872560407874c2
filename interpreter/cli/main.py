"""The entry point: finds the command named and runs it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated

import typer

from interpreter.cli.guard import guarded
from interpreter.cli.plain_text import use_plain_stand_ins

#: The commands in the order of the help. Each is a module of ``interpreter.cli.commands``.
COMMANDS = ("list", "show", "check", "run", "test", "explain", "replay", "perft", "diff", "new", "build")

#: Groups of commands; the module of a group gives its application.
GROUPS = ("rulebook",)

_HELP = """Tabletop games as data: write a YAML ruleset, check it, play it, measure it.

RULESET is a shipped ruleset's name (see `rulewright list`), a ruleset file, or a folder that holds one.
"""


def main() -> None:
    """Run the command line with the arguments of this process."""
    use_plain_stand_ins()
    build_app(sys.argv[1:])(prog_name="rulewright")


def build_app(arguments: Sequence[str]) -> typer.Typer:
    """The application with the commands that ``arguments`` name, or all if they name none.

    A command's module is imported only when it is needed: that keeps the start quick.
    """
    app = typer.Typer(
        help=_HELP,
        add_completion=False,
        no_args_is_help=True,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_root)
    groups = [name for name in GROUPS if name in arguments[:2]]
    named = [name for name in COMMANDS if name in arguments and not groups]
    for name in named or (() if groups else COMMANDS):
        module = import_module(f"interpreter.cli.commands.{name}")
        app.command(name)(guarded(module.command))
    for name in groups or (() if named else GROUPS):
        app.add_typer(import_module(f"interpreter.cli.commands.{name}").group(), name=name)
    return app


def _print_version(asked: bool) -> None:
    if asked:
        from interpreter.cli.program import version

        typer.echo(f"rulewright {version()}")
        raise typer.Exit


def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Take the options that stand before the command."""
