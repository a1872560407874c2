"""Findings as one HTML page: the clauses on the left, the rules they state on the right, coverage below."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from interpreter.rulebook.check import Result
from interpreter.rulebook.cover import coverage_of
from interpreter.rulebook.lexicon import lexicon
from interpreter.rulebook.model import Fact, Finding, Level, Link
from interpreter.rulebook.statement import Statement

_STYLE = """
:root{color-scheme:light dark;--line:#d9dce1;--error:#c62f3b;--warning:#a86400;--note:#2166a5;--soft:#f5f6f8}
@media(prefers-color-scheme:dark){:root{--line:#3a3f47;--error:#ff7b85;--warning:#f0b35c;--note:#7db8f0;--soft:#22262c}}
body{font:16px/1.55 system-ui,sans-serif;max-width:76rem;margin:2rem auto;padding:0 1.25rem}
h1{font-size:1.5rem;margin:0}h2{font-size:1.15rem;margin:2.5rem 0 .5rem}.lead{opacity:.75;margin:.25rem 0 1.5rem}
table{border-collapse:collapse;width:100%}th{font-size:.8rem;opacity:.7;font-weight:600;text-align:start}
td,th{vertical-align:top;padding:.45rem .7rem;border-top:1px solid var(--line);text-align:start}
td.n{width:3rem;opacity:.55;font-variant-numeric:tabular-nums}td.r{width:42%;font-size:.9rem}
mark{background:none;color:inherit;text-decoration:underline wavy;text-underline-offset:.2em}
mark.error{text-decoration-color:var(--error)}mark.warning{text-decoration-color:var(--warning)}
mark.note{text-decoration-color:var(--note)}
code{font-size:.85em;background:var(--soft);padding:.1em .3em;border-radius:.2em}
.finding{border-inline-start:3px solid;padding-inline-start:.6rem;margin:.3rem 0}
.error{border-color:var(--error)}.warning{border-color:var(--warning)}.note{border-color:var(--note)}
"""


def as_html(result: Result, title: str) -> str:
    """The page, complete in one file."""
    words = lexicon(result.language)
    direction = "rtl" if words.right_to_left else "ltr"
    rows = "\n".join(_row(statement, result, direction) for statement in result.statements)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><style>{_STYLE}</style></head><body>\n'
        f"<h1>{escape(title)}</h1>\n<p class=lead>{escape(result.source.name)} · <bdi>{escape(words.name)}</bdi> · "
        f"{_counts(result.findings)}</p>\n<table><thead><tr><th>Line</th><th>Clause</th><th>Rule</th></tr></thead>\n"
        f"<tbody>\n{rows}\n</tbody></table>\n{_coverage(result)}</body></html>\n"
    )


def _counts(findings: Sequence[Finding]) -> str:
    parts = [(level, sum(finding.level is level for finding in findings)) for level in Level]
    return ", ".join(f"{count} {level}{'' if count == 1 else 's'}" for level, count in parts if count) or "no findings"


def _row(statement: Statement, result: Result, direction: str) -> str:
    clause = statement.clause
    here = [f for f in result.findings if clause.start <= f.start < max(clause.end + 1, clause.start + 1)]
    text = _marked(clause.start, clause.end, here, result.source.text)
    rules = "".join(_finding(finding) for finding in here) + _facts(statement, result)
    return (
        f'<tr><td class=n>{clause.line}</td><td lang="{result.language}" dir="{direction}">{text}</td>'
        f"<td class=r>{rules}</td></tr>"
    )


def _marked(start: int, end: int, findings: Sequence[Finding], text: str) -> str:
    """The clause with the stretches of its findings marked; of overlapping ones the first."""
    parts: list[str] = []
    at = start
    for finding in sorted(findings, key=lambda f: (f.start, -f.end)):
        if at <= finding.start < end:
            stop = min(finding.end, end)
            parts.append(escape(text[at : finding.start]))
            parts.append(f"<mark class={finding.level}>{escape(text[finding.start : stop])}</mark>")
            at = stop
    return "".join(parts) + escape(text[at:end])


def _finding(finding: Finding) -> str:
    return f'<div class="finding {finding.level}"><b>{finding.rule}</b> {_isolated(finding.message)}</div>'


def _isolated(message: str) -> str:
    """A message in which quoted words keep their direction to themselves, whatever it is."""
    return re.sub(r"(?<!\w)'(.+?)'(?!\w)", r"'<bdi>\1</bdi>'", escape(message, quote=False))


def _facts(statement: Statement, result: Result) -> str:
    link = _link_of(statement, result)
    if link is None:
        return ""
    names = set(link.facts) | set(link.states)
    stated = [fact for fact in result.facts if fact.id in names]
    cited = sorted(name for name in link.states if not any(fact.id == name for fact in stated))
    parts = [f"<code>{escape(fact.id)}</code> = {escape(str(fact.value))}" for fact in stated]
    return "<br>".join([*parts, *(f"<code>{escape(name)}</code>" for name in cited)])


def _link_of(statement: Statement, result: Result) -> Link | None:
    if result.text is None:
        return None
    return next((link for link in result.text.clauses if link.stamp == statement.stamp), None)


def _coverage(result: Result) -> str:
    if result.text is None:
        return ""
    coverage = coverage_of(result.text, result.facts)
    groups: list[tuple[str, Sequence[Fact]]] = [
        ("Stated by the text", coverage.stated),
        ("Assumed by the ruleset", coverage.assumed),
        ("Neither stated nor assumed", coverage.uncovered),
    ]
    return "".join(_group(title, facts) for title, facts in groups if facts)


def _group(title: str, facts: Sequence[Fact]) -> str:
    rows = "".join(
        f"<tr><td><code>{escape(fact.id)}</code></td><td>{escape(str(fact.value))}</td>"
        f"<td>{escape(fact.assumed or ' '.join(fact.cite))}</td></tr>"
        for fact in facts
    )
    return f"<h2>{title} ({len(facts)})</h2>\n<table>{rows}</table>\n"
