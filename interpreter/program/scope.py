"""A scope: how the names of the typed tree translate at one place of the program.

The modules ``values``, ``domains``, ``builtins`` and ``patterns`` register small functions
here, one per node class or built-in; :class:`Scope` dispatches to them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from interpreter.language import typed
from interpreter.language.types import Cell, Line, Optional, SetOf, Type, ZoneRef
from interpreter.program import ir
from interpreter.program.build import NONE, choose, is_simple, op
from interpreter.program.context import Context
from interpreter.program.walk import free_variables

Body: TypeAlias = Callable[[ir.Expr], list[ir.Stmt]]

#: How each node class gives a number, and how each gives a loop over its elements.
VALUES: dict[type, Callable[..., ir.Expr]] = {}
LOOPS: dict[type, Callable[..., list[ir.Stmt]]] = {}


@dataclass(frozen=True)
class Scope:
    """Translates typed expressions at one place.

    ``me`` is the player whose turn it is; ``rule`` names the rule being compiled.
    """

    context: Context
    names: Mapping[int, ir.Expr]
    me: ir.Expr
    rule: str = ""

    def bind(self, local: typed.Local, value: ir.Expr) -> Scope:
        """This scope with one more name."""
        return replace(self, names={**self.names, local.uid: value})

    def acting(self, me: typed.Local, player: ir.Expr, rule: str = "") -> Scope:
        """A scope in which ``player`` is to move and the local ``me`` stands for that player."""
        return replace(self, names={**self.names, me.uid: player}, me=player, rule=rule or self.rule)

    def value(self, expression: typed.Expression) -> ir.Expr:
        """The number that an expression stands for."""
        return VALUES[type(expression)](self, expression)

    def each(self, domain: typed.Expression, body: Body) -> list[ir.Stmt]:
        """A loop over the elements of a set, in the set's order, each once."""
        return LOOPS[type(domain)](self, domain, body)

    def needed(self, expression: typed.Expression) -> ir.Expr:
        """The value of an expression that must not be none here."""
        value = self.value(expression)
        if not isinstance(expression.type, Optional):
            return value
        hint = "test it with `!= none` first, or say what stands in for it: `default(..., ...)`"
        fault = self.context.fault("RW001", "this is none here, where something is needed", expression.span, hint)
        return ir.Require(value, 0, 2**31 - 1, fault)

    def named(self, value: ir.Expr, use: Callable[[ir.Expr], ir.Expr], stem: str = "v") -> ir.Expr:
        """``use(value)`` with the value computed once."""
        if is_simple(value):
            return use(value)
        name = self.context.name(stem)
        return ir.Bind(name, value, use(ir.Var(name)))

    def unless_none(self, expression: typed.Expression, use: Callable[[ir.Expr], ir.Expr]) -> ir.Expr:
        """``use(value)``, or none if the value is none."""
        value = self.value(expression)
        if not isinstance(expression.type, Optional):
            return self.named(value, use)
        return self.named(value, lambda v: choose(op("<", v, ir.Const(0)), NONE, use(v)))

    def function(self, stem: str, body: list[ir.Stmt], given: Mapping[str, ir.Expr] | None = None) -> ir.Call:
        """A call of a new function with this body; ``given`` binds parameters to arguments."""
        bound = dict(given or {})
        outer = [name for name in free_variables(tuple(body)) if name not in bound]
        params = (*bound, *outer)
        name = self.context.name(stem)
        self.context.functions[name] = ir.Function(name, params, tuple(body))
        return ir.Call(name, (*bound.values(), *(ir.Var(v) for v in outer)))

    def collect(self, domain: typed.Expression, of: Type | None = None) -> tuple[list[ir.Stmt], ir.Expr]:
        """Statements that put a set together, and the set. Element x is bit x - lowest of the elements of ``of``."""
        name = self.context.name("set")
        element = element_type(of or domain.type)
        low = self.context.lowest(element)
        statements = self.each(domain, lambda x: [ir.AddTo(name, op("-", x, ir.Const(low)))])
        return [ir.NewSet(name, self.context.extent(element)), *statements], ir.Var(name)


def element_type(of: Type) -> Type:
    """The type of a set's elements; zones, rows and columns are sets of cells."""
    match of:
        case SetOf(element):
            return element
        case ZoneRef(zone) | Line(zone, _):
            return Cell(zone)
        case _:
            raise TypeError(f"{of} has no elements")
