"""Sums, products and the rest of numbers that are known lane by lane, or the same in all lanes."""

from __future__ import annotations

import operator
from collections.abc import Callable

from interpreter.program import ir
from interpreter.program.build import ZERO, op
from interpreter.wasm.lanes.values import Number, RefusedError, uniform

_PLAIN: dict[str, Callable[[int, int], int]] = {"+": operator.add, "-": operator.sub, "*": operator.mul}


def computed(word: str, left: Number, right: Number, possible: int) -> Number:
    """An operator over two numbers, in the lanes that may be in use. Raises `RefusedError`."""
    if left.uniform == ZERO and right.uniform == ZERO:
        return Number(ZERO, _pairwise(word, left.known, right.known))
    if word in ("+", "-"):
        both = op(word, left.uniform, right.uniform) if word == "+" or right.uniform != ZERO else left.uniform
        return Number(both, _pairwise(word, left.known, right.known))
    one, other = settled(left, possible), settled(right, possible)
    if one is not None and other is not None:
        return uniform(op(word, one, other), len(left.known))
    if word == "*" and isinstance(other, ir.Const):
        return Number(op("*", left.uniform, other), _pairwise("*", left.known, (other.value,) * len(left.known)))
    if word == "*" and isinstance(one, ir.Const):
        return computed(word, right, left, possible)
    raise RefusedError


def settled(value: Number, possible: int) -> ir.Expr | None:
    """A number as an expression, where it is the same in all lanes in use."""
    single = value.single(possible)
    return None if single is None else op("+", value.uniform, ir.Const(single))


def _pairwise(word: str, left: tuple[int | None, ...], right: tuple[int | None, ...]) -> tuple[int | None, ...]:
    return tuple(None if a is None or b is None else _folded(word, a, b) for a, b in zip(left, right, strict=True))


def _folded(word: str, left: int, right: int) -> int | None:
    plain = _PLAIN.get(word)
    if plain is not None:
        return plain(left, right)
    if word in ("div", "mod") and right == 0:
        return None
    result = op(word, ir.Const(left), ir.Const(right))
    assert isinstance(result, ir.Const)
    return result.value
