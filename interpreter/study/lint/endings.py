"""How phases and games come to an end."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.language import tree, typed
from interpreter.study.lint.subject import Subject, nested, own_steps
from interpreter.study.lint.truth import truth

#: Events that concern one phase alone.
_OF_PHASES = ("phase_start", "phase_end", "turn_start", "turn_end")


def reach(subject: Subject, phase: typed.Phase) -> tuple[typed.Effect, ...]:
    """All effects that can happen in a phase: its own, its actions', inner phases', and triggers'."""
    inside = tuple(nested((phase,)))
    names = {inner.name for inner in inside}
    found = [step for inner in inside for step in own_steps(inner)]
    for name in dict.fromkeys(name for inner in inside for name in inner.actions):
        found += subject.checked.actions[name].do
    for trigger in subject.checked.triggers:
        of = trigger.event.of.value if trigger.event.of else ""
        if trigger.event.word.value not in _OF_PHASES or of in names:
            found += trigger.do
    return tuple(found)


def is_end(step: typed.Effect) -> bool:
    """Whether an effect ends the game."""
    return step.verb in ("win", "lose", "end_game") or (step.verb == "draw" and "to" not in step.arguments)


def ends_game(steps: Iterable[typed.Effect]) -> bool:
    """Whether any of the effects ends the game."""
    return any(is_end(step) for step in tree.effects(steps))


def leaves(step: typed.Effect, phase: typed.Phase) -> bool:
    """Whether an effect that happens inside a phase can end that phase."""
    if step.verb != "end_phase":
        return False
    named = step.words.get("phase", "")
    return named == phase.name or not named


def never_left(subject: Subject, phase: typed.Phase) -> bool:
    """Whether nothing can bring the game past a phase (the end of the game apart)."""
    inside = reach(subject, phase)
    if any(leaves(step, phase) for step in tree.effects(inside)):
        return False
    return _endless_turns(phase) if phase.turns else _endless_rounds(subject, phase)


def _endless_turns(phase: typed.Phase) -> bool:
    skips = phase.among is not None and truth(phase.among) is not True
    return phase.turns == "alternate" and not skips and phase.stuck != "leave" and not _can_hold(phase.until)


def _endless_rounds(subject: Subject, phase: typed.Phase) -> bool:
    if any(never_left(subject, inner) for inner in phase.phases if inner.only_when is None):
        return True
    return phase.repeat is None and not _can_hold(phase.until)


def _can_hold(condition: typed.Expression | None) -> bool:
    return condition is not None and truth(condition) is not False


def may_run_out(subject: Subject) -> bool:
    """Whether the game can come to the end of its phases."""
    return not any(never_left(subject, phase) for phase in subject.checked.phases if phase.only_when is None)
