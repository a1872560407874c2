"""Rewriting keeps what a program computes."""

from __future__ import annotations

from interpreter.program import ir
from interpreter.wasm.optimize.early import stops_early
from interpreter.wasm.optimize.twins import find_twins

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


def sum_of(name: str, a: str, b: str, called: str = "") -> ir.Function:
    more: ir.Expr = ir.Call(called, (ir.Var(b),)) if called else ir.Var(b)
    return ir.Function(name, (a, b), (ir.Return(ir.Op("+", (ir.Var(a), more))),))


def test_functions_that_differ_in_names_only_are_twins() -> None:
    first, second = sum_of("first", "a_1", "b_2"), sum_of("second", "c_3", "d_4")
    assert find_twins({"first": first, "second": second}) == {"first": "first", "second": "first"}


def test_the_same_names_in_another_order_make_no_twins() -> None:
    swapped = ir.Function("second", ("b", "a"), sum_of("first", "a", "b").body)
    found = find_twins({"first": sum_of("first", "a", "b"), "second": swapped})
    assert found == {"first": "first", "second": "second"}


def test_functions_that_call_twins_are_twins() -> None:
    inner = {name: ir.Function(name, (name,), (ir.Return(ir.Slot(3, ir.Var(name))),)) for name in ("f", "g")}
    outer = {"first": sum_of("first", "a", "b", "g"), "second": sum_of("second", "a", "b", "f")}
    assert find_twins({**outer, **inner}) == {"first": "first", "second": "first", "g": "g", "f": "g"}


def test_functions_that_may_stop_a_run_for_different_reasons_are_no_twins() -> None:
    def checked(name: str, fault: int) -> ir.Function:
        return ir.Function(name, (), (ir.Return(ir.Require(ir.Slot(0), 0, 5, fault)),))

    assert find_twins({"f": checked("f", 1), "g": checked("g", 2)}) == {"f": "f", "g": "g"}
