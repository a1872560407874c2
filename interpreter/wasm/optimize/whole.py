"""A whole program rewritten: every function and block folded, short loops written out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from interpreter.program import ir
from interpreter.program.program import Chance, Decision, Program
from interpreter.program.reach import entered, targets
from interpreter.wasm.collecting import uncollected
from interpreter.wasm.optimize.facts import Body, calls_in, has_break
from interpreter.wasm.optimize.fold import Folder, Names
from interpreter.wasm.optimize.inline import Turn, range_turns, row_turns
from interpreter.wasm.optimize.twins import merge_twins
from interpreter.wasm.optimize.weight import Scales

#: The most nodes that one loop may become when it is written out.
MOST_WRITTEN = 1_600
_JUMPS = (ir.Return, ir.Goto, ir.Wait, ir.Fail, ir.Break)


@uncollected()
def optimize_program(program: Program) -> Program:
    """An equivalent program that runs faster."""
    merged = merge_twins(program)
    folder = Folder(merged, dict(merged.functions))
    work = _Rewriter(folder)
    blocks = _reached(merged, work)
    functions = _called(merged, blocks, work)
    return replace(
        merged,
        functions={name: functions[name] for name in folder.functions if name in functions},
        blocks=tuple(blocks.get(block.number, replace(block, body=())) for block in merged.blocks),
    )


def _reached(program: Program, work: _Rewriter) -> dict[int, ir.Block]:
    """The blocks that something leads to, rewritten; the others were put in place elsewhere."""
    done: dict[int, ir.Block] = {}
    todo = {0} | entered(program)
    while todo:
        block = program.blocks[min(todo)]
        done[block.number] = replace(block, body=work.body(block.body, {}))
        todo = (todo | targets(done[block.number])) - done.keys()
    return done


def _called(program: Program, blocks: dict[int, ir.Block], work: _Rewriter) -> dict[str, ir.Function]:
    """The functions that something still calls, rewritten: those put in place everywhere are not looked at."""
    done: dict[str, ir.Function] = {}
    todo = _asked_for(program).union(*(calls_in(block.body) for block in blocks.values()))
    while todo:
        name = min(todo)
        function = work.folder.functions[name]
        done[name] = replace(function, body=work.body(function.body, {}))
        todo = (todo | calls_in(done[name].body)) - done.keys()
    return done


def _asked_for(program: Program) -> set[str]:
    """The functions that are called from outside: for points and for the outcome."""
    outcome = {name for name in (program.score, *program.ranks) if name}
    return outcome | {
        p.legal if isinstance(p, Decision) else p.outcomes for p in program.points if isinstance(p, Decision | Chance)
    }


@dataclass
class _Rewriter:
    """Rewrites statements."""

    folder: Folder
    scales: Scales = field(init=False)

    def __post_init__(self) -> None:
        """Have scales that know the functions."""
        self.scales = Scales(self.folder.functions, self.folder.program.rows)

    def body(self, body: Body, names: Names) -> Body:
        """The statements of a body, rewritten; nothing after a jump is kept."""
        done: list[ir.Stmt] = []
        for stmt in body:
            done += self.statement(stmt, names)
            if done and isinstance(done[-1], _JUMPS):
                break
        return tuple(done)

    def statement(self, stmt: ir.Stmt, names: Names) -> Iterator[ir.Stmt]:
        """One statement, as those it becomes."""
        fold = self.folder.expr
        match stmt:
            case ir.If(condition, then, otherwise):
                yield from self._if(fold(condition, names), then, otherwise, names)
            case ir.Let(name, value):
                yield ir.Let(name, fold(value, names))
            case ir.Store(base, index, value):
                yield self._store(base, index, fold(value, names), names)
            case ir.Offer(action, weight):
                yield ir.Offer(fold(action, names), None if weight is None else fold(weight, names))
            case ir.Return(value):
                yield ir.Return(fold(value, names))
            case ir.AddTo(name, element):
                yield ir.AddTo(name, fold(element, names))
            case ir.ForRange() | ir.ForRow() | ir.ForSet() | ir.While():
                yield from self._loop(stmt, names)
            case _:
                yield stmt

    def _store(self, base: int, index: ir.Expr | None, value: ir.Expr, names: Names) -> ir.Store:
        place = self.folder.expr(ir.Slot(base, index), names)
        assert isinstance(place, ir.Slot)
        return ir.Store(place.base, place.index, value)

    def _if(self, condition: ir.Expr, then: Body, otherwise: Body, names: Names) -> Iterator[ir.Stmt]:
        if isinstance(condition, ir.Const):
            yield from self.body(then if condition.value else otherwise, names)
            return
        yes, no = self.body(then, names), self.body(otherwise, names)
        if yes or no:
            yield ir.If(condition, yes, no)

    def _loop(self, stmt: ir.ForRange | ir.ForRow | ir.ForSet | ir.While, names: Names) -> Iterator[ir.Stmt]:
        fold = self.folder.expr
        turns: list[Turn] | None = None
        kept: ir.ForRange | ir.ForRow | ir.ForSet | ir.While
        match stmt:
            case ir.ForRange(var, low, high):
                kept = ir.ForRange(var, fold(low, names), fold(high, names), ())
                turns = range_turns(var, kept.low, kept.high, MOST_WRITTEN)
            case ir.ForRow(vars_, table, row):
                kept = ir.ForRow(vars_, table, fold(row, names), ())
                turns = row_turns(vars_, self.folder.program.rows[table], kept.row, MOST_WRITTEN)
            case ir.ForSet(var, members):
                kept = ir.ForSet(var, fold(members, names), ())
            case ir.While(condition):
                kept = ir.While(fold(condition, names), ())
        if turns is not None and self._is_written_out(len(turns), stmt.body):
            for turn in turns:
                yield from self.body(stmt.body, {**names, **dict(turn)})
        else:
            yield replace(kept, body=self.body(stmt.body, names))

    def _is_written_out(self, turns: int, body: Body) -> bool:
        """Whether a loop of so many turns is short enough to be written out."""
        return not has_break(body) and turns * self.scales.body(body) <= MOST_WRITTEN
