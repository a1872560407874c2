"""Expressions as WebAssembly: numbers are i32; sets are i64, or addresses where they are larger."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from interpreter.program import ir
from interpreter.program.build import ZERO
from interpreter.wasm.analysis import Analysis, set_size
from interpreter.wasm.lanes.emit import WIDTH, Lanes
from interpreter.wasm.memory import Memory, words
from interpreter.wasm.pools import Vectors, run_of
from interpreter.wasm.text import Form, add, const, const64, get, load, put, scaled

_COMPARE = {"=": "i32.eq", "!=": "i32.ne", "<": "i32.lt_s", "<=": "i32.le_s", ">": "i32.gt_s", ">=": "i32.ge_s"}
#: The cost of neighbours in a chain that are computed together.
_JOINED = 20
#: The cost of a chain of choices between constants that is computed as a whole.
_SOUGHT = 40
_PLAIN = {"+": "i32.add", "-": "i32.sub", "*": "i32.mul"}


@dataclass
class Values:
    """Emits the expressions of one function; ``locals`` collects the temporaries it needs."""

    memory: Memory
    analysis: Analysis
    locals: dict[str, str] = field(default_factory=dict)

    def temporary(self, stem: str, kind: str = "i32") -> str:
        """A new local of this function."""
        name = f"{stem}.{len(self.locals)}"
        self.locals[name] = kind
        return name

    def number(self, expr: ir.Expr) -> Form:
        """An expression that leaves one i32 (or a set's i64 or address)."""
        match expr:
            case ir.Const(value):
                return const(value)
            case ir.Var(name):
                return get(name)
            case ir.Slot(base, index):
                return self.slot(base, index)
            case ir.Lookup(table, index):
                return self._looked_up(table, index)
            case ir.Op(word, args):
                return self._operation(word, args)
            case ir.Call(function, ()) if function in self.memory.guarded:
                return ("call", f"$.count.{function}")
            case ir.Call(function, args):
                return ("call", f"${function}", *map(self.number, args))
            case _:
                return self._compound(expr)

    def _looked_up(self, table: str, index: ir.Expr) -> Form:
        """An entry of a table. An index of -1 gives any number: it is asked for where the answer is not used."""
        at, width = self.memory.tables[table]
        place = scaled(self.number(index), width)
        if self.analysis.positive(index):
            return load(loads(width), place, at)
        return load(loads(width), add(place, const(at)), 0)

    def slot(self, base: int, index: ir.Expr | None) -> Form:
        """The number in a slot of the state."""
        address, offset = self.slot_address(base, index)
        return load(self.memory.load, address, offset)

    def slot_address(self, base: int, index: ir.Expr | None) -> tuple[Form, int]:
        """Where a slot lies: a computed part that is never negative, and a constant part."""
        width, start = self.memory.width, self.memory.state + base * self.memory.width
        if index is None:
            return const(0), start
        place = scaled(self.number(index), width)
        if self.analysis.positive(index):
            return place, start
        return add(place, const(start)), 0

    def _operation(self, word: str, args: tuple[ir.Expr, ...]) -> Form:
        if word in ("and", "or"):
            return self._logic(word, args)
        if word == "not":
            return self._denied(args[0])
        if word in ("=", "!=") and set_size(args[0], self.analysis.sets):
            return self._same_set(word, args)
        if isinstance(args[0], ir.Size) and word in (">", "!=") and args[1] == ir.Const(0):
            return self._any_member(args[0].members)
        summed = self._summed(word, args)
        if summed is not None:
            return summed
        left, right = map(self.number, args)
        if word in _COMPARE:
            if word == "=" and args[1] == ir.Const(0):
                return ("i32.eqz", left)
            return (_COMPARE[word], left, right)
        if word in _PLAIN:
            return add(left, right) if word == "+" else (_PLAIN[word], left, right)
        return self._division(word, args, left, right)

    def _denied(self, expr: ir.Expr) -> Form:
        """1 for an expression that is 0, else 0."""
        if isinstance(expr, ir.Op) and expr.operator == "not":
            return self.truth(expr.args[0])
        some = self._some(expr)
        return ("i32.eqz", self.number(expr) if some is None else some)

    def _some(self, expr: ir.Expr) -> Form | None:
        """Whether there is anything in slots side by side, where only that is asked of their sum."""
        return self._summed("!=", (expr, ZERO)) if isinstance(expr, ir.Op) and expr.operator == "+" else None

    def _summed(self, word: str, args: tuple[ir.Expr, ...]) -> Form | None:
        """A sum of slots side by side, or whether there is anything in them; nothing for other operations."""
        if self.memory.width != WIDTH:
            return None
        if word == "+":
            run = run_of(chain("+", ir.Op(word, args)))
            return None if run is None else Vectors(self).sum(run)
        if word not in ("=", "!=", ">") or args[1] != ir.Const(0):
            return None
        run = run_of(chain("+", args[0]))
        if run is None or not self.analysis.positive(ir.Slot(run.base)):
            return None
        some = Vectors(self).some(run)
        return ("i32.eqz", some) if word == "=" else some

    def _division(self, word: str, args: tuple[ir.Expr, ...], left: Form, right: Form) -> Form:
        if word in ("min", "max"):
            return self._extreme(word, left, right)
        if all(map(self.analysis.positive, args)):
            return ("i32.div_u" if word == "div" else "i32.rem_u", left, right)
        if isinstance(args[1], ir.Const) and args[1].value > 0:
            return self._divided(word, left, args[1].value)
        return ("call", f"$.{word}", left, right)

    def _extreme(self, word: str, left: Form, right: Form) -> Form:
        """The smaller or larger of two numbers."""
        one, other = self.temporary("one"), self.temporary("other")
        test: Form = ("i32.lt_s" if word == "min" else "i32.gt_s", get(one), get(other))
        both = (put(one, left), put(other, right))
        return ("block", ("result", "i32"), *both, ("select", get(one), get(other), test))

    def _divided(self, word: str, left: Form, divisor: int) -> Form:
        """A number that may be below 0, by a known one: rounded down, the remainder never below 0."""
        if divisor & (divisor - 1) == 0:
            shift = const(divisor.bit_length() - 1)
            return ("i32.shr_s", left, shift) if word == "div" else ("i32.and", left, const(divisor - 1))
        number, rest = self.temporary("number"), self.temporary("rest")
        remainder = put(rest, ("i32.rem_s", ("local.tee", f"${number}", left), const(divisor)))
        below: Form = ("i32.shr_s", get(rest), const(31))
        if word == "mod":
            result: Form = ("i32.add", get(rest), ("i32.and", below, const(divisor)))
        else:
            result = ("i32.add", ("i32.div_s", get(number), const(divisor)), below)
        return ("block", ("result", "i32"), remainder, result)

    def _logic(self, word: str, args: tuple[ir.Expr, ...]) -> Form:
        """``and``/``or``: 0 or 1; the second value is looked at only if needed."""
        *groups, last = self.groups(word, ir.Op(word, args))
        form = last
        for group in reversed(groups):
            if word == "and":
                form = ("if", ("result", "i32"), group, ("then", form), ("else", const(0)))
            else:
                form = ("if", ("result", "i32"), group, ("then", const(1)), ("else", form))
        return form

    def groups(self, word: str, expr: ir.Expr) -> list[Form]:
        """A chain of ``and`` or ``or`` as values that are looked at one after the other.

        Neighbours that cost little are joined without a branch: a branch that is guessed wrong
        costs more than a few loads.
        """
        joined: list[tuple[Form, int]] = []
        for cost, form in self._parts(word, expr):
            if joined and joined[-1][1] + cost <= _JOINED:
                before, spent = joined.pop()
                joined.append(((f"i32.{word}", before, form), spent + cost))
            else:
                joined.append((form, cost))
        return [form for form, _ in joined]

    def _parts(self, word: str, expr: ir.Expr) -> Iterator[tuple[int, Form]]:
        """The parts of a chain with what they cost; whether a number lies between 0 and another is one comparison."""
        parts = chain(word, expr)
        while parts:
            part = parts.pop(0)
            match part, parts[0] if parts else None:
                case ir.Op(">=", (ir.Var() as low, ir.Const(0))), ir.Op("<=", (high, ir.Const(most))) if (
                    word == "and" and low == high and most >= 0
                ):
                    parts.pop(0)
                    yield 1, ("i32.le_u", self.number(low), const(most))
                case _:
                    yield self.analysis.cost(part), self.truth(part)

    def truth(self, expr: ir.Expr) -> Form:
        """An expression as 0 or 1."""
        some = self._some(expr)
        if some is not None:
            return some
        form = self.number(expr)
        if isinstance(expr, ir.Op) and (expr.operator in _COMPARE or expr.operator in ("not", "and", "or")):
            return form
        return form if isinstance(expr, ir.Has) else ("i32.ne", form, const(0))

    def _same_set(self, word: str, args: tuple[ir.Expr, ...]) -> Form:
        size = set_size(args[0], self.analysis.sets)
        first, second = map(self.number, args)
        if size <= 64:
            return ("i64.eq" if word == "=" else "i64.ne", first, second)
        same: Form = ("call", "$.same_set", first, second, const(words(size)))
        return same if word == "=" else ("i32.eqz", same)

    def _compound(self, expr: ir.Expr) -> Form:
        match expr:
            case ir.Choose(condition, then, otherwise):
                yes, no = self.number(then), self.number(otherwise)
                # A chain that seeks the first of a few is quicker without branches, which would be guessed wrong.
                most = _SOUGHT if isinstance(then, ir.Const) else 6
                if self.analysis.harmless(then, 6) and self.analysis.harmless(otherwise, most):
                    return ("select", yes, no, self.number(condition))
                return ("if", ("result", "i32"), self.truth(condition), ("then", yes), ("else", no))
            case ir.Bind(name, value, body):
                self.locals[name] = "i64" if 0 < set_size(value, self.analysis.sets) <= 64 else "i32"
                return ("block", ("result", "i32"), put(name, self.number(value)), self.number(body))
            case ir.Require(value, low, high, fault):
                return self._require(value, low, high, fault)
            case ir.Has(members, element):
                return self._has(members, element)
            case ir.Size(members):
                size = set_size(members, self.analysis.sets)
                form = self.number(members)
                if size <= 64:
                    return ("i32.wrap_i64", ("i64.popcnt", form))
                return ("call", "$.set_size", form, const(words(size)))
            case ir.SlotSet(base, size):
                return self._slot_set(base, size)
            case _:
                return Lanes(self).form(expr)

    def _require(self, value: ir.Expr, low: int, high: int, fault: int) -> Form:
        """The value if it lies within the bounds; else the run stops with the fault."""
        name = self.temporary("checked")
        seen = ("local.tee", f"${name}", self.number(value))
        if low == 0 and high >= 2**31 - 1:
            bad: Form = ("i32.lt_s", seen, const(0))
        else:
            bad = ("i32.gt_u", ("i32.sub", seen, const(low)), const(high - low))
        stop: Form = ("if", bad, ("then", ("call", "$.fail", const(fault)), ("unreachable",)))
        return ("block", ("result", "i32"), stop, get(name))

    def _has(self, members: ir.Expr, element: ir.Expr) -> Form:
        place = self.number(element)
        form = self.number(members)
        if set_size(members, self.analysis.sets) <= 64:
            shifted: Form = ("i64.shr_u", form, ("i64.extend_i32_u", place))
            return ("i32.and", ("i32.wrap_i64", shifted), const(1))
        name = self.temporary("element")
        byte: Form = ("i32.load8_u", ("i32.add", form, ("i32.shr_u", ("local.tee", f"${name}", place), const(3))))
        # The address is computed before the bit's number is taken from the temporary.
        return ("i32.and", ("i32.shr_u", byte, ("i32.and", get(name), const(7))), const(1))

    def _any_member(self, members: ir.Expr) -> Form:
        """1 if a set has an element."""
        size = set_size(members, self.analysis.sets)
        form = self.number(members)
        if size <= 64:
            return ("i64.ne", form, const64(0))
        if words(size) > 8 or not isinstance(members, ir.Var):
            return ("i32.ne", ("call", "$.set_size", form, const(words(size))), const(0))
        joined: Form = ("i64.load", form)
        for i in range(1, words(size)):
            joined = ("i64.or", joined, ("i64.load", f"offset={8 * i}", form))
        return ("i64.ne", joined, const64(0))

    def _slot_set(self, base: int, size: int) -> Form:
        start = self.memory.state + base * self.memory.width
        if size <= 64:
            return ("call", "$.slot_set", const(start), const(size))
        region = self.memory.regions.setdefault(f"slots.{base}.{size}", 0) or self._region(base, size)
        return ("call", "$.slot_set_large", const(start), const(size), const(region))

    def _region(self, base: int, size: int) -> int:
        self.memory.regions[f"slots.{base}.{size}"] = self.memory.take(8 * words(size))
        return self.memory.regions[f"slots.{base}.{size}"]


def chain(word: str, expr: ir.Expr) -> list[ir.Expr]:
    """The parts of a chain of the same operator, in order."""
    if isinstance(expr, ir.Op) and expr.operator == word:
        return [*chain(word, expr.args[0]), *chain(word, expr.args[1])]
    return [expr]


def loads(width: int) -> str:
    """The instruction that reads a signed number of so many bytes."""
    return {1: "i32.load8_s", 2: "i32.load16_s", 4: "i32.load"}[width]
