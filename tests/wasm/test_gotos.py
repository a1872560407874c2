"""Fewer jumps from block to block, and the same done."""

from __future__ import annotations

from dataclasses import replace

import pytest

from interpreter.machine.game import load
from interpreter.program import ir
from interpreter.program.program import Program
from interpreter.wasm.optimize.gotos import thread
from interpreter.wasm.optimize.simplify import operation, slot

ONE, FLAG = ir.Const(1), ir.Slot(9)
STEP = ir.Store(9, None, ONE)


def threaded(*bodies: tuple[ir.Stmt, ...]) -> list[tuple[ir.Stmt, ...]]:
    """The bodies of some blocks that no point leads to, with fewer jumps."""
    blocks = tuple(ir.Block(number, body) for number, body in enumerate(bodies))
    program = replace(load("nim").program, blocks=blocks, points=())
    return [block.body for block in thread(program).blocks]


def test_a_short_block_stands_in_the_place_of_a_jump_to_it() -> None:
    first, _, _ = threaded((ir.If(FLAG, (ir.Goto(1),), ()), ir.Goto(2)), (STEP, ir.Goto(2)), (ir.Wait(0),))
    assert first == (ir.If(FLAG, (STEP, ir.Wait(0)), ()), ir.Wait(0))


def test_a_circle_is_not_written_out_for_ever() -> None:
    first, second = threaded((STEP, ir.Goto(1)), (STEP, ir.Goto(0)))
    assert first == (STEP, STEP, ir.Goto(0))
    assert second == (STEP, STEP, ir.Goto(1))


def test_a_long_block_is_jumped_to() -> None:
    stores: tuple[ir.Stmt, ...] = tuple(ir.Store(at, None, ONE) for at in range(60))
    long = (*stores, ir.Wait(0))
    assert threaded((ir.Goto(1),), long)[0] == (ir.Goto(1),)


def test_a_block_that_is_told_what_was_chosen_is_jumped_to() -> None:
    program: Program = load("nim").program
    told = {option.block for point in program.points for option in getattr(point, "options", ())}
    jumps = tuple(ir.Block(block.number, (ir.Goto(min(told)),)) for block in program.blocks)
    assert all(block.body == (ir.Goto(min(told)),) for block in thread(replace(program, blocks=jumps)).blocks)


# --- places ------------------------------------------------------------------------------------------

A, B = ir.Slot(1), ir.Slot(2)


@pytest.mark.parametrize(
    ("word", "left", "right", "expected"),
    [
        ("*", ir.Op("*", (A, ir.Const(6))), ir.Const(7), ir.Op("*", (A, ir.Const(42)))),
        ("*", ir.Op("+", (A, ir.Const(2))), ir.Const(7), ir.Op("+", (ir.Op("*", (A, ir.Const(7))), ir.Const(14)))),
        ("-", ir.Op("+", (A, ir.Const(1))), ir.Const(1), A),
        ("+", ir.Op("+", (A, ir.Const(3))), B, ir.Op("+", (ir.Op("+", (A, B)), ir.Const(3)))),
        ("+", A, ir.Op("+", (B, ir.Const(3))), ir.Op("+", (ir.Op("+", (A, B)), ir.Const(3)))),
    ],
)
def test_what_is_constant_in_a_sum_is_moved_out(word: str, left: ir.Expr, right: ir.Expr, expected: ir.Expr) -> None:
    assert operation(word, left, right) == expected


def test_what_was_moved_out_ends_up_in_the_base_of_a_slot() -> None:
    line = operation("*", ir.Op("+", (ir.Op("*", (A, ir.Const(6))), ir.Const(1))), ir.Const(7))
    assert slot(100, operation("+", line, B)) == ir.Slot(107, ir.Op("+", (ir.Op("*", (A, ir.Const(42))), B)))
