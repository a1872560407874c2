"""Rewriting keeps what a program computes."""

from __future__ import annotations

from interpreter.program import ir
from interpreter.wasm.optimize.early import stops_early

ONE, ZERO = ir.Const(1), ir.Const(0)


def counting(*inner: ir.Stmt) -> tuple[ir.Stmt, ...]:
    loop = ir.ForRange("i", ZERO, ir.Const(8), inner)
    return (ir.Let("n", ZERO), loop, ir.Return(ir.Var("n")))


def test_a_count_compared_with_nothing_stops_at_the_first() -> None:
    add_one = ir.Let("n", ir.Op("+", (ir.Var("n"), ONE)))
    found = stops_early(counting(ir.If(ir.Slot(3, ir.Var("i")), (add_one,))))
    assert found == (
        ir.ForRange("i", ZERO, ir.Const(8), (ir.If(ir.Slot(3, ir.Var("i")), (ir.Return(ONE),)),)),
        ir.Return(ZERO),
    )


def test_an_amount_that_may_be_nothing_is_looked_at() -> None:
    amount = ir.Slot(3, ir.Var("i"))
    found = stops_early(counting(ir.Let("n", ir.Op("+", (ir.Var("n"), amount)))))
    assert found is not None
    assert found[0] == ir.ForRange("i", ZERO, ir.Const(8), (ir.If(ir.Op("!=", (amount, ZERO)), (ir.Return(ONE),)),))


def test_a_number_that_can_shrink_is_no_count() -> None:
    assert stops_early(counting(ir.Let("n", ir.Op("-", (ir.Var("n"), ONE))))) is None


def test_the_size_of_a_set_compared_with_nothing_stops_at_the_first_element() -> None:
    body = (
        ir.NewSet("s", 9),
        ir.ForRange("i", ZERO, ir.Const(8), (ir.AddTo("s", ir.Var("i")),)),
        ir.Return(ir.Size(ir.Var("s"))),
    )
    assert stops_early(body) == (ir.ForRange("i", ZERO, ir.Const(8), (ir.Return(ONE),)), ir.Return(ZERO))
