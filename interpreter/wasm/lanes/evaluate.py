"""Expressions and functions evaluated for all lanes at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from interpreter.program import ir
from interpreter.program.build import ZERO, op
from interpreter.program.walk import subexpressions, variables
from interpreter.wasm.lanes.arithmetic import computed, settled
from interpreter.wasm.lanes.compare import SWAPPED, Comparer
from interpreter.wasm.lanes.emit import fits
from interpreter.wasm.lanes.graph import Mask
from interpreter.wasm.lanes.merge import Merger
from interpreter.wasm.lanes.shared import Shared
from interpreter.wasm.lanes.tables import entry, repeated
from interpreter.wasm.lanes.values import (
    Count,
    Either,
    Members,
    Number,
    Read,
    RefusedError,
    Truth,
    Value,
    constant,
    uniform,
)
from interpreter.wasm.optimize.simplify import slot

Names = Mapping[str, Value]
#: Statements and expressions that one loop may need before it is given up.
BUDGET = 4000


@dataclass(frozen=True, slots=True)
class Offered:
    """Ids that lanes offer: those of ``mask`` the number ``action``."""

    mask: Mask
    action: Number


class Running(Protocol):
    """One call of a function for all lanes. ``returned``: what the lanes that have returned gave."""

    returned: list[tuple[Mask, Value]]

    def body(self, body: tuple[ir.Stmt, ...], names: Names, active: Mask) -> tuple[Names, Mask]:
        """Carry out a body; gives the names and the lanes that come out at its end. Raises `RefusedError`."""


@dataclass
class Evaluator:
    """Evaluates for ``lanes`` lanes. ``running`` makes what carries out the functions that it calls."""

    shared: Shared
    lanes: int
    expanded: Callable[[ir.Expr], ir.Expr]
    running: Callable[[Evaluator], Running]
    looped: frozenset[str] = frozenset()
    budget: int = BUDGET
    offers: list[Offered] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Have comparisons made."""
        self.program, self.graph, self.safety = self.shared.program, self.shared.graph, self.shared.safety
        self.merger = Merger(self.graph, self.lanes)
        self.comparer = Comparer(self.graph, self.program.layout, self.program.tables, self.looped)

    def truth(self, expr: ir.Expr, names: Names, active: Mask) -> Mask:
        """Where an expression is not 0, as far as lanes of ``active`` go. Raises `RefusedError`."""
        return self.comparer.truth(self.value(expr, names, active), active)

    def value(self, expr: ir.Expr, names: Names, active: Mask) -> Value:
        """An expression in the lanes of ``active``. Raises `RefusedError` for what cannot be done at once."""
        self.budget -= 1
        if self.budget < 0:
            raise RefusedError
        same = self._same(expr, names)
        if same is not None:
            return self._uniform(same)
        match expr:
            case ir.Var(name):
                return self._narrowed(names[name], active)
            case ir.Op(word, args):
                return self._operation(word, args, names, active)
            case ir.Slot() | ir.Lookup() | ir.Require() | ir.Size():
                return self._access(expr, names, active)
            case ir.Choose(condition, then, otherwise):
                return self._choose(condition, then, otherwise, names, active)
            case ir.Bind(name, value, body):
                return self._bound(name, self.value(value, names, active), body, names, active)
            case ir.Call(function, args):
                values = [self.value(arg, names, active) for arg in args]
                return self._call(self.program.functions[function], values, active)
            case _:
                raise RefusedError

    def _narrowed(self, value: Value, active: Mask) -> Value:
        """Of several values, those that a lane in use can have."""
        if not isinstance(value, Either):
            return value
        options = [option for option in value.options if self.graph.possible(self._among(option[0], active))]
        return options[0][1] if len(options) == 1 else Either(tuple(options))

    def _access(self, expr: ir.Expr, names: Names, active: Mask) -> Value:
        match expr:
            case ir.Slot(base, index) if index is not None:
                return self._slot(base, self.value(index, names, active), active)
            case ir.Lookup(table, index):
                return self._lookup(table, self.value(index, names, active), active)
            case ir.Size(ir.Var(name)) if isinstance(members := names.get(name), Members):
                return Count(tuple(members.added))
            case ir.Require(value, low, high, _):
                return self._required(self.value(value, names, active), low, high, active)
            case _:
                raise RefusedError

    def _bound(self, name: str, value: Value, body: ir.Expr, names: Names, active: Mask) -> Value:
        """A body with a name for a value; for one of several values, the body for each."""
        if not isinstance(value, Either):
            return self.value(body, {**names, name: value}, active)
        options = [(mask, one, self._among(mask, active)) for mask, one in value.options]
        return self.merger.merged(
            [(mask, self.value(body, {**names, name: one}, among)) for mask, one, among in options]
        )

    def _uniform(self, expr: ir.Expr) -> Number:
        if not self.safety.safe(expr):
            raise RefusedError
        return uniform(self.expanded(expr), self.lanes)

    # --- what is the same in all lanes ---------------------------------------------------------

    def _same(self, expr: ir.Expr, names: Names) -> ir.Expr | None:
        """The expression without names of lanes, if it is the same in all lanes; nothing else."""
        match expr:
            case ir.Const():
                return expr
            case ir.Var(name):
                return self._everywhere(names[name]) if name in names else expr
            case ir.Slot(_, None):
                return expr
        if any(isinstance(part, ir.Call) and self._is_short(part.function) for part in subexpressions(expr)):
            return None
        return None if any(name in names for name in variables(expr)) else expr

    def _is_short(self, function: str) -> bool:
        """Whether a function is one expression, so that its value may be known better than the call says."""
        body = self.program.functions[function].body
        return len(body) == 1 and isinstance(body[0], ir.Return)

    def _everywhere(self, value: Value) -> ir.Expr | None:
        """A number that is the same in all lanes, in use or not."""
        if not isinstance(value, Number) or len(set(value.known)) > 1 or value.known[0] is None:
            return None
        return op("+", value.uniform, ir.Const(value.known[0]))

    # --- reading ---------------------------------------------------------------------------

    def _slot(self, base: int, index: Value, active: Mask) -> Value:
        match index:
            case Either(options):
                return self.merger.merged(
                    [(mask, self._slot(base, one, self._among(mask, active))) for mask, one in options if _may_be(one)]
                )
            case Number():
                if len(set(index.known)) > 1:
                    return Read(base, index)
                return self._uniform(slot(base, op("+", index.uniform, ir.Const(index.known[0] or 0))))
            case _:
                raise RefusedError

    def _lookup(self, table: str, index: Value, active: Mask) -> Value:
        entries = self.program.tables[table]
        match index:
            case Either(options):
                return self.merger.merged(
                    [(mask, self._lookup(table, value, self._among(mask, active))) for mask, value in options]
                )
            case Number(expr, known) if expr == ZERO:
                return Number(ZERO, tuple(entry(entries, at) for at in known))
            case Number():
                same = settled(index, self.graph.possible(active))
                if same is not None:
                    return uniform(ir.Lookup(table, same), self.lanes)
                return repeated(entries, index)
            case Read(base, place, "") if fits(entries):
                return Read(base, place, table)
            case _:
                raise RefusedError

    def _among(self, mask: Mask, active: Mask) -> Mask:
        return self.graph.all_of(mask, active)

    def _required(self, value: Value, low: int, high: int, active: Mask) -> Value:
        """A value that must lie within bounds: only one that surely does."""
        match value:
            case Number(expr, _) if expr == ZERO:
                if all(low <= number <= high for number in value.lanes(self.graph.possible(active))):
                    return value
        raise RefusedError

    # --- operators ----------------------------------------------------------------------------

    def _operation(self, word: str, args: tuple[ir.Expr, ...], names: Names, active: Mask) -> Value:
        if word in ("not", "and", "or"):
            return Truth(self._logic(word, args, names, active))
        left, right = (self.value(arg, names, active) for arg in args)
        if word in SWAPPED:
            return Truth(self.comparer.compare(word, left, right, active))
        return self._arithmetic(word, left, right, active)

    def _logic(self, word: str, args: tuple[ir.Expr, ...], names: Names, active: Mask) -> Mask:
        first, graph = self.truth(args[0], names, active), self.graph
        if word == "not":
            return graph.invert(first)
        if word == "and":
            return graph.all_of(first, self._after(graph.all_of(active, first), args[1], names))
        rest = graph.all_of(active, graph.invert(first))
        return graph.any_of(first, self._after(rest, args[1], names))

    def _after(self, active: Mask, expr: ir.Expr, names: Names) -> Mask:
        """The truth of the second part of a chain, which is looked at in some lanes only."""
        return self.truth(expr, names, active) if self.graph.possible(active) else self.graph.bits(0)

    def _arithmetic(self, word: str, left: Value, right: Value, active: Mask) -> Value:
        match left, right:
            case Either(options), _:
                return self.merger.merged([(mask, self._arithmetic(word, one, right, active)) for mask, one in options])
            case _, Either(options):
                return self.merger.merged([(mask, self._arithmetic(word, left, one, active)) for mask, one in options])
            case Number(), Number():
                return computed(word, left, right, self.graph.possible(active))
            case Number(), Read() if word == "+" and left == constant(0, self.lanes):
                return right
            case Read(), Number() if word in ("+", "-") and right == constant(0, self.lanes):
                return left
            case _:
                raise RefusedError

    def _choose(self, condition: ir.Expr, then: ir.Expr, otherwise: ir.Expr, names: Names, active: Mask) -> Value:
        graph = self.graph
        test = self.truth(condition, names, active)
        yes, no = graph.all_of(active, test), graph.all_of(active, graph.invert(test))
        if not graph.possible(yes):
            return self.value(otherwise, names, no)
        if not graph.possible(no):
            return self.value(then, names, yes)
        options = [(test, self.value(then, names, yes)), (graph.invert(test), self.value(otherwise, names, no))]
        return self.merger.merged(options)

    # --- functions ------------------------------------------------------------------------------

    def _call(self, function: ir.Function, args: list[Value], active: Mask) -> Value:
        """What a function gives; remembered, and a refusal too."""
        same = [self._everywhere(arg) for arg in args]
        call = ir.Call(function.name, tuple(arg for arg in same if arg is not None))
        if len(call.args) == len(args) and not self._is_short(function.name) and self.safety.safe(call):
            return self._uniform(call)
        possible = self.graph.possible(active)
        key = (function.name, tuple(args), possible, self.lanes)
        if key not in self.shared.calls:
            try:
                self.shared.calls[key] = self._run(function, args, possible)
            except RefusedError:
                self.shared.calls[key] = None
        found = self.shared.calls[key]
        if found is None:
            raise RefusedError
        return found

    def _run(self, function: ir.Function, args: list[Value], possible: int) -> Value:
        runner = self.running(self)
        # Lanes that are not active do not matter, so what a function gives need not depend on who asks.
        anyone = self.graph.bits(possible)
        runner.body(function.body, dict(zip(function.params, args, strict=True)), anyone)
        return self.merger.merged(runner.returned)


def _may_be(index: Value) -> bool:
    """Whether a slot's index may be one at all: none is below 0."""
    return not isinstance(index, Number) or index.uniform != ZERO or any(at is None or at >= 0 for at in index.known)
