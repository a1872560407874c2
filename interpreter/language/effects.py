"""Effect lists: a table of the verbs, and the checking of one step after the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from interpreter.diagnostics.suggest import did_you_mean, listing
from interpreter.language import effects_control as control
from interpreter.language import effects_pieces as pieces
from interpreter.language import typed
from interpreter.language.procedures import run
from interpreter.language.step import Step
from interpreter.language.world import Scope, World
from interpreter.model import ruleset as model


@dataclass(frozen=True, slots=True)
class Verb:
    """What a verb needs and takes besides its own value, and the rule that checks it."""

    check: Callable[[Step], typed.Effect | None]
    needs: tuple[str, ...] = ()
    takes: tuple[str, ...] = ()


VERBS: dict[str, Verb] = {
    "place": Verb(pieces.place, ("at",), ("from",)),
    "move": Verb(pieces.move, ("to",), ("from", "count")),
    "remove": Verb(pieces.remove, (), ("from", "count")),
    "swap": Verb(pieces.swap, ("with",)),
    "turn": Verb(pieces.turn, ("into",)),
    "roll": Verb(pieces.roll),
    "draw": Verb(pieces.draw, (), ("to", "as")),
    "random": Verb(control.random, ("among",)),
    "set": Verb(control.set_variable, ("to",)),
    "add": Verb(control.add, ("to",)),
    "let": Verb(control.let, ("be",)),
    "if": Verb(control.conditional, ("then",), ("else",)),
    "for": Verb(control.loop, ("do",)),
    "repeat": Verb(control.repeat, ("do",), ("while",)),
    "ask": Verb(control.ask, (), ("given", "where", "by", "optional", "automatic", "do")),
    "run": Verb(run),
    "again": Verb(control.mark),
    "end_turn": Verb(control.mark),
    "end_phase": Verb(control.end_phase),
    "win": Verb(pieces.judged),
    "lose": Verb(pieces.judged),
    "end_game": Verb(control.mark),
}
#: Verbs whose arguments are expressions that need no context to be understood.
_OF_PIECES = ("place", "move", "remove", "swap", "turn", "roll", "draw")
_NOTES = frozenset(["note", "cite", "assumed"])

#: Verbs whose name is known to the steps after them.
_BINDING = {"let": "let", "random": "random", "draw": "as"}


def check_effects(world: World, scope: Scope, steps: tuple[model.Effect, ...]) -> tuple[typed.Effect, ...]:
    """The checked steps of a list; names bound by a step are known to those after it."""
    found: list[typed.Effect] = []
    for source in steps:
        effect = _check(Step(world, scope, source, check_effects))
        if effect is not None:
            found.append(effect)
        scope = _after(scope, source, effect)
    return tuple(found)


def _after(scope: Scope, source: model.Effect, effect: typed.Effect | None) -> Scope:
    """The scope of the next step."""
    key = _BINDING.get(source.verb.value)
    if key is None or key not in source.arguments:
        return scope
    if effect is not None and effect.binds is not None:
        return scope.with_local(effect.binds)
    return scope.with_broken(source.arguments[key].value)


def _check(step: Step) -> typed.Effect | None:
    verb = VERBS.get(step.verb)
    if verb is None:
        step.fail("TY029", f"unknown effect `{step.verb}`", hint=did_you_mean(step.verb, VERBS))
        return None
    found = verb.check(step) if _complete(step, verb) else None
    if found is None and step.verb in _OF_PIECES:
        _look_further(step, verb)
    return found


def _look_further(step: Step, verb: Verb) -> None:
    """Look for mistakes in all the arguments of a step that has failed: its rule stops at the first."""
    for key in (step.verb, *verb.needs, *verb.takes):
        if step.has(key) and key != "as":
            step.any(key)


def _complete(step: Step, verb: Verb) -> bool:
    """Whether the step has what its verb needs and nothing else; each fault is reported."""
    given = {*step.source.arguments, *step.source.blocks, *(("given",) if step.source.given else ())}
    allowed = {step.verb, *verb.needs, *verb.takes, *_NOTES}
    for key in verb.needs:
        if key not in given:
            step.fail("TY030", f"`{step.verb}` needs `{key}:`")
    for key in sorted(given - allowed):
        hint = did_you_mean(key, allowed) or f"it takes {listing([*verb.needs, *verb.takes])}"
        at = key if key in step.source.arguments else ""
        step.fail("TY031", f"`{step.verb}` does not take `{key}:`", at, hint)
    return given <= allowed and set(verb.needs) <= given and step.verb in given
