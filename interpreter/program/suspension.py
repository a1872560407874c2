"""Which effects can suspend: need chance or a decision, themselves or through a trigger."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from interpreter.language import typed
from interpreter.language.tree import expressions, subexpressions
from interpreter.language.types import Cell, Line, Optional, SetOf, Type, ZoneRef

Event = tuple[str, str]
_CHANCE = {"roll", "draw", "random", "ask"}


class Suspension:
    """Answers, for one ruleset, whether effects suspend and which events they cause."""

    def __init__(self, checked: typed.Checked) -> None:
        """Keep the ruleset."""
        self.checked = checked

    @cached_property
    def triggers(self) -> Mapping[Event, tuple[typed.Trigger, ...]]:
        """The triggers by the event they answer, in order of the file."""
        found: dict[Event, list[typed.Trigger]] = {}
        for trigger in self.checked.triggers:
            key = (trigger.event.word.value, trigger.event.of.value if trigger.event.of else "")
            found.setdefault(key, []).append(trigger)
        return {key: tuple(triggers) for key, triggers in found.items()}

    def suspends(self, effects: Iterable[typed.Effect]) -> bool:
        """Whether any of the effects can suspend."""
        return any(self._one(effect) for effect in effects)

    def outlives(self, local: typed.Local, steps: tuple[typed.Effect, ...]) -> bool:
        """Whether a name bound before some steps is used from the first of them that can suspend."""
        first = next((i for i, step in enumerate(steps) if self.suspends((step,))), len(steps))
        used = (part for whole in expressions(steps[first:]) for part in subexpressions(whole))
        return any(isinstance(part, typed.Local) and part.uid == local.uid for part in used)

    def _one(self, effect: typed.Effect) -> bool:
        if effect.verb in _CHANCE or any(self.suspends(block) for block in effect.blocks.values()):
            return True
        return self.events_suspend(self.events(effect))

    def events_suspend(self, events: Iterable[Event]) -> bool:
        """Whether a trigger that answers one of the events can suspend."""
        return any(self.suspends(trigger.do) for event in events for trigger in self.triggers.get(event, ()))

    def events(self, effect: typed.Effect) -> Iterator[Event]:
        """The events that an effect itself can cause."""
        match effect.verb:
            case "place" | "move" | "draw" | "swap" | "remove":
                yield from (("placed", zone) for zone in self._zones(effect, ("at", "to", "swap", "with")))
                yield from (
                    ("taken", zone) for zone in self._zones(effect, ("from", "move", "remove", "draw", "swap", "with"))
                )
            case "turn" | "roll":
                yield from (
                    ("turned" if effect.verb == "turn" else "rolled", zone)
                    for zone in self._zones(effect, (effect.verb,))
                )
            case "set" | "add":
                target = effect.arguments["target"]
                assert isinstance(target, typed.Variable)
                yield ("changed", target.name)

    def _zones(self, effect: typed.Effect, keys: tuple[str, ...]) -> Iterator[str]:
        for key in keys:
            if key in effect.arguments:
                zone = zone_of(effect.arguments[key].type)
                if zone:
                    yield zone


def zone_of(of: Type) -> str:
    """The zone that a cell or region type speaks of; empty for any other type."""
    match of:
        case Optional(inner) | SetOf(inner):
            return zone_of(inner)
        case Cell(zone) | ZoneRef(zone) | Line(zone, _):
            return zone
        case _:
            return ""
