"""Calls replaced by what the function computes, where that can be said in one expression of moderate size."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from interpreter.program import ir
from interpreter.program.build import choose
from interpreter.program.context import Row
from interpreter.wasm.optimize.facts import (
    Body,
    has_break,
    is_cheap,
    nodes_of,
    seeks_nothing,
    size_of,
    size_of_body,
    step,
)
from interpreter.wasm.optimize.simplify import choice

if TYPE_CHECKING:
    from interpreter.wasm.optimize.fold import Folder

Names = Mapping[str, ir.Expr]
#: The names that one turn of a loop binds.
Turn: TypeAlias = "tuple[tuple[str, ir.Expr], ...]"
#: The largest expression, in nodes, that a call is replaced by.
MOST_INLINED = 400
#: A loop of more turns than this is never written out inside an expression.
MOST_TURNS = 64


@dataclass
class Budget:
    """Nodes that one expression may still get."""

    left: int = MOST_INLINED

    def spend(self, nodes: int) -> bool:
        """Take nodes; whether there were as many."""
        self.left -= nodes
        return self.left >= 0


@dataclass
class Inliner:
    """Puts functions in the place of their calls."""

    folder: Folder
    pending: set[str] = field(default_factory=set)
    #: Functions, and which of their arguments were constants, that turned out too large.
    refused: set[tuple[str, tuple[bool, ...]]] = field(default_factory=set)
    #: What calls became.
    known: dict[tuple[str, tuple[ir.Expr, ...]], ir.Expr] = field(default_factory=dict)

    def call(self, function: str, args: tuple[ir.Expr, ...]) -> ir.Expr:
        """A call, or the function's value in its place where that is small enough."""
        # What was too large once is not tried again for arguments of the same sort.
        sort = (function, tuple([arg.__class__ is ir.Const for arg in args]))
        if function in self.pending or sort in self.refused:
            return ir.Call(function, args)
        before = self.known.get((function, args))
        if before is not None:
            return self._again(before)
        self.pending.add(function)
        found = self._in_place(self.folder.functions[function], args)
        self.pending.discard(function)
        if found is None:
            self.refused.add(sort)
            return ir.Call(function, args)
        self.known[function, args] = found
        return found

    def _again(self, expr: ir.Expr) -> ir.Expr:
        """An expression for a second place: with new names for what it binds, as no name may be used twice."""
        return self.folder.expr(expr, {}) if any(isinstance(part, ir.Bind) for part in nodes_of(expr)) else expr

    def _in_place(self, definition: ir.Function, args: tuple[ir.Expr, ...]) -> ir.Expr | None:
        kept: list[tuple[str, ir.Expr]] = []
        names: dict[str, ir.Expr] = {}
        for param, arg in zip(definition.params, args, strict=True):
            if is_cheap(arg):
                names[param] = arg
            else:
                own = self.folder.fresh(param)
                kept.append((own, arg))
                names[param] = ir.Var(own)
        value = self.returned(definition.body, names, Budget())
        if value is None or size_of(value) > MOST_INLINED:
            return None
        for own, arg in reversed(kept):
            value = self.folder.bound(own, arg, value)
        return value

    # --- statements --------------------------------------------------------------------------

    def returned(self, body: Body, names: Names, budget: Budget) -> ir.Expr | None:
        """What a function's body returns, as one expression; nothing if it cannot be said so briefly."""
        if not body or not budget.spend(1):
            return None
        fold = self.folder.expr
        first, rest = body[0], body[1:]
        match first:
            case ir.Let(name, value):
                return self._let(name, fold(value, names), rest, names, budget)
            case ir.If():
                return self._if(first, rest, names, budget)
            case ir.Return(value):
                found = fold(value, names)
                return found if budget.spend(size_of(found)) else None
            case ir.ForRange(var, low, high, inner):
                turns = range_turns(var, fold(low, names), fold(high, names), MOST_TURNS)
            case ir.ForRow(vars_, table, row, inner):
                turns = row_turns(vars_, self.folder.program.rows[table], fold(row, names), MOST_TURNS)
            case _:
                return None
        return None if turns is None else self._turns(turns, inner, rest, names, budget)

    def _let(self, name: str, value: ir.Expr, rest: Body, names: Names, budget: Budget) -> ir.Expr | None:
        if is_cheap(value):
            return self.returned(rest, {**names, name: value}, budget)
        budget.spend(size_of(value))
        own = self.folder.fresh(name)
        body = self.returned(rest, {**names, name: ir.Var(own)}, budget)
        return None if body is None else self.folder.bound(own, value, body)

    def _if(self, stmt: ir.If, rest: Body, names: Names, budget: Budget) -> ir.Expr | None:
        condition = self.folder.expr(stmt.condition, names)
        if not budget.spend(size_of(condition)):
            return None
        if isinstance(condition, ir.Const):
            return self.returned((*(stmt.then if condition.value else stmt.otherwise), *rest), names, budget)
        changed = None if stmt.otherwise else step(stmt.then)
        if changed is not None:
            old, new = (self.folder.expr(value, names) for value in (ir.Var(changed.name), changed.value))
            return self._let(changed.name, choose(condition, new, old), rest, names, budget)
        yes = self.returned((*stmt.then, *rest), names, budget)
        no = self.returned((*stmt.otherwise, *rest), names, budget) if yes is not None else None
        return None if yes is None or no is None else choice(condition, yes, no)

    # --- loops -------------------------------------------------------------------------------

    def _turns(self, turns: list[Turn], inner: Body, rest: Body, names: Names, budget: Budget) -> ir.Expr | None:
        """A loop written out: each turn gives its names a value, then does the body."""
        if has_break(inner):
            return None
        if len(turns) * size_of_body(inner) > 4 * MOST_INLINED:
            return None
        if seeks_nothing(inner):
            turns = turns[::-1]
        written: list[ir.Stmt] = []
        for turn in turns:
            written += [ir.Let(name, value) for name, value in turn]
            written += inner
            if len(written) > MOST_INLINED:
                return None
        return self.returned((*written, *rest), names, budget)


def range_turns(var: str, low: ir.Expr, high: ir.Expr, most: int) -> list[Turn] | None:
    """The turns of a loop over numbers; nothing if its bounds are not known or it has too many."""
    if not isinstance(low, ir.Const) or not isinstance(high, ir.Const) or high.value - low.value >= most:
        return None
    return [((var, ir.Const(i)),) for i in range(low.value, high.value + 1)]


def row_turns(vars_: tuple[str, ...], rows: tuple[Row, ...], row: ir.Expr, most: int) -> list[Turn] | None:
    """The turns of a loop over a row of a table; nothing if the row is not known or has too many."""
    if not isinstance(row, ir.Const) or len(rows[row.value]) > most:
        return None
    return [tuple([(v, ir.Const(n)) for v, n in zip(vars_, entry, strict=True)]) for entry in rows[row.value]]
