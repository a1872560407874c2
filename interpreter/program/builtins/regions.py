"""What built-ins over cells share: the zone of a region, tables over all copies of a zone, `where:` conditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from interpreter.language import typed
from interpreter.language.types import Cell, Line, Optional, Type, ZoneRef
from interpreter.program import ir
from interpreter.program.build import ONE
from interpreter.program.scope import Scope, element_type

T = TypeVar("T")


def cell_zone(of: Type) -> str:
    """The zone of a cell, or of the cells of a region."""
    inner = of.of if isinstance(of, Optional) else of
    if isinstance(inner, Cell | ZoneRef | Line):
        return inner.zone
    element = element_type(inner)
    assert isinstance(element, Cell)
    return element.zone


def is_cell(expression: typed.Expression) -> bool:
    """Whether an expression is one cell (not a region)."""
    return isinstance(expression.type, Cell | Optional)


def flat(scope: Scope, zone: str, local: Callable[[int], int]) -> list[int]:
    """A function of cells of one copy, as a table over all copies; -1 stays -1."""
    geometry = scope.context.geometry(zone)
    values = [local(c) for c in range(geometry.size)]
    return [v if v < 0 else copy * geometry.size + v for copy in range(geometry.shape.copies) for v in values]


def flat_rows(scope: Scope, zone: str, local: Callable[[int], tuple[int, ...]]) -> list[tuple[tuple[int, ...], ...]]:
    """Lists of cells by cell of one copy, as rows over all copies."""
    geometry = scope.context.geometry(zone)
    rows = [local(c) for c in range(geometry.size)]
    return [tuple((copy * geometry.size + v,) for v in row) for copy in range(geometry.shape.copies) for row in rows]


def swapped(function: Callable[[int, int], T]) -> Callable[[int, int], T]:
    """A function of two numbers that takes the second one first."""
    return lambda second, first: function(first, second)


def neighbor_table(scope: Scope, zone: str) -> str:
    """The table of neighbours by cell."""
    return scope.context.ragged(f"neighbors_in_{zone}", flat_rows(scope, zone, scope.context.geometry(zone).neighbors))


def holds(scope: Scope, node: typed.Call, cell: ir.Expr) -> ir.Expr:
    """The ``where:`` condition of a call, of a cell; true if there is none."""
    if "where" not in node.named or node.cell is None:
        return ONE
    return scope.bind(node.cell, cell).value(node.named["where"])
