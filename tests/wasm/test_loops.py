"""Loops that are written shorter do the same: tests in a row, one turn alone, sets that are only gone through."""

from __future__ import annotations

from typing import Any

import pytest

from interpreter.program import ir
from interpreter.program.build import both
from interpreter.program.program import Program
from interpreter.wasm.lanes.safe import Safety
from interpreter.wasm.lanes.tables import repeated
from interpreter.wasm.lanes.values import Number, RefusedError
from interpreter.wasm.optimize.collected import _Body
from interpreter.wasm.optimize.series import _joined
from interpreter.wasm.optimize.sought import _sought

ZERO, ONE, FIVE = ir.Const(0), ir.Const(1), ir.Const(5)
NUMBER, VALUE = ir.Var("n"), ir.Slot(7)
RETURN = (ir.Return(ONE),)


def equal(left: ir.Expr, right: ir.Expr) -> ir.Expr:
    return ir.Op("=", (left, right))


# --- tests in a row -------------------------------------------------------------------------------


def test_tests_of_a_slot_in_a_row_are_one_slot_with_a_computed_place() -> None:
    tests = tuple(
        ir.If(equal(ir.Const(i), VALUE), (ir.Let("sum", ir.Op("+", (ir.Var("sum"), ir.Slot(10 + i)))),), ())
        for i in range(3)
    )
    assert _joined(tests) == (
        ir.Let("sum.key10", VALUE),
        ir.If(
            both(ir.Op(">=", (ir.Var("sum.key10"), ZERO)), ir.Op("<=", (ir.Var("sum.key10"), ir.Const(2)))),
            (ir.Let("sum", ir.Op("+", (ir.Var("sum"), ir.Slot(10, ir.Var("sum.key10"))))),),
            (),
        ),
    )


def test_a_row_that_changes_what_it_compares_is_left_alone() -> None:
    tests = tuple(
        ir.If(
            equal(ir.Const(i), ir.Slot(7, ir.Var("sum"))),
            (ir.Let("sum", ir.Op("+", (ir.Var("sum"), ir.Slot(10 + i)))),),
            (),
        )
        for i in range(3)
    )
    assert _joined(tests) == tests


# --- one turn alone -------------------------------------------------------------------------------


def sought(*parts: ir.Expr, then: tuple[ir.Stmt, ...] = RETURN) -> tuple[ir.Stmt, ...]:
    loop = ir.ForRange("n", ONE, FIVE, (ir.If(both(*parts), then, ()),))
    return _sought((loop,), Safety(Program.__new__(Program)))


def alone(*rest: ir.Expr, then: tuple[ir.Stmt, ...] = RETURN) -> tuple[ir.Stmt, ...]:
    within = (ir.Op(">=", (NUMBER, ONE)), ir.Op("<=", (NUMBER, FIVE)))
    return (ir.Let("n", VALUE), ir.If(both(*within, *rest), then, ()))


@pytest.mark.parametrize("part", [equal(NUMBER, VALUE), equal(VALUE, NUMBER)])
def test_a_loop_for_the_number_that_equals_a_value_is_that_turn(part: ir.Expr) -> None:
    assert sought(part) == alone()


def test_what_else_is_asked_is_asked_in_that_turn() -> None:
    before, after = ir.Op("<=", (NUMBER, ir.Slot(8))), ir.Slot(9, NUMBER)
    assert sought(before, equal(NUMBER, VALUE), after) == alone(before, after)


def test_a_value_that_the_turn_changes_is_not_known_before() -> None:
    then = (ir.Let("m", NUMBER),)
    loop = (ir.ForRange("n", ONE, FIVE, (ir.If(equal(NUMBER, ir.Var("m")), then, ()),)),)
    assert sought(equal(NUMBER, ir.Var("m")), then=then) == loop


