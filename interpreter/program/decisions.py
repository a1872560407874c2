"""Decisions: numbering what can be chosen, listing what is legal, reading parameters back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity, Span
from interpreter.language import typed
from interpreter.language.tree import subexpressions
from interpreter.language.types import Type
from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, add, both, op, times, when
from interpreter.program.context import Context
from interpreter.program.program import Choice, Parameter
from interpreter.program.scope import Scope, element_type
from interpreter.program.values import copy_of

#: More ids than this in one ruleset are refused.
MOST_ACTIONS = 1_000_000


class Choices:
    """The choices of a program, numbered as they are first met: actions in file order, then asks."""

    def __init__(self, context: Context) -> None:
        """Start with the actions of the ruleset."""
        self.context = context
        self.found: list[Choice] = []
        for action in context.checked.actions.values():
            self.number(action.name, action.given, action.span)

    def number(self, name: str, given: tuple[typed.Given, ...], span: Span) -> int:
        """The index of a choice; a new one if the name is new.

        Raises :class:`RulewrightError` if the name is taken by another choice, or there are too many ids.
        """
        for index, choice in enumerate(self.found):
            if choice.name == name:
                self._same(choice, span)
                return index
        base = self.found[-1].base + self.found[-1].count if self.found else 0
        parameters = tuple(self._parameter(g) for g in given)
        self.found.append(Choice(name, base, parameters, span))
        self._limit(span)
        return len(self.found) - 1

    def _same(self, known: Choice, span: Span) -> None:
        if known.span != span:
            message = f"`{known.name}` names two different choices"
            hint = "give the ask a name of its own: records and notation tell choices apart by it"
            raise RulewrightError(
                Diagnostic("LO003", Severity.ERROR, message, span, hint, ((known.span, "the other one"),))
            )

    def _limit(self, span: Span) -> None:
        last = self.found[-1]
        if last.base + last.count > MOST_ACTIONS:
            message = f"`{last.name}` brings the number of different actions to {last.base + last.count:,}"
            hint = f"at most {MOST_ACTIONS:,}; draw a parameter from a smaller domain, or split the action with `ask`"
            raise RulewrightError(Diagnostic("LO004", Severity.ERROR, message, span, hint))

    def _parameter(self, given: typed.Given) -> Parameter:
        of: Type = element_type(given.domain.type)
        if isinstance(given.domain, typed.Zone):
            return Parameter(given.local.name, of, self.context.checked.zones[given.domain.name].size, 0, local=True)
        return Parameter(given.local.name, of, self.context.extent(of), self.context.lowest(of))


def offers(
    scope: Scope,
    choice: Choice,
    given: tuple[typed.Given, ...],
    conditions: tuple[typed.Expression, ...],
    leaf: Callable[[ir.Expr], list[ir.Stmt]],
) -> list[ir.Stmt]:
    """Loops over the legal ways to make a choice; ``leaf`` gets each one's number within the choice.

    A condition is looked at as soon as the parameters it speaks of are known.
    """
    pairs, conditions = _pairs(given, conditions)
    order = {g.local.uid: i + 1 for i, g in enumerate(given)}
    levels = [max((order[uid] for uid in _locals(c) if uid in order), default=0) for c in conditions]

    def nest(level: int, inner: Scope, index: ir.Expr) -> list[ir.Stmt]:
        here = both(*(inner.value(c) for c, at in zip(conditions, levels, strict=True) if at == level))
        if level == len(given):
            return when(here, leaf(index))
        parameter, source = choice.parameters[level], given[level]
        if parameter.local and level not in pairs:
            return when(here, _within_copy(inner, parameter, source, index, lambda s, i: nest(level + 1, s, i)))

        def one(x: ir.Expr) -> list[ir.Stmt]:
            place = op("-", x, first_value(inner, parameter, source))
            return nest(level + 1, inner.bind(source.local, x), add(times(index, parameter.extent), place))

        loop = inner.each(source.domain, one)
        return when(here, _after(loop, inner.value(pairs[level])) if level in pairs else loop)

    return nest(0, scope, ZERO)


def _within_copy(
    scope: Scope,
    parameter: Parameter,
    given: typed.Given,
    index: ir.Expr,
    nest: Callable[[Scope, ir.Expr], list[ir.Stmt]],
) -> list[ir.Stmt]:
    """A loop over the cells of one copy of a zone, counted within the copy."""
    base, here = scope.context.name("base"), scope.context.name("here")
    start = first_value(scope, parameter, given)
    lets: list[ir.Stmt] = [] if isinstance(start, ir.Const) else [ir.Let(base, start)]
    cell = add(start if isinstance(start, ir.Const) else ir.Var(base), ir.Var(here))
    inner = nest(scope.bind(given.local, cell), add(times(index, parameter.extent), ir.Var(here)))
    return [*lets, ir.ForRange(here, ZERO, ir.Const(parameter.extent - 1), tuple(inner))]


def _pairs(
    given: tuple[typed.Given, ...], conditions: tuple[typed.Expression, ...]
) -> tuple[dict[int, typed.Local], tuple[typed.Expression, ...]]:
    """Parameters that come after another one of the same zone (``a < b``), and the conditions left.

    Such a parameter need not be tried from the beginning of the zone.
    """
    zones = {g.local.uid: i for i, g in enumerate(given) if isinstance(g.domain, typed.Zone) and not g.domain.indices}
    pairs: dict[int, typed.Local] = {}
    left: list[typed.Expression] = []
    for condition in conditions:
        match condition:
            case typed.Binary(operator="<", left=typed.Local(uid=a) as lower, right=typed.Local(uid=b)) if (
                a in zones and b in zones and zones[a] < zones[b] and zones[b] not in pairs
            ):
                pairs[zones[b]] = lower
            case _:
                left.append(condition)
    return pairs, tuple(left)


def _after(loop: list[ir.Stmt], first: ir.Expr) -> list[ir.Stmt]:
    """A loop over a zone that begins after one of its cells; a zone of one cell has none after it."""
    return [replace(stmt, low=add(first, ONE)) for stmt in loop if isinstance(stmt, ir.ForRange)]


def _locals(expression: typed.Expression) -> set[int]:
    return {part.uid for part in subexpressions(expression) if isinstance(part, typed.Local)}


def first_value(scope: Scope, parameter: Parameter, given: typed.Given) -> ir.Expr:
    """The value that number 0 of a parameter stands for."""
    if parameter.local:
        assert isinstance(given.domain, typed.Zone)
        return times(copy_of(scope, given.domain), parameter.extent)
    return ir.Const(parameter.low)


def decode(
    scope: Scope, choice: Choice, given: tuple[typed.Given, ...], index: ir.Expr
) -> list[tuple[typed.Local, ir.Expr]]:
    """The value of each parameter, from the number of the way chosen."""
    values: list[tuple[typed.Local, ir.Expr]] = []
    stride = choice.count
    for place, (parameter, source) in enumerate(zip(choice.parameters, given, strict=True)):
        stride //= parameter.extent
        digit = op("div", index, ir.Const(stride))
        if place:
            digit = op("mod", digit, ir.Const(parameter.extent))
        value = add(digit, first_value(scope, parameter, source))
        values.append((source.local, value))
        scope = scope.bind(source.local, value)
    return values


def legal_function(scope: Scope, stem: str, body: list[ir.Stmt]) -> str:
    """A new function of the state that lists legal ids."""
    name = scope.context.name(f"legal_{stem}")
    scope.context.functions[name] = ir.Function(name, (), tuple(body), lists=True)
    return name


def possible(
    scope: Scope, choice: Choice, given: tuple[typed.Given, ...], conditions: tuple[typed.Expression, ...]
) -> ir.Expr:
    """1 if there is any legal way to make a choice."""
    body = offers(scope, choice, given, conditions, lambda index: [ir.Return(ONE)])
    return scope.function(f"can_{choice.name}", [*body, ir.Return(ZERO)])
