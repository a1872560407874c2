"""Ids of pairs, each of one set with each of another: ``for v in A: for w in B: offer 16 * v + w``.

Neither how many there are nor which one stands at a place needs a loop: the place divided by the size of
``B`` leads to the number in ``A``, the remainder to the one in ``B``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile

from interpreter.program import ir
from interpreter.program.walk import variables
from interpreter.wasm.lanes.safe import Safety
from interpreter.wasm.picking.affine import affine, affine_offer
from interpreter.wasm.picking.pick import Picker, ones
from interpreter.wasm.picking.select import nth
from interpreter.wasm.picking.within import possible
from interpreter.wasm.text import Form, get, put, scaled


@dataclass(frozen=True)
class Product:
    """What a function lists: ``steps[0] * v + steps[1] * w + base`` for each pair, after what it does ``before``."""

    before: tuple[ir.Stmt, ...]
    sets: tuple[ir.Expr, ir.Expr]
    steps: tuple[int, int]
    base: ir.Expr


def product_of(function: ir.Function, safety: Safety) -> Product | None:
    """The product that a function lists, if it lists nothing but one."""
    lets = tuple(takewhile(_is_let, function.body))
    match function.body[len(lets) :]:
        case (ir.ForSet(var, first, (*inside, ir.ForSet() as inner)),) if all(_is_safe(s, safety) for s in inside):
            return _product(lets, (var, first), tuple(inside), inner)
        case _:
            return None


def _is_safe(stmt: ir.Stmt, safety: Safety) -> bool:
    """Whether a statement only names a value, which may be computed where the first set is empty, too."""
    return isinstance(stmt, ir.Let) and safety.safe(stmt.value)


def _product(
    lets: tuple[ir.Stmt, ...], outer: tuple[str, ir.Expr], inside: tuple[ir.Stmt, ...], inner: ir.ForSet
) -> Product | None:
    found = affine_offer(inner)
    whole = None if found is None else affine(found[1], outer[0])
    if found is None or whole is None:
        return None
    product = Product((*lets, *inside), (outer[1], inner.members), (whole[0], found[0]), whole[1])
    changing = {outer[0]}
    for stmt in inside:
        if isinstance(stmt, ir.Let) and variables(stmt.value) & changing:
            changing.add(stmt.name)
    # What is computed for each number of the first set must not be the same for all of them.
    used = variables(inner.members) | variables(whole[1])
    return None if used & changing else product


def _is_let(stmt: ir.Stmt) -> bool:
    return isinstance(stmt, ir.Let)


@dataclass(kw_only=True)
class ProductPicker(Picker):
    """Emits the picker of a function that lists a product."""

    product: Product

    def temporaries(self) -> dict[str, str]:
        """The variables that the picker needs."""
        sets = {"first": "i64", "second": "i64"}
        return sets | dict.fromkeys(("base", "many", "row", "column"), "i32")

    def segments(self, function: ir.Function) -> Iterator[Form]:
        """The two sets, and how many pairs there are."""
        product = self.product
        yield from self.body(product.before)
        for name, members in zip(("first", "second"), product.sets, strict=True):
            yield put(name, self.values.number(members))
        yield put("base", self.values.number(product.base))
        yield put("many", ones(get("second")))
        yield put("total", ("i32.mul", ones(get("first")), get("many")))

    def kept(self) -> list[str]:
        """The variables that the choice needs of what was counted."""
        return ["total", "first", "second", "base", "many"]

    def chosen(self) -> Iterator[Form]:
        """The count, and the pair at the place that the word decides."""
        yield put("rank", self.place(get("total")))
        # Of an empty set nothing is chosen; it must not be divided by, either.
        yield put("many", ("i32.or", get("many"), ("i32.eqz", get("many"))))
        yield put("row", ("i32.div_u", get("rank"), get("many")))
        yield put("column", ("i32.rem_u", get("rank"), get("many")))
        yield get("total")
        yield ("i32.add", ("i32.add", *self._scaled()), get("base"))

    def _scaled(self) -> Iterator[Form]:
        for name, rank, members, step in zip(
            ("first", "second"), ("row", "column"), self.product.sets, self.product.steps, strict=True
        ):
            within = possible(members, self.names)
            yield scaled(nth(name, rank, within, self.memory.places, self.values.temporary), step)
