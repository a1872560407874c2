"""Effects on pieces: placing, moving, removing, swapping, turning, rolling, drawing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity
from interpreter.language import typed
from interpreter.language.types import Cell, Kind, Type, ZoneRef
from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, add, op, store, when
from interpreter.program.builtins.regions import cell_zone, is_cell
from interpreter.program.domains import over_set
from interpreter.program.effects import chance, drawn_game, verb
from interpreter.program.job import Job, depends_on_state
from interpreter.program.layout import lowest
from interpreter.program.pieces import cell_slot, kind_at, occupied, pieces_on, put, slots, take, take_kind
from interpreter.program.scope import Scope
from interpreter.program.values import copy_of
from interpreter.program.writer import Writer


@dataclass(frozen=True)
class _Place:
    """Where pieces go: a zone and a cell of it. ``free``: the cell is known to be empty."""

    zone: str
    cell: ir.Expr
    free: bool = False


def _destination(job: Job, key: str) -> _Place:
    """The cell that pieces go to; of a row or grid named as a whole, its first empty cell."""
    target = job.argument(key)
    zone = cell_zone(target.type)
    if is_cell(target):
        return _Place(zone, job.hold("to", job.needed(key)))
    if isinstance(target.type, ZoneRef) and slots(job.scope, zone).shape.size == 1:
        assert isinstance(target, typed.Zone)
        return _Place(zone, job.hold("to", copy_of(job.scope, target)))
    return _Place(zone, job.hold("to", _first_free(job, target)), free=True)


def _first_free(job: Job, target: typed.Expression) -> ir.Expr:
    """The first empty cell of a region; there must be one."""
    zone = cell_zone(target.type)
    free = job.scope.value(typed.Call(target.type, target.span, "first_empty", (target,)))
    fault = job.fault("RW005", f"no cell of `{zone}` is empty", "guard the rule with `not full(...)`")
    return ir.Require(free, 0, 2**31 - 1, fault)


def _put(job: Job, place: _Place, kind: ir.Expr) -> list[ir.Stmt]:
    """Statements that lay a piece down; a cell for one piece must be empty, a pile below its height."""
    high = job.fault(
        "RW006", f"a pile of `{place.zone}` is higher than its `height`", "give the zone a larger `height`"
    )
    statements = put(job.scope, place.zone, place.cell, kind, high)
    if place.free or slots(job.scope, place.zone).shape.cells != "single":
        return statements
    hint = "guard the rule with `empty(...)`, or `remove` what lies there first"
    taken = job.fault("RW010", f"a piece lies already on this cell of `{place.zone}`", hint)
    return [*when(occupied(job.scope, place.zone, place.cell), [ir.Fail(taken)]), *statements]


@verb("place")
def place(job: Job) -> None:
    """A piece comes from the box or from a pool."""
    if "from" in job.effect.arguments:
        _move_kind(job, "place", "at")
        return
    kind = job.hold("kind", job.needed("place"))
    count = job.hold("count", job.needed("count")) if "count" in job.effect.arguments else ONE
    to = _destination(job, "at")
    _put_several(job, to, kind, count)
    job.fire("placed", to.zone, to.cell)


@verb("move")
def move(job: Job) -> None:
    """A piece, several pieces, or a number of one kind go somewhere."""
    match job.effect.words["what"]:
        case "kind":
            _move_kind(job, "move", "to")
        case "cell":
            _move_cell(job, "move", _destination(job, "to"))
        case _:
            _move_region(job, "move", "to")


@verb("remove")
def remove(job: Job) -> None:
    """A piece, several pieces, or a number of one kind go back to the box."""
    match job.effect.words["what"]:
        case "kind":
            _move_kind(job, "remove", "")
        case "cell":
            _remove_cell(job)
        case _:
            _move_region(job, "remove", "")


def _move_kind(job: Job, key: str, to_key: str) -> None:
    """Some pieces of one kind leave a pool, or one leaves another zone."""
    kind = job.hold("kind", job.needed(key))
    count = job.hold("count", job.needed("count")) if "count" in job.effect.arguments else ONE
    source = job.argument("from")
    zone = cell_zone(source.type)
    to = _destination(job, to_key) if to_key else None
    cell = job.hold("from", _source_cell(job, source, zone, kind))
    job.writer.write(*_take_kind(job, zone, cell, kind, count))
    if to is not None:
        _put_several(job, to, kind, count)
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
    return ir.Require(call, 0, 2**31 - 1, _missing(job, zone))


def _missing(job: Job, zone: str) -> int:
    return job.fault("RW003", f"there is no such piece in `{zone}`", "guard the rule with `count(...)`")


def _take_kind(job: Job, zone: str, cell: ir.Expr, kind: ir.Expr, count: ir.Expr) -> list[ir.Stmt]:
    if slots(job.scope, zone).shape.cells == "pool":
        return take_kind(job.scope, zone, cell, kind, count, _missing(job, zone))
    return take(job.scope, zone, cell)


def _put_several(job: Job, to: _Place, kind: ir.Expr, count: ir.Expr) -> None:
    if count == ONE:
        job.writer.write(*_put(job, to, kind))
        return
    name = job.shop.context.name("time")
    job.writer.write(ir.ForRange(name, ONE, count, tuple(_put(job, to, kind))))


def _move_cell(job: Job, key: str, to: _Place | None) -> None:
    """What lies on one cell goes: the piece, the top of a stack, or all of a pool cell."""
    zone = cell_zone(job.argument(key).type)
    cell = job.hold("from", job.needed(key))
    job.writer.write(*_transfer(job, zone, cell, to, must=True))
    job.fire("taken", zone, cell)
    if to is not None:
        job.fire("placed", to.zone, to.cell)


def _remove_cell(job: Job) -> None:
    """What lies on one cell goes back to the box; an empty cell stays as it is."""
    zone = cell_zone(job.argument("remove").type)
    cell = job.hold("from", job.needed("remove"))

    def gone(writer: Writer) -> None:
        writer.write(*_transfer(job, zone, cell, None, must=False))
        job.fire("taken", zone, cell, writer)

    if job.shop.answered(("taken", zone)):
        job.shop.branch(job.writer, occupied(job.scope, zone, cell), gone, None, job.suspends)
    else:
        job.writer.write(*_transfer(job, zone, cell, None, must=False))


def _transfer(job: Job, zone: str, cell: ir.Expr, to: _Place | None, must: bool) -> list[ir.Stmt]:
    """Statements that move what lies on a cell; an empty cell fails if there must be something."""
    source = slots(job.scope, zone)
    if source.shape.cells == "pool":
        return _pour(job, zone, cell, to)
    name = job.shop.context.name("kind")
    kind = kind_at(job.scope, zone, cell)
    if must:
        kind = ir.Require(kind, 1, 2**31 - 1, _missing(job, zone))
    taken = [*take(job.scope, zone, cell), *(_put(job, to, ir.Var(name)) if to is not None else [])]
    return [ir.Let(name, kind), *(taken if must else when(ir.Var(name), taken))]


def _pour(job: Job, zone: str, cell: ir.Expr, to: _Place | None) -> list[ir.Stmt]:
    """All pieces of a pool cell go, kind by kind."""
    source = slots(job.scope, zone)
    statements: list[ir.Stmt] = []
    for i, kind in enumerate(source.kinds):
        count = cell_slot(source, cell, ir.Const(i))
        if to is not None:
            name = job.shop.context.name("time")
            statements.append(ir.ForRange(name, ONE, count, tuple(_put(job, to, ir.Const(kind)))))
        statements.append(store(count, ZERO))
    return statements


def _move_region(job: Job, key: str, to_key: str) -> None:
    """All pieces of a region go, in the region's order; then the triggers answer, cell by cell."""
    region = job.argument(key)
    move = _RegionMove(job, cell_zone(region.type), to_key)
    job.writer.write(*move.marks())
    job.writer.write(*_fixed_loop(job, region, move.one))
    move.fire()


