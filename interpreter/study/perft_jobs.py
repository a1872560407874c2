"""Counting on several processes: each counts below some of the first moves, with a table of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from interpreter.play.protocols import CHANCE, GameState, PlayableGame
from interpreter.study.perft import NOTHING, Count, Counter, fast_counter
from interpreter.study.workers import Workers

#: Beginnings for each process, so that none is idle for long, and the most moves of one.
_EACH, _MOST_MOVES = 8, 4


@dataclass(frozen=True, slots=True)
class Beginning:
    """The first steps of games, and how many of them are moves."""

    steps: tuple[int, ...] = ()
    moves: int = 0


@dataclass(slots=True)
class _Worker:
    """What a process keeps between tasks."""

    game: PlayableGame | None = None
    counter: Counter | None = None


_worker = _Worker()


def perft_together(
    source: Callable[[], PlayableGame], game: PlayableGame, depth: int, jobs: int, *, quick: bool
) -> Iterator[Count]:
    """The counts for 1, 2, … ``depth`` moves, each as soon as it is known; the same as those of one process."""
    with Workers(jobs, _prepare, (source, quick, sys.getrecursionlimit())) as workers:
        for moves in range(1, depth + 1):
            beginnings = _beginnings(game, _EACH * jobs, min(_MOST_MOVES, moves - 1))
            yield sum(workers.each(_count, ((beginning, moves) for beginning in beginnings)), NOTHING)


def _beginnings(game: PlayableGame, enough: int, most: int) -> list[Beginning]:
    """Ways to begin that lead to all games, none twice: enough of them if at most so many moves allow it."""
    found = [Beginning()]
    while len(found) < enough:
        longer = [after for beginning in found for after in _longer(game, beginning, most)]
        if longer == found:
            break
        found = longer
    return found


def _longer(game: PlayableGame, beginning: Beginning, most: int) -> Iterator[Beginning]:
    """A beginning with each step that can follow; itself if none may."""
    state = _reached(game, beginning)
    chance = not state.is_over and state.current_player == CHANCE
    if state.is_over or beginning.moves >= most:
        yield beginning
        return
    steps = [outcome for outcome, _ in state.chance_outcomes()] if chance else state.legal_actions()
    for step in steps:
        yield Beginning((*beginning.steps, step), beginning.moves + (not chance))


def _reached(game: PlayableGame, beginning: Beginning) -> GameState:
    state = game.start()
    for step in beginning.steps:
        state.apply(step)
    return state


def _prepare(source: Callable[[], PlayableGame], quick: bool, frames: int) -> None:
    """Make the game and its counter once in this process."""
    sys.setrecursionlimit(frames)
    _worker.game = source()
    _worker.counter = fast_counter(_worker.game) if quick else Counter()


def _count(task: tuple[Beginning, int]) -> Count:
    """The games of so many moves that begin so."""
    beginning, moves = task
    assert _worker.game is not None and _worker.counter is not None
    return _worker.counter.count(_reached(_worker.game, beginning), moves - beginning.moves)
