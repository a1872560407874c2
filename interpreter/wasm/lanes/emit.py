"""Sets of lanes as WebAssembly: slots are compared eight at a time, and the results packed into bits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.program import ir
from interpreter.wasm.text import Form, add, const, const64, get, load, put, scaled

if TYPE_CHECKING:
    from interpreter.wasm.values import Values

_COMPARE = {"=": "eq", "!=": "ne", "<": "lt_s", "<=": "le_s", ">": "gt_s", ">=": "ge_s"}
#: Slots that one vector holds, and the bytes of a slot that vectors are made for.
LANES, WIDTH = 8, 2
#: The largest table that is looked up in vectors of bytes.
MOST_ENTRIES = 64


class Lanes:
    """Emits the sets of one function."""

    def __init__(self, values: Values) -> None:
        """Emit with the temporaries of ``values``."""
        self.values = values

    def form(self, expr: ir.Expr) -> Form:
        """A set as an i64, or a question about one."""
        match expr:
            case ir.Matches():
                return self.matches(expr)
            case ir.Bits(value):
                return const64(value - 2**64 if value >> 63 else value)
            case ir.SetOp("not", (members,)):
                return ("i64.xor", self.values.number(members), const64(-1))
            case ir.SetOp(operator, args):
                return self._joined(operator, args)
            case ir.Moved(members, by):
                word = "i64.shr_u" if by > 0 else "i64.shl"
                return (word, self.values.number(members), const64(abs(by)))
            case ir.Cells():
                return self.cells(expr)
            case _:
                return self._told(expr)

    def _told(self, expr: ir.Expr) -> Form:
        """A set that one number decides."""
        match expr:
            case ir.Every(condition):
                return ("i64.sub", const64(0), ("i64.extend_i32_u", self.values.truth(condition)))
            case ir.Upward(low):
                return ("i64.shl", const64(-1), ("i64.extend_i32_u", self.values.number(low)))
            case ir.Single(element):
                return self._single(element)
            case ir.Known(sets, index):
                return self._known(sets, index)
            case _:
                raise TypeError(f"cannot emit {expr}")

    def _single(self, element: ir.Expr) -> Form:
        """The bit of a number, without a branch."""
        name = self.values.temporary("element")
        bit: Form = ("i64.shl", const64(1), ("i64.extend_i32_u", get(name)))
        within: Form = ("i32.lt_u", get(name), const(64))
        return ("block", ("result", "i64"), put(name, self.values.number(element)), ("select", bit, const64(0), within))

    def _known(self, sets: tuple[int, ...], index: ir.Expr) -> Form:
        """One of some sets that are known; the one behind them has no elements."""
        name = self.values.temporary("index")
        within: Form = ("i32.lt_u", get(name), const(len(sets)))
        place = scaled(("select", get(name), const(len(sets)), within), 8)
        read = load("i64.load", place, self.values.memory.known_sets(sets))
        return ("block", ("result", "i64"), put(name, self.values.number(index)), read)

    def _joined(self, operator: str, args: tuple[ir.Expr, ...]) -> Form:
        form = self.values.number(args[0])
        for arg in args[1:]:
            form = (f"i64.{operator}", form, self.values.number(arg))
        return form

    def cells(self, cells: ir.Cells) -> Form:
        """The cells that compare, sixteen at a time."""
        value = self.values.temporary("value", "v128")
        place = self.values.temporary("place")
        splat: Form = ("local.set", f"${value}", ("i16x8.splat", self.clamped(cells.value)))
        start = self.values.memory.state + cells.base * WIDTH
        offset: Form = const(0) if cells.index is None else scaled(self.values.number(cells.index), WIDTH)
        # An index that is below 0 in some lane that is not in use must not become a huge address.
        base: Form = ("local.set", f"${place}", add(offset, const(start)))
        parts = [self._sixteen(cells, place, value, at) for at in range(0, cells.size, 16)]
        whole = parts[0]
        for number, part in enumerate(parts[1:], 1):
            whole = ("i64.or", whole, ("i64.shl", part, const64(16 * number)))
        return ("block", ("result", "i64"), splat, base, whole)

    def _sixteen(self, cells: ir.Cells, place: str, value: str, at: int) -> Form:
        """Sixteen bits of the set, from cell ``at`` on."""
        both = [self._eight(cells, place, value, at + step) for step in (0, LANES) if at + step < cells.size]
        if len(both) == 1:
            return ("i64.extend_i32_u", ("i16x8.bitmask", both[0]))
        return ("i64.extend_i32_u", ("i8x16.bitmask", ("i8x16.narrow_i16x8_s", *both)))

    def _eight(self, cells: ir.Cells, place: str, value: str, at: int) -> Form:
        read = load("v128.load", get(place), at * WIDTH)
        return (f"i16x8.{_COMPARE[cells.operator]}", self._looked_up(cells.table, read), get(value))

    def _looked_up(self, table: str, read: Form) -> Form:
        """What a table has for each of eight slots."""
        if not table:
            return read
        entries = self.values.memory.program.tables[table]
        name = self.values.temporary("slots", "v128")
        least, told = min(entries), trimmed(entries)
        if len(entries) > 256:  # only the lower byte of a slot is looked up
            read = ("i16x8.min_u", read, _splat(255))
        found: Form = ("v128.const", "i64x2", "0", "0")
        for at in range(0, len(told), 16):
            index: Form = ("local.tee", f"${name}", read) if at == 0 else ("i16x8.sub", get(name), _splat(at))
            # The upper byte of each lane points outside of the table, which gives 0.
            index = ("v128.or", ("v128.and", index, _splat(255)), _splat(-256))
            part: Form = ("i8x16.swizzle", _bytes([entry - least for entry in told[at : at + 16]]), index)
            found = part if at == 0 else ("v128.or", found, part)
        return ("i16x8.add", found, _splat(least)) if least else found

    def matches(self, expr: ir.Matches) -> Form:
        """1 if an entry of a row lies in a set: two entries at a time, no branch between them."""
        at, length = self.values.memory.entry_sets(expr.table, expr.columns)
        members, row = self.values.temporary("members", "v128"), self.values.temporary("row")
        whole = put(members, ("i64x2.splat", self.values.number(expr.members)))
        place = put(row, scaled(self.values.number(expr.row), 8 * length))
        zero: Form = ("v128.const", "i64x2", "0", "0")
        found: Form | None = None
        for pair in range(0, length, 2):
            missing: Form = ("v128.andnot", load("v128.load", get(row), at + 8 * pair), get(members))
            test: Form = ("i64x2.eq", missing, zero)
            found = test if found is None else ("v128.or", found, test)
        assert found is not None
        return ("block", ("result", "i32"), whole, place, ("v128.any_true", found))

    def clamped(self, value: ir.Expr) -> Form:
        """A value that is compared with slots, brought into 16 bits without changing the result."""
        form = self.values.number(value)
        if self._fits(value, frozenset()):
            return form
        name = self.values.temporary("clamped")
        most: Form = ("select", get(name), const(32767), ("i32.lt_s", get(name), const(32767)))
        least: Form = ("select", get(name), const(-32768), ("i32.gt_s", get(name), const(-32768)))
        return ("block", ("result", "i32"), put(name, form), put(name, most), least)

    def _fits(self, value: ir.Expr, known: frozenset[str]) -> bool:
        """Whether a value is surely one of 16 bits; variables in ``known`` are being looked at already."""
        match value:
            case ir.Const(number):
                return -32768 <= number <= 32767
            case ir.Slot():
                return True
            case ir.Lookup(table, _):
                entries = self.values.memory.program.tables[table]
                return min(entries) >= -32768 and max(entries) <= 32767
            case ir.Var(name):
                given = self.values.analysis.given.get(name, ())
                return bool(given) and (name in known or all(self._fits(one, known | {name}) for one in given))
            case ir.Op("+" | "-", (part, ir.Const(number))):
                return isinstance(part, ir.Slot) and abs(number) < 700
            case _:
                return False


def trimmed(entries: tuple[int, ...]) -> tuple[int, ...]:
    """A table without the least entries at its end: what lies outside of a vector's table counts as these."""
    end = max((i + 1 for i, entry in enumerate(entries) if entry != min(entries)), default=0)
    return entries[:end]


def fits(entries: tuple[int, ...]) -> bool:
    """Whether a table can be looked up in vectors: few entries, close together."""
    # The ends of 16 bits stand for all that lies beyond them, so that no entry may be one.
    near = max(entries) - min(entries) <= 255 and min(entries) > -32768 and max(entries) < 32767
    return near and len(trimmed(entries)) <= MOST_ENTRIES


def _splat(value: int) -> Form:
    return ("v128.const", "i16x8", *[str(value)] * LANES)


def _bytes(entries: list[int]) -> Form:
    padded = [*entries, *[0] * (16 - len(entries))]
    return ("v128.const", "i8x16", *map(str, padded))
