"""A drawing of a state: zones one below the other, then the variables."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from interpreter.machine.notation import column_letters
from interpreter.machine.view import HIDDEN, read_cell, read_variables, visible
from interpreter.program.layout import ZoneSlots

if TYPE_CHECKING:
    from interpreter.machine.game import Game


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
