"""What the bodies of loops look like: one test, a count, a question whether there is anything."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.program import ir
from interpreter.program.build import ZERO, add, both, op
from interpreter.program.walk import statements, variables
from interpreter.wasm.lanes.turns import Turns
from interpreter.wasm.lanes.values import RefusedError


def tested(body: tuple[ir.Stmt, ...]) -> tuple[ir.Expr, tuple[ir.Stmt, ...]]:
    """The test that a body consists of, and what is done if it holds. Raises `RefusedError` for another body."""
    match body:
        case (ir.If(condition, (ir.If(_, _, ()),) as then, ()),):
            inner, last = tested(then)
            return both(condition, inner), last
        case (ir.If(condition, then, ()),):
            return condition, then
        case _:
            raise RefusedError


def is_wider(body: tuple[ir.Stmt, ...], turns: Turns) -> bool:
    """Whether a loop inside has more turns than the one around it, so that it had better be the one in lanes."""
    for stmt in statements(body):
        match stmt:
            case ir.ForRange(_, ir.Const(low), ir.Const(high), _) if high - low >= turns.count:
                return True
    return False


def conjuncts(condition: ir.Expr) -> list[ir.Expr]:
    """The parts of a chain of ``and``."""
    if isinstance(condition, ir.Op) and condition.operator == "and":
        return [part for arg in condition.args for part in conjuncts(arg)]
    return [condition]


def counted(then: tuple[ir.Stmt, ...], names: tuple[str, ...], members: ir.Expr) -> Sequence[ir.Stmt] | None:
    """A loop that only counts, or only asks whether there is anything."""
    size = ir.Size(members)
    match then:
        case (ir.Let(name, ir.Op("+", (ir.Var(other), ir.Const(1)))),) if name == other:
            return (ir.Let(name, add(ir.Var(name), size)),)
        case (ir.Return(value),) if not variables(value).intersection(names):
            return (ir.If(op("!=", size, ZERO), then),)
        case _:
            return None
