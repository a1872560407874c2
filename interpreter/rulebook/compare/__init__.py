"""Comparing what a clause says with what its link says it should: one module for each kind of difference."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from interpreter.rulebook.compare.axes import axes_differ
from interpreter.rulebook.compare.cut import cut
from interpreter.rulebook.compare.difference import Case, Difference
from interpreter.rulebook.compare.numbers import numbers_differ
from interpreter.rulebook.compare.opposites import opposites_differ
from interpreter.rulebook.compare.order import order_differs
from interpreter.rulebook.compare.persons import persons_differ
from interpreter.rulebook.compare.terms import terms_differ
from interpreter.rulebook.compare.times import times_differ
from interpreter.rulebook.compare.turned import turned_back

COMPARISONS: tuple[Callable[[Case], Iterator[Difference]], ...] = (
    numbers_differ,
    axes_differ,
    opposites_differ,
    persons_differ,
    order_differs,
    times_differ,
    terms_differ,
    cut,
)


def differences(case: Case) -> list[Difference]:
    """All differences between what should be said and what is said, the most certain first."""
    turned = turned_back(case)
    found = [difference for compare in COMPARISONS for difference in compare(turned)]
    found.sort(key=lambda difference: (not difference.certain, difference.start))
    return found
