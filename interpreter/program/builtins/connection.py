"""Built-ins that walk over neighbours: groups and connections."""

from __future__ import annotations

from interpreter.language import typed
from interpreter.language.types import Cell
from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, both, negate, op, when
from interpreter.program.builtins.regions import cell_zone, holds, neighbor_table
from interpreter.program.builtins.registry import members, number
from interpreter.program.domains import over_row, over_set
from interpreter.program.pieces import slots
from interpreter.program.scope import Body, Scope


@number("connected")
def connected(scope: Scope, node: typed.Call) -> ir.Expr:
    """Whether one can walk from one set of cells to another over cells that meet a condition."""
    start, goal = node.arguments
    goal_body, goal_set = scope.collect(goal)
    seen, front = scope.context.name("seen"), scope.context.name("front")

    def begin(c: ir.Expr) -> list[ir.Stmt]:
        return when(holds(scope, node, c), [ir.AddTo(front, c), ir.AddTo(seen, c)])

    zone = cell_zone(start.type)
    flood = _flood(scope, node, zone, seen, front, lambda c: when(ir.Has(goal_set, c), [ir.Return(ONE)]))
    new = [ir.NewSet(name, _cells(scope, zone)) for name in (seen, front)]
    return scope.function("connected", [*goal_body, *new, *scope.each(start, begin), *flood, ir.Return(ZERO)])


def _cells(scope: Scope, zone: str) -> int:
    return slots(scope, zone).cells


def _flood(scope: Scope, node: typed.Call, zone: str, seen: str, front: str, visit: Body) -> list[ir.Stmt]:
    """Grow ``seen`` from ``front`` over neighbours that meet the condition; ``visit`` each cell once."""
    here = scope.context.name("here")

    def reach(c: ir.Expr) -> list[ir.Stmt]:
        fresh = both(negate(ir.Has(ir.Var(seen), c)), holds(scope, node, c))
        return when(fresh, [ir.AddTo(seen, c), ir.AddTo(front, c)])

    grow = over_row(scope, neighbor_table(scope, zone), ir.Var(here), reach)
    step = (ir.Pop(here, front), *visit(ir.Var(here)), *grow)
    return [ir.While(op(">", ir.Size(ir.Var(front)), ZERO), step)]


@members("group")
def group(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    """A cell and all that are joined to it by neighbours that meet a condition."""
    (cell,) = node.arguments
    zone = cell_zone(cell.type)
    seen, front, start = (scope.context.name(stem) for stem in ("seen", "front", "start"))
    begin: list[ir.Stmt] = [
        ir.Let(start, scope.needed(cell)),
        ir.AddTo(seen, ir.Var(start)),
        ir.AddTo(front, ir.Var(start)),
    ]
    new: list[ir.Stmt] = [ir.NewSet(name, _cells(scope, zone)) for name in (seen, front)]
    flood = _flood(scope, node, zone, seen, front, lambda c: list[ir.Stmt]())
    return [*new, *begin, *flood, *over_set(scope, ir.Var(seen), Cell(zone), body)]
