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
    lang: Annotated[
        str | None,
        typer.Option(
            "--lang", "-l", metavar="LANGUAGE", help="Names of things in a language of the ruleset's rulebook."
        ),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Explain a ruleset: what is in the box, where it lies, who does what when, who wins."""
    if moves is not None:
        _show_table(load_game(ruleset, parse_bindings(option)), moves, seed, as_json=as_json)
        return
    model = read(ruleset, parse_bindings(option))
    if as_json:
        print_json(show_document(model, source_of(ruleset)) | ({"names": _names(model, lang)} if lang else {}))
    elif assumptions:
        print_sources(out(), model)
    else:
        print_page(out(), _in_language(model, lang) if lang else model, source_of(ruleset))


def _names(model: Ruleset, lang: str) -> dict[str, str]:
    from interpreter.rulebook.authored.names import names_of

    return names_of(model, lang)


def _in_language(model: Ruleset, lang: str) -> Ruleset:
    """The ruleset with the names that people have for its things."""
    from interpreter.cli.show.people import in_language
    from interpreter.rulebook.authored.names import title_in

    return in_language(model, title_in(model, lang), _names(model, lang))


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
