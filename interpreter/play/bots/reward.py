"""What a position is worth to each seat: the result where there is one, and who is ahead in score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from interpreter.play.protocols import GameState


def lead(scores: Sequence[int], seat: int) -> float:
    """By how much a seat is ahead of the best of the others; alone, its score."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return float(scores[seat] - max(others)) if others else float(scores[seat])


@dataclass(slots=True)
class Rewards:
    """Rewards of finished games, from -1 to 1: the result, blended with the lead in score.

    Between two games with the same winner the greater lead tells more about the moves than luck
    does. How large a lead is great differs from game to game; ``spread`` learns it as games finish.
    """

    margin: float
    spread: float = 0.0
    games: float = 0.0

    def of(self, state: GameState) -> list[float]:
        """One reward a seat for a finished game."""
        scores = state.scores
        if scores is None:
            return list(state.returns)
        self.spread += abs(lead(scores, 0))
        self.games += 1.0
        return [self._blend(result, lead(scores, seat)) for seat, result in enumerate(state.returns)]

    def _blend(self, result: float, ahead: float) -> float:
        squashed = ahead / (1.0 + self.spread / self.games + abs(ahead))
        return (1.0 - self.margin) * result + self.margin * squashed
