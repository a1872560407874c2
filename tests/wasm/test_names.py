"""Names that get another value: sets that depend on them are not computed too early, nor used too late."""

from __future__ import annotations

from dataclasses import replace

from interpreter.machine.engine import Engine
from interpreter.program import ir
from interpreter.program.build import ONE, ZERO
from interpreter.program.program import Program
from interpreter.wasm.host import Host
from tests.machine.small import build

GAME = """
players: [light, dark]
variables:
  visits: {per: board, range: [0, 9]}
components: {disc: {owner: Player}}
zones:
  board: {kind: row, length: 20, holds: disc}
setup:
  - {for: c in board, do: [{set: "visits[c]", to: c.index mod 7}]}
actions:
  go: {do: [{end_game: true}]}
phases:
  play: {turns: alternate, actions: [go]}
outcome: {score: "visits[first(c in board)]"}
"""
N, M, COUNT, HERE = (ir.Var(name) for name in ("n", "m", "count", "i"))


def scored(*body: ir.Stmt) -> Program:
    """A game whose score is what some statements give."""
    program = build(GAME).program
    assert program.score is not None
    function = replace(program.functions[program.score], body=body)
    return replace(program, functions={**program.functions, program.score: function})


def scores(program: Program) -> tuple[int, int]:
    """The score of the first player on both machines."""
    engine = Engine(program)
    found = engine.scores(list(engine.first))
    assert found is not None
    row = Host(program).playouts(1, seed=1)[0]
    return found[0], int(row[-2])


def visits(program: Program) -> int:
    """The first slot of the numbers per cell."""
    return program.layout.variables["visits"].base


def counting(low: ir.Expr, high: ir.Expr, base: int, than: ir.Expr) -> ir.Stmt:
    """Adds one to the count for each cell from ``low`` to ``high`` that has a number."""
    test = ir.Op("=", (ir.Slot(base, HERE), than))
    return ir.ForRange("i", low, high, (ir.If(test, (ir.Let("count", ir.Op("+", (COUNT, ONE))),)),))


def test_a_set_is_made_again_when_a_name_in_it_has_another_value() -> None:
    base = visits(build(GAME).program)
    first, last = ZERO, ir.Const(19)
    program = scored(
        ir.Let("count", ZERO),
        ir.Let("n", ir.Slot(base)),
        counting(first, last, base, N),
        ir.Let("n", ir.Slot(base + 6)),
        counting(first, last, base, N),
        ir.Return(COUNT),
    )
    ours, theirs = scores(program)
    assert ours == theirs == 5


def test_a_name_for_a_name_keeps_its_value_when_that_has_another() -> None:
    base = visits(build(GAME).program)
    program = scored(
        ir.Let("count", ZERO),
        ir.Let("n", ir.Slot(base + 6)),
        ir.Let("m", ir.Op("+", (N, ONE))),
        ir.Let("n", ir.Slot(base + 3)),
        counting(M, ir.Op("+", (M, ir.Const(9))), base, ir.Const(3)),
        ir.Return(COUNT),
    )
    # The numbers are 1 to 6, 0, 1 and so on: of ten of them, 3 is two from the second on, and one from the sixth on.
    assert scores(program) == (2, 2)
