"""Ids that are listed one after another are one set, with the same ids in the same order."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from interpreter.program import ir
from interpreter.program.build import add
from interpreter.program.program import Program
from interpreter.wasm.lanes.graph import FULL
from interpreter.wasm.lanes.safe import Safety
from interpreter.wasm.picking.segments import Joiner, moved, united
from interpreter.wasm.picking.within import possible, shifted, window


def value(members: ir.Expr, names: dict[str, int]) -> int:
    """The numbers of a set, as bits."""
    match members:
        case ir.Bits(bits):
            return bits
        case ir.Var(name):
            return names[name]
        case ir.Every(ir.Slot(base, None)):
            return FULL if names[f"s{base}"] else 0
        case ir.SetOp("and", args):
            found = FULL
            for arg in args:
                found &= value(arg, names)
            return found
        case ir.SetOp("or", args):
            found = 0
            for arg in args:
                found |= value(arg, names)
            return found
        case ir.Moved(of, by):
            return shifted(value(of, names), -by)
    raise TypeError(members)


def listed(body: tuple[ir.Stmt, ...], names: dict[str, int]) -> list[int]:
    """The ids that a body lists."""
    found: list[int] = []
    for stmt in body:
        match stmt:
            case ir.Offer(action, None):
                found.append(number(action, names))
            case ir.If(ir.Slot(base, None), then, ()):
                found += listed(then, names) if names[f"s{base}"] else []
            case ir.ForSet(var, members, inner):
                bits = value(members, names)
                for lane in (lane for lane in range(64) if bits >> lane & 1):
                    found += listed(inner, {**names, var: lane})
            case ir.Let(name, members):
                names[name] = value(members, names)
            case _:
                raise TypeError(stmt)
    return found


def number(action: ir.Expr, names: dict[str, int]) -> int:
    match action:
        case ir.Const(known):
            return known
        case ir.Var(name):
            return names[name]
        case ir.Op("+", (left, right)):
            return number(left, names) + number(right, names)
    raise TypeError(action)


def joiner() -> Joiner:
    return Joiner(Safety(Program.__new__(Program)))


def run(var: str, members: ir.Expr, base: int) -> ir.ForSet:
    """A loop that lists the numbers of a set, each with a base added."""
    return ir.ForSet(var, members, (ir.Offer(add(ir.Var(var), ir.Const(base))),))


def masked(name: str, less: int, mask: int) -> ir.Expr:
    members: ir.Expr = ir.Moved(ir.Var(name), less) if less else ir.Var(name)
    return ir.SetOp("and", (members, ir.Bits(mask)))


def test_parts_of_one_set_that_are_listed_in_turn_are_one_mask_of_it() -> None:
    body = (run("a", masked("S", 0, 0b11111), 0), run("b", masked("S", 2, 0b1111100000), 2))
    assert joiner().body(body, "f") == (
        ir.ForSet("ids.f.0", ir.SetOp("and", (ir.Var("S"), ir.Bits(0b111110011111))), (ir.Offer(ir.Var("ids.f.0")),)),
    )


def test_a_single_id_under_a_condition_is_one_bit() -> None:
    body = (run("a", masked("S", 0, 0b111), 10), ir.If(ir.Slot(3), (ir.Offer(ir.Const(13)),), ()))
    (joined,) = joiner().body(body, "f")
    for names in ({"S": 0b101, "s3": 1}, {"S": 0b010, "s3": 0}):
        assert listed((joined,), dict(names)) == listed(body, dict(names))


def test_ids_that_are_not_in_order_or_too_far_apart_are_left_alone() -> None:
    later, earlier, far = (run(var, masked("S", 0, 0b111), base) for var, base in (("a", 10), ("b", 12), ("c", 80)))
    assert joiner().body((later, earlier, far), "f") == (later, earlier, far)


def test_what_a_condition_keeps_from_being_computed_is_computed_before_where_it_is_joined() -> None:
    inside = (ir.Let("T", ir.Var("S")), run("b", masked("T", 0, 0b11), 5))
    body = (run("a", masked("S", 0, 0b11), 0), ir.If(ir.Slot(1), inside, ()))
    joined = joiner().body(body, "f")
    assert isinstance(joined[0], ir.Let) and len(joined) == 2
    assert [listed(joined, {"S": 0b11, "s1": flag}) for flag in (0, 1)] == [[0, 1], [0, 1, 5, 6]]


def test_one_list_alone_stays_as_it_is() -> None:
    body = (ir.If(ir.Slot(1), (run("a", masked("S", 0, 0b11), 0),), ()),)
    assert joiner().body(body, "f") == body


parts = st.tuples(st.integers(0, 20), st.integers(0, 12), st.integers(1, 255), st.sampled_from(["run", "if", "one"]))


@given(st.lists(parts, min_size=1, max_size=6), st.integers(0, FULL), st.integers(0, 1))
def test_what_is_joined_lists_the_same_ids_in_the_same_order(
    drawn: list[tuple[int, int, int, str]], bits: int, flag: int
) -> None:
    body: list[ir.Stmt] = []
    at = 0
    for number_, (gap, less, mask, form) in enumerate(drawn):
        at += gap
        loop = run(f"v{number_}", masked("S", less, mask), at)
        one = ir.Offer(ir.Const(at))
        body.append(loop if form == "run" else ir.If(ir.Slot(1), (loop if form == "if" else one,), ()))
        at += 8
    joined = joiner().body(tuple(body), "f")
    assert listed(joined, {"S": bits, "s1": flag}) == listed(tuple(body), {"S": bits, "s1": flag})


@given(st.integers(0, FULL), st.integers(0, 63), st.integers(-20, 20))
def test_a_set_that_is_moved_has_every_number_moved(bits: int, mask: int, by: int) -> None:
    members = ir.SetOp("and", (ir.Var("S"), ir.Bits(mask << 20)))
    assert value(moved(members, by), {"S": bits}) == shifted(value(members, {"S": bits}), by)


@given(st.integers(0, FULL), st.integers(1, 8), st.integers(1, 20))
def test_what_a_move_drops_does_not_come_back(bits: int, less: int, by: int) -> None:
    members = ir.Moved(ir.Var("S"), less)
    assert value(moved(members, by), {"S": bits}) == shifted(value(members, {"S": bits}), by)


def test_two_masks_of_one_set_are_one_mask() -> None:
    one, other = (ir.SetOp("and", (ir.Var("S"), ir.Bits(mask))) for mask in (0b01, 0b10))
    assert united(one, other) == ir.SetOp("and", (ir.Var("S"), ir.Bits(0b11)))


def test_what_may_be_in_a_set_is_told_by_its_masks() -> None:
    members = ir.SetOp("or", (ir.SetOp("and", (ir.Var("S"), ir.Bits(0b1100))), ir.Moved(ir.Var("T"), 1)))
    assert possible(members, {"T": 0b10}) == 0b1101
    assert window(0b1101000) == (3, 4)
