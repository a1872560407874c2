"""How strong a bot is: many games against another, seats swapped, with 95 % intervals (Wilson).

    python tools/strength.py --games 200 --jobs 2 connect-four othello
    python tools/strength.py --bot greedy --against random kalah

A draw counts half. Game k has a seed of its own, so a table can be made again.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from time import perf_counter

from interpreter import Game, load
from interpreter.machine.rng import derived_seed
from interpreter.play.bots import Bot, make_bot
from interpreter.play.match import play_game
from interpreter.study.statistics import wilson

#: The least share of points against random that mcts:200 should have, by ruleset.
MARKS = {
    "candy-crush-duel-pocket": 0.90,
    "candy-conquest": 0.90,
    "azul-duel": 0.90,
    "quarto": 0.90,
    "qawale": 0.90,
    "connect-four": 0.90,
    "othello": 0.90,
    "breakthrough": 0.90,
    "quacks-duel": 0.65,
    "dubli": 0.65,
}


@cache
def game_of(name: str) -> Game:
    """The game, compiled once in each process."""
    return load(name)


def points(name: str, bot: Bot, rival: Bot, seed: int, number: int) -> float:
    """1 for a win of the bot, 0.5 for a draw, 0 for a loss; its seat goes round with the number."""
    game = game_of(name)
    seat = number % game.players
    bots = [bot if place == seat else rival for place in range(game.players)]
    result = play_game(game, bots, derived_seed(seed, number)).result.returns[seat]
    return 1.0 if result > 0 else 0.5 if result == 0 else 0.0


def share(name: str, bot: str, rival: str, seed: int, numbers: range) -> float:
    """The sum of points over some games."""
    return sum(points(name, make_bot(bot), make_bot(rival), seed, number) for number in numbers)


def measure(name: str, arguments: argparse.Namespace, pool: ProcessPoolExecutor) -> str:
    """One line of the table."""
    began = perf_counter()
    games, size = arguments.games, max(1, arguments.games // (8 * arguments.jobs))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    futures = [pool.submit(share, name, arguments.bot, arguments.against, arguments.seed, chunk) for chunk in chunks]
    total = sum(future.result() for future in futures)
    # The interval counts two draws as a win and a loss.
    interval = wilson(round(total), games)
    mark = f"{100 * MARKS[name]:.0f} %" if name in MARKS else ""
    between = f"{100 * interval.low:.1f}–{100 * interval.high:.1f}"
    return f"{name:28} {100 * total / games:5.1f} %   {between:12} {mark:6} {perf_counter() - began:6.0f} s"


def lines(arguments: argparse.Namespace) -> Iterator[str]:
    """The table, a line as soon as it is known."""
    yield f"{arguments.bot} against {arguments.against}, {arguments.games} games, seats swapped"
    with ProcessPoolExecutor(arguments.jobs) as pool:
        for name in arguments.rulesets:
            yield measure(name, arguments, pool)


def main(words: Sequence[str] | None = None) -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("rulesets", nargs="*", default=list(MARKS), help="rulesets (default: those with a mark)")
    parser.add_argument("--bot", default="mcts:200")
    parser.add_argument("--against", default="random")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    for line in lines(parser.parse_args(words)):
        print(line, flush=True)


if __name__ == "__main__":
    main()
