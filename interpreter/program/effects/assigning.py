"""Effects that remember: variables, and names for values."""

from __future__ import annotations

from interpreter.language import typed
from interpreter.language.types import Int, SetOf
from interpreter.language.types import Optional as Maybe
from interpreter.program import ir
from interpreter.program.build import NONE, add, op, store
from interpreter.program.effects.keeping import keep_set
from interpreter.program.effects.registry import verb
from interpreter.program.job import Job
from interpreter.program.scope import Scope, element_type
from interpreter.program.values import variable_slot


@verb("set", "add")
def assign(job: Job) -> None:
    """A variable gets a value, or a number more."""
    target = job.argument("target")
    assert isinstance(target, typed.Variable)
    place = variable_slot(job.scope, target)
    value = job.argument("value")
    if job.effect.verb == "set":
        job.writer.write(store(place, _fitting(job, target, value, _stored(job, target, value))))
    else:
        total = add(place, job.scope.needed(value))
        job.writer.write(store(place, _fitting(job, target, None, total)))
    index = job.scope.value(target.indices[0]) if target.indices else NONE
    job.fire("changed", target.name, index)


def _stored(job: Job, target: typed.Variable, value: typed.Expression) -> ir.Expr:
    return job.scope.value(value) if isinstance(target.type, Maybe) else job.scope.needed(value)


def _fitting(job: Job, target: typed.Variable, value: typed.Expression | None, number: ir.Expr) -> ir.Expr:
    """A number made to fit the variable's range: as it is, clamped, or required to fit."""
    of = target.type
    if not isinstance(of, Int):
        return number
    if value is not None and isinstance(value.type, Int) and of.low <= value.type.low and value.type.high <= of.high:
        return number
    if job.shop.context.checked.variables[target.name].clamp:
        return op("min", op("max", number, ir.Const(of.low)), ir.Const(of.high))
    message = f"`{target.name}` leaves its range {of.low}..{of.high}"
    hint = "widen its `range`, or let it stay inside with `clamp: true`"
    return ir.Require(number, of.low, of.high, job.fault("RW004", message, hint))


@verb("let")
def let(job: Job) -> Scope:
    """A name for a value: a number, or a set as it is now."""
    value, local = job.argument("be"), job.effect.binds
    assert local is not None
    if not isinstance(value.type, SetOf):
        return job.scope.bind(local, job.shop.hold(job.writer, local.name, job.scope.value(value), job.lasting))
    statements, members = job.scope.collect(value)
    job.writer.write(*statements)
    if job.lasting:
        members = keep_set(job, members, job.shop.context.extent(element_type(value.type)))
    return job.scope.bind(local, members)
