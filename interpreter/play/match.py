"""One whole game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from interpreter.play.bots import Bot
from interpreter.play.protocols import GameState, PlayableGame
from interpreter.play.seeds import bot_stream


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game went: what the statistics are made of.

    ``length`` counts the decisions, ``choices`` the legal actions over all of them.
    """

    returns: tuple[float, ...]
    scores: tuple[int, ...] | None
    length: int
    reason: str
    choices: int


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game: its result and every step that led there."""

    result: GameResult
    history: tuple[tuple[int, int], ...]


def play_game(game: PlayableGame, bots: Sequence[Bot], seed: int) -> PlayedGame:
    """Play one game to its end; the seed settles the dice and the bots' choices."""
    state = game.start(seed)
    stream = bot_stream(seed)
    length = choices = 0
    while not state.is_over:
        legal = state.legal_actions()
        state.apply(bots[state.current_player].choose(state, legal, stream))
        length += 1
        choices += len(legal)
    return PlayedGame(result_of(state, length, choices), tuple(state.history))


def result_of(state: GameState, length: int, choices: int) -> GameResult:
    """The result of a finished game."""
    scores = state.scores
    return GameResult(
        tuple(state.returns), None if scores is None else tuple(scores), length, state.end_reason, choices
    )
