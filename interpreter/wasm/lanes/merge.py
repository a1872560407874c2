"""One of several values, by the lanes that have each: as simply as it can be said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from interpreter.program import ir
from interpreter.program.build import ZERO
from interpreter.wasm.lanes.graph import Graph, Mask
from interpreter.wasm.lanes.values import Either, Number, Read, RefusedError, Truth, Value

#: Values that one expression can be, beyond one for each lane.
MOST_OPTIONS = 16


@dataclass
class Merger:
    """Merges values of ``lanes`` lanes; the sets are those of ``graph``."""

    graph: Graph
    lanes: int

    def merged(self, options: Sequence[tuple[Mask, Value]]) -> Value:
        """One of several values, as simply as can be said."""
        apart = [option for mask, value in options for option in self._apart(mask, value)]
        apart = [option for option in apart if self.graph.possible(option[0])]
        if len(apart) == 1:
            return apart[0][1]
        if all(isinstance(value, Truth) for _, value in apart):
            parts = [self.graph.all_of(mask, value.mask) for mask, value in apart if isinstance(value, Truth)]
            return Truth(self.graph.any_of(*parts))
        return self._joined(apart) or self._read(apart) or self._either(apart)

    def _apart(self, mask: Mask, value: Value) -> list[tuple[Mask, Value]]:
        if isinstance(value, Either):
            return [(self.graph.all_of(mask, among), one) for among, one in value.options]
        return [(mask, value)]

    def _either(self, options: list[tuple[Mask, Value]]) -> Either:
        """Equal values are one option. Raises `RefusedError` for too many."""
        masks: dict[Value, Mask] = {}
        for mask, value in options:
            masks[value] = self.graph.any_of(masks[value], mask) if value in masks else mask
        unknown = sum(self.graph.known(mask) is None for mask in masks.values())
        if unknown > MOST_OPTIONS or len(masks) > self.lanes + MOST_OPTIONS:
            raise RefusedError
        return Either(tuple((mask, value) for value, mask in masks.items()))

    def _joined(self, options: list[tuple[Mask, Value]]) -> Number | None:
        """Numbers in lanes that are known, as one number."""
        known: list[int | None] = [None] * self.lanes
        exprs = set()
        for mask, value in options:
            lanes = self.graph.known(mask)
            if lanes is None or not isinstance(value, Number):
                return None
            exprs.add(value.uniform)
            for lane in range(self.lanes):
                if lanes >> lane & 1:
                    known[lane] = value.known[lane]
        return Number(exprs.pop(), tuple(known)) if len(exprs) == 1 else None

    def _read(self, options: list[tuple[Mask, Value]]) -> Read | None:
        """Slots of the state, another one in each lane, as one slot that is read."""
        slots: list[int | None] = [None] * self.lanes
        indices = set()
        for mask, value in options:
            lanes, slot = self.graph.known(mask), _one_slot(value)
            if lanes is None or slot is None:
                return None
            indices.add(slot.index)
            for lane in range(self.lanes):
                if lanes >> lane & 1:
                    slots[lane] = slot.base
        if len(indices) != 1:
            return None
        first = min(slot for slot in slots if slot is not None)
        places = tuple(None if slot is None else slot - first for slot in slots)
        return Read(first, Number(indices.pop() or ZERO, places))


def _one_slot(value: Value) -> ir.Slot | None:
    """The slot that a value is, the same in all lanes."""
    match value:
        case Number(ir.Slot() as slot, known) if set(known) == {0}:
            return slot
        case _:
            return None
