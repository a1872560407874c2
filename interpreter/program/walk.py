"""Walking instructions: children, and the variables that a piece of code takes from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from interpreter.program import ir


def parts(expr: ir.Expr) -> tuple[ir.Expr, ...]:
    """The direct sub-expressions of an expression, in order of evaluation."""
    found = _PARTS.get(type(expr))
    return found(expr) if found is not None else ()


#: How to find the parts of each class that has any; a table, since whole programs are walked often.
_PARTS: dict[type, Callable[[Any], tuple[ir.Expr, ...]]] = {
    ir.Slot: lambda e: () if e.index is None else (e.index,),
    ir.Lookup: lambda e: (e.index,),
    ir.Op: lambda e: e.args,
    ir.Call: lambda e: e.args,
    ir.Choose: lambda e: (e.condition, e.then, e.otherwise),
    ir.Bind: lambda e: (e.value, e.body),
    ir.Require: lambda e: (e.value,),
    ir.Has: lambda e: (e.members, e.element),
    ir.Size: lambda e: (e.members,),
    ir.Cells: lambda e: (e.value,) if e.index is None else (e.value, e.index),
    ir.SetOp: lambda e: e.args,
    ir.Moved: lambda e: (e.members,),
    ir.Every: lambda e: (e.condition,),
    ir.Upward: lambda e: (e.low,),
    ir.Single: lambda e: (e.element,),
    ir.Known: lambda e: (e.index,),
    ir.Matches: lambda e: (e.members, e.row),
}


def operands(stmt: ir.Stmt) -> tuple[ir.Expr, ...]:
    """The expressions that stand directly in a statement."""
    match stmt:
        case ir.Let(_, value) | ir.Return(value):
            return (value,)
        case ir.Offer(value, weight):
            return (value,) if weight is None else (value, weight)
        case ir.Store(_, index, value):
            return (value,) if index is None else (index, value)
        case ir.AddTo(_, element):
            return (element,)
        case ir.If(condition, _, _) | ir.While(condition, _):
            return (condition,)
        case ir.ForRange(_, low, high, _):
            return (low, high)
        case ir.ForRow(_, _, row, _):
            return (row,)
        case ir.ForSet(_, members, _):
            return (members,)
        case _:
            return ()


def bodies(stmt: ir.Stmt) -> tuple[tuple[ir.Stmt, ...], ...]:
    """The statement lists nested in a statement."""
    match stmt:
        case ir.If(_, then, otherwise):
            return (then, otherwise)
        case ir.ForRange(_, _, _, body) | ir.ForRow(_, _, _, body) | ir.ForSet(_, _, body) | ir.While(_, body):
            return (body,)
        case _:
            return ()


def defined(stmt: ir.Stmt) -> tuple[str, ...]:
    """The variables that a statement itself gives a value."""
    match stmt:
        case ir.Let(name, _) | ir.NewSet(name, _):
            return (name,)
        case ir.ForRange(var, _, _, _) | ir.ForSet(var, _, _) | ir.Pop(var, _):
            return (var,)
        case ir.ForRow(names, _, _, _):
            return names
        case _:
            return ()


def statements(body: tuple[ir.Stmt, ...]) -> Iterator[ir.Stmt]:
    """All statements of a body, nested ones included."""
    for stmt in body:
        yield stmt
        for inner in bodies(stmt):
            yield from statements(inner)


def expressions(body: tuple[ir.Stmt, ...]) -> Iterator[ir.Expr]:
    """All expressions of a body, sub-expressions included."""
    for stmt in statements(body):
        for expr in operands(stmt):
            yield from subexpressions(expr)


def subexpressions(expr: ir.Expr) -> list[ir.Expr]:
    """An expression and everything inside it, outermost and leftmost first."""
    if expr.__class__ not in _PARTS:
        return [expr]
    found: list[ir.Expr] = []
    todo = [expr]
    while todo:
        here = todo.pop()
        found.append(here)
        inner = _PARTS.get(here.__class__)
        if inner is not None:
            todo += inner(here)[::-1]
    return found


def free_variables(body: tuple[ir.Stmt, ...]) -> tuple[str, ...]:
    """The variables a body reads but does not itself define, in order of first use.

    Names are unique within a program, so scope needs no looking at.
    """
    own = {name for stmt in statements(body) for name in defined(stmt)}
    own |= {expr.name for expr in expressions(body) if isinstance(expr, ir.Bind)}
    used = [expr.name for expr in expressions(body) if isinstance(expr, ir.Var)]
    used += [stmt.name for stmt in statements(body) if isinstance(stmt, ir.AddTo | ir.Pop)]
    return tuple(dict.fromkeys(name for name in used if name not in own))
