"""Expressions rewritten with what is known: constants folded, names replaced."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from interpreter.program import ir
from interpreter.program.build import ZERO, negate
from interpreter.program.program import Program
from interpreter.program.walk import parts
from interpreter.wasm.optimize import simplify
from interpreter.wasm.optimize.early import stops_early
from interpreter.wasm.optimize.facts import is_cheap, uses
from interpreter.wasm.optimize.inline import Inliner

Names = Mapping[str, ir.Expr]


@dataclass
class Folder:
    """Folds the expressions of one program. ``counter`` numbers the names it makes."""

    program: Program
    functions: dict[str, ir.Function]
    counter: int = 0
    #: Functions that ask whether another gives more than 0; nothing where there can be none.
    asking: dict[str, str | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Have calls put in place."""
        self.inliner = Inliner(self)

    def fresh(self, name: str) -> str:
        """A new name, made from another."""
        self.counter += 1
        return f"{name.partition('.')[0]}.o{self.counter}"

    def expr(self, expr: ir.Expr, names: Names) -> ir.Expr:
        """An expression with known names replaced and everything known folded."""
        kind = expr.__class__
        if kind is ir.Const:
            return expr
        if kind is ir.Var:
            return names.get(expr.name, expr)  # type: ignore[union-attr]
        return _RULES[kind](self, expr, names)

    # --- by class ----------------------------------------------------------------------------

    def slot(self, expr: ir.Slot, names: Names) -> ir.Expr:
        """A slot of the state."""
        return expr if expr.index is None else simplify.slot(expr.base, self.expr(expr.index, names))

    def lookup(self, expr: ir.Lookup, names: Names) -> ir.Expr:
        """An entry of a table."""
        return simplify.lookup(expr.table, self.program.tables[expr.table], self.expr(expr.index, names))

    def op(self, expr: ir.Op, names: Names) -> ir.Expr:
        """An operator; the second value of an ``and`` is left alone where the first decides."""
        word, args = expr.operator, expr.args
        first = self.expr(args[0], names)
        if word == "not":
            return negate(first)
        if isinstance(first, ir.Const) and word in ("and", "or") and simplify.decides(word, first):
            return simplify.logic(word, first, ZERO)
        return self.operation(word, first, self.expr(args[1], names))

    def choose(self, expr: ir.Choose, names: Names) -> ir.Expr:
        """A choice; the branch that is never taken is left alone."""
        test = self.expr(expr.condition, names)
        if isinstance(test, ir.Const):
            return self.expr(expr.then if test.value else expr.otherwise, names)
        return simplify.choice(test, self.expr(expr.then, names), self.expr(expr.otherwise, names))

    def bind(self, expr: ir.Bind, names: Names) -> ir.Expr:
        """A name for a value, which stands in its place where that costs nothing."""
        value = self.expr(expr.value, names)
        if is_cheap(value) or uses(expr.body, expr.name) < 2:
            return self.expr(expr.body, {**names, expr.name: value})
        # The same code can be put in place twice, so the name must not be used twice.
        own = self.fresh(expr.name)
        return ir.Bind(own, value, self.expr(expr.body, {**names, expr.name: ir.Var(own)}))

    def call(self, expr: ir.Call, names: Names) -> ir.Expr:
        """A call, or what the function computes."""
        function = self.functions[expr.function].name  # not the name it was called by, if it has twins
        return self.inliner.call(function, tuple([self.expr(arg, names) for arg in expr.args]))

    def require(self, expr: ir.Require, names: Names) -> ir.Expr:
        """A value that must lie within bounds."""
        return simplify.require(self.expr(expr.value, names), expr.low, expr.high, expr.fault)

    def has(self, expr: ir.Has, names: Names) -> ir.Expr:
        """Whether a set has an element."""
        return ir.Has(self.expr(expr.members, names), self.expr(expr.element, names))

    def size(self, expr: ir.Size, names: Names) -> ir.Expr:
        """The size of a set."""
        return ir.Size(self.expr(expr.members, names))

    def slot_set(self, expr: ir.SlotSet, names: Names) -> ir.Expr:
        """A set that is read from slots: nothing in it is to be folded."""
        return expr

    def bits(self, expr: ir.Bits, names: Names) -> ir.Expr:
        """A known set."""
        return expr

    def cells(self, expr: ir.Cells, names: Names) -> ir.Expr:
        """A set of cells that compare."""
        value = self.expr(expr.value, names)
        return simplify.cells(expr, value, None if expr.index is None else self.expr(expr.index, names))

    def set_op(self, expr: ir.SetOp, names: Names) -> ir.Expr:
        """Sets joined."""
        return ir.SetOp(expr.operator, tuple([self.expr(arg, names) for arg in expr.args]))

    def moved(self, expr: ir.Moved, names: Names) -> ir.Expr:
        """A set moved."""
        return ir.Moved(self.expr(expr.members, names), expr.by)

    def every(self, expr: ir.Every, names: Names) -> ir.Expr:
        """All numbers or none."""
        return simplify.every(self.expr(expr.condition, names))

    def single(self, expr: ir.Single, names: Names) -> ir.Expr:
        """The set of one number."""
        return ir.Single(self.expr(expr.element, names))

    def known(self, expr: ir.Known, names: Names) -> ir.Expr:
        """One of some known sets."""
        return ir.Known(expr.sets, self.expr(expr.index, names))

    def matches(self, expr: ir.Matches, names: Names) -> ir.Expr:
        """Whether an entry of a row lies in a set."""
        return replace(expr, members=self.expr(expr.members, names), row=self.expr(expr.row, names))

    def upward(self, expr: ir.Upward, names: Names) -> ir.Expr:
        """The numbers from one on."""
        return ir.Upward(self.expr(expr.low, names))

    # --- from folded parts -----------------------------------------------------------------------

    def operation(self, word: str, first: ir.Expr, second: ir.Expr) -> ir.Expr:
        """An operator over folded values. Whether a count is more than 0 is asked without counting."""
        if word in ("and", "or"):
            return simplify.logic(word, first, second)
        if isinstance(first, ir.Call) and word in ("=", "!=", ">") and second == ZERO:
            asking = self._asking(first.function)
            if asking is not None:
                some = self.inliner.call(asking, first.args)
                return negate(some) if word == "=" else some
        return simplify.operation(word, first, second)

    def _asking(self, function: str) -> str | None:
        """The function that says whether one that counts gives more than 0: it stops at the first."""
        if f"{function}.some" in self.functions:
            return f"{function}.some"
        if function not in self.asking:
            body = stops_early(self.functions[function].body)
            name = None if body is None else f"{function}.some"
            if name is not None and body is not None:
                self.functions[name] = ir.Function(name, self.functions[function].params, body)
            self.asking[function] = name
        return self.asking[function]

    def bound(self, name: str, value: ir.Expr, body: ir.Expr) -> ir.Expr:
        """A folded body with a name for a folded value, which stands in its place where that costs nothing."""
        if is_cheap(value) or uses(body, name) < 2:
            return self.placed(body, name, value)
        return ir.Bind(name, value, body)

    def placed(self, expr: ir.Expr, name: str, value: ir.Expr) -> ir.Expr:
        """A folded expression with a name replaced; what the name does not occur in stays as it is."""
        if isinstance(expr, ir.Var):
            return value if expr.name == name else expr
        old = parts(expr)
        new = tuple([self.placed(part, name, value) for part in old])
        if all(map(_is_same, old, new)):
            return expr
        return _REBUILT[expr.__class__](self, expr, *new)


