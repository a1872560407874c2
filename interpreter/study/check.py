"""Everything that can be found wrong with a ruleset: by reading it, and by playing a little.

What passes here does not break later: after the stages that read, type and compile, the
start is reached and a few random games are played to their end.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from interpreter.diagnostics.diagnostic import Diagnostic, Report, RulewrightError, Severity
from interpreter.machine.game import Game, make_game
from interpreter.machine.rng import derived_seed
from interpreter.play.bots import RandomBot
from interpreter.reading.load import load
from interpreter.reading.scenarios import load_scenarios, scenario_file

#: Decisions in one trial game, at most.
LONGEST = 20_000
#: Trial games unless asked otherwise.
TRIALS = 10


def check_ruleset(
    name_or_path: str | Path, options: Mapping[str, int | bool | str], trials: int = TRIALS
) -> tuple[Diagnostic, ...]:
    """All diagnostics of a ruleset with these options, and of the scenarios beside it."""
    report = Report()
    try:
        ruleset = load(name_or_path, options, report)
        _read_scenarios(Path(ruleset.path), report)
        game = make_game(ruleset, report)
        _try(game, trials, report)
    except RulewrightError as error:
        report.extend(error.diagnostics)
    return tuple(report)


def _read_scenarios(path: Path, report: Report) -> None:
    file = scenario_file(path)
    if file is not None:
        try:
            load_scenarios(file)
        except RulewrightError as error:
            report.extend(error.diagnostics)


def _try(game: Game, trials: int, report: Report) -> None:
    """Play random games; each different error is reported once, with a seed that shows it."""
    game.start()
    for number in range(trials):
        seed = derived_seed(0, number)
        try:
            _play(game, seed, report)
        except RulewrightError as error:
            new = [found for found in error.diagnostics if found not in report.found]
            report.extend(new)
            if new:
                report.add(_where(game, seed))


def _play(game: Game, seed: int, report: Report) -> None:
    state, bot = game.start(seed), RandomBot()
    for _ in range(LONGEST):
        if state.is_over:
            return
        state.apply(bot.choose(state, state.legal_actions(), state.stream))
    message = f"a random game had not ended after {LONGEST:,} moves"
    report.add(Diagnostic("CL008", Severity.WARNING, message, hint="set a limit, such as `limits: {moves: 1000}`"))


def _where(game: Game, seed: int) -> Diagnostic:
    message = f"a random game of `{game.name}` ran into this (its seed: {seed})"
    return Diagnostic("CL009", Severity.NOTE, message)
