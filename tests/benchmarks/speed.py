"""Random games a second, ours beside those of other engines written in Python.

Each pair of engines plays in turns on the same machine, several times; what counts is the
ratio of a pair and its spread, not the speed of the machine. Time is processor time, so
that other programs do not count.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Any

from interpreter import load

#: Processor seconds that one measurement takes at least, and measurements of each engine.
SECONDS, PAIRS = 0.5, 7

#: Plays one random game with the random numbers of a generator.
PlayOne = Callable[[random.Random], object]


@dataclass(frozen=True)
class Comparison:
    """Games a second of both sides, pair by pair."""

    name: str
    ours: tuple[float, ...]
    theirs: tuple[float, ...]

    @property
    def ratios(self) -> list[float]:
        """How many times as many games we play, in each pair."""
        return [one / other for one, other in zip(self.ours, self.theirs, strict=True)]

    def __str__(self) -> str:
        ratios = sorted(self.ratios)
        rates = f"{median(self.ours):>9,.0f} games/s  beside {median(self.theirs):>7,.0f}"
        return f"{self.name:<44} {rates}   {median(ratios):>6.1f} × ({ratios[0]:.1f}–{ratios[-1]:.1f})"


def compare(name: str, ours: PlayOne, theirs: PlayOne) -> Comparison:
    """Both engines in turns; the first measurement of each warms up and is thrown away."""
    measured = [(rate(ours, pair), rate(theirs, pair)) for pair in range(PAIRS + 1)][1:]
    return Comparison(name, tuple(one for one, _ in measured), tuple(other for _, other in measured))


def rate(play: PlayOne, seed: int) -> float:
    """Random games in a processor second."""
    stream, games, start = random.Random(seed), 0, process_time()
    while (spent := process_time() - start) < SECONDS:
        for _ in range(10):
            play(stream)
        games += 10
    return games / spent


def ours(ruleset: str) -> PlayOne:
    """A random game of a ruleset on the reference machine."""
    game = load(ruleset)
    return lambda stream: game.playout(stream.getrandbits(64))


def openspiel(game: Any) -> PlayOne:
    """A random game of OpenSpiel through its Python interface."""

    def play(stream: random.Random) -> object:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(stream.choice(state.legal_actions()))
        return state.returns()

    return play


def pettingzoo(environment: Any) -> PlayOne:
    """A random game of PettingZoo, with the actions that the mask allows."""
    environment.reset()

    def play(stream: random.Random) -> object:
        environment.reset()
        for _ in environment.agent_iter():
            observation, _, ended, cut, _ = environment.last()
            if ended or cut:
                environment.step(None)
            else:
                allowed = [action for action, free in enumerate(observation["action_mask"]) if free]
                environment.step(stream.choice(allowed))
        return None

    return play
