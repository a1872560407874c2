"""Built-ins about what lies where: pieces, empty cells, counts."""

from __future__ import annotations

from interpreter.language import typed
from interpreter.language.types import Counts
from interpreter.program import ir
from interpreter.program.build import NONE, ONE, ZERO, add, both, choose, equal, op, when
from interpreter.program.builtins.regions import cell_zone, is_cell
from interpreter.program.builtins.registry import number
from interpreter.program.pieces import cell_slot, count_where, kind_at, occupied, pieces_on, pool_offset, slots
from interpreter.program.scope import Scope


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
    """Something lies on a cell, or on every cell of a region."""
    (region,) = node.arguments
    zone = cell_zone(region.type)
    if is_cell(region):
        return op(">", occupied(scope, zone, scope.needed(region)), ZERO)
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
