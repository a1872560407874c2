"""Loops that seek an entry of a row all of whose cells compare: one set of cells, and one test for each entry.

Lines, squares and other patterns are sought like this through a cell: ``for (a, b) in row lines[cell]:
if slot[a] = v and slot[b] = v: return 1``.
"""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.program import ir
from interpreter.program.build import both, either
from interpreter.program.program import Program
from interpreter.program.walk import variables
from interpreter.wasm.lanes.bodies import conjuncts
from interpreter.wasm.lanes.emit import fits
from interpreter.wasm.lanes.safe import Safety
from interpreter.wasm.lanes.values import RefusedError

#: The longest row, and the most entries of a table once all its rows are as long as the longest.
MOST_IN_ROW, MOST_ENTRIES = 64, 8192


@dataclass(frozen=True, slots=True)
class _Same:
    """What all cells of an entry must do: their slot (or what a table has for it) equals a value."""

    base: int
    table: str
    value: ir.Expr


@dataclass
class Rows:
    """Finds such loops in one program."""

    program: Program
    safety: Safety

    def found(self, loop: ir.ForRow) -> ir.Expr:
        """Whether the loop finds an entry, as an expression. Raises `RefusedError` for another loop."""
        match loop.body:
            case (ir.If(condition, (ir.Return(ir.Const()),), ()),) if self.safety.safe(loop.row):
                self._check(loop.table)
                return self._any(condition, loop)
        raise RefusedError

    def _check(self, table: str) -> None:
        """Raises `RefusedError` for a table that is too large, or has cells beyond a set's room."""
        rows = self.program.rows[table]
        longest = max(map(len, rows), default=0)
        cells = [cell for row in rows for entry in row for cell in entry]
        if not 0 < longest <= MOST_IN_ROW or longest * len(rows) > MOST_ENTRIES or min(cells) < 0:
            raise RefusedError

    def _any(self, condition: ir.Expr, loop: ir.ForRow) -> ir.Expr:
        """Whether an entry fulfils a condition; where it fulfils one of several, whether one does for each."""
        if isinstance(condition, ir.Op) and condition.operator == "or":
            return either(*(self._any(part, loop) for part in condition.args))
        uniform: list[ir.Expr] = []
        cells: dict[str, _Same] = {}
        for part in conjuncts(condition):
            if not any(name in loop.vars for name in variables(part)):
                uniform.append(part)
                continue
            var, same = self._same(part, loop.vars)
            if var in cells:
                raise RefusedError
            cells[var] = same
        if len(set(cells.values())) != 1 or not all(map(self.safety.safe, uniform)):
            raise RefusedError
        return both(*uniform, self._matches(next(iter(cells.values())), tuple(cells), loop))

    def _matches(self, same: _Same, names: tuple[str, ...], loop: ir.ForRow) -> ir.Expr:
        columns = tuple(loop.vars.index(name) for name in names)
        used = {entry[at] for row in self.program.rows[loop.table] for entry in row for at in columns}
        most = max(used)
        empty = any(not row for row in self.program.rows[loop.table])
        if most > 63 or (empty and most == 63) or not self.safety.safe(same.value):
            raise RefusedError
        cells = ir.Cells(same.base, None, most + 1, same.table, "=", same.value)
        members = ir.SetOp("and", (cells, ir.Bits(sum(1 << cell for cell in used))))
        return ir.Op("!=", (ir.Matches(members, loop.table, columns, loop.row), ir.Const(0)))

    def _same(self, part: ir.Expr, names: tuple[str, ...]) -> tuple[str, _Same]:
        """The variable that a comparison is about, and what it asks of the cell. Raises `RefusedError`."""
        match part:
            case ir.Op("=", (read, value)) if not any(name in names for name in variables(value)):
                pass
            case _:
                raise RefusedError
        match read:
            case ir.Slot(base, ir.Var(name)) if name in names:
                return name, _Same(base, "", value)
            case ir.Lookup(table, ir.Slot(base, ir.Var(name))) if name in names and fits(self.program.tables[table]):
                return name, _Same(base, table, value)
            case _:
                raise RefusedError
