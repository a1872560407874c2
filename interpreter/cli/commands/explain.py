"""``rulewright explain``: why an action is legal or not."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from interpreter.cli.arguments import BindingsOption, JsonOption, RulesetArgument, parse_bindings
from interpreter.cli.commands.replay import pick
from interpreter.cli.language import NamesOption, names_for, wording_of
from interpreter.cli.loading import load_game
from interpreter.cli.output import out, print_json
from interpreter.diagnostics.diagnostic import Diagnostic, Severity
from interpreter.diagnostics.render import render_rich
from interpreter.machine.explain import Explanation
from interpreter.machine.game import Game
from interpreter.model.names import Names
from interpreter.play.protocols import CHANCE, OVER, GameState
from interpreter.play.replay import Replay, check_number


def command(
    ruleset: RulesetArgument,
    action: Annotated[str, typer.Argument(metavar="ACTION", help="An action in notation, such as 'move(a2, a3)'.")],
    option: BindingsOption = None,
    record: Annotated[Path | None, typer.Option("--record", help="Look at a position of this record.")] = None,
    to: Annotated[int | None, typer.Option("--to", min=0, help="After this step of the record.")] = None,
    number: Annotated[int, typer.Option("--game", min=1, help="Which game of the record's file.")] = 1,
    lang: NamesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Say why an action is legal or not, at the start or after a step of a record.

    Names the first condition that does not hold, its place in the file, and the values it saw.
    """
    if record is None and to is not None:
        raise typer.BadParameter("--to needs --record.", param_hint="--to")
    game, state = _position(ruleset, option, record, to, number)
    names = names_for(game.ruleset, lang)
    found = state.explain(game.parse(action))
    if as_json:
        print_json(_document(game, state, action, found))
    else:
        out().print(_text(game, state, action, found, names), soft_wrap=True)


def _position(
    ruleset: str, option: list[str] | None, file: Path | None, to: int | None, number: int
) -> tuple[Game, GameState]:
    options = parse_bindings(option)
    if file is None:
        game = load_game(ruleset, options)
        return game, game.start()
    record = pick(file, number)
    game = load_game(ruleset, {**record.options, **options})
    if to is not None:
        check_number(to, len(record.steps))
    return game, Replay(game, record, str(file), number).position(to)


def _text(game: Game, state: GameState, action: str, found: Explanation | None, names: Names) -> Text:
    who, wording = _who(game, state, names), wording_of(game, names)
    number = game.parse(action)
    words = f" – {wording.describe(number)}" if wording else ""
    if found is None:
        return Text.assemble((action, "bold"), f"{words} is legal ({who})")
    message = f"`{action}`{words} ({who}): {names.told(found.text)}"
    head = Diagnostic("not legal", Severity.NOTE, message, found.span)
    text = render_rich([head])
    # The code of a diagnostic has no meaning here.
    shown = text.split("\n", include_separator=True)
    shown[0] = Text.assemble(("not legal", "bold yellow"), (f": {head.message}\n", "bold"))
    whole = Text().join(shown)
    named = state.explain(number, wording) if wording else found
    for (name, value), (_, word) in zip(found.values, named.values if named else (), strict=True):
        whole.append(f"\n    {name} = ", "bright_black").append(value if word == value else f"{value} – {word}")
    return whole


def _who(game: Game, state: GameState, names: Names) -> str:
    player = state.current_player
    if player == OVER:
        return "nobody: the game is over"
    return "nobody: chance is next" if player == CHANCE else f"{names.of('players', game.seats[player])} to move"


def _document(game: Game, state: GameState, action: str, found: Explanation | None) -> dict[str, object]:
    player = state.current_player
    span = None if found is None else found.span
    return {
        "action": action,
        "legal": found is None,
        "player": game.seats[player] if player >= 0 else None,
        "phase": state.phase,
        "reason": "" if found is None else found.text,
        "file": "" if span is None else span.file,
        "line": 0 if span is None else span.line,
        "column": 0 if span is None else span.column,
        "values": {} if found is None else dict(found.values),
    }