class _RegionMove:
    """Pieces of a region on their way: to one cell, to the free cells of a zone, or back to the box."""

    def __init__(self, job: Job, zone: str, to_key: str) -> None:
        """Find where they go, and which triggers will want to know."""
        self.job, self.zone = job, zone
        self.spread = bool(to_key) and _is_spread(job, to_key)
        self.target = job.argument(to_key) if to_key else None
        self.to = _destination(job, to_key) if to_key and not self.spread else None
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
            before.append(ir.Let(name, _first_free(self.job, self.target)))
            to = _Place(self.to_zone, ir.Var(name), free=True)
        moved = _transfer(self.job, self.zone, cell, to, must=False)
        notes: list[ir.Stmt] = [ir.AddTo(self.left, cell)] if self.left else []
        notes += [ir.AddTo(self.arrived, to.cell)] if self.arrived and to is not None else []
        return when(occupied(self.job.scope, self.zone, cell), [*before, *moved, *notes])

    def fire(self) -> None:
        """Let the triggers answer: for each cell left, then for each cell reached."""
        _fire_each(self.job, "taken", self.zone, self.left)
        _fire_each(self.job, "placed", self.to_zone, self.arrived)


def _is_spread(job: Job, key: str) -> bool:
    """Whether a destination is a zone of several cells, so that each piece takes the next free one."""
    target = job.argument(key)
    return isinstance(target.type, ZoneRef) and slots(job.scope, cell_zone(target.type)).shape.size > 1


