"""Built-ins that look along a direction."""

from __future__ import annotations

from functools import partial

from interpreter.language import typed
from interpreter.program import ir
from interpreter.program.build import NONE, add, negate, times, when
from interpreter.program.builtins.regions import cell_zone, flat_rows, holds, swapped
from interpreter.program.builtins.registry import members, number
from interpreter.program.domains import over_row
from interpreter.program.scope import Body, Scope


@members("ray")
def ray(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    """The cells in a direction, nearest first."""
    return over_ray(scope, node, body)


def over_ray(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    """A loop over the cells in a direction, nearest first."""
    cell, way = node.arguments
    zone = cell_zone(cell.type)
    geometry = scope.context.geometry(zone)
    rows = [row for d in range(26) for row in flat_rows(scope, zone, partial(swapped(geometry.ray), d))]
    table = scope.context.ragged(f"rays_in_{zone}", rows)
    place = add(times(scope.needed(way), geometry.size * geometry.shape.copies), scope.needed(cell))
    return over_row(scope, table, place, body)


@members("run")
def run(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    """The start of a ray, as long as a condition holds."""
    return over_ray(scope, node, lambda c: [*when(negate(holds(scope, node, c)), [ir.Break()]), *body(c)])


@number("beyond")
def beyond(scope: Scope, node: typed.Call) -> ir.Expr:
    """The first cell of a ray for which a condition does not hold, or none."""
    body = over_ray(scope, node, lambda c: when(negate(holds(scope, node, c)), [ir.Return(c)]))
    return scope.function("beyond", [*body, ir.Return(NONE)])
