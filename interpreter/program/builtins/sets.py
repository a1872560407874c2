"""Built-ins about sets: how large, joined, shared, left over."""

from __future__ import annotations

from interpreter.language import typed
from interpreter.language.types import Line, Type
from interpreter.program import ir
from interpreter.program.build import ZERO, both, negate, op, when
from interpreter.program.builtins.registry import members, number
from interpreter.program.domains import over_set
from interpreter.program.scope import Body, Scope, element_type


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
    place, size = op("-", x, ir.Const(scope.context.lowest(element))), ir.Const(scope.context.extent(element))
    return scope.named(place, lambda at: both(op(">=", at, ZERO), op("<", at, size), ir.Has(members, at)), "place")


def _united(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    name, of = scope.context.name("set"), element_type(node.type)
    low = ir.Const(scope.context.lowest(of))
    fill = [stmt for part in node.arguments for stmt in scope.each(part, lambda x: [ir.AddTo(name, op("-", x, low))])]
    return [ir.NewSet(name, scope.context.extent(of)), *fill, *over_set(scope, ir.Var(name), of, body)]
