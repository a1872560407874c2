"""One whole game between bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from interpreter.machine.playout import Playout
from interpreter.play.bots import Bot
from interpreter.play.protocols import GameState, PlayableGame


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game: its result and every step that led there."""

    result: Playout
    history: tuple[tuple[int, int], ...]


def play_game(game: PlayableGame, bots: Sequence[Bot], seed: int) -> PlayedGame:
    """Play one game to its end; the seed settles the dice and the bots' choices.

    Both draw from the game's one stream, so that a game of random bots is the very game
    that the machine's own ``playout`` plays with this seed.
    """
    state = game.start(seed)
    length = choices = 0
    while not state.is_over:
        legal = state.legal_actions()
        state.apply(bots[state.current_player].choose(state, legal, state.stream))
        length += 1
        choices += len(legal)
    return PlayedGame(result_of(state, length, choices), tuple(state.history))


def result_of(state: GameState, length: int, choices: int) -> Playout:
    """The result of a finished game."""
    scores = state.scores
    return Playout(tuple(state.returns), None if scores is None else tuple(scores), length, state.end_reason, choices)
