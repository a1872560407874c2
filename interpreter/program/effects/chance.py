"""Effects of chance: random elements, dice, draws from a pool."""

from __future__ import annotations

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity
from interpreter.language import typed
from interpreter.language.types import Kind
from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, add, op, store, when
from interpreter.program.builtins.regions import cell_zone, is_cell
from interpreter.program.effects.ending import drawn_game
from interpreter.program.effects.placing import destination, put_down
from interpreter.program.effects.registry import verb
from interpreter.program.effects.transfer import missing
from interpreter.program.effects.waiting import chance
from interpreter.program.job import Job
from interpreter.program.pieces import cell_slot, occupied, pieces_on, slots, take_kind
from interpreter.program.scope import Scope
from interpreter.program.values import copy_of
from interpreter.program.writer import Writer


@verb("random")
def pick(job: Job) -> Scope:
    """A random element of a domain, each equally likely."""
    local, domain = job.effect.binds, job.argument("among")
    assert local is not None
    if not isinstance(domain, typed.Domain | typed.Zone):
        fault = job.fault("RW013", "there is nothing to choose from at random", "guard the step with `if`")
        some = job.scope.function("some", [*job.scope.each(domain, lambda x: [ir.Return(ONE)]), ir.Return(ZERO)])
        job.writer.write(*when(op("=", some, ZERO), [ir.Fail(fault)]))
    outcomes = job.scope.each(domain, lambda x: [ir.Offer(x)])
    value = chance(job, outcomes, local.type)
    return job.scope.bind(local, job.shop.hold(job.writer, local.name, value, job.lasting))


@verb("roll")
def roll(job: Job) -> None:
    """Each die on a cell or in a region gets a random face, one after the other."""
    region = job.argument("roll")
    zone = cell_zone(region.type)
    if is_cell(region):
        cell = job.hold("cell", job.needed("roll"))
        _roll_one(job, zone, cell, job.writer)
        job.fire("rolled", zone, cell)
        return

    def one(scope: Scope, cell: ir.Expr, writer: Writer) -> None:
        job.shop.branch(
            writer, occupied(scope, zone, cell), lambda inner: _roll_one(job, zone, cell, inner), None, True
        )

    job.shop.suspending_loop(job.scope, region, job.writer, one)
    if job.shop.answered(("rolled", zone)):
        job.shop.suspending_loop(job.scope, region, job.writer, lambda s, c, w: job.fire("rolled", zone, c, w))


def _roll_one(job: Job, zone: str, cell: ir.Expr, writer: Writer) -> None:
    """A die gets a random face; its other attributes stay."""
    die = _die(job, zone)
    of = dict(die.attributes)["face"]
    faces, low = job.shop.context.extent(of), job.shop.context.lowest(of)
    var = job.shop.context.name("face")
    offers: list[ir.Stmt] = [ir.ForRange(var, ir.Const(low), ir.Const(low + faces - 1), (ir.Offer(ir.Var(var)),))]
    to = Job(job.shop, job.effect, job.scope, writer, job.flow, job.lasting)
    face = op("-", chance(to, offers, of), ir.Const(low))
    place_of = cell_slot(slots(job.scope, zone), cell)
    other = op("-", place_of, op("mod", op("-", place_of, ir.Const(die.first_kind)), ir.Const(faces)))
    kept = ir.Const(die.first_kind) if die.kinds == faces else other
    writer.write(store(place_of, add(kept, face)))


def _die(job: Job, zone: str) -> typed.Component:
    context = job.shop.context
    dice = [context.checked.components[name] for name in slots(job.scope, zone).shape.holds]
    dice = [die for die in dice if die.faces]
    if len(dice) != 1 or slots(job.scope, zone).shape.cells != "single":
        message = f"`{zone}` must hold exactly one component with `faces`, one on each cell, to be rolled"
        raise RulewrightError(Diagnostic("LO005", Severity.ERROR, message, job.effect.span))
    return dice[0]


@verb("draw")
def draw(job: Job) -> Scope | None:
    """A random piece of a pool goes somewhere; or, without a place to go, the game is drawn."""
    if "to" not in job.effect.arguments:
        drawn_game(job)
        return None
    source = job.argument("draw")
    zone = cell_zone(source.type)
    cell = job.hold("from", job.needed("draw") if is_cell(source) else _pool_copy(job, source))
    to = destination(job, "to")
    kind = job.hold("drawn", _drawn(job, zone, cell))
    job.writer.write(*take_kind(job.scope, zone, cell, kind, ONE, missing(job, zone)), *put_down(job, to, kind))
    job.fire("taken", zone, cell)
    job.fire("placed", to.zone, to.cell)
    local = job.effect.binds
    if local is None:
        return None
    return job.scope.bind(local, job.shop.hold(job.writer, local.name, kind, job.lasting))


def _pool_copy(job: Job, source: typed.Expression) -> ir.Expr:
    assert isinstance(source, typed.Zone)
    return copy_of(job.scope, source)


def _drawn(job: Job, zone: str, cell: ir.Expr) -> ir.Expr:
    """Wait for chance to draw a kind, each piece equally likely; an empty pool fails."""
    source = slots(job.scope, zone)
    fault = job.fault("RW007", f"`{zone}` is empty, nothing can be drawn", "guard the step with `if: count(...) > 0`")
    nothing = op("=", pieces_on(job.scope, zone, cell), ZERO)
    job.writer.write(*when(nothing, [ir.Fail(fault)]))
    offers: list[ir.Stmt] = []
    for i, kind in enumerate(source.kinds):
        count = cell_slot(source, cell, ir.Const(i))
        offers += when(op(">", count, ZERO), [ir.Offer(ir.Const(kind), count)])
    return chance(job, offers, Kind(source.shape.holds))
