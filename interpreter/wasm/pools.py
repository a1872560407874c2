"""Slots side by side taken together: their sum, and one of them drawn with the counts as weights."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from interpreter.program import ir
from interpreter.wasm.lanes.emit import LANES, WIDTH
from interpreter.wasm.text import Form, add, const, const64, get, load, put, scaled

if TYPE_CHECKING:
    from interpreter.wasm.values import Values

#: The fewest slots that are worth a vector.
FEWEST = 6
#: The most that lanes of 16 bits can add up to.
MOST = 32767


@dataclass(frozen=True, slots=True)
class Run:
    """The slots ``base + index`` to ``base + index + count - 1``."""

    base: int
    index: ir.Expr | None
    count: int


def run_of(slots: Sequence[ir.Expr]) -> Run | None:
    """Slots as a run, if they lie side by side in this order and are enough for vectors."""
    first = slots[0]
    if not isinstance(first, ir.Slot) or len(slots) < FEWEST:
        return None
    same = all(isinstance(s, ir.Slot) and s == ir.Slot(first.base + i, first.index) for i, s in enumerate(slots))
    return Run(first.base, first.index, len(slots)) if same else None


def pool_of(function: ir.Function) -> tuple[Run, int] | None:
    """The slots from which a function lists those that are not 0, with their numbers as weights, and the first id."""
    found = [_listed(stmt) for stmt in function.body]
    pairs = [pair for pair in found if pair is not None]
    if not pairs or len(pairs) < len(found):
        return None
    run = run_of([slot for slot, _ in pairs])
    first = pairs[0][1]
    in_order = [number for _, number in pairs] == list(range(first, first + len(pairs)))
    return (run, first) if run is not None and in_order else None


def _listed(stmt: ir.Stmt) -> tuple[ir.Slot, int] | None:
    match stmt:
        case ir.If(ir.Op(">", (ir.Slot() as tested, ir.Const(0))), (ir.Offer(ir.Const(number), weight),), ()):
            return (tested, number) if weight == tested else None
        case _:
            return None


@dataclass
class Vectors:
    """Emits the slots of runs as vectors, with the temporaries of ``values``."""

    values: Values

    def loaded(self, run: Run) -> tuple[Form, list[Form]]:
        """A statement that notes where the run is, and its slots eight at a time (0 after the last)."""
        place = self.values.temporary("place")
        read = [load("v128.load", get(place), at * WIDTH) for at in range(0, run.count, LANES)]
        rest = run.count % LANES
        if rest:
            read[-1] = ("v128.and", read[-1], vector([-1] * rest + [0] * (LANES - rest)))
        return put(place, self.place(run)), read

    def place(self, run: Run) -> Form:
        """The address of a run."""
        offset: Form = const(0) if run.index is None else scaled(self.values.number(run.index), WIDTH)
        return add(offset, const(self.values.memory.state + run.base * WIDTH))

    def sum(self, run: Run) -> Form:
        """The sum of a run."""
        where, read = self.loaded(run)
        name = self.values.temporary("sums", "v128")
        noted = put(name, _total(read))
        if not self.values.analysis.positive(ir.Slot(run.base)):
            return ("block", ("result", "i32"), where, noted, _across(name))
        pairs = self.values.temporary("pairs", "i64")
        return ("block", ("result", "i32"), where, noted, *_in_pairs(name, pairs))

    def some(self, run: Run) -> Form:
        """1 if a slot of the run is not 0."""
        where, read = self.loaded(run)
        joined = read[0]
        for part in read[1:]:
            joined = ("v128.or", joined, part)
        return ("block", ("result", "i32"), where, ("v128.any_true", joined))


def pool(values: Values, name: str, run: Run, first: int) -> Form:
    """The function ``.pool.NAME``: from a random word the total of the weights, and an id drawn by them."""
    where, read = Vectors(values).loaded(run)
    body: list[Form] = [where]
    parts = [values.temporary("part", "v128") for _ in read]
    sums = values.temporary("sums", "v128")
    body += [put(part, form) for part, form in zip(parts, read, strict=True)]
    body += [put(sums, _total([get(part) for part in parts])), put("total", _across(sums))]
    upper: Form = ("i64.shr_u", get("word"), const64(32))
    place: Form = ("i64.shr_u", ("i64.mul", upper, ("i64.extend_i32_u", get("total"))), const64(32))
    body.append(put("rest", ("i32.wrap_i64", place)))
    walked: Form = ("block", ("drop", ("call", f"${name}")), ("return", get("total"), ("call", "$.walk", get("rest"))))
    body.append(("if", ("i32.gt_u", get("total"), const(MOST)), ("then", walked)))
    for part in parts:
        body += _passed(part)
    own = {"total": "i32", "rest": "i32", "passed": "i32"} | values.locals
    variables = [("local", f"${local}", kind) for local, kind in own.items()]
    head = ("func", f"$.pool.{name}", ("param", "$word", "i64"), ("result", "i32", "i32"))
    return (*head, *variables, *body, get("total"), ("i32.add", get("passed"), const(first)))


def _passed(part: str) -> Iterable[Form]:
    """Makes the weights of a vector sums of all up to each, and counts those that do not reach ``rest``."""
    for lanes in (1, 2, 4):
        yield put(part, ("i16x8.add", get(part), _shifted(get(part), lanes)))
    within: Form = ("i16x8.bitmask", ("i16x8.le_s", get(part), ("i16x8.splat", get("rest"))))
    yield put("passed", ("i32.add", get("passed"), ("i32.popcnt", within)))
    yield put("rest", ("i32.sub", get("rest"), ("i16x8.extract_lane_s", "7", get(part))))


def _shifted(slots: Form, lanes: int) -> Form:
    """Every lane moved up, with 0 at the start."""
    zeros = [str(byte) for byte in range(LANES * WIDTH)][: lanes * WIDTH]
    moved = [str(16 + byte) for byte in range(16 - lanes * WIDTH)]
    return ("i8x16.shuffle", *zeros, *moved, vector([0] * LANES), slots)


def _total(read: Sequence[Form]) -> Form:
    """Slots of vectors added up in four lanes of 32 bits."""
    pairs: list[Form] = [("i32x4.extadd_pairwise_i16x8_s", part) for part in read]
    joined = pairs[0]
    for pair in pairs[1:]:
        joined = ("i32x4.add", joined, pair)
    return joined


def _across(name: str) -> Form:
    """The sum of four lanes."""
    lanes: list[Form] = [("i32x4.extract_lane", str(lane), get(name)) for lane in range(4)]
    return add(add(lanes[0], lanes[1]), add(lanes[2], lanes[3]))


def _in_pairs(name: str, pairs: str) -> tuple[Form, Form]:
    """The sum of four lanes none of which is below 0: two and two are added in one word."""
    low, high = (("i64x2.extract_lane", half, get(name)) for half in ("0", "1"))
    upper: Form = ("i32.wrap_i64", ("i64.shr_u", get(pairs), const64(32)))
    return put(pairs, ("i64.add", low, high)), add(("i32.wrap_i64", get(pairs)), upper)


def vector(lanes: Sequence[int]) -> Form:
    """A known vector of eight slots."""
    return ("v128.const", "i16x8", *map(str, lanes))
