"""The phases of a game, one after the other."""

from __future__ import annotations

from interpreter.language import typed
from interpreter.program.build import ONE
from interpreter.program.flow.container import compile_container
from interpreter.program.flow.ends import phase_scope
from interpreter.program.flow.turns import compile_turns
from interpreter.program.job import Flow, Then, Workshop
from interpreter.program.writer import Writer


def compile_phases(shop: Workshop, phases: tuple[typed.Phase, ...], writer: Writer, flow: Flow) -> None:
    """Compile phases one after the other."""
    for phase in phases:
        condition = phase_scope(shop, phase).value(phase.only_when) if phase.only_when is not None else ONE
        shop.branch(writer, condition, _phase(shop, phase, flow), None, suspends=True)


def _phase(shop: Workshop, phase: typed.Phase, flow: Flow) -> Then:
    if phase.turns:
        return lambda writer: compile_turns(shop, phase, writer, flow)
    return lambda writer: compile_container(shop, phase, writer, flow, compile_phases)
