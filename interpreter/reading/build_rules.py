"""Effects, actions, triggers and phases of the model from checked nodes."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.model.ruleset import Action, Effect, Event, Given, Phase, Text, Trigger
from interpreter.reading.fields import entries, source, text, text_of, texts
from interpreter.reading.nodes import Entry, ListNode, MapNode, Node
from interpreter.reading.schema import keys_of

_BLOCKS = ("then", "else", "do")
_APART = (*_BLOCKS, "given", "where")


def effects(node: Node | None) -> tuple[Effect, ...]:
    """An effect list; empty where there is none."""
    items = node.items if isinstance(node, ListNode) else ()
    return tuple(_effect(item) for item in items if isinstance(item, MapNode))


def action(entry: Entry) -> Action:
    """An action by its name."""
    node = _map(entry)
    return Action(
        name=entry.key,
        given=given(node),
        where=texts(node, "where"),
        do=effects(node.get("do")),
        source=source(node),
    )


def trigger(entry: Entry) -> Trigger:
    """A trigger by its name."""
    node = _map(entry)
    on = node.get("on")
    events = on.items if isinstance(on, ListNode) else (on,)
    return Trigger(
        name=entry.key,
        on=tuple(Event(word.key, text_of(word.value)) for event in events for word in _words(event)),
        when=text(node, "when"),
        do=effects(node.get("do")),
        source=source(node),
    )


def phase(entry: Entry) -> Phase:
    """A phase by its name, with the phases in it."""
    node = _map(entry)
    return Phase(
        name=entry.key,
        turns=text(node, "turns"),
        first=text(node, "first"),
        among=text(node, "among"),
        actions=texts(node, "actions"),
        moves=text(node, "moves"),
        stuck=_stuck(node.get("stuck")),
        start=effects(node.get("start")),
        before_turn=effects(node.get("before_turn")),
        after_turn=effects(node.get("after_turn")),
        end=effects(node.get("end")),
        repeat=text(node, "repeat"),
        until=text(node, "until"),
        only_when=text(node, "only_when"),
        phases=tuple(phase(inner) for inner in entries(node, "phases")),
        source=source(node),
    )


def given(node: MapNode) -> tuple[Given, ...]:
    """The parameters under ``given``."""
    return tuple(Given(entry.key, domain) for entry in entries(node, "given") if (domain := text_of(entry.value)))


def _effect(node: MapNode) -> Effect:
    verbs = keys_of("effect")
    verb = next(entry.key for entry in node if entry.key.value in verbs)
    arguments: dict[str, Text] = {}
    for entry in node:
        found = text_of(entry.value)
        if found is not None and entry.key.value not in _APART:
            arguments[entry.key.value] = found
    return Effect(
        verb=verb,
        arguments=arguments,
        blocks={key: effects(node.get(key)) for key in _BLOCKS if key in node.entries},
        given=given(node),
        where=texts(node, "where"),
        span=node.span,
    )


def _words(event: Node | None) -> Iterator[Entry]:
    yield from event if isinstance(event, MapNode) else ()


def _stuck(node: Node | None) -> Text | tuple[Effect, ...] | None:
    return effects(node) if isinstance(node, ListNode) else text_of(node)


def _map(entry: Entry) -> MapNode:
    return entry.value if isinstance(entry.value, MapNode) else MapNode({}, entry.key.span())
