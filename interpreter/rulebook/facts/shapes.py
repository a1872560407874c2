"""Facts about patterns: how many cells, in which direction, and the numbers they carry."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.model.ruleset import Pattern
from interpreter.rulebook.facts.subject import Subject
from interpreter.rulebook.model import Fact


def patterns(subject: Subject) -> Iterator[Fact]:
    """Cells, box, direction and attributes of each pattern."""
    for pattern in subject.ruleset.patterns:
        pointer, span = f"patterns.{pattern.name.value}", pattern.name.span()
        cells = _cells(subject, pattern)
        if cells:
            unit = subject.concept(pointer)
            yield subject.fact(f"{pointer}.cells", "pattern", cells, pattern.source, span, unit=unit, must=True)
        for word in pattern.along:
            yield subject.fact(f"{pointer}.along", "direction", word.value, pattern.source, span)
        yield from _box(subject, pattern)
        for name, text in pattern.attributes:
            value = subject.constant(text)
            if value is not None:
                yield subject.fact(f"{pointer}.{name.value}", "effect", value, pattern.source, span, unit=name.value)


def _cells(subject: Subject, pattern: Pattern) -> int:
    if pattern.shape:
        return sum(row.value.count("x") for row in pattern.shape)
    return subject.constant(pattern.line) or 0


def _box(subject: Subject, pattern: Pattern) -> Iterator[Fact]:
    """Height and width of a shape that fills its box."""
    rows = [row.value for row in pattern.shape]
    if rows and all(set(row) == {"x"} for row in rows):
        pointer, span = f"patterns.{pattern.name.value}", pattern.name.span()
        yield subject.fact(f"{pointer}.rows", "dimension", len(rows), pattern.source, span, unit="dimension")
        yield subject.fact(f"{pointer}.columns", "dimension", len(rows[0]), pattern.source, span, unit="dimension")
