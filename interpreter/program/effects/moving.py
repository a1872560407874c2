"""Pieces placed, moved and removed: one cell, or some of one kind."""

from __future__ import annotations

from interpreter.program.build import ONE
from interpreter.program.builtins.regions import cell_zone
from interpreter.program.effects.placing import destination, is_spread, put_down
from interpreter.program.effects.regions import RegionMove, move_region
from interpreter.program.effects.registry import verb
from interpreter.program.effects.several import move_several
from interpreter.program.effects.transfer import source_cell, take_from, transfer
from interpreter.program.job import Job
from interpreter.program.pieces import occupied, slots
from interpreter.program.writer import Writer


@verb("place")
def place(job: Job) -> None:
    """A piece comes from the box or from a pool."""
    if "from" in job.effect.arguments:
        move_kind(job, "place", "at")
        return
    kind = job.hold("kind", job.needed("place"))
    if "count" in job.effect.arguments:
        move_several(job, kind, "", "at")
        return
    to = destination(job, "at")
    job.writer.write(*put_down(job, to, kind))
    job.fire("placed", to.zone, to.cell)


@verb("move")
def move(job: Job) -> None:
    """A piece, several pieces, or a number of one kind go somewhere."""
    match job.effect.words["what"]:
        case "kind":
            move_kind(job, "move", "to")
        case "cell":
            _move_cell(job)
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
    """Some pieces of one kind leave a pool, or another zone."""
    kind = job.hold("kind", job.needed(key))
    if "count" in job.effect.arguments:
        move_several(job, kind, "from", to_key)
        return
    source = job.argument("from")
    zone = cell_zone(source.type)
    to = destination(job, to_key) if to_key else None
    cell = job.hold("from", source_cell(job, source, zone, kind))
    job.writer.write(*take_from(job, zone, cell, kind, ONE))
    if to is not None:
        job.writer.write(*put_down(job, to, kind))
    job.fire("taken", zone, cell)
    if to is not None:
        job.fire("placed", to.zone, to.cell)


def _move_cell(job: Job) -> None:
    """What lies on one cell goes: the piece, the top of a stack, or all of a pool cell."""
    zone = cell_zone(job.argument("move").type)
    if slots(job.scope, zone).shape.cells == "pool" and is_spread(job, "to"):
        cell, pieces = job.hold("from", job.needed("move")), RegionMove(job, zone, "to")
        job.writer.write(*pieces.marks(), *pieces.one(cell))
        pieces.fire()
        return
    to = destination(job, "to")
    cell = job.hold("from", job.needed("move"))
    job.writer.write(*transfer(job, zone, cell, to, must=True))
    job.fire("taken", zone, cell)
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
