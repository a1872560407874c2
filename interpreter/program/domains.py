"""How each node of the typed tree becomes a loop over the elements of a set."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from interpreter.language import typed
from interpreter.language.types import Cell, Line, Match, Optional, Type, ZoneRef
from interpreter.program import ir
from interpreter.program.build import ONE, add, op, times, when
from interpreter.program.scope import LOOPS, Body, Scope, element_type
from interpreter.program.values import copy_of

F = TypeVar("F", bound=Callable[..., list[ir.Stmt]])


def loops(node: type) -> Callable[[F], F]:
    """Register a function as the way a node class becomes a loop."""

    def register(function: F) -> F:
        LOOPS[node] = function
        return function

    return register


def over_values(scope: Scope, values: Sequence[int], body: Body, stem: str = "value") -> list[ir.Stmt]:
    """A loop over constants, in this order."""
    if not values:
        return []
    var = scope.context.name(stem)
    if list(values) == list(range(values[0], values[0] + len(values))):
        return [ir.ForRange(var, ir.Const(values[0]), ir.Const(values[-1]), tuple(body(ir.Var(var))))]
    table = scope.context.ragged(f"{stem}s", [tuple((v,) for v in values)])
    return [ir.ForRow((var,), table, ir.Const(0), tuple(body(ir.Var(var))))]


def over_row(scope: Scope, table: str, row: ir.Expr, body: Body, stem: str = "cell") -> list[ir.Stmt]:
    """A loop over one row of a ragged table of single numbers."""
    if isinstance(row, ir.Const):
        return over_values(scope, [entry[0] for entry in scope.context.rows[table][row.value]], body, stem)
    var = scope.context.name(stem)
    return [ir.ForRow((var,), table, row, tuple(body(ir.Var(var))))]


@loops(typed.Domain)
def domain(scope: Scope, node: typed.Domain, body: Body) -> list[ir.Stmt]:
    """All values of a type."""
    return over_values(scope, node.values, body)


@loops(typed.Range)
def interval(scope: Scope, node: typed.Range, body: Body) -> list[ir.Stmt]:
    """Numbers from low to high."""
    var = scope.context.name("n")
    return [ir.ForRange(var, scope.value(node.low), scope.value(node.high), tuple(body(ir.Var(var))))]


@loops(typed.Zone)
def zone(scope: Scope, node: typed.Zone, body: Body) -> list[ir.Stmt]:
    """The cells of one copy of a zone."""
    size = scope.context.checked.zones[node.name].size
    copy = copy_of(scope, node)
    if isinstance(copy, ir.Const):
        return over_values(scope, range(copy.value * size, (copy.value + 1) * size), body, "cell")
    if size == 1:
        return body(copy)
    var, base = scope.context.name("cell"), scope.context.name("base")
    first = ir.Var(base)
    loop = ir.ForRange(var, first, add(first, ir.Const(size - 1)), tuple(body(ir.Var(var))))
    return [ir.Let(base, times(copy, size)), loop]


@loops(typed.SetLiteral)
def literal(scope: Scope, node: typed.SetLiteral, body: Body) -> list[ir.Stmt]:
    """The listed values; each once."""
    values = [scope.value(item) for item in node.items]
    if all(isinstance(value, ir.Const) for value in values):
        return over_values(scope, tuple(dict.fromkeys(v.value for v in values if isinstance(v, ir.Const))), body)
    name, of = scope.context.name("set"), element_type(node.type)
    low = scope.context.lowest(of)
    fill: list[ir.Stmt] = []
    for item, value in zip(node.items, values, strict=True):
        stored = ir.AddTo(name, op("-", value, ir.Const(low)))
        fill += when(op(">=", value, ir.Const(0)), [stored]) if isinstance(item.type, Optional) else [stored]
    return [ir.NewSet(name, scope.context.extent(of)), *fill, *over_set(scope, ir.Var(name), of, body)]


def over_set(scope: Scope, members: ir.Expr, of: Type, body: Body) -> list[ir.Stmt]:
    """A loop over a set that has been put together, ascending."""
    var = scope.context.name("member")
    return [ir.ForSet(var, members, tuple(body(add(ir.Var(var), ir.Const(scope.context.lowest(of))))))]


@loops(typed.Local)
def local(scope: Scope, node: typed.Local, body: Body) -> list[ir.Stmt]:
    """A row or column, or a set that a name stands for."""
    if isinstance(node.type, Line):
        return over_line(scope, node.type, scope.value(node), body)
    if isinstance(node.type, ZoneRef | Cell):
        return body(scope.value(node))
    return over_set(scope, scope.value(node), element_type(node.type), body)


def over_line(scope: Scope, line: Line, number: ir.Expr, body: Body) -> list[ir.Stmt]:
    """A loop over the cells of a row or column."""
    geometry, shape = scope.context.geometry(line.zone), scope.context.checked.zones[line.zone]
    cells_of = geometry.row if line.axis == "row" else geometry.column
    count = shape.rows if line.axis == "row" else shape.columns
    rows = [tuple((copy * shape.size + c,) for c in cells_of(i)) for copy in range(shape.copies) for i in range(count)]
    return over_row(scope, scope.context.ragged(f"cells_of_{line.axis}_in_{line.zone}", rows), number, body)


@loops(typed.Variable)
@loops(typed.Apply)
@loops(typed.Attribute)
def stored(scope: Scope, node: typed.Variable | typed.Apply | typed.Attribute, body: Body) -> list[ir.Stmt]:
    """A function that gives a set is put in place; a row or column is looped over; so are a match's cells."""
    if isinstance(node, typed.Attribute):
        return _match_cells(scope, node, body)
    if isinstance(node, typed.Apply):
        return _inline(scope, node, body)
    raise TypeError(f"no set: {node}")


