"""How types relate: what joins with what, what may be compared, what fits where."""

from __future__ import annotations

from interpreter.language.ranges import hull
from interpreter.language.types import (
    Cell,
    Int,
    Kind,
    Line,
    Nothing,
    Optional,
    Scalar,
    SetOf,
    Type,
    Value,
    ZoneRef,
)


def bare(of: Type) -> Value:
    """The type without the chance of none."""
    return of.of if isinstance(of, Optional) else of


def optional(of: Type) -> Type:
    """The type with the chance of none; types that have none already, and sets, stay as they are."""
    if isinstance(of, Optional | Nothing | SetOf | ZoneRef) or not isinstance(of, Scalar):
        return of
    return Optional(of)


def element(of: Type) -> Scalar | None:
    """What a set, a zone or a line holds; None for a type that cannot be looped over."""
    match of:
        case SetOf(inner):
            return inner
        case ZoneRef(zone) | Line(zone, _):
            return Cell(zone)
        case _:
            return None


def region_zone(of: Type) -> str | None:
    """The zone whose cells a region consists of; a cell is a region of one. None for other types."""
    match bare(of):
        case Cell(zone) | ZoneRef(zone) | Line(zone, _) | SetOf(Cell(zone)):
            return zone
        case _:
            return None


def join(a: Type, b: Type) -> Type | None:
    """The smallest type that holds the values of both; None if they have nothing in common."""
    if a == b:
        return a
    if isinstance(a, Optional | Nothing) or isinstance(b, Optional | Nothing):
        return _join_optional(a, b)
    match a, b:
        case Int(), Int():
            return hull(a, b)
        case Kind(left), Kind(right):
            return Kind(tuple(dict.fromkeys((*left, *right))))
        case SetOf(left), SetOf(right):
            return _join_sets(left, right)
        case ((ZoneRef() | Line() | SetOf()), (ZoneRef() | Line() | SetOf())):
            zone = region_zone(a)
            return SetOf(Cell(zone)) if zone is not None and zone == region_zone(b) else None
        case _:
            return None


def _join_optional(a: Type, b: Type) -> Type | None:
    left, right = bare(a), bare(b)
    if isinstance(left, Nothing) or isinstance(right, Nothing):
        other = b if isinstance(left, Nothing) else a
        return optional(other) if isinstance(bare(other), Scalar) else None
    joined = join(left, right)
    return None if joined is None else optional(joined)


def _join_sets(a: Scalar, b: Scalar) -> Type | None:
    if isinstance(a, Nothing) or isinstance(b, Nothing):
        return SetOf(b if isinstance(a, Nothing) else a)
    joined = join(a, b)
    return SetOf(joined) if isinstance(joined, Scalar) else None


def comparable(a: Type, b: Type) -> bool:
    """Whether ``a = b`` can be asked: the same sort of thing, leaving aside none and ranges."""
    left, right = bare(a), bare(b)
    if isinstance(left, Kind) and isinstance(right, Kind):
        return bool(set(left.components) & set(right.components))
    return join(a, b) is not None


def fits(of: Type, wanted: Type) -> bool:
    """Whether a value may stand where ``wanted`` is asked for.

    A value that may be none fits (the machine checks it); the literal none only where none
    is allowed. Number ranges and kinds fit when they overlap.
    """
    if isinstance(of, Nothing):
        return isinstance(wanted, Optional | Nothing)
    given, target = bare(of), bare(wanted)
    match given, target:
        case Int(low, high), Int(least, most):
            return low <= most and least <= high
        case Kind(components), Kind(allowed):
            return bool(set(components) & set(allowed))
        case ((ZoneRef() | Line() | SetOf()), SetOf(inner)):
            return element(given) == Nothing() or _element_fits(element(given), inner)
        case _:
            return given == target


def _element_fits(of: Scalar | None, wanted: Scalar) -> bool:
    return of is not None and fits(of, wanted)
