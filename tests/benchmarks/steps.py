"""What one step costs seen from Python, beside OpenSpiel's states of the same games.

A step here is the raw call of the module that takes an action, and the list of legal actions read
through a numpy view; OpenSpiel's is `apply_action` and `legal_actions` of a state in C++. Both sides
play the very same random choices of positions, in one process, in turns, on one thread; what counts
is the ratio of a pair and its spread. Beside it: the same through a vector of many games, where one call
steps them all.

Run it by itself with `python -m tests.benchmarks.steps`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Any

import numpy

from interpreter import load
from interpreter.program.layout import POINT
from interpreter.program.program import Chance, End
from interpreter.wasm.host import Host
from interpreter.wasm.vector import Vector
from tests.benchmarks.rollouts import TWINS

#: Steps of one measurement, pairs, and games side by side.
STEPS, PAIRS, SIDE_BY_SIDE = 20_000, 7, 1000


@dataclass(frozen=True)
class Costs:
    """Microseconds of a step, pair by pair: our single steps, OpenSpiel's, and those of the vector."""

    name: str
    ours: tuple[float, ...]
    theirs: tuple[float, ...]
    vector: tuple[float, ...]

    def __str__(self) -> str:
        ratios = sorted(other / one for one, other in zip(self.ours, self.theirs, strict=True))
        spread = f"({ratios[0]:.1f}–{ratios[-1]:.1f})"
        costs = f"{median(self.ours):>7.2f} {median(self.theirs):>10.2f}   {median(ratios):>5.1f} × {spread:<11}"
        return f"{self.name:<14} {costs} {median(self.vector):>8.3f}"


class Single:
    """Random games through the raw calls of one module."""

    def __init__(self, name: str) -> None:
        self.host = Host(load(name).program)
        points = self.host.program.points
        self.over = [isinstance(point, End) for point in points]
        self.chance = [isinstance(point, Chance) for point in points]
        self.reset = self.host.raw("reset")

    def play(self, picks: list[int]) -> int:
        """One step for each number; gives how many were decisions."""
        host, over, chance = self.host, self.over, self.chance
        legal, act, happen, offers, state = host.legal, host.act, host.happen, host.offers, host.state
        self.reset()
        for pick in picks:
            point = state[POINT]
            if over[point]:
                self.reset()
                continue
            listed = offers[: legal()]
            (happen if chance[point] else act)(int(listed[pick % len(listed)]))
        return len(picks)


class Theirs:
    """Random games through OpenSpiel's states."""

    def __init__(self, pyspiel: Any, name: str) -> None:
        self.game = pyspiel.load_game(TWINS[name])

    def play(self, picks: list[int]) -> int:
        """One step for each number."""
        state = self.game.new_initial_state()
        for pick in picks:
            if state.is_terminal():
                state = self.game.new_initial_state()
                continue
            listed = state.legal_actions()
            state.apply_action(listed[pick % len(listed)])
        return len(picks)


class SideBySide:
    """Random games through a vector; choosing among the masks is not measured."""

    def __init__(self, name: str) -> None:
        self.vector = Vector(load(name).program, SIDE_BY_SIDE)
        self.chooser = numpy.random.default_rng(1)

    def seconds(self, rounds: int) -> float:
        """Processor seconds of so many steps of all games, new games for finished ones included."""
        spent = 0.0
        for _ in range(rounds):
            actions = (self.vector.masks * self.chooser.random(self.vector.masks.shape)).argmax(axis=1)
            began = process_time()
            self.vector.step(actions)
            self.vector.restart(self.vector.over)
            spent += process_time() - began
        return spent


def measure(pyspiel: Any, name: str) -> Costs:
    """One ruleset beside its twin."""
    single, theirs, together = Single(name), Theirs(pyspiel, name), SideBySide(name)
    picks = numpy.random.default_rng(1).integers(0, 1 << 30, STEPS).tolist()
    rounds = max(1, STEPS // SIDE_BY_SIDE)
    pairs = [
        (_cost(single.play, picks), _cost(theirs.play, picks), together.seconds(rounds) / rounds / SIDE_BY_SIDE * 1e6)
        for _ in range(PAIRS + 1)
    ][1:]
    ours, other, vector = zip(*pairs, strict=True)
    return Costs(name, ours, other, vector)


def _cost(play: Callable[[list[int]], int], picks: list[int]) -> float:
    began = process_time()
    steps = play(picks)
    return (process_time() - began) / steps * 1e6


def main() -> None:
    """Measure all twins and print the table."""
    import pyspiel

    print(f"microseconds a step, median of {PAIRS} pairs")
    print(f"{'':<14} {'module':>7} {'OpenSpiel':>10}   {'ratio':>7} {'spread':<11} {'vector':>8}")
    for name in TWINS:
        print(measure(pyspiel, name), flush=True)


if __name__ == "__main__":
    main()
