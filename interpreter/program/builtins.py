"""The built-in functions: how each becomes a number or a loop.

A built-in that gives a number is registered with :func:`number`, one that gives a set with
:func:`members`. Constant geometry becomes tables.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from interpreter.language import typed
from interpreter.language.relations import bare
from interpreter.language.types import Cell, Counts, Direction, Line, Optional, Type, ZoneRef
from interpreter.program import ir
from interpreter.program.build import NONE, ONE, ZERO, add, both, choose, equal, negate, op, times, when
from interpreter.program.domains import loops, over_line, over_row, over_set, over_values
from interpreter.program.geometry import reverse
from interpreter.program.layout import lowest
from interpreter.program.pieces import cell_slot, count_where, kind_at, occupied, pieces_on, pool_offset, slots
from interpreter.program.scope import Body, Scope, element_type
from interpreter.program.values import contains, copy_of, gives

T = TypeVar("T")
N = TypeVar("N", bound=Callable[[Scope, typed.Call], ir.Expr])
M = TypeVar("M", bound=Callable[[Scope, typed.Call, Body], list[ir.Stmt]])
NUMBERS: dict[str, Callable[[Scope, typed.Call], ir.Expr]] = {}
SETS: dict[str, Callable[[Scope, typed.Call, Body], list[ir.Stmt]]] = {}


def number(*names: str) -> Callable[[N], N]:
    """Register a function as the way a built-in becomes a number."""

    def register(function: N) -> N:
        NUMBERS.update(dict.fromkeys(names, function))
        return function

    return register


def members(*names: str) -> Callable[[M], M]:
    """Register a function as the way a built-in becomes a loop."""

    def register(function: M) -> M:
        SETS.update(dict.fromkeys(names, function))
        return function

    return register


@gives(typed.Call)
def call(scope: Scope, node: typed.Call) -> ir.Expr:
    """A built-in that gives a number."""
    return NUMBERS[node.function](scope, node)


@loops(typed.Call)
def loop(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    """A built-in that gives a set; or a row or column given by a built-in."""
    if isinstance(node.type, Line):
        return over_line(scope, node.type, scope.value(node), body)
    return SETS[node.function](scope, node, body)


def cell_zone(of: Type) -> str:
    """The zone of a cell, or of the cells of a region."""
    inner = of.of if isinstance(of, Optional) else of
    if isinstance(inner, Cell | ZoneRef | Line):
        return inner.zone
    element = element_type(inner)
    assert isinstance(element, Cell)
    return element.zone


def is_cell(expression: typed.Expression) -> bool:
    """Whether an expression is one cell (not a region)."""
    return isinstance(expression.type, Cell | Optional)


def flat(scope: Scope, zone: str, local: Callable[[int], int]) -> list[int]:
    """A function of cells of one copy, as a table over all copies; -1 stays -1."""
    geometry = scope.context.geometry(zone)
    values = [local(c) for c in range(geometry.size)]
    return [v if v < 0 else copy * geometry.size + v for copy in range(geometry.shape.copies) for v in values]


def flat_rows(scope: Scope, zone: str, local: Callable[[int], tuple[int, ...]]) -> list[tuple[tuple[int, ...], ...]]:
    """Lists of cells by cell of one copy, as rows over all copies."""
    geometry = scope.context.geometry(zone)
    rows = [local(c) for c in range(geometry.size)]
    return [tuple((copy * geometry.size + v,) for v in row) for copy in range(geometry.shape.copies) for row in rows]


# --- players ---------------------------------------------------------------------------


@number("opponent")
def opponent(scope: Scope, node: typed.Call) -> ir.Expr:
    """The other of two players."""
    return op("-", ONE, scope.needed(node.arguments[0]))


@number("next")
def following(scope: Scope, node: typed.Call) -> ir.Expr:
    """The next player in seat order."""
    players = scope.context.layout.players
    value = scope.needed(node.arguments[0])
    return op("-", ONE, value) if players == 2 else op("mod", add(value, ONE), ir.Const(players))


@number("previous")
def preceding(scope: Scope, node: typed.Call) -> ir.Expr:
    """The player before in seat order."""
    players = scope.context.layout.players
    value = scope.needed(node.arguments[0])
    return op("-", ONE, value) if players == 2 else op("mod", add(value, ir.Const(players - 1)), ir.Const(players))


@number("can")
def can(scope: Scope, node: typed.Call) -> ir.Expr:
    """Whether a player has a legal way to take an action."""
    player = scope.needed(node.named["for"]) if "for" in node.named else scope.me
    return scope.named(player, lambda p: scope.context.possible(node.words["action"], p), "player")


# --- numbers ---------------------------------------------------------------------------


@number("min", "max")
def extreme(scope: Scope, node: typed.Call) -> ir.Expr:
    """The least or greatest of the arguments."""
    result = scope.value(node.arguments[0])
    for argument in node.arguments[1:]:
        result = op(node.function, result, scope.value(argument))
    return result


@number("abs")
def absolute(scope: Scope, node: typed.Call) -> ir.Expr:
    """The distance from 0."""
    return scope.named(scope.value(node.arguments[0]), lambda v: op("max", v, op("-", ZERO, v)))


@number("default")
def fallback(scope: Scope, node: typed.Call) -> ir.Expr:
    """The first argument, or the second where the first is none."""
    value, other = node.arguments
    if not isinstance(value.type, Optional):
        return scope.value(value)
    return scope.named(scope.value(value), lambda v: choose(op("<", v, ZERO), scope.value(other), v))


# --- what lies where -------------------------------------------------------------------


@number("piece")
def piece(scope: Scope, node: typed.Call) -> ir.Expr:
    """The kind on a cell, or none."""
    zone = cell_zone(node.arguments[0].type)

    def kind(cell: ir.Expr) -> ir.Expr:
        return scope.named(kind_at(scope, zone, cell), lambda k: choose(k, k, NONE), "kind")

    return scope.unless_none(node.arguments[0], kind)


@number("empty")
def empty(scope: Scope, node: typed.Call) -> ir.Expr:
    """Nothing lies on a cell, or anywhere in a region."""
    (region,) = node.arguments
    zone = cell_zone(region.type)
    if is_cell(region):
        return equal(occupied(scope, zone, scope.needed(region)), ZERO)
    found = scope.each(region, lambda c: when(occupied(scope, zone, c), [ir.Return(ZERO)]))
    return scope.function("empty", [*found, ir.Return(ONE)])


@number("full")
def full(scope: Scope, node: typed.Call) -> ir.Expr:
    """Something lies on every cell of a region."""
    (region,) = node.arguments
    zone = cell_zone(region.type)
    found = scope.each(region, lambda c: when(equal(occupied(scope, zone, c), ZERO), [ir.Return(ZERO)]))
    return scope.function("full", [*found, ir.Return(ONE)])


@number("first_empty")
def first_empty(scope: Scope, node: typed.Call) -> ir.Expr:
    """The first cell of a region on which nothing lies, or none."""
    (region,) = node.arguments
    zone = cell_zone(region.type)
    found = scope.each(region, lambda c: when(equal(occupied(scope, zone, c), ZERO), [ir.Return(c)]))
    return scope.function("first_empty", [*found, ir.Return(NONE)])


@number("last_empty")
def last_empty(scope: Scope, node: typed.Call) -> ir.Expr:
    """The last cell of a region on which nothing lies, or none."""
    (region,) = node.arguments
    zone, name = cell_zone(region.type), scope.context.name("found")
    found = scope.each(region, lambda c: when(equal(occupied(scope, zone, c), ZERO), [ir.Let(name, c)]))
    return scope.function("last_empty", [ir.Let(name, NONE), *found, ir.Return(ir.Var(name))])


@number("height")
def height(scope: Scope, node: typed.Call) -> ir.Expr:
    """Pieces on a cell."""
    zone = cell_zone(node.arguments[0].type)
    if is_cell(node.arguments[0]):
        return scope.named(scope.needed(node.arguments[0]), lambda c: pieces_on(scope, zone, c))
    return count(scope, node)


@number("count")
def count(scope: Scope, node: typed.Call) -> ir.Expr:
    """Pieces in a region: all, of a kind, or with certain attributes."""
    (region,) = node.arguments
    zone, total = cell_zone(region.type), scope.context.name("n")
    wanted = {name: scope.needed(value) for name, value in node.named.items()}

    def one(cell: ir.Expr) -> list[ir.Stmt]:
        return _count_cell(scope, zone, cell, wanted, total)

    loops_over = one(scope.needed(region)) if is_cell(region) else scope.each(region, one)
    return scope.function("count", [ir.Let(total, ZERO), *loops_over, ir.Return(ir.Var(total))])


def _count_cell(scope: Scope, zone: str, cell: ir.Expr, wanted: dict[str, ir.Expr], total: str) -> list[ir.Stmt]:
    def more(amount: ir.Expr) -> list[ir.Stmt]:
        return [ir.Let(total, add(ir.Var(total), amount))]

    place = slots(scope, zone)
    if not wanted:
        return more(pieces_on(scope, zone, cell))
    if set(wanted) == {"of"} and place.shape.cells == "pool":
        return more(cell_slot(place, cell, pool_offset(scope, place, wanted["of"])))
    pairs = count_where(scope, zone, cell, lambda kind: _is_wanted(scope, kind, wanted))
    return [stmt for condition, amount in pairs for stmt in when(condition, more(amount))]


def _is_wanted(scope: Scope, kind: ir.Expr, wanted: dict[str, ir.Expr]) -> ir.Expr:
    return both(
        *(equal(kind if name == "of" else attribute_of(scope, kind, name), value) for name, value in wanted.items())
    )


def attribute_of(scope: Scope, kind: ir.Expr, name: str) -> ir.Expr:
    """An attribute of a kind number (0: none)."""
    table = scope.context.attribute_table(name)
    if isinstance(kind, ir.Const):
        return ir.Const(scope.context.tables[table][kind.value])
    return ir.Lookup(table, kind)


@number("size")
def size(scope: Scope, node: typed.Call) -> ir.Expr:
    """How many elements a set has."""
    (region,) = node.arguments
    match region:
        case typed.Domain(values=values):
            return ir.Const(len(values))
        case typed.Zone(name=name):
            return ir.Const(scope.context.checked.zones[name].size)
        case typed.Local() if not isinstance(region.type, Line):
            return ir.Size(scope.value(region))
    body, result = scope.collect(region)
    return scope.function("size", [*body, ir.Return(ir.Size(result))])


@number("covers")
def covers(scope: Scope, node: typed.Call) -> ir.Expr:
    """A region holds at least the counts that an attribute lists."""
    region, needs = node.arguments
    assert isinstance(needs, typed.Attribute)
    assert isinstance(needs.type, Counts)
    enum, attribute = needs.type.enum, node.words["attribute"]
    member = scope.context.name("member")
    symbol = typed.Local(node.type, node.span, "member", -scope.context.counter)
    inner = scope.bind(symbol, ir.Var(member))
    need = inner.value(typed.Attribute(needs.type, needs.span, needs.subject, needs.name, symbol))
    have = inner.value(typed.Call(node.type, node.span, "count", (region,), {attribute: symbol}))
    members_of = range(len(scope.context.checked.enums[enum].members))
    short = when(op("<", have, need), [ir.Return(ZERO)])
    loop_over = ir.ForRange(member, ZERO, ir.Const(len(members_of) - 1), tuple(short))
    return scope.function("covers", [loop_over, ir.Return(ONE)])


# --- geometry: numbers -----------------------------------------------------------------


@number("row", "column")
def line_number(scope: Scope, node: typed.Call) -> ir.Expr:
    """The row or column of a cell, or of a zone by number, as a number over all copies."""
    first = node.arguments[0]
    zone = cell_zone(first.type)
    shape, geometry = scope.context.checked.zones[zone], scope.context.geometry(zone)
    count_of = shape.rows if node.function == "row" else shape.columns
    if len(node.arguments) == 1:
        at = 0 if node.function == "row" else 1
        values = [k * count_of + geometry.coordinates(c)[at] for k in range(shape.copies) for c in range(shape.size)]
        table = scope.context.table(f"{node.function}_number_in_{zone}", values)
        return ir.Lookup(table, scope.needed(first))
    assert isinstance(first, typed.Zone)
    fault = scope.context.fault("RW002", f"{zone} has no {node.function} with this number", node.arguments[1].span)
    place = ir.Require(op("-", scope.value(node.arguments[1]), ONE), 0, count_of - 1, fault)
    return add(times(copy_of(scope, first), count_of), _known(place))


def _known(place: ir.Require) -> ir.Expr:
    """A requirement that a constant meets is dropped."""
    if isinstance(place.value, ir.Const) and place.low <= place.value.value <= place.high:
        return place.value
    return place


@number("at")
def at(scope: Scope, node: typed.Call) -> ir.Expr:
    """A cell by its numbers, or none outside the zone."""
    zone, *numbers = node.arguments
    assert isinstance(zone, typed.Zone)
    shape = scope.context.checked.zones[zone.name]
    values = [op("-", scope.value(n), ONE) for n in numbers]
    extents = (shape.size,) if len(values) == 1 else (shape.rows, shape.columns, shape.levels)
    inside = both(*(both(op(">=", v, ZERO), op("<", v, ir.Const(e))) for v, e in zip(values, extents, strict=False)))
    row, column, level = (*values, ZERO, ZERO)[:3] if len(values) > 1 else (ZERO, values[0], ZERO)
    local = add(times(add(times(level, shape.rows), row), shape.columns), column)
    return choose(inside, add(times(copy_of(scope, zone), shape.size), local), NONE)


@number("step")
def step(scope: Scope, node: typed.Call) -> ir.Expr:
    """The next cell in a direction, or some places further in a row or ring; or none."""
    cell, way = node.arguments
    zone = cell_zone(cell.type)
    further = _step_towards if isinstance(bare(way.type), Direction) else _step_along
    return scope.unless_none(cell, lambda c: further(scope, zone, c, scope.needed(way)))


def _step_towards(scope: Scope, zone: str, cell: ir.Expr, direction: ir.Expr) -> ir.Expr:
    geometry = scope.context.geometry(zone)
    if isinstance(direction, ir.Const):
        d = direction.value
        return ir.Lookup(scope.context.table(f"step_in_{zone}", flat(scope, zone, lambda c: geometry.step(c, d))), cell)
    values = [v for d in range(26) for v in flat(scope, zone, partial(_swapped(geometry.step), d))]
    table = scope.context.table(f"steps_in_{zone}", values)
    return ir.Lookup(table, add(times(direction, geometry.size * geometry.shape.copies), cell))


def _swapped(function: Callable[[int, int], T]) -> Callable[[int, int], T]:
    """A function of two numbers that takes the second one first."""
    return lambda second, first: function(first, second)


def _step_along(scope: Scope, zone: str, cell: ir.Expr, places: ir.Expr) -> ir.Expr:
    shape = scope.context.checked.zones[zone]
    length = ir.Const(shape.size)
    local = cell if shape.copies == 1 else op("mod", cell, length)
    base = ZERO if shape.copies == 1 else op("-", cell, local)
    moved = add(local, places)
    if shape.kind == "ring":
        return add(base, op("mod", moved, length))

    def inside(to: ir.Expr) -> ir.Expr:
        return choose(both(op(">=", to, ZERO), op("<", to, length)), add(base, to), NONE)

    return scope.named(moved, inside, "to")


@number("reverse")
def reversed_direction(scope: Scope, node: typed.Call) -> ir.Expr:
    """The opposite direction."""
    return ir.Lookup(scope.context.table("reverse", [reverse(d) for d in range(26)]), scope.needed(node.arguments[0]))


@number("beyond")
def beyond(scope: Scope, node: typed.Call) -> ir.Expr:
    """The first cell of a ray for which a condition does not hold, or none."""
    body = _ray(scope, node, lambda c: when(negate(_holds(scope, node, c)), [ir.Return(c)]))
    return scope.function("beyond", [*body, ir.Return(NONE)])


@number("adjacent")
def adjacent(scope: Scope, node: typed.Call) -> ir.Expr:
    """Whether two cells are neighbours."""
    first, second = node.arguments
    neighbours = typed.Call(node.type, node.span, "neighbors", (first,))
    return scope.named(scope.needed(second), lambda c: contains(scope, c, neighbours))


@number("distance")
def distance(scope: Scope, node: typed.Call) -> ir.Expr:
    """Steps between two cells along neighbours, or none."""
    first, second = node.arguments
    zone = cell_zone(first.type)
    geometry = scope.context.geometry(zone)
    size_of, copies = geometry.size, geometry.shape.copies
    values = [-1] * (size_of * copies) ** 2
    for copy in range(copies):
        for c in range(size_of):
            start = (copy * size_of + c) * size_of * copies + copy * size_of
            values[start : start + size_of] = geometry.distances(c)
    table = scope.context.table(f"distance_in_{zone}", values)
    return ir.Lookup(table, add(times(scope.needed(first), size_of * copies), scope.needed(second)))


@number("connected")
def connected(scope: Scope, node: typed.Call) -> ir.Expr:
    """Whether one can walk from one set of cells to another over cells that meet a condition."""
    start, goal = node.arguments
    goal_body, goal_set = scope.collect(goal)
    seen, front = scope.context.name("seen"), scope.context.name("front")

    def begin(c: ir.Expr) -> list[ir.Stmt]:
        return when(_holds(scope, node, c), [ir.AddTo(front, c), ir.AddTo(seen, c)])

    zone = cell_zone(start.type)
    flood = _flood(scope, node, zone, seen, front, lambda c: when(ir.Has(goal_set, c), [ir.Return(ONE)]))
    new = [ir.NewSet(name, _cells(scope, zone)) for name in (seen, front)]
    return scope.function("connected", [*goal_body, *new, *scope.each(start, begin), *flood, ir.Return(ZERO)])


def _cells(scope: Scope, zone: str) -> int:
    return slots(scope, zone).cells


def _flood(scope: Scope, node: typed.Call, zone: str, seen: str, front: str, visit: Body) -> list[ir.Stmt]:
    """Grow ``seen`` from ``front`` over neighbours that meet the condition; ``visit`` each cell once."""
    here, further, taken = (scope.context.name(stem) for stem in ("here", "further", "from"))

    def reach(c: ir.Expr) -> list[ir.Stmt]:
        fresh = both(negate(ir.Has(ir.Var(seen), c)), _holds(scope, node, c))
        return when(fresh, [ir.AddTo(seen, c), ir.AddTo(further, c)])

    grow = over_row(scope, neighbor_table(scope, zone), ir.Var(here), reach)
    wave: list[ir.Stmt] = [
        ir.Let(taken, ir.Var(front)),
        ir.NewSet(further, _cells(scope, zone)),
        ir.ForSet(here, ir.Var(taken), (*visit(ir.Var(here)), *grow)),
        ir.Let(front, ir.Var(further)),
    ]
    return [ir.While(op(">", ir.Size(ir.Var(front)), ZERO), tuple(wave))]


def neighbor_table(scope: Scope, zone: str) -> str:
    """The table of neighbours by cell."""
    return scope.context.ragged(f"neighbors_in_{zone}", flat_rows(scope, zone, scope.context.geometry(zone).neighbors))


def _holds(scope: Scope, node: typed.Call, cell: ir.Expr) -> ir.Expr:
    """The ``where:`` condition of a call, of a cell; true if there is none."""
    if "where" not in node.named or node.cell is None:
        return ONE
    return scope.bind(node.cell, cell).value(node.named["where"])


# --- geometry: sets --------------------------------------------------------------------


@members("neighbors", "around")
def near(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    """Neighbours of a cell, without or with those over a corner."""
    (cell,) = node.arguments
    zone = cell_zone(cell.type)
    geometry = scope.context.geometry(zone)
    local = geometry.neighbors if node.function == "neighbors" else geometry.around
    table = scope.context.ragged(f"{node.function}_in_{zone}", flat_rows(scope, zone, local))
    return over_row(scope, table, scope.needed(cell), body)


@members("rows", "columns")
def lines(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    """The rows or columns of a zone."""
    (zone,) = node.arguments
    assert isinstance(zone, typed.Zone)
    shape = scope.context.checked.zones[zone.name]
    count_of = shape.rows if node.function == "rows" else shape.columns
    copy = copy_of(scope, zone)
    if isinstance(copy, ir.Const):
        return over_values(scope, range(copy.value * count_of, (copy.value + 1) * count_of), body, "line")
    var = scope.context.name("line")
    first = times(copy, count_of)
    return [ir.ForRange(var, first, add(first, ir.Const(count_of - 1)), tuple(body(ir.Var(var))))]


@members("directions")
def directions(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    """The directions that a zone knows."""
    zone = cell_zone(node.arguments[0].type)
    return over_values(scope, scope.context.geometry(zone).directions, body, "direction")


@members("ray")
def ray(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    """The cells in a direction, nearest first."""
    return _ray(scope, node, body)


def _ray(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    cell, way = node.arguments
    zone = cell_zone(cell.type)
    geometry = scope.context.geometry(zone)
    rows = [row for d in range(26) for row in flat_rows(scope, zone, partial(_swapped(geometry.ray), d))]
    table = scope.context.ragged(f"rays_in_{zone}", rows)
    place = add(times(scope.needed(way), geometry.size * geometry.shape.copies), scope.needed(cell))
    return over_row(scope, table, place, body)


@members("run")
def run(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    """The start of a ray, as long as a condition holds."""
    return _ray(scope, node, lambda c: [*when(negate(_holds(scope, node, c)), [ir.Break()]), *body(c)])


@members("group")
def group(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    """A cell and all that are joined to it by neighbours that meet a condition."""
    (cell,) = node.arguments
    zone = cell_zone(cell.type)
    seen, front, start = (scope.context.name(stem) for stem in ("seen", "front", "start"))
    begin: list[ir.Stmt] = [
        ir.Let(start, scope.needed(cell)),
        ir.AddTo(seen, ir.Var(start)),
        ir.AddTo(front, ir.Var(start)),
    ]
    new: list[ir.Stmt] = [ir.NewSet(name, _cells(scope, zone)) for name in (seen, front)]
    flood = _flood(scope, node, zone, seen, front, lambda c: list[ir.Stmt]())
    return [*new, *begin, *flood, *over_set(scope, ir.Var(seen), Cell(zone), body)]


@members("edge", "corners")
def border(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    """The border cells of a zone, one side of it, or its corners."""
    zone = node.arguments[0]
    assert isinstance(zone, typed.Zone)
    geometry = scope.context.geometry(zone.name)
    copies = range(geometry.shape.copies)
    if len(node.arguments) == 1:
        cells = geometry.border if node.function == "edge" else geometry.corners
        rows = [tuple((k * geometry.size + c,) for c in cells) for k in copies]
        return over_row(
            scope, scope.context.ragged(f"{node.function}_of_{zone.name}", rows), copy_of(scope, zone), body
        )
    sides = [geometry.side(d) if d in geometry.directions else () for d in range(26)]
    rows = [tuple((k * geometry.size + c,) for c in side) for side in sides for k in copies]
    place = add(times(scope.needed(node.arguments[1]), len(copies)), copy_of(scope, zone))
    return over_row(scope, scope.context.ragged(f"sides_of_{zone.name}", rows), place, body)


@members("union", "common", "without")
def combined(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    """Both sets together, what they share, or the first without the second."""
    if node.function == "union":
        return _united(scope, node, body)
    first, second = node.arguments
    gather, others = scope.collect(second)

    def one(x: ir.Expr) -> list[ir.Stmt]:
        inside = _held(scope, second.type, others, x)
        return when(inside if node.function == "common" else negate(inside), body(x))

    return [*gather, *scope.each(first, one)]


def _held(scope: Scope, of: Type, members: ir.Expr, x: ir.Expr) -> ir.Expr:
    """1 if a number is in a set put together of elements of a type, whose bounds it may exceed."""
    element = element_type(of)
    place, size = op("-", x, ir.Const(lowest(element))), ir.Const(scope.context.extent(element))
    return scope.named(place, lambda at: both(op(">=", at, ZERO), op("<", at, size), ir.Has(members, at)), "place")


def _united(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    name, of = scope.context.name("set"), element_type(node.type)
    low = ir.Const(lowest(of))
    fill = [stmt for part in node.arguments for stmt in scope.each(part, lambda x: [ir.AddTo(name, op("-", x, low))])]
    return [ir.NewSet(name, scope.context.extent(of)), *fill, *over_set(scope, ir.Var(name), of, body)]
