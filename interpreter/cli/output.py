"""Where things are printed: results on stdout, everything else on stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable

from rich.console import Console

from interpreter.diagnostics.diagnostic import Diagnostic
from interpreter.diagnostics.render import render_rich

#: Wider terminals gain nothing: lines that long are hard to read.
WIDEST = 100


def out() -> Console:
    """The console for results."""
    return _console(stderr=False)


def err() -> Console:
    """The console for progress and problems."""
    return _console(stderr=True)


def print_json(document: object) -> None:
    """Print one JSON document on stdout."""
    sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=2) + "\n")


def print_diagnostics(diagnostics: Iterable[Diagnostic]) -> None:
    """Print diagnostics for a person on stderr. They are never wrapped: carets must stay in place."""
    err().print(render_rich(diagnostics), soft_wrap=True)


def _console(*, stderr: bool) -> Console:
    console = Console(stderr=stderr, highlight=False, emoji=False)
    console.width = min(console.width, WIDEST)
    return console
