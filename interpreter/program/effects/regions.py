"""All pieces of a region on their way."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.language import typed
from interpreter.language.types import Cell, Type
from interpreter.program import ir
from interpreter.program.build import ZERO, slot, when
from interpreter.program.builtins.regions import cell_zone
from interpreter.program.domains import over_set
from interpreter.program.effects.keeping import keep_set
from interpreter.program.effects.placing import landing
from interpreter.program.effects.transfer import transfer
from interpreter.program.job import Job, depends_on_state
from interpreter.program.pieces import occupied, slots
from interpreter.program.writer import Writer


def move_region(job: Job, key: str, to_key: str) -> None:
    """All pieces of a region go, in the region's order; then the triggers answer, cell by cell."""
    region = job.argument(key)
    move = RegionMove(job, cell_zone(region.type), to_key)
    job.writer.write(*move.marks())
    job.writer.write(*fixed_loop(job, region, move.one))
    move.fire()


class RegionMove:
    """Pieces of a region on their way: to one cell, to the free cells of a zone, or back to the box."""

    def __init__(self, job: Job, zone: str, to_key: str) -> None:
        """Find where they go, and which triggers will want to know."""
        self.job, self.zone = job, zone
        self.to_zone = cell_zone(job.argument(to_key).type) if to_key else ""
        self.left = listened(job, "taken", zone)
        self.arrived = listened(job, "placed", self.to_zone)
        self.to = landing(job, to_key, self.arrived) if to_key else None

    def marks(self) -> list[ir.Stmt]:
        """Empty sets of the cells left and reached, where a trigger needs them."""
        pairs = ((self.left, self.zone), (self.arrived, self.to_zone))
        return [ir.NewSet(name, slots(self.job.scope, zone).cells) for name, zone in pairs if name]

    def one(self, cell: ir.Expr) -> list[ir.Stmt]:
        """Statements that move what lies on one cell, if anything does."""
        moved = transfer(self.job, self.zone, cell, self.to, must=False)
        notes: list[ir.Stmt] = [ir.AddTo(self.left, cell)] if self.left else []
        return when(occupied(self.job.scope, self.zone, cell), [*moved, *notes])

    def fire(self) -> None:
        """Let the triggers answer: for each cell left, then for each cell reached."""
        fire_each(self.job, ("taken", self.zone, self.left), ("placed", self.to_zone, self.arrived))


def listened(job: Job, word: str, zone: str) -> str:
    """A name for the set of cells that an event concerns; empty if no trigger answers the event."""
    return job.shop.context.name(word) if zone and job.shop.answered((word, zone)) else ""


def fixed_loop(job: Job, region: typed.Expression, body: Callable[[ir.Expr], list[ir.Stmt]]) -> list[ir.Stmt]:
    """A loop over a region as it was before the loop began."""
    if not depends_on_state(region):
        return job.scope.each(region, body)
    statements, members = job.scope.collect(region)
    return [*statements, *over_set(job.scope, members, _cell_type(region), body)]


def _cell_type(region: typed.Expression) -> Type:
    return Cell(cell_zone(region.type))


def fire_each(job: Job, *events: tuple[str, str, str]) -> None:
    """Let triggers answer events (word, zone, set of cells), for each cell; without a set nobody listens."""
    heard = [event for event in events if event[2]]
    if job.shop.suspension.events_suspend((word, zone) for word, zone, _ in heard):
        for event, kept in [(event, _kept(job, event)) for event in heard]:
            _fire_in_turn(job, event, kept)
        return
    for word, zone, cells in heard:
        cell = job.shop.context.name("cell")
        inner = job.writer.inner()
        job.fire(word, zone, ir.Var(cell), inner)
        job.writer.write(ir.ForSet(cell, ir.Var(cells), tuple(inner.body)))


def _kept(job: Job, event: tuple[str, str, str]) -> ir.SlotSet:
    """The cells of an event in the frame, since the triggers suspend."""
    _, zone, cells = event
    return keep_set(job, ir.Var(cells), slots(job.scope, zone).cells)


def _fire_in_turn(job: Job, event: tuple[str, str, str], kept: ir.SlotSet) -> None:
    """Let triggers that suspend answer an event, cell by cell."""
    word, zone, _ = event

    def one(cell: ir.Expr, writer: Writer) -> None:
        concerned = slot(kept.base, cell)
        job.shop.branch(writer, concerned, lambda inner: job.fire(word, zone, cell, inner), None, suspends=True)

    job.shop.counted_loop((ZERO, ir.Const(kept.size - 1)), job.writer, one)
