"""Processes that work side by side and can be stopped, each giving what it has finished."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import active_children, get_context
from types import FrameType, TracebackType
from typing import Any, Self

#: Seconds that a process gets to hear an interrupt before it is told again.
_AGAIN = 0.2
#: Tasks handed out for each process: enough that none is idle while results are looked at.
_AHEAD = 4


@dataclass(slots=True)
class _State:
    """Whether this process is at work on a task: only then an interrupt concerns it."""

    busy: bool = False


_state = _State()


class Workers:
    """A pool of processes. A task that is interrupted gives what it returns then, or nothing."""

    def __init__(self, jobs: int, prepare: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        """Start with ``prepare(*arguments)`` in each process."""
        self.jobs = jobs
        self.others = set(active_children())
        self.pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin, (prepare, arguments))

    def __enter__(self) -> Self:
        """The workers themselves."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Give up what was not begun, and end the processes."""
        self.pool.shutdown(cancel_futures=True)

    def each(self, task: Callable[..., Any], items: Iterable[Any]) -> Generator[Any, None, None]:
        """What the task gives for each item, in order. Only some are handed out ahead.

        An interrupt first hands over what all processes have finished, then is raised on. Whoever wants no
        more results (and closes this) does not wait for what the processes have begun.
        """
        handed: deque[Future[Any]] = deque()
        todo = iter(items)
        try:
            while self._hand_out(handed, task, todo):
                result = handed[0].result()
                handed.popleft()
                if result is None:
                    raise KeyboardInterrupt
                yield result
        except KeyboardInterrupt:
            yield from self._stop(handed)
            raise
        except GeneratorExit:
            self._stop(handed)
            raise

    def _hand_out(self, handed: deque[Future[Any]], task: Callable[..., Any], todo: Iterator[Any]) -> int:
        """Hand out tasks as far ahead as is good; gives how many are handed out and not yet looked at."""
        for item in islice(todo, max(0, _AHEAD * self.jobs - len(handed))):
            with _held_back():
                handed.append(self.pool.submit(_do, task, item))
        return len(handed)

    def _stop(self, futures: Iterable[Future[Any]]) -> list[Any]:
        """Interrupt what is being done and give up the rest; gives what the tasks had finished by then."""
        for future in futures:
            future.cancel()
        begun = [future for future in futures if not future.cancelled()]
        while wait(begun, timeout=0).not_done:
            for child in set(active_children()) - self.others:
                # Windows has no interrupt for another process: what it has done is lost.
                child.terminate() if sys.platform == "win32" else os.kill(child.pid or 0, signal.SIGINT)
            wait(begun, timeout=_AGAIN)
        results = [future.result() for future in begun if future.exception() is None]
        return [result for result in results if result is not None]


@contextmanager
def _held_back() -> Iterator[None]:
    """Interrupts wait; also for processes that are started here, until they are ready for one (it would end them)."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(prepare: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    """Set a process up. Ctrl-C reaches all processes of a terminal; one without a task does not care."""
    signal.signal(signal.SIGINT, _interrupted)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    prepare(*arguments)


def _interrupted(number: int, frame: FrameType | None) -> None:
    if _state.busy:
        raise KeyboardInterrupt


def _do(task: Callable[..., Any], *arguments: Any) -> Any:
    """A task, and nothing if it was interrupted."""
    try:
        _state.busy = True
        return task(*arguments)
    except KeyboardInterrupt:
        return None
    finally:
        _state.busy = False
