"""``rulewright perft``: counts the move sequences of a game exactly."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table
from rich.text import Text

from interpreter.cli.arguments import BackendOption, BindingsOption, JsonOption, RulesetArgument, parse_bindings
from interpreter.cli.guard import INTERRUPTED
from interpreter.cli.language import NamesOption, both, names_for, wording_of
from interpreter.cli.loading import load_game
from interpreter.cli.output import err, out, print_json
from interpreter.cli.progress import progress_bar
from interpreter.play.protocols import PlayableGame
from interpreter.study.backend import WASM, backend_for
from interpreter.study.perft import Count, Counter, Divided, fast_counter, perft
from interpreter.study.perft_jobs import perft_together

if TYPE_CHECKING:
    from interpreter.machine.wording import Wording

#: Frames that one move may need, chance between moves included.
_FRAMES = 200


def command(
    ruleset: RulesetArgument,
    depth: Annotated[int, typer.Argument(metavar="DEPTH", min=1, max=200, help="How many moves deep.")],
    option: BindingsOption = None,
    divide: Annotated[bool, typer.Option("--divide", help="Also count below each first move.")] = False,
    backend: BackendOption = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, max=256, help="Processes to count on.")] = 1,
    lang: NamesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Count the sequences of moves from the start, exactly, depth by depth.

    A move is a decision of a player; where dice fall or pieces are drawn every outcome is
    followed. "finished" are the games that ended at or before that depth.
    """
    options = parse_bindings(option)
    game = load_game(ruleset, options)
    wording = wording_of(game, names_for(game.ruleset, lang))
    sys.setrecursionlimit(max(sys.getrecursionlimit(), depth * _FRAMES + 1000))
    machine = backend_for(game, backend)
    counter = fast_counter(game) if machine == WASM else Counter()
    source = partial(load_game, ruleset, options)
    each = perft_together(source, game, depth, jobs, quick=machine == WASM) if jobs > 1 else None
    counts: list[Count] = []
    interrupted = False
    try:
        with progress_bar("counting", depth) as progress:
            for count in each or perft(game.start(), depth, counter):
                counts.append(count)
                progress(len(counts))
        parts = counter.divide(game.start(), depth) if divide else []
    except KeyboardInterrupt:
        interrupted, parts = True, []
    if as_json:
        print_json(_document(game, machine, counts, parts))
    else:
        _report(machine, counts, [(_named(game, wording, part.action), part.count) for part in parts])
    if interrupted:
        err().print("interrupted: the depths above are complete")
        raise typer.Exit(INTERRUPTED)


def _named(game: PlayableGame, wording: Wording | None, action: int) -> str:
    """An action in notation, and in the words of a language where one was asked for."""
    notation = game.describe(action)
    return notation if wording is None else both(notation, wording.describe(action))


def _report(machine: str, counts: list[Count], parts: list[tuple[str, Count]]) -> None:
    console = out()
    console.print(_table("depth", [(str(depth), count) for depth, count in enumerate(counts, 1)]))
    if parts:
        console.print()
        console.print(_table("first move", parts))
    console.print(Text(f"\ncounted on {machine}", "bright_black"))


def _document(game: PlayableGame, machine: str, counts: list[Count], parts: list[Divided]) -> dict[str, object]:
    document: dict[str, object] = {
        "ruleset": game.name,
        "options": dict(game.options),
        "hash": game.hash,
        "backend": machine,
        "depths": [{"depth": depth, **_fields(count)} for depth, count in enumerate(counts, 1)],
    }
    if parts:
        document["divide"] = [
            {"action": part.action, "text": game.describe(part.action), **_fields(part.count)} for part in parts
        ]
    return document


def _fields(count: Count) -> dict[str, int]:
    return {"leaves": count.leaves, "finished": count.finished}


def _table(heading: str, rows: Iterable[tuple[str, Count]]) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column(heading, justify="right" if heading == "depth" else "left")
    table.add_column("leaves", justify="right")
    table.add_column("finished", justify="right")
    for name, count in rows:
        table.add_row(name, f"{count.leaves:,}", f"{count.finished:,}")
    return table
