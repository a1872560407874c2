"""Walking the typed tree: the parts of an expression and of an effect."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from interpreter.language import typed


def parts(of: typed.Expression) -> tuple[typed.Expression, ...]:
    """The direct sub-expressions of an expression, in the order they are written."""
    match of:
        case typed.Variable(_, _, _, inner) | typed.Zone(_, _, _, inner) | typed.SetLiteral(_, _, inner):
            return inner
        case typed.MakeKind(_, _, _, inner) | typed.Apply(_, _, _, inner):
            return inner
        case typed.Range(_, _, left, right) | typed.Binary(_, _, _, left, right):
            return (left, right)
        case typed.Attribute(_, _, subject, _, index):
            return (subject,) if index is None else (subject, index)
        case typed.Unary(_, _, _, operand):
            return (operand,)
        case typed.If(_, _, condition, then, otherwise):
            return (condition, then, otherwise)
        case typed.Aggregate(_, _, _, _, domain, value, condition):
            return (domain, value) if condition is None else (domain, condition, value)
        case typed.Call():
            return (*of.arguments, *of.named.values())
        case _:
            return ()


def subexpressions(of: typed.Expression) -> Iterator[typed.Expression]:
    """An expression and everything inside it."""
    yield of
    for part in parts(of):
        yield from subexpressions(part)


def effects(steps: Iterable[typed.Effect]) -> Iterator[typed.Effect]:
    """All effects of a list, nested ones included."""
    for step in steps:
        yield step
        for block in step.blocks.values():
            yield from effects(block)


def expressions(steps: Iterable[typed.Effect]) -> Iterator[typed.Expression]:
    """All expressions that stand in a list of effects, each with its own parts left inside."""
    for step in effects(steps):
        yield from step.arguments.values()
        yield from step.conditions
        for given in step.given:
            yield given.domain


def all_phases(phases: Iterable[typed.Phase]) -> Iterator[typed.Phase]:
    """Phases and the phases inside them, outer ones first."""
    for phase in phases:
        yield phase
        yield from all_phases(phase.phases)
