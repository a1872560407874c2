"""What all phases share: their own scope, their labels, how they are entered and left."""

from __future__ import annotations

from dataclasses import dataclass, replace

from interpreter.language import typed
from interpreter.program import ir
from interpreter.program.build import ZERO
from interpreter.program.job import Flow, Workshop
from interpreter.program.layout import ME
from interpreter.program.scope import Scope
from interpreter.program.writer import Writer


def phase_scope(shop: Workshop, phase: typed.Phase) -> Scope:
    """The scope of a phase's own rules."""
    return Scope(shop.context, {}, ir.Slot(ME)).acting(phase.me, ir.Slot(ME), phase.name)


@dataclass(frozen=True)
class Ends:
    """Labels of a phase: where it is left, and what comes after."""

    leave: int
    flow: Flow


def ends_of(shop: Workshop, phase: typed.Phase, flow: Flow) -> Ends:
    """Labels for a phase, and where effects inside it can jump."""
    leave = shop.code.block(f"leave {phase.name}")
    return Ends(leave, replace(flow, phase=phase.name, leaves={**(flow.leaves or {}), phase.name: leave}))


def enter(shop: Workshop, phase: typed.Phase, scope: Scope, writer: Writer, flow: Flow) -> None:
    """What happens when a phase begins: its own effects, then the triggers."""
    shop.run(phase.start, scope, writer, flow)
    shop.fire(("phase_start", phase.name), ZERO, writer, flow)


def leave(shop: Workshop, phase: typed.Phase, scope: Scope, writer: Writer, flow: Flow) -> None:
    """What happens when a phase ends: its own effects, then the triggers."""
    shop.run(phase.end, scope, writer, flow)
    shop.fire(("phase_end", phase.name), ZERO, writer, flow)


def forget(shop: Workshop, first: int, writer: Writer) -> None:
    """Clear what has been kept in the frame from number ``first`` on, however a phase was left."""
    start, size = shop.context.layout.frame + first, len(shop.code.frame) - first
    if size > 0:
        name = shop.context.name("i")
        clear = ir.Store(start, ir.Var(name), ZERO)
        writer.write(ir.ForRange(name, ZERO, ir.Const(size - 1), (clear,)))


def leave_if(condition: ir.Expr, block: int) -> list[ir.Stmt]:
    """Statements that go to a block where a condition holds."""
    if isinstance(condition, ir.Const):
        return [ir.Goto(block)] if condition.value else []
    return [ir.If(condition, (ir.Goto(block),))]
