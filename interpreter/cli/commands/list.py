"""``rulewright list``: the rulesets that came with the program."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
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
    """List the shipped rulesets, variants below their bases: name, players, title, languages."""
    if as_json:
        print_json([_document(name) for name in shipped()])
        return
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    for heading in ("name", "players", *(("actions", "state slots") if sizes else ()), "title"):
        table.add_column(heading, no_wrap=heading == "name", justify="right" if heading in _NUMBERS else "left")
    for entry in _by_base({name: _head(name) for name in shipped()}):
        name, players, title = _row(entry)
        table.add_row(name, players, *(_counts(entry.name) if sizes else ()), title)
    out().print(table)


_NUMBERS = ("players", "actions", "state slots")

#: Stands for the title of the base in that of a variant.
_SAME = "…"


@dataclass(frozen=True, slots=True)
class _Entry:
    """A ruleset of the list: what its file says, and the bases above it."""

    name: str
    head: Mapping[str, object]
    depth: int = 0
    base_title: str = ""


def _head(name: str) -> Mapping[str, object]:
    """The keys before the first rules; an ``error`` where the file cannot be read."""
    try:
        return head_of(name)
    except RulewrightError as error:
        return {"error": str(error)}


def _by_base(heads: Mapping[str, Mapping[str, object]]) -> Iterator[_Entry]:
    """The rulesets by name, each followed by its variants."""
    for name, head in heads.items():
        if head.get("extends") not in heads:
            yield from _with_variants(_Entry(name, head), heads)


def _with_variants(entry: _Entry, heads: Mapping[str, Mapping[str, object]]) -> Iterator[_Entry]:
    yield entry
    title = str(entry.head.get("title", entry.name))
    for name, head in heads.items():
        if head.get("extends") == entry.name:
            yield from _with_variants(_Entry(name, head, entry.depth + 1, title), heads)


def _row(entry: _Entry) -> tuple[Text, Text, Text]:
    """Name, players, and the title with the languages that there are texts in."""
    name, indent = entry.name, "  " * entry.depth
    if "error" in entry.head:
        return Text(indent + name, "red"), Text(), Text(f"cannot be read: {entry.head['error']}", "red")
    title = Text(_shortened(str(entry.head.get("title", name)), entry.base_title))
    if languages := languages_of(name):
        title.append(f"  {' '.join(languages)}", "bright_black")
    return Text(indent + name, "cyan"), Text(seats(entry.head.get("players"))), title


def _shortened(title: str, base: str) -> str:
    """A variant's title without that of its base, which stands above it."""
    return _SAME + title.removeprefix(base) if base and title.startswith(base) else title


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
