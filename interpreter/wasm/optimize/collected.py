"""Sets that are only made to be gone through: what is done for each element is done where it is found."""

from __future__ import annotations

from itertools import takewhile

from interpreter.program import ir
from interpreter.program.program import Program
from interpreter.program.walk import defined, expressions, reads, statements, variables, with_bodies
from interpreter.wasm.optimize.everywhere import rewritten

#: What may change what a condition reads.
_CHANGES = (ir.Store, ir.Goto, ir.Wait)


def uncollect(program: Program) -> Program:
    """An equivalent program without such sets."""
    return rewritten(program, lambda body: _Body(body).done())


class _Body:
    """Rewrites one function or block."""

    def __init__(self, body: tuple[ir.Stmt, ...]) -> None:
        """Count how often each set is named."""
        self.body = body
        self.made = [stmt.name for stmt in statements(body) if isinstance(stmt, ir.NewSet)]
        if self.made:
            self.uses = [part.name for part in expressions(body) if isinstance(part, ir.Var)]
            self.popped = {stmt.name for stmt in statements(body) if isinstance(stmt, ir.Pop)}

    def done(self) -> tuple[ir.Stmt, ...]:
        """The body, rewritten."""
        return self._rewritten(self.body) if self.made else self.body

    def _rewritten(self, body: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
        done: list[ir.Stmt] = []
        rest = list(body)
        while rest:
            found = self._joined(rest)
            if found is None:
                done.append(with_bodies(rest.pop(0), self._rewritten))
            else:
                kept, loop, rest = found
                done += [*kept, with_bodies(loop, self._rewritten)]
        return tuple(done)

    def _joined(self, rest: list[ir.Stmt]) -> tuple[list[ir.Stmt], ir.Stmt, list[ir.Stmt]] | None:
        """What is left of the statements up to the loop over a set, that loop without the set, and what follows."""
        match rest[0]:
            case ir.NewSet(name) if self._once(name):
                pass
            case _:
                return None
        at = next((i for i, s in enumerate(rest) if isinstance(s, ir.ForSet) and s.members == ir.Var(name)), -1)
        if at < 0:
            return None
        loop = rest[at]
        assert isinstance(loop, ir.ForSet)
        kept = list(takewhile(lambda stmt: isinstance(stmt, ir.Let), rest[1:at]))
        making = rest[1 + len(kept) : at]
        found = _counted(name, making, loop) or _filtered(name, making, loop)
        return None if found is None else (kept, found, rest[at + 1 :])

    def _once(self, name: str) -> bool:
        """Whether a set is made once, and named by one loop only."""
        return self.made.count(name) == 1 and self.uses.count(name) == 1 and name not in self.popped


def _counted(name: str, making: list[ir.Stmt], loop: ir.ForSet) -> ir.Stmt | None:
    """A loop over known numbers that follow each other."""
    numbers: set[int] = set()
    for stmt in making:
        match stmt:
            case ir.AddTo(to, ir.Const(number)) if to == name:
                numbers.add(number)
            case _:
                return None
    if not numbers or max(numbers) - min(numbers) + 1 != len(numbers):
        return None
    return ir.ForRange(loop.var, ir.Const(min(numbers)), ir.Const(max(numbers)), loop.body)


def _filtered(name: str, making: list[ir.Stmt], loop: ir.ForSet) -> ir.Stmt | None:
    """A loop over the numbers of a range that a condition holds for, which the loop does not change."""
    match making:
        case [ir.ForRange(var, low, high, (ir.If(condition, (ir.AddTo(to, ir.Var(added)),), ()),))]:
            if to != name or added != var or not _is_steady(condition, loop.body):
                return None
            again = (ir.Let(loop.var, ir.Var(var)), *loop.body)
            return ir.ForRange(var, low, high, (ir.If(condition, again, ()),))
        case _:
            return None


def _is_steady(condition: ir.Expr, body: tuple[ir.Stmt, ...]) -> bool:
    """Whether a condition means the same after a body was run."""
    changed = {name for stmt in statements(body) for name in defined(stmt)}
    if variables(condition) & changed:
        return False
    return not (reads(condition) and any(isinstance(stmt, _CHANGES) for stmt in statements(body)))
