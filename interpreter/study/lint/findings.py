"""Short ways to say what was found."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from interpreter.diagnostics.diagnostic import Diagnostic, Severity, Span
from interpreter.study.lint.subject import Subject

#: What a rule of the lint gives: its findings, in the order of the file.
Findings = Iterator[Diagnostic]
Rule = Callable[[Subject], Findings]

Related = tuple[tuple[Span, str], ...]


def error(code: str, message: str, span: Span, hint: str = "", related: Related = ()) -> Diagnostic:
    """A finding with which the game cannot work."""
    return Diagnostic(code, Severity.ERROR, message, span, hint, related)


def warning(code: str, message: str, span: Span, hint: str = "", related: Related = ()) -> Diagnostic:
    """A finding that is most likely a mistake."""
    return Diagnostic(code, Severity.WARNING, message, span, hint, related)


def note(code: str, message: str, span: Span, hint: str = "", related: Related = ()) -> Diagnostic:
    """Something worth knowing that may well be meant."""
    return Diagnostic(code, Severity.NOTE, message, span, hint, related)
