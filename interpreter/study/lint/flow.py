"""Phases: what is never reached, what never ends, and where nobody can do anything."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from interpreter.diagnostics.diagnostic import Diagnostic, Span
from interpreter.language import tree, typed
from interpreter.study.lint.endings import ends_game, leaves, may_run_out, never_left, reach
from interpreter.study.lint.findings import Findings, Rule, error, note, warning
from interpreter.study.lint.subject import Subject
from interpreter.study.lint.truth import something_in, truth


def unreachable_phases(subject: Subject) -> Findings:
    """LI020: phases after one that never ends, and phases that are always skipped."""
    for phase in subject.phases:
        if phase.only_when is None or truth(phase.only_when) is None or subject.optional(phase.only_when.span):
            continue
        if truth(phase.only_when):
            yield warning("LI011", "this condition always holds", phase.only_when.span, "leave `only_when` out")
        else:
            message = f"the phase `{phase.name}` is always skipped: this never holds"
            yield warning("LI020", message, phase.only_when.span, "mend the condition, or remove the phase")
    yield from _after_endless(subject, subject.checked.phases)


def _after_endless(subject: Subject, phases: tuple[typed.Phase, ...]) -> Iterator[Diagnostic]:
    """Phases in one list that come after one which is never left."""
    endless: typed.Phase | None = None
    for phase in phases:
        if endless is not None:
            message = f"the phase `{phase.name}` is never reached, since `{endless.name}` never ends"
            related = ((endless.span, f"give `{endless.name}` an `until`, or end it with `end_phase`"),)
            yield warning("LI020", message, phase.span, f"`{endless.name}` needs an end", related)
        elif never_left(subject, phase):
            endless = phase
        yield from _after_endless(subject, phase.phases)


def idle_rounds(subject: Subject) -> Findings:
    """LI021: phases that go round for ever without a decision or an end: the game cannot work."""
    for phase in subject.phases:
        if _idle(subject, phase):
            message = f"`{phase.name}` goes round for ever, and nobody decides anything in it"
            yield error("LI021", message, phase.span, "give it an `until`, or a phase in which players take turns")


def _idle(subject: Subject, phase: typed.Phase) -> bool:
    inside = reach(subject, phase)
    rounds = phase.repeat is None and phase.until is None and not _decides(phase, inside)
    return rounds and not ends_game(inside) and not any(leaves(step, phase) for step in tree.effects(inside))


def _decides(phase: typed.Phase, inside: tuple[typed.Effect, ...]) -> bool:
    turns = bool(phase.turns) or any(_decides(inner, ()) for inner in phase.phases)
    return turns or any(step.verb == "ask" for step in tree.effects(inside))


def endless_game(subject: Subject) -> Findings:
    """LI022: games without any rule that ends them."""
    checked = subject.checked
    if may_run_out(subject) or checked.move_limit or not checked.phases or ends_game(subject.steps):
        return
    if any(phase.stuck == "lose" or _idle(subject, phase) for phase in subject.phases):
        return
    hint = "end it with `win`, `lose`, `draw` or `end_game`, give the last phase an `until`, or set `limits:`"
    yield warning("LI022", "no rule ever ends this game", checked.phases[-1].span, hint)


def stalling_phases(subject: Subject) -> Findings:
    """LI023: turn phases in which a player may have no legal action, without a word on what happens then.

    A warning where nothing but that can end the phase; else a note, since the end may come first.
    """
    for phase in subject.phases:
        skipped = phase.only_when is not None and truth(phase.only_when) is False
        if not phase.turns or phase.stuck or skipped or _always_free(subject, phase):
            continue
        hint = "say what happens then: `stuck: pass` (or `leave`, `lose`, or effects)"
        if _may_end(subject, phase):
            message = f"it cannot be ruled out that a player has no legal action in `{phase.name}`"
            yield note("LI023", message, phase.span, hint)
        else:
            yield warning("LI023", f"a player may have no legal action in `{phase.name}`", phase.span, hint)


def _may_end(subject: Subject, phase: typed.Phase) -> bool:
    """Whether a turn phase, or the game, may be over before anybody is stuck."""
    inside = reach(subject, phase)
    left = any(step.verb == "end_phase" for step in tree.effects(inside))
    return phase.turns != "alternate" or phase.until is not None or left or ends_game(inside)


def _always_free(subject: Subject, phase: typed.Phase) -> bool:
    """Whether some action of a phase is legal in every position in which one is asked for."""
    actions = [subject.checked.actions[name] for name in phase.actions]
    return any(_free(action) or _last_resort(action, phase) for action in actions) or _ends_first(phase, actions)


def _free(action: typed.Action) -> bool:
    return all(truth(c) is True for c in action.conditions) and all(something_in(g.domain) for g in action.given)


def _last_resort(action: typed.Action, phase: typed.Phase) -> bool:
    """Legal exactly when another action of the phase is not: ``not can(other)``."""
    asked = [_unable(condition) for condition in action.conditions if truth(condition) is not True]
    return not action.given and len(asked) == 1 and asked[0] in phase.actions


def _unable(condition: typed.Expression) -> str:
    """The action of which a condition says that it is not possible."""
    match condition:
        case typed.Unary(operator="not", operand=typed.Call(function="can", words=words)):
            return words["action"]
        case _:
            return ""


def _ends_first(phase: typed.Phase, actions: list[typed.Action]) -> bool:
    """Whether ``until`` ends the phase before anyone is stuck."""
    until = phase.until
    if until is None:
        return False
    if any(isinstance(part, typed.Call) and part.function == "can" for part in tree.subexpressions(until)):
        return True
    full = {zone for zone in _conjuncts(until) if zone}
    return any(_needs_room(action) in full for action in actions)


def _conjuncts(until: typed.Expression) -> Iterator[str]:
    """The zones whose filling ends a phase by itself: ``full(Z)``, also beside ``or``."""
    match until:
        case typed.Call(function="full", arguments=(typed.Zone(name=name, indices=()),)):
            yield name
        case typed.Binary(operator="or", left=left, right=right):
            yield from (*_conjuncts(left), *_conjuncts(right))


def _needs_room(action: typed.Action) -> str:
    """The zone in which an action only needs an empty cell (or a line with one); empty if it needs more."""
    conditions = [condition for condition in action.conditions if truth(condition) is not True]
    if len(action.given) != 1 or len(conditions) != 1:
        return ""
    local, domain = action.given[0].local, action.given[0].domain
    match conditions[0], domain:
        case typed.Call(function="empty", arguments=(typed.Local(uid=uid),)), typed.Zone(name=name):
            return name if uid == local.uid else ""
        case (
            typed.Unary(operator="not", operand=typed.Call(function="full", arguments=(typed.Local(uid=uid),))),
            typed.Call(function="rows" | "columns", arguments=(typed.Zone(name=name),)),
        ):
            return name if uid == local.uid else ""
        case _:
            return ""


def unused_ends(subject: Subject) -> Findings:
    """LI024: effects at the end of a phase that never ends."""
    for phase in subject.phases:
        if phase.end and phase.turns and never_left(subject, phase):
            message = f"what happens at the end of `{phase.name}` never happens: the phase never ends"
            yield warning("LI024", message, _first(phase.end), "give the phase an `until`, or use `after_turn`")


def _first(steps: Iterable[typed.Effect]) -> Span:
    return next(iter(steps)).span


RULES: tuple[Rule, ...] = (unreachable_phases, idle_rounds, endless_game, stalling_phases, unused_ends)
