"""Evaluating a single expression in a position: for explanations, scenarios, and the language's own tests."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from interpreter.diagnostics.diagnostic import NOWHERE, Diagnostic, Report, RulewrightError, Severity
from interpreter.language import check_expression, typed
from interpreter.language.types import Flag, Int, Nothing, Optional, Player, Type
from interpreter.machine.emit import emit
from interpreter.machine.notation import Notation
from interpreter.model.ruleset import Text
from interpreter.program import ir
from interpreter.program.compile import expression_context
from interpreter.program.context import Fault
from interpreter.program.layout import ME
from interpreter.program.program import Program
from interpreter.program.scope import Scope, element_type

if TYPE_CHECKING:
    from interpreter.machine.state import State

#: What bound names stand for: values, or what they are in terms of the state.
Names = Mapping[int, int | ir.Expr]


@dataclass(frozen=True)
class Evaluator:
    """Computes typed expressions over the states of one program."""

    program: Program

    def number(self, state: list[int], expression: typed.Expression, names: Names, me: int | None = None) -> int:
        """The number an expression stands for; ``names`` gives values to bound names."""
        function, space = self._function(expression, names, me, lists=False)
        return int(space[function](state))

    def elements(self, state: list[int], domain: typed.Expression, names: Names, me: int | None = None) -> list[int]:
        """The elements of a set, in its order."""
        function, space = self._function(domain, names, me, lists=True)
        return list(space[function](state))

    def value(
        self, state: list[int], expression: typed.Expression, names: Names, me: int | None = None
    ) -> int | list[int]:
        """A number, or the elements of a set."""
        if is_set(expression.type):
            return self.elements(state, expression, names, me)
        return self.number(state, expression, names, me)

    def _function(
        self, expression: typed.Expression, names: Names, me: int | None, lists: bool
    ) -> tuple[str, dict[str, Any]]:
        """The expression as a function of its own in a module of its own."""
        context = expression_context(self.program)
        player: ir.Expr = ir.Slot(ME) if me is None else ir.Const(me)
        known = {uid: ir.Const(value) if isinstance(value, int) else value for uid, value in names.items()}
        scope = Scope(context, known, player)
        body = scope.each(expression, lambda x: [ir.Offer(x)]) if lists else [ir.Return(scope.value(expression))]
        context.functions["evaluated"] = ir.Function("evaluated", (), tuple(body), lists=lists)
        small = replace(
            self.program, tables=context.tables, rows=context.rows, functions=context.functions, blocks=(), points=()
        )
        space: dict[str, Any] = {"fail": _Faults(context.faults).fail}
        exec(emit(small), space)
        return "evaluated", space


@dataclass(frozen=True)
class _Faults:
    """Raises the fault of a number."""

    faults: list[Fault]

    def fail(self, number: int) -> int:
        found = self.faults[number]
        raise RulewrightError(Diagnostic(found.code, Severity.ERROR, found.message, found.span, found.hint))


def is_set(of: Type) -> bool:
    """Whether a type is a set of values (zones, rows and columns too)."""
    if isinstance(of, Optional):
        return False
    try:
        element_type(of)
    except TypeError:
        return False
    return True


def evaluate(state: State, text: str) -> object:
    """The value of an expression in a position, in notation: numbers, flags, none, text, or a list.

    ``me`` is the player to move. Raises :class:`~interpreter.diagnostics.diagnostic.RulewrightError`
    for an expression that does not fit the ruleset.
    """
    game, report = state.game, Report()
    me = typed.Local(Player(), NOWHERE, "me", -1)
    places = tuple((1, i + 1) for i in range(len(text) + 1))
    expression = check_expression(game.checked, Text(text, "<expression>", places), report, locals={"me": me})
    report.raise_errors()
    assert expression is not None, "an expression without errors has a type"
    value = Evaluator(game.program).value(state.vector, expression, {me.uid: state.vector[ME]})
    of = expression.type
    if isinstance(value, list):
        return [plain(game.notation, element_type(of), one) for one in value]
    return plain(game.notation, of, value)


def plain(notation: Notation, of: Type, value: int) -> object:
    """A value as a number, flag or None where it is one; else in notation."""
    inner = of.of if isinstance(of, Optional) else of
    if isinstance(inner, Nothing) or (isinstance(of, Optional) and value < 0):
        return None
    if isinstance(inner, Flag):
        return bool(value)
    return value if isinstance(inner, Int) else notation.value(inner, value)
