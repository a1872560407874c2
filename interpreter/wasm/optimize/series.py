"""Tests of one number against 0, 1, 2, … that each add another slot: one slot with a computed place.

Counts of pieces in a pool are lowered to ``if k = 0: n = n + s[b]``, ``if k = 1: n = n + s[b + 1]`` and
so on; that is ``n = n + s[b + k]`` for a ``k`` in range.
"""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.program import ir
from interpreter.program.build import add, both, op
from interpreter.program.program import Program
from interpreter.program.walk import bodies, subexpressions, with_bodies
from interpreter.wasm.optimize.everywhere import rewritten

#: The fewest tests in a row that are worth it.
FEWEST = 3


def join_series(program: Program) -> Program:
    """An equivalent program with such tests joined."""
    return rewritten(program, _joined)


@dataclass(frozen=True, slots=True)
class _Test:
    """``if key = number: name = name + slot``."""

    key: ir.Expr
    number: int
    name: str
    slot: ir.Slot

    def follows(self, other: _Test) -> bool:
        """Whether this is the next test after another."""
        next_slot = ir.Slot(other.slot.base + 1, other.slot.index)
        same = (self.key, self.name, self.slot) == (other.key, other.name, next_slot)
        return same and self.number == other.number + 1


def _joined(body: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
    if not any(map(bodies, body)):
        return body
    done: list[ir.Stmt] = []
    at = 0
    while at < len(body):
        series = _series(body, at)
        if len(series) >= FEWEST:
            done += _one(series)
            at += len(series)
        else:
            done.append(with_bodies(body[at], _joined))
            at += 1
    return tuple(done)


def _series(body: tuple[ir.Stmt, ...], at: int) -> list[_Test]:
    """The tests in a row from one place on."""
    found: list[_Test] = []
    for stmt in body[at:]:
        test = _test(stmt)
        if test is None or (found and not test.follows(found[-1])):
            break
        found.append(test)
    return found


def _test(stmt: ir.Stmt) -> _Test | None:
    match stmt:
        case ir.If(
            ir.Op("=", (ir.Const(number), ir.Var() | ir.Slot() as key)),
            (ir.Let(name, ir.Op("+", (ir.Var(same), ir.Slot() as slot))),),
            (),
        ) if name == same and ir.Var(name) not in subexpressions(key):
            return _Test(key, number, name, slot)
        case _:
            return None


def _one(series: list[_Test]) -> list[ir.Stmt]:
    """All tests of a series as one; what is compared gets a name."""
    first, last = series[0], series[-1]
    named = [] if isinstance(first.key, ir.Var) else [ir.Let(f"{first.name}.key{first.slot.base}", first.key)]
    key = ir.Var(named[0].name) if named else first.key
    within = both(op(">=", key, ir.Const(first.number)), op("<=", key, ir.Const(last.number)))
    place = add(key, ir.Const(-first.number))
    index = place if first.slot.index is None else add(first.slot.index, place)
    total = ir.Op("+", (ir.Var(first.name), ir.Slot(first.slot.base, index)))
    return [*named, ir.If(within, (ir.Let(first.name, total),), ())]
