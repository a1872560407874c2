"""Loops that offer one id for each number: a multiple of it plus the same."""

from __future__ import annotations

from interpreter.program import ir
from interpreter.program.build import ZERO, add, op
from interpreter.program.walk import variables

#: Loops that offer one id for each number of a set or range.
Segment = ir.ForSet | ir.ForRange


def is_segment(stmt: ir.Stmt) -> bool:
    """Whether a statement is a loop that offers one id for each number, all a multiple of it plus the same."""
    return isinstance(stmt, Segment) and affine_offer(stmt) is not None


def affine_offer(stmt: Segment) -> tuple[int, ir.Expr] | None:
    """The step and base of a loop that offers one id for each lane."""
    match stmt.body:
        case (ir.Offer(action, None),):
            return affine(action, stmt.var)
        case _:
            return None


def affine(expr: ir.Expr, var: str) -> tuple[int, ir.Expr] | None:
    """``step`` and ``base`` where an expression is ``step * var + base``; nothing for another one."""
    match expr:
        case ir.Var(name) if name == var:
            return 1, ZERO
        case ir.Op("*", (part, ir.Const(factor))):
            inner = affine(part, var)
            return None if inner is None else (inner[0] * factor, op("*", inner[1], ir.Const(factor)))
        case ir.Op("+", (left, right)):
            one, other = affine(left, var), affine(right, var)
            return None if one is None or other is None else (one[0] + other[0], add(one[1], other[1]))
        case ir.Op("-", (left, ir.Const(number))):
            inner = affine(left, var)
            return None if inner is None else (inner[0], add(inner[1], ir.Const(-number)))
        case _:
            return None if var in variables(expr) else (0, expr)
