"""Types in words, for messages: ``a cell of board``, ``numbers 0..3``, ``a player or none``."""

from __future__ import annotations

from interpreter.language.types import (
    Cell,
    Counts,
    Direction,
    Flag,
    Int,
    Kind,
    Line,
    Match,
    Nothing,
    Optional,
    Player,
    SetOf,
    Symbol,
    Type,
    ZoneRef,
)


def describe(of: Type) -> str:
    """The type as a person would name one value of it."""
    match of:
        case Optional(inner):
            return f"{describe(inner)} or none"
        case Nothing():
            return "none"
        case Int(low, high):
            return f"the number {low}" if low == high else f"a number {low}..{high}"
        case ZoneRef(zone):
            return f"the zone {zone}"
        case Counts(enum, _):
            return f"counts of {enum}"
        case SetOf(element):
            return f"a set of {plural(element)}"
        case _:
            return f"a {_noun(of)[0]}"


def plural(of: Type) -> str:
    """The type as a person would name several values of it."""
    if isinstance(of, Int):
        return f"numbers {of.low}..{of.high}"
    return "nothing" if isinstance(of, Nothing) else _noun(of)[1]


def _noun(of: Type) -> tuple[str, str]:
    """Singular and plural of a scalar type, without an article."""
    match of:
        case Flag():
            return "flag", "flags"
        case Player():
            return "player", "players"
        case Symbol(enum):
            return f"member of {enum}", f"members of {enum}"
        case Kind(components):
            names = " or ".join(components)
            return f"kind of {names}", f"kinds of {names}"
        case Cell(zone):
            return f"cell of {zone}", f"cells of {zone}"
        case Direction():
            return "direction", "directions"
        case Line(zone, axis):
            return f"{axis} of {zone}", f"{axis}s of {zone}"
        case Match(pattern, zone):
            return f"match of {pattern} in {zone}", f"matches of {pattern} in {zone}"
        case _:
            return "value", "values"
