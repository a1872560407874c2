"""What goes into a tree search and what comes out; apart, so that naming it loads no machine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

#: Gives the position for the next simulation: from the random stream's state to its next and a state vector.
Deal = Callable[[int], tuple[int, list[int]]]


@dataclass(frozen=True, slots=True)
class Branch:
    """An action at the root: how often it was tried and what the tries brought each seat, summed."""

    action: int
    visits: int
    totals: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """What to search with.

    ``again``: every simulation begins with a position of its own. ``exploration`` and ``widening``
    belong to the selection, ``margin`` is the part of the lead in score in a reward.
    """

    simulations: int
    seed: int
    deal: Deal
    again: bool
    exploration: float
    widening: int
    margin: float
