"""The layout of the state: one slot for every bit of it, fixed when the ruleset is compiled.

The order is: engine slots, variables, zones, then the frame (values that have to outlive a
decision in the middle of an effect). A slot holds a whole number. Single cells hold the
number of the kind that lies there (0: empty); pool cells one count per kind; stacks their
height and then the kinds, bottom first.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from interpreter.language.typed import Checked, Component, StateVariable, ZoneShape
from interpreter.language.types import Cell, Direction, Flag, Int, Kind, Player, Symbol, Type

#: Engine slots.
POINT, MOVER, ME, REASON, MOVES = range(5)
PLACES = 5


@dataclass(frozen=True, slots=True)
class ZoneSlots:
    """Where a zone lies: ``base`` slot, slots per cell, and its kinds in pool order."""

    shape: ZoneShape
    base: int
    stride: int
    kinds: tuple[int, ...]

    @property
    def cells(self) -> int:
        """Cells over all copies."""
        return self.shape.size * self.shape.copies

    @property
    def end(self) -> int:
        """The slot after the last one of the zone."""
        return self.base + self.cells * self.stride


@dataclass(frozen=True, slots=True)
class VariableSlots:
    """Where a variable lies: ``base`` slot and the extent of each index."""

    variable: StateVariable
    base: int
    extents: tuple[int, ...]

    @property
    def size(self) -> int:
        """Number of slots."""
        size = 1
        for extent in self.extents:
            size *= extent
        return size


@dataclass(frozen=True, slots=True)
class Layout:
    """All slots of a state. ``frame`` is where the frame begins; ``size`` the whole length."""

    players: int
    variables: Mapping[str, VariableSlots]
    zones: Mapping[str, ZoneSlots]
    frame: int
    frame_names: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """Length of the state vector."""
        return self.frame + len(self.frame_names)


def extent(of: Type, checked: Checked) -> int:
    """How many values a scalar type has, for indexing and numbering.

    Raises ``TypeError`` for a type that is not finite on its own.
    """
    match of:
        case Player():
            return len(checked.seats)
        case Flag():
            return 2
        case Symbol(enum):
            return len(checked.enums[enum].members)
        case Int(low, high):
            return high - low + 1
        case Cell(zone):
            return checked.zones[zone].size * checked.zones[zone].copies
        case Kind(components):
            tables = [checked.components[name] for name in components]
            return max(t.first_kind + t.kinds for t in tables) - min(t.first_kind for t in tables)
        case Direction():
            return 26
        case _:
            raise TypeError(f"{of} has no extent")


def lowest(of: Type) -> int:
    """The least value of a scalar type: what index 0 stands for."""
    return of.low if isinstance(of, Int) else 0


def make_layout(checked: Checked) -> Layout:
    """Give every variable and zone its slots."""
    players = len(checked.seats)
    at = PLACES + players
    variables: dict[str, VariableSlots] = {}
    for variable in checked.variables.values():
        slots = VariableSlots(variable, at, tuple(extent(of, checked) for of in variable.per))
        variables[variable.name] = slots
        at += slots.size
    zones: dict[str, ZoneSlots] = {}
    for shape in checked.zones.values():
        zone = _zone(shape, at, checked.components)
        zones[shape.name] = zone
        at = zone.end
    return Layout(players, variables, zones, at)


def _zone(shape: ZoneShape, base: int, components: Mapping[str, Component]) -> ZoneSlots:
    kinds = tuple(k for name in shape.holds for k in kinds_of(components[name]))
    stride = {"single": 1, "pool": len(kinds), "stack": 1 + shape.height}[shape.cells]
    return ZoneSlots(shape, base, stride, kinds)


def kinds_of(component: Component) -> range:
    """The numbers of a component's kinds."""
    return range(component.first_kind, component.first_kind + component.kinds)


def attribute_values(component: Component, checked: Checked) -> tuple[tuple[int, ...], ...]:
    """For each kind of a component, in order, the values of its attributes (first one slowest)."""
    rows: list[tuple[int, ...]] = [()]
    for _, of in component.attributes:
        low = lowest(of)
        rows = [(*row, low + i) for row in rows for i in range(extent(of, checked))]
    return tuple(rows)
