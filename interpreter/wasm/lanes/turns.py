"""The turns of a loop as lanes."""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.program import ir
from interpreter.program.build import ZERO, add, op
from interpreter.wasm.lanes.graph import Mask
from interpreter.wasm.lanes.values import Number, RefusedError


@dataclass(frozen=True, slots=True)
class Turns:
    """A loop as lanes, those of ``mask``, below ``count``. The variable is ``start`` plus the lane.

    Where ``inner`` turns of a loop inside belong to each, the lane counts all turns of both: the variable
    goes up every ``inner`` lanes, and that of the loop inside is known for each lane.
    """

    var: str
    start: ir.Expr
    count: int
    mask: Mask
    inside: ir.ForRange | None = None
    inner: int = 1

    @property
    def body(self) -> tuple[ir.Stmt, ...] | None:
        """What is done in a turn, if it is not the loop's own body."""
        return None if self.inside is None else self.inside.body

    @property
    def names(self) -> dict[str, Number]:
        """What the loops' variables are in each lane."""
        known = tuple(i // self.inner for i in range(self.count))
        start = self.start
        if isinstance(start, ir.Const):
            number = Number(ZERO, tuple(start.value + i for i in known))
        else:
            number = Number(start, known)
        names = {self.var: number}
        if self.inside is not None:
            low = constant_of(self.inside.low)
            names[self.inside.var] = Number(ZERO, tuple(low + i % self.inner for i in range(self.count)))
        return names


def length(stmt: ir.ForRange) -> int:
    """The turns of a loop over known numbers. Raises `RefusedError` for another one."""
    return max(0, constant_of(stmt.high) - constant_of(stmt.low) + 1)


def constant_of(expr: ir.Expr) -> int:
    """The value of a constant. Raises `RefusedError` for another expression."""
    if not isinstance(expr, ir.Const):
        raise RefusedError
    return expr.value


def places(turns: Turns) -> tuple[str, tuple[ir.Stmt, ...]]:
    """The variable that counts lanes, and what gives the loops' variables their values from it."""
    if turns.start == ZERO and turns.inside is None:
        return turns.var, ()
    lane = f"{turns.var}.lane"
    outer = op("div", ir.Var(lane), ir.Const(turns.inner))
    lets = [ir.Let(turns.var, add(outer, turns.start))]
    if turns.inside is not None:
        lets.append(ir.Let(turns.inside.var, add(op("mod", ir.Var(lane), ir.Const(turns.inner)), turns.inside.low)))
    return lane, tuple(lets)
