"""A bot that looks one action ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from interpreter.machine.rng import Stream
from interpreter.play.bots.bot import needed
from interpreter.play.bots.reward import lead
from interpreter.play.protocols import GameState

#: Positions looked at where chance or hidden pieces have a say in what comes of an action.
SAMPLES = 8

#: Result first, lead in score second.
Worth = tuple[float, float]


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """Takes the action with the best outcome at once: a win if there is one, else the best expected score."""

    samples: int = SAMPLES

    def choose(self, state: GameState, legal: Sequence[int], stream: Stream | None) -> int:
        """The best action; one of the equals, drawn from the stream. Raises ValueError without one."""
        stream = needed(stream, "greedy")
        own = Stream(stream.next())
        worths = [self._worth(state, action, own) for action in legal]
        best = max(worths)
        equals = [action for action, worth in zip(legal, worths, strict=True) if worth == best]
        return equals[own.below(len(equals))]

    def _worth(self, state: GameState, action: int, stream: Stream) -> Worth:
        """The mean over a few tries; one try where nothing was drawn for it."""
        player = state.current_player
        found: list[Worth] = []
        for _ in range(self.samples):
            before = stream.state
            after = state.imagined(player, stream)
            if action not in after.legal_actions():
                continue
            after.apply(action)
            found.append(_worth_of(after, player))
            if stream.state == before:
                break
        if not found:
            return (0.0, 0.0)
        return sum(result for result, _ in found) / len(found), sum(ahead for _, ahead in found) / len(found)


def _worth_of(state: GameState, player: int) -> Worth:
    scores = state.scores
    return (state.returns[player] if state.is_over else 0.0, lead(scores, player) if scores is not None else 0.0)
