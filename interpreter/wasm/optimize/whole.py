"""A whole program rewritten: every function and block folded, short loops written out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from interpreter.program import ir
from interpreter.program.program import Chance, Decision, Program
from interpreter.program.walk import bodies, expressions, operands, statements, subexpressions
from interpreter.wasm.optimize.fold import Folder, Names
from interpreter.wasm.optimize.inline import MOST_INLINED, Turn

#: The most nodes that one loop may become when it is written out.
MOST_WRITTEN = 28_000


def optimize_program(program: Program) -> Program:
    """An equivalent program that runs faster."""
    folder = Folder(program, dict(program.functions))
    work = _Rewriter(folder)
    functions = {
        name: replace(function, body=work.body(function.body, {})) for name, function in program.functions.items()
    }
    blocks = tuple(replace(block, body=work.body(block.body, {})) for block in program.blocks)
    for name in [name for name in folder.functions if name not in functions]:
        functions[name] = replace(folder.functions[name], body=work.body(folder.functions[name].body, {}))
    return _without_unused(replace(program, functions=functions, blocks=blocks))


def _without_unused(program: Program) -> Program:
    """The program without functions that nothing calls any more."""
    used: set[str] = {name for name in (program.score, *program.ranks) if name}
    used |= {
        p.legal if isinstance(p, Decision) else p.outcomes for p in program.points if isinstance(p, Decision | Chance)
    }
    todo = [program.functions[name].body for name in used] + [block.body for block in program.blocks]
    while todo:
        for expr in expressions(todo.pop()):
            if isinstance(expr, ir.Call) and expr.function not in used:
                used.add(expr.function)
                todo.append(program.functions[expr.function].body)
    return replace(program, functions={n: f for n, f in program.functions.items() if n in used})


@dataclass
class _Rewriter:
    """Rewrites statements."""

    folder: Folder
    weights: dict[str, int] = field(default_factory=dict)

    def body(self, body: tuple[ir.Stmt, ...], names: Names) -> tuple[ir.Stmt, ...]:
        """The statements of a body, rewritten; nothing after a jump is kept."""
        done: list[ir.Stmt] = []
        for stmt in body:
            done += self.statement(stmt, names)
            if done and isinstance(done[-1], ir.Return | ir.Goto | ir.Wait | ir.Fail | ir.Break):
                break
        return tuple(done)

    def statement(self, stmt: ir.Stmt, names: Names) -> Iterator[ir.Stmt]:
        """One statement, as those it becomes."""
        fold = self.folder.expr
        match stmt:
            case ir.Let(name, value):
                yield ir.Let(name, fold(value, names))
            case ir.Store(base, index, value):
                yield self._store(base, index, fold(value, names), names)
            case ir.AddTo(name, element):
                yield ir.AddTo(name, fold(element, names))
            case ir.Return(value):
                yield ir.Return(fold(value, names))
            case ir.Offer(action, weight):
                yield ir.Offer(fold(action, names), None if weight is None else fold(weight, names))
            case ir.If(condition, then, otherwise):
                yield from self._if(fold(condition, names), then, otherwise, names)
            case ir.ForRange() | ir.ForRow() | ir.ForSet() | ir.While():
                yield from self._loop(stmt, names)
            case _:
                yield stmt

    def _store(self, base: int, index: ir.Expr | None, value: ir.Expr, names: Names) -> ir.Store:
        place = self.folder.expr(ir.Slot(base, index), names)
        assert isinstance(place, ir.Slot)
        return ir.Store(place.base, place.index, value)

    def _if(
        self, condition: ir.Expr, then: tuple[ir.Stmt, ...], otherwise: tuple[ir.Stmt, ...], names: Names
    ) -> Iterator[ir.Stmt]:
        if isinstance(condition, ir.Const):
            yield from self.body(then if condition.value else otherwise, names)
            return
        yes, no = self.body(then, names), self.body(otherwise, names)
        if yes or no:
            yield ir.If(condition, yes, no)

    def _loop(self, stmt: ir.ForRange | ir.ForRow | ir.ForSet | ir.While, names: Names) -> Iterator[ir.Stmt]:
        turns = self._turns(stmt, names)
        if turns is not None:
            for turn in turns:
                yield from self.body(_body_of(stmt), {**names, **dict(turn)})
            return
        fold = self.folder.expr
        match stmt:
            case ir.ForRange(var, low, high, body):
                yield ir.ForRange(var, fold(low, names), fold(high, names), self.body(body, names))
            case ir.ForRow(vars_, table, row, body):
                yield ir.ForRow(vars_, table, fold(row, names), self.body(body, names))
            case ir.ForSet(var, members, body):
                yield ir.ForSet(var, fold(members, names), self.body(body, names))
            case ir.While(condition, body):
                yield ir.While(fold(condition, names), self.body(body, names))

    def _turns(self, stmt: ir.Stmt, names: Names) -> list[Turn] | None:
        """The turns of a loop that is short enough to be written out, each with the names it binds."""
        fold = self.folder.expr
        if any(isinstance(s, ir.Break) for s in statements(_body_of(stmt))):
            return None
        match stmt:
            case ir.ForRange(var, low, high, body):
                first, last = fold(low, names), fold(high, names)
                if not isinstance(first, ir.Const) or not isinstance(last, ir.Const):
                    return None
                turns: list[Turn] = [((var, ir.Const(i)),) for i in range(first.value, last.value + 1)]
            case ir.ForRow(vars_, table, row, body):
                place = fold(row, names)
                if not isinstance(place, ir.Const):
                    return None
                entries = self.folder.program.rows[table][place.value]
                turns = [tuple((v, ir.Const(n)) for v, n in zip(vars_, e, strict=True)) for e in entries]
            case _:
                return None
        return turns if len(turns) * self._weight(body) <= MOST_WRITTEN else None

    def _weight(self, body: tuple[ir.Stmt, ...]) -> int:
        """Nodes that a body may become: inner loops count with their turns, calls with their bodies."""
        return sum(self._weight_of(stmt) for stmt in body)

    def _weight_of(self, stmt: ir.Stmt) -> int:
        own = 1 + sum(self._cost(part) for operand in operands(stmt) for part in subexpressions(operand))
        inner = sum(self._weight(part) for part in bodies(stmt))
        match stmt:
            case ir.ForRange(_, ir.Const(low), ir.Const(high), _):
                return own + inner * max(1, high - low + 1)
            case ir.ForRow(_, table, _, _):
                return own + inner * max((len(row) for row in self.folder.program.rows[table]), default=1)
            case _:
                return own + inner

    def _cost(self, expr: ir.Expr) -> int:
        """Nodes that an expression itself may become; a call that stays a call gains nothing, so it counts much."""
        if not isinstance(expr, ir.Call):
            return 1
        if expr.function not in self.weights:
            self.weights[expr.function] = 1
            body = self.folder.functions[expr.function].body
            stays = any(isinstance(s, ir.Break | ir.While | ir.ForSet) for s in statements(body))
            whole = self._weight(body)
            self.weights[expr.function] = 4 * MOST_INLINED if stays or whole > MOST_INLINED else whole
        return self.weights[expr.function]


def _body_of(stmt: ir.Stmt) -> tuple[ir.Stmt, ...]:
    match stmt:
        case ir.ForRange(_, _, _, body) | ir.ForRow(_, _, _, body) | ir.ForSet(_, _, body) | ir.While(_, body):
            return body
        case _:
            return ()
