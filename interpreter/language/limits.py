"""Limits: a ruleset whose state would be absurdly large is refused at its place."""

from __future__ import annotations

from interpreter.diagnostics.diagnostic import Span
from interpreter.diagnostics.suggest import listing
from interpreter.language import typed
from interpreter.language.extents import extent
from interpreter.language.types import Cell, Kind
from interpreter.language.world import World

#: Slots of the state, and players, at most.
MOST_SLOTS, MOST_PLAYERS = 20_000, 8


def check_players(world: World) -> None:
    """Between 1 and 8 players."""
    count = len(world.seats)
    if not 1 <= count <= MOST_PLAYERS:
        span = world.ruleset.players[0].span() if world.ruleset.players else Span(world.ruleset.path, 1, 1, 1, 2)
        world.report.error("LO006", f"a game has 1 to {MOST_PLAYERS} players, not {count}", span)


def check_slots(world: World) -> None:
    """No more slots than a state may have; the largest zone or variable is named."""
    sizes = [(_zone_slots(world, shape), shape.name, shape.span) for shape in world.zones.values()]
    sizes += [(_variable_slots(world, each), each.name, each.span) for each in world.variables.values()]
    total = sum(size for size, _, _ in sizes)
    if total <= MOST_SLOTS:
        return
    size, name, span = max(sizes, key=lambda each: each[0])
    message = f"the state would take {total:,} numbers, of which `{name}` {size:,}; at most {MOST_SLOTS:,} are allowed"
    world.report.error("LO001", message, span)


def _zone_slots(world: World, shape: typed.ZoneShape) -> int:
    kinds = extent(world, Kind(shape.holds))
    stride = {"single": 1, "pool": kinds, "stack": 1 + shape.height}[shape.cells]
    return extent(world, Cell(shape.name)) * stride


def _variable_slots(world: World, variable: typed.StateVariable) -> int:
    size = 1
    for of in variable.per:
        size *= extent(world, of)
    return size


def check_room(world: World) -> None:
    """Report zones in which not all the pieces that start there find room."""
    for zone in world.zones.values():
        starting = [c for c in world.components.values() if c.starts == zone.name and c.copies]
        pieces = sum(sum(component.copies or ()) for component in starting)
        room = {"single": zone.size, "stack": zone.height, "pool": pieces}[zone.cells]
        if pieces > room:
            names = listing(component.name for component in starting)
            message = f"{pieces} pieces of {names} start in `{zone.name}`, which has room for {room}"
            hint = "start them in a `pool`, make the zone larger, or lower `copies`"
            world.report.error("TY051", message, starting[-1].span, hint)
