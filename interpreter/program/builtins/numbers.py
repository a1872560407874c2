"""Built-ins about numbers and values that may be none."""

from __future__ import annotations

from interpreter.language import typed
from interpreter.language.types import Optional
from interpreter.program import ir
from interpreter.program.build import ZERO, choose, op
from interpreter.program.builtins.registry import number
from interpreter.program.scope import Scope


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