@pytest.mark.parametrize("stmt", [ir.Store(7, None, ONE), ir.Break(), ir.AddTo("s", NUMBER)])
def test_turns_that_change_the_state_are_all_kept(stmt: Any) -> None:
    loop = (ir.ForRange("n", ONE, FIVE, (ir.If(equal(NUMBER, VALUE), (stmt,), ()),)),)
    assert sought(equal(NUMBER, VALUE), then=(stmt,)) == loop


def test_what_could_stop_the_run_in_other_turns_is_asked_there() -> None:
    fault = ir.Require(NUMBER, 0, 3, 1)
    loop = (ir.ForRange("n", ONE, FIVE, (ir.If(both(fault, equal(NUMBER, VALUE)), RETURN, ()),)),)
    assert sought(fault, equal(NUMBER, VALUE)) == loop


def test_a_value_that_could_stop_the_run_is_not_computed_before_its_time() -> None:
    value = ir.Require(VALUE, 0, 3, 1)
    loop = (ir.ForRange("n", ONE, FIVE, (ir.If(both(ir.Slot(8), equal(NUMBER, value)), RETURN, ()),)),)
    assert sought(ir.Slot(8), equal(NUMBER, value)) == loop


# --- sets that are only gone through -----------------------------------------------------------------


def gone_through(*making: ir.Stmt, body: tuple[ir.Stmt, ...]) -> tuple[ir.Stmt, ...]:
    return _Body((ir.NewSet("s", 72), *making, ir.ForSet("m", ir.Var("s"), body))).done()


def test_a_set_of_known_numbers_in_a_row_is_a_range() -> None:
    making = [ir.AddTo("s", ir.Const(i)) for i in (2, 0, 1)]
    body = (ir.Store(5, ir.Var("m"), ZERO),)
    assert gone_through(*making, body=body) == (ir.ForRange("m", ZERO, ir.Const(2), body),)


def filling(condition: ir.Expr) -> ir.ForRange:
    return ir.ForRange("i", ZERO, FIVE, (ir.If(condition, (ir.AddTo("s", ir.Var("i")),), ()),))


def test_what_is_done_for_each_element_is_done_where_it_is_found() -> None:
    condition, body = equal(ir.Lookup("t", ir.Var("i")), ir.Var("row")), (ir.Store(5, ir.Var("m"), ZERO),)
    found = gone_through(ir.Let("row", VALUE), filling(condition), body=body)
    again = (ir.Let("m", ir.Var("i")), *body)
    assert found == (
        ir.Let("row", VALUE),
        ir.ForRange("i", ZERO, FIVE, (ir.If(condition, again, ()),)),
    )


def test_elements_that_the_loop_could_change_are_all_found_before() -> None:
    making, body = filling(ir.Slot(5, ir.Var("i"))), (ir.Store(5, ir.Const(4), ZERO),)
    loop = ir.ForSet("m", ir.Var("s"), body)
    assert gone_through(making, body=body) == (ir.NewSet("s", 72), making, loop)


def test_a_set_that_is_named_twice_is_made() -> None:
    making, body = filling(ir.Slot(5, ir.Var("i"))), (ir.Let("n", ir.Size(ir.Var("s"))),)
    assert isinstance(gone_through(making, body=body)[0], ir.NewSet)


# --- tables of several boards ----------------------------------------------------------------------


def test_a_table_that_repeats_for_each_board_is_known_in_every_lane() -> None:
    index = Number(ir.Op("*", (ir.Var("p"), ir.Const(3))), (0, 1, 2))
    assert repeated((7, 8, 9, 7, 8, 9), index) == Number(ZERO, (7, 8, 9))


@pytest.mark.parametrize("entries", [(7, 8, 9, 7, 8, 0), (7, 8, 9), (7, 8, 9, 7)])
def test_a_table_that_does_not_repeat_is_not(entries: tuple[int, ...]) -> None:
    with pytest.raises(RefusedError):
        repeated(entries, Number(ir.Op("*", (ir.Var("p"), ir.Const(3))), (0, 1, 2)))
