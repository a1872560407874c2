"""A ruleset with the names that people have for its things in a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from interpreter.model.ruleset import Action, Component, Phase, Ruleset, Text, Zone

Named = TypeVar("Named", Component, Zone, Action)


def in_language(ruleset: Ruleset, title: str, names: Mapping[str, str]) -> Ruleset:
    """The ruleset as it is shown: each component, zone, action and phase by its name, then its identifier.

    For showing only: what rules say about one another still uses the identifiers.
    """
    return replace(
        ruleset,
        title=title,
        components=_called(ruleset.components, names),
        zones=_called(ruleset.zones, names),
        actions=_called(ruleset.actions, names),
        phases=tuple(_phase(phase, names) for phase in ruleset.phases),
    )


def _called(rules: tuple[Named, ...], names: Mapping[str, str]) -> tuple[Named, ...]:
    return tuple(replace(rule, name=_name(rule.name, names)) for rule in rules)


def _phase(phase: Phase, names: Mapping[str, str]) -> Phase:
    inner = tuple(_phase(each, names) for each in phase.phases)
    actions = tuple(_name(action, names) for action in phase.actions)
    return replace(phase, name=_name(phase.name, names), actions=actions, phases=inner)


def _name(text: Text, names: Mapping[str, str]) -> Text:
    name = names.get(text.value, text.value)
    return text if name == text.value else replace(text, value=f"{name} – {text.value}", places=())
