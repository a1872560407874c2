"""The few statistics that reports need, exact where they can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

#: The normal quantile of a two-sided 95 % interval.
Z_95 = 1.959963984540054
#: The quantiles that reports name.
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True, slots=True)
class Interval:
    """A share with its 95 % confidence interval."""

    share: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Summary:
    """A distribution in a few numbers. ``quantiles`` maps a level to a value."""

    mean: float
    minimum: int
    maximum: int
    quantiles: Mapping[float, int]


@dataclass(frozen=True, slots=True)
class Bin:
    """A column of a histogram: values from ``low`` to ``high``, both included."""

    low: int
    high: int
    count: int


def wilson(successes: float, trials: int, z: float = Z_95) -> Interval:
    """Wilson's score interval of a share; it holds near 0 and 1 and for few trials too."""
    if trials == 0:
        return Interval(0.0, 0.0, 1.0)
    share = successes / trials
    spread = z * z / trials
    centre = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return Interval(share, max(0.0, centre - half), min(1.0, centre + half))


def quantile(counts: Mapping[int, int], level: float) -> int:
    """The smallest value that at least the share ``level`` of all values does not exceed."""
    if not counts:
        raise ValueError("no values")
    needed = level * sum(counts.values())
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= needed:
            return value
    return max(counts)


def summarize(counts: Mapping[int, int]) -> Summary | None:
    """Mean, extremes and quantiles of counted values; None where there are none."""
    if not counts:
        return None
    total = sum(counts.values())
    mean = sum(value * count for value, count in counts.items()) / total
    levels = {level: quantile(counts, level) for level in QUANTILES}
    return Summary(mean, min(counts), max(counts), levels)


def histogram(counts: Mapping[int, int], columns: int) -> list[Bin]:
    """At most ``columns`` bins of equal width that cover every value."""
    if not counts:
        return []
    low, high = min(counts), max(counts)
    width = -(-(high - low + 1) // columns)
    sums: Counter[int] = Counter()
    for value, count in counts.items():
        sums[(value - low) // width] += count
    last = (high - low) // width
    return [Bin(low + i * width, low + (i + 1) * width - 1, sums[i]) for i in range(last + 1)]
