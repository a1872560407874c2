"""Lint: what is allowed and most likely not meant, each finding at its place with a remedy."""

from __future__ import annotations

from interpreter.diagnostics.diagnostic import Report
from interpreter.machine.game import Game
from interpreter.study.lint import conditions, flow, outcome, pieces, unused
from interpreter.study.lint.findings import Rule
from interpreter.study.lint.play import never_happened, try_out
from interpreter.study.lint.subject import Subject

#: All rules that need no playing, in the order in which their findings are given.
RULES: tuple[Rule, ...] = (*unused.RULES, *conditions.RULES, *flow.RULES, *pieces.RULES, *outcome.RULES)

#: Random games unless asked otherwise.
PLAYOUTS = 20


def lint(game: Game, report: Report, playouts: int = PLAYOUTS) -> None:
    """Add to the report what can be found without playing, and what the start and random games show.

    An error that a random game runs into is reported as an error, with the seed that shows it.
    """
    subject = Subject(game)
    before = report.errors
    found = [finding for rule in RULES for finding in rule(subject)]
    report.extend(sorted(found, key=lambda finding: finding.span))
    if report.errors == before:
        report.extend(list(never_happened(subject, try_out(subject, playouts, report))))


__all__ = ["PLAYOUTS", "RULES", "lint"]
