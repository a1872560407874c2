"""Many games at once, a step of all of them in one call: for learning, and for whoever plays with arrays.

The states lie side by side in the module's memory; what numpy sees are views of it, so nothing is
copied. Chance resolves itself from each game's own stream. Game ``k`` of a series depends on the
series' seed, ``k`` and the actions taken alone, and is the very game of ``game.start(derived_seed(seed, k))``.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy
from numpy.typing import ArrayLike, NDArray

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.program.layout import MOVER, PLACES
from interpreter.program.program import Program
from interpreter.wasm.host import MEMORY_LIMIT, Host, failure, signed
from interpreter.wasm.memory import PAGE, Memory
from interpreter.wasm.module import emit


@dataclass(frozen=True)
class _Plan:
    """Where the columns of ``count`` games lie behind the module's own memory."""

    memory: Memory
    count: int

    @property
    def stride(self) -> int:
        """Bytes from one state to the next."""
        return (self.memory.program.layout.size * self.memory.width + 7) & ~7

    def at(self, column: str) -> int:
        """The address of a column."""
        place = self.memory.pages * PAGE
        for name, width in self.widths.items():
            if name == column:
                return place
            place += (width * self.count + 7) & ~7
        return place

    @property
    def widths(self) -> dict[str, int]:
        """Bytes of one game in each column."""
        return {
            "states": self.stride,
            "streams": 8,
            "numbers": 8,
            "actions": 4,
            "movers": 4,
            "choices": 4,
            "over": 1,
            "begin": 1,
            "legal": self.memory.program.action_count,
        }

    @property
    def pages(self) -> int:
        """Pages of the whole memory."""
        return -(-self.at("end") // PAGE)


class Vector(Host):
    """``count`` games of a program, played side by side."""

    def __init__(self, program: Program, count: int, seed: int = 1) -> None:
        """Compile the program, and begin games 0 to ``count - 1`` of the series.

        Raises :class:`RulewrightError` where the memory is too small for so many, or where the rules stop a game.
        """
        plain = emit(program, readable=False)
        self.plan, self.count, self.seed, self.next = _Plan(plain.memory, count), count, seed, 0
        if count < 1 or self.plan.pages * PAGE > MEMORY_LIMIT:
            raise _no_room(self.plan)
        super().__init__(program, replace(plain, text=plain.text.rstrip().removesuffix(")") + _text(self.plan) + ")"))
        self.grow(self.plan.pages)
        self._view()
        self.restart(numpy.ones(count, bool))

    def _view(self) -> None:
        """The columns as arrays: rows are games."""
        size, width = self.program.layout.size, self.module.memory.width
        raw = self._column("states", numpy.int8).reshape(self.count, self.plan.stride)
        self.states: NDArray[Any] = raw.view(f"<i{width}")[:, :size]
        #: Which of the actions are legal: a row a game.
        self.masks: NDArray[numpy.bool_] = self._column("legal", numpy.bool_).reshape(self.count, -1)
        #: The seat to move, how many actions it may choose from, whether the game is over, its number in the series.
        self.movers = self._column("movers", numpy.int32)
        self.choices = self._column("choices", numpy.int32)
        self.over = self._column("over", numpy.bool_)
        self.numbers_in_series = self._column("numbers", numpy.int64)
        self._actions = self._column("actions", numpy.int32)
        self._begin = self._column("begin", numpy.bool_)

    def _column(self, name: str, kind: type[Any]) -> NDArray[Any]:
        entries = self.plan.widths[name] * self.count // numpy.dtype(kind).itemsize
        return self.numbers(self.plan.at(name), entries, kind)

    def step(self, actions: ArrayLike) -> None:
        """Take an action in every game that is not over, and let chance come out up to the next decision.

        Raises ``ValueError`` for an action that is not legal (then nothing is played), and
        :class:`RulewrightError` where the rules stop a game.
        """
        chosen = numpy.asarray(actions, numpy.int64)
        known = (chosen >= 0) & (chosen < self.masks.shape[1])
        legal = self.masks[numpy.arange(self.count), numpy.where(known, chosen, 0)] & known
        wrong = numpy.flatnonzero(~(legal | self.over))
        if len(wrong):
            raise ValueError(f"action {chosen[wrong[0]]} is not legal in game {wrong[0]} of the vector")
        self._actions[:] = chosen
        self.call("vector_step")

    def restart(self, which: ArrayLike) -> None:
        """Begin new games, the next of the series, where ``which`` is true: most often ``vector.over``."""
        chosen = numpy.asarray(which, numpy.bool_)
        self.numbers_in_series[chosen] = self.next + numpy.arange(int(chosen.sum()))
        self.next += int(chosen.sum())
        self._begin[:] = chosen
        self.call("vector_begin", signed(self.seed))

    @property
    def returns(self) -> NDArray[numpy.float64]:
        """A row a game: what each seat gets, as the returns of a single game; 0 for all where it is not over."""
        players = self.program.layout.players
        first = self.states[:, PLACES : PLACES + players] == 1
        if players == 1:
            return self.over[:, None].astype(numpy.float64)
        best = first.sum(axis=1, keepdims=True)
        with numpy.errstate(divide="ignore"):
            shared = numpy.where(first, 1 / best, -1 / (players - best))
        decided = self.over[:, None] & (best < players)
        found: NDArray[numpy.float64] = numpy.where(decided, shared, 0.0)
        return found


def _no_room(plan: _Plan) -> RulewrightError:
    need, most = plan.pages * PAGE >> 20, MEMORY_LIMIT >> 20
    message = f"{plan.count:,} games side by side would take {need:,} MB; from 1 on, and up to {most} MB, are possible"
    return failure("RW012", message, "take fewer")


def _text(plan: _Plan) -> str:
    """The functions that step and begin all games, as WebAssembly text."""
    return f"""
{_settle(plan)}
{_loop(plan, "vector_step", "", _acting(plan))}
{_loop(plan, "vector_begin", "(param $seed i64)", _beginning(plan))}
"""


def _settle(plan: _Plan) -> str:
    """Chance up to the next decision, then the legal actions, and the state back in its place."""
    memory, actions = plan.memory, plan.widths["legal"]
    size = memory.program.layout.size * memory.width
    mover = f"({memory.load} offset={memory.state + MOVER * memory.width} (i32.const 0))"
    return f"""
(func $.vector_settle (param $game i32) (local $kind i32) (local $count i32) (local $i i32) (local $row i32)
  (block $settled (loop $chance
    (br_if $settled (i32.ne (local.tee $kind (call $.kind)) (i32.const 1)))
    (drop (call $happen (call $.draw (call $legal))))
    (br $chance)))
  (local.set $row (i32.add (i32.const {plan.at("legal")}) (i32.mul (local.get $game) (i32.const {actions}))))
  (memory.fill (local.get $row) (i32.const 0) (i32.const {actions}))
  (if (i32.eqz (local.get $kind)) (then
    (local.set $count (call $legal))
    (if (i32.eqz (local.get $count)) (then (call $.fail (i32.const -1)) (unreachable)))
    (loop $mark
      (i32.store8 (i32.add (local.get $row)
        (i32.load offset={memory.offers} (i32.shl (local.get $i) (i32.const 2)))) (i32.const 1))
      (local.set $i (i32.add (local.get $i) (i32.const 1)))
      (br_if $mark (i32.lt_u (local.get $i) (local.get $count))))))
  (i32.store8 offset={plan.at("over")} (local.get $game) (i32.eq (local.get $kind) (i32.const 2)))
  (i32.store offset={plan.at("choices")} (i32.shl (local.get $game) (i32.const 2)) (local.get $count))
  (i32.store offset={plan.at("movers")} (i32.shl (local.get $game) (i32.const 2)) {mover})
  (i64.store offset={plan.at("streams")} (i32.shl (local.get $game) (i32.const 3)) (global.get $rng))
  (memory.copy (i32.add (i32.const {plan.at("states")}) (i32.mul (local.get $game) (i32.const {plan.stride})))
    (i32.const {memory.state}) (i32.const {size})))
"""


def _acting(plan: _Plan) -> str:
    memory = plan.memory
    size = memory.program.layout.size * memory.width
    place = f"(i32.add (i32.const {plan.at('states')}) (i32.mul (local.get $game) (i32.const {plan.stride})))"
    return f"""
    (br_if $next (i32.load8_u offset={plan.at("over")} (local.get $game)))
    (memory.copy (i32.const {memory.state}) {place} (i32.const {size}))
    (global.set $rng (i64.load offset={plan.at("streams")} (i32.shl (local.get $game) (i32.const 3))))
    (drop (call $act (i32.load offset={plan.at("actions")} (i32.shl (local.get $game) (i32.const 2)))))
    (call $.vector_settle (local.get $game))"""


def _beginning(plan: _Plan) -> str:
    return f"""
    (br_if $next (i32.eqz (i32.load8_u offset={plan.at("begin")} (local.get $game))))
    (call $.series (local.get $seed)
      (i64.load offset={plan.at("numbers")} (i32.shl (local.get $game) (i32.const 3))))
    (call $reset)
    (call $.vector_settle (local.get $game))"""


def _loop(plan: _Plan, name: str, params: str, body: str) -> str:
    return f"""
(func (export "{name}") {params} (local $game i32)
  (loop $games
    (block $next {body})
    (local.set $game (i32.add (local.get $game) (i32.const 1)))
    (br_if $games (i32.lt_u (local.get $game) (i32.const {plan.count})))))
"""
