"""One effect being compiled: what it needs to know, and the helpers every verb uses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from interpreter.language import typed
from interpreter.language.tree import subexpressions
from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, add, both, op, slot, store
from interpreter.program.context import Context
from interpreter.program.decisions import Choices
from interpreter.program.layout import ME, PLACES, REASON
from interpreter.program.scope import Scope, element_type
from interpreter.program.suspension import Event, Suspension
from interpreter.program.values import copy_of
from interpreter.program.writer import Code, Writer

Then = Callable[[Writer], None]


@dataclass(frozen=True)
class Flow:
    """Where the effects of one phase can jump: the end of the turn, the ends of phases."""

    phase: str = ""
    turn_end: int | None = None
    leaves: Mapping[str, int] | None = None
    again: ir.Slot | None = None


@dataclass(frozen=True)
class Workshop:
    """What all effects of one program share. ``outcome`` is the block that judges the game."""

    context: Context
    code: Code
    choices: Choices
    suspension: Suspension
    outcome: int
    over: int
    compile: Callable[[Workshop, tuple[typed.Effect, ...], Scope, Writer, Flow], None]

    def run(self, effects: tuple[typed.Effect, ...], scope: Scope, writer: Writer, flow: Flow) -> None:
        """Compile a list of effects."""
        self.compile(self, effects, scope, writer, flow)

    def branch(self, writer: Writer, condition: ir.Expr, then: Then, otherwise: Then | None, suspends: bool) -> None:
        """An ``if`` whose branches may suspend."""
        if isinstance(condition, ir.Const):
            chosen = then if condition.value else otherwise
            if chosen is not None:
                chosen(writer)
        elif suspends:
            self._split(writer, condition, then, otherwise)
        else:
            yes, no = writer.inner(), writer.inner()
            then(yes)
            if otherwise is not None:
                otherwise(no)
            if yes.body or no.body:
                writer.write(ir.If(condition, tuple(yes.body), tuple(no.body)))

    def _split(self, writer: Writer, condition: ir.Expr, then: Then, otherwise: Then | None) -> None:
        yes, after = self.code.block(), self.code.block()
        no = self.code.block() if otherwise is not None else after
        writer.write(ir.If(condition, (ir.Goto(yes),), (ir.Goto(no),)))
        for block, branch in ((yes, then), (no, otherwise)):
            if branch is not None:
                inner = Writer.at(self.code, block)
                branch(inner)
                inner.goto(after)
        writer.begin(after)

    def hold(self, writer: Writer, stem: str, value: ir.Expr, lasting: bool) -> ir.Expr:
        """A name for a value; a slot of the frame if it has to outlive a suspension."""
        if isinstance(value, ir.Const):
            return value
        if lasting:
            kept = self.code.keep(stem)
            writer.write(store(kept, value))
            return kept
        name = self.context.name(stem)
        writer.write(ir.Let(name, value))
        return ir.Var(name)

    def fire(self, event: Event, it: ir.Expr, writer: Writer, flow: Flow) -> None:
        """The triggers that answer an event, in order of the file, in place."""
        for trigger in self.suspension.triggers.get(event, ()):
            scope = Scope(self.context, {}, ir.Slot(ME)).acting(trigger.me, ir.Slot(ME), trigger.name)
            suspends = self.suspension.suspends(trigger.do)
            if trigger.it is not None:
                scope = scope.bind(trigger.it, self.hold(writer, "it", it, suspends) if suspends else it)
            condition = scope.value(trigger.when) if trigger.when is not None else ONE
            self.branch(writer, condition, self._answer(trigger, scope, flow), None, suspends)

    def _answer(self, trigger: typed.Trigger, scope: Scope, flow: Flow) -> Then:
        """What a trigger does, marked so that it can be counted."""

        def answer(inner: Writer) -> None:
            inner.write(ir.Fired(self.code.rule(trigger.name)))
            self.run(trigger.do, scope, inner, flow)

        return answer

    def answered(self, *events: Event) -> bool:
        """Whether any trigger answers one of the events."""
        return any(event in self.suspension.triggers for event in events)

    def suspending_loop(
        self, scope: Scope, domain: typed.Expression, writer: Writer, body: Callable[[Scope, ir.Expr, Writer], None]
    ) -> None:
        """A loop whose body suspends: over numbers in a row, or over a list kept in the frame."""
        values = _contiguous(scope, domain)
        if values is None:
            self._listed_loop(scope, domain, writer, body)
        else:
            self.counted_loop(values, writer, lambda x, inner: body(scope, x, inner))

    def counted_loop(
        self, bounds: tuple[ir.Expr, ir.Expr], writer: Writer, body: Callable[[ir.Expr, Writer], None]
    ) -> None:
        """A loop over the numbers between two bounds whose body suspends."""
        here, last = self.code.keep("loop"), self.hold(writer, "last", bounds[1], lasting=True)
        head, inside, after = (self.code.block() for _ in range(3))
        writer.write(store(here, bounds[0]))
        writer.goto(head)
        Writer.at(self.code, head).write(ir.If(op("<=", here, last), (ir.Goto(inside),), (ir.Goto(after),)))
        inner = Writer.at(self.code, inside)
        body(here, inner)
        inner.write(store(here, add(here, ONE)), ir.Goto(head))
        writer.begin(after)
        writer.write(store(here, ZERO), *([store(last, ZERO)] if isinstance(last, ir.Slot) else []))

    def _listed_loop(
        self, scope: Scope, domain: typed.Expression, writer: Writer, body: Callable[[Scope, ir.Expr, Writer], None]
    ) -> None:
        size = self.context.extent(element_type(domain.type))
        count = self.code.keep("count")
        first = self.code.keep("element")
        for _ in range(size - 1):
            self.code.keep("element")
        writer.write(store(count, ZERO))
        writer.write(*scope.each(domain, lambda x: [store(slot(first.base, count), x), store(count, add(count, ONE))]))
        bounds = (ZERO, op("-", count, ONE))
        self.counted_loop(bounds, writer, lambda i, inner: body(scope, slot(first.base, i), inner))
        i = self.context.name("i")
        writer.write(
            ir.ForRange(i, ZERO, ir.Const(size - 1), (store(slot(first.base, ir.Var(i)), ZERO),)), store(count, ZERO)
        )

    def finish(self, writer: Writer, rule: str, places: list[ir.Stmt]) -> None:
        """The game is over: places by ``places``, or judged by the outcome if there are none."""
        writer.write(store(ir.Slot(REASON), ir.Const(self.code.rule(rule))), *places)
        writer.write(ir.Wait(self.over) if places else ir.Goto(self.outcome))

    def everyone(self, place: int) -> list[ir.Stmt]:
        """Statements that give every player the same place."""
        players = range(self.context.layout.players)
        return [ir.Store(PLACES + player, None, ir.Const(place)) for player in players]


def _contiguous(scope: Scope, domain: typed.Expression) -> tuple[ir.Expr, ir.Expr] | None:
    """First and last element of a domain whose elements are numbers in a row; else nothing."""
    match domain:
        case typed.Domain(values=values) if values == tuple(range(values[0], values[0] + len(values))):
            return ir.Const(values[0]), ir.Const(values[-1])
        case typed.Range(low=low, high=high):
            return scope.value(low), scope.value(high)
        case typed.Zone(name=name):
            size = scope.context.checked.zones[name].size
            first = op("*", copy_of(scope, domain), ir.Const(size))
            return first, add(first, ir.Const(size - 1))
        case _:
            return None


_STATIC = {"neighbors", "around", "rows", "columns", "directions", "ray", "edge", "corners", "row", "column"}


def depends_on_state(domain: typed.Expression) -> bool:
    """Whether effects in a loop's body could change which elements the loop runs over."""
    return any(
        isinstance(part, typed.Aggregate | typed.Apply)
        or (isinstance(part, typed.Call) and part.function not in _STATIC)
        for part in subexpressions(domain)
    )


