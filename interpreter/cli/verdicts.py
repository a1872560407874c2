"""How scenarios came out, as a person reads it: expected and found side by side."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Console
from rich.text import Text

from interpreter.diagnostics.render import render_rich
from interpreter.play.expectations import Mismatch
from interpreter.play.scenarios import Verdict

_GAP = 6


def print_verdict(console: Console, verdict: Verdict) -> None:
    """Print a scenario's name with a tick, or what was wrong with it."""
    sign, colour = ("✓", "green") if verdict.ok else ("✗", "bold red")
    console.print(Text.assemble((sign, colour), f" {verdict.scenario.name.value}"), soft_wrap=True)
    if verdict.fault:
        console.print(_indented(render_rich(verdict.fault)), soft_wrap=True)
    for mismatch in verdict.mismatches:
        console.print(_indented(_mismatch(mismatch)), soft_wrap=True)


def print_summary(console: Console, ruleset: str, verdicts: Sequence[Verdict]) -> None:
    """Print how many came out right."""
    failed = sum(not verdict.ok for verdict in verdicts)
    if not verdicts:
        console.print(f"{ruleset} has no such scenarios", markup=False)
    elif failed:
        console.print(Text(f"\n{failed} of {len(verdicts)} scenarios failed", "bold red"))
    else:
        what = "scenario" if len(verdicts) == 1 else "scenarios"
        console.print(Text(f"\n{len(verdicts)} {what} passed", "bold green"))


def _indented(text: Text) -> Text:
    """The text moved to the right; unlike padding this never wraps, so that carets stay in place."""
    return Text("\n").join(Text("    ").append(line) for line in text.split("\n"))


def _mismatch(mismatch: Mismatch) -> Text:
    text = Text(mismatch.message)
    if mismatch.span.file:
        text.append(f"   {mismatch.span.file}:{mismatch.span.line}", "bright_black")
    if mismatch.expected:
        text.append("\n").append(side_by_side(mismatch.expected, mismatch.found, mismatch.cell))
    return text


def side_by_side(expected: str, found: str, cell: str) -> Text:
    """Two drawings beside each other; what differs is coloured, the first such line marked."""
    pairs = list(zip_longest(expected.splitlines(), found.splitlines(), fillvalue=""))
    width = max(len("expected"), *(len(left) for left, _ in pairs)) + _GAP
    text = Text(f"{'expected':<{width}}found", "bright_black")
    marked = False
    for left, right in pairs:
        text.append("\n").append(_coloured(left, right, "green")).append(" " * (width - len(left)))
        text.append(_coloured(right, left, "red"))
        if left != right and not marked:
            text.append(f"   ← {cell}" if cell else "   ←", "bold")
            marked = True
    return text


def _coloured(line: str, other: str, colour: str) -> Text:
    """The line with every character that differs from the other line's in colour."""
    text = Text()
    for one, two in zip_longest(line, other[: len(line)], fillvalue=""):
        text.append(one, f"bold {colour}" if one != two else "")
    return text
