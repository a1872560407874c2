"""Draw ``docs/report.svg``, the picture of the README: a real report as the terminal shows it."""

from __future__ import annotations

from functools import partial
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

from interpreter.cli.loading import load_game
from interpreter.cli.run_report import print_report
from interpreter.study.coverage import never_seen
from interpreter.study.simulate import Series, simulate

RULESET = "candy-crush-duel-pocket"
COMMAND = f"rulewright run {RULESET} --games 1000 --seed 1"
TARGET = Path(__file__).resolve().parents[1] / "docs" / "report.svg"


def main() -> None:
    """Play the games and write the picture."""
    source = partial(load_game, RULESET, {})
    series = Series(("random",), games=1000, seed=1, backend="wasm")
    console = Console(record=True, file=StringIO(), force_terminal=True, color_system="truecolor", width=104)
    console.print(Text.assemble(("$ ", "green"), ("make run", "bold")), "")
    game, simulation = source(), simulate(source, series)
    unseen = never_seen(game, series.games)
    print_report(console, game, series, simulation, options={}, unseen=unseen, again=COMMAND)
    TARGET.write_text(console.export_svg(title="rulewright"), encoding="utf-8")


if __name__ == "__main__":
    main()
