"""Stores of one slot among eight: what is read in vectors soon after is written in vectors.

A vector that is read right after one of its slots was stored has to wait until that store has reached the
processor's cache; after a store of the same eight slots it need not.
"""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.program import ir
from interpreter.program.layout import Layout
from interpreter.program.program import Program
from interpreter.program.walk import expressions
from interpreter.wasm.lanes.emit import LANES, WIDTH
from interpreter.wasm.pools import vector
from interpreter.wasm.text import Form, add, const, get, put
from interpreter.wasm.values import Values


def blended(program: Program) -> tuple[range, ...]:
    """The slots of the zones whose cells are compared in vectors, always from the same slots on."""
    bodies = (*(f.body for f in program.functions.values()), *(block.body for block in program.blocks))
    cells = [part for body in bodies for part in expressions(body) if isinstance(part, ir.Cells)]
    return tuple(
        zone
        for zone in _zones(program.layout)
        if len(zone) >= 16 and _is_even([c for c in cells if c.base in zone], zone)
    )


def _zones(layout: Layout) -> Iterator[range]:
    for zone in layout.zones.values():
        yield range(zone.base, zone.end)


def _is_even(cells: list[ir.Cells], zone: range) -> bool:
    """Whether all vectors that are read begin a multiple of eight slots from the first."""
    return bool(cells) and all((c.base - zone.start) % LANES == 0 and _steps(c.index) for c in cells)


def _steps(index: ir.Expr | None) -> bool:
    match index:
        case None:
            return True
        case ir.Op("*", (_, ir.Const(factor))):
            return factor % LANES == 0
        case _:
            return False


def store(values: Values, zone: range, base: int, index: ir.Expr | None, value: Form) -> Iterator[Form]:
    """A slot's number stored together with its seven neighbours."""
    start = values.memory.state + zone.start * WIDTH
    if index is None:
        at = base - zone.start
        address = const(start + (at - at % LANES) * WIDTH)
        yield ("v128.store", address, ("i16x8.replace_lane", str(at % LANES), ("v128.load", address), value))
        return
    cell, place = values.temporary("cell"), values.temporary("place")
    yield put(cell, add(values.number(index), const(base - zone.start)))
    byte: Form = ("i32.shl", ("i32.shr_u", get(cell), const(3)), const(4))
    yield put(place, add(byte, const(start)))
    lane: Form = ("i16x8.splat", ("i32.and", get(cell), const(LANES - 1)))
    chosen: Form = ("i16x8.eq", lane, vector(list(range(LANES))))
    whole: Form = ("v128.bitselect", ("i16x8.splat", value), ("v128.load", get(place)), chosen)
    yield ("v128.store", get(place), whole)
