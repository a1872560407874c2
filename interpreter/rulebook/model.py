"""What the checking of rulebooks is made of: facts, clauses, claims, links and findings."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from interpreter.diagnostics.diagnostic import NOWHERE, Span
from interpreter.rulebook.tokens import Token


class Scope(StrEnum):
    """What a clause is for; only rules bind."""

    RULE = "rule"
    EXAMPLE = "example"
    NOTE = "note"
    REFERENCE = "reference"
    HEADING = "heading"
    QUESTION = "question"
    ANSWER = "answer"


class Level(StrEnum):
    """How bad a finding is."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Fact:
    """Something the ruleset says that a rulebook may state.

    ``id`` points into the ruleset (``components.disc.copies``), ``unit`` is a concept of the glossaries,
    ``must`` says that a rulebook has to state it, ``assumed`` why the ruleset says it without a rulebook.
    """

    id: str
    kind: str
    value: int | str
    unit: str = ""
    comparator: str = "eq"
    role: str = ""
    polarity: str = ""
    must: bool = False
    cite: tuple[str, ...] = ()
    assumed: str = ""
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Clause:
    """A sentence, list entry or heading: its place, its tokens and what it is for.

    ``heading`` is the path of headings above it, ``opens_line`` whether its line begins with it.
    """

    start: int
    end: int
    line: int
    column: int
    scope: Scope
    tokens: tuple[Token, ...]
    heading: tuple[str, ...] = ()
    opens_line: bool = False
    listed: bool = False


@dataclass(frozen=True, slots=True)
class Claim:
    """A number mentioned in a clause: ``cls`` says what kind of mention, ``unit`` the concept counted.

    ``comparator`` is ``eq``, ``ge``, ``le``, ``gt``, ``lt``, ``ne``, ``approx``, ``range`` or ``-`` where nothing is
    counted. ``first`` and ``last`` are token numbers in the clause.
    """

    start: int
    end: int
    surface: str
    value: int
    unit: str
    unit_text: str
    comparator: str
    cls: str
    first: int
    last: int
    scope: Scope


@dataclass(frozen=True, slots=True)
class Atom:
    """The smallest thing a clause says, independent of language: ``kind:value``, with its place."""

    kind: str
    value: str
    start: int
    end: int

    @property
    def name(self) -> str:
        """``kind:value``, as links keep it."""
        return f"{self.kind}:{self.value}"


@dataclass(frozen=True, slots=True)
class Link:
    """What a reviewed clause says, kept apart from the text: its stamp, words' stamps, atoms, facts.

    ``words`` is the sorted bag of the stamps of its words, from which no sentence can be read.
    """

    line: int
    stamp: str
    scope: Scope
    words: tuple[str, ...]
    says: tuple[str, ...]
    facts: tuple[str, ...] = ()
    states: tuple[str, ...] = ()
    opens_line: bool = False
    listed: bool = False


@dataclass(frozen=True, slots=True)
class Related:
    """Another place that a finding speaks of."""

    start: int
    end: int
    message: str


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing wrong: its rule, level and place, the fact behind it, what was expected and found."""

    rule: str
    level: Level
    message: str
    start: int
    end: int
    fact: str = ""
    expected: str = ""
    found: str = ""
    related: tuple[Related, ...] = field(default_factory=tuple)
    hint: str = ""
