"""Counting the move sequences of a game exactly (perft), the classic check of an engine.

Only decisions count as moves: where dice fall or pieces are drawn every outcome is
followed, each once, without adding to the depth. A chance event after the last move
counted is not followed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field
from math import log

from interpreter.machine.backend import fast
from interpreter.machine.state import State
from interpreter.play.protocols import CHANCE, GameState, PlayableGame

#: About how many sequences the fast machine counts in one call.
QUICK_LEAVES = 1_000_000


@dataclass(frozen=True, slots=True)
class Count:
    """``leaves``: sequences of exactly so many moves; ``finished``: games over by then."""

    leaves: int
    finished: int

    def __add__(self, other: Count) -> Count:
        """Both counts added."""
        return Count(self.leaves + other.leaves, self.finished + other.finished)


@dataclass(frozen=True, slots=True)
class Divided:
    """The count below one first move."""

    action: int
    count: Count


NOTHING = Count(0, 0)


@dataclass(slots=True)
class Counter:
    """Counts with a table of the positions met: transpositions are counted once.

    ``entered`` is called for each position expanded, for those who show progress. ``quick``
    counts the last ``below`` moves, if it is given.
    """

    entered: Callable[[], None] | None = None
    quick: Callable[[GameState, int], Count] | None = None
    below: int = 0
    table: dict[tuple[Hashable, int], Count] = field(default_factory=dict)

    def count(self, state: GameState, depth: int) -> Count:
        """The sequences of ``depth`` moves from here. ``state`` is left as it is."""
        if state.is_over:
            return Count(int(depth == 0), 1)
        if depth == 0:
            return Count(1, 0)
        key = (state.key, depth)
        known = self.table.get(key)
        if known is None:
            known = self.quick(state, depth) if self.quick and depth <= self.below else self._expand(state, depth)
            self.table[key] = known
        return known

    def divide(self, state: GameState, depth: int) -> list[Divided]:
        """The count of each first move; chance before it is followed and summed."""
        sums: dict[int, Count] = {}
        for start in _decisions(state):
            for action in start.legal_actions():
                child = _after(start, action)
                sums[action] = sums.get(action, NOTHING) + self.count(child, depth - 1)
        return [Divided(action, sums[action]) for action in sorted(sums)]

    def _expand(self, state: GameState, depth: int) -> Count:
        if self.entered is not None:
            self.entered()
        if state.current_player == CHANCE:
            steps, left = [outcome for outcome, _ in state.chance_outcomes()], depth
        else:
            steps, left = list(state.legal_actions()), depth - 1
        total = NOTHING
        for step in steps:
            total += self.count(_after(state, step), left)
        return total


def fast_counter(game: PlayableGame) -> Counter:
    """A counter whose last moves are counted on the fast machine; a plain one where there is none.

    The first moves are expanded here, so that positions met twice are counted once, and an
    interrupt is heard between two calls.
    """
    machine = fast(game)
    if machine is None:
        return Counter()

    def quick(state: GameState, depth: int) -> Count:
        assert isinstance(state, State)
        return Count(*machine.perft(state.vector, depth))

    choices = max(2, len(game.start(1).legal_actions()))
    return Counter(quick=quick, below=max(1, int(log(QUICK_LEAVES, choices))))


def perft(state: GameState, depth: int, counter: Counter | None = None) -> Iterator[Count]:
    """The counts for 1, 2, … ``depth`` moves, each as soon as it is known."""
    counter = counter or Counter()
    for moves in range(1, depth + 1):
        yield counter.count(state, moves)


def _after(state: GameState, step: int) -> GameState:
    child = state.clone()
    child.apply(step)
    return child


def _decisions(state: GameState) -> Iterator[GameState]:
    """The positions where somebody decides, reached from here by chance alone."""
    if state.current_player == CHANCE:
        for outcome, _ in state.chance_outcomes():
            yield from _decisions(_after(state, outcome))
    elif not state.is_over:
        yield state
