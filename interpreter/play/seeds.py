"""Random numbers for series of games, from the one generator that the machines share.

Game number k of a series has a seed made from the series' seed and k alone. So a series
gives the same games in any order and on any number of processes, and one game of it can
be played again by itself.
"""

from __future__ import annotations

from interpreter.machine.rng import Stream, derived_seed

__all__ = ["Stream", "bot_stream", "game_seed"]


def game_seed(series: int, number: int) -> int:
    """The seed of one game of a series; games are numbered from 0."""
    return derived_seed(series, number)


def bot_stream(seed: int) -> Stream:
    """The stream the bots of a game draw from, apart from the game's own dice."""
    return Stream(derived_seed(seed, -1))
