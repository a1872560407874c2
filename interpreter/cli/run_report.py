"""The report of ``run`` as a person reads it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from interpreter.cli.charts import bar, columns, interval_bar
from interpreter.diagnostics.diagnostic import Diagnostic
from interpreter.model.names import NO_NAMES, Names
from interpreter.play.protocols import PlayableGame
from interpreter.study.report import players_by_seat
from interpreter.study.simulate import Series, Simulation
from interpreter.study.statistics import Interval, Summary, histogram, wilson
from interpreter.study.tally import Tally

_BAR = 32
_BINS = 48
_SEAT_COLOURS = ("cyan", "magenta", "yellow", "green", "blue", "red")
#: More ends than this are summed up in one line.
_ENDS = 12


def print_report(
    console: Console,
    game: PlayableGame,
    series: Series,
    simulation: Simulation,
    *,
    options: Mapping[str, int | bool | str],
    unseen: Sequence[Diagnostic] = (),
    again: str,
    names: Names = NO_NAMES,
) -> None:
    """Print the whole report.

    ``options`` are those set by hand, ``unseen`` notes on rules that never took effect; ``again``
    is the command line that gives the same games; ``names`` say what players and rules are called.
    """
    console.print(_head(game, series, simulation, options, names))
    if not simulation.tally.games:
        console.print(Padding("No game was finished.", (1, 2)))
        return
    for title, body in [*_sections(game, series, simulation.tally, names), *_unseen(unseen, names)]:
        console.print(Text(f"\n{title}", "bold"))
        console.print(Padding(body, (0, 0, 0, 2)))
    console.print()
    console.print(_foot(game, again), soft_wrap=True)


def _head(
    game: PlayableGame,
    series: Series,
    simulation: Simulation,
    options: Mapping[str, int | bool | str],
    names: Names,
) -> Group:
    title = Text.assemble((names.title_of(game.title), "bold"), (f"  {game.name}", "bright_black"))
    speed = f"{simulation.playouts_per_second:,.0f} games a second"
    stopped = " · interrupted" if simulation.interrupted else ""
    played = (
        f"{simulation.tally.games:,} games in {_duration(simulation.seconds)} · {speed} on {series.backend}{stopped}"
    )
    lines = [title, Text(played)]
    if options:
        lines.append(Text(options_line(options), "yellow"))
    return Group(*lines)


def _duration(seconds: float) -> str:
    """A time for people: milliseconds while it is short."""
    return f"{seconds * 1000:.0f} ms" if seconds < 1 else f"{seconds:.1f} s"


def options_line(options: Mapping[str, int | bool | str]) -> str:
    """The options with their values, on one line."""
    return " · ".join(f"{name} {_value(value)}" for name, value in options.items())


def _value(value: int | bool | str) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _sections(game: PlayableGame, series: Series, tally: Tally, names: Names) -> Iterator[tuple[str, RenderableType]]:
    seats = [names.of("players", seat) for seat in game.seats]
    yield "Who wins", _wins(seats, players_by_seat(series, game), tally)
    if tally.length is not None:
        yield "How long a game is", _length(tally, tally.length)
    summaries = tally.score_summaries
    if summaries is not None:
        yield "Scores", _scores(seats, summaries)
    yield "How games end", _ends(tally, names)


def _wins(seats: Sequence[str], bots: Sequence[str], tally: Tally) -> Table:
    table = _plain_table()
    for seat, interval in enumerate(tally.win_intervals):
        colour = _SEAT_COLOURS[seat % len(_SEAT_COLOURS)]
        table.add_row(Text(seats[seat], colour), Text(bots[seat], "bright_black"), *_share(interval, colour))
    table.add_row("draw", "", *_share(tally.draw_interval, "white"))
    return table


def _share(interval: Interval, colour: str) -> tuple[Text, Text, Text]:
    between = f"{100 * interval.low:.1f}–{100 * interval.high:.1f}"
    bars = interval_bar(interval, _BAR, colour)
    return bars, Text(f"{100 * interval.share:5.1f} %", "bold"), Text(between, "bright_black")


def _length(tally: Tally, summary: Summary) -> Group:
    bins = histogram(tally.lengths, _BINS)
    scale = f"{summary.minimum:<{max(1, len(bins) - len(str(summary.maximum)))}}{summary.maximum}"
    middle = f"half of them {summary.quantiles[0.25]} to {summary.quantiles[0.75]}"
    sentence = f"{summary.mean:.1f} moves on average, {middle}; {tally.branching:.1f} legal moves to choose from"
    if summary.minimum == summary.maximum:
        return Group(Text(f"always {summary.minimum} moves; {tally.branching:.1f} legal moves to choose from"))
    return Group(Text(columns(bins), "green"), Text(scale, "bright_black"), Text(sentence))


def _scores(seats: Sequence[str], summaries: Sequence[Summary]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bright_black")
    table.add_column("", no_wrap=True)
    for heading in ("mean", "least", "5 %", "25 %", "median", "75 %", "95 %", "most"):
        table.add_column(heading, justify="right")
    for seat, summary in enumerate(summaries):
        values = (summary.minimum, *summary.quantiles.values(), summary.maximum)
        colour = _SEAT_COLOURS[seat % len(_SEAT_COLOURS)]
        table.add_row(Text(seats[seat], colour), f"{summary.mean:.1f}", *(str(value) for value in values))
    return table


def _ends(tally: Tally, names: Names) -> Table:
    table = _plain_table()
    ends = tally.ends.most_common()
    for reason, count in ends[:_ENDS]:
        share = wilson(count, tally.games).share
        name = names.rule(reason)
        cells = (bar(share, _BAR if name == reason else _BAR // 2, "blue"), f"{100 * share:5.1f} %", f"{count:,}")
        table.add_row(name or "(no rule named)", *cells, *([] if name == reason else [Text(reason, "bright_black")]))
    if len(ends) > _ENDS:
        rest = sum(count for _, count in ends[_ENDS:])
        table.add_row(f"{len(ends) - _ENDS} others", "", f"{100 * rest / tally.games:5.1f} %", f"{rest:,}")
    return table


def _unseen(notes: Sequence[Diagnostic], names: Names) -> Iterator[tuple[str, RenderableType]]:
    if notes:
        lines = [
            Text.assemble(names.told(note.message), (f"   {note.span.file}:{note.span.line}", "bright_black"))
            for note in notes
        ]
        yield "What never happened", Group(*lines)


def _foot(game: PlayableGame, again: str) -> Text:
    rules = f"   rules {game.hash[:12]}"
    return Text.assemble(("the same games again: ", "bright_black"), again, (rules, "bright_black"))


def _plain_table() -> Table:
    return Table(box=None, show_header=False, padding=(0, 2, 0, 0))
