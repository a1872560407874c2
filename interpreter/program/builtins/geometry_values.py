"""Built-ins that find a cell, a line or a direction. Constant geometry becomes tables."""

from __future__ import annotations

from functools import partial

from interpreter.language import typed
from interpreter.language.relations import bare
from interpreter.language.types import Direction
from interpreter.program import ir
from interpreter.program.build import NONE, ONE, ZERO, add, both, choose, op, times
from interpreter.program.builtins.regions import cell_zone, flat, swapped
from interpreter.program.builtins.registry import number
from interpreter.program.geometry import circle, clockwise, reverse
from interpreter.program.membership import contains
from interpreter.program.scope import Scope
from interpreter.program.values import copy_of


@number("row", "column")
def line_number(scope: Scope, node: typed.Call) -> ir.Expr:
    """The row or column of a cell, or of a zone by number, as a number over all copies."""
    first = node.arguments[0]
    zone = cell_zone(first.type)
    shape, geometry = scope.context.checked.zones[zone], scope.context.geometry(zone)
    count_of = shape.rows if node.function == "row" else shape.columns
    if len(node.arguments) == 1:
        at = 0 if node.function == "row" else 1
        values = [k * count_of + geometry.coordinates(c)[at] for k in range(shape.copies) for c in range(shape.size)]
        table = scope.context.table(f"{node.function}_number_in_{zone}", values)
        return ir.Lookup(table, scope.needed(first))
    assert isinstance(first, typed.Zone)
    fault = scope.context.fault("RW002", f"{zone} has no {node.function} with this number", node.arguments[1].span)
    place = ir.Require(op("-", scope.value(node.arguments[1]), ONE), 0, count_of - 1, fault)
    return add(times(copy_of(scope, first), count_of), _known(place))


def _known(place: ir.Require) -> ir.Expr:
    """A requirement that a constant meets is dropped."""
    if isinstance(place.value, ir.Const) and place.low <= place.value.value <= place.high:
        return place.value
    return place


@number("at")
def at(scope: Scope, node: typed.Call) -> ir.Expr:
    """A cell by its numbers, or none outside the zone."""
    zone, *numbers = node.arguments
    assert isinstance(zone, typed.Zone)
    shape = scope.context.checked.zones[zone.name]
    values = [op("-", scope.value(n), ONE) for n in numbers]
    extents = (shape.size,) if len(values) == 1 else (shape.rows, shape.columns, shape.levels)
    inside = both(*(both(op(">=", v, ZERO), op("<", v, ir.Const(e))) for v, e in zip(values, extents, strict=False)))
    row, column, level = (*values, ZERO, ZERO)[:3] if len(values) > 1 else (ZERO, values[0], ZERO)
    local = add(times(add(times(level, shape.rows), row), shape.columns), column)
    return choose(inside, add(times(copy_of(scope, zone), shape.size), local), NONE)


@number("step")
def step(scope: Scope, node: typed.Call) -> ir.Expr:
    """The next cell in a direction, or some places further in a row or ring; or none."""
    cell, way = node.arguments
    zone = cell_zone(cell.type)
    further = _step_towards if isinstance(bare(way.type), Direction) else _step_along
    return scope.unless_none(cell, lambda c: further(scope, zone, c, scope.needed(way)))


def _step_towards(scope: Scope, zone: str, cell: ir.Expr, direction: ir.Expr) -> ir.Expr:
    geometry = scope.context.geometry(zone)
    if isinstance(direction, ir.Const):
        d = direction.value
        return ir.Lookup(scope.context.table(f"step_in_{zone}", flat(scope, zone, lambda c: geometry.step(c, d))), cell)
    values = [v for d in range(26) for v in flat(scope, zone, partial(swapped(geometry.step), d))]
    table = scope.context.table(f"steps_in_{zone}", values)
    return ir.Lookup(table, add(times(direction, geometry.size * geometry.shape.copies), cell))


def _step_along(scope: Scope, zone: str, cell: ir.Expr, places: ir.Expr) -> ir.Expr:
    shape = scope.context.checked.zones[zone]
    length = ir.Const(shape.size)
    local = cell if shape.copies == 1 else op("mod", cell, length)
    base = ZERO if shape.copies == 1 else op("-", cell, local)
    moved = add(local, places)
    if shape.kind == "ring" and shape.copies == 1 and isinstance(places, ir.Const) and 0 <= places.value <= shape.size:
        # Once round at most: a subtraction will do for the remainder.
        return scope.named(moved, lambda to: choose(op(">=", to, length), op("-", to, length), to), "to")
    if shape.kind == "ring":
        return add(base, op("mod", moved, length))

    def inside(to: ir.Expr) -> ir.Expr:
        return choose(both(op(">=", to, ZERO), op("<", to, length)), add(base, to), NONE)

    return scope.named(moved, inside, "to")


@number("reverse")
def reversed_direction(scope: Scope, node: typed.Call) -> ir.Expr:
    """The opposite direction."""
    return ir.Lookup(scope.context.table("reverse", [reverse(d) for d in range(26)]), scope.needed(node.arguments[0]))


@number("clockwise", "counterclockwise")
def turned_direction(scope: Scope, node: typed.Call) -> ir.Expr:
    """The direction some places further round a cell, one way or the other."""
    kind, way = node.words["kind"], 1 if node.function == "clockwise" else -1
    places = len(circle(kind))
    values = [clockwise(d, way * n, kind) for d in range(26) for n in range(places)]
    table = scope.context.table(f"{node.function}_in_{kind}", values)
    direction, steps = (scope.needed(argument) for argument in node.arguments)
    return ir.Lookup(table, add(times(direction, places), op("mod", steps, ir.Const(places))))


@number("adjacent")
def adjacent(scope: Scope, node: typed.Call) -> ir.Expr:
    """Whether two cells are neighbours."""
    first, second = node.arguments
    neighbours = typed.Call(node.type, node.span, "neighbors", (first,))
    return scope.named(scope.needed(second), lambda c: contains(scope, c, neighbours))


@number("distance")
def distance(scope: Scope, node: typed.Call) -> ir.Expr:
    """Steps between two cells along neighbours, or none."""
    first, second = node.arguments
    zone = cell_zone(first.type)
    geometry = scope.context.geometry(zone)
    size_of, copies = geometry.size, geometry.shape.copies
    values = [-1] * (size_of * copies) ** 2
    for copy in range(copies):
        for c in range(size_of):
            start = (copy * size_of + c) * size_of * copies + copy * size_of
            values[start : start + size_of] = geometry.distances(c)
    table = scope.context.table(f"distance_in_{zone}", values)
    return ir.Lookup(table, add(times(scope.needed(first), size_of * copies), scope.needed(second)))
