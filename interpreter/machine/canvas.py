"""Text laid out in blocks: rows of pieces, each with the colour it may be shown in.

Where colours are not shown the pieces' texts alone, joined, are the drawing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size

#: A text and a word for its colour; no word for the ordinary one.
Piece = tuple[str, str]
Row = list[Piece]
Block = list[Row]

#: The colour word of headings.
HEADING = "heading"
#: The colour word of what is there to be counted or found by, such as row numbers.
FAINT = "faint"
#: Drawings are not wider than that, where it can be helped.
WIDTH = 96
#: Between two blocks that stand side by side.
GAP = 4


def width(row: Iterable[Piece]) -> int:
    """The places that a row takes on a terminal, which are not its characters in every script."""
    return sum(cell_len(text) for text, _ in row)


def block_width(block: Block) -> int:
    """The places that a block's longest row takes."""
    return max((width(row) for row in block), default=0)


def padded(row: Row, size: int) -> Row:
    """The row with blanks at its end."""
    return [*row, (" " * max(0, size - width(row)), "")]


def beside(blocks: Sequence[Block], most: int = WIDTH) -> Block:
    """Blocks side by side, their tops level; those that find no room go below."""
    lines: Block = []
    line: list[Block] = []
    for block in blocks:
        taken = sum(block_width(each) + GAP for each in line)
        if line and taken + block_width(block) > most:
            lines += [*_joined(line), []]
            line = []
        line.append(block)
    return lines + _joined(line)


def _joined(blocks: list[Block]) -> Block:
    height = max((len(block) for block in blocks), default=0)
    widths = [block_width(block) + GAP for block in blocks]
    rows = [[block[i] if i < len(block) else [] for block in blocks] for i in range(height)]
    return [[piece for row, size in zip(cells, widths, strict=True) for piece in padded(row, size)] for cells in rows]


def wrapped(items: Sequence[Row], size: int) -> Block:
    """Items joined by commas, on as many rows as they need in a column of that width."""
    rows: Block = [[]]
    for number, item in enumerate(items):
        last = [*item, (",", "")] if number + 1 < len(items) else item
        if rows[-1] and width(rows[-1]) + 1 + width(last) > size:
            rows.append([])
        rows[-1] = [*rows[-1], *([(" ", "")] if rows[-1] else []), *last]
    return rows


def table(head: Sequence[str], rows: Sequence[tuple[str, Sequence[Sequence[Row]]]], most: int = WIDTH) -> Block:
    """A table: headings over columns, then for each row its name and the items of each cell, wrapped."""
    label = max((cell_len(name) for name, _ in rows), default=0) + 2
    room = max(8, (most - label) // max(1, len(head)) - 2)
    names = [name for name, _ in rows]
    cells = [[wrapped(items, room) for items in row] for _, row in rows]
    if head:
        names = ["", *names]
        cells = [[[[(name, HEADING)]] for name in head], *cells]
    sizes = [max(block_width(cell) for cell in column) + 2 for column in zip(*cells, strict=True)]
    labels = [set_cell_size(name, label) for name in names]
    lines = [_beneath(name, row, sizes) for name, row in zip(labels, cells, strict=True)]
    return [row for line in lines for row in line]


def _beneath(name: str, cells: list[Block], sizes: list[int]) -> Block:
    """One row of a table, as high as its highest cell."""
    block: Block = []
    for i in range(max(len(cell) for cell in cells)):
        row: Row = [(name if i == 0 else " " * cell_len(name), HEADING)]
        for cell, size in zip(cells, sizes, strict=True):
            row += padded(cell[i] if i < len(cell) else [], size)
        block.append(row)
    return block


def plain(block: Block) -> str:
    """The block as text without colours."""
    return "\n".join("".join(text for text, _ in row).rstrip() for row in block)
