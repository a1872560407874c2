"""The report of a series as one JSON document."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.diagnostics.diagnostic import Diagnostic
from interpreter.play.protocols import PlayableGame
from interpreter.study.simulate import Series, Simulation
from interpreter.study.statistics import Interval, Summary


def run_document(
    game: PlayableGame, series: Series, simulation: Simulation, unseen: Sequence[Diagnostic] = ()
) -> dict[str, object]:
    """What ``run --json`` prints. ``games`` is the number finished, ``unseen`` what never happened."""
    tally = simulation.tally
    return {
        "ruleset": game.name,
        "title": game.title,
        "options": dict(game.options),
        "hash": game.hash,
        "seed": series.seed,
        "games": tally.games,
        "backend": series.backend,
        "players": list(players_by_seat(series, game)),
        "seats": list(game.seats),
        "wins": list(tally.wins),
        "win_intervals": [_interval(interval) for interval in tally.win_intervals],
        "draws": tally.draws,
        "length": _summary(tally.length),
        "branching": round(tally.branching, 3),
        "ends": dict(sorted(tally.ends.items(), key=lambda item: (-item[1], item[0]))),
        "scores": [_summary(summary) for summary in tally.score_summaries or ()],
        "never_seen": [note.message for note in unseen],
        "playouts_per_second": round(simulation.playouts_per_second, 1),
        "interrupted": simulation.interrupted,
    }


def players_by_seat(series: Series, game: PlayableGame) -> Sequence[str]:
    """The name of the bot at each seat."""
    return series.players if len(series.players) == game.players else series.players * game.players


def _interval(interval: Interval) -> dict[str, float]:
    return {"share": round(interval.share, 6), "low": round(interval.low, 6), "high": round(interval.high, 6)}


def _summary(summary: Summary | None) -> dict[str, object]:
    if summary is None:
        return {}
    quantiles = {f"{level:.2f}": value for level, value in summary.quantiles.items()}
    return {"mean": round(summary.mean, 4), "min": summary.minimum, "max": summary.maximum, "quantiles": quantiles}
