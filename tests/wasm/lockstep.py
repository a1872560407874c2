"""Both machines side by side: the same steps, compared slot by slot after each one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from interpreter.machine.engine import Engine
from interpreter.machine.game import Game
from interpreter.machine.playout import draw
from interpreter.machine.rng import Stream, derived_seed
from interpreter.program.layout import POINT
from interpreter.program.program import Chance, End
from interpreter.wasm.host import Host
from tests.wasm.provenance import Tracer, waiting_place
from tests.wasm.slots import slot_name


class DifferenceError(AssertionError):
    """The machines disagree; the message says where."""


@dataclass
class Moment:
    """Where a game in lockstep is: for the report of a difference."""

    game: Game
    seed: int
    number: int
    step: int = 0
    before: tuple[int, ...] = ()
    chosen: int = -1

    def __str__(self) -> str:
        return f"{self.game.name}, seed {self.seed}, game {self.number}, step {self.step}"

    @property
    def taken(self) -> str:
        """The step that was taken last, in words."""
        if not self.before:
            return "the setup"
        point = self.game.program.points[self.before[POINT]]
        if isinstance(point, Chance):
            return f"chance brought {self.game.notation.value(point.of, self.chosen)}"
        return self.game.describe(self.chosen)


class Pair:
    """One game on the reference machine and on the module."""

    def __init__(self, game: Game, host: Host | None = None) -> None:
        """Start both at the first suspension; another host than the game's own can be given."""
        self.game = game
        self.engine: Engine = game.engine
        self.host = host if host is not None else Host(game.program)
        self.ends = tuple(isinstance(point, End) for point in game.program.points)

    def play(self, seed: int, number: int, most: int = 100_000) -> int:
        """Play one random game of a series in lockstep; gives the number of steps. Fails at the first difference."""
        stream, state = Stream(derived_seed(seed, number)), list(self.engine.first)
        moment, inside = Moment(self.game, seed, number), self.host.state
        self.host.call("reset")
        self._compare(state, inside.tolist(), moment)
        while not self.ends[state[POINT]] and moment.step < most:
            listed = self._listed(state, moment)
            moment.step += 1
            moment.before, moment.chosen = tuple(state), draw(listed, stream)
            self._step(state, moment)
            other = inside.tolist()
            if other != state:
                self._compare(state, other, moment)
        return moment.step

    def _step(self, state: list[int], moment: Moment) -> None:
        if self.engine.resumes[state[POINT]] >= 0:
            self.engine.happen(state, moment.chosen)
            self.host.happen(moment.chosen)
        else:
            self.engine.act(state, moment.chosen)
            self.host.act(moment.chosen)

    def _listed(self, state: list[int], moment: Moment) -> list[Any]:
        """The legal ids or outcomes, the same on both machines, with the same weights."""
        ours = self.engine.legal[state[POINT]](state)
        count = self.host.legal()
        theirs = self.host.offers[:count].tolist()
        if ours and isinstance(ours[0], tuple):
            theirs = list(zip(theirs, self.host.weights[:count].tolist(), strict=True))
        if theirs != ours:
            raise DifferenceError(self._lists_report(state, ours, theirs, moment))
        return ours

    # --- reports ---------------------------------------------------------------------------

    def _lists_report(self, state: list[int], ours: list[Any], theirs: list[Any], moment: Moment) -> str:
        missing = [one for one in ours if one not in theirs]
        added = [one for one in theirs if one not in ours]
        return (
            f"{moment}: the machines list different steps at {waiting_place(self.game, state[POINT])}\n"
            f"  after: {moment.taken}\n"
            f"  missing in the module: {self._names(missing)}\n  only in the module: {self._names(added)}"
        )

    def _names(self, steps: list[Any]) -> str:
        named = [self.game.describe(step) if isinstance(step, int) else str(step) for step in steps[:10]]
        return ", ".join(named) or "none"

    def _compare(self, state: list[int], other: list[int], moment: Moment) -> None:
        """Both states are the same, slot by slot; otherwise the first difference is reported with its origin."""
        different = [slot for slot, (ours, theirs) in enumerate(zip(state, other, strict=True)) if ours != theirs]
        if not different:
            return
        writes = Tracer(self.game).writes(list(moment.before), moment.chosen) if moment.before else {}
        slots = f"{len(different)} slot{'s' if len(different) > 1 else ''}"
        lines = [f"{moment}: the machines differ in {slots}", f"  after: {moment.taken}"]
        for slot in different[:10]:
            lines.append(f"  {slot_name(self.game, slot)}: {state[slot]} (reference), {other[slot]} (module)")
            write = writes.get(slot)
            place = write.place if write and write.place else waiting_place(self.game, (moment.before or state)[POINT])
            instruction = write.instruction if write else "no instruction of the reference machine writes it here"
            lines.append(f"    {place}: {instruction}")
        raise DifferenceError("\n".join(lines))
