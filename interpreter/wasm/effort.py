"""How much work one step can be at most, as far as the program alone tells.

A module whose steps are known to be short needs no checks inside its loops to be stopped in time:
it is enough to call it for few games at once. Work is counted in instructions of the program,
a loop's as often as it can run at most. What cannot be told is ``UNKNOWN``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from math import prod

from interpreter.language.types import Int
from interpreter.program import ir
from interpreter.program.program import Program
from interpreter.program.walk import operands, statements, subexpressions
from interpreter.wasm.analysis import Analysis, set_size
from interpreter.wasm.origins import Loop, origins

#: More than anything that can be counted; arithmetic stops here.
UNKNOWN = 1 << 62
#: Work up to here is done in some hundredths of a second.
MOST_WORK = 30_000_000
#: Blocks in a circle are stopped after so many jumps; a jump counts more than once for each so much work.
WORK_OF_A_HOP = 1000
#: The largest number in a slot of two bytes.
_SHORT = (1 << 15) - 1
_FLAGS = frozenset({"=", "!=", "<", "<=", ">", ">=", "not", "and", "or"})


@dataclass
class Effort:
    """The work of one program's functions and blocks. ``width`` is the size of a slot in bytes."""

    program: Program
    analysis: Analysis
    width: int
    functions: dict[str, int] = field(default_factory=dict)
    blocks: dict[int, int] = field(default_factory=dict)
    variables: dict[str, int] = field(default_factory=dict)
    signs: dict[int, bool] = field(default_factory=dict)

    @cached_property
    def most(self) -> int:
        """The work of the longest function or block: a list of legal actions, or a step up to the next jump."""
        functions = [self.function(name) for name in self.program.functions]
        return max([*functions, *map(self.block, self.program.blocks)], default=0)

    def hop(self, block: ir.Block) -> int:
        """The weight of a jump out of a block, by its work; 1 for most. Not told where nothing is known."""
        work = self.block(block)
        return 1 + work // WORK_OF_A_HOP if work <= MOST_WORK else 1

    def block(self, block: ir.Block) -> int:
        """The work of a block."""
        if block.number not in self.blocks:
            self.blocks[block.number] = self.body(block.body)
        return self.blocks[block.number]

    def function(self, name: str) -> int:
        """The work of calling a function once. One that calls itself could go on for ever."""
        if name not in self.functions:
            self.functions[name] = UNKNOWN
            self.functions[name] = self.body(self.program.functions[name].body)
        return self.functions[name]

    def body(self, body: tuple[ir.Stmt, ...]) -> int:
        """The work of a list of statements."""
        return _capped(sum(map(self._work, body)))

    def _work(self, stmt: ir.Stmt) -> int:
        own = 1 + sum(map(self._called, operands(stmt)))
        match stmt:
            case ir.If(_, then, otherwise):
                return own + max(self.body(then), self.body(otherwise))
            case ir.ForRange(_, _, _, body) | ir.ForRow(_, _, _, body) | ir.ForSet(_, _, body) | ir.While(_, body):
                return _capped(own + self.rounds(stmt) * (1 + self.body(body)))
            case _:
                return own

    def _called(self, expr: ir.Expr) -> int:
        return sum(self.function(e.function) for e in subexpressions(expr) if isinstance(e, ir.Call))

    # --- loops -----------------------------------------------------------------------------

    def rounds(self, loop: Loop) -> int:
        """How often a loop can run at most."""
        match loop:
            case ir.ForRange(_, low, ir.Op("+", (start, ir.Const(more))), _) if start == low:
                return max(0, more + 1)
            case ir.ForRange(_, ir.Const(low), high, _):
                return max(0, _capped(self.highest(high) - low + 1))
            case ir.ForRange(_, low, high, _):
                return max(0, _capped(self.highest(high) + 1)) if self._positive(low) else UNKNOWN
            case ir.ForRow(_, table, _, _):
                return max(map(len, self.program.rows[table]), default=0)
            case ir.ForSet(_, members, _):
                return self._elements(members)
            case ir.While(_, body):
                return self._taken(body)

    def _elements(self, members: ir.Expr) -> int:
        return set_size(members, self.analysis.sets) or UNKNOWN

    def _taken(self, body: tuple[ir.Stmt, ...]) -> int:
        """A loop that takes elements out of a set, each of which is put in once at most: a flood."""
        sets = [stmt.name for stmt in body if isinstance(stmt, ir.Pop)]
        return self.analysis.sets.get(sets[0], UNKNOWN) if sets else UNKNOWN

    # --- values ----------------------------------------------------------------------------

    def highest(self, expr: ir.Expr) -> int:
        """The largest value that an expression can have."""
        match expr:
            case ir.Const(value):
                return value
            case ir.Var(name):
                return self._variable(name)
            case ir.Slot(base, _):
                return self._slot(base)
            case ir.Lookup(table, _):
                return max(self.program.tables[table], default=0)
            case ir.Op(word, args):
                return 1 if word in _FLAGS else self._operated(word, args)
            case ir.Choose(_, then, otherwise):
                return max(self.highest(then), self.highest(otherwise))
            case ir.Bind(_, _, body):
                return self.highest(body)
            case _:
                return self._limited(expr)

    def _limited(self, expr: ir.Expr) -> int:
        match expr:
            case ir.Require(_, _, high, _):
                return high
            case ir.Call(function, _):
                bodies = statements(self.program.functions[function].body)
                return max((self.highest(s.value) for s in bodies if isinstance(s, ir.Return)), default=0)
            case ir.Size(members):
                return self._elements(members)
            case _:
                return 1 if isinstance(expr, ir.Has) else UNKNOWN

    def _operated(self, word: str, args: tuple[ir.Expr, ...]) -> int:
        first, last = self.highest(args[0]), self.highest(args[-1])
        right = self._positive(args[-1])
        positive = right and self._positive(args[0])
        match word:
            case "+":
                return _capped(first + last)
            case "*" if positive:
                return _capped(first * last)
            case "-" if right:
                return first
            case "div" if positive:
                return first
            case "mod" if positive:
                return last
            case "min":
                return min(first, last)
            case "max":
                return max(first, last)
            case _:
                return UNKNOWN

    def _positive(self, expr: ir.Expr) -> bool:
        """Whether an expression is never below 0, as far as one can tell."""
        match expr:
            case ir.Slot(base, None) if base >= self.program.layout.frame:
                return self._frame_positive(base)
            case ir.Op("+", args):
                return all(map(self._positive, args))
            case _:
                return self.analysis.positive(expr)

    def _frame_positive(self, slot: int) -> bool:
        """Whether nothing below 0 is ever written to a slot of the frame, if nothing below 0 is there to begin with."""
        if slot not in self.signs:
            self.signs[slot] = True
            written = (value for value, _ in self._origins.get(f"slot {slot}", []))
            if not all(not isinstance(value, int) and self._positive(value) for value in written):
                # What was found while this slot was taken to be positive is found again.
                self.signs = dict.fromkeys([slot, *(other for other, sign in self.signs.items() if not sign)], False)
        return self.signs[slot]

    def _slot(self, base: int) -> int:
        """The largest number in a slot; slots of the frame hold only what is written there by name."""
        if base >= self.program.layout.frame:
            return min(self._variable(f"slot {base}"), self._widest)
        for slots in self.program.layout.variables.values():
            of = slots.variable.type
            if slots.base <= base < slots.base + slots.size and isinstance(of, Int):
                return of.high
        return self._widest

    @property
    def _widest(self) -> int:
        return _SHORT if self.width == 2 else UNKNOWN

    @cached_property
    def _origins(self) -> dict[str, list[tuple[ir.Expr | int, tuple[Loop, ...]]]]:
        return origins(self.analysis)

    def _variable(self, name: str) -> int:
        """The largest value of a variable; one that depends on itself may grow for ever.

        What is only added to it counts as often as the loops around the addition can run.
        """
        if name not in self.variables:
            self.variables[name] = UNKNOWN
            self.variables[name] = self._largest(name)
        return self.variables[name]

    def _largest(self, name: str) -> int:
        given, added = 0, 0
        for value, loops in self._origins.get(name, [(UNKNOWN, ())]):
            match value:
                case int():
                    given = max(given, value)
                case ir.Op("+", (ir.Var(same), more)) if same == name:
                    added += prod(map(self.rounds, loops)) * max(0, self.highest(more))
                case _:
                    given = max(given, self.highest(value))
        return _capped(given + added)


def _capped(number: int) -> int:
    return min(number, UNKNOWN)
