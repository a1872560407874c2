"""Players that need no person: how they choose, and the names they go by.

A bot is asked for by name on the command line, with an argument after a colon where it
takes one (``mcts:400``). To add a bot, write a class with ``choose`` and one line in
:data:`BOTS`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity
from interpreter.diagnostics.suggest import did_you_mean, listing
from interpreter.machine.rng import Stream
from interpreter.play.protocols import GameState


class Bot(Protocol):
    """A player: given a position and its legal actions, it names one of them."""

    def choose(self, state: GameState, legal: Sequence[int], stream: Stream | None) -> int:
        """One of ``legal``; any randomness comes from ``stream`` alone."""


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Plays every legal action with the same probability."""

    def choose(self, state: GameState, legal: Sequence[int], stream: Stream | None) -> int:
        """A legal action drawn from the stream. Raises ValueError without one."""
        if stream is None:
            raise ValueError("a random player needs a game started with a seed")
        return legal[stream.below(len(legal))]


@dataclass(frozen=True, slots=True)
class FirstBot:
    """Plays the legal action with the lowest number: the same game every time."""

    def choose(self, state: GameState, legal: Sequence[int], stream: Stream | None) -> int:
        """The first legal action."""
        return legal[0]


@dataclass(frozen=True, slots=True)
class BotKind:
    """A kind of bot as the command line knows it: what it does and how it is built."""

    summary: str
    build: Callable[[], Bot]


#: Every bot by name.
BOTS: dict[str, BotKind] = {
    "random": BotKind("every legal action equally likely", RandomBot),
    "first": BotKind("the legal action with the lowest number", FirstBot),
}


def make_bot(spec: str) -> Bot:
    """The bot named by ``spec``. Raises RulewrightError for an unknown name or argument."""
    name, _, argument = spec.partition(":")
    kind = BOTS.get(name)
    if kind is None:
        raise _unknown(name)
    if argument:
        raise _error("CL002", f"the player `{name}` takes no argument, found `{argument}`", f"write `{name}`")
    return kind.build()


def make_bots(specs: Sequence[str], seats: int) -> tuple[Bot, ...]:
    """One bot a seat: a single spec serves every seat, else there must be one for each."""
    if len(specs) not in (1, seats):
        raise _error(
            "CL003",
            f"the game has {seats} seats, but {len(specs)} players were named",
            f"name 1 player for all seats, or {seats} joined by commas",
        )
    return tuple(make_bot(spec) for spec in (specs if len(specs) == seats else list(specs) * seats))


def _unknown(name: str) -> RulewrightError:
    hint = did_you_mean(name, BOTS) or f"the players are {listing(BOTS)}"
    return _error("CL001", f"there is no player called `{name}`", hint)


def _error(code: str, message: str, hint: str) -> RulewrightError:
    return RulewrightError(Diagnostic(code, Severity.ERROR, message, hint=hint))
