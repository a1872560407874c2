"""The fast machine for those above: random games, counts and searches inside a WebAssembly module.

It needs wasmtime; where that is not installed the reference machine does everything, more slowly
and with the same results.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from interpreter.machine.playout import Playout
from interpreter.wasm.search_plan import Branch, Plan

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from interpreter.machine.game import Game
    from interpreter.wasm.host import Host
    from interpreter.wasm.search import SearchHost
    from interpreter.wasm.vector import Vector

__all__ = ["Batch", "Branch", "Fast", "Plan", "fast", "fast_playouts", "is_available"]


def is_available() -> bool:
    """Whether the fast machine can run here."""
    return find_spec("wasmtime") is not None and find_spec("numpy") is not None


@dataclass(frozen=True, slots=True)
class Batch:
    """Random games as columns: a number a game, for places and scores one a game and seat."""

    lengths: NDArray[Any]
    choices: NDArray[Any]
    reasons: NDArray[Any]
    places: NDArray[Any]
    scores: NDArray[Any] | None
    rules: tuple[str, ...]

    def __len__(self) -> int:
        """How many games."""
        return len(self.lengths)

    def playouts(self, game: Game) -> list[Playout]:
        """The games one by one, as the reference machine gives them."""
        scores = self.scores.tolist() if self.scores is not None else [None] * len(self)
        columns = (self.places.tolist(), scores, self.lengths.tolist(), self.reasons.tolist(), self.choices.tolist())
        return [
            Playout(game.engine.shares(places), tuple(score) if score else None, length, self.rules[reason], choices)
            for places, score, length, reason, choices in zip(*columns, strict=True)
        ]


class Fast:
    """The fast machine of one game. Modules are compiled when first needed."""

    def __init__(self, game: Game) -> None:
        """Keep the game; nothing is compiled yet."""
        self.game = game

    @cached_property
    def host(self) -> Host:
        """The module for games and counts."""
        from interpreter.wasm.host import Host

        return Host(self.game.program)

    @cached_property
    def searcher(self) -> SearchHost:
        """The module that can search."""
        from interpreter.wasm.search import SearchHost

        return SearchHost(self.game.program)

    @cached_property
    def counter(self) -> Host:
        """The module for counts, which can be stopped at any time: a count may grow beyond all patience."""
        from interpreter.wasm.host import Host

        return self.host if "host" in self.__dict__ and self.host.guarded else Host(self.game.program, guarded=True)

    def playouts(self, games: int, seed: int, first: int = 0) -> Batch:
        """Random games ``first`` to ``first + games - 1`` of a series, the very games of the reference machine.

        Raises RulewrightError where the rules stop one of them.
        """
        with self._dropped_if_stopped("host"):
            return self._batch(self.host.playouts(games, seed, first))

    def batches(self, games: int, seed: int, first: int = 0) -> Iterator[Batch]:
        """The same games as :meth:`playouts` gives, piece by piece as they are finished."""
        with self._dropped_if_stopped("host"):
            for rows in self.host.batches(games, seed, first):
                yield self._batch(rows)

    def _batch(self, rows: NDArray[Any]) -> Batch:
        seats, program = self.game.players, self.game.program
        scores = rows[:, 3 + seats : 3 + 2 * seats] if program.score else None
        return Batch(rows[:, 0], rows[:, 1], rows[:, 2], rows[:, 3 : 3 + seats], scores, program.rules)

    def perft(self, vector: list[int], depth: int) -> tuple[int, int]:
        """Sequences of exactly ``depth`` decisions from a position, and games over by then."""
        with self._dropped_if_stopped("counter"):
            self.counter.state[:] = vector
            return self.counter.perft(depth)

    def search(self, plan: Plan) -> list[Branch]:
        """The branches at the root of a tree search. Raises RulewrightError where the rules stop a simulation."""
        with self._dropped_if_stopped("searcher"):
            return self.searcher.search(plan)

    def vector(self, count: int, seed: int = 1) -> Vector:
        """So many games side by side, stepped all at once with arrays; chance comes from the series' seed.

        Raises RulewrightError where the memory is too small for so many, or where the rules stop a game.
        """
        from interpreter.wasm.vector import Vector

        return Vector(self.game.program, count, seed)

    @contextmanager
    def _dropped_if_stopped(self, host: str) -> Iterator[None]:
        """A module stopped in the middle is compiled anew when it is needed again."""
        try:
            yield
        except BaseException:
            self.__dict__.pop(host, None)
            raise


def fast(game: object) -> Fast | None:
    """The fast machine of a game; nothing where it cannot run or the game is none of ours."""
    from interpreter.machine.game import Game

    return game.fast if isinstance(game, Game) and is_available() else None


def fast_playouts(game: Game, games: int, seed: int, first: int = 0) -> Batch:
    """Random games ``first`` to ``first + games - 1`` of a series. Raises RulewrightError as :class:`Fast` does."""
    return game.fast.playouts(games, seed, first)
