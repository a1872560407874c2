"""The ruleset as a frozen model: what the YAML says, with every word's place kept.

Nothing here is interpreted yet. Expressions, domains and names are :class:`Text`: the
scalar as it stands in the file together with the place of each of its characters, so that
a later stage can point into the middle of a multi-line expression.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from interpreter.diagnostics.diagnostic import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Text:
    """A scalar of the file and where each of its characters stands.

    ``places[i]`` is the (line, column) of ``value[i]``; one more entry marks the end.
    An empty ``places`` means the text did not come from a file.
    """

    value: str
    file: str = ""
    places: tuple[tuple[int, int], ...] = ()

    def span(self, start: int = 0, end: int | None = None) -> Span:
        """The place of ``value[start:end]`` in the file (the whole text by default)."""
        if not self.places:
            return NOWHERE
        last = len(self.places) - 1
        stop = last if end is None else min(end, last)
        line, column = self.places[min(start, last)]
        if stop <= start:
            return Span(self.file, line, column, line, column + 1)
        end_line, end_column = self.places[stop - 1]
        return Span(self.file, line, column, end_line, end_column + 1)


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where a rule comes from: clauses of the rulebook, or why it is assumed."""

    cite: tuple[str, ...] = ()
    assumed: str = ""


NO_SOURCE = Provenance()


@dataclass(frozen=True, slots=True)
class Option:
    """A value that a player of the game may set. ``kind`` is range, choice or flag."""

    name: Text
    kind: str
    low: int = 0
    high: int = 0
    choices: tuple[Text, ...] = ()
    default: int | bool | str = 0
    value: int | bool | str = 0
    description: str = ""
    source: Provenance = NO_SOURCE


