"""Bots that do not look at the position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from interpreter.machine.rng import Stream
from interpreter.play.bots.bot import needed
from interpreter.play.protocols import GameState


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Plays every legal action with the same probability."""

    def choose(self, state: GameState, legal: Sequence[int], stream: Stream | None) -> int:
        """A legal action drawn from the stream. Raises ValueError without one."""
        return legal[needed(stream, "random").below(len(legal))]


@dataclass(frozen=True, slots=True)
class FirstBot:
    """Plays the legal action with the lowest number: the same game every time."""

    def choose(self, state: GameState, legal: Sequence[int], stream: Stream | None) -> int:
        """The first legal action."""
        return legal[0]
