"""``rulewright test``: runs the scenarios beside a ruleset."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from interpreter.cli.arguments import BindingsOption, JsonOption, OptionValue, RulesetArgument, parse_bindings
from interpreter.cli.guard import WRONG
from interpreter.cli.output import out, print_json
from interpreter.cli.verdicts import print_summary, print_verdict
from interpreter.machine.game import Game, load
from interpreter.model.scenario import Scenario
from interpreter.play.scenarios import Verdict, run_scenarios
from interpreter.reading.library import locate
from interpreter.reading.scenarios import load_scenarios, scenario_file


def command(
    ruleset: RulesetArgument,
    option: BindingsOption = None,
    only: Annotated[str, typer.Option("--only", metavar="TEXT", help="Only scenarios with this in their name.")] = "",
    as_json: JsonOption = False,
) -> None:
    """Run the scenarios beside a ruleset: the worked examples of its rulebook.

    The exit code is 1 if one of them does not come out as it says.
    """
    options = parse_bindings(option)
    path = locate(ruleset)
    verdicts: list[Verdict] = []

    def make(own: Mapping[str, OptionValue]) -> Game:
        return load(path, {**options, **own})

    for verdict in run_scenarios(make, _scenarios(path, only)):
        verdicts.append(verdict)
        if not as_json:
            print_verdict(out(), verdict)
    if as_json:
        print_json(_document(verdicts))
    else:
        print_summary(out(), ruleset, verdicts)
    if not all(verdict.ok for verdict in verdicts):
        raise typer.Exit(WRONG)


def _scenarios(path: Path, only: str) -> Sequence[Scenario]:
    file = scenario_file(path)
    scenarios = load_scenarios(file) if file is not None else ()
    named = [scenario for scenario in scenarios if only.lower() in scenario.name.value.lower()]
    if only and not named:
        raise typer.BadParameter(f"no scenario of {len(scenarios)} has '{only}' in its name.", param_hint="--only")
    return named


def _document(verdicts: Sequence[Verdict]) -> dict[str, object]:
    passed = sum(verdict.ok for verdict in verdicts)
    return {
        "passed": passed,
        "failed": len(verdicts) - passed,
        "scenarios": [
            {
                "name": verdict.scenario.name.value,
                "ok": verdict.ok,
                "message": verdict.message,
                "line": verdict.scenario.name.span().line,
            }
            for verdict in verdicts
        ],
    }
