"""Random numbers for whole series of games, pinned for ever.

Game number k of a series has a seed made from the series' seed and k alone. So a series
gives the same games in any order and on any number of processes, and one game of it can
be played again by itself. The generator is SplitMix64 (Steele, Lea, Flood 2014): a counter
and a mixing function, the same on every platform and in every version of Python.
"""

from __future__ import annotations

from dataclasses import dataclass

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
#: Seeds of games stay below this, so that any JSON reader keeps them exact.
SEED_LIMIT = 1 << 53


def mix(value: int) -> int:
    """A 64-bit number scrambled so that neighbours have nothing in common."""
    value &= _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def game_seed(series: int, number: int) -> int:
    """The seed of one game of a series, below :data:`SEED_LIMIT`."""
    return mix(mix(series + _GAMMA) + (number + 1) * _GAMMA) % SEED_LIMIT


@dataclass(slots=True)
class Stream:
    """A stream of random numbers; equal seeds give equal streams."""

    state: int

    def next(self) -> int:
        """The next 64-bit number."""
        self.state = (self.state + _GAMMA) & _MASK
        return mix(self.state)

    def below(self, limit: int) -> int:
        """A number from 0 to ``limit - 1``, each exactly equally likely."""
        ceiling = _MASK + 1 - (_MASK + 1) % limit
        number = self.next()
        while number >= ceiling:
            number = self.next()
        return number % limit


def bot_stream(seed: int) -> Stream:
    """The stream the bots of a game draw from, apart from the game's own dice."""
    return Stream(mix(seed ^ 0xB07))
