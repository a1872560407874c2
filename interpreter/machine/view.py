"""Reading a state as a person would: zones, variables, and a drawing of them.

Everything that shows a state goes through :func:`visible`, the one function that hides.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from interpreter.language.typed import ZoneShape
from interpreter.language.types import Int, Optional, Player
from interpreter.machine.notation import column_letters
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


# --- drawing ---------------------------------------------------------------------------


def render(game: Game, state: list[int], player: int | None = None) -> str:
    """The zones drawn one below the other, then the variables."""
    parts = [
        draw_zone(game, state, zone, copy, player)
        for zone in game.program.layout.zones.values()
        for copy in range(zone.shape.copies)
    ]
    variables = [
        f"{name}: {value if value is not None else 'none'}" for name, value in read_variables(game, state).items()
    ]
    return "\n".join([*parts, *([", ".join(variables)] if variables else [])])


def draw_zone(game: Game, state: list[int], zone: ZoneSlots, copy: int, player: int | None = None) -> str:
    """One copy of a zone drawn, as far as a player may see it; ``None`` sees everything."""
    name = game.notation.zone_name(zone.shape, copy)
    if not visible(game, zone.shape, copy, player):
        return f"{name}: {HIDDEN}"
    if zone.shape.kind in ("grid", "hex"):
        return "\n".join([f"{name}:", *_levels(game, state, zone, copy)])
    if zone.shape.kind in ("row", "ring") or zone.shape.size > 1:
        first = copy * zone.shape.size
        cells = [_sign(game, state, zone, first + i) for i in range(zone.shape.size)]
        return f"{name}: {' '.join(cells)}"
    content = read_cell(game, state, zone, copy)
    if isinstance(content, dict):
        return f"{name}: " + (", ".join(f"{n} {kind}" for kind, n in content.items()) or "-")
    return f"{name}: " + (" ".join(map(str, content)) if isinstance(content, list) and content else str(content or "-"))


def _levels(game: Game, state: list[int], zone: ZoneSlots, copy: int) -> list[str]:
    """The levels of a grid, lowest first; empty ones above all pieces are left out."""
    shape = zone.shape
    if shape.levels == 1:
        return [_board(game, state, zone, copy, 0)]
    size = shape.rows * shape.columns * zone.stride
    base = zone.base + copy * shape.levels * size
    used = [level for level in range(shape.levels) if any(state[base + level * size : base + (level + 1) * size])]
    shown = range(max(used, default=0) + 1)
    return [f" level {level + 1}\n{_board(game, state, zone, copy, level)}" for level in shown]


def _board(game: Game, state: list[int], zone: ZoneSlots, copy: int, level: int) -> str:
    """A grid with its row numbers and column letters, as a person sees it."""
    shape = zone.shape
    base = (copy * shape.levels + level) * shape.rows * shape.columns
    signs = [
        [_sign(game, state, zone, base + r * shape.columns + c) for c in range(shape.columns)]
        for r in range(shape.rows)
    ]
    width = max(len(sign) for row in signs for sign in row)
    order = range(shape.rows) if shape.numbered == "from_top" else range(shape.rows - 1, -1, -1)
    margin = len(str(shape.rows))
    shift = (lambda r: " " * (r * (width + 1) // 2)) if shape.kind == "hex" else (lambda r: "")
    rows = [f"  {r + 1:>{margin}} {shift(r)}{' '.join(s.ljust(width) for s in signs[r])}".rstrip() for r in order]
    letters = " ".join(column_letters(c).ljust(width) for c in range(shape.columns)).rstrip()
    return "\n".join([*rows, f"  {' ' * margin} {shift(shape.rows if shape.numbered == 'from_top' else 0)}{letters}"])


def _sign(game: Game, state: list[int], zone: ZoneSlots, cell: int) -> str:
    """A short sign for what lies on a cell; a dot for nothing."""
    content = read_cell(game, state, zone, cell)
    if isinstance(content, list):
        return "/".join(short(game, str(kind)) for kind in content) or "."
    if isinstance(content, dict):
        if len(zone.kinds) == 1:
            return str(sum(content.values()))
        return "+".join(f"{n}{short(game, str(kind))}" for kind, n in content.items()) or "."
    return short(game, str(content)) if content is not None else "."


def short(game: Game, kind: str) -> str:
    """The sign of a kind: the first letters that tell it from all others."""
    return signs(tuple(game.notation.kinds.values()))[kind]


@cache
def signs(kinds: tuple[str, ...]) -> dict[str, str]:
    """A sign for each kind: the shortest start of its attributes (or its name) that no other has."""
    cores = {kind: kind.partition("(")[2].rstrip(")").replace(", ", "") or kind for kind in kinds}
    found: dict[str, str] = {}
    for kind, core in cores.items():
        others = [other for k, other in cores.items() if k != kind]
        size = next((n for n in range(1, len(core) + 1) if not any(o[:n] == core[:n] for o in others)), len(core))
        found[kind] = core[:size]
    return found
