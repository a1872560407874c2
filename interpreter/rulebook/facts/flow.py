"""Facts about what happens: effects, actions, triggers, phases and how a game is judged."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from interpreter.model.ruleset import Effect, Phase, Provenance
from interpreter.rulebook.facts.subject import Subject
from interpreter.rulebook.model import Fact

#: Verbs that end a game.
_ENDS = frozenset({"win", "lose", "draw", "end_game"})


def effects(subject: Subject) -> Iterator[Fact]:
    """Numbers in effects: how many are moved, drawn, added."""
    ruleset = subject.ruleset
    yield from _numbers(subject, "setup", ruleset.setup, Provenance())
    for procedure in ruleset.procedures:
        yield from _numbers(subject, f"procedures.{procedure.name.value}", procedure.do, procedure.source)
    for action in ruleset.actions:
        yield from _numbers(subject, f"actions.{action.name.value}", action.do, action.source)
    for trigger in ruleset.triggers:
        yield from _numbers(subject, f"triggers.{trigger.name.value}", trigger.do, trigger.source)


def _numbers(subject: Subject, pointer: str, steps: Iterable[Effect], source: Provenance) -> Iterator[Fact]:
    for number, step in enumerate(steps, start=1):
        place = f"{pointer}.{number}"
        for name in ("count", "add"):
            text = step.arguments.get(name)
            value = subject.constant(text)
            if text is not None and value is not None:
                unit = _moved(subject, step) if name == "count" else _variable(subject, step)
                yield subject.fact(f"{place}.{name}", "amount", abs(value), source, text.span(), unit=unit)
        for block in step.blocks.values():
            yield from _numbers(subject, place, block, source)


def _moved(subject: Subject, step: Effect) -> str:
    kind = step.arguments.get("move") or step.arguments.get("place") or step.arguments.get("remove")
    return subject.concept(f"components.{kind.value.partition('(')[0]}") if kind is not None else ""


def _variable(subject: Subject, step: Effect) -> str:
    target = step.arguments.get("to")
    return subject.concept(f"variables.{target.value.partition('[')[0]}") if target is not None else ""


def actions(subject: Subject) -> Iterator[Fact]:
    """What a player may do."""
    for action in subject.ruleset.actions:
        pointer = f"actions.{action.name.value}"
        yield subject.fact(pointer, "permission", action.name.value, action.source, action.name.span(), polarity="may")


def triggers(subject: Subject) -> Iterator[Fact]:
    """What happens by itself, and which of it ends the game."""
    for trigger in subject.ruleset.triggers:
        ends = any(step.verb.value in _ENDS for step in _all_steps(trigger.do))
        pointer, kind = f"triggers.{trigger.name.value}", "end" if ends else "consequence"
        yield subject.fact(
            pointer, kind, trigger.name.value, trigger.source, trigger.name.span(), polarity="must", must=ends
        )


def _all_steps(steps: Iterable[Effect]) -> Iterator[Effect]:
    for step in steps:
        yield step
        for block in step.blocks.values():
            yield from _all_steps(block)


def phases(subject: Subject) -> Iterator[Fact]:
    """Repetitions, turns, moves in a turn, who begins, and what ends a phase."""
    for pointer, phase in _walk(subject.ruleset.phases, "phases"):
        span, source = phase.name.span(), phase.source
        for name, unit in (("moves", "turn"), ("repeat", "round")):
            value = subject.constant(getattr(phase, name)) if getattr(phase, name) is not None else None
            if value is not None:
                yield subject.fact(f"{pointer}.{name}", "amount", value, source, span, unit=unit, comparator="le")
        for name in ("turns", "first", "until"):
            text = getattr(phase, name)
            if text is not None:
                yield subject.fact(f"{pointer}.{name}", "flow", text.value, source, span)


def order(subject: Subject) -> Iterator[Fact]:
    """Which phase follows which."""
    groups = [("phases", subject.ruleset.phases)]
    groups += [(pointer, phase.phases) for pointer, phase in _walk(subject.ruleset.phases, "phases")]
    for pointer, group in groups:
        for first, second in pairwise(group):
            value = f"{first.name.value} < {second.name.value}"
            place = f"{pointer}.order.{second.name.value}"
            yield subject.fact(place, "order", value, second.source, second.name.span())


def _walk(phases: Iterable[Phase], pointer: str) -> Iterator[tuple[str, Phase]]:
    for phase in phases:
        place = f"{pointer}.{phase.name.value}"
        yield place, phase
        yield from _walk(phase.phases, place)


def outcome(subject: Subject) -> Iterator[Fact]:
    """What is ranked, in order, and what a remaining tie is."""
    judged = subject.ruleset.outcome
    for number, key in enumerate(judged.rank, start=1):
        kind = "ranking" if number == 1 else "tie_break"
        yield subject.fact(f"outcome.rank.{number}", kind, "most", judged.source, key.span(), must=True)
    span = judged.rank[0].span() if judged.rank else subject.ruleset.players[0].span()
    assumed = Provenance((), judged.source.assumed or "the rulebook says nothing on a tie that remains")
    yield subject.fact("outcome.tie", "tie", judged.tie, assumed if judged.rank else judged.source, span, must=True)
    ends = [fact for fact in triggers(subject) if fact.kind == "end"]
    if not ends:
        yield subject.fact("end", "end", "phases run out", judged.source, span, must=True)
