"""Positions set up by hand: a state like the first decision, changed to fit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from interpreter.diagnostics.suggest import did_you_mean
from interpreter.machine.reader import Reader, fault, seat_of
from interpreter.machine.totals import put_contents
from interpreter.model.ruleset import Text
from interpreter.model.scenario import Contents, Position
from interpreter.program.layout import ME, MOVER, POINT
from interpreter.program.program import Decision

if TYPE_CHECKING:
    from interpreter.machine.game import Game
    from interpreter.machine.state import State


def set_up(game: Game, position: Position, legend: Mapping[str, str]) -> State:
    """A state like the first decision of the game, changed to fit the position.

    Pieces put into a zone are taken from where their component starts, unless that zone is
    given too; so the totals stay as they are.
    """
    state = game.start(0)
    state.stream = None
    state.history = []
    vector = state.vector
    _set_phase(game, vector, position)
    reader = Reader(game, legend)
    given = [reader.contents(one) for one in each_copy(game, position.zones)]
    for slots in given:
        put_contents(game, vector, slots, {other.start for other in given})
    for name, value in position.variables:
        slots = reader.variable(name, value)
        vector[slots.start] = slots.values[0]
    return state


def each_copy(game: Game, zones: Sequence[Contents]) -> list[Contents]:
    """The contents zone by zone: a name without an index (``tray``) stands for every copy that is not named itself."""
    shapes = game.checked.zones
    named = {contents.zone.value.replace(" ", "") for contents in zones}
    found: list[Contents] = []
    for contents in zones:
        shape = shapes.get(contents.zone.value.strip())
        names = [game.notation.zone_name(shape, copy) for copy in range(shape.copies)] if shape else []
        if len(names) < 2:
            found.append(contents)
        found += [_called(contents, name) for name in names if len(names) > 1 and name.replace(" ", "") not in named]
    return found


def _called(contents: Contents, name: str) -> Contents:
    return replace(contents, zone=replace(contents.zone, value=name))


def _set_phase(game: Game, vector: list[int], position: Position) -> None:
    if position.phase is not None:
        vector[POINT] = _decision(game, position.phase)
    if position.to_move is not None:
        vector[ME] = vector[MOVER] = seat_of(game, position.to_move)


def _decision(game: Game, phase: Text) -> int:
    """The point of a phase where actions are chosen, not one of the questions asked within it."""
    actions = game.checked.actions
    points = {
        p.phase: p.number
        for p in reversed(game.program.points)
        if isinstance(p, Decision) and all(game.program.choices[o.choice].name in actions for o in p.options)
    }
    if phase.value not in points:
        hint = did_you_mean(phase.value, points)
        raise fault("SN001", f"nobody decides anything in a phase `{phase.value}`", phase.span(), hint)
    return points[phase.value]
