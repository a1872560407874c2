"""A ruleset as plain data: what is played, without the words for people."""

from __future__ import annotations

from collections.abc import Mapping

from interpreter.model.ruleset import Option, Text
from interpreter.reading.fields import PROVENANCE
from interpreter.reading.merge import SECTIONS
from interpreter.reading.nodes import MapNode, plain

_FOR_PEOPLE = ("title", "description", "source", "extends")


def digest(root: MapNode, options: tuple[Option, ...], players: tuple[Text, ...]) -> Mapping[str, object]:
    """The rules as JSON data, options by their values: equal data means equal games."""
    whole = {entry.key.value: plain(entry.value) for entry in root if entry.key.value not in _FOR_PEOPLE}
    rules = {key: _section(key, value) for key, value in whole.items()}
    rules["players"] = [seat.value for seat in players]
    if options:
        rules["options"] = {option.name.value: option.value for option in options}
    return rules


def _section(key: str, value: object) -> object:
    if key in SECTIONS and isinstance(value, dict):
        return {name: _rule(rule) for name, rule in value.items()}
    return _rule(value) if key == "outcome" else value


def _rule(rule: object) -> object:
    """A rule without its provenance; phases within phases alike."""
    if not isinstance(rule, dict):
        return rule
    kept = {key: value for key, value in rule.items() if key not in PROVENANCE}
    return {key: _section(key, value) if key == "phases" else value for key, value in kept.items()}
