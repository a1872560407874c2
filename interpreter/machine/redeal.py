"""What a player may take a position to be: everything hidden from the player dealt anew.

Known to the player are the zones that are open to them, how many pieces lie in each hidden zone,
and which pieces are not to be seen anywhere. What lies where among those is drawn at random.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from interpreter.machine.rng import Stream
from interpreter.machine.view import visible
from interpreter.program.layout import ZoneSlots

if TYPE_CHECKING:
    from interpreter.machine.game import Game

#: A copy of a zone.
Copy = tuple[ZoneSlots, int]


def hidden_groups(game: Game, player: int) -> list[list[Copy]]:
    """Copies whose contents a player cannot tell apart: hidden, and made for the same kinds.

    A hidden pool alone is left out: what lies in it follows from what lies elsewhere.
    """
    groups: dict[tuple[int, ...], list[Copy]] = {}
    for zone, copy in _hidden(game, player):
        groups.setdefault(zone.kinds, []).append((zone, copy))
    return [group for group in groups.values() if not _follows(group)]


def _hidden(game: Game, player: int) -> Iterator[Copy]:
    for zone in game.program.layout.zones.values():
        for copy in range(zone.shape.copies):
            if not visible(game, zone.shape, copy, player):
                yield zone, copy


def _follows(group: list[Copy]) -> bool:
    return len(group) == 1 and group[0][0].shape.kind == "pool"


def redealt(vector: list[int], groups: list[list[Copy]], stream: Stream) -> list[int]:
    """A copy of a state vector with what lies in the groups dealt anew."""
    fresh = list(vector)
    for group in groups:
        pieces: list[int] = []
        sizes: list[list[int]] = []
        for zone, copy in group:
            cells = [_pieces(zone, vector, at) for at in _cells(zone, copy)]
            pieces += [piece for cell in cells for piece in cell]
            sizes.append([len(cell) for cell in cells])
        pieces.sort()  # so that the deal cannot depend on what lay where
        _shuffle(pieces, stream)
        for (zone, copy), counts in zip(group, sizes, strict=True):
            counts.sort()
            _shuffle(counts, stream)
            for at, count in zip(_cells(zone, copy), counts, strict=True):
                _put(zone, fresh, at, [pieces.pop() for _ in range(count)])
    return fresh


def _cells(zone: ZoneSlots, copy: int) -> range:
    """The first slot of each cell of a copy."""
    size = zone.shape.size * zone.stride
    start = zone.base + copy * size
    return range(start, start + size, zone.stride)


def _pieces(zone: ZoneSlots, vector: list[int], at: int) -> list[int]:
    """The kinds on a cell, one for each piece."""
    match zone.shape.cells:
        case "single":
            return [vector[at]] if vector[at] else []
        case "stack":
            return vector[at + 1 : at + 1 + vector[at]]
        case _:
            return [kind for i, kind in enumerate(zone.kinds) for _ in range(vector[at + i])]


def _put(zone: ZoneSlots, vector: list[int], at: int, pieces: list[int]) -> None:
    numbers = [0] * zone.stride
    match zone.shape.cells:
        case "single":
            numbers[: len(pieces)] = pieces
        case "stack":
            numbers[: len(pieces) + 1] = [len(pieces), *pieces]
        case _:
            for piece in pieces:
                numbers[zone.kinds.index(piece)] += 1
    vector[at : at + zone.stride] = numbers


def _shuffle(items: list[int], stream: Stream) -> None:
    """The classic shuffle from the end (Fisher and Yates)."""
    for last in range(len(items) - 1, 0, -1):
        other = stream.below(last + 1)
        items[last], items[other] = items[other], items[last]
