"""Scenarios from ``scenarios.yaml``, checked against their schema."""

from __future__ import annotations

from pathlib import Path

from interpreter.diagnostics.diagnostic import Report
from interpreter.model.ruleset import Text
from interpreter.model.scenario import Contents, Expectation, Position, Scenario, Step
from interpreter.reading.fields import distinct, entries, source, text, text_of, texts_of
from interpreter.reading.library import display_name
from interpreter.reading.nodes import Entry, ListNode, MapNode, Node, ScalarNode
from interpreter.reading.parse import parse
from interpreter.reading.schema import SCENARIOS
from interpreter.reading.source import Source, read_source, source_of
from interpreter.reading.validate import validate

#: The file beside a ruleset that holds its scenarios.
SCENARIO_FILE = "scenarios.yaml"

Pairs = tuple[tuple[Text, Text], ...]


def scenario_file(ruleset: str | Path) -> Path | None:
    """The scenarios beside a ruleset's file, or None."""
    path = Path(ruleset).parent / SCENARIO_FILE
    return path if path.is_file() else None


def load_scenarios(path: Path) -> tuple[Scenario, ...]:
    """The scenarios of a file. Raises RulewrightError with every fault found."""
    return _read(read_source(path, display_name(path)))


def loads_scenarios(text: str, name: str = "<text>") -> tuple[Scenario, ...]:
    """The scenarios of a text. Raises RulewrightError with every fault found."""
    return _read(source_of(text, name))


def _read(file: Source) -> tuple[Scenario, ...]:
    report = Report()
    root = parse(file, report)
    validate(root, SCENARIOS, report)
    report.raise_errors()
    assert isinstance(root, MapNode)  # the schema allows nothing else
    common = _pairs(root, "legend")
    listed = root.get("scenarios")
    items = listed.items if isinstance(listed, ListNode) else ()
    found = tuple(_scenario(item, common) for item in items if isinstance(item, MapNode))
    distinct(tuple(scenario.name for scenario in found), "scenario", report)
    report.raise_errors()
    return found


def _scenario(node: MapNode, common: Pairs) -> Scenario:
    given, then, when = node.get("given"), node.get("then"), node.get("when")
    return Scenario(
        name=text(node, "name") or Text(""),
        then=_expectation(then if isinstance(then, MapNode) else _nothing(node)),
        given=_position(given) if isinstance(given, MapNode) else Position(),
        when=tuple(_step(item) for item in when.items) if isinstance(when, ListNode) else (),
        options={entry.key.value: _option(entry.value) for entry in entries(node, "options")},
        legend=_joined(common, _pairs(node, "legend")),
        source=source(node),
    )


def _joined(common: Pairs, own: Pairs) -> Pairs:
    """The file's signs with the scenario's own; the own meaning of a sign wins."""
    return tuple({sign.value: (sign, kind) for sign, kind in (*common, *own)}.values())


def _position(node: MapNode) -> Position:
    return Position(
        phase=text(node, "phase"),
        to_move=text(node, "to_move"),
        zones=tuple(_contents(entry) for entry in entries(node, "zones")),
        variables=_pairs(node, "variables"),
    )


def _contents(entry: Entry) -> Contents:
    node = entry.value
    if isinstance(node, ListNode):
        return Contents(entry.key, items=notations(node))
    if isinstance(node, MapNode):
        return Contents(entry.key, counts=tuple((item.key, _number(item.value)) for item in node))
    return Contents(entry.key, drawing=node.text)


def _step(node: Node) -> Step:
    if isinstance(node, MapNode):
        return Step(chance=notations(node.get("chance")))
    return Step(action=text_of(node))


def _expectation(node: MapNode) -> Expectation:
    count, returns = node.get("legal_count"), node.get("returns")
    return Expectation(
        position=_position(node),
        legal=notations(node.get("legal")) if "legal" in node.entries else None,
        legal_count=None if count is None else _number(count),
        legal_includes=notations(node.get("legal_includes")),
        illegal=notations(node.get("illegal")),
        over=_over(node.get("over")),
        winner=text(node, "winner"),
        scores=tuple((entry.key, _number(entry.value)) for entry in entries(node, "scores")),
        returns=tuple(_decimal(item) for item in returns.items) if isinstance(returns, ListNode) else None,
    )


def notations(node: Node | None) -> tuple[Text, ...]:
    """Actions or outcomes in notation.

    A flow list such as ``[take(red, a1), pass]`` is cut by YAML at every comma; parts of one
    notation, told by its parentheses, are joined again.
    """
    found: list[Text] = []
    for part in texts_of(node):
        if found and found[-1].value.count("(") > found[-1].value.count(")"):
            found[-1] = _glued(found[-1], part)
        else:
            found.append(part)
    return tuple(found)


def _glued(first: Text, second: Text) -> Text:
    places = (*first.places, first.places[-1], *second.places) if first.places else ()
    return Text(f"{first.value}, {second.value}", first.file, places)


def _over(node: Node | None) -> bool | Text | None:
    value = node.value if isinstance(node, ScalarNode) else None
    return value if isinstance(value, bool) else text_of(node)


def _pairs(node: MapNode, key: str) -> Pairs:
    return tuple((entry.key, found) for entry in entries(node, key) if (found := text_of(entry.value)))


def _option(node: Node) -> int | bool | str:
    value = node.value if isinstance(node, ScalarNode) else ""
    return value if isinstance(value, int | str) else ""


def _number(node: Node) -> int:
    return int(_decimal(node))


def _decimal(node: Node) -> float:
    value = node.value if isinstance(node, ScalarNode) else 0
    return float(value) if isinstance(value, int | float) else 0.0


def _nothing(node: MapNode) -> MapNode:
    return MapNode({}, node.span)
