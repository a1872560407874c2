"""Everything that can be found wrong with a ruleset: by reading it, and by playing a little.

What passes here does not break later: after the stages that read, type and compile, the lint
looks for what is most likely not meant, reaches the start and plays a few random games.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from interpreter.diagnostics.diagnostic import Diagnostic, Report, RulewrightError, by_place
from interpreter.machine.game import make_game
from interpreter.reading.load import salvage
from interpreter.reading.scenarios import load_scenarios, scenario_file
from interpreter.rulebook.authored.check import check_authored
from interpreter.study.lint import PLAYOUTS, lint

#: Trial games unless asked otherwise.
TRIALS = PLAYOUTS


def check_ruleset(
    name_or_path: str | Path, options: Mapping[str, int | bool | str], trials: int = TRIALS
) -> tuple[Diagnostic, ...]:
    """All diagnostics of a ruleset with these options, and of the scenarios and rulebooks beside it."""
    report = Report()
    try:
        ruleset = salvage(name_or_path, options, report)
        _read_scenarios(Path(ruleset.path), report)
        lint(make_game(ruleset, report), report, trials)
        check_authored(ruleset, report)
    except RulewrightError as error:
        report.extend(error.diagnostics)
    return by_place(report)


def _read_scenarios(path: Path, report: Report) -> None:
    file = scenario_file(path)
    if file is not None:
        try:
            load_scenarios(file)
        except RulewrightError as error:
            report.extend(error.diagnostics)
