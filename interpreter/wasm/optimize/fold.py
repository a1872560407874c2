"""Expressions rewritten with what is known: constants folded, names replaced, small functions put in place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, both, choose, either, negate, op
from interpreter.program.program import Program
from interpreter.program.walk import operands, statements, subexpressions
from interpreter.wasm.optimize.early import stops_early

Names = Mapping[str, ir.Expr]
#: The names that one turn of a loop binds.
Turn: TypeAlias = "tuple[tuple[str, ir.Expr], ...]"
#: The largest expression, in nodes, that a call is replaced by.
MOST_INLINED = 400
#: A loop of more turns than this is never written out inside an expression.
MOST_TURNS = 64


def size_of(expr: ir.Expr) -> int:
    """Nodes of an expression."""
    return sum(1 for _ in subexpressions(expr))


def is_cheap(expr: ir.Expr) -> bool:
    """Whether an expression may be computed again rather than named."""
    return isinstance(expr, ir.Const | ir.Var)


@dataclass
class Folder:
    """Folds the expressions of one program. ``counter`` numbers the names it makes."""

    program: Program
    functions: dict[str, ir.Function] = field(default_factory=dict)
    counter: int = 0
    pending: set[str] = field(default_factory=set)
    refused: set[tuple[str, tuple[bool, ...]]] = field(default_factory=set)

    def fresh(self, stem: str) -> str:
        """A new name."""
        self.counter += 1
        return f"{stem}.o{self.counter}"

    def expr(self, expr: ir.Expr, names: Names) -> ir.Expr:
        """An expression with known names replaced and everything known folded."""
        match expr:
            case ir.Const():
                return expr
            case ir.Var(name):
                return names.get(name, expr)
            case ir.Slot(base, index):
                return self._slot(base, index, names)
            case ir.Lookup(table, index):
                return self._lookup(table, self.expr(index, names))
            case ir.Op(word, args):
                return self._op(word, args, names)
            case ir.Choose(condition, then, otherwise):
                return self._choose(condition, then, otherwise, names)
            case ir.Bind(name, value, body):
                return self._bind(name, self.expr(value, names), body, names)
            case ir.Call(function, args):
                return self._call(function, tuple(self.expr(a, names) for a in args))
            case _:
                return self._other(expr, names)

    def _other(self, expr: ir.Expr, names: Names) -> ir.Expr:
        match expr:
            case ir.Require(value, low, high, fault):
                inner = self.expr(value, names)
                known = isinstance(inner, ir.Const) and low <= inner.value <= high
                return inner if known else ir.Require(inner, low, high, fault)
            case ir.Has(members, element):
                return ir.Has(self.expr(members, names), self.expr(element, names))
            case ir.Size(members):
                return ir.Size(self.expr(members, names))
            case _:
                return expr

    def _slot(self, base: int, index: ir.Expr | None, names: Names) -> ir.Expr:
        if index is None:
            return ir.Slot(base)
        place = self.expr(index, names)
        if isinstance(place, ir.Const):
            return ir.Slot(base + place.value)
        if isinstance(place, ir.Op) and place.operator == "+" and isinstance(place.args[1], ir.Const):
            return (
                ir.Slot(base + place.args[1].value, place.args[0]) if place.args[1].value >= 0 else ir.Slot(base, place)
            )
        return ir.Slot(base, place)

    def _lookup(self, table: str, index: ir.Expr) -> ir.Expr:
        values = self.program.tables[table]
        if isinstance(index, ir.Const):
            return ir.Const(values[index.value])
        if len(set(values)) == 1:
            return ir.Const(values[0])
        if all(value == values[0] + i for i, value in enumerate(values)):
            return op("+", index, ir.Const(values[0]))
        return ir.Lookup(table, index)

    def _op(self, word: str, args: tuple[ir.Expr, ...], names: Names) -> ir.Expr:
        first = self.expr(args[0], names)
        if word == "not":
            return negate(first)
        if word in ("and", "or"):
            if isinstance(first, ir.Const):
                decided = (first.value == 0) == (word == "and")
                return ir.Const(int(word == "or")) if decided else self._flag(self.expr(args[1], names))
            second = self.expr(args[1], names)
            return both(first, second) if word == "and" else either(first, second)
        second = self.expr(args[1], names)
        if isinstance(first, ir.Call) and second == ZERO and word in ("=", "!=", ">"):
            some = self._some(first)
            if some is not None:
                return negate(some) if word == "=" else some
        return self._spread(word, first, second)

    def _some(self, call: ir.Call) -> ir.Expr | None:
        """Whether a function that counts gives more than 0, by one that stops at the first."""
        name = f"{call.function}.some"
        if name not in self.functions:
            body = stops_early(self.functions[call.function].body)
            if body is None:
                return None
            self.functions[name] = ir.Function(name, self.functions[call.function].params, body)
        return self._call(name, call.args)

    def _spread(self, word: str, left: ir.Expr, right: ir.Expr) -> ir.Expr:
        """An operator over a choice between constants is a choice between results."""
        if isinstance(left, ir.Choose) and isinstance(right, ir.Const) and _leaves(left):
            then, otherwise = (self._spread(word, part, right) for part in (left.then, left.otherwise))
            return self._choose(left.condition, then, otherwise, {})
        if isinstance(right, ir.Choose) and isinstance(left, ir.Const) and _leaves(right):
            then, otherwise = (self._spread(word, left, part) for part in (right.then, right.otherwise))
            return self._choose(right.condition, then, otherwise, {})
        match word, left, right:
            case "=" | "!=", ir.Op("+", (inner, ir.Const(more))), ir.Const(value):
                return self._spread(word, inner, ir.Const(value - more))
            case _:
                return op(word, left, right)

    def _flag(self, value: ir.Expr) -> ir.Expr:
        """A value as the second part of an ``and``: only its truth matters, and flags are 0 or 1."""
        if isinstance(value, ir.Const):
            return ir.Const(int(value.value != 0))
        return value if isinstance(value, ir.Op) else op("!=", value, ZERO)

    def _choose(self, condition: ir.Expr, then: ir.Expr, otherwise: ir.Expr, names: Names) -> ir.Expr:
        test = self.expr(condition, names)
        if isinstance(test, ir.Const):
            return self.expr(then if test.value else otherwise, names)
        yes, no = self.expr(then, names), self.expr(otherwise, names)
        if yes == no:
            return yes
        if (yes, no) == (ONE, ZERO) and isinstance(test, ir.Op) and test.operator in _TRUTH:
            return test
        if yes == ZERO and _is_truth(no):
            return both(negate(test), no)
        if yes == ONE and _is_truth(no) and _is_truth(test):
            return either(test, no)
        if no == ZERO and _is_truth(yes):
            return both(test, yes)
        return choose(test, yes, no)

    def _bind(self, name: str, value: ir.Expr, body: ir.Expr, names: Names) -> ir.Expr:
        if is_cheap(value) or _used_once(body, name):
            return self.expr(body, {**names, name: value})
        # The same code can be put in place twice, so the name must not be used twice.
        own = self.fresh(name.partition(".")[0])
        return ir.Bind(own, value, self.expr(body, {**names, name: ir.Var(own)}))

    # --- calls -----------------------------------------------------------------------------

    def _call(self, function: str, args: tuple[ir.Expr, ...]) -> ir.Expr:
        """A call, or the function's value in its place where that is small enough."""
        definition = self.functions[function]
        # What was too large once is not tried again for arguments of the same sort.
        sort = (function, tuple(isinstance(arg, ir.Const) for arg in args))
        if function in self.pending or sort in self.refused:
            return ir.Call(function, args)
        self.pending.add(function)
        found = self._in_place(definition, args)
        self.pending.discard(function)
        if found is None:
            self.refused.add(sort)
            return ir.Call(function, args)
        return found

    def _in_place(self, definition: ir.Function, args: tuple[ir.Expr, ...]) -> ir.Expr | None:
        kept: list[tuple[str, ir.Expr]] = []
        names: dict[str, ir.Expr] = {}
        for param, arg in zip(definition.params, args, strict=True):
            if is_cheap(arg):
                names[param] = arg
            else:
                own = self.fresh(param.partition(".")[0])
                kept.append((own, arg))
                names[param] = ir.Var(own)
        value = self.returned(definition.body, names, [MOST_INLINED])
        if value is None or size_of(value) > MOST_INLINED:
            return None
        for own, arg in reversed(kept):
            value = self._bind(own, arg, value, {}) if _uses(value, own) else value
        return value

    def returned(self, body: tuple[ir.Stmt, ...], names: Names, budget: list[int]) -> ir.Expr | None:
        """What a function's body returns, as one expression; nothing if it cannot be said so briefly."""
        budget[0] -= 1
        if not body or budget[0] < 0:
            return None
        first, rest = body[0], body[1:]
        match first:
            case ir.Return(value):
                return self._within(self.expr(value, names), budget)
            case ir.Let(name, value):
                return self._let(name, self.expr(value, names), rest, names, budget)
            case ir.If(condition, then, otherwise):
                return self._if(self.expr(condition, names), then, otherwise, rest, names, budget)
            case ir.ForRange(var, low, high, inner):
                return self._range(var, self.expr(low, names), self.expr(high, names), inner, rest, names, budget)
            case ir.ForRow(vars_, table, row, inner):
                return self._row(vars_, table, self.expr(row, names), inner, rest, names, budget)
            case _:
                return None

    def _within(self, value: ir.Expr, budget: list[int]) -> ir.Expr | None:
        budget[0] -= size_of(value)
        return value if budget[0] >= 0 else None

    def _let(
        self, name: str, value: ir.Expr, rest: tuple[ir.Stmt, ...], names: Names, budget: list[int]
    ) -> ir.Expr | None:
        if is_cheap(value):
            return self.returned(rest, {**names, name: value}, budget)
        budget[0] -= size_of(value)
        own = self.fresh(name.partition(".")[0])
        body = self.returned(rest, {**names, name: ir.Var(own)}, budget)
        return None if body is None else self._bind(own, value, body, {})

    def _if(
        self,
        condition: ir.Expr,
        then: tuple[ir.Stmt, ...],
        otherwise: tuple[ir.Stmt, ...],
        rest: tuple[ir.Stmt, ...],
        names: Names,
        budget: list[int],
    ) -> ir.Expr | None:
        budget[0] -= size_of(condition)
        if budget[0] < 0:
            return None
        if isinstance(condition, ir.Const):
            return self.returned((*(then if condition.value else otherwise), *rest), names, budget)
        step = _step(then)
        if step is not None and not otherwise:
            name, value = step
            changed = choose(condition, self.expr(value, names), self.expr(ir.Var(name), names))
            return self._let(name, changed, rest, names, budget)
        yes = self.returned((*then, *rest), names, budget)
        no = self.returned((*otherwise, *rest), names, budget) if yes is not None else None
        if yes is None or no is None:
            return None
        return self._choose(condition, yes, no, {})

    def _range(
        self,
        var: str,
        low: ir.Expr,
        high: ir.Expr,
        inner: tuple[ir.Stmt, ...],
        rest: tuple[ir.Stmt, ...],
        names: Names,
        budget: list[int],
    ) -> ir.Expr | None:
        if not isinstance(low, ir.Const) or not isinstance(high, ir.Const) or high.value - low.value >= MOST_TURNS:
            return None
        turns: list[Turn] = [((var, ir.Const(i)),) for i in range(low.value, high.value + 1)]
        return self._turns(turns, inner, rest, names, budget)

    def _row(
        self,
        vars_: tuple[str, ...],
        table: str,
        row: ir.Expr,
        inner: tuple[ir.Stmt, ...],
        rest: tuple[ir.Stmt, ...],
        names: Names,
        budget: list[int],
    ) -> ir.Expr | None:
        if not isinstance(row, ir.Const) or len(self.program.rows[table][row.value]) > MOST_TURNS:
            return None
        entries = self.program.rows[table][row.value]
        turns: list[Turn] = [tuple((v, ir.Const(n)) for v, n in zip(vars_, entry, strict=True)) for entry in entries]
        return self._turns(turns, inner, rest, names, budget)

    def _turns(
        self,
        turns: list[Turn],
        inner: tuple[ir.Stmt, ...],
        rest: tuple[ir.Stmt, ...],
        names: Names,
        budget: list[int],
    ) -> ir.Expr | None:
        """A loop written out: each turn gives its names a value, then does the body."""
        if any(isinstance(stmt, ir.Break) for stmt in _flat(inner)):
            return None
        least = sum(1 for stmt in statements(inner) for operand in operands(stmt) for _ in subexpressions(operand))
        if len(turns) * least > 4 * MOST_INLINED:
            return None
        if _seeks_nothing(inner):
            turns = turns[::-1]
        written: list[ir.Stmt] = []
        for turn in turns:
            written += [ir.Let(name, value) for name, value in turn]
            written += inner
            if len(written) > MOST_INLINED:
                return None
        return self.returned((*written, *rest), names, budget)


