"""What the names of a ruleset stand for, collected before any expression is checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count

from interpreter.diagnostics.diagnostic import NOWHERE, Report, Span
from interpreter.language import typed
from interpreter.language.types import Symbol, Type
from interpreter.model import ruleset as model
from interpreter.model.ruleset import Text

#: Kinds of pieces per endless component that a count may reach.
ENDLESS = 9_999


@dataclass(frozen=True, slots=True)
class Declared:
    """A name of the ruleset: what it names, in words, and where that stands."""

    what: str
    span: Span


@dataclass(frozen=True, slots=True)
class Scope:
    """The bound names at a place. ``broken`` names were bound by something that failed."""

    locals: Mapping[str, typed.Local] = field(default_factory=dict)
    broken: frozenset[str] = frozenset()

    def with_local(self, local: typed.Local) -> Scope:
        """This scope and one more bound name."""
        return Scope({**self.locals, local.name: local}, self.broken)

    def with_broken(self, name: str) -> Scope:
        """This scope and one more name whose uses are not reported."""
        return Scope(self.locals, self.broken | {name})


NO_LOCALS = Scope()


@dataclass(slots=True)
class World:
    """The tables of a ruleset, filled step by step while it is checked.

    ``declared`` holds every name that an expression can use; a name that is declared but
    stands in no table was declared wrongly, which has been reported.
    """

    ruleset: model.Ruleset
    report: Report
    seats: tuple[str, ...]
    declared: dict[str, Declared] = field(default_factory=dict)
    symbols: dict[str, list[typed.Literal]] = field(default_factory=dict)
    constants: dict[str, typed.Literal] = field(default_factory=dict)
    enums: dict[str, typed.EnumTable] = field(default_factory=dict)
    components: dict[str, typed.Component] = field(default_factory=dict)
    zones: dict[str, typed.ZoneShape] = field(default_factory=dict)
    variables: dict[str, typed.StateVariable] = field(default_factory=dict)
    patterns: dict[str, typed.PatternShape] = field(default_factory=dict)
    functions: dict[str, typed.Function] = field(default_factory=dict)
    sources: dict[str, model.Function] = field(default_factory=dict)
    procedures: dict[str, model.Procedure] = field(default_factory=dict)
    running: list[str] = field(default_factory=list)
    runs: int = 0
    checking: list[str] = field(default_factory=list)
    failed: set[str] = field(init=False)
    users_of_me: set[str] = field(default_factory=set)
    uids: Iterator[int] = field(default_factory=lambda: count(1))

    def __post_init__(self) -> None:
        """Nothing is said about names that reading has reported on."""
        self.failed = set(self.ruleset.poisoned)

    def local(self, name: str, of: Type, span: Span = NOWHERE) -> typed.Local:
        """A new bound name."""
        return typed.Local(of, span, name, next(self.uids))

    def owns(self, name: Text) -> bool:
        """Whether a declaration is the one that its name stands for (and not a second one, refused)."""
        declared = self.declared.get(name.value)
        return declared is not None and declared.span == name.span()

    def fail(self, name: Text) -> None:
        """Let uses of something that is declared wrongly stay silent, unless its name belongs to something else."""
        if self.owns(name) or name.value not in self.declared:
            self.failed.add(name.value)

    def add_symbol(self, name: str, literal: typed.Literal) -> None:
        """Let a word stand for a value, beside others that it may stand for already."""
        self.symbols.setdefault(name, []).append(literal)

    def is_enum(self, name: str) -> bool:
        """Whether the name is that of an enum (not of an option's choices)."""
        return any(enum.name.value == name for enum in self.ruleset.enums)

    def members(self, of: Symbol) -> tuple[str, ...]:
        """The members of an enum or choice option."""
        return self.enums[of.enum].members

    def known_names(self) -> tuple[str, ...]:
        """All names that an expression can use, for suggestions."""
        return (*self.declared, *self.symbols)


def all_phases(world: World) -> tuple[str, ...]:
    """The names of all phases, nested ones included."""
    found, front = [], list(world.ruleset.phases)
    while front:
        phase = front.pop(0)
        found.append(phase.name.value)
        front += phase.phases
    return tuple(found)
