"""A number of pieces of one kind on their way."""

from __future__ import annotations

from interpreter.language.types import Int
from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, op, when
from interpreter.program.builtins.regions import cell_zone, is_cell
from interpreter.program.effects.placing import Place, landing, put_down, put_down_many
from interpreter.program.effects.regions import fire_each, listened
from interpreter.program.effects.transfer import source_cell, take_from
from interpreter.program.job import Job
from interpreter.program.pieces import slots


def move_several(job: Job, kind: ir.Expr, from_key: str, to_key: str) -> None:
    """So many pieces of a kind go from somewhere (or the box) to somewhere (or the box); none, if the number is 0.

    Triggers answer when all have gone: for each cell left, then for each cell reached.
    """
    count = _count(job)
    zone = cell_zone(job.argument(from_key).type) if from_key else ""
    to_zone = cell_zone(job.argument(to_key).type) if to_key else ""
    left, arrived = listened(job, "taken", zone), listened(job, "placed", to_zone)
    for name, of in ((left, zone), (arrived, to_zone)):
        if name:
            job.writer.write(ir.NewSet(name, slots(job.scope, of).cells))
    to = landing(job, to_key, arrived) if to_key else None
    if zone and slots(job.scope, zone).shape.cells == "pool":
        _from_pool(job, kind, count, left, to)
    else:
        _one_by_one(job, kind, count, left, to)
    fire_each(job, ("taken", zone, left), ("placed", to_zone, arrived))


def _count(job: Job) -> ir.Expr:
    """How many; never below 0."""
    source, count = job.argument("count"), job.needed("count")
    if not isinstance(source.type, Int) or source.type.low < 0:
        fault = job.fault("RW014", "a number of pieces is below 0 here", "guard the rule, or write `max(0, ...)`")
        count = ir.Require(count, 0, 2**31 - 1, fault)
    return job.hold("count", count)


def _from_pool(job: Job, kind: ir.Expr, count: ir.Expr, left: str, to: Place | None) -> None:
    """All at once out of a pool, then laid down one after the other."""
    source = job.argument("from")
    zone = cell_zone(source.type)
    cell = job.hold("from", source_cell(job, source, zone, kind))
    note = when(op(">", count, ZERO), [ir.AddTo(left, cell)]) if left else []
    job.writer.write(*take_from(job, zone, cell, kind, count), *note)
    if to is not None:
        job.writer.write(*put_down_many(job, to, kind, count))


def _one_by_one(job: Job, kind: ir.Expr, count: ir.Expr, left: str, to: Place | None) -> None:
    """Each piece is looked for when those before it have gone."""
    steps: list[ir.Stmt] = []
    if "from" in job.effect.arguments:
        source, name = job.argument("from"), job.shop.context.name("from")
        zone = cell_zone(source.type)
        cell = source_cell(job, source, zone, kind)
        if is_cell(source):
            cell = job.hold("from", cell)
        steps += [ir.Let(name, cell), *take_from(job, zone, ir.Var(name), kind, ONE)]
        steps += [ir.AddTo(left, ir.Var(name))] if left else []
    if to is not None:
        steps += put_down(job, to, kind)
    job.writer.write(ir.ForRange(job.shop.context.name("time"), ONE, count, tuple(steps)))
