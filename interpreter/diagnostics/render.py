"""Diagnostics for people: a sentence, its place, the line it concerns with a caret, and the remedy."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from rich.text import Text as Rich

from interpreter.diagnostics.diagnostic import Diagnostic, Severity, Span

#: Gives the lines of a file by its name; an empty sequence when it cannot be read.
Lines = Callable[[str], Sequence[str]]

#: Longest stretch of a line that an excerpt shows.
WIDTH = 110

_COLOURS = {Severity.ERROR: "bold red", Severity.WARNING: "bold yellow", Severity.NOTE: "bold cyan"}


def read_lines(file: str) -> Sequence[str]:
    """The lines of a file on disk, or none when it cannot be read."""
    try:
        return Path(file).read_text(encoding="utf-8", errors="replace").split("\n")
    except (OSError, ValueError):
        return ()


def render(diagnostics: Iterable[Diagnostic], lines: Lines = read_lines) -> str:
    """All diagnostics as plain text, a blank line between two of them."""
    return render_rich(diagnostics, lines).plain


def render_rich(diagnostics: Iterable[Diagnostic], lines: Lines = read_lines) -> Rich:
    """The same text with colours, for a terminal."""
    return Rich("\n\n").join(_one(diagnostic, lines) for diagnostic in diagnostics)


def summary(diagnostics: Iterable[Diagnostic]) -> str:
    """How many of each severity: ``2 errors, 1 warning`` (``no problems`` for none)."""
    found = list(diagnostics)
    counts = [(severity, sum(d.severity is severity for d in found)) for severity in Severity]
    parts = [f"{number} {severity}{'' if number == 1 else 's'}" for severity, number in counts if number]
    return ", ".join(parts) or "no problems"


def _one(diagnostic: Diagnostic, lines: Lines) -> Rich:
    margin = len(str(max([diagnostic.span.line, *(span.line for span, _ in diagnostic.related)])))
    text = Rich()
    text.append(f"{diagnostic.severity}[{diagnostic.code}]", _COLOURS[diagnostic.severity])
    text.append(f": {diagnostic.message}", "bold")
    _place(text, diagnostic.span, lines, margin, "^", _COLOURS[diagnostic.severity], "")
    for span, remark in diagnostic.related:
        _place(text, span, lines, margin, "-", "bold blue", remark)
    if diagnostic.hint:
        text.append(f"\n{' ' * margin} = ", "blue").append(f"hint: {diagnostic.hint}", "green")
    return text


def _place(text: Rich, span: Span, lines: Lines, margin: int, mark: str, colour: str, remark: str) -> None:
    """Add ``--> file:line:column``, the line and the mark below it."""
    if not span.file:
        if remark:
            text.append(f"\n{' ' * margin} = ", "blue").append(remark)
        return
    where = f"{span.file}:{span.line}:{span.column}" if span.line else span.file
    text.append(f"\n{' ' * margin}--> ", "blue").append(where)
    source = lines(span.file)
    if 0 < span.line <= len(source):
        _excerpt(text, source[span.line - 1].rstrip("\r"), span, margin, mark, colour, remark)
    elif remark:
        text.append(f": {remark}")


def _excerpt(text: Rich, line: str, span: Span, margin: int, mark: str, colour: str, remark: str) -> None:
    shown, start, end = _window(line, span)
    blank = "".join("\t" if character == "\t" else " " * _cells(character) for character in shown[:start])
    marks = mark * max(1, sum(_cells(character) for character in shown[start:end]) + max(0, end - len(shown)))
    text.append(f"\n{' ' * margin} |\n{span.line:>{margin}} | ", "blue").append(shown)
    text.append(f"\n{' ' * margin} | ", "blue").append(f"{blank}{marks}", colour)
    if remark:
        text.append(f" {remark}", colour)


def _window(line: str, span: Span) -> tuple[str, int, int]:
    """The part of the line to show, and the marked stretch within it (0-based, end exclusive)."""
    start = min(span.column - 1, len(line))
    end = span.end_column - 1 if span.end_line == span.line else max(len(line), start + 1)
    if len(line) <= WIDTH:
        return _printable(line), start, max(end, start + 1)
    left = max(0, min(start - WIDTH // 3, len(line) - WIDTH))
    cut = line[left : left + WIDTH]
    head = "…" if left else ""
    tail = "…" if left + WIDTH < len(line) else ""
    shift = len(head) - left
    return head + _printable(cut) + tail, start + shift, min(max(end, start + 1), left + WIDTH) + shift


def _printable(line: str) -> str:
    """The line with control characters shown as ``�``, so that no file can steer the terminal."""
    return "".join(character if character == "\t" or character.isprintable() else "\ufffd" for character in line)


def _cells(character: str) -> int:
    """Terminal cells that a character takes (two for wide ones, none for combining marks)."""
    return Rich(character).cell_len
