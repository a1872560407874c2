"""Sets of up to 64 numbers, a bit each, and what can be asked of them.

Only the WebAssembly optimiser makes these. They are instructions like those of :mod:`interpreter.program.ir`,
which has their names, too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from interpreter.program.ir import Expr


@dataclass(frozen=True, slots=True)
class Bits:
    """A set of numbers below 64, known: bit ``i`` of ``value`` for the number ``i``."""

    value: int


@dataclass(frozen=True, slots=True)
class Cells:
    """The numbers ``i`` below ``size`` (at most 64) whose slot ``base + index + i`` compares with ``value``.

    With a ``table``, what the table has for the slot is compared. Numbers from ``size`` on may be in it too.
    """

    base: int
    index: Expr | None
    size: int
    table: str
    operator: str
    value: Expr


@dataclass(frozen=True, slots=True)
class SetOp:
    """Sets of up to 64 joined: ``and``, ``or``; ``not`` (all 64 numbers that are not in it) has one."""

    operator: str
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """A set of up to 64 with every number made less by ``by`` (which may be negative)."""

    members: Expr
    by: int


@dataclass(frozen=True, slots=True)
class Every:
    """All 64 numbers if ``condition`` is not 0, else none."""

    condition: Expr


@dataclass(frozen=True, slots=True)
class Upward:
    """The numbers from ``low`` (at most 63) up to 63."""

    low: Expr


@dataclass(frozen=True, slots=True)
class Single:
    """The set of one number; none if it does not lie between 0 and 63."""

    element: Expr


@dataclass(frozen=True, slots=True)
class Known:
    """The set with the number ``index`` among some that are known, as bits; none where there is no such number."""

    sets: tuple[int, ...]
    index: Expr


@dataclass(frozen=True, slots=True)
class Matches:
    """1 if in a row of a ragged table the numbers of some entry are all in a set of up to 64, else 0.

    ``columns`` are the places of the numbers in an entry.
    """

    members: Expr
    table: str
    columns: tuple[int, ...]
    row: Expr
