"""Rules that could go on for ever: triggers that cause themselves, guards that ask about themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from interpreter.diagnostics.diagnostic import Span
from interpreter.language import tree, typed
from interpreter.language.relations import region_zone
from interpreter.language.types import Kind
from interpreter.language.world import World

Event = tuple[str, str]
Edges = Mapping[str, tuple[str, ...]]


def check_triggers(world: World, triggers: tuple[typed.Trigger, ...]) -> None:
    """Report each cycle of triggers once, with every rule's place."""
    edges: dict[str, tuple[str, ...]] = {}
    for trigger in triggers:
        caused = set(events(trigger.do))
        answers = (other.name for other in triggers if _event(other) in caused)
        edges[trigger.name] = tuple(dict.fromkeys((*edges.get(trigger.name, ()), *answers)))
    places = {trigger.name: trigger.span for trigger in triggers}
    for cycle in cycles(edges):
        _report(world, "TY042", "these triggers can cause each other without end", cycle, places, "trigger")


def check_guards(world: World, actions: Mapping[str, typed.Action]) -> None:
    """Report actions whose guards ask about each other with ``can``."""
    edges = {name: tuple(dict.fromkeys(_asked(world, action))) for name, action in actions.items()}
    places = {name: action.span for name, action in actions.items()}
    for cycle in cycles(edges):
        _report(world, "TY027", "whether these actions are legal depends on itself", cycle, places, "action")


def _report(
    world: World, code: str, message: str, cycle: tuple[str, ...], places: Mapping[str, Span], what: str
) -> None:
    steps = " → ".join((*cycle, cycle[0]))
    related = tuple((places[name], f"{what} `{name}`") for name in cycle)
    world.report.error(code, f"{message}: {steps}", places[cycle[0]], related=related)


def _event(trigger: typed.Trigger) -> Event:
    return trigger.event.word.value, trigger.event.of.value if trigger.event.of else ""


def _asked(world: World, action: typed.Action) -> Iterator[str]:
    """The actions that a guard asks about, also through functions."""
    front: list[typed.Expression] = [*action.conditions, *(given.domain for given in action.given)]
    seen: set[str] = set()
    while front:
        for part in tree.subexpressions(front.pop()):
            if isinstance(part, typed.Call) and part.function == "can":
                yield part.words["action"]
            elif isinstance(part, typed.Apply) and part.function not in seen:
                seen.add(part.function)
                front.append(world.functions[part.function].body)


def events(steps: Iterable[typed.Effect]) -> Iterator[Event]:
    """The events on pieces and variables that a list of effects can cause."""
    for step in tree.effects(steps):
        match step.verb:
            case "place":
                yield from _moved(step, step.arguments.get("from"), step.arguments["at"])
            case "move" | "draw" if "to" in step.arguments:
                yield from _moved(step, _source(step), step.arguments["to"])
            case "remove":
                yield from _moved(step, _source(step), None)
            case "swap":
                for key in ("swap", "with"):
                    yield from _moved(step, step.arguments[key], step.arguments[key])
            case "turn":
                yield "turned", _zone(step.arguments["turn"])
            case "roll":
                yield "rolled", _zone(step.arguments["roll"])
            case "set" | "add":
                target = step.arguments["target"]
                yield "changed", target.name if isinstance(target, typed.Variable) else ""


def _source(step: typed.Effect) -> typed.Expression:
    """Where the pieces come from: ``from:`` for a kind, else the verb's own value."""
    own = step.arguments[step.verb]
    return step.arguments["from"] if isinstance(own.type, Kind) or "from" in step.arguments else own


def _moved(step: typed.Effect, source: typed.Expression | None, target: typed.Expression | None) -> Iterator[Event]:
    if source is not None:
        yield "taken", _zone(source)
    if target is not None:
        yield "placed", _zone(target)


def _zone(of: typed.Expression) -> str:
    return region_zone(of.type) or ""


def cycles(edges: Edges) -> tuple[tuple[str, ...], ...]:
    """One shortest cycle through each group of names that lead to each other."""
    found: list[tuple[str, ...]] = []
    covered: set[str] = set()
    for name in edges:
        cycle = None if name in covered else _shortest(edges, name)
        if cycle is not None:
            found.append(cycle)
            covered.update(cycle)
    return tuple(found)


def _shortest(edges: Edges, start: str) -> tuple[str, ...] | None:
    """The shortest way from a name back to itself, without its end."""
    seen: set[str] = set()
    front: list[tuple[str, ...]] = [(start,)]
    while front:
        way = front.pop(0)
        for following in edges.get(way[-1], ()):
            if following == start:
                return way
            if following not in seen:
                seen.add(following)
                front.append((*way, following))
    return None
