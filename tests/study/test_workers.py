"""Processes side by side: results in order, and nobody waits for what is not wanted any more."""

from __future__ import annotations

from itertools import repeat
from time import monotonic, sleep

from interpreter.study.workers import Workers

#: Far longer than stopping takes on the slowest machine.
LONG = 60.0


def prepare() -> None:
    """Nothing to set up."""


def work(seconds: float) -> float:
    """Take so long."""
    sleep(seconds)
    return seconds


def test_results_come_in_the_order_of_the_items() -> None:
    items = [0.2, 0.0, 0.1, 0.0]
    with Workers(2, prepare, ()) as workers:
        assert list(workers.each(work, items)) == items


def test_whoever_wants_no_more_results_does_not_wait_for_what_was_begun() -> None:
    with Workers(2, prepare, ()) as workers:
        results = workers.each(work, [0.0, *repeat(LONG, 8)])
        assert next(results) == 0.0
        asked = monotonic()
        results.close()
    assert monotonic() - asked < LONG / 2


def test_processes_that_are_still_starting_are_not_ended_by_an_interrupt() -> None:
    for _ in range(6):
        with Workers(3, prepare, ()) as workers:
            results = workers.each(work, [0.0, *repeat(LONG, 12)])
            assert next(results) == 0.0
            results.close()
