"""Where the cells of a zone lie: coordinates, directions, neighbours, rays, sides.

Cells of one copy are numbered row by row from row 1, level by level: cell number
``(level * rows + row) * columns + column``, counting from 0. *Flat* numbers run on over the
copies of a zone. Directions are named as a person sees the board: ``up`` is towards the
upper edge of the drawing, whichever way the rows are numbered.
"""

from __future__ import annotations

from functools import cached_property

from interpreter.language.directions import ORTHOGONAL
from interpreter.language.typed import ZoneShape

_HEX = (0, 1, 2, 4, 5, 6)
_OFFSETS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))


def reverse(direction: int) -> int:
    """The number of the opposite direction."""
    if direction >= 24:
        return 49 - direction
    turned = (direction % 8 + 4) % 8
    return turned + {0: 0, 1: 16, 2: 8}[direction // 8]


def circle(kind: str) -> tuple[int, ...]:
    """The directions round a cell of a zone of this kind, clockwise."""
    return _HEX if kind == "hex" else tuple(range(8))


def clockwise(direction: int, places: int, kind: str) -> int:
    """The number of the direction so many places further round a cell; straight up or down stays as it is."""
    if direction >= 24:
        return direction
    around, flat = circle(kind), direction % 8
    here = sum(d <= flat for d in around) - 1
    return direction - flat + around[(here + places) % len(around)]


class Geometry:
    """The geometry of one zone shape. Every method takes and gives cells of one copy."""

    def __init__(self, shape: ZoneShape) -> None:
        """Keep the shape; tables are made when first asked for."""
        self.shape = shape
        self.size = shape.size

    def coordinates(self, cell: int) -> tuple[int, int, int]:
        """Row, column and level of a cell, counting from 0."""
        rest, column = divmod(cell, self.shape.columns)
        level, row = divmod(rest, self.shape.rows)
        return row, column, level

    def cell(self, row: int, column: int, level: int = 0) -> int:
        """The cell at these coordinates, or -1 outside the zone (a ring wraps)."""
        shape = self.shape
        if shape.kind == "ring":
            return column % shape.columns
        if 0 <= row < shape.rows and 0 <= column < shape.columns and 0 <= level < shape.levels:
            return (level * shape.rows + row) * shape.columns + column
        return -1

    @cached_property
    def directions(self) -> tuple[int, ...]:
        """The directions that the zone knows."""
        match self.shape.kind:
            case "grid" if self.shape.levels > 1:
                return tuple(range(26))
            case "grid":
                return tuple(range(8))
            case "hex":
                return _HEX
            case "row" | "ring":
                return (2, 6)
            case _:
                return ()

    def step(self, cell: int, direction: int) -> int:
        """The next cell in a direction, or -1."""
        if direction not in self.directions:
            return -1
        row, column, level = self.coordinates(cell)
        up, right, rise = self._offset(direction)
        return self.cell(row + up, column + right, level + rise)

    def _offset(self, direction: int) -> tuple[int, int, int]:
        """Change of row, column and level."""
        if direction >= 24:
            return 0, 0, 1 if direction == 24 else -1
        rows, columns = _OFFSETS[direction % 8]
        if self.shape.numbered == "from_top":
            rows = -rows
        return rows, columns, (0, 1, -1)[direction // 8]

    def ray(self, cell: int, direction: int) -> tuple[int, ...]:
        """The cells from ``cell`` (without it) in a direction, nearest first; a ring once round."""
        found: list[int] = []
        here = self.step(cell, direction)
        while here >= 0 and here != cell:
            found.append(here)
            here = self.step(here, direction)
        return tuple(found)

    def neighbors(self, cell: int) -> tuple[int, ...]:
        """Cells joined to a cell by a side or a link, ascending."""
        if self.shape.kind == "graph":
            pairs = self.shape.links
            return tuple(sorted({b for a, b in pairs if a == cell} | {a for a, b in pairs if b == cell}))
        sides = _HEX if self.shape.kind == "hex" else (*ORTHOGONAL, 24, 25)
        return self._reached(cell, sides)

    def around(self, cell: int) -> tuple[int, ...]:
        """Neighbours of a cell, those over a corner included, ascending."""
        return self.neighbors(cell) if self.shape.kind == "graph" else self._reached(cell, self.directions)

    def _reached(self, cell: int, directions: tuple[int, ...]) -> tuple[int, ...]:
        found = {self.step(cell, direction) for direction in directions}
        return tuple(sorted(found - {-1, cell}))

    def circle(self, cell: int) -> tuple[int, ...]:
        """The eight places round a cell in clockwise order, -1 for those off the board."""
        return tuple(self.step(cell, direction) for direction in range(8))

    def side(self, direction: int) -> tuple[int, ...]:
        """The cells from which one cannot go further in a direction, ascending."""
        return tuple(c for c in range(self.size) if self.step(c, direction) < 0)

    @cached_property
    def border(self) -> tuple[int, ...]:
        """The cells that lie on some side, ascending."""
        sides = _HEX if self.shape.kind == "hex" else ORTHOGONAL
        known = [d for d in sides if d in self.directions]
        return tuple(c for c in range(self.size) if any(self.step(c, d) < 0 for d in known))

    @cached_property
    def corners(self) -> tuple[int, ...]:
        """The cells at the ends of both the rows and the columns, ascending."""
        last_row, last_column = self.shape.rows - 1, self.shape.columns - 1
        ends = [(r, c) for r in {0, last_row} for c in {0, last_column}]
        return tuple(sorted(self.cell(r, c, level) for r, c in ends for level in range(self.shape.levels)))

    def row(self, number: int) -> tuple[int, ...]:
        """The cells of a row (counting from 0), ascending."""
        return tuple(c for c in range(self.size) if self.coordinates(c)[0] == number)

    def column(self, number: int) -> tuple[int, ...]:
        """The cells of a column (counting from 0), ascending."""
        return tuple(c for c in range(self.size) if self.coordinates(c)[1] == number)

    def distances(self, cell: int) -> tuple[int, ...]:
        """Steps from a cell to each cell along neighbours; -1 where there is no way."""
        found = {cell: 0}
        front = [cell]
        while front:
            here = front.pop(0)
            for other in self.neighbors(here):
                if other not in found:
                    found[other] = found[here] + 1
                    front.append(other)
        return tuple(found.get(c, -1) for c in range(self.size))
