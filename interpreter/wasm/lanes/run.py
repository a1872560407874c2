"""Statements carried out for all lanes at once: each lane follows its own branches and leaves loops on its own."""

from __future__ import annotations

from dataclasses import dataclass, field

from interpreter.program import ir
from interpreter.program.build import ZERO
from interpreter.program.context import Row
from interpreter.program.walk import statements
from interpreter.wasm.lanes.evaluate import Evaluator, Names, Offered
from interpreter.wasm.lanes.graph import Mask
from interpreter.wasm.lanes.values import Members, Number, RefusedError, Value, constant

#: Turns of an inner loop.
MOST_TURNS = 64


@dataclass
class Runner:
    """One call of a function (or one loop body). ``returned``: what the lanes that have returned gave."""

    evaluator: Evaluator
    returned: list[tuple[Mask, Value]] = field(default_factory=list)
    broken: list[list[Mask]] = field(default_factory=list)

    def body(self, body: tuple[ir.Stmt, ...], names: Names, active: Mask) -> tuple[Names, Mask]:
        """Carry out a body; gives the names and the lanes that come out at its end. Raises `RefusedError`."""
        for stmt in body:
            if not self.evaluator.graph.possible(active):
                break
            names, active = self.statement(stmt, names, active)
        return names, active

    def statement(self, stmt: ir.Stmt, names: Names, active: Mask) -> tuple[Names, Mask]:
        """Carry out one statement."""
        ev, graph = self.evaluator, self.evaluator.graph
        match stmt:
            case ir.Let(name, value):
                return {**names, name: ev.value(value, names, active)}, active
            case ir.If(condition, then, otherwise):
                return self._if(condition, then, otherwise, names, active)
            case ir.Return(value):
                self.returned.append((active, ev.value(value, names, active)))
                return names, graph.bits(0)
            case ir.Break():
                self.broken[-1].append(active)
                return names, graph.bits(0)
            case ir.NewSet(name, _):
                return {**names, name: Members([])}, active
            case ir.AddTo(name, _) if isinstance(members := names.get(name), Members):
                members.added.append(active)
                return names, active
            case ir.Offer(action, None):
                self._offer(ev.value(action, names, active), active)
                return names, active
            case ir.ForRange(var, low, high, body):
                return self._loop(self._range(var, low, high, names, active), body, names, active)
            case ir.ForRow(vars_, table, row, body):
                return self._loop(self._rows(vars_, table, row, names, active), body, names, active)
            case _:
                raise RefusedError

    def _offer(self, action: Value, active: Mask) -> None:
        if not isinstance(action, Number):
            raise RefusedError
        self.evaluator.offers.append(Offered(active, action))

    def _if(
        self, condition: ir.Expr, then: tuple[ir.Stmt, ...], otherwise: tuple[ir.Stmt, ...], names: Names, active: Mask
    ) -> tuple[Names, Mask]:
        graph = self.evaluator.graph
        test = self.evaluator.truth(condition, names, active)
        yes, no = graph.all_of(active, test), graph.all_of(active, graph.invert(test))
        if not graph.possible(yes):
            return self.body(otherwise, names, active)
        if not graph.possible(no):
            return self.body(then, names, active)
        names_yes, left_yes = self.body(then, names, yes)
        names_no, left_no = self.body(otherwise, names, no)
        if (left_yes, left_no) == (yes, no) and names_yes == names == names_no:
            return names, active
        return self._met(names, (names_yes, left_yes), (names_no, left_no))

    def _met(self, before: Names, yes: tuple[Names, Mask], no: tuple[Names, Mask]) -> tuple[Names, Mask]:
        """Both branches together: names from before that a branch changed have one of two values."""
        graph = self.evaluator.graph
        names = dict(before)
        for name in before:
            one, other = yes[0].get(name, before[name]), no[0].get(name, before[name])
            names[name] = one if one == other else self.evaluator.merger.merged([(yes[1], one), (no[1], other)])
        return names, graph.any_of(yes[1], no[1])

    # --- loops ------------------------------------------------------------------------------------

    def _loop(
        self, turns: list[tuple[Names, Mask]], body: tuple[ir.Stmt, ...], names: Names, active: Mask
    ) -> tuple[Names, Mask]:
        """Turn after turn; a turn runs in the lanes that have it and are still in the loop."""
        graph = self.evaluator.graph
        carries = any(isinstance(stmt, ir.Let) and stmt.name in names for stmt in statements(body))
        if carries and any(isinstance(stmt, ir.Break) for stmt in statements(body)):
            raise RefusedError
        self.broken.append([])
        done = graph.bits(0)
        for bound, lanes in turns:
            here, over = graph.all_of(active, lanes), graph.all_of(active, graph.invert(lanes))
            if carries and graph.possible(over):
                raise RefusedError  # lanes that are done would keep what the others change
            done = graph.any_of(done, over)
            after, active = self.body(body, {**names, **bound}, here)
            names = {name: after[name] for name in names}
        return names, graph.any_of(done, active, *self.broken.pop())

    def _range(self, var: str, low: ir.Expr, high: ir.Expr, names: Names, active: Mask) -> list[tuple[Names, Mask]]:
        ev = self.evaluator
        first, last = (self._constant(ev.value(bound, names, active), active) for bound in (low, high))
        if last - first >= MOST_TURNS:
            raise RefusedError
        everyone = ev.graph.bits((1 << ev.lanes) - 1)
        return [({var: constant(i, ev.lanes)}, everyone) for i in range(first, last + 1)]

    def _constant(self, value: Value, active: Mask) -> int:
        single = value.single(self.evaluator.graph.possible(active)) if isinstance(value, Number) else None
        if single is None or not isinstance(value, Number) or value.uniform != ZERO:
            raise RefusedError
        return single

    def _rows(
        self, vars_: tuple[str, ...], table: str, row: ir.Expr, names: Names, active: Mask
    ) -> list[tuple[Names, Mask]]:
        """The entries of each lane's own row: a turn has the first of each, the next the second, and so on."""
        ev = self.evaluator
        place = ev.value(row, names, active)
        if not isinstance(place, Number) or place.uniform != ZERO:
            raise RefusedError
        rows = ev.program.rows[table]
        possible = ev.graph.possible(active)
        entries: list[Row] = [
            rows[at] if at is not None and possible >> lane & 1 and 0 <= at < len(rows) else ()
            for lane, at in enumerate(place.known)
        ]
        turns = max(map(len, entries), default=0)
        if turns > MOST_TURNS:
            raise RefusedError
        return [self._turn(vars_, entries, turn) for turn in range(turns)]

    def _turn(
        self, vars_: tuple[str, ...], entries: list[tuple[tuple[int, ...], ...]], turn: int
    ) -> tuple[Names, Mask]:
        lanes = sum(1 << lane for lane, row in enumerate(entries) if len(row) > turn)
        names: dict[str, Value] = {}
        for at, var in enumerate(vars_):
            names[var] = Number(ZERO, tuple(row[turn][at] if len(row) > turn else None for row in entries))
        return names, self.evaluator.graph.bits(lanes)
