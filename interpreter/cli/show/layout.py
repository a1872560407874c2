"""Pieces of a page: faint text, indented lines that wrap under themselves, plain tables."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Rich

FAINT = "bright_black"


def indented(body: RenderableType, cells: int = 2) -> Padding:
    """The body moved to the right."""
    return Padding(body, (0, 0, 0, cells))


def sentences(lines: Iterable[str], marker: str = "") -> Group:
    """Lines that keep their indentation where they wrap; each outermost one after the marker."""
    return Group(*(_sentence(line, marker) for line in lines))


def plain_table(*headings: str) -> Table:
    """A table without rules; without headings it has two columns."""
    table = Table(box=None, show_header=bool(headings), padding=(0, 2, 0, 0), header_style=FAINT)
    for place, heading in enumerate(headings or ("", "")):
        table.add_column(heading, no_wrap=place == 0)
    return table


def _sentence(line: str, marker: str) -> Padding:
    text = line.lstrip(" ")
    depth = len(line) - len(text)
    grid = Table.grid(padding=0)
    grid.add_column(no_wrap=True)
    grid.add_column()
    head = " " * len(marker) if depth else marker
    grid.add_row(Rich(head, FAINT), Rich(text))
    return indented(grid, depth)
