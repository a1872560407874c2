"""Reading a state as a person would: zones and variables.

Everything that shows a state goes through :func:`visible`, the one function that hides.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from interpreter.language.typed import ZoneShape
from interpreter.language.types import Int, Optional, Player
from interpreter.program.layout import ZoneSlots

if TYPE_CHECKING:
    from interpreter.machine.game import Game


#: What stands for a piece that a player may not see.
HIDDEN = "?"


def owner_of(game: Game, shape: ZoneShape, copy: int) -> int | None:
    """The player a copy of a zone belongs to, if the zone is one per player."""
    owner = None
    for of in reversed(shape.per):
        copy, index = divmod(copy, len(game.notation.domain(of)))
        if isinstance(of, Player):
            owner = index
    return owner


def visible(game: Game, shape: ZoneShape, copy: int, player: int | None) -> bool:
    """Whether a player may see what lies in a copy of a zone; ``None`` sees everything."""
    if player is None or shape.visible == "all":
        return True
    return shape.visible == "owner" and owner_of(game, shape, copy) == player


def read_zones(game: Game, state: list[int], player: int | None = None) -> Mapping[str, object]:
    """Each copy of each zone by name; hidden contents are :data:`HIDDEN` for a player."""
    found: dict[str, object] = {}
    for zone in game.program.layout.zones.values():
        for copy in range(zone.shape.copies):
            name = game.notation.zone_name(zone.shape, copy)
            seen = visible(game, zone.shape, copy, player)
            found[name] = read_copy(game, state, zone, copy) if seen else HIDDEN
    return found


def read_copy(game: Game, state: list[int], zone: ZoneSlots, copy: int) -> object:
    """What lies in one copy: by cell, in the form that fits the zone."""
    shape = zone.shape
    cells = range(copy * shape.size, (copy + 1) * shape.size)
    contents = {game.notation.cell(shape.name, cell, local=True): read_cell(game, state, zone, cell) for cell in cells}
    return next(iter(contents.values())) if shape.kind in ("pool", "stack") else contents


def read_cell(game: Game, state: list[int], zone: ZoneSlots, cell: int) -> object:
    """A kind or None; for a stack the kinds, bottom first; for a pool the counts by kind."""
    names, at = game.notation.kinds, zone.base + cell * zone.stride
    match zone.shape.cells:
        case "single":
            return names[state[at]] if state[at] else None
        case "stack":
            return [names[kind] for kind in state[at + 1 : at + 1 + state[at]]]
        case _:
            return {names[kind]: state[at + i] for i, kind in enumerate(zone.kinds) if state[at + i]}


def read_variables(game: Game, state: list[int]) -> Mapping[str, object]:
    """Each variable by name and indices, in notation."""
    found: dict[str, object] = {}
    for slots in game.program.layout.variables.values():
        variable = slots.variable
        for i in range(slots.size):
            found[_indexed(game, variable.name, variable.per, slots.extents, i)] = _plain(
                game, variable.type, state[slots.base + i]
            )
    return found


def _plain(game: Game, of: object, value: int) -> object:
    inner = of.of if isinstance(of, Optional) else of
    if isinstance(of, Optional) and value < 0:
        return None
    text = game.notation.value(inner, value)  # type: ignore[arg-type]
    return value if isinstance(inner, Int) else {"true": True, "false": False}.get(text, text)


def _indexed(game: Game, name: str, per: tuple[object, ...], extents: tuple[int, ...], index: int) -> str:
    names: list[str] = []
    for of, extent in zip(reversed(per), reversed(extents), strict=True):
        index, digit = divmod(index, extent)
        names.append(game.notation.value(of, digit + (of.low if isinstance(of, Int) else 0)))  # type: ignore[arg-type]
    return f"{name}[{', '.join(reversed(names))}]" if names else name
