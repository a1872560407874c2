"""The syntax tree of an expression, as the grammar yields it. Every node knows its place.

``start`` and ``end`` are offsets into the :class:`~interpreter.model.ruleset.Text` the
expression was parsed from; ``Text.span(start, end)`` turns them into a place in the file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number."""

    start: int
    end: int
    value: int


@dataclass(frozen=True, slots=True)
class Constant:
    """``true``, ``false`` or ``none``."""

    start: int
    end: int
    word: str


@dataclass(frozen=True, slots=True)
class Name:
    """A bare name."""

    start: int
    end: int
    name: str


@dataclass(frozen=True, slots=True)
class Member:
    """``subject.name``; ``name_start`` is where the name after the dot begins."""

    start: int
    end: int
    subject: Node
    name: str
    name_start: int


@dataclass(frozen=True, slots=True)
class Index:
    """``subject[indices]``."""

    start: int
    end: int
    subject: Node
    indices: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Argument:
    """An argument of a call; ``name`` is empty for a positional one."""

    start: int
    end: int
    name: str
    value: Node


@dataclass(frozen=True, slots=True)
class Call:
    """``function(arguments)``."""

    start: int
    end: int
    function: str
    arguments: tuple[Argument, ...]
    name_end: int


@dataclass(frozen=True, slots=True)
class Aggregate:
    """``function(value for binder in domain where condition)``; ``value`` may be left out."""

    start: int
    end: int
    function: str
    binder: Name
    domain: Node
    value: Node | None
    condition: Node | None
    name_end: int


@dataclass(frozen=True, slots=True)
class Unary:
    """``-x`` or ``not x``."""

    start: int
    end: int
    operator: str
    operand: Node


@dataclass(frozen=True, slots=True)
class Binary:
    """Arithmetic, ``and``, ``or``; ``operator_start`` is where the operator stands."""

    start: int
    end: int
    operator: str
    left: Node
    right: Node
    operator_start: int


@dataclass(frozen=True, slots=True)
class Comparison:
    """A chain: ``operands[0] operators[0] operands[1] ...``; operators as (word, start)."""

    start: int
    end: int
    operands: tuple[Node, ...]
    operators: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class If:
    """``if condition then then else otherwise``."""

    start: int
    end: int
    condition: Node
    then: Node
    otherwise: Node


@dataclass(frozen=True, slots=True)
class Range:
    """``low..high``."""

    start: int
    end: int
    low: Node
    high: Node


@dataclass(frozen=True, slots=True)
class Braces:
    """``{a, b, c}``."""

    start: int
    end: int
    items: tuple[Node, ...]


Node: TypeAlias = (
    Number | Constant | Name | Member | Index | Call | Aggregate | Unary | Binary | Comparison | If | Range | Braces
)


@dataclass(frozen=True, slots=True)
class Loop:
    """The head of a ``for`` effect: ``binder in domain where condition``."""

    binder: Name
    domain: Node
    condition: Node | None
