"""What stands between a command and the person: exit codes, interrupts, errors in words."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable
from typing import ParamSpec

import typer

from interpreter.diagnostics.diagnostic import RulewrightError

Parameters = ParamSpec("Parameters")

#: Something that was checked is wrong.
WRONG = 1
#: The command was used wrongly.
USAGE = 2
#: Stopped by Ctrl-C, as shells have it.
INTERRUPTED = 130

#: Diagnostics about the arguments themselves rather than about what a file says.
_USAGE_CODES = ("CL", "RD001", "RA015")


def guarded(command: Callable[Parameters, None]) -> Callable[Parameters, None]:
    """The command with its errors shown as diagnostics and turned into exit codes."""

    @functools.wraps(command)
    def run(*args: Parameters.args, **kwargs: Parameters.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except RulewrightError as error:
            _show(error, "json" if kwargs.get("as_json") else str(kwargs.get("form", "")))
            raise typer.Exit(exit_code(error)) from error
        except KeyboardInterrupt as interrupt:
            raise typer.Exit(INTERRUPTED) from interrupt
        except BrokenPipeError as error:
            # The reader (``head``, say) has gone; what is left to flush must not complain either.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(WRONG) from error

    return run


def exit_code(error: RulewrightError) -> int:
    """2 where the arguments were wrong, else 1."""
    codes = [diagnostic.code for diagnostic in error.diagnostics]
    return USAGE if codes and all(code.startswith(_USAGE_CODES) for code in codes) else WRONG


def _show(error: RulewrightError, form: str) -> None:
    """Tell a person on stderr, and a program on stdout in the format it asked for."""
    from interpreter.cli.output import print_diagnostics, print_json
    from interpreter.cli.program import version
    from interpreter.diagnostics.documents import as_json, as_sarif

    if form == "json":
        print_json(as_json(error.diagnostics))
    elif form == "sarif":
        print_json(as_sarif(error.diagnostics, version()))
    print_diagnostics(error.diagnostics)
