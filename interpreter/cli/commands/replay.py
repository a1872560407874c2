"""``rulewright replay``: plays a record again, checks it, shows it move by move."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from interpreter.cli.arguments import GameNumberOption, JsonOption, RecordArgument
from interpreter.cli.board import print_board
from interpreter.cli.guard import WRONG
from interpreter.cli.loading import load_game
from interpreter.cli.output import out, print_diagnostics, print_json
from interpreter.diagnostics.documents import as_json as diagnostics_document
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
    as_json: JsonOption = False,
) -> None:
    """Play a recorded game again, checking every step against the rules."""
    record = pick(file, game)
    rules = load_game(ruleset or record.source or record.ruleset, record.options)
    if to is not None:
        check_number(to, len(record.steps))
    replay = Replay(rules, record, str(file), game)
    if as_json:
        steps = [_step_document(step, rules) for step in replay.steps(to)]
        print_json({**diagnostics_document(replay.report), **_document(record, replay, steps)})
    else:
        _show(out(), replay, to, board=board)
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


def _show(console: Console, replay: Replay, to: int | None, *, board: bool) -> None:
    record, game = replay.record, replay.game
    console.print(Text.assemble((game.title, "bold"), (f"  {game.name}", "bright_black")))
    if record.players:
        console.print(" · ".join(_seated(game, record.players)), style="bright_black", markup=False)
    if board:
        console.print()
        print_board(console, replay.state)
        console.print()
    phase = ""
    for step in replay.steps(to):
        if step.phase != phase:
            phase = step.phase
            console.print(Text(phase, "bright_black"))
        console.print(_line(step, game))
        if board:
            console.print()
            print_board(console, step.state)
            console.print()
    if replay.state.is_over:
        console.print(_ending(replay))
    elif not board:
        console.print()
        print_board(console, replay.state)


def _seated(game: PlayableGame, players: Sequence[str]) -> list[str]:
    bots = players if len(players) == game.players else list(players[:1]) * game.players
    return [f"{seat}: {bot}" for seat, bot in zip(game.seats, bots, strict=True)]


def _line(step: Replayed, game: PlayableGame) -> Text:
    who = ("chance", "yellow") if step.player == CHANCE else (game.seats[step.player], "cyan")
    return Text.assemble((f"{step.number:>4}  ", "bright_black"), who, f"  {step.text}")


def _ending(replay: Replay) -> Text:
    state, seats = replay.state, replay.game.seats
    winners = [seats[seat] for seat, value in enumerate(state.returns) if value > 0]
    result = f"{' and '.join(winners)} won" if winners else "a draw"
    scores = (
        ""
        if state.scores is None
        else "  " + ", ".join(f"{seat} {score}" for seat, score in zip(seats, state.scores, strict=True))
    )
    return Text.assemble((f"\n{result}", "bold"), f" ({state.end_reason}){scores}")


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
