"""Patterns laid onto a zone: every set of cells that a line or a shape can take."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from interpreter.language.typed import PatternShape
from interpreter.program.geometry import Geometry

#: Directions of a line, one of each opposite pair.
_ALONG: dict[str, tuple[int, ...]] = {
    "column": (0,),
    "row": (2,),
    "orthogonal": (0, 2),
    "diagonal": (1, 3),
    "pillar": (24,),
    "staircase": (8, 9, 10, 11, 12, 13, 14, 15),
    "any": (0, 1, 2, 3, *range(8, 16), 24),
}


@dataclass(frozen=True, slots=True)
class Placement:
    """One way to lay a simple pattern: the pattern's name and the flat cells, ascending."""

    pattern: str
    cells: tuple[int, ...]


def placements(
    pattern: PatternShape, patterns: Mapping[str, PatternShape], geometry: Geometry
) -> tuple[Placement, ...]:
    """All ways to lay a pattern in a zone, in order of its parts, then of cells.

    The number of a match is its place in this tuple.
    """
    found: list[Placement] = []
    for part in flatten(pattern, patterns):
        local = sorted(set(_cells(part, geometry)))
        for copy in range(geometry.shape.copies):
            base = copy * geometry.size
            found += [Placement(part.name, tuple(base + c for c in cells)) for cells in local]
    return tuple(found)


def flatten(pattern: PatternShape, patterns: Mapping[str, PatternShape]) -> tuple[PatternShape, ...]:
    """The simple patterns that a pattern stands for, in its order of strength, each once; none that is not used."""
    if not pattern.used:
        return ()
    if not pattern.any_of:
        return (pattern,)
    parts = [part for name in pattern.any_of for part in flatten(patterns[name], patterns)]
    return tuple({part.name: part for part in parts}.values())


def _cells(part: PatternShape, geometry: Geometry) -> Iterator[tuple[int, ...]]:
    if part.line:
        yield from _lines(part, geometry)
    for offsets in part.shapes:
        yield from _shapes(offsets, geometry)


def _lines(part: PatternShape, geometry: Geometry) -> Iterator[tuple[int, ...]]:
    for direction in sorted({d for word in part.along for d in _ALONG[word]}):
        for cell in range(geometry.size):
            line = (cell, *geometry.ray(cell, direction)[: part.line - 1])
            if len(line) == part.line:
                yield tuple(sorted(line))


def _shapes(offsets: tuple[tuple[int, int], ...], geometry: Geometry) -> Iterator[tuple[int, ...]]:
    up = -1 if geometry.shape.numbered == "from_top" else 1
    for cell in range(geometry.size):
        row, column, level = geometry.coordinates(cell)
        cells = [geometry.cell(row + up * r, column + c, level) for r, c in offsets]
        if min(cells) >= 0:
            yield tuple(sorted(cells))
