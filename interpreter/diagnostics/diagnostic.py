"""What every stage reports: one finding, its place, and what to do about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum


class Severity(StrEnum):
    """How bad a finding is; only an ``ERROR`` keeps a ruleset from running."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A stretch of one file. Lines and columns count from 1; the end is exclusive."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int

    def to(self, other: Span) -> Span:
        """The stretch from the start of this span to the end of ``other``."""
        return Span(self.file, self.line, self.column, other.end_line, other.end_column)


#: Where no file is involved (arguments of the command line, options).
NOWHERE = Span("", 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding: a documented code, a sentence, a place, and a hint on the remedy."""

    code: str
    severity: Severity
    message: str
    span: Span = NOWHERE
    hint: str = ""
    related: tuple[tuple[Span, str], ...] = ()


class RulewrightError(Exception):
    """Raised when a stage cannot go on; carries every diagnostic found so far."""

    def __init__(self, *diagnostics: Diagnostic) -> None:
        """Keep the diagnostics; the first one's message becomes the exception's text."""
        super().__init__(diagnostics[0].message if diagnostics else "invalid ruleset")
        self.diagnostics = diagnostics

    def __reduce__(self) -> tuple[type[RulewrightError], tuple[Diagnostic, ...]]:
        """How to make it anew: without this, one raised in another process would not arrive."""
        return type(self), self.diagnostics


def by_place(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """The diagnostics in the order of the file; those about no file come first."""
    return tuple(sorted(diagnostics, key=lambda each: _start(each.span)))


def _start(span: Span) -> tuple[str, int, int]:
    return span.file, span.line, span.column


@dataclass(slots=True)
class Report:
    """Collects diagnostics so that one run names every mistake it can find."""

    found: list[Diagnostic] = field(default_factory=list)
    settled: set[tuple[str, int, int]] = field(default_factory=set)

    def error(
        self, code: str, message: str, span: Span, hint: str = "", *, related: tuple[tuple[Span, str], ...] = ()
    ) -> None:
        """Record an error."""
        self.add(Diagnostic(code, Severity.ERROR, message, span, hint, related))

    def warning(
        self, code: str, message: str, span: Span, hint: str = "", *, related: tuple[tuple[Span, str], ...] = ()
    ) -> None:
        """Record a warning."""
        self.add(Diagnostic(code, Severity.WARNING, message, span, hint, related))

    def note(self, code: str, message: str, span: Span, hint: str = "") -> None:
        """Record a note."""
        self.add(Diagnostic(code, Severity.NOTE, message, span, hint))

    def add(self, diagnostic: Diagnostic) -> None:
        """Record a diagnostic once; an exact repetition is dropped, and one at a settled place."""
        if diagnostic not in self.found and _start(diagnostic.span) not in self.settled:
            self.found.append(diagnostic)

    def settle(self, span: Span) -> None:
        """Say nothing more at this place: what comes would only follow from what has been said."""
        self.settled.add(_start(span))

    def extend(self, diagnostics: tuple[Diagnostic, ...] | list[Diagnostic]) -> None:
        """Record several diagnostics."""
        for diagnostic in diagnostics:
            self.add(diagnostic)

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        """The errors alone, in the order found."""
        return tuple(d for d in self.found if d.severity is Severity.ERROR)

    def raise_errors(self) -> None:
        """Raise :class:`RulewrightError` with everything found, by place, if any of it is an error."""
        if self.errors:
            raise RulewrightError(*by_place(self.found))

    def __iter__(self) -> Iterator[Diagnostic]:
        """Iterate over what was found, in the order found."""
        return iter(self.found)
