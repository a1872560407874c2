"""Small constructors for instructions that fold constants as they go."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from interpreter.program import ir

ZERO, ONE, NONE = ir.Const(0), ir.Const(1), ir.Const(-1)

_FOLD: dict[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "div": lambda a, b: a // b,
    "mod": lambda a, b: a % b,
    "=": lambda a, b: int(a == b),
    "!=": lambda a, b: int(a != b),
    "<": lambda a, b: int(a < b),
    "<=": lambda a, b: int(a <= b),
    ">": lambda a, b: int(a > b),
    ">=": lambda a, b: int(a >= b),
    "min": min,
    "max": max,
}


def op(operator: str, left: ir.Expr, right: ir.Expr) -> ir.Expr:
    """``left operator right``, folded if both are constants or one is neutral."""
    if isinstance(left, ir.Const) and isinstance(right, ir.Const):
        return ir.Const(_FOLD[operator](left.value, right.value))
    match operator:
        case "+":
            return _sum(left, right)
        case "-" if right == ZERO:
            return left
        case "*" | "div" | "mod":
            return _product(operator, left, right)
        case _:
            return ir.Op(operator, (left, right))


def _sum(left: ir.Expr, right: ir.Expr) -> ir.Expr:
    """A sum, with what is constant at its end, in one number."""
    match left, right:
        case ir.Const(), _:
            return _sum(right, left)
        case _, ir.Const(0):
            return left
        case ir.Op("+", (inner, ir.Const(some))), ir.Const(more):
            return _sum(inner, ir.Const(some + more))
        case _:
            return ir.Op("+", (left, right))


def _product(operator: str, left: ir.Expr, right: ir.Expr) -> ir.Expr:
    if operator == "*" and ZERO in (left, right):
        return ZERO
    if operator in ("*", "div") and right == ONE:
        return left
    if operator == "*" and left == ONE:
        return right
    return ZERO if operator == "mod" and right == ONE else ir.Op(operator, (left, right))


def add(left: ir.Expr, right: ir.Expr) -> ir.Expr:
    """``left + right``."""
    return op("+", left, right)


def times(left: ir.Expr, factor: int) -> ir.Expr:
    """``left * factor``."""
    return op("*", left, ir.Const(factor))


def equal(left: ir.Expr, right: ir.Expr) -> ir.Expr:
    """``left = right``."""
    return op("=", left, right)


def negate(value: ir.Expr) -> ir.Expr:
    """``not value``."""
    if isinstance(value, ir.Const):
        return ir.Const(int(not value.value))
    if isinstance(value, ir.Op):
        if value.operator == "not" and is_flag(value.args[0]):
            return value.args[0]
        if value.operator in ("=", "!="):
            return ir.Op("!=" if value.operator == "=" else "=", value.args)
    return ir.Op("not", (value,))


def is_flag(value: ir.Expr) -> bool:
    """Whether an expression can only be 0 or 1."""
    if isinstance(value, ir.Const):
        return value.value in (0, 1)
    return isinstance(value, ir.Has) or (
        isinstance(value, ir.Op) and value.operator in ("=", "!=", "<", "<=", ">", ">=", "not")
    )


def both(*values: ir.Expr) -> ir.Expr:
    """All of the values hold; true if there are none."""
    return _chain("and", values, neutral=1)


def either(*values: ir.Expr) -> ir.Expr:
    """At least one of the values holds; false if there are none."""
    return _chain("or", values, neutral=0)


def _chain(operator: str, values: Sequence[ir.Expr], neutral: int) -> ir.Expr:
    kept: list[ir.Expr] = []
    for value in values:
        if isinstance(value, ir.Const):
            if bool(value.value) != bool(neutral):
                return ir.Const(int(not neutral)) if not kept else _join(operator, [*kept, ir.Const(int(not neutral))])
            continue
        kept.append(value)
    return _join(operator, kept) if kept else ir.Const(neutral)


def _join(operator: str, values: list[ir.Expr]) -> ir.Expr:
    joined = values[0]
    for value in values[1:]:
        joined = ir.Op(operator, (joined, value))
    return joined


def choose(condition: ir.Expr, then: ir.Expr, otherwise: ir.Expr) -> ir.Expr:
    """``then`` if ``condition`` holds, else ``otherwise``."""
    if isinstance(condition, ir.Const):
        return then if condition.value else otherwise
    return ir.Choose(condition, then, otherwise)


def when(condition: ir.Expr, then: Sequence[ir.Stmt], otherwise: Sequence[ir.Stmt] = ()) -> list[ir.Stmt]:
    """An ``if`` statement; nothing, or one branch, where the condition is known."""
    if isinstance(condition, ir.Const):
        return list(then if condition.value else otherwise)
    return [ir.If(condition, tuple(then), tuple(otherwise))]


def is_simple(value: ir.Expr) -> bool:
    """Whether computing a value twice costs no more than naming it."""
    return isinstance(value, ir.Const | ir.Var) or (isinstance(value, ir.Slot) and value.index is None)


def slot(base: int, index: ir.Expr) -> ir.Slot:
    """The slot at ``base + index``."""
    if isinstance(index, ir.Const):
        return ir.Slot(base + index.value)
    if isinstance(index, ir.Op) and index.operator == "+" and isinstance(index.args[1], ir.Const):
        return ir.Slot(base + index.args[1].value, index.args[0])
    return ir.Slot(base, index)


def store(target: ir.Slot, value: ir.Expr) -> ir.Store:
    """Writes ``value`` where ``target`` reads."""
    return ir.Store(target.base, target.index, value)
