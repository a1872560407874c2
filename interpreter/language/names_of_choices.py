"""Names in the notation of moves: actions and asks are told apart by them."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.language.world import World
from interpreter.model.ruleset import Effect, Phase, Text


def check_choice_names(world: World) -> None:
    """Report two actions or asks with one name, since a move is written by it."""
    seen: dict[str, tuple[Text, str]] = {}
    for name, what in _choices(world):
        other = seen.setdefault(name.value, (name, what))
        if other[0] is not name:
            related = ((other[0].span(), f"{other[1]} is here"),)
            message = f"`{name.value}` is already the name of {other[1]}"
            world.report.error("TY003", message, name.span(), "moves are written by these names", related=related)


def _choices(world: World) -> Iterator[tuple[Text, str]]:
    for action in world.ruleset.actions:
        yield action.name, "an action"
    for steps in _lists(world):
        for name in _asks(steps):
            yield name, "an ask"


def _lists(world: World) -> Iterator[tuple[Effect, ...]]:
    """All effect lists of the ruleset, in order."""
    yield world.ruleset.setup
    yield from (procedure.do for procedure in world.ruleset.procedures)
    yield from (action.do for action in world.ruleset.actions)
    yield from (trigger.do for trigger in world.ruleset.triggers)
    for phase in world.ruleset.phases:
        yield from _lists_of(phase)


def _lists_of(phase: Phase) -> Iterator[tuple[Effect, ...]]:
    yield from (phase.start, phase.before_turn, phase.after_turn, phase.end)
    if isinstance(phase.stuck, tuple):
        yield phase.stuck
    for inner in phase.phases:
        yield from _lists_of(inner)


def _asks(steps: tuple[Effect, ...]) -> Iterator[Text]:
    for step in steps:
        if step.verb.value == "ask" and "ask" in step.arguments:
            yield step.arguments["ask"]
        for block in step.blocks.values():
            yield from _asks(block)
