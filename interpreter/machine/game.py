"""A game made ready to play: the public face of the machine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from json import dumps
from pathlib import Path

from interpreter.diagnostics.diagnostic import Report
from interpreter.language import check
from interpreter.language.typed import Checked
from interpreter.machine.backend import Fast
from interpreter.machine.engine import Engine
from interpreter.machine.notation import Notation
from interpreter.machine.playout import Playout, play
from interpreter.machine.position import set_up
from interpreter.machine.rng import Stream, derived_seed
from interpreter.machine.state import CHANCE, OVER, State
from interpreter.model.ruleset import Ruleset
from interpreter.model.scenario import Position
from interpreter.program.compile import compile_program
from interpreter.program.program import Program
from interpreter.reading import salvage

OptionValue = int | bool | str


def load(name_or_path: str | Path, options: Mapping[str, OptionValue] | None = None) -> Game:
    """The game of a shipped ruleset, a file, or a folder that holds one.

    Raises :class:`~interpreter.diagnostics.diagnostic.RulewrightError` with every mistake found.
    """
    report = Report()
    return make_game(salvage(name_or_path, options, report), report)


def make_game(ruleset: Ruleset, report: Report | None = None) -> Game:
    """The game of a ruleset that has been read.

    Raises :class:`~interpreter.diagnostics.diagnostic.RulewrightError` with every mistake found.
    """
    return Game(compile_program(check(ruleset, report if report is not None else Report())))


@dataclass(frozen=True)
class Game:
    """A compiled ruleset with its options bound. It never changes; states come from :meth:`start`."""

    program: Program

    @property
    def checked(self) -> Checked:
        """The checked ruleset."""
        return self.program.checked

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset as it was read."""
        return self.program.checked.ruleset

    @property
    def name(self) -> str:
        """The ruleset's name."""
        return self.ruleset.name

    @property
    def title(self) -> str:
        """The title for people."""
        return self.ruleset.title

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, in order."""
        return self.checked.seats

    @property
    def players(self) -> int:
        """How many seats."""
        return len(self.seats)

    @property
    def options(self) -> dict[str, OptionValue]:
        """The options and their values in this game."""
        return {option.name.value: option.value for option in self.ruleset.options}

    @cached_property
    def hash(self) -> str:
        """A digest of the ruleset as bound: equal rules, equal digest, whatever the layout or comments."""
        text = dumps(self.ruleset.plain, sort_keys=True, ensure_ascii=False, default=str)
        return sha256(text.encode()).hexdigest()[:16]

    @property
    def action_count(self) -> int:
        """Size of the action space: ids run from 0 to this minus 1."""
        return self.program.action_count

    @property
    def state_slots(self) -> int:
        """Length of the state vector."""
        return self.program.layout.size

    @property
    def action_names(self) -> tuple[str, ...]:
        """The names of the actions, then of the asks."""
        return tuple(choice.name for choice in self.program.choices)

    @cached_property
    def engine(self) -> Engine:
        """The reference machine."""
        return Engine(self.program)

    @cached_property
    def fast(self) -> Fast:
        """The fast machine; it needs wasmtime as soon as something is asked of it."""
        return Fast(self)

    @cached_property
    def notation(self) -> Notation:
        """How values and actions are written."""
        return Notation(self.program)

    def describe(self, action: int) -> str:
        """The notation of an action: ``move(a2, b3)``."""
        return self.notation.describe(action)

    def parse(self, text: str) -> int:
        """The id of an action in notation. Raises RulewrightError, with a suggestion, if there is none."""
        return self.notation.parse(text)

    def start(self, seed: int | None = None) -> State:
        """The first position. With a seed chance resolves itself; without, it waits for outcomes."""
        state = State(self, list(self.engine.first), Stream(seed) if seed is not None else None)
        state.settle()
        return state

    def position(self, position: Position, legend: Sequence[tuple[str, str]] = ()) -> State:
        """A state set up by hand: a phase, who is to move, what lies where, values of variables.

        Raises :class:`~interpreter.diagnostics.diagnostic.RulewrightError` for what does not exist or fit.
        """
        return set_up(self, position, dict(legend))

    def playout(self, seed: int) -> Playout:
        """One game of random legal actions."""
        return play(self, Stream(seed))

    def playouts(self, games: int, seed: int) -> list[Playout]:
        """Games of random legal actions; game k depends on ``seed`` and k alone."""
        return [play(self, Stream(derived_seed(seed, k))) for k in range(games)]


__all__ = ["CHANCE", "OVER", "Game", "State", "load", "make_game"]
