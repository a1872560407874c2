"""Constant folding: typed nodes whose value is known become literals."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from interpreter.diagnostics.diagnostic import Span
from interpreter.language import typed
from interpreter.language.types import Flag, Int, Nothing, Scalar, SetOf, Type

_OPERATIONS: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "div": lambda a, b: a // b,
    "mod": lambda a, b: a % b,
    "=": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}


def number(value: int, span: Span) -> typed.Literal:
    """The literal of a number."""
    return typed.Literal(Int(value, value), span, value)


def flag(value: bool, span: Span) -> typed.Literal:
    """The literal of a flag."""
    return typed.Literal(Flag(), span, int(value))


def binary(of: Type, span: Span, operator: str, left: typed.Expression, right: typed.Expression) -> typed.Expression:
    """An operator applied, as a literal where both operands are known (or one decides)."""
    if operator in ("and", "or"):
        return _logical(span, operator, left, right)
    if not (isinstance(left, typed.Literal) and isinstance(right, typed.Literal)) or operator not in _OPERATIONS:
        return typed.Binary(of, span, operator, left, right)
    return typed.Literal(of, span, int(_compared(operator, left, right)))


def _compared(operator: str, left: typed.Literal, right: typed.Literal) -> int:
    """The value of an operator on literals; none equals none alone, whatever number it is kept as."""
    if operator in ("=", "!=") and isinstance(left.type, Nothing) != isinstance(right.type, Nothing):
        return operator == "!="
    return _OPERATIONS[operator](left.value, right.value)


def _logical(span: Span, operator: str, left: typed.Expression, right: typed.Expression) -> typed.Expression:
    deciding = 0 if operator == "and" else 1
    for one, other in ((left, right), (right, left)):
        if isinstance(one, typed.Literal):
            return typed.Literal(Flag(), span, deciding) if one.value == deciding else other
    return typed.Binary(Flag(), span, operator, left, right)


def unary(of: Type, span: Span, operator: str, operand: typed.Expression) -> typed.Expression:
    """``not`` or ``-`` applied."""
    if not isinstance(operand, typed.Literal):
        return typed.Unary(of, span, operator, operand)
    return typed.Literal(of, span, int(not operand.value) if operator == "not" else -operand.value)


def values(of: typed.Expression) -> tuple[int, ...] | None:
    """The values of a set that is known as it stands, in order, or None."""
    match of:
        case typed.Domain(_, _, found):
            return found
        case typed.Range(_, _, typed.Literal(_, _, low), typed.Literal(_, _, high)):
            return tuple(range(low, high + 1))
        case typed.SetLiteral(_, _, items):
            return _all_values(items)
        case _:
            return None


def _all_values(items: Sequence[typed.Expression]) -> tuple[int, ...] | None:
    known = [item.value for item in items if isinstance(item, typed.Literal)]
    return tuple(dict.fromkeys(known)) if len(known) == len(items) else None


def membership(span: Span, operator: str, left: typed.Expression, right: typed.Expression) -> typed.Expression:
    """``in`` or ``not in``, as a literal where both sides are known."""
    known = values(right) if isinstance(left, typed.Literal) else None
    if known is None or not isinstance(left, typed.Literal):
        return typed.Binary(Flag(), span, operator, left, right)
    return flag((left.value in known) == (operator == "in"), span)


def small_set(of: Scalar, span: Span, found: Sequence[int]) -> typed.Domain:
    """The set of some values of a scalar type."""
    return typed.Domain(SetOf(of), span, tuple(found))
