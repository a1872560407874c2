"""What is collected while a ruleset is compiled: tables, functions, faults, names."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TypeVar

from interpreter.diagnostics.diagnostic import Span
from interpreter.language import typed
from interpreter.language.types import Kind, Line, Match, Optional, Type
from interpreter.program import ir, layout
from interpreter.program.geometry import Geometry
from interpreter.program.placements import Placement, placements

T = TypeVar("T")
Row = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """An error of the ruleset that shows only while it runs: code, sentence, place."""

    code: str
    message: str
    span: Span
    hint: str = ""


@dataclass
class Context:
    """One compilation. Names it gives out are unique in the program."""

    checked: typed.Checked
    layout: layout.Layout
    tables: dict[str, tuple[int, ...]] = field(default_factory=dict)
    rows: dict[str, tuple[Row, ...]] = field(default_factory=dict)
    functions: dict[str, ir.Function] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    geometries: dict[str, Geometry] = field(default_factory=dict)
    laid: dict[tuple[str, str], tuple[Placement, ...]] = field(default_factory=dict)
    counter: int = 0
    #: Whether a player (an expression) can take an action (by name); set once actions are numbered.
    possible: Callable[[str, ir.Expr], ir.Expr] = field(default=lambda name, player: ir.Const(0))

    def name(self, stem: str) -> str:
        """A new variable or function name that begins with ``stem``."""
        self.counter += 1
        return f"{''.join(ch if ch.isalnum() else '_' for ch in stem)}_{self.counter}"

    def fault(self, code: str, message: str, span: Span, hint: str = "") -> int:
        """The number of a fault, the same for the same fault."""
        fault = Fault(code, message, span, hint)
        if fault not in self.faults:
            self.faults.append(fault)
        return self.faults.index(fault)

    def table(self, stem: str, values: Sequence[int]) -> str:
        """The name of a constant table with these values (an equal one is used again)."""
        return _place(self.tables, stem, tuple(values))

    def ragged(self, stem: str, rows: Sequence[Row]) -> str:
        """The name of a constant table of rows of tuples."""
        return _place(self.rows, stem, tuple(rows))

    def geometry(self, zone: str) -> Geometry:
        """The geometry of a zone."""
        if zone not in self.geometries:
            self.geometries[zone] = Geometry(self.checked.zones[zone])
        return self.geometries[zone]

    def placements(self, pattern: str, zone: str) -> tuple[Placement, ...]:
        """All placements of a pattern in a zone; a match is an index into this."""
        key = (pattern, zone)
        if key not in self.laid:
            patterns = self.checked.patterns
            self.laid[key] = placements(patterns[pattern], patterns, self.geometry(zone))
        return self.laid[key]

    def extent(self, of: Type) -> int:
        """How many values a scalar type has."""
        match of:
            case Optional(inner):
                return self.extent(inner)
            case Line(zone, axis):
                shape = self.checked.zones[zone]
                return shape.copies * (shape.rows if axis == "row" else shape.columns)
            case Match(pattern, zone):
                return max(1, len(self.placements(pattern, zone)))
            case _:
                return layout.extent(of, self.checked)

    def lowest(self, of: Type) -> int:
        """The least value of a scalar type: what index 0 stands for."""
        match of:
            case Optional(inner):
                return self.lowest(inner)
            case Kind(components):
                return min(self.checked.components[name].first_kind for name in components)
            case _:
                return layout.lowest(of)

    @cached_property
    def kind_count(self) -> int:
        """Kinds over all components, plus one for the number 0 (nothing)."""
        return 1 + sum(component.kinds for component in self.checked.components.values())

    def attribute_table(self, name: str) -> str:
        """The table of an attribute by kind number; -1 for nothing and for kinds without it."""
        values = [-1] * self.kind_count
        for component in self.checked.components.values():
            names = [attribute for attribute, _ in component.attributes]
            if name in names:
                at = names.index(name)
                for i, row in enumerate(layout.attribute_values(component, self.checked)):
                    values[component.first_kind + i] = row[at]
        return self.table(f"{name}_of_kind", values)


def _place(known: dict[str, T], stem: str, value: T) -> str:
    base = "".join(ch if ch.isalnum() else "_" for ch in stem)
    name, number = base, 1
    while name in known and known[name] != value:
        number += 1
        name = f"{base}_{number}"
    known[name] = value
    return name
