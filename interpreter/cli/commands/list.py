"""``rulewright list``: the rulesets that came with the program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from interpreter.cli.arguments import JsonOption
from interpreter.cli.loading import head_of, load_game
from interpreter.cli.output import out, print_json
from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.reading.library import shipped

if TYPE_CHECKING:
    from interpreter.play.protocols import PlayableGame


def command(
    sizes: Annotated[
        bool, typer.Option("--sizes", help="Also the numbers of actions and of state slots (compiles each).")
    ] = False,
    as_json: JsonOption = False,
) -> None:
    """List the shipped rulesets: name, title, players, languages."""
    if as_json:
        print_json([_document(name) for name in shipped()])
        return
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for heading in ("name", "title", "players", "languages", *(("actions", "state slots") if sizes else ())):
        table.add_column(heading, no_wrap=heading == "name", justify="right" if heading in _NUMBERS else "left")
    for name in shipped():
        table.add_row(*_row(name), *(_counts(name) if sizes else ()))
    out().print(table)


_NUMBERS = ("players", "actions", "state slots")


def _row(name: str) -> tuple[Text, ...]:
    try:
        whole = head_of(name)
    except RulewrightError as error:
        return Text(name, "red"), Text(f"cannot be read: {error}", "red"), Text(), Text()
    languages = " ".join(languages_of(name))
    title = str(whole.get("title", name))
    return Text(name, "cyan"), Text(title), Text(seats(whole.get("players"))), Text(languages, "bright_black")


def seats(players: object) -> str:
    """How many play, as the file says it: ``2`` or ``2-4``."""
    if isinstance(players, list):
        return str(len(players))
    if isinstance(players, dict):
        return f"{players.get('min', '')}-{players.get('max', '')}"
    return str(players)


def languages_of(name: str) -> list[str]:
    """The languages that a shipped ruleset has texts in, by the rulebooks in its folder."""
    return sorted(path.stem for path in shipped()[name].parent.glob("rulebook/*.ftl"))


def _document(name: str) -> dict[str, object]:
    try:
        game = load_game(name, {})
    except RulewrightError as error:
        nothing = dict.fromkeys(("title", "players", "actions", "state_slots"))
        return {"name": name, **nothing, "languages": languages_of(name), "error": str(error)}
    return {
        "name": name,
        "title": game.title,
        "players": game.players,
        **_sizes(game),
        "languages": languages_of(name),
    }


def _sizes(game: PlayableGame) -> dict[str, int]:
    return {"actions": game.action_count, "state_slots": game.state_slots}


def _counts(name: str) -> tuple[str, ...]:
    try:
        return tuple(f"{count:,}" for count in _sizes(load_game(name, {})).values())
    except RulewrightError:
        return ("-", "-")
