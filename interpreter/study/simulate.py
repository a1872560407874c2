"""Series of games between bots, on one process or several, with the same result.

Game ``k`` of a series depends on the series' seed and ``k`` alone. Games are dealt to
processes in chunks and counted in their order, so neither the number of processes nor
their speed can change a report. An interrupted series keeps every game it finished.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity
from interpreter.machine.backend import Batch, fast
from interpreter.machine.playout import Playout
from interpreter.machine.rng import derived_seed
from interpreter.play.bots import Bot, RandomBot, make_bots
from interpreter.play.match import play_game
from interpreter.play.protocols import PlayableGame
from interpreter.play.records import record_of, to_line
from interpreter.study.backend import PYTHON, WASM
from interpreter.study.tally import Tally
from interpreter.study.workers import Workers

#: Makes the game anew; a process of its own calls it once.
Source = Callable[[], PlayableGame]
#: The code of what says that a game takes too long.
TOO_LONG = "RW015"
#: Games in a chunk, at most: enough to hide the cost of handing it over.
CHUNK = 100
#: The same on the fast machine: few enough for an interrupt to be heard soon.
FAST_CHUNK = 2000


@dataclass(frozen=True, slots=True)
class Series:
    """A series of games. ``record`` names the program's version and the ruleset's place."""

    players: tuple[str, ...]
    games: int
    seed: int
    record: tuple[str, str] | None = None
    backend: str = PYTHON

    @property
    def is_batched(self) -> bool:
        """Whether the fast machine plays whole chunks by itself."""
        return self.backend == WASM and self.record is None and set(self.players) == {"random"}


@dataclass(slots=True)
class Simulation:
    """What came of a series. ``failure`` holds what stopped it, if anything did."""

    tally: Tally
    seconds: float = 0.0
    interrupted: bool = False
    records: list[str] = field(default_factory=list)
    failure: tuple[Diagnostic, ...] = ()

    @property
    def playouts_per_second(self) -> float:
        """Games a second, over the whole series."""
        return self.tally.games / self.seconds if self.seconds > 0 else 0.0


@dataclass(slots=True)
class _Chunk:
    """The games of one chunk, as far as they were finished."""

    results: list[Playout] = field(default_factory=list)
    batches: list[Batch] = field(default_factory=list)
    records: list[str] = field(default_factory=list)
    failure: tuple[Diagnostic, ...] = ()


def simulate(
    source: Source,
    series: Series,
    *,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    game: PlayableGame | None = None,
) -> Simulation:
    """Play the series. ``progress`` is told the number of games finished now and then.

    Raises RulewrightError for players that do not exist. A game that the rules stop with an
    error ends the series; the error stands in ``failure`` and what was finished is kept.
    """
    game = game or source()
    make_bots(series.players, game.players)
    simulation = Simulation(Tally(game.players))
    if series.backend == WASM and jobs <= 1:
        _make_ready(game, series)
    began = perf_counter()
    chunks = _alone(game, series) if jobs <= 1 else _together(source, series, jobs)
    try:
        for chunk in chunks:
            _keep(simulation, chunk)
            if progress is not None:
                progress(simulation.tally.games)
            if chunk.failure:
                break
    except KeyboardInterrupt:
        simulation.interrupted = True
    finally:
        chunks.close()
    simulation.seconds = perf_counter() - began
    return simulation


def _make_ready(game: PlayableGame, series: Series) -> None:
    """Compile the module beforehand: the speed reported is that of playing."""
    machine = fast(game)
    if machine is not None:
        _ = machine.host if series.is_batched else machine.searcher


def _keep(simulation: Simulation, chunk: _Chunk) -> None:
    for batch in chunk.batches:
        simulation.tally.add_batch(batch)
    for result in chunk.results:
        simulation.tally.add(result)
    simulation.records.extend(chunk.records)
    simulation.failure = chunk.failure


def _numbers(games: int, size: int) -> Iterator[range]:
    return (range(start, min(start + size, games)) for start in range(0, games, size))


def _alone(game: PlayableGame, series: Series) -> Generator[_Chunk, None, None]:
    """The chunks played here. An interrupt first hands over the games finished so far."""
    for numbers in _numbers(series.games, FAST_CHUNK if series.is_batched else CHUNK):
        chunk = _Chunk()
        try:
            _play_into(chunk, game, series, numbers)
        except KeyboardInterrupt:
            yield chunk
            raise
        yield chunk


def _play_into(chunk: _Chunk, game: PlayableGame, series: Series, numbers: range) -> None:
    if series.is_batched:
        numbers = _play_batches(chunk, game, series, numbers)
    bots = make_bots(series.players, game.players, quick=series.backend == WASM)
    for number in numbers:
        seed = derived_seed(series.seed, number)
        try:
            result, record = _play(game, bots, series, seed)
        except RulewrightError as error:
            chunk.failure = (*error.diagnostics, _where(number, seed))
            return
        if record is not None:
            chunk.records.append(record)
        chunk.results.append(result)


def _play_batches(chunk: _Chunk, game: PlayableGame, series: Series, numbers: range) -> range:
    """The games of a chunk on the fast machine; gives those that are left.

    Some are left where the rules stop one of them: the reference machine then tells which one it
    was, but for one that took too long: it would take longer still.
    """
    machine, done = fast(game), 0
    if machine is None:
        return numbers
    try:
        for batch in machine.batches(len(numbers), series.seed, numbers.start):
            chunk.batches.append(batch)
            done += len(batch)
    except RulewrightError as error:
        if any(diagnostic.code == TOO_LONG for diagnostic in error.diagnostics):
            chunk.failure = error.diagnostics
            return numbers[:0]
    return numbers[done:]


def _play(game: PlayableGame, bots: Sequence[Bot], series: Series, seed: int) -> tuple[Playout, str | None]:
    """One game and, if asked for, its record. Random games go the machine's quick way."""
    if series.record is None and all(isinstance(bot, RandomBot) for bot in bots):
        return game.playout(seed), None
    played = play_game(game, bots, seed)
    if series.record is None:
        return played.result, None
    program, place = series.record
    record = record_of(game, played, players=series.players, program=program, seed=seed, source=place)
    return played.result, to_line(record)


def _where(number: int, seed: int) -> Diagnostic:
    return Diagnostic("CL004", Severity.NOTE, f"this happened in game {number + 1} of the series (its seed: {seed})")


def _together(source: Source, series: Series, jobs: int) -> Generator[_Chunk, None, None]:
    """The chunks played by several processes, in order. An interrupt first hands over what they have finished."""
    size = max(1, min(FAST_CHUNK if series.is_batched else CHUNK, -(-series.games // (4 * jobs))))
    with Workers(jobs, _prepare, (source, series)) as workers:
        yield from workers.each(_work, _numbers(series.games, size))


@dataclass(slots=True)
class _Worker:
    """What a process of its own keeps between chunks."""

    game: PlayableGame | None = None
    series: Series | None = None


_worker = _Worker()


def _prepare(source: Source, series: Series) -> None:
    """Make the game once in this process."""
    _worker.game, _worker.series = source(), series


def _work(numbers: range) -> _Chunk:
    """The games of a chunk, or those finished before an interrupt."""
    chunk = _Chunk()
    if _worker.game is not None and _worker.series is not None:
        with suppress(KeyboardInterrupt):
            _play_into(chunk, _worker.game, _worker.series, numbers)
    return chunk
