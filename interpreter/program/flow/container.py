"""Phases made of phases: their start, their parts, their end, as often as they say."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.language import typed
from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, add, op, store
from interpreter.program.flow.ends import ends_of, enter, forget, leave, leave_if, phase_scope
from interpreter.program.job import Flow, Workshop
from interpreter.program.scope import Scope
from interpreter.program.writer import Writer

#: What compiles the phases inside: phases and containers need each other.
Parts = Callable[[Workshop, tuple[typed.Phase, ...], Writer, Flow], None]


def compile_container(shop: Workshop, phase: typed.Phase, writer: Writer, outer: Flow, parts: Parts) -> None:
    """A phase made of phases: its start, its parts, its end, as often as it says."""
    scope, ends, code = phase_scope(shop, phase), ends_of(shop, phase, outer), shop.code
    first = len(code.frame)
    head, after = code.block(f"begin {phase.name}"), code.block(f"after {phase.name}")
    counter = code.keep(f"{phase.name}_pass") if phase.repeat is not None and phase.repeat > 1 else None
    if counter is not None:
        writer.write(store(counter, ZERO))
    writer.goto(head)
    writer.begin(head)
    enter(shop, phase, scope, writer, ends.flow)
    parts(shop, phase.phases, writer, ends.flow)
    leave(shop, phase, scope, writer, outer)
    _again_or_after(phase, scope, counter, writer, head, after)
    leaving = Writer.at(code, ends.leave)
    forget(shop, first, leaving)
    leave(shop, phase, scope, leaving, outer)
    leaving.goto(after)
    writer.begin(after)
    if counter is not None:
        writer.write(store(counter, ZERO))


def _again_or_after(
    phase: typed.Phase, scope: Scope, counter: ir.Slot | None, writer: Writer, head: int, after: int
) -> None:
    """At the end of a pass: another one, or on to what follows."""
    if phase.until is not None:
        writer.write(*leave_if(scope.value(phase.until), after))
    if phase.repeat is None:
        writer.goto(head)
    elif counter is not None:
        writer.write(store(counter, add(counter, ONE)))
        writer.write(ir.If(op("<", counter, ir.Const(phase.repeat)), (ir.Goto(head),), (ir.Goto(after),)))
    else:
        writer.goto(after)
