"""Random games in the quickest way the reference machine knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity
from interpreter.machine.rng import Stream
from interpreter.program.layout import POINT
from interpreter.program.program import Chance, Decision

if TYPE_CHECKING:
    from interpreter.machine.game import Game


#: A random game with more decisions than this is taken never to end.
MOST_DECISIONS = 100_000


@dataclass(frozen=True, slots=True)
class Playout:
    """How a random game went. ``length`` counts decisions, ``choices`` the legal actions over all of them."""

    returns: tuple[float, ...]
    scores: tuple[int, ...] | None
    length: int
    reason: str
    choices: int


def play(game: Game, stream: Stream) -> Playout:
    """Play one game of random legal actions from a stream."""
    engine = game.engine
    state = list(engine.first)
    kinds, legal, resumes, entries = engine.kinds, engine.legal, engine.resumes, engine.entries
    run, below = engine.run, stream.below
    length = choices = 0
    while True:
        point = state[POINT]
        kind = kinds[point]
        if kind is Decision:
            actions = legal[point](state)
            count = len(actions)
            if not count:
                engine.stalled(state)
            if length >= MOST_DECISIONS:
                raise endless()
            length += 1
            choices += count
            block, number = entries[point][actions[below(count)]]
            run(state, block, number)
        elif kind is Chance:
            run(state, resumes[point], draw(legal[point](state), stream))
        else:
            return Playout(engine.returns(state), engine.scores(state), length, engine.reason(state), choices)


def endless() -> RulewrightError:
    """The error for a game that goes on for ever."""
    message = f"a game of random moves was not over after {MOST_DECISIONS:,} decisions"
    hint = "give the game an end that must come, or `limits: {moves: ...}`"
    return RulewrightError(Diagnostic("RW011", Severity.ERROR, message, hint=hint))


def draw(outcomes: list[int] | list[tuple[int, int]], stream: Stream) -> int:
    """One of the outcomes: equally likely, or by weight where they carry weights."""
    first = outcomes[0]
    if isinstance(first, int):
        return outcomes[stream.below(len(outcomes))]  # type: ignore[return-value]
    rest = stream.below(sum(weight for _, weight in outcomes))  # type: ignore[misc]
    for outcome, weight in outcomes:  # type: ignore[misc]
        rest -= weight
        if rest < 0:
            return int(outcome)
    raise AssertionError("weights add up")