def _fixed_loop(job: Job, region: typed.Expression, body: Callable[[ir.Expr], list[ir.Stmt]]) -> list[ir.Stmt]:
    """A loop over a region as it was before the loop began."""
    if not depends_on_state(region):
        return job.scope.each(region, body)
    statements, members = job.scope.collect(region)
    return [*statements, *over_set(job.scope, members, _cell_type(region), body)]


def _cell_type(region: typed.Expression) -> Type:
    return Cell(cell_zone(region.type))


def _fire_each(job: Job, word: str, zone: str, cells: str) -> None:
    """Let triggers answer an event at each cell of a set; without a set nobody listens."""
    if not cells:
        return
    cell = job.shop.context.name("cell")
    inner = job.writer.inner()
    job.fire(word, zone, ir.Var(cell), inner)
    job.writer.write(ir.ForSet(cell, ir.Var(cells), tuple(inner.body)))


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
        job.writer.write(*_become(job, zone, cell, kind))
        job.fire("turned", zone, cell)
        return
    turned = job.shop.context.name("turned")
    answered = job.shop.answered(("turned", zone))
    mark: Callable[[ir.Expr], list[ir.Stmt]] = lambda c: [ir.AddTo(turned, c)] if answered else []  # noqa: E731
    body = lambda c: when(occupied(job.scope, zone, c), [*mark(c), *_become(job, zone, c, kind)])  # noqa: E731
    job.writer.write(*([ir.NewSet(turned, slots(job.scope, zone).cells)] if answered else []))
    job.writer.write(*_fixed_loop(job, region, body))
    _fire_each(job, "turned", zone, turned if answered else "")


def _become(job: Job, zone: str, cell: ir.Expr, kind: ir.Expr) -> list[ir.Stmt]:
    place_of = slots(job.scope, zone)
    offset = cell_slot(place_of, cell) if place_of.shape.cells == "stack" else ZERO
    return [store(cell_slot(place_of, cell, offset), kind)]


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
    faces, low = job.shop.context.extent(of), lowest(of)
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
    to = _destination(job, "to")
    kind = job.hold("drawn", _drawn(job, zone, cell))
    job.writer.write(*take_kind(job.scope, zone, cell, kind, ONE, _missing(job, zone)), *_put(job, to, kind))
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
