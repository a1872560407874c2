"""Whether there is a legal action is asked once where the answer is needed twice."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from interpreter.machine.game import Game, load
from interpreter.program import ir
from interpreter.program.optimize import optimize
from interpreter.program.program import Decision, Program
from interpreter.program.walk import statements
from interpreter.wasm.guards import guard
from interpreter.wasm.module import emit
from tests.machine.small import build
from tests.wasm.faults import agree

RULES = """
players: [light, dark]
components:
  disc: {owner: Player}
zones:
  board: {kind: grid, rows: 4, columns: 4, holds: disc}
variables:
  n: {range: [0, 30], clamp: true}
actions:
  put: {given: {c: board}, where: [empty(c), "c.row + n mod 3 > 2"], do: [{place: disc(me), at: c}, {run: turn_over}]}
procedures:
  turn_over:
    do:
      - ask: turn
        given: {d: board}
        where: "d.owner = opponent and d.row != n mod 4"
        do: [{remove: d}, {add: 1, to: n}]
      - ask: number
        given: {k: 1..6}
        where: "k > n mod 5"
        optional: true
        do: [{add: k, to: n}]
phases:
  play: {turns: alternate, actions: [put], stuck: pass}
limits: {moves: 50}
outcome: {score: "count(c in board where c.owner = each)"}
"""


@cache
def game() -> Game:
    return build(RULES)


def guarded(program: Program) -> set[str]:
    """The listing functions of guarded decisions."""
    found = guard(program).decisions
    return {point.legal for point in program.points if isinstance(point, Decision) and point.number in found}


def stem(name: str) -> str:
    return name.removeprefix("legal_").rpartition("_")[0]


def test_questions_of_phases_and_asks_are_shared_with_the_choice() -> None:
    assert {stem(name) for name in guarded(optimize(game().program))} == {"play", "turn", "number"}


def test_games_are_the_same_step_by_step_and_inside_the_module() -> None:
    assert agree(game(), 2, 12) == [""] * 12


def changed(program: Program, legal: str, before: tuple[ir.Stmt, ...]) -> Program:
    """A program that does something before it waits for a decision."""
    number = next(p.number for p in program.points if isinstance(p, Decision) and stem(p.legal) == legal)

    def body(stmts: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
        done: list[ir.Stmt] = []
        for stmt in stmts:
            if isinstance(stmt, ir.If):
                stmt = ir.If(stmt.condition, body(stmt.then), body(stmt.otherwise))
            done += (*before, stmt) if stmt == ir.Wait(number) else (stmt,)
        return tuple(done)

    return replace(program, blocks=tuple(replace(block, body=body(block.body)) for block in program.blocks))


def test_a_store_that_the_list_depends_on_needs_a_second_question() -> None:
    program = optimize(game().program)
    slot = program.layout.variables["n"].base
    store = ir.Store(slot, None, ir.Const(0))
    assert {stem(name) for name in guarded(changed(program, "turn", (store,)))} == {"play", "number"}


def test_a_store_that_may_be_anywhere_needs_a_second_question() -> None:
    program = optimize(game().program)
    store = ir.Store(program.layout.zones["board"].base, ir.Slot(2), ir.Const(0))
    assert {stem(name) for name in guarded(changed(program, "play", (store,)))} == {"turn", "number"}


def test_a_decision_that_is_reached_without_a_question_is_asked_for_itself() -> None:
    program = optimize(game().program)
    number = next(p.number for p in program.points if isinstance(p, Decision) and stem(p.legal) == "play")
    first = program.blocks[0]
    blocks = (replace(first, body=(ir.If(ir.Slot(4), (ir.Wait(number),), ()), *first.body)), *program.blocks[1:])
    waits = sum(s == ir.Wait(number) for block in blocks for s in statements(block.body))
    assert waits > 1
    assert "play" not in {stem(name) for name in guarded(replace(program, blocks=blocks))}


@pytest.mark.parametrize("name", ["candy-crush-duel-pocket", "azul-duel", "hex"])
def test_shipped_rulesets_have_guarded_decisions(name: str) -> None:
    assert emit(load(name).program).memory.guarded
