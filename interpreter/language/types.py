"""The types of the expression language. All are finite; every number has bounds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Int:
    """A whole number between ``low`` and ``high``, both included."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""


@dataclass(frozen=True, slots=True)
class Player:
    """A seat, numbered from 0."""


@dataclass(frozen=True, slots=True)
class Symbol:
    """A member of the enum (or choice option) ``enum``, numbered from 0."""

    enum: str


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of piece, of one of the ``components`` (numbered from 1 over the whole ruleset)."""

    components: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of ``zone``, numbered over all copies of the zone."""

    zone: str


@dataclass(frozen=True, slots=True)
class Direction:
    """A direction of a grid, numbered as in :mod:`interpreter.program.geometry`."""


@dataclass(frozen=True, slots=True)
class Line:
    """A row or a column (``axis``) of ``zone``; also usable as the set of its cells."""

    zone: str
    axis: str


@dataclass(frozen=True, slots=True)
class Match:
    """A placement of ``pattern`` in ``zone``."""

    pattern: str
    zone: str


@dataclass(frozen=True, slots=True)
class Nothing:
    """The type of the literal ``none``."""


Scalar: TypeAlias = Int | Flag | Player | Symbol | Kind | Cell | Direction | Line | Match | Nothing


@dataclass(frozen=True, slots=True)
class SetOf:
    """A finite set of scalars."""

    element: Scalar


@dataclass(frozen=True, slots=True)
class ZoneRef:
    """One copy of a zone; also usable as the set of its cells."""

    zone: str


@dataclass(frozen=True, slots=True)
class Counts:
    """A multiset attribute: a count for each member of ``enum``."""

    enum: str
    high: int


Value: TypeAlias = Scalar | SetOf | ZoneRef | Counts


@dataclass(frozen=True, slots=True)
class Optional:
    """A scalar that may be none."""

    of: Scalar


Type: TypeAlias = Value | Optional
