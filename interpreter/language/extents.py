"""How many: upper bounds for the elements of a set and the pieces in a region."""

from __future__ import annotations

from interpreter.language import fold, typed
from interpreter.language.types import (
    Cell,
    Direction,
    Flag,
    Int,
    Kind,
    Line,
    Match,
    Player,
    SetOf,
    Symbol,
    Type,
    ZoneRef,
)
from interpreter.language.world import ENDLESS, World


def extent(world: World, of: Type) -> int:
    """How many different values a scalar type has."""
    match of:
        case Int(low, high):
            return high - low + 1
        case Player():
            return len(world.seats)
        case Symbol():
            return len(world.members(of))
        case Kind(components):
            return sum(world.components[name].kinds for name in components)
        case Cell() | Line() | Match():
            return _places(world, of)
        case _:
            return 2 if isinstance(of, Flag) else 26 if isinstance(of, Direction) else 1


def _places(world: World, of: Cell | Line | Match) -> int:
    shape = world.zones[of.zone]
    match of:
        case Cell():
            return shape.size * shape.copies
        case Line(_, axis):
            return shape.copies * (shape.rows if axis == "row" else shape.columns)
        case Match(pattern, zone):
            return placements(world, pattern, zone)


def placements(world: World, pattern: str, zone: str) -> int:
    """At most so many ways to lay a pattern into a zone."""
    shape, cells = world.patterns[pattern], extent(world, Cell(zone))
    ways = (13 if shape.line else 0) + len(shape.shapes)
    return ways * cells + sum(placements(world, part, zone) for part in shape.any_of)


def most(world: World, of: typed.Expression) -> int:
    """At most so many elements are in the set, zone or line that an expression gives."""
    known = fold.values(of)
    if known is not None:
        return len(known)
    if isinstance(of, typed.SetLiteral):
        return len(of.items)
    return most_of(world, of.type)


def most_of(world: World, of: Type) -> int:
    """At most so many elements are in a set of this type."""
    match of:
        case SetOf(element):
            return extent(world, element)
        case ZoneRef(zone):
            return world.zones[zone].size
        case Line(zone, axis):
            shape = world.zones[zone]
            return shape.levels * (shape.columns if axis == "row" else shape.rows)
        case _:
            return 1


def never_empty(world: World, of: typed.Expression) -> bool:
    """Whether a set surely has an element."""
    match of:
        case typed.Domain(_, _, found):
            return bool(found)
        case typed.SetLiteral():
            return True
        case typed.Range(_, _, low, high):
            return isinstance(low.type, Int) and isinstance(high.type, Int) and low.type.high <= high.type.low
        case _:
            return isinstance(of.type, ZoneRef | Line)


def cell_capacity(world: World, zone: str) -> int:
    """At most so many pieces lie on one cell of a zone."""
    shape = world.zones[zone]
    if shape.cells == "single":
        return 1
    total = supply(world, shape.holds)
    return min(shape.height, total) if shape.cells == "stack" else total


def supply(world: World, components: tuple[str, ...]) -> int:
    """How many pieces of some components there are; a cap for endless ones."""
    found = [world.components.get(name) for name in components]
    if any(component is None or component.copies is None for component in found):
        return ENDLESS
    return sum(_existing(world, component) for component in found if component is not None)


def _existing(world: World, component: typed.Component) -> int:
    start = world.zones.get(component.starts)
    return sum(component.copies or ()) * (1 if start is None else start.copies)


def pieces(world: World, region: typed.Expression, zone: str) -> int:
    """At most so many pieces lie in a region of a zone."""
    total = most(world, region) * cell_capacity(world, zone)
    return min(total, supply(world, world.zones[zone].holds), 10**6)
