"""Pieces that change places or become others."""

from __future__ import annotations

from interpreter.language import typed
from interpreter.program import ir
from interpreter.program.build import ZERO, op, store, when
from interpreter.program.builtins.regions import cell_zone, is_cell
from interpreter.program.effects.regions import fire_each, fixed_loop
from interpreter.program.effects.registry import verb
from interpreter.program.effects.transfer import missing
from interpreter.program.job import Job
from interpreter.program.pieces import cell_slot, occupied, slots


@verb("swap")
def swap(job: Job) -> None:
    """Two cells exchange what lies on them."""
    first, second = job.hold("first", job.needed("swap")), job.hold("second", job.needed("with"))
    zones = [cell_zone(job.argument(key).type) for key in ("swap", "with")]
    one, other = (slots(job.scope, zone) for zone in zones)
    kept = job.shop.context.name("kept")
    for i in range(one.stride):
        a, b = cell_slot(one, first, ir.Const(i)), cell_slot(other, second, ir.Const(i))
        job.writer.write(ir.Let(kept, a), store(a, b), store(b, ir.Var(kept)))
    for zone, cell in zip(zones, (first, second), strict=True):
        job.fire("taken", zone, cell)
        job.fire("placed", zone, cell)


@verb("turn")
def turn(job: Job) -> None:
    """The piece on a cell, or each piece of a region, becomes another kind."""
    region, kind = job.argument("turn"), job.hold("kind", job.needed("into"))
    zone = cell_zone(region.type)
    if is_cell(region):
        cell = job.hold("cell", job.needed("turn"))
        nothing = op("=", occupied(job.scope, zone, cell), ZERO)
        job.writer.write(*when(nothing, [ir.Fail(missing(job, zone))]), *_become(job, zone, cell, kind))
        job.fire("turned", zone, cell)
    else:
        _turn_region(job, region, zone, kind)


def _turn_region(job: Job, region: typed.Expression, zone: str, kind: ir.Expr) -> None:
    """All pieces of a region become another kind; then the triggers answer, cell by cell."""
    turned = job.shop.context.name("turned") if job.shop.answered(("turned", zone)) else ""

    def one(cell: ir.Expr) -> list[ir.Stmt]:
        mark: list[ir.Stmt] = [ir.AddTo(turned, cell)] if turned else []
        return when(occupied(job.scope, zone, cell), [*mark, *_become(job, zone, cell, kind)])

    if turned:
        job.writer.write(ir.NewSet(turned, slots(job.scope, zone).cells))
    job.writer.write(*fixed_loop(job, region, one))
    fire_each(job, ("turned", zone, turned))


def _become(job: Job, zone: str, cell: ir.Expr, kind: ir.Expr) -> list[ir.Stmt]:
    place_of = slots(job.scope, zone)
    offset = cell_slot(place_of, cell) if place_of.shape.cells == "stack" else ZERO
    return [store(cell_slot(place_of, cell, offset), kind)]
