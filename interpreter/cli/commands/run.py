"""``rulewright run``: plays games without anybody watching and reports."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from interpreter.cli.arguments import (
    BackendOption,
    BindingsOption,
    JsonOption,
    OptionValue,
    RulesetArgument,
    parse_bindings,
)
from interpreter.cli.guard import INTERRUPTED, WRONG
from interpreter.cli.language import NamesOption, names_for
from interpreter.cli.loading import load_game, place_of
from interpreter.cli.output import err, out, print_diagnostics, print_json
from interpreter.cli.program import version
from interpreter.cli.progress import progress_bar
from interpreter.cli.run_report import print_report
from interpreter.play.bots import bot_names
from interpreter.study.backend import backend_for_games
from interpreter.study.coverage import never_seen
from interpreter.study.report import run_document
from interpreter.study.simulate import Series, Simulation, simulate

_PLAYERS = f"Who plays: one bot for all seats, or one for each joined by commas. {bot_names()}."


def command(
    ruleset: RulesetArgument,
    option: BindingsOption = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, help="The same seed gives the same games.")] = 1,
    players: Annotated[str, typer.Option("--players", "-p", help=_PLAYERS)] = "random",
    backend: BackendOption = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, max=256, help="Processes to play on.")] = 1,
    record: Annotated[Path | None, typer.Option("--record", help="Write every game to this file.")] = None,
    lang: NamesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play games without anybody watching, and report: who wins, how long, how it ends.

    Ctrl-C stops early: the games finished are reported, and the exit code is 130.
    """
    options = parse_bindings(option)
    game = load_game(ruleset, options)
    called = names_for(game.ruleset, lang)
    kept = (version(), place_of(ruleset)) if record else None
    names = tuple(name.strip() for name in players.split(","))
    machine = backend_for_games(game, names, backend, recorded=record is not None)
    series = Series(names, games, seed, kept, machine)
    with progress_bar("playing", games) as progress:
        source = partial(load_game, ruleset, options)
        simulation = simulate(source, series, jobs=jobs, progress=progress, game=game)
    _save(record, simulation)
    stopped = simulation.failure or simulation.interrupted
    unseen = [] if stopped else never_seen(game, games, simulation.tally.ends)
    if as_json:
        print_json(run_document(game, series, simulation, unseen))
    else:
        again = _again(ruleset, options, series) + (f" --lang {lang}" if lang else "")
        print_report(out(), game, series, simulation, options=options, unseen=unseen, again=again, names=called)
    _leave(simulation)


def _save(record: Path | None, simulation: Simulation) -> None:
    if record is None:
        return
    try:
        record.write_text("".join(f"{line}\n" for line in simulation.records), encoding="utf-8")
    except OSError as error:
        raise typer.BadParameter(f"cannot write '{record}': {error.strerror}.", param_hint="--record") from error
    err().print(f"{len(simulation.records):,} games recorded in {record}", markup=False)


def _again(ruleset: str, options: dict[str, OptionValue], series: Series) -> str:
    """The command line that plays the same games again."""
    bindings = "".join(f" -o {name}={str(value).lower()}" for name, value in options.items())
    players = f" --players {','.join(series.players)}" if series.players != ("random",) else ""
    return f"rulewright run {ruleset}{bindings} --games {series.games} --seed {series.seed}{players}"


def _leave(simulation: Simulation) -> None:
    if simulation.failure:
        print_diagnostics(simulation.failure)
        raise typer.Exit(WRONG)
    if simulation.interrupted:
        raise typer.Exit(INTERRUPTED)
