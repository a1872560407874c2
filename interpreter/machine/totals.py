"""Keeping the totals of a position set up by hand: what is put somewhere is taken from where it starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from interpreter.language import typed
from interpreter.machine.reader import Slots, fault
from interpreter.program.layout import ZoneSlots, kinds_of

if TYPE_CHECKING:
    from interpreter.machine.game import Game


def put_contents(game: Game, vector: list[int], slots: Slots, given: set[int]) -> None:
    """Write a zone's new contents; the difference comes from where its pieces start."""
    layout = game.program.layout
    zone = next(z for z in layout.zones.values() if z.base <= slots.start < z.end)
    size = len(slots.values)
    before = _count(zone, vector[slots.start : slots.start + size])
    after = _count(zone, list(slots.values))
    vector[slots.start : slots.start + size] = slots.values
    for component in game.checked.components.values():
        if component.copies is not None and component.starts and component.name in zone.shape.holds:
            source = layout.zones[component.starts]
            if source is not zone and source.base not in given:
                _balance(game, vector, component, source, before, after)


def _count(zone: ZoneSlots, values: list[int]) -> dict[int, int]:
    """Pieces by kind in the slots of some cells."""
    found = dict.fromkeys(zone.kinds, 0)
    for at in range(0, len(values), zone.stride):
        cell = values[at : at + zone.stride]
        if zone.shape.cells == "pool":
            for kind, count in zip(zone.kinds, cell, strict=True):
                found[kind] += count
        else:
            for kind in cell[1 : 1 + cell[0]] if zone.shape.cells == "stack" else cell:
                if kind:
                    found[kind] += 1
    return found


def _balance(
    game: Game,
    vector: list[int],
    component: typed.Component,
    source: ZoneSlots,
    before: Mapping[int, int],
    after: Mapping[int, int],
) -> None:
    """Take what is more from the start zone, put back what is less. Dice are alike whatever they show."""
    kinds = kinds_of(component)
    if component.faces:
        total = sum(after[k] - before[k] for k in kinds)
        _shift(game, vector, source, kinds[0], total, anything=True)
        return
    for kind in kinds:
        _shift(game, vector, source, kind, after[kind] - before[kind], anything=False)


def _shift(game: Game, vector: list[int], source: ZoneSlots, kind: int, count: int, anything: bool) -> None:
    step = -1 if count > 0 else 1
    for _ in range(abs(count)):
        if not any(_one(vector, source, cell, kind, step, anything) for cell in range(source.cells)):
            name = game.notation.kinds[kind]
            raise fault("SN008", f"there is no {name} left in `{source.shape.name}` for this position")


def _one(vector: list[int], source: ZoneSlots, cell: int, kind: int, step: int, anything: bool) -> bool:
    """Take a piece from a cell (or put one there); whether that was possible."""
    at = source.base + cell * source.stride
    if source.shape.cells == "pool":
        at += source.kinds.index(kind)
        if step < 0 and not vector[at]:
            return False
        vector[at] += step
        return True
    if source.shape.cells == "single":
        if step < 0 and (vector[at] == kind or (anything and vector[at])):
            vector[at] = 0
            return True
        if step > 0 and not vector[at]:
            vector[at] = kind
            return True
    return False
