"""Statements, functions and blocks as WebAssembly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from interpreter.program import ir
from interpreter.program.layout import POINT
from interpreter.program.walk import defined, expressions, statements
from interpreter.wasm.analysis import Analysis, set_size
from interpreter.wasm.blend import store
from interpreter.wasm.elements import add_to, let, new_set, pop
from interpreter.wasm.lanes.emit import WIDTH
from interpreter.wasm.memory import Memory, words
from interpreter.wasm.stores import Numbers, Poured, numbers, poured, together
from interpreter.wasm.text import Form, add, const, const64, get, load, put, save, scaled
from interpreter.wasm.values import Values, loads

#: Jumps from block to block without anybody to decide anything before a ruleset is taken to go in circles.
MOST_HOPS = 1_000_000
#: Where a block begins that jumps back to itself.
_ANEW = "$anew"


def _hop(weight: int) -> tuple[Form, ...]:
    """A jump from block to block is counted, so that blocks in a circle come to an end."""
    return (
        ("global.set", "$hops", ("i32.add", ("global.get", "$hops"), const(weight))),
        (
            "if",
            ("i32.gt_u", ("global.get", "$hops"), const(MOST_HOPS)),
            ("then", ("call", "$.fail", const(-4)), ("unreachable",)),
        ),
    )


@dataclass
class Emitter:
    """Emits one function or block.

    ``hop`` is what a jump out of it counts (more than one for a long block, nothing outside of circles);
    ``rests`` says whether the count begins anew where it waits.
    """

    memory: Memory
    analysis: Analysis
    hop: int = 0
    rests: bool = False

    def __post_init__(self) -> None:
        """Start without temporaries."""
        self.values = Values(self.memory, self.analysis)
        self.loops: list[str] = []
        self.label = 0
        self.own = -1
        self.compared: set[int] = set()

    # --- functions ------------------------------------------------------------------------

    def function(self, function: ir.Function) -> Form:
        """A function of the program. One that lists actions gives how many there are."""
        params = tuple(("param", f"${name}", self.kind(name)) for name in function.params)
        if function.lists:
            self.values.locals["offered"] = "i32"
        body = list(self.body(function.body))
        last: list[Form] = [get("offered")] if function.lists else [("unreachable",)]
        own = self._locals(function.body, function.params)
        return ("func", f"${function.name}", *params, ("result", "i32"), *own, *body, *last)

    def block(self, block: ir.Block) -> Form:
        """A block of the program, as a function of what was chosen."""
        name = block.argument or "argument"
        self.own = block.number
        self.compared = {part.base for part in expressions(block.body) if isinstance(part, ir.Cells)}
        body = list(self.body(block.body))
        if any(isinstance(stmt, ir.Goto) and stmt.target == self.own for stmt in statements(block.body)):
            body = [("loop", _ANEW, *body, ("unreachable",))]
        own = self._locals(block.body, (name,))
        return (
            "func",
            f"$block{block.number}",
            ("param", f"${name}", "i32"),
            ("result", "i32"),
            *own,
            *body,
            ("unreachable",),
        )

    def kind(self, name: str) -> str:
        """The WebAssembly type of a variable."""
        return "i64" if 0 < self.analysis.sets.get(name, 0) <= 64 else "i32"

    def _locals(self, body: tuple[ir.Stmt, ...], params: tuple[str, ...]) -> tuple[Form, ...]:
        names = {name: self.kind(name) for stmt in statements(body) for name in defined(stmt)}
        names |= self.values.locals
        return tuple(("local", f"${name}", kind) for name, kind in names.items() if name not in params)

    # --- statements -----------------------------------------------------------------------

    def body(self, body: tuple[ir.Stmt, ...]) -> Iterator[Form]:
        """The statements of a body."""
        parts = together(body, self.memory.program.layout) if self.memory.width == WIDTH else body
        for part in parts:
            match part:
                case Numbers():
                    yield from numbers(self.values, part)
                case Poured():
                    yield from poured(self.values, part)
                case _:
                    yield from self.statement(part)

    def statement(self, stmt: ir.Stmt) -> Iterator[Form]:
        """One statement."""
        match stmt:
            case ir.Let(name, value):
                yield self._let(name, value)
            case ir.Store(base, index, value) if (zone := self._blended(base)) is not None:
                yield from store(self.values, zone, base, index, self.values.number(value))
            case ir.Store(base, index, value):
                address, offset = self.values.slot_address(base, index)
                yield save(self.memory.store, address, offset, self.values.number(value))
            case ir.NewSet(name, size):
                yield from new_set(self.values, name, size)
            case ir.AddTo(name, element):
                yield add_to(self.values, name, element)
            case ir.Pop(var, name):
                yield from pop(self.values, var, name)
            case ir.If(condition, then, otherwise):
                yield self._if(condition, then, otherwise)
            case ir.Offer(action, weight):
                yield from self._offer(action, weight)
            case ir.ForRange() | ir.ForRow() | ir.ForSet() | ir.While():
                yield from self._loop(stmt)
            case _:
                yield from self._jump(stmt)

    def _blended(self, slot: int) -> range | None:
        """The zone of a slot, if it is stored eight slots at a time: where the same block compares its cells."""
        zone = self.memory.blended_zone(slot)
        return zone if zone is not None and not self.compared.isdisjoint(zone) else None

    def _let(self, name: str, value: ir.Expr) -> Form:
        return let(self.values, name, value)

    def _if(self, condition: ir.Expr, then: tuple[ir.Stmt, ...], otherwise: tuple[ir.Stmt, ...]) -> Form:
        if not otherwise and len(then) == 1 and isinstance(then[0], ir.Offer) and then[0].weight is None:
            return self._offer_if(condition, then[0])
        yes = ("then", *self.body(then))
        if otherwise:
            return ("if", self.values.truth(condition), yes, ("else", *self.body(otherwise)))
        parts = self.values.groups("and", condition)
        if len(parts) == 1:
            return ("if", parts[0], yes)
        # Each condition on its own skips the rest: no value of the whole is ever needed.
        skip = self._new_label("skip")
        tests = tuple(("br_if", skip, ("i32.eqz", part)) for part in parts)
        return ("block", skip, *tests, *yes[1:])

    def _offer_if(self, condition: ir.Expr, offer: ir.Offer) -> Form:
        """Writes the id in any case and counts it if the condition holds: no branch to be guessed wrong."""
        place = scaled(get("offered"), 4)
        write = save("i32.store", place, self.memory.offers, self.values.number(offer.action))
        return ("block", write, put("offered", add(get("offered"), self.values.truth(condition))))

    def _offer(self, action: ir.Expr, weight: ir.Expr | None) -> Iterator[Form]:
        place = scaled(get("offered"), 4)
        yield save("i32.store", place, self.memory.offers, self.values.number(action))
        if weight is not None:
            yield save("i32.store", place, self.memory.weights, self.values.number(weight))
        yield put("offered", add(get("offered"), const(1)))

    def _jump(self, stmt: ir.Stmt) -> Iterator[Form]:
        match stmt:
            case ir.Break():
                yield ("br", self.loops[-1])
            case ir.Return(value):
                yield ("return", self.values.number(value))
            case ir.Goto(target):
                yield from _hop(self.hop) if self.hop else ()
                if target == self.own:
                    yield ("br", _ANEW)
                    return
                yield ("return_call", f"$block{target}", const(0))
            case ir.Wait(point):
                yield save(self.memory.store, const(0), self.memory.state + POINT * self.memory.width, const(point))
                if self.rests:
                    yield ("global.set", "$hops", const(0))
                yield ("return", const(point))
            case ir.Fail(fault):
                yield ("call", "$.fail", const(fault))
                yield ("unreachable",)

    # --- loops ----------------------------------------------------------------------------

    def _loop(self, stmt: ir.ForRange | ir.ForRow | ir.ForSet | ir.While) -> Iterator[Form]:
        leave, again = self._new_label("leave"), self._new_label("again")
        self.loops.append(leave)
        match stmt:
            case ir.ForRange():
                yield from self._for_range(stmt, leave, again)
            case ir.ForRow():
                yield from self._for_row(stmt, leave, again)
            case ir.ForSet():
                yield from self._for_set(stmt, leave, again)
            case ir.While(condition, body):
                test: Form = ("br_if", leave, ("i32.eqz", self.values.number(condition)))
                yield ("block", leave, ("loop", again, test, *self.body(body), ("br", again)))
        self.loops.pop()

    def _new_label(self, stem: str) -> str:
        self.label += 1
        return f"${stem}{self.label}"

    def _for_range(self, stmt: ir.ForRange, leave: str, again: str) -> Iterator[Form]:
        high = self.values.number(stmt.high)
        if not isinstance(stmt.high, ir.Const):
            name = self.values.temporary("high")
            yield put(name, high)
            high = get(name)
        here = self.values.temporary("here")
        yield put(here, self.values.number(stmt.low))
        test: Form = ("br_if", leave, ("i32.gt_s", get(here), high))
        step = put(here, add(get(here), const(1)))
        yield (
            "block",
            leave,
            ("loop", again, test, put(stmt.var, get(here)), *self.body(stmt.body), step, ("br", again)),
        )

    def _for_row(self, stmt: ir.ForRow, leave: str, again: str) -> Iterator[Form]:
        heads, width, _ = self.memory.rows[stmt.table]
        here, end, row = (self.values.temporary(stem) for stem in ("here", "end", "row"))
        yield put(row, scaled(self.values.number(stmt.row), 4))
        yield put(here, load("i32.load", get(row), heads))
        yield put(end, load("i32.load", get(row), heads + 4))
        test: Form = ("br_if", leave, ("i32.ge_u", get(here), get(end)))
        read = tuple(put(var, load(loads(width), get(here), i * width)) for i, var in enumerate(stmt.vars))
        step = put(here, add(get(here), const(width * len(stmt.vars))))
        yield ("block", leave, ("loop", again, test, *read, *self.body(stmt.body), step, ("br", again)))

    def _for_set(self, stmt: ir.ForSet, leave: str, again: str) -> Iterator[Form]:
        size = set_size(stmt.members, self.analysis.sets)
        if size <= 64:
            rest = self.values.temporary("rest", "i64")
            yield put(rest, self.values.number(stmt.members))
            yield ("block", leave, *self._bits(stmt, rest, again, const(0), leave))
            return
        yield from self._for_large_set(stmt, leave, again, words(size))

    def _bits(self, stmt: ir.ForSet, rest: str, again: str, base: Form, leave: str) -> Iterator[Form]:
        """A loop over the bits of a word; falls through when none is left."""
        test: Form = ("br_if", leave, ("i64.eqz", get(rest)))
        member = put(stmt.var, add(("i32.wrap_i64", ("i64.ctz", get(rest))), base))
        clear = put(rest, ("i64.and", get(rest), ("i64.sub", get(rest), const64(1))))
        yield ("loop", again, test, member, clear, *self.body(stmt.body), ("br", again))

    def _for_large_set(self, stmt: ir.ForSet, leave: str, again: str, count: int) -> Iterator[Form]:
        """A loop over the words of a large set, and in each over its bits."""
        rest, word, start = (
            self.values.temporary("rest", "i64"),
            self.values.temporary("word"),
            self.values.temporary("set"),
        )
        inner, done = self._new_label("bits"), self._new_label("done")
        yield put(start, self.values.number(stmt.members))
        yield put(word, const(0))
        address: Form = ("i32.add", get(start), ("i32.shl", get(word), const(3)))
        base: Form = ("i32.shl", get(word), const(6))
        read = put(rest, ("i64.load", address))
        step = put(word, add(get(word), const(1)))
        more: Form = ("br_if", again, ("i32.lt_u", get(word), const(count)))
        bits: Form = ("block", done, *self._bits(stmt, rest, inner, base, done))
        yield ("block", leave, ("loop", again, read, bits, step, more))
