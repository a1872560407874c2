"""Both machines side by side where rules may stop the run: they stop at the same step, with the same diagnostic."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.machine.game import Game
from interpreter.machine.playout import draw
from interpreter.machine.rng import Stream, derived_seed
from interpreter.program.layout import POINT
from interpreter.wasm.host import Host
from interpreter.wasm.module import emit
from tests.wasm.lockstep import DifferenceError, Moment, Pair


class StoppedPair(Pair):
    """A pair whose rules may stop the run."""

    def run(self, seed: int, number: int) -> str:
        """Play one game in lockstep; gives the code of the diagnostic that stopped it, if one did."""
        stream, state = Stream(derived_seed(seed, number)), list(self.engine.first)
        moment = Moment(self.game, seed, number)
        self.host.call("reset")
        self._compare(state, self.host.state.tolist(), moment)
        while not self.ends[state[POINT]]:
            stopped = self._step_of(state, stream, moment)
            if stopped:
                return stopped
        return ""

    def _step_of(self, state: list[int], stream: Stream, moment: Moment) -> str:
        """One step on both machines; gives the code of the diagnostic that stopped it, if one did."""
        stopped = self._same(lambda: self.engine.legal[state[POINT]](state), self.host.legal, moment)
        if stopped:
            return stopped
        steps = self._listed(state, moment)
        moment.step += 1
        moment.before, moment.chosen = tuple(state), draw(steps, stream)
        self.before_step(state)
        ours, theirs = self._steps(state)
        stopped = self._same(lambda: ours(state, moment.chosen), lambda: theirs(moment.chosen), moment)
        if not stopped:
            self._compare(state, self.host.state.tolist(), moment)
        return stopped

    def before_step(self, state: list[int]) -> None:
        """Look at the state before a step; nothing to be done here."""

    def _steps(self, state: list[int]) -> tuple[Callable[..., Any], Callable[..., Any]]:
        if self.engine.resumes[state[POINT]] >= 0:
            return self.engine.happen, self.host.happen
        return self.engine.act, self.host.act

    def _same(self, ours: Callable[[], Any], theirs: Callable[[], Any], moment: Moment) -> str:
        """Do the same on both machines; gives the code of the diagnostic that both stop with, if they stop."""
        stopped = [stop_of(ours), stop_of(theirs)]
        if stopped[0] != stopped[1]:
            raise DifferenceError(f"{moment}: {stopped[0]} (reference), {stopped[1]} (module)")
        return stopped[0][0] if stopped[0] else ""


def stop_of(run: Callable[[], Any]) -> tuple[str, str] | None:
    """The code and message of the diagnostic that stops a run; nothing if it comes to its end."""
    try:
        run()
    except RulewrightError as error:
        found = error.diagnostics[0]
        return found.code, found.message
    return None


def agree(game: Game, seed: int, games: int) -> list[str]:
    """Play some games in lockstep and the same inside the module; gives what stopped each.

    Raises `DifferenceError` where the machines do not agree.
    """
    module = emit(game.program)
    hosts: list[Host] = []
    started = [stop_of(lambda: game.engine.first), stop_of(lambda: hosts.append(Host(game.program, module)))]
    if started[0] != started[1]:
        raise DifferenceError(f"{started[0]} (reference), {started[1]} (module)")
    if started[0]:
        return [started[0][0]]
    found = []
    for number in range(games):
        found.append(StoppedPair(game, hosts[-1]).run(seed, number))
        if found[-1]:
            hosts.append(Host(game.program, module))  # one that was stopped is not used again
    _same_playouts(game, hosts[-1], seed, games)
    return found


def _same_playouts(game: Game, host: Host, seed: int, games: int) -> None:
    """Whole games inside the module are the games of the reference machine."""
    rows: list[list[int]] = []
    reference: list[Any] = []
    stopped = [
        stop_of(lambda: reference.extend(game.playouts(games, seed=seed))),
        stop_of(lambda: rows.extend(host.playouts(games, seed=seed).tolist())),
    ]
    if stopped[0] != stopped[1]:
        raise DifferenceError(f"games: {stopped[0]} (reference), {stopped[1]} (module)")
    ours = [[p.length, p.choices, p.reason, *p.returns, *(p.scores or ())] for p in reference]
    seats = game.players
    end = 3 + 2 * seats if game.program.score else 3 + seats
    theirs = [
        [row[0], row[1], game.program.rules[row[2]], *game.engine.shares(row[3 : 3 + seats]), *row[3 + seats : end]]
        for row in rows
    ]
    if ours != theirs:
        raise DifferenceError(f"games: {ours} (reference), {theirs} (module)")
