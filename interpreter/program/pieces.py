"""What lies in a cell: reading it, counting it, putting pieces there and taking them away."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, add, choose, op, slot, store, times
from interpreter.program.layout import ZoneSlots
from interpreter.program.scope import Scope

Keeps = Callable[[ir.Expr], ir.Expr]


def slots(scope: Scope, zone: str) -> ZoneSlots:
    """The slots of a zone."""
    return scope.context.layout.zones[zone]


def cell_slot(zone: ZoneSlots, cell: ir.Expr, offset: ir.Expr = ZERO) -> ir.Slot:
    """A slot of a cell."""
    return slot(zone.base, add(times(cell, zone.stride), offset))


def kind_at(scope: Scope, zone: str, cell: ir.Expr) -> ir.Expr:
    """The kind that lies on a cell (of a stack: on top; of a pool: the first there is); 0 for nothing."""
    place = slots(scope, zone)
    match place.shape.cells:
        case "single":
            return cell_slot(place, cell)
        case "stack":
            height = cell_slot(place, cell)
            return scope.named(height, lambda h: choose(h, cell_slot(place, cell, h), ZERO), "height")
        case _:
            return _first_in_pool(scope, place, cell)


def _first_in_pool(scope: Scope, place: ZoneSlots, cell: ir.Expr) -> ir.Expr:
    found: ir.Expr = ZERO
    for i, kind in reversed(list(enumerate(place.kinds))):
        found = choose(cell_slot(place, cell, ir.Const(i)), ir.Const(kind), found)
    return found


def occupied(scope: Scope, zone: str, cell: ir.Expr) -> ir.Expr:
    """A number that is 0 if nothing lies on the cell."""
    place = slots(scope, zone)
    return pieces_on(scope, zone, cell) if place.shape.cells == "pool" else cell_slot(place, cell)


def pieces_on(scope: Scope, zone: str, cell: ir.Expr) -> ir.Expr:
    """How many pieces lie on a cell."""
    place = slots(scope, zone)
    if place.shape.cells == "single":
        return op("!=", cell_slot(place, cell), ZERO)
    if place.shape.cells == "stack":
        return cell_slot(place, cell)
    total: ir.Expr = ZERO
    for i in range(place.stride):
        total = add(total, cell_slot(place, cell, ir.Const(i)))
    return total


def pool_offset(scope: Scope, place: ZoneSlots, kind: ir.Expr) -> ir.Expr:
    """Which of a pool cell's counts belongs to a kind."""
    if isinstance(kind, ir.Const):
        return ir.Const(place.kinds.index(kind.value))
    if place.kinds == tuple(range(place.kinds[0], place.kinds[0] + len(place.kinds))):
        return op("-", kind, ir.Const(place.kinds[0]))
    values = [place.kinds.index(k) if k in place.kinds else 0 for k in range(scope.context.kind_count)]
    return ir.Lookup(scope.context.table(f"{place.shape.name}_offset", values), kind)


def count_where(scope: Scope, zone: str, cell: ir.Expr, keeps: Keeps) -> list[tuple[ir.Expr, ir.Expr]]:
    """Pairs of condition and number whose numbers, where the condition holds, add up to the pieces kept."""
    place = slots(scope, zone)
    if place.shape.cells == "single":
        kind = cell_slot(place, cell)
        return [(keeps(kind), ONE)]
    if place.shape.cells == "pool":
        return [(keeps(ir.Const(kind)), cell_slot(place, cell, ir.Const(i))) for i, kind in enumerate(place.kinds)]
    height = cell_slot(place, cell)
    return [
        (both_inside(i, height, keeps(cell_slot(place, cell, ir.Const(i)))), ONE)
        for i in range(1, place.shape.height + 1)
    ]


def both_inside(level: int, height: ir.Expr, kept: ir.Expr) -> ir.Expr:
    """Whether a stack reaches a level and the piece there is kept."""
    return ir.Op("and", (op(">=", height, ir.Const(level)), kept))


def put(scope: Scope, zone: str, cell: ir.Expr, kind: ir.Expr, fault: int) -> list[ir.Stmt]:
    """Statements that lay a piece on a cell (a stack: on top). A full stack fails."""
    place = slots(scope, zone)
    match place.shape.cells:
        case "single":
            return [store(cell_slot(place, cell), kind)]
        case "pool":
            target = cell_slot(place, cell, pool_offset(scope, place, kind))
            return [store(target, add(target, ONE))]
        case _:
            height = cell_slot(place, cell)
            higher = ir.Require(add(height, ONE), 1, place.shape.height, fault)
            return [store(height, higher), store(cell_slot(place, cell, height), kind)]


def take(scope: Scope, zone: str, cell: ir.Expr) -> list[ir.Stmt]:
    """Statements that take the piece from a single cell, or the top one from a stack."""
    place = slots(scope, zone)
    if place.shape.cells == "single":
        return [store(cell_slot(place, cell), ZERO)]
    height = cell_slot(place, cell)
    return [store(cell_slot(place, cell, height), ZERO), store(height, op("-", height, ONE))]


def take_kind(scope: Scope, zone: str, cell: ir.Expr, kind: ir.Expr, count: ir.Expr, fault: int) -> list[ir.Stmt]:
    """Statements that take ``count`` pieces of a kind from a pool cell; too few fail."""
    place = slots(scope, zone)
    target = cell_slot(place, cell, pool_offset(scope, place, kind))
    return [store(target, ir.Require(op("-", target, count), 0, 2**31 - 1, fault))]
