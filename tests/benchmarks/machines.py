"""Random games a second of the modules, beside the reference machine, and what compiling costs.

Both machines play in one process, in turns, on one thread. Run it by itself with
`python -m tests.benchmarks.machines [NAME …]`; without names it measures the five seed games.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from statistics import median
from time import process_time

from interpreter import load
from interpreter.machine.game import Game
from interpreter.wasm.host import Host

#: The games the project began with.
SEED_GAMES = ("candy-crush-duel-pocket", "quacks-duel", "candy-conquest", "azul-duel", "dubli")
#: Processor seconds of one measurement, pairs of them, and games of one call of the module.
SECONDS, PAIRS, GAMES = 0.4, 5, 1000


@dataclass(frozen=True)
class Rates:
    """Games a second of both machines, pair by pair; milliseconds to compile; size of the module in kB."""

    name: str
    module: tuple[float, ...]
    reference: tuple[float, ...]
    compiling: float
    size: float

    @property
    def ratios(self) -> list[float]:
        """How many times as many games the module plays, in each pair, ascending."""
        return sorted(one / other for one, other in zip(self.module, self.reference, strict=True))

    def __str__(self) -> str:
        spread = f"{self.ratios[0]:.0f}–{self.ratios[-1]:.0f}"
        speeds = f"{median(self.module):>10,.0f} {median(self.reference):>10,.0f}"
        ratio = f"{median(self.ratios):>6.0f} × ({spread})"
        return f"{self.name:<26} {speeds} {ratio:<20} {self.compiling:6.0f} {self.size:6.0f}"


def measured(name: str) -> Rates:
    """Both rates of a ruleset."""
    game = load(name)
    started = process_time()
    host = Host(game.program)
    compiling = (process_time() - started) * 1000
    pairs = [(_module_rate(host), _reference_rate(game)) for _ in range(PAIRS)]
    module, reference = zip(*pairs, strict=True)
    return Rates(name, module, reference, compiling, len(host.binary) / 1024)


def _module_rate(host: Host) -> float:
    played, started = 0, process_time()
    while process_time() - started < SECONDS:
        host.playouts(GAMES, 1, played)
        played += GAMES
    return played / (process_time() - started)


def _reference_rate(game: Game) -> float:
    played, started = 0, process_time()
    while process_time() - started < SECONDS:
        game.playout(played)
        played += 1
    return played / (process_time() - started)


def main() -> None:
    """Print a line for each ruleset."""
    print(f"{'':<26} {'module':>10} {'reference':>10} {'ratio':>6}   {'spread':<10} {'ms':>7} {'kB':>6}")
    for name in sys.argv[1:] or SEED_GAMES:
        print(measured(name), flush=True)


if __name__ == "__main__":
    main()
