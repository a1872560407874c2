"""Boards, rows and rings drawn cell by cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.language.typed import ZoneShape
from interpreter.language.types import Player
from interpreter.machine.canvas import FAINT, Block, Piece, Row, padded, width
from interpreter.machine.notation import cell_name, column_letters
from interpreter.machine.signs import attributes, signs
from interpreter.machine.view import read_cell
from interpreter.program.layout import ZoneSlots, attribute_values, kinds_of

if TYPE_CHECKING:
    from interpreter.machine.game import Game

#: A row this long at least is folded, if it is a ring with an even number of cells.
_FOLDED = 6


def zone_signs(game: Game, zone: ZoneSlots) -> dict[str, str]:
    """The sign of each kind that a zone holds, by its notation."""
    return signs(tuple(game.notation.kinds[kind] for kind in zone.kinds))


def colour_of(game: Game, kind: str) -> str:
    """The word for a kind's colour: ``seat0``, ``seat1`` for a player's, else its first attribute that is a word."""
    number = game.notation.kind_numbers[kind]
    component = next(c for c in game.checked.components.values() if number in kinds_of(c))
    values = attribute_values(component, game.checked)[number - component.first_kind]
    for (_, of), value in zip(component.attributes, values, strict=True):
        if isinstance(of, Player):
            return f"seat{value}"
    return next((word for word in attributes(kind) if word.isalpha()), "")


def sign(game: Game, state: list[int], zone: ZoneSlots, cell: int) -> Row:
    """What lies on a cell, in short; a dot for nothing."""
    short = zone_signs(game, zone)
    content = read_cell(game, state, zone, cell)
    if isinstance(content, dict) and len(zone.kinds) == 1:
        return [(str(sum(content.values())), "")]
    if isinstance(content, dict):
        found = [(f"{count}{short[kind]}", colour_of(game, kind)) for kind, count in content.items()]
        return _between(found, "+")
    if isinstance(content, list):
        return _between([(short[str(kind)], colour_of(game, str(kind))) for kind in content], "/")
    return [(short[str(content)], colour_of(game, str(content)))] if content is not None else [(".", FAINT)]


def _between(pieces: list[Piece], mark: str) -> Row:
    row = [piece for each in pieces for piece in ((mark, ""), each)][1:]
    return row or [(".", FAINT)]


def board(game: Game, state: list[int], zone: ZoneSlots, copy: int, level: int = 0) -> Block:
    """One level of a grid with its row numbers and column letters, as a person sees it."""
    shape = zone.shape
    first = (copy * shape.levels + level) * shape.rows * shape.columns
    return grid(shape, [sign(game, state, zone, first + i) for i in range(shape.rows * shape.columns)])


def grid(shape: ZoneShape, cells: list[Row]) -> Block:
    """Cells, given row by row from row 1, drawn as a grid of that shape."""
    size = max(width(cell) for cell in cells)
    order = range(shape.rows) if shape.numbered == "from_top" else range(shape.rows - 1, -1, -1)
    margin = len(str(shape.rows))
    block: Block = []
    for r in order:
        row: Row = [(f"  {r + 1:>{margin}} {_shift(shape, r, size)}", FAINT)]
        for cell in cells[r * shape.columns : (r + 1) * shape.columns]:
            row += [*padded(cell, size), (" ", "")]
        block.append(row)
    below = _shift(shape, shape.rows if shape.numbered == "from_top" else 0, size)
    letters = " ".join(column_letters(c).ljust(size) for c in range(shape.columns))
    return [*block, [(f"  {' ' * margin} {below}{letters}", FAINT)]]


def _shift(shape: ZoneShape, row: int, size: int) -> str:
    return " " * (row * (size + 1) // 2) if shape.kind == "hex" else ""


def levels_shown(state: list[int], zone: ZoneSlots, copy: int) -> range:
    """The levels of a grid worth drawing: empty ones above all pieces are left out."""
    shape = zone.shape
    size = shape.rows * shape.columns * zone.stride
    base = zone.base + copy * shape.levels * size
    used = [level for level in range(shape.levels) if any(state[base + level * size : base + (level + 1) * size])]
    return range(max(used, default=0) + 1)


def levels(game: Game, state: list[int], zone: ZoneSlots, copy: int) -> list[Block]:
    """The levels of a grid, lowest first, each under its number if there can be several."""
    if zone.shape.levels == 1:
        return [board(game, state, zone, copy)]
    shown = levels_shown(state, zone, copy)
    return [[[(f" level {level + 1}", FAINT)], *board(game, state, zone, copy, level)] for level in shown]


def strip(game: Game, state: list[int], zone: ZoneSlots, copy: int) -> Block:
    """A row, ring or graph with the names of its cells; a long ring is folded, as such boards are."""
    first, size = copy * zone.shape.size, zone.shape.size
    cells = [sign(game, state, zone, first + i) for i in range(size)]
    names = [cell_name(zone.shape, i) for i in range(size)]
    half = size // 2
    if zone.shape.kind == "ring" and size % 2 == 0 and size >= _FOLDED:
        back = list(range(size - 1, half - 1, -1))
        width_ = max(*(width(cell) for cell in cells), *(len(name) for name in names))
        upper = _named([cells[i] for i in back], [names[i] for i in back], width_)
        lower = _named(cells[:half], names[:half], width_)
        return [upper[1], upper[0], *lower]
    return _named(cells, names, max(*(width(cell) for cell in cells), *(len(name) for name in names)))


def _named(cells: list[Row], names: list[str], size: int) -> Block:
    row: Row = [("  ", "")]
    for cell in cells:
        row += [(" " * (size - width(cell)), ""), *cell, (" ", "")]
    return [row, [("  " + " ".join(name.rjust(size) for name in names), FAINT)]]
