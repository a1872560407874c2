"""Findings accepted earlier: a baseline keeps them out of the report until their clause changes."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha1
from pathlib import Path

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity, Span
from interpreter.rulebook.check import Result
from interpreter.rulebook.model import Finding


def without_known(result: Result, known: frozenset[str], ignored: Sequence[str]) -> Result:
    """The result without findings of the baseline and of rules that are ignored."""
    kept = [f for f in result.findings if f.rule not in ignored and key_of(f, result) not in known]
    return replace(result, findings=tuple(kept))


def read_baseline(path: Path) -> frozenset[str]:
    """The keys of a baseline file. Raises RulewrightError (RB013) for a file that is none."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        return frozenset(str(key) for key in data["known"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        message = f"the baseline cannot be read: {error}"
        hint = "write one with `--write-baseline FILE`"
        raise RulewrightError(
            Diagnostic("RB013", Severity.ERROR, message, Span(str(path), 1, 1, 1, 2), hint)
        ) from error


def write_baseline(path: Path, result: Result) -> None:
    """Write the keys of all findings. They hold no word of the text."""
    known = sorted({key_of(finding, result) for finding in result.findings})
    path.write_text(json.dumps({"known": known}, indent=1) + "\n", encoding="utf-8")


def key_of(finding: Finding, result: Result) -> str:
    """Rule, fact and a stamp of the clause: lines may move, the clause may not change."""
    stamps = [s.stamp for s in result.statements if s.clause.start <= finding.start <= s.clause.end]
    around = stamps[0] if stamps else ""
    said = sha1(f"{finding.expected}|{finding.found}".encode()).hexdigest()[:6]
    return f"{finding.rule} {finding.fact or '-'} {around or '-'} {said}"
