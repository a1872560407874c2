"""PyYAML's complaints in words that help: what is wrong at this place and how to mend it."""

from __future__ import annotations

import re

import yaml

from interpreter.diagnostics.diagnostic import Diagnostic, Severity
from interpreter.reading.source import Source

_COLON = re.compile(r":(\s|$)")
_HEADING = re.compile(r"\s*(?P<name>\w+\([^)]*\)):(\s|$)")
_ENTRY = re.compile(r"\s*(?:- +)?[^:#]+: +(?P<text>[^\s\"'\[{|>].*)$")
_QUOTE = "put the whole text in quotes if it is meant as text"

#: Part of the parser's problem -> code, message, hint. The first that occurs is taken.
_PROBLEMS: tuple[tuple[str, str, str, str], ...] = (
    ("mapping values are not allowed", "YA001", "a `:` is not expected here",
     "a text that holds `: ` must be quoted; a new key starts on a line of its own, indented like its neighbours"),
    ("sequence entries are not allowed", "YA001", "a list entry (`- `) is not expected here",
     "begin the list on a line of its own"),
    ("could not find expected ':'", "YA001", "this line is not a `key: value`",
     "a key is followed by `:` and a blank; a longer text is indented or quoted"),
    ("unknown escape character", "YA001", "this escape is unknown in a double-quoted text",
     "write `\\\\` for a backslash, or use single quotes"),
    ("hexadecimal", "YA001", "an escape such as `\\u263A` needs more digits here", ""),
    ("hexdecimal", "YA001", "an escape such as `\\u263A` needs more digits here", ""),
    ("expected alphabetic or numeric character", "YA001",
     "`*` and `&` begin an alias or anchor and need a name after them", _QUOTE),
    ("'-' indicator", "YA001", "this line stands beside a list but is no entry of it",
     "begin it with `- `, or indent it differently from the list"),
    ("expected key", "YA001", "this does not continue the map around it", "indent it like the keys beside it"),
    ("expected <block end>", "YA001", "this does not continue what stands before it", "indent it like its neighbours"),
    ("document start>", "YA001", "this does not belong to the document before it", "indent it like the keys beside it"),
    ("node content", "YA001", "a value is expected here", _QUOTE),
    ("comment or line break", "YA001", "after `|` or `>` the text begins on the next line", ""),
    ("chomping or indentation", "YA001", "after `|` or `>` the text begins on the next line", ""),
    ("directive", "YA001", "a line that begins with `%` is a YAML directive", _QUOTE),
)  # fmt: skip


def translate(problem: yaml.MarkedYAMLError, source: Source) -> Diagnostic:
    """The parser's error as a diagnostic at its place."""
    words = str(problem.problem or "")
    mark = problem.problem_mark or problem.context_mark
    offset = mark.index if mark is not None else 0
    if "cannot start any token" in words:
        return _bad_character(source, offset)
    if _is_open(problem, source, offset):
        return _not_closed(problem, source, offset)
    if _follows_a_quote(source, offset):
        return _at(source, offset, "YA001", "nothing may follow a quoted text", _QUOTE)
    for part, code, message, hint in _PROBLEMS:
        if part in words:
            return _at(source, offset, code, message, _quoting(source, offset) or hint)
    return _at(source, offset, "YA001", f"this is not YAML: {words}", "")


def _follows_a_quote(source: Source, offset: int) -> bool:
    """Whether a quote has just been closed before the offset, on the same line."""
    line, column = source.place(offset)
    before = source.text[source.starts[line - 1] :][: column - 1].rstrip()
    return before.endswith(("'", '"')) and source.text[offset : offset + 1] not in ("", ":", "\n")


def _quoting(source: Source, offset: int) -> str:
    """How to quote the text that holds the `: ` at the offset; empty where that is not the trouble."""
    line, column = source.place(offset)
    found = _COLON.match(source.text[offset:].split("\n")[0])
    words = source.text[source.starts[line - 1] :].split("\n")[0].split(" #")[0].rstrip()
    heading = _HEADING.match(words)
    if heading and heading.end("name") >= column - 1:
        return f"put the name in quotes: `{_double(heading['name'])}: …`"
    entry = _ENTRY.match(words)
    if found and entry and entry.start("text") < column:
        return f"a text that holds `: ` must be quoted: `{_double(entry['text'])}`"
    return ""


def _double(text: str) -> str:
    return f"'{text}'" if '"' in text else f'"{text}"'


def _bad_character(source: Source, offset: int) -> Diagnostic:
    character = source.text[offset : offset + 1]
    if character == "\t":
        return _at(source, offset, "YA002", "a tab cannot indent a line in YAML", "replace it by blanks")
    return _at(source, offset, "YA001", f"a text cannot begin with `{character}` in YAML", _QUOTE)


def _is_open(problem: yaml.MarkedYAMLError, source: Source, offset: int) -> bool:
    """Whether a quote or bracket was opened and the parser ran past its content."""
    context = str(problem.context or "")
    return ("quoted scalar" in context and "end of stream" in str(problem.problem)) or "parsing a flow" in context


def _not_closed(problem: yaml.MarkedYAMLError, source: Source, offset: int) -> Diagnostic:
    """Point at the opening sign, and say where the parser gave up."""
    opened = problem.context_mark.index if problem.context_mark is not None else offset
    sign = source.text[opened : opened + 1]
    close = {"[": "]", "{": "}"}.get(sign, sign)
    found = source.text[offset : offset + 1]
    if sign in "[{" and found.strip():
        message = f"expected `,` or `{close}` before this `{found}`"
        related = ((source.span(opened, opened + 1), "opened here"),)
        hint = f"inside `{sign}…{close}` a text that holds `{found}` must be quoted" if found in "[{" else ""
        return Diagnostic("YA014", Severity.ERROR, message, source.span(offset, offset + 1), hint, related)
    return _at(source, opened, "YA014", f"this `{sign}` is never closed", f"add `{close}` where it ends")


def _at(source: Source, offset: int, code: str, message: str, hint: str) -> Diagnostic:
    offset = min(offset, len(source.text))
    return Diagnostic(code, Severity.ERROR, message, source.span(offset, offset + 1), hint)