def _is_same(one: object, other: object) -> bool:
    return one is other


#: How each class is folded; a table, since this is where compiling spends its time.
_RULES: dict[type, Callable[[Folder, Any, Names], ir.Expr]] = {
    ir.Slot: Folder.slot,
    ir.Lookup: Folder.lookup,
    ir.Op: Folder.op,
    ir.Choose: Folder.choose,
    ir.Bind: Folder.bind,
    ir.Call: Folder.call,
    ir.Require: Folder.require,
    ir.Has: Folder.has,
    ir.Size: Folder.size,
    ir.SlotSet: Folder.slot_set,
    ir.Bits: Folder.bits,
    ir.Cells: Folder.cells,
    ir.SetOp: Folder.set_op,
    ir.Moved: Folder.moved,
    ir.Every: Folder.every,
    ir.Upward: Folder.upward,
    ir.Single: Folder.single,
    ir.Known: Folder.known,
    ir.Matches: Folder.matches,
}

#: How an expression of each class is made again from its parts, in the order of ``parts``.
_REBUILT: dict[type, Callable[..., ir.Expr]] = {
    ir.Slot: lambda _, e, index: simplify.slot(e.base, index),
    ir.Lookup: lambda folder, e, index: simplify.lookup(e.table, folder.program.tables[e.table], index),
    ir.Op: lambda folder, e, *args: negate(*args) if e.operator == "not" else folder.operation(e.operator, *args),
    ir.Choose: lambda _, e, test, yes, no: simplify.choice(test, yes, no),
    ir.Bind: lambda folder, e, value, body: folder.bound(e.name, value, body),
    ir.Call: lambda folder, e, *args: folder.inliner.call(e.function, args),
    ir.Require: lambda _, e, value: simplify.require(value, e.low, e.high, e.fault),
    ir.Has: lambda _, e, members, element: ir.Has(members, element),
    ir.Size: lambda _, e, members: ir.Size(members),
    ir.Cells: lambda _, e, value, index=None: simplify.cells(e, value, index),
    ir.SetOp: lambda _, e, *args: ir.SetOp(e.operator, args),
    ir.Moved: lambda _, e, members: ir.Moved(members, e.by),
    ir.Every: lambda _, e, condition: simplify.every(condition),
    ir.Upward: lambda _, e, low: ir.Upward(low),
    ir.Single: lambda _, e, element: ir.Single(element),
    ir.Known: lambda _, e, index: ir.Known(e.sets, index),
    ir.Matches: lambda _, e, members, row: replace(e, members=members, row=row),
}
