"""Functions by chance, with loops inside loops and names that change, give the same on both machines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from interpreter.machine.engine import Engine
from interpreter.machine.game import Game
from interpreter.program import ir
from interpreter.program.build import ONE, ZERO
from interpreter.program.program import Program
from interpreter.wasm.host import Host
from interpreter.wasm.module import Module, emit
from tests.machine.small import build

GAME = """
players: [light, dark]
variables:
  visits: {per: board, range: [-1, 9]}
components: {disc: {owner: Player}}
zones:
  board: {kind: row, length: 90, holds: disc}
actions:
  go: {do: [{end_game: true}]}
phases:
  play: {turns: alternate, actions: [go]}
outcome: {score: "visits[first(c in board)]"}
"""
SLOTS, FEW, MANY = 90, 25, 3000
#: A function that fails is written out as it is.
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
COMPARISONS = ("=", "!=", "<", "<=", ">", ">=")
#: The first and last turn of a loop; a loop that begins after another's turn has the same last one.
RANGES = ((0, 5), (0, 6), (1, 9), (0, 24), (0, 62), (0, 63), (1, 64), (0, 69))


@cache
def game() -> Game:
    return build(GAME)


@dataclass
class Writer:
    """Writes statements by the choices that ``draw`` makes. ``names``: numbers that can be used; ``loops``: turns."""

    draw: Callable[[st.SearchStrategy[Any]], Any]
    helpers: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    loops: tuple[str, ...] = ()
    count: list[int] = field(default_factory=lambda: [0])

    def one(self, *options: Any) -> Any:
        """One of several."""
        return self.draw(st.sampled_from(options))

    def inside(self, **more: Any) -> Writer:
        """A writer with more names."""
        return replace(self, **more)

    def new(self, stem: str) -> str:
        self.count[0] += 1
        return f"{stem}_{self.count[0]}"

    # --- expressions --------------------------------------------------------------------------

    def number(self, depth: int = 2) -> ir.Expr:
        """A number."""
        kinds = [self.known, self.slot, self.slot]
        if self.names or self.loops:
            kinds.append(self.name)
        if depth > 0:
            kinds += [self.arithmetic, self.chosen, self.condition] + ([self.called] if self.helpers else [])
        found: ir.Expr = self.one(*kinds)(depth - 1)
        return found

    def known(self, depth: int) -> ir.Expr:
        return ir.Const(self.one(-32769, -1, 0, 1, 2, 3, 5, 9, 40, 32768))

    def name(self, depth: int) -> ir.Expr:
        return ir.Var(self.one(*self.names, *self.loops))

    def slot(self, depth: int) -> ir.Expr:
        base = game().program.layout.variables["visits"].base + self.one(0, 1, 8, 20)
        if not self.loops:
            return ir.Slot(base)
        turn = ir.Var(self.one(*self.loops))
        index = self.one(turn, turn, ir.Op("div", (turn, ir.Const(3))), ir.Op("mod", (turn, ir.Const(7))), None)
        return ir.Slot(base, index)

    def arithmetic(self, depth: int) -> ir.Expr:
        word = self.one("+", "-", "+", "-", "min", "max", "*", "mod", "div")
        other = ir.Const(self.one(2, 3, 7)) if word in ("*", "mod", "div") else self.number(depth)
        return ir.Op(word, (self.number(depth), other))

    def chosen(self, depth: int) -> ir.Expr:
        return ir.Choose(self.condition(depth), self.number(depth), self.number(depth))

    def called(self, depth: int) -> ir.Expr:
        return ir.Call(self.one(*self.helpers), (self.number(depth), self.number(depth)))

    def condition(self, depth: int) -> ir.Expr:
        """Something that is true or not."""
        if self.loops and self.one(True, False):
            return self.plain()
        word = self.one(*COMPARISONS, *COMPARISONS, "and", "or", "not") if depth > 0 else self.one(*COMPARISONS)
        if word == "not":
            return ir.Op("not", (self.condition(depth - 1),))
        part = self.condition if word in ("and", "or") else self.number
        return ir.Op(word, (part(depth - 1), part(depth - 1)))

    def plain(self) -> ir.Expr:
        """What can be asked of all turns at once: a turn's own slot compared with a name."""
        base = game().program.layout.variables["visits"].base + self.one(0, 0, 1)
        other = self.one(*map(ir.Var, (*self.names, *self.names, *self.loops[:-1])), ir.Const(self.one(0, 2)))
        return ir.Op(self.one("=", "=", "!=", ">"), (ir.Slot(base, ir.Var(self.loops[-1])), other))

    # --- statements ---------------------------------------------------------------------------------

    def body(self, depth: int) -> tuple[ir.Stmt, ...]:
        """Some statements."""
        here, found = self, []
        for _ in range(self.draw(st.integers(1, 3))):
            stmt = here.statement(depth)
            found.append(stmt)
            if isinstance(stmt, ir.Let) and stmt.name not in here.names:
                here = here.inside(names=(*here.names, stmt.name))
        return tuple(found)

    def statement(self, depth: int) -> ir.Stmt:
        kinds = [self.let, self.counted, self.counted]
        if depth > 0:
            kinds += [self.tested, self.loop, self.loop, self.loop]
        elif self.loops:
            kinds += [self.given]
        found: ir.Stmt = self.one(*kinds)(depth)
        return found

    def let(self, depth: int) -> ir.Stmt:
        # Bounded, as the numbers of a ruleset are: the machines have 32 bits, the reference machine more.
        value = ir.Op("mod", (self.number(), ir.Const(self.one(7, 1000, 40000))))
        return ir.Let(self.one("n", "m", "n", self.new("x")), self.one(value, self.slot(0)))

    def counted(self, depth: int) -> ir.Stmt:
        more = self.one(ONE, ONE, ONE, self.number(1))
        count = ir.Let("n", ir.Op("mod", (ir.Op("+", (ir.Var("n"), more)), ir.Const(1000))))
        plain = ir.Let("m", ir.Op("+", (ir.Var("m"), ONE)))
        return ir.If(self.condition(2), (self.one(count, plain, plain),))

    def given(self, depth: int) -> ir.Stmt:
        return ir.If(self.condition(2), (ir.Return(self.number(1)),))

    def tested(self, depth: int) -> ir.Stmt:
        return ir.If(self.condition(2), self.body(depth - 1), self.one((), self.body(depth - 1)))

    def loop(self, depth: int) -> ir.Stmt:
        low, high = self.one(*RANGES)
        start: ir.Expr = ir.Const(low)
        if self.loops:
            start = self.one(start, ir.Op("+", (ir.Var(self.loops[-1]), ONE)))
        turn = self.new("i")
        inner = self.inside(loops=(*self.loops[-1:], turn))
        body = (inner.counted(0),) if depth > 1 and self.one(True, False) else inner.body(depth - 2)
        return ir.ForRange(turn, start, ir.Const(high), body)


