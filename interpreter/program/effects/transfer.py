"""What lies somewhere, taken away and laid down elsewhere."""

from __future__ import annotations

from interpreter.language import typed
from interpreter.program import ir
from interpreter.program.build import ZERO, op, store, when
from interpreter.program.builtins.regions import is_cell
from interpreter.program.effects.placing import Place, put_down, put_down_many
from interpreter.program.job import Job
from interpreter.program.pieces import cell_slot, kind_at, slots, take, take_kind
from interpreter.program.values import copy_of


def missing(job: Job, zone: str) -> int:
    """The fault of a piece that is not where it should be."""
    return job.fault("RW003", f"there is no such piece in `{zone}`", "guard the rule with `count(...)`")


def source_cell(job: Job, source: typed.Expression, zone: str, kind: ir.Expr) -> ir.Expr:
    """The cell that a piece of a kind is taken from: the one named, or the first that has such a piece."""
    if is_cell(source):
        return job.scope.needed(source)
    if isinstance(source, typed.Zone) and slots(job.scope, zone).shape.size == 1:
        return copy_of(job.scope, source)
    found = job.scope.each(source, lambda c: when(op("=", kind_at(job.scope, zone, c), kind), [ir.Return(c)]))
    call = job.scope.function("find", [*found, ir.Return(ir.Const(-1))])
    return ir.Require(call, 0, 2**31 - 1, missing(job, zone))


def take_from(job: Job, zone: str, cell: ir.Expr, kind: ir.Expr, count: ir.Expr) -> list[ir.Stmt]:
    """Statements that take some pieces of a kind from a pool, or the one of another cell, which must be of the kind."""
    if slots(job.scope, zone).shape.cells == "pool":
        return take_kind(job.scope, zone, cell, kind, count, missing(job, zone))
    other = op("!=", kind_at(job.scope, zone, cell), kind)
    return [*when(other, [ir.Fail(missing(job, zone))]), *take(job.scope, zone, cell)]


def transfer(job: Job, zone: str, cell: ir.Expr, to: Place | None, must: bool) -> list[ir.Stmt]:
    """Statements that move what lies on a cell; an empty cell fails if there must be something."""
    source = slots(job.scope, zone)
    if source.shape.cells == "pool":
        return _pour(job, zone, cell, to)
    name = job.shop.context.name("kind")
    kind = kind_at(job.scope, zone, cell)
    if must:
        kind = ir.Require(kind, 1, 2**31 - 1, missing(job, zone))
    taken = [*take(job.scope, zone, cell), *(put_down(job, to, ir.Var(name)) if to is not None else [])]
    return [ir.Let(name, kind), *(taken if must else when(ir.Var(name), taken))]


def _pour(job: Job, zone: str, cell: ir.Expr, to: Place | None) -> list[ir.Stmt]:
    """All pieces of a pool cell go, kind by kind; to the cell where they are, none does."""
    source = slots(job.scope, zone)
    statements: list[ir.Stmt] = []
    for i, kind in enumerate(source.kinds):
        count = cell_slot(source, cell, ir.Const(i))
        if to is not None:
            statements += put_down_many(job, to, ir.Const(kind), count)
        statements.append(store(count, ZERO))
    if to is not None and to.zone == zone and to.spread is None:
        return when(op("!=", cell, to.cell), statements)
    return statements
