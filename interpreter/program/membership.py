"""Whether a value is in a set, and whether two sets are the same."""

from __future__ import annotations

from interpreter.language import typed
from interpreter.language.relations import join
from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, both, either, equal, op, when
from interpreter.program.scope import Scope, element_type


def same_set(scope: Scope, left: typed.Expression, right: typed.Expression) -> ir.Expr:
    """1 if two sets have the same elements."""
    of = join(left.type, right.type)
    left_body, first = scope.collect(left, of)
    right_body, second = scope.collect(right, of)
    return scope.function("same_set", [*left_body, *right_body, ir.Return(equal(first, second))])


def member(scope: Scope, element: typed.Expression, domain: typed.Expression) -> ir.Expr:
    """1 if a value is in a set; none is in no set."""
    return scope.named(scope.value(element), lambda x: contains(scope, x, domain), "x")


def contains(scope: Scope, x: ir.Expr, domain: typed.Expression) -> ir.Expr:
    """1 if the number ``x`` is in a set."""
    match domain:
        case typed.Domain(values=values) if values == tuple(range(values[0], values[0] + len(values))):
            return both(op(">=", x, ir.Const(values[0])), op("<=", x, ir.Const(values[-1])))
        case typed.Range(low=low, high=high):
            return both(op(">=", x, scope.value(low)), op("<=", x, scope.value(high)))
        case typed.SetLiteral(items=items):
            return either(*(equal(x, scope.value(item)) for item in items))
        case typed.Local():
            low_end = scope.context.lowest(element_type(domain.type))
            return both(op(">=", x, ir.Const(low_end)), ir.Has(scope.value(domain), op("-", x, ir.Const(low_end))))
        case typed.Aggregate(operator="those", condition=condition) if condition is not None:
            inner = scope.bind(domain.binder, x)
            return both(contains(scope, x, domain.domain), inner.value(condition))
        case _:
            return _search(scope, x, domain)


def _search(scope: Scope, x: ir.Expr, domain: typed.Expression) -> ir.Expr:
    name = scope.context.name("x")
    found = scope.each(domain, lambda y: when(equal(y, ir.Var(name)), [ir.Return(ONE)]))
    return scope.function("contains", [*found, ir.Return(ZERO)], {name: x})
