"""What the signs on drawn boards stand for, in the words of a language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from interpreter.machine.boards import colour_of, zone_signs
from interpreter.machine.canvas import Block, Row, wrapped
from interpreter.machine.view import read_cell, visible
from interpreter.machine.wording import Wording
from interpreter.program.layout import ZoneSlots

if TYPE_CHECKING:
    from interpreter.machine.game import Game


def legend(game: Game, state: list[int], player: int | None, wording: Wording, most: int) -> Block:
    """Each sign that stands on a board or in a row, with what it is called; nothing where no sign needs it."""
    items: dict[tuple[str, str], Row] = {}
    order = game.notation.kind_numbers
    for zone in game.program.layout.zones.values():
        if zone.shape.size > 1:
            short = zone_signs(game, zone)
            for kind in sorted(_seen(game, state, zone, player), key=order.__getitem__):
                sign, name = short[kind], wording.in_words(kind)
                if sign != name:
                    items[sign, name] = [(f"{sign} ", colour_of(game, kind)), (name, "")]
    return [[], *wrapped(list(items.values()), most)] if items else []


def _seen(game: Game, state: list[int], zone: ZoneSlots, player: int | None) -> set[str]:
    """The kinds that lie in a zone where a player may see them, in notation."""
    shape = zone.shape
    copies = (copy for copy in range(shape.copies) if visible(game, shape, copy, player))
    cells = (cell for copy in copies for cell in range(copy * shape.size, (copy + 1) * shape.size))
    return {kind for cell in cells for kind in _kinds(read_cell(game, state, zone, cell))}


def _kinds(content: object) -> Iterator[str]:
    pieces: Iterable[object] = content if isinstance(content, dict | list) else [content]
    return (str(piece) for piece in pieces if piece is not None)