def _match_cells(scope: Scope, node: typed.Attribute, body: Body) -> list[ir.Stmt]:
    of = node.subject.type.of if isinstance(node.subject.type, Optional) else node.subject.type
    assert isinstance(of, Match)
    rows = [tuple((c,) for c in p.cells) for p in scope.context.placements(of.pattern, of.zone)]
    table = scope.context.ragged(f"cells_of_{of.pattern}_in_{of.zone}", rows)
    return over_row(scope, table, scope.needed(node.subject), body)


def _inline(scope: Scope, node: typed.Apply, body: Body) -> list[ir.Stmt]:
    """The body of the function in place of the call. The loop's body keeps the caller's names.

    Names are resolved by number, so the two sets of names cannot clash; but a function used
    twice inside itself would: the checker refuses recursion.
    """
    definition = scope.context.checked.functions[node.function]
    inner, lets = scope.bind(definition.me, scope.me), list[ir.Stmt]()
    for parameter, argument in zip(definition.parameters, node.arguments, strict=True):
        name = scope.context.name(parameter.name)
        lets.append(ir.Let(name, scope.needed(argument)))
        inner = inner.bind(parameter, ir.Var(name))
    return [*lets, *inner.each(definition.body, body)]


@loops(typed.If)
def conditional(scope: Scope, node: typed.If, body: Body) -> list[ir.Stmt]:
    """One of two sets."""
    then, otherwise = scope.each(node.then, body), scope.each(node.otherwise, body)
    return when(scope.value(node.condition), then, otherwise)


@loops(typed.Aggregate)
def aggregate(scope: Scope, node: typed.Aggregate, body: Body) -> list[ir.Stmt]:
    """``those`` filters; ``union`` puts sets together."""

    def filtered(inside: Callable[[Scope, ir.Expr], list[ir.Stmt]]) -> list[ir.Stmt]:
        def one(x: ir.Expr) -> list[ir.Stmt]:
            inner = scope.bind(node.binder, x)
            condition = inner.value(node.condition) if node.condition is not None else ONE
            return when(condition, inside(inner, x))

        return scope.each(node.domain, one)

    if node.operator == "those":
        return filtered(lambda inner, x: body(x))
    name, of = scope.context.name("set"), element_type(node.type)
    low = ir.Const(scope.context.lowest(of))
    fill = filtered(lambda inner, x: inner.each(node.value, lambda y: [ir.AddTo(name, op("-", y, low))]))
    return [ir.NewSet(name, scope.context.extent(of)), *fill, *over_set(scope, ir.Var(name), of, body)]
