"""What one needs to know of a module to use it without this program: layout, actions, notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from interpreter.machine.reader import variable_names
from interpreter.program.layout import ME, MOVER, PLACES, POINT, REASON
from interpreter.program.program import Chance, Decision, Point

if TYPE_CHECKING:
    from interpreter.machine.game import Game
    from interpreter.wasm.module import Module

#: Actions beyond this are described by their parameters only, not one by one.
MOST_LISTED = 5_000


def manifest(game: Game, module: Module, version: str) -> dict[str, Any]:
    """A JSON document: where things lie in the module's memory and what the numbers mean.

    ``state`` is the address of the state: ``slots`` numbers of ``width`` bytes. After a call of
    ``legal`` the ids (or outcomes) stand at ``offers``, 32 bits each, their weights at ``weights``.
    """
    memory, layout = module.memory, game.program.layout
    return {
        "ruleset": game.name,
        "title": game.title,
        "hash": game.hash,
        "options": game.options,
        "made_by": f"rulewright {version}",
        "seats": list(game.seats),
        "memory": {
            "state": memory.state,
            "width": memory.width,
            "slots": layout.size,
            "offers": memory.offers,
            "weights": memory.weights,
            "results": memory.results,
            "result_numbers": memory.result_size // 4,
            "fault": memory.fault,
        },
        "engine_slots": {"point": POINT, "mover": MOVER, "me": ME, "reason": REASON, "places": PLACES},
        "variables": _variables(game),
        "zones": _zones(game),
        "kinds": {str(number): name for number, name in game.notation.kinds.items()},
        "points": [_point(point) for point in game.program.points],
        "rules": list(game.program.rules),
        "faults": [{"code": f.code, "message": f.message} for f in game.program.faults],
        "actions": _actions(game),
    }


def _variables(game: Game) -> dict[str, int]:
    """The slot of each variable, by its name and indices."""
    found: dict[str, int] = {}
    for slots in game.program.layout.variables.values():
        found.update({name: slots.base + i for i, name in enumerate(variable_names(game, slots))})
    return found


def _zones(game: Game) -> dict[str, dict[str, Any]]:
    """Where each zone begins, how its cells are kept, and the notation of each cell."""
    return {
        name: {
            "slot": zone.base,
            "slots_per_cell": zone.stride,
            "cells": [game.notation.cell(name, cell) for cell in range(zone.cells)],
            "holds": zone.shape.cells,
            "kinds": list(zone.kinds),
        }
        for name, zone in game.program.layout.zones.items()
    }


def _point(point: Point) -> dict[str, Any]:
    kind = "decision" if isinstance(point, Decision) else "chance" if isinstance(point, Chance) else "end"
    return {"kind": kind, "phase": "" if kind == "end" else point.phase}  # type: ignore[union-attr]


def _actions(game: Game) -> dict[str, Any]:
    """Every choice with its first id and parameters; each id in notation, unless there are very many."""
    choices = [
        {
            "name": choice.name,
            "first": choice.base,
            "parameters": [{"name": p.name, "values": p.extent} for p in choice.parameters],
        }
        for choice in game.program.choices
    ]
    names = [game.describe(a) for a in range(game.action_count)] if game.action_count <= MOST_LISTED else []
    return {"count": game.action_count, "choices": choices, "notation": names}
