"""``rulewright show``: a ruleset explained for a person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from interpreter.cli.arguments import BindingsOption, JsonOption, RulesetArgument, parse_bindings
from interpreter.cli.language import NamesOption, names_for, wording_of
from interpreter.cli.loading import load_game, read, source_of
from interpreter.cli.output import out, print_json
from interpreter.cli.show.document import show_document
from interpreter.cli.show.page import print_page, print_sources

if TYPE_CHECKING:
    from interpreter.machine.game import Game
    from interpreter.model.ruleset import Ruleset


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
    lang: NamesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Explain a ruleset: what is in the box, where it lies, who does what when, who wins."""
    if moves is not None:
        _show_table(load_game(ruleset, parse_bindings(option)), moves, seed, lang, as_json=as_json)
        return
    model = read(ruleset, parse_bindings(option))
    names = names_for(model, lang)
    if as_json:
        print_json(show_document(model, source_of(ruleset)) | ({"names": _names(model, lang)} if lang else {}))
    elif assumptions:
        print_sources(out(), model, names)
    else:
        print_page(out(), model, source_of(ruleset), names)


def _names(model: Ruleset, lang: str) -> dict[str, str]:
    from interpreter.rulebook.authored.names import names_of

    return names_of(model, lang)


def _show_table(game: Game, moves: int, seed: int, lang: str | None, *, as_json: bool) -> None:
    """Draw the position after some random moves, or where the game ended before."""
    from interpreter.cli.board import print_board
    from interpreter.play.bots import make_bot

    names = names_for(game.ruleset, lang)
    state, bot = game.start(seed), make_bot("random")
    played = 0
    while played < moves and not state.is_over:
        state.apply(bot.choose(state, state.legal_actions(), state.stream))
        played += 1
    if as_json:
        print_json({"ruleset": game.name, "seed": seed, "moves": played, "position": state.render()})
        return
    mover = "" if state.is_over else names.of("players", game.seats[state.current_player])
    turn = f"{mover} to move" if mover else f"the game is over ({names.rule(state.end_reason)})"
    title = names.title_of(game.title)
    out().print(Text.assemble((title, "bold"), f"  after {played} moves, {turn}\n"))
    print_board(out(), state, wording_of(game, names))
