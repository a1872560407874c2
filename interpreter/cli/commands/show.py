"""``rulewright show``: a ruleset explained for a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from interpreter.cli.arguments import BindingsOption, JsonOption, RulesetArgument, parse_bindings
from interpreter.cli.loading import load_game, read, source_of
from interpreter.cli.output import out, print_json
from interpreter.cli.show.document import show_document
from interpreter.cli.show.page import print_page, print_sources

if TYPE_CHECKING:
    from interpreter.machine.game import Game


def command(
    ruleset: RulesetArgument,
    option: BindingsOption = None,
    assumptions: Annotated[
        bool, typer.Option("--assumptions", help="List what is assumed and why, what is cited, and the rest.")
    ] = False,
    moves: Annotated[
        int | None,
        typer.Option("--moves", min=0, help="Instead, draw the table after N random moves."),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, help="Which random moves.")] = 1,
    as_json: JsonOption = False,
) -> None:
    """Explain a ruleset: what is in the box, where it lies, who does what when, who wins."""
    if moves is not None:
        _show_table(load_game(ruleset, parse_bindings(option)), moves, seed, as_json=as_json)
        return
    model = read(ruleset, parse_bindings(option))
    if as_json:
        print_json(show_document(model, source_of(ruleset)))
    elif assumptions:
        print_sources(out(), model)
    else:
        print_page(out(), model, source_of(ruleset))


def _show_table(game: Game, moves: int, seed: int, *, as_json: bool) -> None:
    """Draw the position after some random moves, or where the game ended before."""
    from interpreter.cli.board import print_board
    from interpreter.play.bots import make_bot

    state, bot = game.start(seed), make_bot("random")
    played = 0
    while played < moves and not state.is_over:
        state.apply(bot.choose(state, state.legal_actions(), state.stream))
        played += 1
    if as_json:
        print_json({"ruleset": game.name, "seed": seed, "moves": played, "position": state.render()})
        return
    turn = "the game is over" if state.is_over else f"{game.seats[state.current_player]} to move"
    out().print(Text.assemble((game.title, "bold"), f"  after {played} moves, {turn}\n"))
    print_board(out(), state)
