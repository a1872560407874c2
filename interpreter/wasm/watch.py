"""Watching a module at work: it is stopped when the person asks for it, or when nothing comes of it any more.

A module with checks in its loops (wasmtime's epochs) runs in a thread of its own, so that this
one is free to hear an interrupt. Without checks nothing can stop a call, so that only modules
whose steps are known to be short do without.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from time import monotonic
from typing import Any

import wasmtime

#: Seconds without progress after which a run is stopped.
PATIENCE = 10.0
#: Seconds between two looks at the progress.
_LOOK = 0.05


class StoppedError(Exception):
    """A call came to nothing within the time it had."""


class Watch:
    """Runs calls of one store so that they can be stopped."""

    def __init__(self, engine: wasmtime.Engine, store: wasmtime.Store, patience: float) -> None:
        """Keep both; the engine has to be one with epochs."""
        self.engine, self.store, self.patience = engine, store, patience
        store.set_epoch_deadline(1)

    def run(self, call: Callable[[], Any], progress: Callable[[], object]) -> Any:
        """What the call gives, or raises. ``progress`` is looked at now and then: as it changes, the call may go on.

        Raises :class:`StoppedError` where it has not changed for too long. Whatever is raised
        meanwhile in this thread, as by Ctrl-C, stops the call and is raised on.
        """
        task = _Task(call)
        task.start()
        try:
            self._wait(task, progress)
        except BaseException:
            self.engine.increment_epoch()
            task.join()
            self.store.set_epoch_deadline(1)
            raise
        return task.outcome()

    def _wait(self, task: Thread, progress: Callable[[], object]) -> None:
        seen, since = progress(), monotonic()
        task.join(_LOOK)
        while task.is_alive():
            now = progress()
            if now != seen:
                seen, since = now, monotonic()
            elif monotonic() - since > self.patience:
                raise StoppedError
            task.join(_LOOK)


class _Task(Thread):
    """A call in a thread of its own, which keeps what comes of it."""

    def __init__(self, call: Callable[[], Any]) -> None:
        super().__init__(daemon=True)
        self.call, self.value = call, None
        self.error: Exception | None = None

    def run(self) -> None:
        """Make the call."""
        try:
            self.value = self.call()
        except Exception as error:
            self.error = error

    def outcome(self) -> Any:
        """What the call gave. Raises what it raised."""
        if self.error is not None:
            raise self.error
        return self.value
