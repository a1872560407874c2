"""A turn phase being compiled: its labels and counters."""

from __future__ import annotations

from dataclasses import dataclass, replace

from interpreter.language import typed
from interpreter.language.tree import effects as all_effects
from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, add, op
from interpreter.program.flow.ends import ends_of, phase_scope
from interpreter.program.job import Flow, Workshop
from interpreter.program.layout import ME
from interpreter.program.scope import Scope


@dataclass(frozen=True)
class Turns:
    """A turn phase being compiled: its labels and counters."""

    shop: Workshop
    phase: typed.Phase
    scope: Scope
    flow: Flow
    leave: int
    begin: int
    decide: int
    moved: int
    turn_end: int
    moves: ir.Slot | None
    taken: ir.Slot | None

    @property
    def until(self) -> ir.Expr:
        """Whether the phase is over."""
        return self.scope.value(self.phase.until) if self.phase.until is not None else ZERO


def labels(shop: Workshop, phase: typed.Phase, outer: Flow) -> Turns:
    """Labels and counters for a turn phase; counters only where they are needed."""
    code, ends = shop.code, ends_of(shop, phase, outer)
    begin, decide, moved, turn_end = (
        code.block(f"{word} {phase.name}") for word in ("turn of", "decide in", "moved in", "end of turn of")
    )
    again = code.keep(f"{phase.name}_again") if _says_again(shop, phase) else None
    flow = replace(ends.flow, turn_end=turn_end, again=again)
    moves = code.keep(f"{phase.name}_moves") if phase.moves > 1 else None
    taken = code.keep(f"{phase.name}compile_turns") if phase.turns == "once" else None
    return Turns(shop, phase, phase_scope(shop, phase), flow, ends.leave, begin, decide, moved, turn_end, moves, taken)


def _says_again(shop: Workshop, phase: typed.Phase) -> bool:
    """Whether any effect that can run in a turn keeps the turn."""
    checked = shop.context.checked
    lists = [checked.actions[name].do for name in phase.actions] + [trigger.do for trigger in checked.triggers]
    lists += [phase.before_turn, phase.after_turn, phase.stuck if isinstance(phase.stuck, tuple) else ()]
    return any(effect.verb == "again" for steps in lists for effect in all_effects(steps))


def next_player(shop: Workshop) -> ir.Expr:
    """The player after the one whose turn it is, in seat order."""
    players = shop.context.layout.players
    me = ir.Slot(ME)
    return op("-", ONE, me) if players == 2 else op("mod", add(me, ONE), ir.Const(players))
