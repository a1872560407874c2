"""Diagnostics for programs: a JSON document, and SARIF 2.1.0 for code scanning services."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import PurePath
from urllib.parse import quote

from interpreter.diagnostics.codes import CODES
from interpreter.diagnostics.diagnostic import Diagnostic, Severity, Span

#: Where OASIS publishes the schema that every log keeps to.
SARIF_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


def as_json(diagnostics: Iterable[Diagnostic]) -> dict[str, object]:
    """The document of ``check --format json``: ``{"ok": …, "diagnostics": […]}``."""
    found = list(diagnostics)
    ok = not any(diagnostic.severity is Severity.ERROR for diagnostic in found)
    return {"ok": ok, "diagnostics": [_record(diagnostic) for diagnostic in found]}


def as_sarif(diagnostics: Iterable[Diagnostic], version: str = "") -> dict[str, object]:
    """A SARIF 2.1.0 log with one run; its rules are the codes that occur."""
    found = list(diagnostics)
    codes = sorted({diagnostic.code for diagnostic in found})
    driver: dict[str, object] = {"name": "rulewright", "rules": [_rule(code) for code in codes]}
    if version:
        driver["version"] = version
    results = [_result(diagnostic, codes.index(diagnostic.code)) for diagnostic in found]
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    return {"$schema": SARIF_SCHEMA, "version": "2.1.0", "runs": [run]}


def _record(diagnostic: Diagnostic) -> dict[str, object]:
    return {
        "code": diagnostic.code,
        "severity": str(diagnostic.severity),
        "message": diagnostic.message,
        **_place(diagnostic.span),
        "hint": diagnostic.hint,
        "related": [{**_place(span), "message": remark} for span, remark in diagnostic.related],
    }


def _place(span: Span) -> dict[str, object]:
    return {
        "file": span.file,
        "line": span.line,
        "column": span.column,
        "end_line": span.end_line,
        "end_column": span.end_column,
    }


def _rule(code: str) -> dict[str, object]:
    title, explanation = CODES.get(code, (code, ""))
    rule: dict[str, object] = {"id": code, "shortDescription": {"text": title}}
    return {**rule, "fullDescription": {"text": explanation}} if explanation else rule


def _result(diagnostic: Diagnostic, index: int) -> dict[str, object]:
    text = f"{diagnostic.message} ({diagnostic.hint})" if diagnostic.hint else diagnostic.message
    result: dict[str, object] = {
        "ruleId": diagnostic.code,
        "ruleIndex": index,
        "level": str(diagnostic.severity),
        "message": {"text": text},
        "locations": _locations([(diagnostic.span, "")]),
    }
    related = _locations(diagnostic.related)
    return {**result, "relatedLocations": related} if related else result


def _locations(places: Sequence[tuple[Span, str]]) -> list[dict[str, object]]:
    """The SARIF locations of those places that lie in a file, each once: SARIF has sets of them."""
    return [_location(span, remark) for span, remark in dict.fromkeys(places) if span.file]


def _location(span: Span, remark: str) -> dict[str, object]:
    physical: dict[str, object] = {"artifactLocation": {"uri": quote(PurePath(span.file).as_posix())}}
    if span.line:
        physical["region"] = {
            "startLine": span.line,
            "startColumn": span.column,
            "endLine": span.end_line,
            "endColumn": span.end_column,
        }
    location: dict[str, object] = {"physicalLocation": physical}
    return {**location, "message": {"text": remark}} if remark else location
