"""Loops over ranges rewritten: what they test is worked out for all turns at once, as sets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from interpreter.program import ir
from interpreter.program.build import ZERO, both, op
from interpreter.program.program import Program
from interpreter.program.walk import expressions, reads, statements, variables
from interpreter.wasm.lanes.bodies import conjuncts, counted, is_wider, tested
from interpreter.wasm.lanes.evaluate import Evaluator
from interpreter.wasm.lanes.graph import Mask
from interpreter.wasm.lanes.listing import listed
from interpreter.wasm.lanes.place import Frame, Placer
from interpreter.wasm.lanes.run import Runner
from interpreter.wasm.lanes.shared import Shared
from interpreter.wasm.lanes.turns import Turns, length, places
from interpreter.wasm.lanes.values import Number, RefusedError
from interpreter.wasm.optimize.early import stops_early
from interpreter.wasm.optimize.twins import merge_twins

#: A loop of fewer turns is left alone, and so is one of more.
LEAST, MOST = 6, 256
#: A loop that lists is worth it with fewer.
LEAST_LISTED = 4


def in_lanes(program: Program) -> Program:
    """An equivalent program in which loops over cells test all cells at once, where they can."""
    merged = merge_twins(program)
    shared = Shared(merged)
    functions: dict[str, ir.Function] = {}
    for function in (*merged.functions.values(), *_asking(merged)):
        if function.name not in functions:
            functions[function.name] = replace(function, body=_Loops(shared, True, function.name).whole(function.body))
    blocks = tuple(
        replace(block, body=_Loops(shared, False, f"block{block.number}").whole(block.body)) for block in merged.blocks
    )
    named = {name: functions[function.name] for name, function in merged.functions.items()}
    asking = {name: function for name, function in functions.items() if name not in merged.functions}
    return replace(merged, functions=named | asking, blocks=blocks)


def _asking(program: Program) -> Iterator[ir.Function]:
    """For functions that count and are asked only whether there is anything, those that stop at the first."""
    bodies = (*(f.body for f in program.functions.values()), *(block.body for block in program.blocks))
    names = {
        program.functions[call.function].name
        for body in bodies
        for expr in expressions(body)
        if isinstance(expr, ir.Op) and expr.operator in ("=", "!=", ">") and expr.args[1] == ZERO
        if isinstance(call := expr.args[0], ir.Call)
    }
    for name in sorted(names):
        body = stops_early(program.functions[name].body)
        if body is not None:
            yield ir.Function(f"{name}.some", program.functions[name].params, body)


@dataclass
class _Loops:
    """Rewrites the loops of one function or block."""

    shared: Shared
    pure: bool
    name: str
    #: Loop variables that are never below 0, with the most that they can be (none: not known).
    naturals: dict[str, int | None] = field(default_factory=dict)
    values: dict[str, ir.Expr] = field(default_factory=dict)

    def whole(self, body: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
        """A function's body, rewritten."""
        if not any(isinstance(stmt, ir.ForRange | ir.ForRow) for stmt in statements(body)):
            return body
        self.graph = self.shared.graph
        self.placer = Placer(self.graph, self.pure, prefix=f"lanes.{self.name}")
        lets = [stmt.name for stmt in statements(body) if isinstance(stmt, ir.Let)]
        self.once = {name for name in lets if lets.count(name) == 1}
        self.several = set(lets) - self.once
        return self.body(body)

    def body(self, body: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
        """A list of statements, rewritten."""
        frame = Frame()
        self.placer.frames.append(frame)
        for stmt in body:
            frame.start(stmt, self.pure)
            done = self.statement(stmt)
            frame.made += done
            self.placer.forget(frame.inside)
        self.placer.frames.pop()
        return tuple(frame.made)

    def statement(self, stmt: ir.Stmt) -> Sequence[ir.Stmt]:
        """One statement, rewritten."""
        match stmt:
            case ir.Let(name, value) if name in self.once and self._keeps(value):
                self.values[name] = value
                return (stmt,)
            case ir.ForRange(var, ir.Const(low), high, _) if low >= 0:
                self.naturals[var] = high.value if isinstance(high, ir.Const) else None
                return self._range(stmt)
            case ir.ForRange():
                return self._range(stmt)
            case ir.If(condition, then, otherwise):
                return (ir.If(condition, self.body(then), self.body(otherwise)),)
            case ir.ForRow() if (found := self._sought(stmt)) is not None:
                return found
            case ir.ForRow() | ir.ForSet() | ir.While():
                return (replace(stmt, body=self.body(stmt.body)),)
            case _:
                return (stmt,)

    def _keeps(self, value: ir.Expr) -> bool:
        """Whether an expression has the same value wherever its names are known."""
        return (self.pure or not reads(value)) and not variables(value) & self.several

    def _sought(self, stmt: ir.ForRow) -> Sequence[ir.Stmt] | None:
        """A loop that seeks an entry all of whose cells compare, as one test; nothing for another loop."""
        try:
            found = self.shared.rows.found(stmt)
        except RefusedError:
            return None
        inner = stmt.body[0]
        assert isinstance(inner, ir.If)
        return (ir.If(found, inner.then),)

    # --- ranges ------------------------------------------------------------------------------

    def _range(self, stmt: ir.ForRange) -> Sequence[ir.Stmt]:
        """A loop over a range: in lanes, in stretches of 64 lanes, or as it is."""
        if not self._may(stmt):
            return self._steady(stmt)
        lists = any(isinstance(inner, ir.Offer) for inner in statements(stmt.body))
        for turns in (self._nested, self._turns):
            try:
                return self._in_lanes(stmt, turns(stmt, LEAST_LISTED if lists else LEAST))
            except RefusedError:
                pass
        return self._stretches(stmt)

    def _steady(self, stmt: ir.ForRange) -> Sequence[ir.Stmt]:
        """A loop that may change what is read: only what nothing can change is worked out before."""
        try:
            return self._filtered(stmt, self._turns(stmt, LEAST), steady=True)
        except RefusedError:
            return (replace(stmt, body=self.body(stmt.body)),)

    def _may(self, stmt: ir.ForRange) -> bool:
        return self.pure or not any(isinstance(s, ir.Store | ir.Goto | ir.Wait) for s in statements(stmt.body))

    def _stretches(self, stmt: ir.ForRange) -> Sequence[ir.Stmt]:
        match stmt:
            case ir.ForRange(_, ir.Const(low), ir.Const(high), _) if 64 <= high - low < MOST:
                parts = [(at, min(at + 63, high)) for at in range(low, high + 1, 64)]
                loops = [replace(stmt, low=ir.Const(first), high=ir.Const(last)) for first, last in parts]
                done: list[ir.Stmt] = []
                try:
                    for loop in loops:
                        done += self._in_lanes(loop, self._turns(loop, 1))
                    return done
                except RefusedError:
                    pass
        return (replace(stmt, body=self.body(stmt.body)),)

    def _nested(self, stmt: ir.ForRange, least: int) -> Turns:
        """The turns of a loop that does nothing but another loop, each turn of that a lane. Raises `RefusedError`."""
        match stmt:
            case ir.ForRange(var, ir.Const() as low, ir.Const() as high, (ir.ForRange() as inside,)):
                inner = length(inside)
                count = (high.value - low.value + 1) * inner
                if least <= count <= 64:
                    return Turns(var, low, count, self.graph.bits((1 << count) - 1), inside, inner)
        raise RefusedError

    def _turns(self, stmt: ir.ForRange, least: int) -> Turns:
        """The turns of a loop as lanes. Raises `RefusedError` if there are too many, or too few to be worth it."""
        start: ir.Expr
        match stmt.low, stmt.high:
            case ir.Const(low), ir.Const(high):
                start, count = stmt.low, high - low + 1
            case ir.Op("+", (ir.Var(name), ir.Const(more))), ir.Const(high) if name in self.naturals and more > 0:
                if not least <= high <= 62:
                    raise RefusedError
                upward = ir.Upward(self._within(stmt.low, name, more))
                lanes = self.graph.all_of(self.graph.leaf(upward), self.graph.bits((2 << high) - 1))
                return Turns(stmt.var, ZERO, high + 1, lanes)
            case low_expr, ir.Op("+", (base, ir.Const(more))) if base == low_expr:
                start, count = self._expanded(low_expr), more + 1
            case _:
                raise RefusedError
        if not least <= count <= 64:
            raise RefusedError
        return Turns(stmt.var, start, count, self.graph.bits((1 << count) - 1))

    def _within(self, low: ir.Expr, name: str, more: int) -> ir.Expr:
        """Where a loop begins, ``more`` above a variable, as a number below 64; from 63 on it has no turns."""
        most = self.naturals[name]
        return low if most is not None and most + more <= 63 else op("min", low, ir.Const(63))

    def _expanded(self, expr: ir.Expr) -> ir.Expr:
        """An expression with names replaced by their values, so that it can be computed earlier."""
        match expr:
            case ir.Var(name) if name in self.values:
                return self._expanded(self.values[name])
            case ir.Slot(base, index) if index is not None:
                return ir.Slot(base, self._expanded(index))
            case ir.Op(word, args):
                return ir.Op(word, tuple(map(self._expanded, args)))
            case ir.Lookup(table, index):
                return ir.Lookup(table, self._expanded(index))
            case _:
                return expr

    def _in_lanes(self, stmt: ir.ForRange, turns: Turns) -> Sequence[ir.Stmt]:
        if not self.graph.possible(turns.mask):
            return ()
        if any(isinstance(inner, ir.Offer) for inner in statements(stmt.body)) and not is_wider(stmt.body, turns):
            try:
                return self._offers(stmt, turns)
            except RefusedError:
                pass
        return self._filtered(stmt, turns)

    def _evaluator(self, turns: Turns) -> tuple[Evaluator, dict[str, Number]]:
        names = turns.names
        looped = frozenset().union(*(frame.inside for frame in self.placer.frames[:-1]))
        return Evaluator(self.shared, turns.count, self._expanded, Runner, looped), names

    # --- loops that list ---------------------------------------------------------------------

    def _offers(self, stmt: ir.ForRange, turns: Turns) -> Sequence[ir.Stmt]:
        """A loop that only lists ids."""
        evaluator, names = self._evaluator(turns)
        runner = Runner(evaluator)
        runner.body(turns.body or stmt.body, names, turns.mask)
        if runner.returned:
            raise RefusedError
        if all(self.graph.known(offered.mask) is not None for offered in evaluator.offers):
            raise RefusedError  # always the same ids: nothing to work out
        self._check([offered.mask for offered in evaluator.offers])
        lane = f"{turns.var}.lane"
        return listed(self.graph, self.placer, evaluator.offers, lane)

    def _check(self, masks: list[Mask]) -> None:
        """Nothing that the loop itself changes may be used before it."""
        inside = self.placer.frames[-1].inside
        if any(self.placer.variables(mask) & inside for mask in masks):
            raise RefusedError

    # --- loops that test ---------------------------------------------------------------------

    def _filtered(self, stmt: ir.ForRange, turns: Turns, steady: bool = False) -> Sequence[ir.Stmt]:
        """A loop whose body is one test: only the turns where it holds are run."""
        condition, then = tested(turns.body or stmt.body)
        mask, rest = self._split(condition, turns, steady)
        body = self.body(then) if not rest else (ir.If(both(*rest), self.body(then)),)
        lane, place = places(turns)
        members = self.placer.placed(mask)
        if not rest:
            inside = () if turns.inside is None else (turns.inside.var,)
            short = counted(then, (turns.var, *inside), members)
            if short is not None:
                return short
        return (ir.ForSet(lane, members, (*place, *body)),)

    def _split(self, condition: ir.Expr, turns: Turns, steady: bool) -> tuple[Mask, list[ir.Expr]]:
        """The part of a condition that is a set, and the rest. Raises `RefusedError` if there is no such part.

        The set of a ``steady`` loop reads nothing of the state.
        """
        evaluator, names = self._evaluator(turns)
        mask, rest, held = turns.mask, [], True
        for part in conjuncts(condition):
            try:
                if not held:
                    raise RefusedError
                found = self.graph.all_of(mask, evaluator.truth(part, names, mask))
                self._check([found])
                if steady and self.placer.reads(found):
                    raise RefusedError
                mask = found
            except RefusedError:
                rest.append(part)
                # What may stop the run is asked before everything after it.
                held = held and self.shared.safety.safe(part)
        if mask == turns.mask:
            raise RefusedError
        return mask, rest
