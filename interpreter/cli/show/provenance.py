"""Where each rule comes from: cited, assumed, or neither."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from interpreter.model.ruleset import NO_SOURCE, Phase, Provenance, Ruleset, Text


class _Rule(Protocol):
    """Any part of a ruleset with a name and a provenance."""

    @property
    def name(self) -> Text: ...

    @property
    def source(self) -> Provenance: ...


@dataclass(frozen=True, slots=True)
class Sourced:
    """A rule by section and name, with its provenance."""

    rule: str
    source: Provenance


def sourced_rules(ruleset: Ruleset) -> list[Sourced]:
    """Every rule that may carry a provenance, in the order of the file's sections."""
    found = [
        Sourced(f"{section}.{item.name.value}", item.source) for section, items in _sections(ruleset) for item in items
    ]
    found += [Sourced(f"phases.{path}", phase.source) for path, phase in phases(ruleset.phases)]
    return [*found, Sourced("outcome", ruleset.outcome.source)]


def assumed(ruleset: Ruleset) -> list[Sourced]:
    """The rules whose rulebook is silent, with the reason for the value chosen."""
    return [rule for rule in sourced_rules(ruleset) if rule.source.assumed]


def cited(ruleset: Ruleset) -> list[Sourced]:
    """The rules that name clauses of the rulebook."""
    return [rule for rule in sourced_rules(ruleset) if rule.source.cite]


def bare(ruleset: Ruleset) -> list[Sourced]:
    """The rules that say nothing about where they come from."""
    return [rule for rule in sourced_rules(ruleset) if rule.source == NO_SOURCE]


def phases(of: Sequence[Phase], prefix: str = "") -> Iterator[tuple[str, Phase]]:
    """Every phase with its dotted path, outer ones first."""
    for phase in of:
        path = f"{prefix}{phase.name.value}"
        yield path, phase
        yield from phases(phase.phases, f"{path}.")


def _sections(ruleset: Ruleset) -> list[tuple[str, Sequence[_Rule]]]:
    return [
        ("options", ruleset.options),
        ("enums", ruleset.enums),
        ("components", ruleset.components),
        ("zones", ruleset.zones),
        ("variables", ruleset.variables),
        ("define", ruleset.functions),
        ("patterns", ruleset.patterns),
        ("procedures", ruleset.procedures),
        ("actions", ruleset.actions),
        ("triggers", ruleset.triggers),
    ]
