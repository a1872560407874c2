"""Built-ins that give cells or directions: neighbours, lines, borders."""

from __future__ import annotations

from interpreter.language import typed
from interpreter.program import ir
from interpreter.program.build import add, times
from interpreter.program.builtins.regions import cell_zone, flat_rows
from interpreter.program.builtins.registry import members
from interpreter.program.domains import over_row, over_values
from interpreter.program.scope import Body, Scope
from interpreter.program.values import copy_of


@members("neighbors", "around")
def near(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    """Neighbours of a cell, without or with those over a corner."""
    (cell,) = node.arguments
    zone = cell_zone(cell.type)
    geometry = scope.context.geometry(zone)
    local = geometry.neighbors if node.function == "neighbors" else geometry.around
    table = scope.context.ragged(f"{node.function}_in_{zone}", flat_rows(scope, zone, local))
    return over_row(scope, table, scope.needed(cell), body)


@members("rows", "columns")
def lines(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    """The rows or columns of a zone."""
    (zone,) = node.arguments
    assert isinstance(zone, typed.Zone)
    shape = scope.context.checked.zones[zone.name]
    count_of = shape.rows if node.function == "rows" else shape.columns
    copy = copy_of(scope, zone)
    if isinstance(copy, ir.Const):
        return over_values(scope, range(copy.value * count_of, (copy.value + 1) * count_of), body, "line")
    var = scope.context.name("line")
    first = times(copy, count_of)
    return [ir.ForRange(var, first, add(first, ir.Const(count_of - 1)), tuple(body(ir.Var(var))))]


@members("directions")
def directions(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    """The directions that a zone knows."""
    zone = cell_zone(node.arguments[0].type)
    return over_values(scope, scope.context.geometry(zone).directions, body, "direction")


@members("edge", "corners")
def border(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    """The border cells of a zone, one side of it, or its corners."""
    zone = node.arguments[0]
    assert isinstance(zone, typed.Zone)
    geometry = scope.context.geometry(zone.name)
    copies = range(geometry.shape.copies)
    if len(node.arguments) == 1:
        cells = geometry.border if node.function == "edge" else geometry.corners
        rows = [tuple((k * geometry.size + c,) for c in cells) for k in copies]
        return over_row(
            scope, scope.context.ragged(f"{node.function}_of_{zone.name}", rows), copy_of(scope, zone), body
        )
    sides = [geometry.side(d) if d in geometry.directions else () for d in range(26)]
    rows = [tuple((k * geometry.size + c,) for c in side) for side in sides for k in copies]
    place = add(times(scope.needed(node.arguments[1]), len(copies)), copy_of(scope, zone))
    return over_row(scope, scope.context.ragged(f"sides_of_{zone.name}", rows), place, body)
