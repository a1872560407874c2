"""From a checked ruleset to a program."""

from __future__ import annotations

from dataclasses import replace

from interpreter.language import typed
from interpreter.program import aggregates, builtins, domains, effects, ir, patterns, values  # noqa: F401  (they register)
from interpreter.program.context import Context
from interpreter.program.decisions import Choices, possible
from interpreter.program.effects.registry import compile_effects
from interpreter.program.flow.outcome import compile_outcome
from interpreter.program.flow.phases import compile_game
from interpreter.program.job import Flow, Workshop
from interpreter.program.layout import ME, Layout, ZoneSlots, kinds_of, make_layout
from interpreter.program.program import Program
from interpreter.program.scope import Scope
from interpreter.program.suspension import Suspension
from interpreter.program.writer import Code, Writer


def compile_program(checked: typed.Checked) -> Program:
    """Compile a checked ruleset.

    Raises :class:`~interpreter.diagnostics.diagnostic.RulewrightError` where it exceeds a limit.
    """
    shop, writer = _workshop(checked)
    scope = Scope(shop.context, {}, ir.Slot(ME)).acting(checked.setup_me, ir.Slot(ME), "setup")
    shop.run(checked.setup, scope, writer, Flow(phase="setup"))
    compile_game(shop, checked.phases, writer)
    score, ranks = compile_outcome(shop)
    return _program(shop, score, ranks)


def _workshop(checked: typed.Checked) -> tuple[Workshop, Writer]:
    """Empty tables and blocks, and a writer where the game begins."""
    context, choices = _numbered(checked, make_layout(checked))
    code = Code(context)
    start, outcome = code.block("setup"), code.block("outcome")
    shop = Workshop(context, code, choices, Suspension(checked), outcome, code.end(), compile_effects)
    return shop, Writer.at(code, start)


def _numbered(checked: typed.Checked, layout: Layout) -> tuple[Context, Choices]:
    """A context whose actions are numbered, so that ``can`` is known."""
    context = Context(checked, layout)
    choices = Choices(context)
    context.possible = lambda name, player: _possible(context, choices, name, player)
    return context, choices


def _program(shop: Workshop, score: str, ranks: tuple[str, ...]) -> Program:
    """What was written, put together."""
    context, code, checked = shop.context, shop.code, shop.context.checked
    return Program(
        checked=checked,
        layout=replace(context.layout, frame_names=tuple(code.frame)),
        initial=initial_state(checked, context.layout, len(code.frame)),
        tables=context.tables,
        rows=context.rows,
        functions=context.functions,
        blocks=code.blocks(),
        points=tuple(code.points),
        choices=tuple(shop.choices.found),
        rules=tuple(code.rules),
        faults=tuple(context.faults),
        score=score,
        ranks=ranks,
    )


def initial_state(checked: typed.Checked, layout: Layout, frame: int) -> tuple[int, ...]:
    """The state before the setup: variables at their start, pieces where they start."""
    state = [0] * (layout.frame + frame)
    for slots in layout.variables.values():
        state[slots.base : slots.base + slots.size] = [slots.variable.start] * slots.size
    for component in checked.components.values():
        if component.copies is not None and component.starts:
            _lay_out(state, component, layout.zones[component.starts])
    return tuple(state)


def _lay_out(state: list[int], component: typed.Component, zone: ZoneSlots) -> None:
    """Put a component's copies into its start zone; into each player's, if there is one for each."""
    pieces = [k for k, n in zip(kinds_of(component), component.copies or (), strict=False) for _ in range(n)]
    if component.faces:
        pieces = [component.first_kind] * sum(component.copies or ())
    for copy in range(zone.shape.copies):
        own = zone.shape.size * copy
        if zone.shape.cells == "pool":
            for kind in pieces:
                state[zone.base + own * zone.stride + zone.kinds.index(kind)] += 1
        elif zone.shape.cells == "stack":
            _pile(state, zone.base + own * zone.stride, pieces)
        else:
            free = [c for c in range(own, own + zone.shape.size) if state[zone.base + c] == 0]
            for cell, kind in zip(free, pieces, strict=False):
                state[zone.base + cell] = kind


def _pile(state: list[int], base: int, pieces: list[int]) -> None:
    for kind in pieces:
        state[base] += 1
        state[base + state[base]] = kind


def _possible(context: Context, choices: Choices, name: str, player: ir.Expr) -> ir.Expr:
    """Whether a player has a legal way to take an action: the built-in ``can``."""
    action = context.checked.actions[name]
    choice = next(choice for choice in choices.found if choice.name == name)
    scope = Scope(context, {}, player).acting(action.me, player, name)
    return possible(scope, choice, action.given, action.conditions)


def expression_context(program: Program) -> Context:
    """A context in which single expressions of a compiled program can be compiled."""
    return _numbered(program.checked, program.layout)[0]
