"""The phases of a game, one after the other."""

from __future__ import annotations

from interpreter.language import typed
from interpreter.program import ir
from interpreter.program.build import ONE, store
from interpreter.program.flow.container import compile_container
from interpreter.program.flow.ends import phase_scope
from interpreter.program.flow.turns import compile_turns
from interpreter.program.job import Flow, Then, Workshop
from interpreter.program.layout import REASON
from interpreter.program.writer import Writer


def compile_game(shop: Workshop, phases: tuple[typed.Phase, ...], writer: Writer) -> None:
    """The phases of the whole game; the last one that was not skipped has ended it."""
    sure = max((i for i, phase in enumerate(phases) if phase.only_when is None), default=-1)
    compile_phases(shop, phases[: sure + 1], writer, Flow())
    last: ir.Expr = ir.Const(shop.code.rule(phases[sure].name if sure >= 0 else "phases"))
    if phases[sure + 1 :]:
        last = _noted(shop, phases[sure + 1 :], writer, last)
    writer.write(store(ir.Slot(REASON), last))
    writer.goto(shop.outcome)


def _noted(shop: Workshop, phases: tuple[typed.Phase, ...], writer: Writer, before: ir.Expr) -> ir.Slot:
    """Phases any of which may be skipped; a slot of the frame notes which one was the last."""
    last = shop.code.keep("last_phase")
    writer.write(store(last, before))
    for phase in phases:

        def noted(inner: Writer, phase: typed.Phase = phase) -> None:
            _phase(shop, phase, Flow())(inner)
            inner.write(store(last, ir.Const(shop.code.rule(phase.name))))

        shop.branch(writer, _condition(shop, phase), noted, None, suspends=True)
    return last


def compile_phases(shop: Workshop, phases: tuple[typed.Phase, ...], writer: Writer, flow: Flow) -> None:
    """Compile phases one after the other."""
    for phase in phases:
        shop.branch(writer, _condition(shop, phase), _phase(shop, phase, flow), None, suspends=True)


def _condition(shop: Workshop, phase: typed.Phase) -> ir.Expr:
    return phase_scope(shop, phase).value(phase.only_when) if phase.only_when is not None else ONE


def _phase(shop: Workshop, phase: typed.Phase, flow: Flow) -> Then:
    if phase.turns:
        return lambda writer: compile_turns(shop, phase, writer, flow)
    return lambda writer: compile_container(shop, phase, writer, flow, compile_phases)
