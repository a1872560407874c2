"""Random games a second of the modules, beside OpenSpiel's games in C++.

OpenSpiel's Python interface has no loop of random games of its own, but its tree search spends
nearly all its time in one: few simulations, each judged by a thousand random games in C++. Both
sides run in one process, in turns, on one thread; what counts is the ratio of a pair and its
spread. The lengths of games are printed too, so that unequal rules would show.

Run it by itself with `python -m tests.benchmarks.rollouts`.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from statistics import mean, median
from time import process_time
from typing import Any

from interpreter import load
from interpreter.wasm.host import Host

#: Our rulesets and OpenSpiel's games with the same rules.
TWINS = {
    "tic-tac-toe": "tic_tac_toe",
    "connect-four": "connect_four",
    "breakthrough": "breakthrough",
    "othello": "othello",
    "hex": "hex",
    "pig": "pig",
    "nim": "nim",
    "kalah": "mancala",
}
#: Processor seconds of one measurement, pairs, and random games that judge one simulation.
SECONDS, PAIRS, ROLLOUTS = 0.5, 5, 1000
SIMULATIONS = 3


@dataclass(frozen=True)
class Rates:
    """Games a second of both sides, pair by pair, and the mean length of a game on each."""

    name: str
    ours: tuple[float, ...]
    theirs: tuple[float, ...]
    lengths: tuple[float, float]

    @property
    def ratio(self) -> float:
        """The median of the pairs' ratios."""
        return median(self.ratios)

    @property
    def ratios(self) -> list[float]:
        """How many times as many games we play, in each pair, ascending."""
        return sorted(one / other for one, other in zip(self.ours, self.theirs, strict=True))

    def __str__(self) -> str:
        spread = f"{self.ratios[0]:.1f}–{self.ratios[-1]:.1f}"
        speeds = f"{median(self.ours):>10,.0f} {median(self.theirs):>10,.0f}"
        lengths = f"{self.lengths[0]:6.1f} {self.lengths[1]:6.1f}"
        return f"{self.name:<14} {speeds}   {self.ratio:>5.1f} × ({spread})   {lengths}"


def measure(pyspiel: Any, name: str) -> Rates:
    """One ruleset beside its twin."""
    host, theirs = Host(load(name).program), pyspiel.load_game(TWINS[name])
    pairs = [(our_rate(host), their_rate(pyspiel, theirs)) for _ in range(PAIRS + 1)][1:]
    lengths = (float(host.playouts(4000, 1)[:, 0].mean()), their_length(theirs))
    return Rates(name, tuple(a for a, _ in pairs), tuple(b for _, b in pairs), lengths)


def our_rate(host: Host) -> float:
    """Random games in a processor second, in batches as a report plays them."""
    games, start = 0, process_time()
    while (spent := process_time() - start) < SECONDS:
        host.playouts(4096, seed=1, first=games)
        games += 4096
    return games / spent


def their_rate(pyspiel: Any, game: Any) -> float:
    """Random games in a processor second, from the first position, as a tree search plays them."""
    judge = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, judge, 2.0, SIMULATIONS, 100, False, 1, False)
    state, games, start = game.new_initial_state(), 0, process_time()
    while (spent := process_time() - start) < SECONDS:
        bot.step(state)
        games += SIMULATIONS * ROLLOUTS
    return games / spent


def their_length(game: Any, games: int = 300) -> float:
    """The mean number of decisions in a random game."""
    stream = random.Random(1)
    return mean(_one_length(game.new_initial_state(), stream) for _ in range(games))


def _one_length(state: Any, stream: random.Random) -> int:
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(stream.choices(outcomes, weights)[0])
        else:
            decisions += 1
            state.apply_action(stream.choice(state.legal_actions()))
    return decisions


def main() -> None:
    """Measure all twins and print the table."""
    import pyspiel

    print(f"{'':<14} {'games/s':>10} {'OpenSpiel':>10}   {'ratio':>7} {'spread':>12}   {'length':>6} {'theirs':>6}")
    found = []
    for name in TWINS:
        found.append(measure(pyspiel, name))
        print(found[-1], flush=True)
    print(f"median of the ratios: {median(rates.ratio for rates in found):.1f}")


if __name__ == "__main__":
    main()
