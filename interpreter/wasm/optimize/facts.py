"""What rewriting asks of an expression or a piece of code: its size, which names it uses, whether it is a flag."""

from __future__ import annotations

from typing import TypeAlias

from interpreter.program import ir
from interpreter.program.walk import operands, parts, statements

Body: TypeAlias = tuple[ir.Stmt, ...]
#: Operators whose result is always 0 or 1.
_TRUTH = {"=", "!=", "<", "<=", ">", ">=", "not", "and", "or"}
#: Classes that have no parts; they are most of what there is.
_LEAVES = {ir.Const, ir.Var, ir.SlotSet}


def size_of(expr: ir.Expr) -> int:
    """Nodes of an expression."""
    return len(nodes_of(expr))


def nodes_of(*exprs: ir.Expr) -> list[ir.Expr]:
    """All nodes of expressions, outermost first."""
    found = list(exprs)
    for part in found:  # the list grows while it is gone through
        if part.__class__ not in _LEAVES:
            found += parts(part)
    return found


def calls_in(body: Body) -> set[str]:
    """The functions that a body calls."""
    found = nodes_of(*(operand for stmt in statements(body) for operand in operands(stmt)))
    return {node.function for node in found if isinstance(node, ir.Call)}


def has_break(body: Body) -> bool:
    """Whether a body may leave a loop, its own or the one around it."""
    return any(isinstance(stmt, ir.Break) for stmt in statements(body))


def size_of_body(body: Body) -> int:
    """Nodes of the expressions of a body, nested statements included."""
    return sum(size_of(operand) for stmt in statements(body) for operand in operands(stmt))


def is_cheap(expr: ir.Expr) -> bool:
    """Whether an expression may be computed again rather than named."""
    return isinstance(expr, ir.Const | ir.Var)


def uses(expr: ir.Expr, name: str) -> int:
    """How often a name occurs in an expression: 0, 1, or 2 for more than once."""
    count, found = 0, [expr]
    for part in found:
        if isinstance(part, ir.Var):
            if part.name == name:
                count += 1
                if count == 2:
                    return 2
        elif part.__class__ not in _LEAVES:
            found += parts(part)
    return count


def is_leaves(expr: ir.Expr) -> bool:
    """Whether an expression is a constant or a choice between constants."""
    if isinstance(expr, ir.Choose):
        return is_leaves(expr.then) and is_leaves(expr.otherwise)
    return isinstance(expr, ir.Const)


def is_test(expr: ir.Expr) -> bool:
    """Whether an expression is an operator that gives 0 or 1."""
    return isinstance(expr, ir.Op) and expr.operator in _TRUTH


def is_truth(expr: ir.Expr) -> bool:
    """Whether an expression is always 0 or 1."""
    if isinstance(expr, ir.Const):
        return expr.value in (0, 1)
    if isinstance(expr, ir.Call):
        return expr.function.endswith(".some")
    return isinstance(expr, ir.Has) or is_test(expr)


def step(then: Body) -> ir.Let | None:
    """A branch that does nothing but give one name a cheap value (``n = n + 1``)."""
    if len(then) != 1 or not isinstance(then[0], ir.Let):
        return None
    return then[0] if _is_arithmetic(then[0].value) else None


def _is_arithmetic(expr: ir.Expr) -> bool:
    if isinstance(expr, ir.Op):
        return all(map(_is_arithmetic, expr.args))
    return isinstance(expr, ir.Const | ir.Var)


def seeks_nothing(inner: Body) -> bool:
    """Whether a loop only asks if some slot is 0: then its order does not matter, and boards fill from the start."""
    match inner:
        case (ir.If(ir.Op("=", (ir.Slot(), ir.Const(0))), (ir.Return(ir.Const()),), ()),):
            return True
        case _:
            return False
