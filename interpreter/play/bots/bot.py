"""What every bot can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from interpreter.machine.rng import Stream
from interpreter.play.protocols import GameState


class Bot(Protocol):
    """A player: given a position and its legal actions, it names one of them."""

    def choose(self, state: GameState, legal: Sequence[int], stream: Stream | None) -> int:
        """One of ``legal``; any randomness comes from ``stream`` alone.

        A bot that looks ahead does so on :meth:`GameState.imagined` positions, so that it cannot
        know what its player may not see.
        """


def needed(stream: Stream | None, who: str) -> Stream:
    """The stream. Raises ValueError where there is none: the game was started without a seed."""
    if stream is None:
        raise ValueError(f"a {who} player needs a game started with a seed")
    return stream
