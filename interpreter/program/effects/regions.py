"""All pieces of a region on their way."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.language import typed
from interpreter.language.types import Cell, Type
from interpreter.program import ir
from interpreter.program.build import when
from interpreter.program.builtins.regions import cell_zone
from interpreter.program.domains import over_set
from interpreter.program.effects.placing import Place, destination, first_free, is_spread
from interpreter.program.effects.transfer import transfer
from interpreter.program.job import Job, depends_on_state
from interpreter.program.pieces import occupied, slots


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
        self.spread = bool(to_key) and is_spread(job, to_key)
        self.target = job.argument(to_key) if to_key else None
        self.to = destination(job, to_key) if to_key and not self.spread else None
        to_zone = cell_zone(self.target.type) if self.target is not None else ""
        self.to_zone = to_zone
        self.left = job.shop.context.name("left") if job.shop.answered(("taken", zone)) else ""
        self.arrived = job.shop.context.name("arrived") if to_zone and job.shop.answered(("placed", to_zone)) else ""

    def marks(self) -> list[ir.Stmt]:
        """Empty sets of the cells left and reached, where a trigger needs them."""
        pairs = ((self.left, self.zone), (self.arrived, self.to_zone))
        return [ir.NewSet(name, slots(self.job.scope, zone).cells) for name, zone in pairs if name]

    def one(self, cell: ir.Expr) -> list[ir.Stmt]:
        """Statements that move what lies on one cell, if anything does."""
        before: list[ir.Stmt] = []
        to = self.to
        if self.spread and self.target is not None:
            name = self.job.shop.context.name("to")
            before.append(ir.Let(name, first_free(self.job, self.target)))
            to = Place(self.to_zone, ir.Var(name), free=True)
        moved = transfer(self.job, self.zone, cell, to, must=False)
        notes: list[ir.Stmt] = [ir.AddTo(self.left, cell)] if self.left else []
        notes += [ir.AddTo(self.arrived, to.cell)] if self.arrived and to is not None else []
        return when(occupied(self.job.scope, self.zone, cell), [*before, *moved, *notes])

    def fire(self) -> None:
        """Let the triggers answer: for each cell left, then for each cell reached."""
        fire_each(self.job, "taken", self.zone, self.left)
        fire_each(self.job, "placed", self.to_zone, self.arrived)


def fixed_loop(job: Job, region: typed.Expression, body: Callable[[ir.Expr], list[ir.Stmt]]) -> list[ir.Stmt]:
    """A loop over a region as it was before the loop began."""
    if not depends_on_state(region):
        return job.scope.each(region, body)
    statements, members = job.scope.collect(region)
    return [*statements, *over_set(job.scope, members, _cell_type(region), body)]


def _cell_type(region: typed.Expression) -> Type:
    return Cell(cell_zone(region.type))


def fire_each(job: Job, word: str, zone: str, cells: str) -> None:
    """Let triggers answer an event at each cell of a set; without a set nobody listens."""
    if not cells:
        return
    cell = job.shop.context.name("cell")
    inner = job.writer.inner()
    job.fire(word, zone, ir.Var(cell), inner)
    job.writer.write(ir.ForSet(cell, ir.Var(cells), tuple(inner.body)))
