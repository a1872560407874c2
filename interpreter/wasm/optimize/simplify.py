"""Instructions put together from parts that are folded already, as simply as can be said."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from operator import eq

from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, both, choose, either, negate, op
from interpreter.wasm.optimize.facts import is_leaves, is_test, is_truth


def slot(base: int, place: ir.Expr) -> ir.Slot:
    """The slot at ``base + place``, with what is constant of the place in the base."""
    if isinstance(place, ir.Const):
        return ir.Slot(base + place.value)
    if isinstance(place, ir.Op) and place.operator == "+":
        inner, more = place.args
        if isinstance(more, ir.Const) and more.value >= 0:
            return ir.Slot(base + more.value, inner)
    return ir.Slot(base, place)


def lookup(table: str, values: tuple[int, ...], index: ir.Expr) -> ir.Expr:
    """An entry of a table; a number or a sum where the table says no more than that."""
    if isinstance(index, ir.Const):
        return ir.Const(values[index.value])
    if values.count(values[0]) == len(values):
        return ir.Const(values[0])
    if all(map(eq, values, count(values[0]))):
        return operation("+", index, ir.Const(values[0]))
    return ir.Lookup(table, index)


def require(value: ir.Expr, low: int, high: int, fault: int) -> ir.Expr:
    """A value that must lie within bounds; itself where it is known that it does."""
    known = isinstance(value, ir.Const) and low <= value.value <= high
    return value if known else ir.Require(value, low, high, fault)


def logic(word: str, first: ir.Expr, second: ir.Expr) -> ir.Expr:
    """``and`` or ``or`` of two values."""
    if isinstance(first, ir.Const):
        return ir.Const(int(word == "or")) if decides(word, first) else _flag(second)
    return both(first, second) if word == "and" else either(first, second)


def decides(word: str, first: ir.Const) -> bool:
    """Whether the first value of an ``and`` or ``or`` settles it, whatever the second is."""
    return (first.value == 0) == (word == "and")


def _flag(value: ir.Expr) -> ir.Expr:
    """A value as the second part of an ``and``: only its truth matters, and flags are 0 or 1."""
    if isinstance(value, ir.Const):
        return ir.Const(int(value.value != 0))
    return value if isinstance(value, ir.Op) else op("!=", value, ZERO)


def operation(word: str, left: ir.Expr, right: ir.Expr) -> ir.Expr:
    """An operator over two numbers; over a choice between constants it is a choice between results."""
    if isinstance(right, ir.Const):
        if isinstance(left, ir.Choose) and is_leaves(left):
            then, otherwise = (operation(word, part, right) for part in (left.then, left.otherwise))
            return choice(left.condition, then, otherwise)
        if word in ("=", "!=") and isinstance(left, ir.Op) and left.operator == "+":
            inner, more = left.args
            if isinstance(more, ir.Const):
                return operation(word, inner, ir.Const(right.value - more.value))
    elif isinstance(left, ir.Const) and isinstance(right, ir.Choose) and is_leaves(right):
        then, otherwise = (operation(word, left, part) for part in (right.then, right.otherwise))
        return choice(right.condition, then, otherwise)
    return _outward(word, left, right) or op(word, left, right)


def _outward(word: str, left: ir.Expr, right: ir.Expr) -> ir.Expr | None:
    """A sum or a product with what is constant in its first part moved out, so that it ends up in a slot's base."""
    match word, left, right:
        case "*", ir.Op("*", (inner, ir.Const(one))), ir.Const(other):
            return op("*", inner, ir.Const(one * other))
        case "*", ir.Op("+", (inner, ir.Const(one))), ir.Const(other):
            return op("+", operation("*", inner, right), ir.Const(one * other))
        case "-", ir.Op("+", (inner, ir.Const(one))), ir.Const(other):
            return op("+", inner, ir.Const(one - other))
        case "+", ir.Op("+", (inner, ir.Const() as one)), _ if not isinstance(right, ir.Const):
            return op("+", operation("+", inner, right), one)
        case "+", _, ir.Op("+", (inner, ir.Const() as one)):
            return op("+", operation("+", left, inner), one)
        case _:
            return None


def choice(test: ir.Expr, yes: ir.Expr, no: ir.Expr) -> ir.Expr:
    """``yes`` if the test holds, else ``no``; flags without a branch."""
    if isinstance(test, ir.Const):
        return yes if test.value else no
    if yes == no:
        return yes
    if yes == ONE and no == ZERO and is_test(test):
        return test
    if yes == ZERO and is_truth(no):
        return both(negate(test), no)
    if yes == ONE and is_truth(no) and is_truth(test):
        return either(test, no)
    if no == ZERO and is_truth(yes):
        return both(test, yes)
    return choose(test, yes, no)


def cells(expr: ir.Cells, value: ir.Expr, index: ir.Expr | None) -> ir.Cells:
    """A set of cells, the known part of the index in the base."""
    if index is None:
        return replace(expr, value=value)
    place = slot(expr.base, index)
    assert isinstance(place, ir.Slot)
    return replace(expr, base=place.base, index=place.index, value=value)


def every(condition: ir.Expr) -> ir.Expr:
    """All numbers or none; known where the condition is."""
    if isinstance(condition, ir.Const):
        return ir.Bits(2**64 - 1 if condition.value else 0)
    return ir.Every(condition)
