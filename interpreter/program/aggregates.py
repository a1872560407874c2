"""Aggregates that give a number: each is a loop in a function of its own."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.language import typed
from interpreter.language.types import Int, Optional
from interpreter.program import ir
from interpreter.program.build import NONE, ONE, ZERO, add, either, equal, negate, op, when
from interpreter.program.scope import Scope
from interpreter.program.values import gives


@gives(typed.Aggregate)
def aggregate(scope: Scope, node: typed.Aggregate) -> ir.Expr:
    """A loop in a function of its own; see :data:`AGGREGATES`."""
    return scope.function(node.operator, AGGREGATES[node.operator](scope, node))


def _loop(scope: Scope, node: typed.Aggregate, body: Callable[[Scope, ir.Expr], list[ir.Stmt]]) -> list[ir.Stmt]:
    """A loop over the domain of an aggregate, for the elements that meet its condition."""

    def one(x: ir.Expr) -> list[ir.Stmt]:
        inner = scope.bind(node.binder, x)
        condition = inner.value(node.condition) if node.condition is not None else ONE
        return when(condition, body(inner, x))

    return scope.each(node.domain, one)


def _any(scope: Scope, node: typed.Aggregate) -> list[ir.Stmt]:
    return [*_loop(scope, node, lambda inner, x: when(inner.value(node.value), [ir.Return(ONE)])), ir.Return(ZERO)]


def _all(scope: Scope, node: typed.Aggregate) -> list[ir.Stmt]:
    return [
        *_loop(scope, node, lambda inner, x: when(negate(inner.value(node.value)), [ir.Return(ZERO)])),
        ir.Return(ONE),
    ]


def _count(scope: Scope, node: typed.Aggregate) -> list[ir.Stmt]:
    total = scope.context.name("n")
    step = ir.Let(total, add(ir.Var(total), ONE))
    return [ir.Let(total, ZERO), *_loop(scope, node, lambda inner, x: [step]), ir.Return(ir.Var(total))]


def _sum(scope: Scope, node: typed.Aggregate) -> list[ir.Stmt]:
    total = scope.context.name("n")
    loop = _loop(scope, node, lambda inner, x: [ir.Let(total, add(ir.Var(total), inner.value(node.value)))])
    return [ir.Let(total, ZERO), *loop, ir.Return(ir.Var(total))]


def _extreme(operator: str) -> Callable[[Scope, typed.Aggregate], list[ir.Stmt]]:
    def body(scope: Scope, node: typed.Aggregate) -> list[ir.Stmt]:
        best, value = scope.context.name("best"), scope.context.name("value")
        better = op(operator, ir.Var(value), ir.Var(best))
        if isinstance(node.type, Optional):
            better = either(equal(ir.Var(best), NONE), better)
        keep = [ir.Let(best, ir.Var(value))]
        loop = _loop(scope, node, lambda inner, x: [ir.Let(value, inner.value(node.value)), *when(better, keep)])
        return [ir.Let(best, ir.Const(_start(node, operator))), *loop, ir.Return(ir.Var(best))]

    return body


def _start(node: typed.Aggregate, operator: str) -> int:
    if isinstance(node.type, Int):
        return node.type.low if operator == ">" else node.type.high
    return -1


def _first(scope: Scope, node: typed.Aggregate) -> list[ir.Stmt]:
    return [*_loop(scope, node, lambda inner, x: [ir.Return(x)]), ir.Return(NONE)]


def _last(scope: Scope, node: typed.Aggregate) -> list[ir.Stmt]:
    found = scope.context.name("found")
    return [ir.Let(found, NONE), *_loop(scope, node, lambda inner, x: [ir.Let(found, x)]), ir.Return(ir.Var(found))]


def _best(scope: Scope, node: typed.Aggregate) -> list[ir.Stmt]:
    best, value, found = (scope.context.name(stem) for stem in ("best", "value", "found"))
    better = either(equal(ir.Var(found), NONE), op(">", ir.Var(value), ir.Var(best)))
    keep: list[ir.Stmt] = [ir.Let(best, ir.Var(value))]

    def one(inner: Scope, x: ir.Expr) -> list[ir.Stmt]:
        return [ir.Let(value, inner.value(node.value)), *when(better, [*keep, ir.Let(found, x)])]

    return [ir.Let(found, NONE), ir.Let(best, ZERO), *_loop(scope, node, one), ir.Return(ir.Var(found))]


def _distinct(scope: Scope, node: typed.Aggregate) -> list[ir.Stmt]:
    name, of = scope.context.name("set"), node.value.type
    inner_type = of.of if isinstance(of, Optional) else of
    low = ir.Const(scope.context.lowest(inner_type))

    def one(inner: Scope, x: ir.Expr) -> list[ir.Stmt]:
        value = scope.context.name("value")
        known = ir.Const(1) if of == inner_type else op(">=", ir.Var(value), ZERO)
        return [ir.Let(value, inner.value(node.value)), *when(known, [ir.AddTo(name, op("-", ir.Var(value), low))])]

    return [
        ir.NewSet(name, scope.context.extent(inner_type)),
        *_loop(scope, node, one),
        ir.Return(ir.Size(ir.Var(name))),
    ]


#: How each aggregate that gives a number is computed: the body of its function.
AGGREGATES: dict[str, Callable[[Scope, typed.Aggregate], list[ir.Stmt]]] = {
    "any": _any,
    "all": _all,
    "count": _count,
    "sum": _sum,
    "min": _extreme("<"),
    "max": _extreme(">"),
    "first": _first,
    "last": _last,
    "best": _best,
    "distinct": _distinct,
}
