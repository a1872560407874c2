"""Findings for a terminal: a sentence, the line, a caret; right-to-left lines are isolated and quoted."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.diagnostics.render import render, summary
from interpreter.rulebook.check import Result
from interpreter.rulebook.lexicon import lexicon
from interpreter.rulebook.model import Finding
from interpreter.rulebook.reports.documents import as_diagnostics

_ISOLATE, _END = "\u2068", "\u2069"
#: Words around the place in a quotation from a right-to-left text, in characters.
_AROUND = 40


def as_text(result: Result) -> str:
    """All findings, and how many there are."""
    diagnostics = as_diagnostics(result)
    if lexicon(result.language).right_to_left:
        parts = [_quoted(finding, result) for finding in result.findings]
        body = "\n\n".join(parts)
    else:
        body = render(diagnostics, lambda _: _lines(result))
    head = f"{body}\n\n" if body else ""
    return f"{head}{result.source.name}: {summary(diagnostics)}{_reviewed(result)}\n"


def _reviewed(result: Result) -> str:
    if result.text is None:
        return " (never reviewed: only what is certain without links is reported)"
    return f" (compared with the reviewed text '{result.text.name}')"


def _lines(result: Result) -> Sequence[str]:
    return [result.source.line(number) for number in range(1, len(result.source.starts) + 1)]


def _quoted(finding: Finding, result: Result) -> str:
    """A finding with its place quoted: a caret below a right-to-left line would stand anywhere."""
    lines = [f"{finding.level}[{finding.rule}]: {_isolated(finding.message)}"]
    lines += [_place(finding.start, finding.end, "", result)]
    lines += [_place(other.start, other.end, other.message, result) for other in finding.related]
    if finding.fact:
        lines.append(f"  = hint: the rule is `{finding.fact}`")
    return "\n".join(lines)


def _isolated(message: str) -> str:
    """A message with what it quotes set apart from the direction around it."""
    parts = message.split("'")
    return "".join(f"'{_ISOLATE}{part}{_END}'" if i % 2 else part for i, part in enumerate(parts))


def _place(start: int, end: int, remark: str, result: Result) -> str:
    line, column = result.source.place(start)
    text = result.source.text
    quote = text[start:end].split("\n")[0]
    around = text[max(0, start - _AROUND) : end + _AROUND].replace("\n", " ")
    note = f" ({remark})" if remark else ""
    where = f"  --> {result.source.name}:{line}:{column}{note}"
    return f"{where}\n    | {_ISOLATE}{around.strip()}{_END}\n    ^ {_ISOLATE}{quote}{_END}"
