"""Comparisons lane by lane, as sets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, add, negate, op
from interpreter.program.layout import Layout
from interpreter.program.walk import variables
from interpreter.wasm.lanes.graph import FULL, Graph, Mask
from interpreter.wasm.lanes.values import Count, Either, Number, Read, RefusedError, Truth, Value
from interpreter.wasm.optimize.simplify import operation, slot

#: Each comparison with its sides exchanged.
SWAPPED = {"=": "=", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}
#: In more than so many groups of lanes a set is not taken apart.
MOST_GROUPS = 12
#: So many lanes are compared with a number one by one.
MOST_COMPARED = 2
#: The longest list of known sets.
MOST_LISTED = 64
#: A table of more different entries than this is compared with a value as it comes.
MOST_ENTRIES = 8


@dataclass
class Comparer:
    """Compares values as sets of a graph. ``looped``: variables that change in loops around."""

    graph: Graph
    layout: Layout
    tables: Mapping[str, tuple[int, ...]]
    looped: frozenset[str] = frozenset()

    def compare(self, word: str, left: Value, right: Value, active: Mask) -> Mask:
        """Where a comparison holds, as far as lanes of ``active`` go; others do not matter. Raises `RefusedError`."""
        match left, right:
            case Either(options), _:
                return self._each(options, active, lambda value, among: self.compare(word, value, right, among))
            case _, Either(options):
                return self._each(options, active, lambda value, among: self.compare(word, left, value, among))
            case Number(), Number():
                return self._numbers(word, left, right, active)
            case Read(), Number():
                return self._read(word, left, right, active)
            case Number(), Read():
                return self._read(SWAPPED[word], right, left, active)
            case Count(of), Number():
                return self._count(word, of, right, active)
            case Truth(mask), Number():
                return self._truth(word, mask, right, active)
            case Number(), Truth(mask):
                return self._truth(SWAPPED[word], mask, left, active)
            case _:
                raise RefusedError

    def truth(self, value: Value, active: Mask) -> Mask:
        """Where a value is not 0, as far as lanes of ``active`` go. Raises `RefusedError`."""
        if isinstance(value, Truth):
            return value.mask
        return self.compare("!=", value, Number(ZERO, (0,) * 64), active)

    def _each(self, options: tuple[tuple[Mask, Value], ...], active: Mask, test: Callable[[Value, Mask], Mask]) -> Mask:
        """A comparison of one of several values: where a lane has the value, as for the value alone."""
        graph = self.graph
        found = []
        for mask, value in options:
            among = graph.all_of(mask, active)
            if graph.possible(among):
                found.append(graph.all_of(mask, test(value, among)))
        return graph.any_of(*found)

    def _numbers(self, word: str, left: Number, right: Number, active: Mask) -> Mask:
        """Grouped by what is known, so that each group is one comparison of what is the same in all lanes."""
        possible = self.graph.possible(active)
        single = self._single(left, right) if word in ("=", "!=") else None
        if single is not None:
            return self.graph.invert(single) if word == "!=" else single
        listed = self._listed(left, right, possible) if word in ("=", "!=") else None
        if listed is not None:
            return self.graph.invert(listed) if word == "!=" else listed
        groups: dict[tuple[int, int], int] = {}
        for number, lanes in left.lanes(possible).items():
            for other, among in right.lanes(lanes).items():
                groups[number, other] = groups.get((number, other), 0) | among
        results: dict[ir.Expr, int] = {}
        for (number, other), lanes in groups.items():
            result = _compared(word, left.uniform, number, right.uniform, other)
            results[result] = results.get(result, 0) | lanes
        if len(results) > MOST_GROUPS:
            raise RefusedError
        if len(results) == 1:
            return self.every(*results)
        parts = [self.graph.all_of(self.every(result), self.graph.bits(lanes)) for result, lanes in results.items()]
        return self.graph.any_of(*parts)

    def _single(self, left: Number, right: Number) -> Mask | None:
        """The one lane whose own number is the number that is the same in all, where lanes count up."""
        for lanes, same in ((left, right), (right, left)):
            first, number = lanes.known[0], same.known[0]
            if first is None or number is None or lanes.uniform != ZERO or same.uniform == ZERO:
                continue
            count = len(lanes.known)
            if (
                count > MOST_COMPARED
                and len(set(same.known)) == 1
                and lanes.known == tuple(range(first, first + count))
            ):
                return self.graph.leaf(ir.Single(add(same.uniform, ir.Const(number - first))))
        return None

    def _listed(self, left: Number, right: Number, possible: int) -> Mask | None:
        """The lanes whose own number is the number that is the same in all, by a list of these sets of lanes."""
        for own, same in ((left, right), (right, left)):
            number = same.single(possible)
            if own.uniform != ZERO or same.uniform == ZERO or number is None:
                continue
            lanes = own.lanes(possible)
            least, most = min(lanes, default=0), max(lanes, default=0)
            if len(lanes) > MOST_COMPARED and most - least < MOST_LISTED:
                sets = tuple(lanes.get(at, 0) for at in range(least, most + 1))
                return self.graph.leaf(ir.Known(sets, add(same.uniform, ir.Const(number - least))))
        return None

    def every(self, condition: ir.Expr) -> Mask:
        """All lanes if a condition holds."""
        if isinstance(condition, ir.Const):
            return self.graph.bits(FULL if condition.value else 0)
        # A condition and its opposite are one set and what is not in it.
        if isinstance(condition, ir.Op) and condition.operator in ("!=", "not"):
            return self.graph.invert(self.every(negate(condition)))
        return self.graph.leaf(ir.Every(condition))

    def _count(self, word: str, of: tuple[Mask, ...], right: Number, active: Mask) -> Mask:
        """Whether a set has anything in it; no other question about its size is answered."""
        zero = right.uniform == ZERO and right.single(self.graph.possible(active)) == 0
        if not zero or word not in ("=", "!=", ">"):
            raise RefusedError
        some = self.graph.any_of(*of)
        return self.graph.invert(some) if word == "=" else some

    def _truth(self, word: str, mask: Mask, right: Number, active: Mask) -> Mask:
        if right.uniform != ZERO:
            raise RefusedError
        found = []
        for number, lanes in right.lanes(self.graph.possible(active)).items():
            yes, no = (op(word, ir.Const(flag), ir.Const(number)) for flag in (1, 0))
            both = (
                self.graph.all_of(self.every(yes), mask),
                self.graph.all_of(self.every(no), self.graph.invert(mask)),
            )
            found.append(self.graph.all_of(self.graph.bits(lanes), self.graph.any_of(*both)))
        return self.graph.any_of(*found)

    def _read(self, word: str, left: Read, right: Number, active: Mask) -> Mask:
        """One set of cells for each number that is compared with; moved to where the lanes read it."""
        possible = self.graph.possible(active)
        groups = right.lanes(possible)
        places = left.index.lanes(possible)
        if len(groups) > MOST_GROUPS or not places:
            raise RefusedError
        found = []
        for number, lanes in groups.items():
            value = add(right.uniform, ir.Const(number))
            try:
                held = self._together(left, word, value, places, lanes)
            except RefusedError:
                held = self._apart(left, word, value, lanes)
            found.append(self.graph.all_of(held, self.graph.bits(lanes)))
        return self.graph.limit(self.graph.any_of(*found), possible)

    def _together(self, left: Read, word: str, value: ir.Expr, places: Mapping[int, int], lanes: int) -> Mask:
        """By a set of all cells that compare, moved to the lanes. Raises `RefusedError`."""
        found = []
        for condition, than in self._cases(left, word, value):
            cells, start = self._cells(left, than[0], than[1], places)
            found.append(self.graph.all_of(self.gathered(cells, left.index, start, lanes), self.every(condition)))
        return self.graph.any_of(*found)

    def _apart(self, left: Read, word: str, value: ir.Expr, lanes: int) -> Mask:
        """Cell by cell, where many lanes read few cells. Raises `RefusedError`."""
        cells = left.index.lanes(lanes)
        if len(cells) > MOST_GROUPS:
            raise RefusedError
        found = []
        for cell, among in cells.items():
            place = slot(left.base + cell, left.index.uniform)
            read = ir.Lookup(left.table, place) if left.table else place
            found.append(self.graph.all_of(self.every(operation(word, read, value)), self.graph.bits(among)))
        return self.graph.any_of(*found)

    def _cases(self, read: Read, word: str, value: ir.Expr) -> list[tuple[ir.Expr, tuple[str, ir.Expr]]]:
        """A comparison as one; or, if the value changes and the table has few entries, as one for each entry.

        The sets of cells that have an entry do not change, so that they need not be made again and again.
        """
        entries = sorted(set(self.tables[read.table])) if read.table else []
        if not 0 < len(entries) <= MOST_ENTRIES or not self._varies(value):
            return [(ONE, (word, value))]
        return [(operation(SWAPPED[word], value, ir.Const(entry)), ("=", ir.Const(entry))) for entry in entries]

    def _varies(self, value: ir.Expr) -> bool:
        return not self.looped.isdisjoint(variables(value))

    def _cells(self, read: Read, word: str, value: ir.Expr, places: Mapping[int, int]) -> tuple[Mask, int]:
        """The set of all cells that a slot can be, and the cell that is number 0 in it."""
        least, most = min(places), max(places)
        start = least if least < 0 or most > 63 else 0
        if most - start > 63:
            raise RefusedError
        size = min(64, max(_end(self.layout, read.base) - read.base - start, most - start + 1))
        index = None if read.index.uniform == ZERO else read.index.uniform
        cells = ir.Cells(read.base + start, index, size, read.table, "=" if word == "!=" else word, value)
        mask = self.graph.leaf(cells)
        return self.graph.invert(mask) if word == "!=" else mask, start

    def gathered(self, cells: Mask, index: Number, start: int, lanes: int) -> Mask:
        """For each lane, whether the cell that it reads is in a set. Raises `RefusedError` for too many moves."""
        moves = _moves(index.known, start, lanes)
        if len(moves) > MOST_GROUPS:
            raise RefusedError
        parts = [self.graph.all_of(self.graph.moved(cells, by), self.graph.bits(among)) for by, among in moves.items()]
        return self.graph.any_of(*parts)


@lru_cache(maxsize=4096)
def _moves(known: tuple[int | None, ...], start: int, lanes: int) -> Mapping[int, int]:
    """How far apart a lane and its cell are, and the lanes for which it is so far."""
    moves: dict[int, int] = {}
    for lane, cell in enumerate(known):
        if lanes >> lane & 1 and cell is not None:
            moves[cell - start - lane] = moves.get(cell - start - lane, 0) | 1 << lane
    return moves


def _end(layout: Layout, slot: int) -> int:
    """The slot after the zone or variable that a slot belongs to."""
    for zone in layout.zones.values():
        if zone.base <= slot < zone.end:
            return zone.end
    return max((v.base + v.size for v in layout.variables.values() if v.base <= slot < v.base + v.size), default=slot)


def _compared(word: str, left: ir.Expr, more: int, right: ir.Expr, other: int) -> ir.Expr:
    """A comparison of two sums, what is known of them on the right side."""
    if right == ZERO:
        return operation(word, left, ir.Const(other - more))
    if left == ZERO:
        return operation(SWAPPED[word], right, ir.Const(more - other))
    return operation(word, add(left, ir.Const(more - other)), right)
