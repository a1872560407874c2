"""The one random stream: SplitMix64, the same on every machine and platform, for ever.

Source: G. L. Steele Jr., D. Lea, C. H. Flood, "Fast Splittable Pseudorandom Number
Generators", OOPSLA 2014; constants as in the public-domain reference code by S. Vigna.
"""

from __future__ import annotations

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


class Stream:
    """A stream of random numbers; ``state`` is all there is to save and restore."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        """Begin the stream of a seed (taken modulo 2**64)."""
        self.state = seed & _MASK

    def next(self) -> int:
        """The next 64 bits."""
        self.state = z = (self.state + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``: the high 32 bits scaled (bias below ``limit / 2**32``)."""
        return ((self.next() >> 32) * limit) >> 32

    def copy(self) -> Stream:
        """A stream that goes on from here on its own."""
        return Stream(self.state)


def derived_seed(seed: int, game: int) -> int:
    """The seed of game number ``game`` in a series; independent of how the series is split up."""
    return Stream(seed ^ Stream(game).next()).next()
