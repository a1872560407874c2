"""Findings as diagnostics and as JSON documents; SARIF is made from the diagnostics."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.diagnostics.diagnostic import Diagnostic, Severity
from interpreter.rulebook.check import Result
from interpreter.rulebook.cover import Coverage
from interpreter.rulebook.model import Claim, Fact, Finding
from interpreter.rulebook.source import Source


def as_diagnostics(result: Result) -> list[Diagnostic]:
    """The findings in the form that all diagnostics of the program have."""
    return [_diagnostic(finding, result.source) for finding in result.findings]


def _diagnostic(finding: Finding, source: Source) -> Diagnostic:
    related = tuple((source.span(other.start, other.end), other.message) for other in finding.related)
    span = source.span(finding.start, finding.end)
    hint = finding.hint or (f"the rule is `{finding.fact}`" if finding.fact else "")
    return Diagnostic(finding.rule, Severity(finding.level), finding.message, span, hint, related)


def as_json(result: Result) -> dict[str, object]:
    """The document of ``rulebook check --json``."""
    return {
        "ok": result.ok,
        "file": result.source.name,
        "language": result.language,
        "reviewed": result.text.name if result.text is not None else None,
        "findings": [_record(finding, result.source) for finding in result.findings],
    }


def _record(finding: Finding, source: Source) -> dict[str, object]:
    line, column = source.place(finding.start)
    return {
        "rule": finding.rule,
        "level": str(finding.level),
        "message": finding.message,
        "start": finding.start,
        "end": finding.end,
        "line": line,
        "column": column,
        "fact": finding.fact or None,
        "expected": finding.expected or None,
        "found": finding.found or None,
        "related": [_related(source, other.start, other.end, other.message) for other in finding.related],
    }


def _related(source: Source, start: int, end: int, message: str) -> dict[str, object]:
    line, column = source.place(start)
    return {"start": start, "end": end, "line": line, "column": column, "message": message}


def facts_json(facts: Sequence[Fact]) -> list[dict[str, object]]:
    """The document of ``rulebook facts --json``."""
    return [
        {
            "id": fact.id,
            "kind": fact.kind,
            "value": fact.value,
            "unit": fact.unit,
            "comparator": fact.comparator,
            "role": fact.role,
            "polarity": fact.polarity,
            "must": fact.must,
            "cite": list(fact.cite),
            "assumed": fact.assumed,
            "line": fact.span.line,
        }
        for fact in facts
    ]


def claims_json(claims: Sequence[Claim], source: Source) -> list[dict[str, object]]:
    """The document of ``rulebook claims --json``."""
    return [_claim(claim, source) for claim in claims]


def _claim(claim: Claim, source: Source) -> dict[str, object]:
    line, column = source.place(claim.start)
    return {
        "start": claim.start,
        "end": claim.end,
        "surface": source.text[claim.start : claim.end],
        "value": claim.value,
        "unit": claim.unit,
        "unit_text": claim.unit_text,
        "cmp": claim.comparator,
        "class": claim.cls,
        "scope": str(claim.scope),
        "line": line,
        "column": column,
    }


def coverage_json(coverage: Coverage) -> dict[str, object]:
    """The document of ``rulebook coverage --json``."""
    return {
        "facts": len(coverage.stated) + len(coverage.assumed) + len(coverage.uncovered),
        "stated": [fact.id for fact in coverage.stated],
        "assumed": [fact.id for fact in coverage.assumed],
        "uncovered": [fact.id for fact in coverage.uncovered],
        "clauses": coverage.linked + coverage.unlinked,
        "linked": coverage.linked,
        "unlinked": coverage.unlinked,
    }
