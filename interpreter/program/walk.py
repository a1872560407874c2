"""Walking instructions: children, and the variables that a piece of code takes from outside."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
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
    found = _OPERANDS.get(stmt.__class__)
    return found(stmt) if found is not None else ()


#: How to find the expressions in each class of statement that has any.
_OPERANDS: dict[type, Callable[[Any], tuple[ir.Expr, ...]]] = {
    ir.Let: lambda s: (s.value,),
    ir.Return: lambda s: (s.value,),
    ir.Offer: lambda s: (s.action,) if s.weight is None else (s.action, s.weight),
    ir.Store: lambda s: (s.value,) if s.index is None else (s.index, s.value),
    ir.AddTo: lambda s: (s.element,),
    ir.If: lambda s: (s.condition,),
    ir.While: lambda s: (s.condition,),
    ir.ForRange: lambda s: (s.low, s.high),
    ir.ForRow: lambda s: (s.row,),
    ir.ForSet: lambda s: (s.members,),
}


def bodies(stmt: ir.Stmt) -> tuple[tuple[ir.Stmt, ...], ...]:
    """The statement lists nested in a statement."""
    if isinstance(stmt, ir.If):
        return (stmt.then, stmt.otherwise)
    return (stmt.body,) if isinstance(stmt, _LOOPS) else ()


_LOOPS = (ir.ForRange, ir.ForRow, ir.ForSet, ir.While)


def with_bodies(stmt: ir.Stmt, rewrite: Callable[[tuple[ir.Stmt, ...]], tuple[ir.Stmt, ...]]) -> ir.Stmt:
    """A statement with the lists nested in it rewritten."""
    if isinstance(stmt, ir.If):
        return ir.If(stmt.condition, rewrite(stmt.then), rewrite(stmt.otherwise))
    return replace(stmt, body=rewrite(stmt.body)) if isinstance(stmt, _LOOPS) else stmt


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


def statements(body: tuple[ir.Stmt, ...]) -> list[ir.Stmt]:
    """All statements of a body, nested ones included, in the order in which they are written."""
    found: list[ir.Stmt] = []
    todo = list(body[::-1])
    while todo:
        stmt = todo.pop()
        found.append(stmt)
        for inner in bodies(stmt)[::-1]:
            todo += inner[::-1]
    return found


def expressions(body: tuple[ir.Stmt, ...]) -> list[ir.Expr]:
    """All expressions of a body, sub-expressions included."""
    found: list[ir.Expr] = []
    for stmt in statements(body):
        for expr in operands(stmt):
            found += subexpressions(expr)
    return found


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


def variables(expr: ir.Expr) -> frozenset[str]:
    """The names in an expression."""
    return frozenset(part.name for part in subexpressions(expr) if isinstance(part, ir.Var))


def reads(expr: ir.Expr) -> bool:
    """Whether an expression depends on the state."""
    return any(isinstance(part, ir.Slot | ir.SlotSet | ir.Cells | ir.Call) for part in subexpressions(expr))


def free_variables(body: tuple[ir.Stmt, ...]) -> tuple[str, ...]:
    """The variables a body reads but does not itself define, in order of first use.

    Names are unique within a program, so scope needs no looking at.
    """
    own = {name for stmt in statements(body) for name in defined(stmt)}
    own |= {expr.name for expr in expressions(body) if isinstance(expr, ir.Bind)}
    used = [expr.name for expr in expressions(body) if isinstance(expr, ir.Var)]
    used += [stmt.name for stmt in statements(body) if isinstance(stmt, ir.AddTo | ir.Pop)]
    return tuple(dict.fromkeys(name for name in used if name not in own))
