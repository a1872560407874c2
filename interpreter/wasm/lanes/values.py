"""What an expression is when a loop's turns are lanes: a number, a slot that is read, a truth, or one of several."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from interpreter.program import ir
from interpreter.program.build import ZERO
from interpreter.wasm.lanes.graph import Mask


class RefusedError(Exception):
    """A loop that cannot be done for all its turns at once."""


@dataclass(frozen=True, slots=True)
class Number:
    """``uniform``, which is the same in all lanes, plus a number known for each lane (none: never used)."""

    uniform: ir.Expr
    known: tuple[int | None, ...]

    def lanes(self, possible: int) -> Mapping[int, int]:
        """The lanes that have each known number, as bits, of the lanes that may be in use.

        Raises `RefusedError` where a number in use is not known.
        """
        return _lanes(self.known, possible)

    def single(self, possible: int) -> int | None:
        """The known part, where it is the same in all lanes in use."""
        numbers = list(self.lanes(possible))
        return numbers[0] if len(numbers) == 1 else 0 if not numbers else None


@dataclass(frozen=True, slots=True)
class Read:
    """A slot (``base`` plus the index), or what a table has for the number in it."""

    base: int
    index: Number
    table: str = ""


@dataclass(frozen=True, slots=True)
class Truth:
    """Whether the lane is in a set."""

    mask: Mask


@dataclass(frozen=True, slots=True)
class Either:
    """One of several values: the one whose set the lane is in. No lane is in two of the sets."""

    options: tuple[tuple[Mask, Value], ...]


@dataclass(frozen=True, slots=True)
class Members:
    """A set that a function makes: the lanes in which something was put into it, each time."""

    added: list[Mask]

    def __hash__(self) -> int:
        """By identity: it is filled while the function runs."""
        return id(self)


@dataclass(frozen=True, slots=True)
class Count:
    """The size of a set that a function has made."""

    of: tuple[Mask, ...]


Value: TypeAlias = Number | Read | Truth | Either | Members | Count


@lru_cache(maxsize=4096)
def _lanes(known: tuple[int | None, ...], possible: int) -> Mapping[int, int]:
    found: dict[int, int] = {}
    for lane, number in enumerate(known):
        if possible >> lane & 1:
            if number is None:
                raise RefusedError
            found[number] = found.get(number, 0) | 1 << lane
    return found


def constant(value: int, lanes: int) -> Number:
    """The same known number in all lanes."""
    return Number(ZERO, (value,) * lanes)


def uniform(expr: ir.Expr, lanes: int) -> Number:
    """A number that is the same in all lanes."""
    if isinstance(expr, ir.Const):
        return constant(expr.value, lanes)
    return Number(expr, (0,) * lanes)