@dataclass(frozen=True)
class Job:
    """One effect at its place. ``lasting``: names it binds have to outlive a suspension."""

    shop: Workshop
    effect: typed.Effect
    scope: Scope
    writer: Writer
    flow: Flow
    lasting: bool

    @property
    def suspends(self) -> bool:
        """Whether the effect itself can suspend."""
        return self.shop.suspension.suspends((self.effect,))

    def argument(self, key: str) -> typed.Expression:
        """The expression of an argument that must be there."""
        return self.effect.arguments[key]

    def needed(self, key: str) -> ir.Expr:
        """The value of an argument; none fails."""
        return self.scope.needed(self.effect.arguments[key])

    def hold(self, stem: str, value: ir.Expr) -> ir.Expr:
        """A name for a value, used in this effect only."""
        return self.shop.hold(self.writer, stem, value, self.suspends)

    def run(self, key: str, scope: Scope, writer: Writer) -> None:
        """Compile a nested effect list."""
        self.shop.run(self.effect.blocks.get(key, ()), scope, writer, self.flow)

    def fire(self, word: str, zone: str, it: ir.Expr, writer: Writer | None = None) -> None:
        """Let the triggers answer an event."""
        self.shop.fire((word, zone), it, writer or self.writer, self.flow)

    def fault(self, code: str, message: str, hint: str = "") -> int:
        """The number of a fault at this effect."""
        return self.shop.context.fault(code, message, self.effect.span, hint)

    def with_scope(self, scope: Scope) -> Job:
        """This job in another scope."""
        return replace(self, scope=scope)


def conditions(scope: Scope, parts: tuple[typed.Expression, ...]) -> ir.Expr:
    """All conditions of an effect, in order."""
    return both(*(scope.value(part) for part in parts))