@dataclass(frozen=True, slots=True)
class Member:
    """A member of an enum with its attributes: numbers, symbols, or counts by symbol."""

    name: Text
    attributes: Mapping[str, Text | Mapping[str, Text]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Enum:
    """A closed list of symbols, each with the same attributes (none for a plain list)."""

    name: Text
    members: tuple[Member, ...]
    source: Provenance = NO_SOURCE


@dataclass(frozen=True, slots=True)
class Component:
    """A kind of thing in the box. ``attributes`` maps a name to a type (``Color``, ``1..6``).

    ``faces`` is set for dice: the type of the attribute ``face``, which rolling changes.
    ``copies`` is the number of each kind (of the whole component, for dice); without it
    the box never runs out. ``starts`` names the zone that holds the copies at the start.
    """

    name: Text
    attributes: tuple[tuple[Text, Text], ...] = ()
    faces: Text | None = None
    copies: Text | None = None
    starts: Text | None = None
    source: Provenance = NO_SOURCE


@dataclass(frozen=True, slots=True)
class Zone:
    """A place where components lie. Which keys apply depends on ``kind``."""

    name: Text
    kind: Text
    holds: tuple[Text, ...]
    per: tuple[Text, ...] = ()
    rows: Text | None = None
    columns: Text | None = None
    levels: Text | None = None
    length: Text | None = None
    cells: str = "single"
    height: Text | None = None
    numbered: str = "from_bottom"
    places: tuple[Text, ...] = ()
    links: tuple[tuple[Text, Text], ...] = ()
    visible: str = "all"
    source: Provenance = NO_SOURCE


@dataclass(frozen=True, slots=True)
class Variable:
    """A named value of the state: a number in a range, or a value of a type."""

    name: Text
    of: Text | None = None
    low: Text | None = None
    high: Text | None = None
    per: tuple[Text, ...] = ()
    start: Text | None = None
    optional: bool = False
    clamp: bool = False
    source: Provenance = NO_SOURCE


@dataclass(frozen=True, slots=True)
class Function:
    """An expression with a name and parameters (name and type of each)."""

    name: Text
    parameters: tuple[tuple[Text, Text], ...]
    body: Text
    source: Provenance = NO_SOURCE


@dataclass(frozen=True, slots=True)
class Pattern:
    """A line, a shape, a rectangle, or a list of other patterns (``any_of``)."""

    name: Text
    line: Text | None = None
    along: tuple[Text, ...] = ()
    shape: tuple[Text, ...] = ()
    turned: Text | None = None
    mirrored: Text | None = None
    any_of: tuple[Text, ...] = ()
    only_when: Text | None = None
    attributes: tuple[tuple[Text, Text], ...] = ()
    source: Provenance = NO_SOURCE


@dataclass(frozen=True, slots=True)
class Given:
    """A parameter of an action: its name and the domain its values come from."""

    name: Text
    domain: Text


@dataclass(frozen=True, slots=True)
class Effect:
    """One step of an effect list: a verb, its arguments, and nested lists.

    ``verb`` is the discriminating key (``place``, ``if``, ``ask`` …); ``arguments`` holds
    the scalar keys, the verb's own value among them under the verb's name; ``blocks`` the
    nested effect lists (``then``, ``else``, ``do``); ``given`` the parameters of an ``ask``
    and ``where`` its conditions (all must hold).
    """

    verb: Text
    arguments: Mapping[str, Text] = field(default_factory=dict)
    blocks: Mapping[str, tuple[Effect, ...]] = field(default_factory=dict)
    given: tuple[Given, ...] = ()
    where: tuple[Text, ...] = ()
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Procedure:
    """An effect list with a name and parameters (name and type of each)."""

    name: Text
    parameters: tuple[tuple[Text, Text], ...]
    do: tuple[Effect, ...]
    source: Provenance = NO_SOURCE


@dataclass(frozen=True, slots=True)
class Action:
    """Something a player may do: parameters, guards (all must hold), and what it does."""

    name: Text
    given: tuple[Given, ...] = ()
    where: tuple[Text, ...] = ()
    do: tuple[Effect, ...] = ()
    source: Provenance = NO_SOURCE


@dataclass(frozen=True, slots=True)
class Event:
    """What a trigger waits for: an event word and the zone, variable or phase it concerns."""

    word: Text
    of: Text | None = None


@dataclass(frozen=True, slots=True)
class Trigger:
    """A rule that answers events, at once, wherever they come from."""

    name: Text
    on: tuple[Event, ...]
    when: Text | None = None
    do: tuple[Effect, ...] = ()
    source: Provenance = NO_SOURCE


@dataclass(frozen=True, slots=True)
class Phase:
    """A part of the game's flow: either a turn phase (``turns``) or a container (``phases``).

    ``stuck`` says what happens when the player to move has no legal action: a word
    (``pass``, ``leave``, ``lose``) or effects.
    """

    name: Text
    turns: Text | None = None
    first: Text | None = None
    player: Text | None = None
    among: Text | None = None
    actions: tuple[Text, ...] = ()
    moves: Text | None = None
    stuck: Text | tuple[Effect, ...] | None = None
    start: tuple[Effect, ...] = ()
    before_turn: tuple[Effect, ...] = ()
    after_turn: tuple[Effect, ...] = ()
    end: tuple[Effect, ...] = ()
    repeat: Text | None = None
    until: Text | None = None
    only_when: Text | None = None
    phases: tuple[Phase, ...] = ()
    source: Provenance = NO_SOURCE


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game is judged: ``rank`` keys in ``each``, higher is better."""

    rank: tuple[Text, ...] = ()
    score: Text | None = None
    tie: str = "draw"
    source: Provenance = NO_SOURCE


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A complete ruleset with its options bound, ready to be checked and compiled."""

    name: str
    title: str
    path: str
    players: tuple[Text, ...]
    description: str = ""
    extends: str = ""
    options: tuple[Option, ...] = ()
    enums: tuple[Enum, ...] = ()
    components: tuple[Component, ...] = ()
    zones: tuple[Zone, ...] = ()
    variables: tuple[Variable, ...] = ()
    functions: tuple[Function, ...] = ()
    patterns: tuple[Pattern, ...] = ()
    procedures: tuple[Procedure, ...] = ()
    setup: tuple[Effect, ...] = ()
    actions: tuple[Action, ...] = ()
    triggers: tuple[Trigger, ...] = ()
    phases: tuple[Phase, ...] = ()
    outcome: Outcome = Outcome()
    move_limit: Text | None = None
    plain: Mapping[str, object] = field(default_factory=dict)
    rulebook: Mapping[str, str] = field(default_factory=dict)
    languages: tuple[str, ...] = ()
    #: Names that a reported mistake has left without a proper meaning; nothing is said about their uses.
    poisoned: frozenset[str] = frozenset()
