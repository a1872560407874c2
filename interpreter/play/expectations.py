"""Comparing a state with what a scenario expects of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from interpreter.diagnostics.diagnostic import NOWHERE, Span
from interpreter.machine.drawing import draw_zone
from interpreter.machine.game import Game
from interpreter.machine.position import each_copy
from interpreter.machine.reader import Reader, Slots, seat_of
from interpreter.machine.state import CHANCE, State
from interpreter.model.ruleset import Text
from interpreter.model.scenario import Contents, Expectation

#: Actions named in one message, at most.
_MOST = 8


@dataclass(frozen=True, slots=True)
class Mismatch:
    """One thing that differs. ``expected`` and ``found`` are drawings where it is a zone;
    ``cell`` is then the first cell that differs.
    """

    message: str
    span: Span = NOWHERE
    expected: str = ""
    found: str = ""
    cell: str = ""


def mismatches(game: Game, state: State, then: Expectation, legend: Sequence[tuple[str, str]]) -> Iterator[Mismatch]:
    """Everything in which the state departs from the expectation, in the order people look."""
    yield from _turn(game, state, then)
    reader = Reader(game, dict(legend))
    for contents in each_copy(game, then.position.zones):
        yield from _zone(game, state, reader, contents)
    for name, value in then.position.variables:
        yield from _variable(game, state, reader, name, value)
    yield from _actions(game, state, then)
    yield from _end(game, state, then)


def _turn(game: Game, state: State, then: Expectation) -> Iterator[Mismatch]:
    phase, to_move = then.position.phase, then.position.to_move
    if phase is not None and phase.value != state.phase:
        yield Mismatch(f"the phase should be {phase.value}, it is {state.phase or 'over'}", phase.span())
    if to_move is not None and seat_of(game, to_move) != state.current_player:
        yield Mismatch(f"{to_move.value} should be to move, it is {mover(game, state)}", to_move.span())


def mover(game: Game, state: State) -> str:
    """Who decides: a seat, ``chance``, or ``nobody`` when the game is over."""
    player = state.current_player
    if player >= 0:
        return game.seats[player]
    return "chance" if player == CHANCE else "nobody"


def _zone(game: Game, state: State, reader: Reader, contents: Contents) -> Iterator[Mismatch]:
    slots = reader.contents(contents)
    actual = state.vector[slots.start : slots.start + len(slots.values)]
    if list(slots.values) == actual:
        return
    zone, copy = reader.zone(contents.zone)
    wanted = list(state.vector)
    wanted[slots.start : slots.start + len(slots.values)] = slots.values
    cell = _first_difference(game, slots, actual)
    where = f", first at {cell}" if cell else ""
    yield Mismatch(
        f"{contents.zone.value} is not as expected{where}",
        contents.zone.span(),
        draw_zone(game, wanted, zone, copy),
        draw_zone(game, state.vector, zone, copy),
        cell,
    )


def _first_difference(game: Game, slots: Slots, actual: Sequence[int]) -> str:
    """The notation of the first cell that differs; nothing in a zone of a single cell."""
    zone = next(zone for zone in game.program.layout.zones.values() if zone.base <= slots.start < zone.end)
    if zone.shape.size == 1:
        return ""
    place = next(i for i, (one, two) in enumerate(zip(slots.values, actual, strict=True)) if one != two)
    cell = (slots.start - zone.base + place) // zone.stride
    return game.notation.cell(zone.shape.name, cell, local=True)


def _variable(game: Game, state: State, reader: Reader, name: Text, value: Text) -> Iterator[Mismatch]:
    slots = reader.variable(name, value)
    if state.vector[slots.start] == slots.values[0]:
        return
    known = {key.replace(" ", ""): found for key, found in state.variables.items()}
    found = known.get(name.value.replace(" ", ""))
    shown = "none" if found is None else str(found).lower() if isinstance(found, bool) else found
    yield Mismatch(f"{name.value} should be {value.value}, it is {shown}", value.span())


def _actions(game: Game, state: State, then: Expectation) -> Iterator[Mismatch]:
    legal = set(state.legal_actions())
    if then.legal is not None:
        yield from _exactly(game, legal, then.legal)
    if then.legal_count is not None and then.legal_count != len(legal):
        yield Mismatch(f"{then.legal_count} actions should be legal, {len(legal)} are: {_named(game, legal)}")
    for text in then.legal_includes:
        if game.parse(text.value) not in legal:
            yield Mismatch(f"{text.value} should be legal, it is not{_why(state, text)}", text.span())
    for text in then.illegal:
        if game.parse(text.value) in legal:
            yield Mismatch(f"{text.value} should not be legal, it is", text.span())


def _exactly(game: Game, legal: set[int], texts: Sequence[Text]) -> Iterator[Mismatch]:
    wanted = {game.parse(text.value) for text in texts}
    span = texts[0].span() if texts else NOWHERE
    if missing := wanted - legal:
        yield Mismatch(f"should be legal and is not: {_named(game, missing)}", span)
    if extra := legal - wanted:
        yield Mismatch(f"should not be legal and is: {_named(game, extra)}", span)


def _why(state: State, text: Text) -> str:
    reason = state.explain(state.game.parse(text.value))
    return f": {reason.text}" if reason is not None else ""


def _named(game: Game, actions: set[int]) -> str:
    names = [game.describe(action) for action in sorted(actions)]
    return ", ".join(names[:_MOST]) + (f" and {len(names) - _MOST} more" if len(names) > _MOST else "")


def _end(game: Game, state: State, then: Expectation) -> Iterator[Mismatch]:
    yield from _over(state, then.over)
    if then.winner is not None:
        yield from _winner(game, state, then.winner)
    scores = state.scores
    for seat, score in then.scores:
        found = None if scores is None else scores[seat_of(game, seat)]
        if found != score:
            shown = "the game has no scores" if found is None else f"it is {found}"
            yield Mismatch(f"the score of {seat.value} should be {score}, {shown}", seat.span())
    if then.returns is not None and list(then.returns) != list(state.returns):
        yield Mismatch(f"the returns should be {_numbers(then.returns)}, they are {_numbers(state.returns)}")


def _over(state: State, over: bool | Text | None) -> Iterator[Mismatch]:
    if isinstance(over, Text):
        if over.value != state.end_reason:
            found = f"{state.end_reason} did" if state.is_over else "it goes on"
            yield Mismatch(f"{over.value} should have ended the game, {found}", over.span())
    elif over is not None and over != state.is_over:
        found = f"it is over ({state.end_reason})" if state.is_over else "it goes on"
        yield Mismatch(f"the game should {'be over' if over else 'go on'}, {found}")


def _winner(game: Game, state: State, winner: Text) -> Iterator[Mismatch]:
    if winner.value not in ("draw", "none"):
        seat_of(game, winner)
    found = winner_of(game, state)
    if winner.value != found:
        yield Mismatch(f"the winner should be {winner.value}, it is {found}", winner.span())


def winner_of(game: Game, state: State) -> str:
    """The winners' seats, ``draw``, or ``none`` while the game goes on."""
    if not state.is_over:
        return "none"
    winners = [seat for seat, value in zip(game.seats, state.returns, strict=True) if value > 0]
    return " and ".join(winners) or "draw"


def _numbers(values: Sequence[float]) -> str:
    return "[" + ", ".join(f"{value:g}" for value in values) + "]"
