"""Scenarios as frozen data: a position, what is done in it, and what then holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from interpreter.model.ruleset import NO_SOURCE, Provenance, Text


@dataclass(frozen=True, slots=True)
class Contents:
    """What lies in a zone, in one of three forms.

    ``zone`` is its name with its index (``tray[player1]``). Exactly one of the others is set:
    ``drawing`` (a grid as text), ``items`` (a row or ring in order), ``counts`` (a pool).
    """

    zone: Text
    drawing: Text | None = None
    items: tuple[Text, ...] | None = None
    counts: tuple[tuple[Text, int], ...] | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """A part of a state: the phase, who is to move, contents of zones, values of variables."""

    phase: Text | None = None
    to_move: Text | None = None
    zones: tuple[Contents, ...] = ()
    variables: tuple[tuple[Text, Text], ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """An action in notation, or the next outcomes of chance."""

    action: Text | None = None
    chance: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class Expectation:
    """What holds after the steps. None means that nothing is said about it."""

    position: Position = Position()
    legal: tuple[Text, ...] | None = None
    legal_count: int | None = None
    legal_includes: tuple[Text, ...] = ()
    illegal: tuple[Text, ...] = ()
    over: bool | Text | None = None
    winner: Text | None = None
    scores: tuple[tuple[Text, int], ...] = ()
    returns: tuple[float, ...] | None = None


@dataclass(frozen=True, slots=True)
class Scenario:
    """A worked example of the rulebook. ``legend`` holds the file's signs and its own."""

    name: Text
    then: Expectation
    given: Position = Position()
    when: tuple[Step, ...] = ()
    options: Mapping[str, int | bool | str] = field(default_factory=dict)
    legend: tuple[tuple[Text, Text], ...] = ()
    source: Provenance = NO_SOURCE
