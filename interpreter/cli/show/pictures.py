"""Zones and patterns drawn with characters."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.cli.show.words import line, number
from interpreter.model.ruleset import Pattern, Ruleset, Zone

#: Larger grids are described, not drawn.
_LARGEST = 12
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_ARROWS = {
    "row": "→",
    "column": "↑",
    "diagonal": "↗ ↖",
    "orthogonal": "→ ↑",
    "any": "→ ↑ ↗ ↖",
}


def zone_picture(zone: Zone, ruleset: Ruleset) -> list[str]:
    """The empty zone with the notation of its cells; nothing for what has no fixed shape."""
    kind = zone.kind.value
    if kind in ("grid", "hex"):
        return _grid(zone, ruleset)
    if kind in ("row", "ring"):
        return _row(zone, ruleset)
    if kind == "graph":
        return [f"{line(a)} — {line(b)}" for a, b in zone.links]
    return []


def _grid(zone: Zone, ruleset: Ruleset) -> list[str]:
    rows, columns = number(zone.rows, ruleset), number(zone.columns, ruleset)
    if rows is None or columns is None or not (0 < rows <= _LARGEST and 0 < columns <= _LARGEST):
        return []
    order = range(1, rows + 1) if zone.numbered == "from_top" else range(rows, 0, -1)
    slanted = zone.kind.value == "hex"
    picture = [_grid_row(row, columns, place if slanted else 0) for place, row in enumerate(order)]
    letters = " ".join(_LETTERS[:columns])
    return [*picture, f"{'':3}{' ' * (rows if slanted else 0)}{letters}"]


def _grid_row(row: int, columns: int, shift: int) -> str:
    return f"{' ' * shift}{row:>2} {' '.join('·' * columns)}"


def _row(zone: Zone, ruleset: Ruleset) -> list[str]:
    length = number(zone.length, ruleset)
    if length is None or not 0 < length <= 2 * _LARGEST:
        return []
    numbers = " ".join(f"{place:>2}" for place in range(1, length + 1))
    ends = ("↻ ", "") if zone.kind.value == "ring" else ("", "")
    return [ends[0] + " ".join(" ·" for _ in range(length)), " " * len(ends[0]) + numbers]


def pattern_picture(pattern: Pattern, ruleset: Ruleset) -> list[str]:
    """The pattern drawn once, and how else it may lie."""
    return [*_drawn(pattern, ruleset), *([f"only when {line(pattern.only_when)}"] if pattern.only_when else [])]


def _drawn(pattern: Pattern, ruleset: Ruleset) -> list[str]:
    if pattern.shape:
        return [*_shape([line(row) for row in pattern.shape]), *_ways(pattern)]
    if pattern.line is not None:
        return [_line(pattern, ruleset)]
    return ["the first of: " + ", ".join(line(name) for name in pattern.any_of)]


def _shape(rows: Sequence[str]) -> list[str]:
    return [" ".join("■" if mark == "x" else "·" for mark in row) for row in rows]


def _ways(pattern: Pattern) -> list[str]:
    said = (("turned", line(pattern.turned)), ("mirrored", line(pattern.mirrored)))
    words = [_way(word, condition) for word, condition in said if condition not in ("", "false")]
    return [f"also {' and '.join(words)}"] if words else []


def _way(word: str, condition: str) -> str:
    return word if condition in ("any", "true") else f"{word} if {condition}"


def _line(pattern: Pattern, ruleset: Ruleset) -> str:
    length = number(pattern.line, ruleset)
    pieces = " ".join("■" * length) if length and length <= _LARGEST else f"{line(pattern.line)} in a line"
    along = [line(word) for word in pattern.along]
    return f"{pieces}   along {', '.join(along)}  {' '.join(_ARROWS.get(word, '') for word in along)}".rstrip()