def _seeks_nothing(inner: tuple[ir.Stmt, ...]) -> bool:
    """Whether a loop only asks if some slot is 0: then its order does not matter, and boards fill from the start."""
    match inner:
        case (ir.If(ir.Op("=", (ir.Slot(), ir.Const(0))), (ir.Return(ir.Const()),), ()),):
            return True
        case _:
            return False


_TRUTH = {"=", "!=", "<", "<=", ">", ">=", "not", "and", "or"}


def _leaves(expr: ir.Expr) -> bool:
    """Whether an expression is a choice between constants."""
    if isinstance(expr, ir.Choose):
        return _leaves(expr.then) and _leaves(expr.otherwise)
    return isinstance(expr, ir.Const)


def _is_truth(expr: ir.Expr) -> bool:
    """Whether an expression is always 0 or 1."""
    if isinstance(expr, ir.Const):
        return expr.value in (0, 1)
    if isinstance(expr, ir.Call):
        return expr.function.endswith(".some")
    return isinstance(expr, ir.Has) or (isinstance(expr, ir.Op) and expr.operator in _TRUTH)


def _used_once(body: ir.Expr, name: str) -> bool:
    """Whether a name occurs at most once in an expression."""
    found = 0
    for part in subexpressions(body):
        found += isinstance(part, ir.Var) and part.name == name
        if found > 1:
            return False
    return True


def _uses(expr: ir.Expr, name: str) -> bool:
    return any(isinstance(part, ir.Var) and part.name == name for part in subexpressions(expr))


def _step(then: tuple[ir.Stmt, ...]) -> tuple[str, ir.Expr] | None:
    """The name and value of a branch that does nothing but give one name a cheap value (``n = n + 1``)."""
    if len(then) == 1 and isinstance(then[0], ir.Let):
        value = then[0].value
        if all(isinstance(e, ir.Const | ir.Var | ir.Op) for e in subexpressions(value)):
            return then[0].name, value
    return None


def _flat(body: tuple[ir.Stmt, ...]) -> list[ir.Stmt]:
    return list(statements(body))
