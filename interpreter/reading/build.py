"""The model from a checked tree: declarations, and the ruleset as a whole."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from interpreter.diagnostics.diagnostic import Report
from interpreter.model.ruleset import (
    Component,
    Enum,
    Function,
    Member,
    Outcome,
    Pattern,
    Procedure,
    Ruleset,
    Text,
    Variable,
    Zone,
)
from interpreter.reading.build_options import declared_options, implicit_players, seats
from interpreter.reading.build_rules import action, effects, phase, trigger
from interpreter.reading.digest import digest
from interpreter.reading.fields import (
    PROVENANCE,
    distinct,
    entries,
    flag,
    source,
    string,
    text,
    text_of,
    texts,
    texts_of,
)
from interpreter.reading.nodes import Entry, ListNode, MapNode
from interpreter.reading.options import Given, bind
from interpreter.reading.schema import keys_of
from interpreter.reading.signature import signature


def build(root: MapNode, path: Path | None, extends: str, given: Given, report: Report) -> Ruleset:
    """The ruleset with its options bound; faults go to the report."""
    options = bind((*implicit_players(root, report), *declared_options(root, report)), given, report)
    players = seats(root, options, report)
    ruleset = Ruleset(
        name=string(root, "ruleset"),
        title=string(root, "title", string(root, "ruleset")),
        path=str(path) if path else "",
        players=players,
        description=string(root, "description"),
        extends=extends,
        options=options,
        enums=tuple(_enum(entry, report) for entry in entries(root, "enums")),
        components=tuple(_component(entry, report) for entry in entries(root, "components")),
        zones=tuple(_zone(entry, report) for entry in entries(root, "zones")),
        variables=tuple(_variable(entry) for entry in entries(root, "variables")),
        functions=tuple(f for entry in entries(root, "define") if (f := _function(entry, report))),
        patterns=tuple(_pattern(entry) for entry in entries(root, "patterns")),
        procedures=tuple(p for entry in entries(root, "procedures") if (p := _procedure(entry, report))),
        setup=effects(root.get("setup")),
        actions=tuple(action(entry) for entry in entries(root, "actions")),
        triggers=tuple(trigger(entry) for entry in entries(root, "triggers")),
        phases=tuple(phase(entry) for entry in entries(root, "phases")),
        outcome=_outcome(root),
        move_limit=_limit(root),
        plain=digest(root, options, players),
        rulebook={entry.key.value: found.value for entry in entries(root, "source") if (found := text_of(entry.value))},
        languages=_languages(path),
    )
    return replace(ruleset, poisoned=_unread(root, ruleset))


def _unread(root: MapNode, ruleset: Ruleset) -> frozenset[str]:
    """The names of declarations that are in the file and, because of a mistake, not in the model."""
    known = {
        "options": {option.name.value for option in ruleset.options},
        "define": {function.name.value for function in ruleset.functions},
        "procedures": {procedure.name.value for procedure in ruleset.procedures},
    }
    declared = (
        (section, entry.key.value.split("(")[0].strip()) for section in known for entry in entries(root, section)
    )
    return frozenset(name for section, name in declared if name not in known[section])


def _enum(entry: Entry, report: Report) -> Enum:
    node = entry.value
    listed = node.get("of") if isinstance(node, MapNode) else node
    if isinstance(listed, ListNode):
        names = distinct(texts_of(listed), "member", report)
        return Enum(entry.key, tuple(Member(name) for name in names), source(node))
    members = node if isinstance(node, MapNode) else ()
    return Enum(entry.key, tuple(_member(m) for m in members if m.key.value not in PROVENANCE), source(node))


def _member(entry: Entry) -> Member:
    attributes: dict[str, Text | dict[str, Text]] = {}
    for attribute in entry.value if isinstance(entry.value, MapNode) else ():
        single = text_of(attribute.value)
        attributes[attribute.key.value] = single if single is not None else dict(_counts(attribute))
    return Member(entry.key, attributes)


def _counts(entry: Entry) -> list[tuple[str, Text]]:
    inner = entry.value if isinstance(entry.value, MapNode) else ()
    return [(count.key.value, found) for count in inner if (found := text_of(count.value))]


def _component(entry: Entry, report: Report) -> Component:
    node = _map(entry)
    direct = [item for item in node if item.key.value not in keys_of("component")]
    attributes = _typed([*direct, *entries(node, "attributes")])
    names = distinct(tuple(name for name, _ in attributes), "attribute", report)
    return Component(
        name=entry.key,
        attributes=tuple(pair for pair in attributes if any(pair[0] is name for name in names)),
        faces=text(node, "faces"),
        copies=text(node, "copies"),
        starts=text(node, "starts"),
        source=source(node),
    )


def _zone(entry: Entry, report: Report) -> Zone:
    node = _map(entry)
    places = distinct(texts(node, "places"), "place", report)
    links = node.get("links")
    pairs = [texts_of(pair) for pair in links.items] if isinstance(links, ListNode) else []
    return Zone(
        name=entry.key,
        kind=text(node, "kind") or Text(""),
        holds=texts(node, "holds"),
        per=texts(node, "per"),
        rows=text(node, "rows"),
        columns=text(node, "columns"),
        levels=text(node, "levels"),
        length=text(node, "length"),
        cells=string(node, "cells", "single"),
        height=text(node, "height"),
        numbered=string(node, "numbered", "from_bottom"),
        places=places,
        links=tuple((pair[0], pair[1]) for pair in pairs if len(pair) == 2),
        visible=string(node, "visible", "all"),
        source=source(node),
    )


def _variable(entry: Entry) -> Variable:
    node = _map(entry)
    bounds = texts(node, "range")
    return Variable(
        name=entry.key,
        of=text(node, "of"),
        low=bounds[0] if bounds else None,
        high=bounds[-1] if bounds else None,
        per=texts(node, "per"),
        start=text(node, "start"),
        optional=flag(node, "optional"),
        clamp=flag(node, "clamp"),
        source=source(node),
    )


def _function(entry: Entry, report: Report) -> Function | None:
    body = text_of(entry.value)
    heading = signature(entry.key, report)
    return Function(*heading, body) if heading and body else None


def _procedure(entry: Entry, report: Report) -> Procedure | None:
    node = _map(entry)
    heading = signature(entry.key, report, "a procedure")
    return Procedure(*heading, effects(node.get("do")), source(node)) if heading else None


def _pattern(entry: Entry) -> Pattern:
    node = _map(entry)
    return Pattern(
        name=entry.key,
        line=text(node, "line"),
        along=texts(node, "along"),
        shape=texts(node, "shape"),
        turned=text(node, "turned"),
        mirrored=text(node, "mirrored"),
        any_of=texts(node, "any_of"),
        only_when=text(node, "only_when"),
        attributes=_typed([item for item in node if item.key.value not in keys_of("pattern")]),
        source=source(node),
    )


def _outcome(root: MapNode) -> Outcome:
    node = root.get("outcome")
    if not isinstance(node, MapNode):
        return Outcome()
    return Outcome(texts(node, "rank"), text(node, "score"), string(node, "tie", "draw"), source(node))


def _limit(root: MapNode) -> Text | None:
    limits = root.get("limits")
    return text(limits, "moves") if isinstance(limits, MapNode) else None


def _typed(items: list[Entry]) -> tuple[tuple[Text, Text], ...]:
    return tuple((item.key, found) for item in items if (found := text_of(item.value)))


def _map(entry: Entry) -> MapNode:
    return entry.value if isinstance(entry.value, MapNode) else MapNode({}, entry.key.span())


def _languages(path: Path | None) -> tuple[str, ...]:
    """The languages whose rulebook lies beside the ruleset."""
    return tuple(sorted(file.stem for file in path.parent.glob("rulebook/*.ftl"))) if path else ()
