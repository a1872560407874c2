"""Pieces placed, moved and removed: one cell, or some of one kind."""

from __future__ import annotations

from interpreter.language import typed
from interpreter.program import ir
from interpreter.program.build import ONE, op, when
from interpreter.program.builtins.regions import cell_zone, is_cell
from interpreter.program.effects.placing import Place, destination, put_several
from interpreter.program.effects.regions import move_region
from interpreter.program.effects.registry import verb
from interpreter.program.effects.transfer import missing, take_from, transfer
from interpreter.program.job import Job
from interpreter.program.pieces import kind_at, occupied, slots
from interpreter.program.values import copy_of
from interpreter.program.writer import Writer


@verb("place")
def place(job: Job) -> None:
    """A piece comes from the box or from a pool."""
    if "from" in job.effect.arguments:
        move_kind(job, "place", "at")
        return
    kind = job.hold("kind", job.needed("place"))
    count = job.hold("count", job.needed("count")) if "count" in job.effect.arguments else ONE
    to = destination(job, "at")
    put_several(job, to, kind, count)
    job.fire("placed", to.zone, to.cell)


@verb("move")
def move(job: Job) -> None:
    """A piece, several pieces, or a number of one kind go somewhere."""
    match job.effect.words["what"]:
        case "kind":
            move_kind(job, "move", "to")
        case "cell":
            _move_cell(job, "move", destination(job, "to"))
        case _:
            move_region(job, "move", "to")


@verb("remove")
def remove(job: Job) -> None:
    """A piece, several pieces, or a number of one kind go back to the box."""
    match job.effect.words["what"]:
        case "kind":
            move_kind(job, "remove", "")
        case "cell":
            _remove_cell(job)
        case _:
            move_region(job, "remove", "")


def move_kind(job: Job, key: str, to_key: str) -> None:
    """Some pieces of one kind leave a pool, or one leaves another zone."""
    kind = job.hold("kind", job.needed(key))
    count = job.hold("count", job.needed("count")) if "count" in job.effect.arguments else ONE
    source = job.argument("from")
    zone = cell_zone(source.type)
    to = destination(job, to_key) if to_key else None
    cell = job.hold("from", _source_cell(job, source, zone, kind))
    job.writer.write(*take_from(job, zone, cell, kind, count))
    if to is not None:
        put_several(job, to, kind, count)
    job.fire("taken", zone, cell)
    if to is not None:
        job.fire("placed", to.zone, to.cell)


def _source_cell(job: Job, source: typed.Expression, zone: str, kind: ir.Expr) -> ir.Expr:
    """The cell that a piece of a kind is taken from."""
    if is_cell(source):
        return job.scope.needed(source)
    if isinstance(source, typed.Zone) and slots(job.scope, zone).shape.size == 1:
        return copy_of(job.scope, source)
    found = job.scope.each(source, lambda c: when(op("=", kind_at(job.scope, zone, c), kind), [ir.Return(c)]))
    call = job.scope.function("find", [*found, ir.Return(ir.Const(-1))])
    return ir.Require(call, 0, 2**31 - 1, missing(job, zone))


def _move_cell(job: Job, key: str, to: Place | None) -> None:
    """What lies on one cell goes: the piece, the top of a stack, or all of a pool cell."""
    zone = cell_zone(job.argument(key).type)
    cell = job.hold("from", job.needed(key))
    job.writer.write(*transfer(job, zone, cell, to, must=True))
    job.fire("taken", zone, cell)
    if to is not None:
        job.fire("placed", to.zone, to.cell)


def _remove_cell(job: Job) -> None:
    """What lies on one cell goes back to the box; an empty cell stays as it is."""
    zone = cell_zone(job.argument("remove").type)
    cell = job.hold("from", job.needed("remove"))

    def gone(writer: Writer) -> None:
        writer.write(*transfer(job, zone, cell, None, must=False))
        job.fire("taken", zone, cell, writer)

    if job.shop.answered(("taken", zone)):
        job.shop.branch(job.writer, occupied(job.scope, zone, cell), gone, None, job.suspends)
    else:
        job.writer.write(*transfer(job, zone, cell, None, must=False))
