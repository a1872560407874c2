"""The register of built-in functions: how each becomes a number, or a loop over its elements."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from interpreter.language import typed
from interpreter.language.types import Line
from interpreter.program import ir
from interpreter.program.domains import loops, over_line
from interpreter.program.scope import Body, Scope
from interpreter.program.values import gives

N = TypeVar("N", bound=Callable[[Scope, typed.Call], ir.Expr])

M = TypeVar("M", bound=Callable[[Scope, typed.Call, Body], list[ir.Stmt]])

#: How each built-in that gives a number does so, and how each that gives a set loops over it.
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
