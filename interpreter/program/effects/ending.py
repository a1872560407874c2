"""Effects that end the game."""

from __future__ import annotations

from interpreter.program import ir
from interpreter.program.effects.registry import verb
from interpreter.program.job import Job
from interpreter.program.layout import PLACES


@verb("win", "lose")
def decide(job: Job) -> None:
    """One player wins, or loses while all others share the win."""
    player = job.hold("player", job.needed(job.effect.verb))
    players = job.shop.context.layout.players
    mine, others = (1, 2) if job.effect.verb == "win" else (players, 1)
    places = [*job.shop.everyone(others), ir.Store(PLACES, player, ir.Const(mine))]
    job.shop.finish(job.writer, job.scope.rule, places)


def drawn_game(job: Job) -> None:
    """Nobody wins."""
    job.shop.finish(job.writer, job.scope.rule, job.shop.everyone(1))


@verb("end_game")
def over(job: Job) -> None:
    """The outcome decides."""
    job.shop.finish(job.writer, job.scope.rule, [])
