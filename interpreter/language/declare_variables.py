"""Declaring variables: what they hold, how many there are, and how they start."""

from __future__ import annotations

from interpreter.language import typed
from interpreter.language.declare_zones import index_types
from interpreter.language.expressions import constant, constant_value
from interpreter.language.kinds import parse_type_name
from interpreter.language.ranges import too_wide
from interpreter.language.types import Int, Kind, Optional, Scalar, Type
from interpreter.language.world import World
from interpreter.model.ruleset import Variable


def declare_variables(world: World) -> None:
    """Enter every variable with its type, its indices and its start."""
    for source in world.ruleset.variables:
        found = _variable(world, source) if world.owns(source.name) else None
        if found is None:
            world.fail(source.name)
        else:
            world.variables[source.name.value] = found


def _variable(world: World, source: Variable) -> typed.StateVariable | None:
    held, per = _held(world, source), index_types(world, source.per, source.name.value)
    if held is None or per is None:
        return None
    of: Type = Optional(held) if source.optional else held
    start = _start(world, source, of)
    if start is None:
        return None
    return typed.StateVariable(source.name.value, of, per, start, source.clamp, source.name.span())


def _held(world: World, source: Variable) -> Scalar | None:
    if source.of is not None:
        return parse_type_name(world, source.of)
    if source.low is None or source.high is None:
        hint = "add `range: [0, 10]`, or `of:` with a type"
        world.report.error("TY053", f"it is not said what `{source.name.value}` holds", source.name.span(), hint)
        return None
    low, high = constant(world, source.low, "the low end"), constant(world, source.high, "the high end")
    if low is None or high is None:
        return None
    if low > high:
        span = source.low.span().to(source.high.span())
        world.report.error("TY016", f"the range {low}..{high} is empty", span)
        return None
    return _checked_range(world, source, Int(low, high))


def _checked_range(world: World, source: Variable, of: Int) -> Int | None:
    span = source.name.span()
    if too_wide(of):
        world.report.error("TY017", f"the range {of.low}..{of.high} is too wide", span, "numbers take 32 bits")
        return None
    if source.optional and of.low < 0:
        world.report.error("TY053", "an optional number cannot be negative", span, "let the range begin at 0 or more")
        return None
    return of


def _start(world: World, source: Variable, of: Type) -> int | None:
    """The value at the start: as said; else none, 0 if possible, or the first value of the type."""
    if source.start is not None:
        literal = constant_value(world, source.start, of, "`start`")
        return None if literal is None else literal.value
    if isinstance(of, Optional):
        return -1
    if isinstance(of, Int):
        return 0 if of.low <= 0 <= of.high else of.low
    if isinstance(of, Kind):
        return world.components[of.components[0]].first_kind
    return 0
