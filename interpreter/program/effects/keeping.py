"""Sets that have to outlive a suspension."""

from __future__ import annotations

from interpreter.program import ir
from interpreter.program.build import ZERO
from interpreter.program.job import Job


def keep_set(job: Job, members: ir.Expr, size: int) -> ir.SlotSet:
    """A set moved to the frame, one slot for each element it could have."""
    base = job.shop.code.keep("kept_set").base
    for _ in range(size - 1):
        job.shop.code.keep("kept_set")
    name = job.shop.context.name("i")
    element = ir.Var(name)
    job.writer.write(ir.ForRange(name, ZERO, ir.Const(size - 1), (ir.Store(base, element, ir.Has(members, element)),)))
    return ir.SlotSet(base, size)
