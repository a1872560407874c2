"""Actions, triggers and the outcome."""

from __future__ import annotations

from interpreter.diagnostics.suggest import did_you_mean
from interpreter.language import typed
from interpreter.language.effects import check_effects
from interpreter.language.expressions import check_condition, check_conditions, check_number
from interpreter.language.parameters import check_given
from interpreter.language.relations import bare
from interpreter.language.types import Cell, Int, Player, Type
from interpreter.language.world import NO_LOCALS, Scope, World, all_phases
from interpreter.model import ruleset as model

#: Events on the pieces of a zone, on variables, and on the phases.
ZONE_EVENTS = ("placed", "taken", "turned", "rolled")
PHASE_EVENTS = ("phase_start", "phase_end", "turn_start", "turn_end")


def scope_of_me(world: World, text: model.Text | None = None) -> tuple[typed.Local, Scope]:
    """A ``me`` of its own and the scope that knows it."""
    me = world.local("me", Player()) if text is None else world.local("me", Player(), text.span())
    return me, NO_LOCALS.with_local(me)


def check_action(world: World, source: model.Action) -> typed.Action:
    """An action: its parameters, the conditions of its guard, and its effects."""
    me, scope = scope_of_me(world, source.name)
    given, scope = check_given(world, scope, source.given)
    conditions = check_conditions(world, scope, source.where)
    do = check_effects(world, scope, source.do)
    return typed.Action(source.name.value, source.name.span(), me, given, conditions, do)


def check_trigger(world: World, source: model.Trigger) -> tuple[typed.Trigger, ...]:
    """A trigger, once for each event it answers."""
    found = [_answer(world, source, event) for event in source.on]
    return tuple(trigger for trigger in found if trigger is not None)


def _answer(world: World, source: model.Trigger, event: model.Event) -> typed.Trigger | None:
    known = _known_event(world, event)
    me, scope = scope_of_me(world, source.name)
    scope = scope if known else scope.with_broken("it")
    of = _subject(world, event) if known else None
    it = None if of is None else world.local("it", of, source.name.span())
    scope = scope if it is None else scope.with_local(it)
    when = None if source.when is None else check_condition(world, scope, source.when)
    do = check_effects(world, scope, source.do)
    return typed.Trigger(source.name.value, source.name.span(), event, me, it, when, do) if known else None


def _known_event(world: World, event: model.Event) -> bool:
    word = event.word.value
    tables = {**dict.fromkeys(ZONE_EVENTS, "zone"), "changed": "variable", **dict.fromkeys(PHASE_EVENTS, "phase")}
    if word not in tables:
        world.report.error("TY040", f"unknown event `{word}`", event.word.span(), did_you_mean(word, tables))
        return False
    known = {"zone": tuple(world.zones), "variable": tuple(world.variables), "phase": all_phases(world)}[tables[word]]
    if event.of is None:
        world.report.error("TY040", f"`{word}` needs a {tables[word]}", event.word.span())
        return False
    if event.of.value in known:
        return True
    if event.of.value not in world.failed:
        message = f"unknown {tables[word]} `{event.of.value}`"
        world.report.error("TY040", message, event.of.span(), did_you_mean(event.of.value, known))
    return False


def _subject(world: World, event: model.Event) -> Type | None:
    """The type of ``it``: a cell of the zone, the index of the variable, or nothing."""
    name = event.of.value if event.of else ""
    if event.word.value in ZONE_EVENTS:
        return Cell(name)
    if event.word.value == "changed":
        per = world.variables[name].per
        return per[0] if len(per) == 1 else None
    return None


def check_outcome(world: World, source: model.Outcome) -> typed.Outcome:
    """The outcome: numbers in ``each``, the player judged."""
    each = world.local("each", Player())
    scope = NO_LOCALS.with_local(each)
    rank = [check_number(world, scope, text, "a number to rank by") for text in source.rank]
    score = None if source.score is None else check_number(world, scope, source.score, "a number for the score")
    known = tuple(key for key in rank if key is not None and isinstance(bare(key.type), Int))
    return typed.Outcome(each, known, score, source.tie)
