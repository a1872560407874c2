"""The phases: turn phases and containers."""

from __future__ import annotations

from interpreter.diagnostics.suggest import did_you_mean
from interpreter.language import typed
from interpreter.language.effects import check_effects
from interpreter.language.expressions import check_condition, check_typed, constant
from interpreter.language.flow import scope_of_me
from interpreter.language.types import Player
from interpreter.language.world import Scope, World
from interpreter.model import ruleset as model

TURNS = ("alternate", "once", "single")
STUCK = ("pass", "leave", "lose")

#: More rounds of a phase, or more actions in a turn, are refused.
MOST_ROUNDS, MOST_MOVES = 100_000, 1_000


def check_phases(world: World) -> tuple[typed.Phase, ...]:
    """All phases, in order; each name once."""
    seen: dict[str, model.Text] = {}
    return tuple(_phase(world, source, seen) for source in world.ruleset.phases)


def _phase(world: World, source: model.Phase, seen: dict[str, model.Text]) -> typed.Phase:
    name = source.name
    if name.value in seen:
        related = ((seen[name.value].span(), "the other one is here"),)
        world.report.error("TY003", f"there are two phases `{name.value}`", name.span(), related=related)
    seen[name.value] = name
    me, scope = scope_of_me(world, name)
    candidate, of_candidate = scope_of_me(world, name)
    first = source.first or source.player
    _check_form(world, source)
    return typed.Phase(
        name=name.value,
        span=name.span(),
        me=me,
        turns=_turns(world, source),
        first=None if first is None else check_typed(world, scope, first, Player(), "`first:`"),
        among=_condition(world, of_candidate, source.among),
        candidate=None if source.among is None else candidate,
        actions=_actions(world, source),
        moves=_number(world, source.moves, "`moves`", MOST_MOVES) or 1,
        stuck=_stuck(world, scope, source.stuck),
        start=check_effects(world, scope, source.start),
        before_turn=check_effects(world, scope, source.before_turn),
        after_turn=check_effects(world, scope, source.after_turn),
        end=check_effects(world, scope, source.end),
        repeat=_repeat(world, source),
        until=_condition(world, scope, source.until),
        only_when=_condition(world, scope, source.only_when),
        phases=tuple(_phase(world, inner, seen) for inner in source.phases),
    )


def _check_form(world: World, source: model.Phase) -> None:
    """A phase has either turns and actions, or phases inside."""
    name, span = source.name.value, source.name.span()
    if source.turns is not None and source.phases:
        world.report.error("TY041", f"the phase `{name}` has both turns and phases inside", span)
    elif source.turns is not None and not source.actions:
        world.report.error("TY041", f"nobody can do anything in the phase `{name}`", span, "add `actions:`")
    elif source.turns is None and source.actions:
        world.report.error("TY041", f"the phase `{name}` has actions and no turns", span, "add `turns: alternate`")


def _turns(world: World, source: model.Phase) -> str:
    if source.turns is None:
        return ""
    word = source.turns.value
    if word not in TURNS:
        hint = did_you_mean(word, TURNS) or f"turns are {', '.join(TURNS)}"
        world.report.error("TY041", f"unknown order of turns `{word}`", source.turns.span(), hint)
    return word


def _actions(world: World, source: model.Phase) -> tuple[str, ...]:
    known = [action.name.value for action in world.ruleset.actions]
    for text in source.actions:
        if text.value not in known and text.value not in world.failed:
            hint = did_you_mean(text.value, known)
            world.report.error("TY040", f"unknown action `{text.value}`", text.span(), hint)
    return tuple(text.value for text in source.actions if text.value in known)


def _number(world: World, text: model.Text | None, what: str, most: int) -> int | None:
    return None if text is None else constant(world, text, what, 1, most)


def _repeat(world: World, source: model.Phase) -> int | None:
    """How often the phase is gone through; None for ever."""
    if source.repeat is not None and source.repeat.value == "forever":
        return None
    return _number(world, source.repeat, "`repeat`", MOST_ROUNDS) or 1


def _condition(world: World, scope: Scope, text: model.Text | None) -> typed.Expression | None:
    return None if text is None else check_condition(world, scope, text)


def _stuck(
    world: World, scope: Scope, stuck: model.Text | tuple[model.Effect, ...] | None
) -> str | tuple[typed.Effect, ...]:
    if stuck is None:
        return ""
    if isinstance(stuck, tuple):
        return check_effects(world, scope, stuck)
    if stuck.value not in STUCK:
        hint = did_you_mean(stuck.value, STUCK) or f"it is {', '.join(STUCK)}, or a list of effects"
        world.report.error("TY041", f"unknown word `{stuck.value}` for `stuck`", stuck.span(), hint)
    return stuck.value
