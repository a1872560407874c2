"""Stores that follow each other, done together: known numbers side by side, and one pool emptied into another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby, takewhile

from interpreter.program import ir
from interpreter.program.layout import Layout
from interpreter.program.walk import subexpressions
from interpreter.wasm.lanes.emit import LANES, WIDTH
from interpreter.wasm.pools import FEWEST, Run, Vectors, vector
from interpreter.wasm.text import Form, const, get, put, save
from interpreter.wasm.values import Values


@dataclass(frozen=True)
class Numbers:
    """Known numbers for slots side by side, from ``base`` on."""

    base: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class Poured:
    """Slots side by side added to others, and then 0."""

    to: Run
    source: Run


Part = ir.Stmt | Numbers | Poured


def together(body: tuple[ir.Stmt, ...], layout: Layout) -> Iterator[Part]:
    """The statements of a body, with stores done together where they can be."""
    for are_stores, group in groupby(body, lambda stmt: isinstance(stmt, ir.Store)):
        row = tuple(group)
        yield from _in_turn(row, layout) if are_stores else row


def _in_turn(stores: tuple[ir.Stmt, ...], layout: Layout) -> Iterator[Part]:
    """Stores in a row."""
    at = 0
    while at < len(stores):
        poured, known = _poured(stores[at:], layout), list(takewhile(_is_known, stores[at:]))
        if poured is not None:
            yield poured
            at += 2 * poured.to.count
        elif len(known) > 1:
            yield from _numbers(known)
            at += len(known)
        else:
            yield stores[at]
            at += 1


# --- known numbers ----------------------------------------------------------------------------------


def _is_known(stmt: ir.Stmt) -> bool:
    return isinstance(stmt, ir.Store) and stmt.index is None and isinstance(stmt.value, ir.Const)


def _numbers(stores: list[ir.Stmt]) -> Iterator[Numbers]:
    """What slots have in the end, side by side."""
    last: dict[int, int] = {}
    for stmt in stores:
        match stmt:
            case ir.Store(base, None, ir.Const(number)):
                last[base] = number
    slots = sorted(last)
    starts = [slot for slot in slots if slot - 1 not in last]
    for start in starts:
        run = list(takewhile(lambda slot: slot in last, range(start, slots[-1] + 1)))
        yield Numbers(start, tuple(last[slot] for slot in run))


def numbers(values: Values, part: Numbers) -> Iterator[Form]:
    """Stores of eight slots, four, two and one."""
    at = 0
    while at < len(part.values):
        left = len(part.values) - at
        count = next(size for size in (8, 4, 2, 1) if size <= left)
        address = values.memory.state + (part.base + at) * WIDTH
        yield _number(address, part.values[at : at + count])
        at += count


def _number(address: int, slots: tuple[int, ...]) -> Form:
    bits = b"".join(slot.to_bytes(WIDTH, "little", signed=True) for slot in slots)
    whole = str(int.from_bytes(bits, "little", signed=True))
    match len(slots):
        case 8:
            return save("v128.store", const(0), address, vector(slots))
        case 4:
            return save("i64.store", const(0), address, ("i64.const", whole))
        case 2:
            return save("i32.store", const(0), address, ("i32.const", whole))
        case _:
            return save("i32.store16", const(0), address, ("i32.const", whole))


# --- one pool into another --------------------------------------------------------------------------


def _poured(body: tuple[ir.Stmt, ...], layout: Layout) -> Poured | None:
    """Slot after slot added to another and set to 0, from the start of a body on."""
    pairs: list[tuple[ir.Slot, ir.Slot]] = []
    for add, clear in zip(body[::2], body[1::2], strict=False):
        pair = _pair(add, clear)
        if pair is None or (pairs and not _follows(pair, pairs[0], len(pairs))):
            break
        pairs.append(pair)
    if len(pairs) < FEWEST:
        return None
    to, source = (Run(slot.base, slot.index, len(pairs)) for slot in pairs[0])
    return Poured(to, source) if _is_apart(to, source, layout) else None


def _pair(add: ir.Stmt, clear: ir.Stmt) -> tuple[ir.Slot, ir.Slot] | None:
    match add, clear:
        case (
            ir.Store(base, index, ir.Op("+", (ir.Slot(same, same_index), ir.Slot() as source))),
            ir.Store(cleared, cleared_index, ir.Const(0)),
        ) if (base, index) == (same, same_index) and ir.Slot(cleared, cleared_index) == source:
            return ir.Slot(base, index), source
        case _:
            return None


def _follows(pair: tuple[ir.Slot, ir.Slot], first: tuple[ir.Slot, ir.Slot], by: int) -> bool:
    return all(slot == ir.Slot(start.base + by, start.index) for slot, start in zip(pair, first, strict=True))


def _is_apart(to: Run, source: Run, layout: Layout) -> bool:
    """Whether two runs, each filled up to whole vectors, have no slot in common, and no index is read from one."""
    one, other = (_reach(run, layout) for run in (to, source))
    read = {slot for run in (to, source) if run.index is not None for slot in _read(run.index, layout)}
    return not set(one) & set(other) and not (set(one) | set(other)) & read


def _read(index: ir.Expr, layout: Layout) -> Iterator[int]:
    """The slots that an index may be read from."""
    for part in subexpressions(index):
        if isinstance(part, ir.Slot):
            yield from (part.base,) if part.index is None else _reach(Run(part.base, part.index, LANES), layout)


def _reach(run: Run, layout: Layout) -> range:
    """All slots that a run's vectors may touch: with an index, those of the zone or variable that it lies in."""
    more = -run.count % LANES
    if run.index is None:
        return range(run.base, run.base + run.count + more)
    whole = [range(zone.base, zone.end) for zone in layout.zones.values()]
    whole += [range(slots.base, slots.base + slots.size) for slots in layout.variables.values()]
    return next((range(of.start, of.stop + more) for of in whole if run.base in of), range(layout.size))


def poured(values: Values, part: Poured) -> Iterator[Form]:
    """All slots at once; those behind the run stay as they are."""
    vectors = Vectors(values)
    places = [values.temporary("place") for _ in (part.to, part.source)]
    for place, run in zip(places, (part.to, part.source), strict=True):
        yield put(place, vectors.place(run))
    for at in range(0, part.to.count, LANES):
        yield from _eight(values, places, at, part.to.count - at)


def _eight(values: Values, places: list[str], at: int, left: int) -> Iterator[Form]:
    moved = values.temporary("moved", "v128")
    to, source = (("v128.load", *_offset(at), get(place)) for place in places)
    yield put(moved, source)
    if left < LANES:
        mask = vector([-1] * left + [0] * (LANES - left))
        kept: Form = ("v128.andnot", get(moved), mask)
        added: Form = ("v128.and", get(moved), mask)
    else:
        kept, added = vector([0] * LANES), get(moved)
    yield ("v128.store", *_offset(at), get(places[0]), ("i16x8.add", to, added))
    yield ("v128.store", *_offset(at), get(places[1]), kept)


def _offset(at: int) -> tuple[Form, ...]:
    return (f"offset={at * WIDTH}",) if at else ()
