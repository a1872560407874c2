"""Loops of which at most one turn does anything: ``for n in 1..5: if n = x and …`` is that turn alone."""

from __future__ import annotations

from interpreter.program import ir
from interpreter.program.build import both
from interpreter.program.program import Program
from interpreter.program.walk import bodies, defined, statements, variables, with_bodies
from interpreter.wasm.lanes.bodies import conjuncts
from interpreter.wasm.lanes.safe import Safety
from interpreter.wasm.optimize.everywhere import rewritten

#: What a turn must not do: it could change what is compared, or be told from the turns that do nothing.
_REFUSED = (ir.Store, ir.Break, ir.Pop, ir.AddTo, ir.Goto, ir.Wait)


def seek(program: Program) -> Program:
    """An equivalent program with such loops replaced."""
    safety = Safety(program)
    return rewritten(program, lambda body: _sought(body, safety))


def _sought(body: tuple[ir.Stmt, ...], safety: Safety) -> tuple[ir.Stmt, ...]:
    if not any(map(bodies, body)):
        return body
    done: list[ir.Stmt] = []
    for stmt in body:
        done += _statement(stmt, safety)
    return tuple(done)


def _statement(stmt: ir.Stmt, safety: Safety) -> list[ir.Stmt]:
    match stmt:
        case ir.ForRange(_, ir.Const(), ir.Const(), (ir.If(condition, then, ()),)):
            turn = _turn(stmt, conjuncts(condition), then, safety)
        case _:
            turn = []
    return turn or [with_bodies(stmt, lambda body: _sought(body, safety))]


def _turn(loop: ir.ForRange, parts: list[ir.Expr], then: tuple[ir.Stmt, ...], safety: Safety) -> list[ir.Stmt]:
    """The one turn that can do anything; nothing where there may be more, or it is not known which."""
    changed = {name for stmt in statements(then) for name in defined(stmt)} | {loop.var}
    if any(isinstance(stmt, _REFUSED) for stmt in statements(then)):
        return []
    for at, part in enumerate(parts):
        value = _equal_to(part, loop.var)
        # Behind another part it would not be computed in every case.
        if value is not None and not variables(value) & changed and (at == 0 or safety.safe(value)):
            number = ir.Var(loop.var)
            within = (ir.Op(">=", (number, loop.low)), ir.Op("<=", (number, loop.high)))
            rest = both(*within, *parts[:at], *parts[at + 1 :])
            return [ir.Let(loop.var, value), ir.If(rest, _sought(then, safety), ())]
        if not safety.safe(part):
            return []  # it would be asked in other turns, too, and could stop the run there
    return []


def _equal_to(part: ir.Expr, var: str) -> ir.Expr | None:
    """What a loop's variable is compared with."""
    match part:
        case ir.Op("=", (ir.Var(name), value)) if name == var:
            return value
        case ir.Op("=", (value, ir.Var(name))) if name == var:
            return value
        case _:
            return None
