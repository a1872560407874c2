"""The compiled program: what a machine needs to run a game and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from interpreter.diagnostics.diagnostic import NOWHERE, Span
from interpreter.language import typed
from interpreter.language.types import Type
from interpreter.program import ir
from interpreter.program.context import Fault, Row
from interpreter.program.layout import Layout


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of an action: ``extent`` values from ``low``; within one copy of a zone if ``local``."""

    name: str
    type: Type
    extent: int
    low: int
    local: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be chosen, by name and parameters; ids ``base`` to ``base + count - 1``."""

    name: str
    base: int
    parameters: tuple[Parameter, ...]
    span: Span = NOWHERE

    @property
    def count(self) -> int:
        """How many ids it has."""
        count = 1
        for parameter in self.parameters:
            count *= parameter.extent
        return count


@dataclass(frozen=True, slots=True)
class Option:
    """What a decision offers: a choice, the block it leads to, and how it is guarded.

    ``names`` gives the names from around the decision that the guard speaks of, in terms of the state.
    """

    choice: int
    block: int
    given: tuple[typed.Given, ...]
    conditions: tuple[typed.Expression, ...]
    names: Mapping[int, ir.Expr] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Decision:
    """A point where a player chooses; ``legal`` is the function that lists the legal ids."""

    number: int
    phase: str
    legal: str
    options: tuple[Option, ...]
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Chance:
    """A point where chance decides: ``outcomes`` lists (value, weight); ``of`` is the values' type."""

    number: int
    phase: str
    outcomes: str
    block: int
    of: Type
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class End:
    """The point where a game is over."""

    number: int


Point = Decision | Chance | End


@dataclass(frozen=True, slots=True)
class Program:
    """A ruleset compiled. ``rules`` are the names that the reason slot refers to."""

    checked: typed.Checked
    layout: Layout
    initial: tuple[int, ...]
    tables: Mapping[str, tuple[int, ...]]
    rows: Mapping[str, tuple[Row, ...]]
    functions: Mapping[str, ir.Function]
    blocks: tuple[ir.Block, ...]
    points: tuple[Point, ...]
    choices: tuple[Choice, ...]
    rules: tuple[str, ...]
    faults: tuple[Fault, ...]
    score: str = ""
    ranks: tuple[str, ...] = ()
    notes: Mapping[str, str] = field(default_factory=dict)

    @property
    def action_count(self) -> int:
        """Size of the action space."""
        return sum(choice.count for choice in self.choices)
