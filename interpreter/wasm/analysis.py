"""What must be known of variables before they can be emitted: which are sets, which never negative."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from interpreter.language.types import Int, Optional
from interpreter.program import ir
from interpreter.program.program import Program
from interpreter.program.walk import defined, expressions, statements
from interpreter.wasm.lanes.safe import is_far

_POSITIVE = {"+", "*", "div", "mod", "min", "max"}
_FLAGS = {"=", "!=", "<", "<=", ">", ">=", "not", "and", "or"}


@dataclass(frozen=True)
class Analysis:
    """Facts about the variables of one program. Names are unique in a program."""

    program: Program

    @cached_property
    def bodies(self) -> tuple[tuple[ir.Stmt, ...], ...]:
        """All bodies of the program."""
        functions = (function.body for function in self.program.functions.values())
        return (*functions, *(block.body for block in self.program.blocks))

    # --- sets ----------------------------------------------------------------------------

    @cached_property
    def sets(self) -> dict[str, int]:
        """The variables that are sets, with the number of elements they can have."""
        found = {s.name: s.size for body in self.bodies for s in statements(body) if isinstance(s, ir.NewSet)}
        while True:
            more = dict(self._passed_on(found))
            if more.items() <= found.items():
                return found
            found.update(more)

    def _passed_on(self, known: dict[str, int]) -> Iterator[tuple[str, int]]:
        """Names that get a set by assignment or as an argument."""
        for name, value in self.assigned:
            size = set_size(value, known)
            if size:
                yield name, size

    @cached_property
    def assigned(self) -> tuple[tuple[str, ir.Expr], ...]:
        """Every name that is given a value, with each value: by let, binding, or as an argument."""
        pairs: list[tuple[str, ir.Expr]] = []
        for body in self.bodies:
            pairs += [(s.name, s.value) for s in statements(body) if isinstance(s, ir.Let)]
            for expr in expressions(body):
                if isinstance(expr, ir.Call):
                    pairs += zip(self.program.functions[expr.function].params, expr.args, strict=True)
                elif isinstance(expr, ir.Bind):
                    pairs.append((expr.name, expr.value))
        return tuple(pairs)

    @cached_property
    def given(self) -> dict[str, tuple[ir.Expr, ...]]:
        """What each name that is only ever assigned can be; a loop's variable is not among them."""
        found: dict[str, list[ir.Expr]] = {}
        for name, value in self.assigned:
            found.setdefault(name, []).append(value)
        loops = (s for body in self.bodies for s in statements(body) if not isinstance(s, ir.Let))
        bound = {name for stmt in loops for name in defined(stmt)}
        return {name: tuple(values) for name, values in found.items() if name not in bound}

    # --- signs ---------------------------------------------------------------------------

    @cached_property
    def maybe_negative(self) -> frozenset[str]:
        """The variables that can be below 0, as far as one can tell."""
        bad = {name for name, low in self._bounds() if low}
        while True:
            more = {name for name, value in self.assigned if name not in bad and not self._positive(value, bad)}
            more |= {v for v, low in self._ranges() if v not in bad and not self._positive(low, bad)}
            if not more:
                return frozenset(bad)
            bad |= more

    def harmless(self, expr: ir.Expr, budget: int = 10) -> bool:
        """Whether computing an expression for nothing costs little and cannot stop the run."""
        return self.cost(expr) <= budget

    def cost(self, expr: ir.Expr) -> int:
        """Roughly the instructions of an expression; 1000 for one that may stop the run or calls."""
        match expr:
            case ir.Const() | ir.Var():
                return 0
            case ir.Slot(_, None):
                return 1
            case ir.Slot(_, index) | ir.Lookup(_, index) if index is not None:
                return 2 + self.cost(index) if self.positive(index) and not is_far(index) else 1000
            case ir.Op(word, args) if word not in ("div", "mod", "min", "max") and not set_size(args[0], self.sets):
                return 1 + sum(map(self.cost, args))
            case ir.Choose(condition, then, otherwise):
                return 1 + self.cost(condition) + self.cost(then) + self.cost(otherwise)
            case ir.Bind(_, value, body) if not set_size(value, self.sets):
                return self.cost(value) + self.cost(body)
            case _:
                return 1000

    def _bounds(self) -> Iterator[tuple[str, bool]]:
        """Variables of loops over tables, and parameters nobody calls with a value."""
        for body in self.bodies:
            for stmt in statements(body):
                if isinstance(stmt, ir.ForRow):
                    rows = self.program.rows[stmt.table]
                    for at, var in enumerate(stmt.vars):
                        yield var, any(entry[at] < 0 for row in rows for entry in row)

    def _ranges(self) -> Iterator[tuple[str, ir.Expr]]:
        for body in self.bodies:
            for stmt in statements(body):
                if isinstance(stmt, ir.ForRange):
                    yield stmt.var, stmt.low

    def positive(self, expr: ir.Expr) -> bool:
        """Whether an expression is never below 0."""
        return self._positive(expr, self.maybe_negative)

    def _positive(self, expr: ir.Expr, bad: frozenset[str] | set[str]) -> bool:
        match expr:
            case ir.Const(value):
                return value >= 0
            case ir.Var(name):
                return name not in bad
            case ir.Slot(base, index):
                return self._positive_slot(base, index)
            case ir.Lookup(table, _):
                return min(self.program.tables[table], default=0) >= 0
            case ir.Op(word, args):
                return word in _FLAGS or (word in _POSITIVE and all(self._positive(a, bad) for a in args))
            case ir.Choose(_, then, otherwise):
                return self._positive(then, bad) and self._positive(otherwise, bad)
            case ir.Bind(_, _, body):
                return self._positive(body, bad)
            case ir.Require(_, low, _, _):
                return low >= 0
            case ir.Call(function, _):
                return function in self._flag_functions
            case _:
                return True

    @cached_property
    def _flag_functions(self) -> frozenset[str]:
        """Functions that return constants from 0 on only."""
        return frozenset(
            function.name
            for function in self.program.functions.values()
            if all(
                isinstance(s.value, ir.Const) and s.value.value >= 0
                for s in statements(function.body)
                if isinstance(s, ir.Return)
            )
        )

    def _positive_slot(self, base: int, index: ir.Expr | None) -> bool:
        for slots in self.program.layout.variables.values():
            if slots.base <= base < slots.base + slots.size:
                of = slots.variable.type
                return not isinstance(of, Optional) and (not isinstance(of, Int) or of.low >= 0)
        return base < self.program.layout.frame or (index is not None and base < self.program.layout.frame)


def set_size(value: ir.Expr, known: dict[str, int]) -> int:
    """The number of elements a set expression can have; 0 for what is no set."""
    match value:
        case ir.Var(name):
            return known.get(name, 0)
        case ir.SlotSet(_, size):
            return size
        case ir.Bits() | ir.Cells() | ir.SetOp() | ir.Moved() | ir.Every() | ir.Upward() | ir.Single():
            return 64
        case ir.Known():
            return 64
        case _:
            return 0
