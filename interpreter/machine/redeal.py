"""What a player may take a position to be: everything hidden from the player dealt anew.

Known to the player are the zones that are open to them, how many pieces lie in each hidden zone,
and which pieces are not to be seen anywhere. What lies where among those is drawn at random.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class Hidden:
    """The contents of one group: all pieces in order, and for each copy its cells with the sizes of what lies there."""

    pieces: tuple[int, ...]
    copies: tuple[tuple[ZoneSlots, range, tuple[int, ...]], ...]


class Dealer:
    """Deals what is hidden from a player anew, as often as asked."""

    def __init__(self, game: Game, vector: list[int], player: int) -> None:
        """Take up the position of a state vector."""
        self.vector = vector
        self.hidden = [_taken_up(vector, group) for group in hidden_groups(game, player)]

    def deal(self, stream: Stream) -> list[int]:
        """A copy of the state vector with the hidden pieces dealt anew from the stream."""
        fresh = list(self.vector)
        for group in self.hidden:
            pieces = list(group.pieces)
            _shuffle(pieces, stream)
            for zone, cells, sizes in group.copies:
                counts = list(sizes)
                _shuffle(counts, stream)
                for at, count in zip(cells, counts, strict=True):
                    _put(zone, fresh, at, [pieces.pop() for _ in range(count)])
        return fresh


def _taken_up(vector: list[int], group: list[Copy]) -> Hidden:
    """What lies in a group, in an order that does not depend on what lay where."""
    places = [(zone, _cells(zone, copy)) for zone, copy in group]
    found = [(zone, cells, [_pieces(zone, vector, at) for at in cells]) for zone, cells in places]
    pieces = sorted(piece for _, _, contents in found for cell in contents for piece in cell)
    copies = tuple((zone, cells, tuple(sorted(len(cell) for cell in contents))) for zone, cells, contents in found)
    return Hidden(tuple(pieces), copies)


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
