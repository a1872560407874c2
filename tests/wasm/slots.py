"""What a slot of the state is called, for people."""

from __future__ import annotations

from interpreter.machine.game import Game
from interpreter.machine.reader import variable_names
from interpreter.program.layout import PLACES, ZoneSlots

ENGINE = ("point", "mover", "acting player", "reason", "moves")


def slot_name(game: Game, slot: int) -> str:
    """The name of a slot: ``score[light]``, ``tray[player1][c3]``, ``bag[red]``, ``place of dark``, ``frame 3, it``."""
    layout = game.program.layout
    if slot < PLACES + game.players:
        return ENGINE[slot] if slot < PLACES else f"place of {game.seats[slot - PLACES]}"
    for variable in layout.variables.values():
        if variable.base <= slot < variable.base + variable.size:
            return variable_names(game, variable)[slot - variable.base]
    for zone in layout.zones.values():
        if zone.base <= slot < zone.end:
            return _in_zone(game, zone, slot - zone.base)
    number = slot - layout.frame
    return f"frame {number}, {layout.frame_names[number]}"


def _in_zone(game: Game, zone: ZoneSlots, at: int) -> str:
    cell, part = divmod(at, zone.stride)
    copy = cell // zone.shape.size
    name = game.notation.zone_name(zone.shape, copy)
    if zone.shape.size > 1:
        name += f"[{game.notation.cell(zone.shape.name, cell, local=True)}]"
    if zone.shape.cells == "pool":
        return f"{name}[{game.notation.kinds[zone.kinds[part]]}]"
    if zone.shape.cells == "stack":
        return f"{name}[{part}]" if part else f"{name}, its height"
    return name
