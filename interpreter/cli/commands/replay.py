"""``rulewright replay``: plays a record again, checks it, shows it move by move."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from interpreter.cli.arguments import GameNumberOption, JsonOption, RecordArgument
from interpreter.cli.board import print_board
from interpreter.cli.guard import WRONG
from interpreter.cli.language import NamesOption, names_for, wording_of
from interpreter.cli.loading import load_game
from interpreter.cli.output import out, print_diagnostics, print_json
from interpreter.diagnostics.documents import as_json as diagnostics_document
from interpreter.model.names import Names
from interpreter.play.protocols import CHANCE, PlayableGame
from interpreter.play.record_reader import read_records
from interpreter.play.records import Record
from interpreter.play.replay import Replay, Replayed, check_number


def command(
    file: RecordArgument,
    game: GameNumberOption = 1,
    to: Annotated[int | None, typer.Option("--to", min=0, help="Stop after this step.")] = None,
    board: Annotated[bool, typer.Option("--board", help="Draw the position after every step.")] = False,
    ruleset: Annotated[str | None, typer.Option("--ruleset", help="Replay with this ruleset instead.")] = None,
    lang: NamesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play a recorded game again, checking every step against the rules."""
    record = pick(file, game)
    rules = load_game(ruleset or record.source or record.ruleset, record.options)
    if to is not None:
        check_number(to, len(record.steps))
    names = names_for(rules.ruleset, lang)
    replay = Replay(rules, record, str(file), game, wording_of(rules, names))
    if as_json:
        steps = [_step_document(step, rules) for step in replay.steps(to)]
        print_json({**diagnostics_document(replay.report), **_document(record, replay, steps)})
    else:
        _Transcript(out(), replay, names, board=board).show(to)
    if len(list(replay.report)):
        print_diagnostics(replay.report)
    if replay.report.errors:
        raise typer.Exit(WRONG)


def pick(file: Path, number: int) -> Record:
    """One game of a file of records. Raises RulewrightError or typer.BadParameter."""
    records = read_records(file)
    if number > len(records):
        raise typer.BadParameter(f"the file holds {len(records)} games.", param_hint="--game")
    return records[number - 1]


@dataclass(frozen=True, slots=True)
class _Transcript:
    """A record as it is shown to a person; with names, moves are told in words beside their notation."""

    console: Console
    replay: Replay
    names: Names
    board: bool

    def show(self, to: int | None) -> None:
        """Print every step up to number ``to``, under the phases they belong to, and how the game ended."""
        self._head()
        phase = ""
        for step in self.replay.steps(to):
            if step.phase != phase:
                phase = step.phase
                self.console.print(Text(self.names.of("phases", phase), "bright_black"))
            self.console.print(self._line(step))
            if self.board:
                self._draw("\n")
        if self.replay.state.is_over:
            self.console.print(self._ending())
        elif not self.board:
            self._draw("")

    def _head(self) -> None:
        game, players = self.replay.game, self.replay.record.players
        title = self.names.title_of(game.title)
        self.console.print(Text.assemble((title, "bold"), (f"  {game.name}", "bright_black")))
        if players:
            bots = players if len(players) == game.players else list(players[:1]) * game.players
            seated = [f"{seat}: {bot}" for seat, bot in zip(self._seats(), bots, strict=True)]
            self.console.print(" · ".join(seated), style="bright_black", markup=False)
        if self.board:
            self._draw("\n")

    def _draw(self, after: str) -> None:
        """The position as it is now, after an empty line."""
        self.console.print()
        print_board(self.console, self.replay.state, self.replay.wording)
        self.console.print(after, end="")

    def _seats(self) -> list[str]:
        return [self.names.of("players", seat) for seat in self.replay.game.seats]

    def _line(self, step: Replayed) -> Text:
        who = ("chance", "yellow") if step.player == CHANCE else (self._seats()[step.player], "cyan")
        text = Text.assemble((f"{step.number:>4}  ", "bright_black"), who, f"  {step.text}")
        return text.append(f"  {step.words}", "bright_black") if step.words not in ("", step.text) else text

    def _ending(self) -> Text:
        state, seats = self.replay.state, self._seats()
        winners = [seats[seat] for seat, value in enumerate(state.returns) if value > 0]
        result = f"{' and '.join(winners)} won" if winners else "a draw"
        scored = zip(seats, state.scores or (), strict=False)
        scores = ", ".join(f"{seat} {score}" for seat, score in scored)
        reason = f" ({self.names.rule(state.end_reason)})"
        return Text.assemble((f"\n{result}", "bold"), reason, f"  {scores}" if scores else "")


def _step_document(step: Replayed, game: PlayableGame) -> dict[str, object]:
    who = "chance" if step.player == CHANCE else game.seats[step.player]
    return {"number": step.number, "player": who, "text": step.text, "phase": step.phase}


def _document(record: Record, replay: Replay, steps: list[dict[str, object]]) -> dict[str, object]:
    state = replay.state
    return {
        "ruleset": record.ruleset,
        "options": dict(record.options),
        "seed": record.seed,
        "steps": steps,
        "over": state.is_over,
        "returns": list(state.returns) if state.is_over else None,
        "scores": None if state.scores is None else list(state.scores),
        "reason": state.end_reason if state.is_over else "",
        "position": state.render(),
    }