@st.composite
def programs(draw: Callable[[st.SearchStrategy[Any]], Any]) -> Program:
    """The game with a score that some statements give, which may call a function of two numbers."""
    program = game().program
    counts = (ir.Let("n", ZERO), ir.Let("m", ZERO))
    back = ir.Return(ir.Op("+", (ir.Op("*", (ir.Var("n"), ir.Const(7))), ir.Var("m"))))
    start = Writer(draw, names=("n", "m"))
    helped = start.inside(names=("n", "m", "p", "q"))
    helper = ir.Function("helper", ("p", "q"), (*counts, *helped.body(2), back))
    short = ir.Function("short", ("p", "q"), (ir.Return(start.inside(names=("p", "q")).number()),))
    body = (*counts, *start.inside(helpers=("helper", "short")).body(4), back)
    assert program.score is not None
    score = replace(program.functions[program.score], body=body)
    return replace(program, functions={**program.functions, "helper": helper, "short": short, score.name: score})


def check(program: Program, visits: list[int]) -> None:
    """The score is the same on both machines."""
    engine = Engine(program)
    module = emit(program)
    text = module.text.rstrip()[:-1] + f'(export "score" (func ${program.score})))'
    host = Host(program, Module(text, module.memory, module.work), guarded=False)
    state = list(engine.first)
    base = program.layout.variables["visits"].base
    state[base : base + SLOTS] = visits
    host.state[:] = state
    assert engine.scores(state) == (host.call("score", 0), host.call("score", 1))


VISITS = st.lists(st.integers(-1, 9), min_size=SLOTS, max_size=SLOTS)


@given(programs(), VISITS)
@settings(max_examples=FEW, phases=PHASES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_function_by_chance_gives_the_same_on_both_machines(program: Program, visits: list[int]) -> None:
    check(program, visits)


@pytest.mark.slow
@given(programs(), VISITS)
@settings(max_examples=MANY, phases=PHASES, deadline=None, suppress_health_check=list(HealthCheck))
def test_many_functions_by_chance_give_the_same_on_both_machines(program: Program, visits: list[int]) -> None:
    check(program, visits)
