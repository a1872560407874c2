"""Interval arithmetic: the bounds of a result from the bounds of its operands."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.language.types import Int

#: The widest numbers that both machines can hold.
LOWEST, HIGHEST = -(2**31), 2**31 - 1


def hull(*parts: Int) -> Int:
    """The smallest range that holds all of the given ones."""
    return Int(min(part.low for part in parts), max(part.high for part in parts))


def too_wide(of: Int) -> bool:
    """Whether a number of this range may not fit into 32 bits."""
    return of.low < LOWEST or of.high > HIGHEST


def add(a: Int, b: Int) -> Int:
    """Bounds of ``a + b``."""
    return Int(a.low + b.low, a.high + b.high)


def subtract(a: Int, b: Int) -> Int:
    """Bounds of ``a - b``."""
    return Int(a.low - b.high, a.high - b.low)


def multiply(a: Int, b: Int) -> Int:
    """Bounds of ``a * b``."""
    return _corners(a, b, lambda x, y: x * y)


def divide(a: Int, b: Int) -> Int:
    """Bounds of ``a div b`` (rounded down); ``b`` must not contain 0."""
    return _corners(a, b, lambda x, y: x // y)


def modulo(a: Int, b: Int) -> Int:
    """Bounds of ``a mod b``, which has the sign of ``b``; ``b`` must not contain 0."""
    if a.low == a.high and b.low == b.high:
        return Int(a.low % b.low, a.low % b.low)
    if b.low > 0:
        if a.low >= 0 and a.high < b.low:
            return a
        return Int(0, min(b.high - 1, a.high) if a.low >= 0 else b.high - 1)
    return Int(b.low + 1, 0)


def negate(a: Int) -> Int:
    """Bounds of ``-a``."""
    return Int(-a.high, -a.low)


def absolute(a: Int) -> Int:
    """Bounds of ``abs(a)``."""
    if a.low >= 0:
        return a
    return negate(a) if a.high <= 0 else Int(0, max(-a.low, a.high))


def least(a: Int, b: Int) -> Int:
    """Bounds of ``min(a, b)``."""
    return Int(min(a.low, b.low), min(a.high, b.high))


def greatest(a: Int, b: Int) -> Int:
    """Bounds of ``max(a, b)``."""
    return Int(max(a.low, b.low), max(a.high, b.high))


def repeated(a: Int, times: int) -> Int:
    """Bounds of a sum of at most ``times`` numbers of range ``a``."""
    return Int(min(0, a.low * times), max(0, a.high * times))


def _corners(a: Int, b: Int, operation: Callable[[int, int], int]) -> Int:
    found = [operation(x, y) for x in (a.low, a.high) for y in (b.low, b.high)]
    return Int(min(found), max(found))


#: Bounds of the arithmetic operators; the last two need a divisor that cannot be 0.
ARITHMETIC: dict[str, Callable[[Int, Int], Int]] = {
    "+": add,
    "-": subtract,
    "*": multiply,
    "div": divide,
    "mod": modulo,
}
