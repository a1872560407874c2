"""Counting that only asks whether there is anything: such a function can stop at the first."""

from __future__ import annotations

from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, op, when
from interpreter.program.walk import bodies, statements


def stops_early(body: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...] | None:
    """A body that gives 1 where the old one gives more than 0, and else 0; nothing if it does not count.

    A body counts if it starts a number at 0 (or a set empty), only ever adds to it, and returns it
    (or the size of the set).
    """
    if not body or not isinstance(body[-1], ir.Return):
        return None
    name = _counted(body[-1].value)
    if not name or not all(_only_adds(stmt, name) for stmt in statements(body[:-1])):
        return None
    return (*_rewritten(body[:-1], name), ir.Return(ZERO))


def _counted(value: ir.Expr) -> str:
    """The number or set whose size a function returns."""
    match value:
        case ir.Var(name) | ir.Size(ir.Var(name)):
            return name
        case _:
            return ""


def _only_adds(stmt: ir.Stmt, name: str) -> bool:
    """Whether a statement leaves the number alone, starts it, or adds to it."""
    match stmt:
        case ir.Let(target, value) if target == name:
            return value == ZERO or _added(value, name) is not None
        case ir.Pop(_, target) if target == name:
            return False
        case ir.Return() | ir.Break() | ir.While():
            return not isinstance(stmt, ir.Return | ir.While)
        case _:
            return True


def _added(value: ir.Expr, name: str) -> ir.Expr | None:
    match value:
        case ir.Op("+", (ir.Var(target), more)) if target == name:
            return more
        case _:
            return None


def _rewritten(body: tuple[ir.Stmt, ...], name: str) -> tuple[ir.Stmt, ...]:
    done: list[ir.Stmt] = []
    for stmt in body:
        done += _one(stmt, name)
    return tuple(done)


def _one(stmt: ir.Stmt, name: str) -> list[ir.Stmt]:
    """A statement, with every addition to the number replaced by a return."""
    found: list[ir.Stmt] = [ir.Return(ONE)]
    match stmt:
        case ir.Let(target, value) if target == name:
            more = _added(value, name)
            return [] if more is None else when(op("!=", more, ZERO), found)
        case ir.NewSet(target, _) if target == name:
            return []
        case ir.AddTo(target, _) if target == name:
            return found
        case ir.If(condition, then, otherwise):
            return [ir.If(condition, _rewritten(then, name), _rewritten(otherwise, name))]
        case ir.ForRange(var, low, high, body):
            return [ir.ForRange(var, low, high, _rewritten(body, name))]
        case ir.ForRow(names, table, row, body):
            return [ir.ForRow(names, table, row, _rewritten(body, name))]
        case ir.ForSet(var, members, body):
            return [ir.ForSet(var, members, _rewritten(body, name))]
        case _:
            assert not bodies(stmt)
            return [stmt]
