"""Where pieces go, and how they are laid down."""

from __future__ import annotations

from dataclasses import dataclass, replace

from interpreter.language import typed
from interpreter.language.types import ZoneRef
from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, add, op, store, when
from interpreter.program.builtins.regions import cell_zone, is_cell
from interpreter.program.job import Job
from interpreter.program.pieces import cell_slot, occupied, pool_offset, put, slots
from interpreter.program.values import copy_of


@dataclass(frozen=True)
class Place:
    """Where pieces go: a zone and a cell of it. ``free``: the cell is known to be empty.

    With ``spread`` each piece takes the next empty cell of that region instead. ``arrived``
    names the set that keeps the cells reached, where a trigger will want to know.
    """

    zone: str
    cell: ir.Expr
    free: bool = False
    spread: typed.Expression | None = None
    arrived: str = ""


def destination(job: Job, key: str) -> Place:
    """The cell that pieces go to; of a row or grid named as a whole, its first empty cell."""
    target = job.argument(key)
    zone = cell_zone(target.type)
    if is_cell(target):
        return Place(zone, job.hold("to", job.needed(key)))
    if isinstance(target.type, ZoneRef) and slots(job.scope, zone).shape.size == 1:
        assert isinstance(target, typed.Zone)
        return Place(zone, job.hold("to", copy_of(job.scope, target)))
    return Place(zone, job.hold("to", first_free(job, target)), free=True)


def first_free(job: Job, target: typed.Expression) -> ir.Expr:
    """The first empty cell of a region; there must be one."""
    zone = cell_zone(target.type)
    free = job.scope.value(typed.Call(target.type, target.span, "first_empty", (target,)))
    fault = job.fault("RW005", f"no cell of `{zone}` is empty", "guard the rule with `not full(...)`")
    return ir.Require(free, 0, 2**31 - 1, fault)


def is_spread(job: Job, key: str) -> bool:
    """Whether a destination is a zone of several cells, so that each piece takes the next free one."""
    target = job.argument(key)
    return isinstance(target.type, ZoneRef) and slots(job.scope, cell_zone(target.type)).shape.size > 1


def landing(job: Job, key: str, arrived: str) -> Place:
    """Where several pieces go: to one cell, or each to the next empty cell of a zone."""
    if is_spread(job, key):
        target = job.argument(key)
        return Place(cell_zone(target.type), ir.Const(0), spread=target, arrived=arrived)
    return replace(destination(job, key), arrived=arrived)


def put_down(job: Job, place: Place, kind: ir.Expr) -> list[ir.Stmt]:
    """Statements that lay a piece down; a cell for one piece must be empty, a pile below its height."""
    if place.spread is not None:
        name = job.shop.context.name("to")
        here = Place(place.zone, ir.Var(name), free=True, arrived=place.arrived)
        return [ir.Let(name, first_free(job, place.spread)), *put_down(job, here, kind)]
    noted: list[ir.Stmt] = [ir.AddTo(place.arrived, place.cell)] if place.arrived else []
    return [*_laid(job, place, kind), *noted]


def put_down_many(job: Job, place: Place, kind: ir.Expr, count: ir.Expr) -> list[ir.Stmt]:
    """Statements that lay down so many pieces of a kind: on a pool at once, elsewhere one by one."""
    target = slots(job.scope, place.zone)
    if place.spread is not None or target.shape.cells != "pool":
        name = job.shop.context.name("time")
        return [ir.ForRange(name, ONE, count, tuple(put_down(job, place, kind)))]
    held = cell_slot(target, place.cell, pool_offset(job.scope, target, kind))
    noted: list[ir.Stmt] = [ir.AddTo(place.arrived, place.cell)] if place.arrived else []
    return [store(held, add(held, count)), *(when(op(">", count, ZERO), noted) if noted else [])]


def _laid(job: Job, place: Place, kind: ir.Expr) -> list[ir.Stmt]:
    high = job.fault(
        "RW006", f"a pile of `{place.zone}` is higher than its `height`", "give the zone a larger `height`"
    )
    statements = put(job.scope, place.zone, place.cell, kind, high)
    if place.free or slots(job.scope, place.zone).shape.cells != "single":
        return statements
    hint = "guard the rule with `empty(...)`, or `remove` what lies there first"
    taken = job.fault("RW010", f"a piece lies already on this cell of `{place.zone}`", hint)
    return [*when(occupied(job.scope, place.zone, place.cell), [ir.Fail(taken)]), *statements]
