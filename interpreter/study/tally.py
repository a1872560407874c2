"""What a series of games adds up to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from interpreter.machine.backend import Batch
from interpreter.machine.playout import Playout
from interpreter.study.statistics import Interval, Summary, summarize, wilson

if TYPE_CHECKING:
    from numpy.typing import NDArray


@dataclass(slots=True)
class Tally:
    """Sums over games; every number in it is exact and independent of the games' order."""

    seats: int
    games: int = 0
    draws: int = 0
    choices: int = 0
    wins: list[int] = field(default_factory=list)
    lengths: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    scores: list[Counter[int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """One sum a seat, where none were given."""
        self.wins = self.wins or [0] * self.seats
        self.scores = self.scores or [Counter() for _ in range(self.seats)]

    def add(self, result: Playout) -> None:
        """Count one game. A seat wins when its return is above 0; nobody winning is a draw."""
        winners = [seat for seat, value in enumerate(result.returns) if value > 0]
        for seat in winners:
            self.wins[seat] += 1
        self.draws += not winners
        self.games += 1
        self.choices += result.choices
        self.lengths[result.length] += 1
        self.ends[result.reason] += 1
        for seat, score in enumerate(result.scores or ()):
            self.scores[seat][score] += 1

    def add_batch(self, batch: Batch) -> None:
        """Count many games at once."""
        won = batch.places == 1
        drawn = won.all(axis=1) if self.seats > 1 else won[:, 0] & False
        more = (won & ~drawn[:, None]).sum(axis=0).tolist()
        self.wins = [before + wins for before, wins in zip(self.wins, more, strict=True)]
        self.draws += int(drawn.sum())
        self.games += len(batch)
        self.choices += int(batch.choices.sum(dtype="int64"))
        self.lengths.update(_counted(batch.lengths))
        self.ends.update({batch.rules[reason]: count for reason, count in _counted(batch.reasons).items()})
        if batch.scores is not None:
            for seat in range(self.seats):
                self.scores[seat].update(_counted(batch.scores[:, seat]))

    @property
    def length(self) -> Summary | None:
        """The number of decisions in a game."""
        return summarize(self.lengths)

    @property
    def branching(self) -> float:
        """The mean number of legal actions over all decisions."""
        decisions = sum(length * count for length, count in self.lengths.items())
        return self.choices / decisions if decisions else 0.0

    @property
    def win_intervals(self) -> list[Interval]:
        """Each seat's share of wins with its confidence interval."""
        return [wilson(wins, self.games) for wins in self.wins]

    @property
    def draw_interval(self) -> Interval:
        """The share of draws with its confidence interval."""
        return wilson(self.draws, self.games)

    @property
    def score_summaries(self) -> list[Summary] | None:
        """Each seat's scores; None for a game without scores."""
        summaries = [summarize(scores) for scores in self.scores]
        return [summary for summary in summaries if summary is not None] or None


def _counted(values: NDArray[Any]) -> dict[int, int]:
    """How often each value occurs."""
    import numpy

    found, counts = numpy.unique(values, return_counts=True)
    return dict(zip(found.tolist(), counts.tolist(), strict=True))
