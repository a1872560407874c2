"""The command line in this process: its exit code and output, and no exception of any other kind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import typer
from typer.testing import CliRunner

from interpreter.cli.main import build_app


@dataclass(frozen=True, slots=True)
class Outcome:
    code: int
    text: str


def rulewright(*arguments: str) -> Outcome:
    """Run a command. Any exception but that of leaving is raised again."""
    result = CliRunner().invoke(_app(arguments), list(arguments), prog_name="rulewright", catch_exceptions=False)
    assert "Traceback" not in result.output
    return Outcome(result.exit_code, result.output)


def _app(arguments: Sequence[str]) -> typer.Typer:
    return build_app(arguments)
