"""A ruleset with the names that people have for its things in a language."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from interpreter.model.names import Names
from interpreter.model.ruleset import (
    Action,
    Component,
    Enum,
    Option,
    Pattern,
    Phase,
    Procedure,
    Ruleset,
    Text,
    Trigger,
    Variable,
    Zone,
)

Named = TypeVar("Named", Action, Component, Option, Pattern, Procedure, Trigger, Variable, Zone)


def in_language(ruleset: Ruleset, names: Names) -> Ruleset:
    """The ruleset as it is shown: each thing by its name, then its identifier.

    For showing only: what rules say about one another still uses the identifiers.
    """
    if not names.language:
        return ruleset
    return replace(
        ruleset,
        title=names.title_of(ruleset.title),
        players=tuple(_name(seat, "players", names) for seat in ruleset.players),
        options=_called(ruleset.options, "options", names),
        enums=tuple(_enum(enum, names) for enum in ruleset.enums),
        components=_called(ruleset.components, "components", names),
        zones=_called(ruleset.zones, "zones", names),
        variables=_called(ruleset.variables, "variables", names),
        patterns=_called(ruleset.patterns, "patterns", names),
        procedures=_called(ruleset.procedures, "procedures", names),
        actions=_called(ruleset.actions, "actions", names),
        triggers=_called(ruleset.triggers, "triggers", names),
        phases=tuple(_phase(phase, names) for phase in ruleset.phases),
    )


def _called(rules: tuple[Named, ...], section: str, names: Names) -> tuple[Named, ...]:
    return tuple(replace(rule, name=_name(rule.name, section, names)) for rule in rules)


def _enum(enum: Enum, names: Names) -> Enum:
    section = f"enums.{enum.name.value}"
    members = tuple(replace(member, name=_name(member.name, section, names)) for member in enum.members)
    return replace(enum, name=_name(enum.name, "enums", names), members=members)


def _phase(phase: Phase, names: Names) -> Phase:
    inner = tuple(_phase(each, names) for each in phase.phases)
    actions = tuple(_name(action, "actions", names) for action in phase.actions)
    return replace(phase, name=_name(phase.name, "phases", names), actions=actions, phases=inner)


def _name(text: Text, section: str, names: Names) -> Text:
    shown = names.beside(section, text.value)
    return text if shown == text.value else replace(text, value=shown, places=())
