"""The reference machine: a program turned into Python functions over the state vector."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from types import CodeType
from typing import Any

from interpreter.diagnostics.diagnostic import NOWHERE, Diagnostic, RulewrightError, Severity, Span
from interpreter.language.tree import all_phases
from interpreter.machine.emit import emit
from interpreter.program.layout import MOVER, PLACES, POINT, REASON
from interpreter.program.optimize import optimize
from interpreter.program.program import Chance, Decision, Program

Vector = list[int]
#: Blocks run between two suspensions before a ruleset is taken to be stuck in a loop.
MOST_BLOCKS = 1_000_000


class Engine:
    """Runs a program. State vectors are plain lists; this object itself never changes.

    With ``coverage`` the numbers of the rules that took effect are collected in ``fired``.
    """

    def __init__(self, program: Program, coverage: bool = False) -> None:
        """Translate the program."""
        self.program = program
        self.fired: set[int] = set()
        self.source = emit(optimize(program, marks=coverage))
        space: dict[str, Any] = {"fail": self.fail, "fired": self.fired}
        exec(self._compiled(), space)
        self.space = space
        self.blocks: tuple[Callable[[Vector, int], int], ...] = space["BLOCKS"]
        self.legal = tuple(self._listing(point) for point in program.points)
        self.entries = self._entries()
        self.resumes = tuple(p.block if isinstance(p, Chance) else -1 for p in program.points)
        self.kinds = tuple(type(point) for point in program.points)
        self.players = program.layout.players

    def _compiled(self) -> CodeType:
        """The source compiled. Raises :class:`RulewrightError` where Python's own limits are met."""
        ruleset = self.program.checked.ruleset
        try:
            return compile(self.source, f"<{ruleset.name}>", "exec")
        except (SyntaxError, RecursionError, MemoryError) as error:
            message = f"the rules of `{ruleset.name}` are nested too deeply: {getattr(error, 'msg', error)}"
            hint = "give actions fewer parameters, and take loops inside loops apart"
            raise RulewrightError(Diagnostic("LO008", Severity.ERROR, message, hint=hint)) from None

    @cached_property
    def first(self) -> Vector:
        """The state at its first suspension; copy it before use."""
        state = list(self.program.initial)
        self.run(state, 0, 0)
        return state

    def _listing(self, point: object) -> Callable[[Vector], list[Any]]:
        name = point.legal if isinstance(point, Decision) else point.outcomes if isinstance(point, Chance) else ""
        return self.space[name] if name else lambda s: []

    def _entries(self) -> tuple[dict[int, tuple[int, int]], ...]:
        """By point, for each action id: the block it leads to and its number within the choice."""
        found: list[dict[int, tuple[int, int]]] = []
        for point in self.program.points:
            entries: dict[int, tuple[int, int]] = {}
            for option in point.options if isinstance(point, Decision) else ():
                choice = self.program.choices[option.choice]
                entries.update({choice.base + i: (option.block, i) for i in range(choice.count)})
            found.append(entries)
        return tuple(found)

    def fail(self, fault: int) -> int:
        """Stop with an error of the ruleset.

        Raises :class:`RulewrightError`, always.
        """
        found = self.program.faults[fault]
        raise RulewrightError(Diagnostic(found.code, Severity.ERROR, found.message, found.span, found.hint))

    def run(self, state: Vector, block: int, argument: int) -> None:
        """Run blocks from ``block`` until the state waits at a point."""
        blocks = self.blocks
        for _ in range(MOST_BLOCKS):
            block = blocks[block](state, argument)
            if block < 0:
                return
        self._endless(state, block)

    def _endless(self, state: Vector, block: int) -> None:
        """Stop at the phase that goes round: the next one that begins, as the circle is followed once more."""
        phases = {
            f"{words} {phase.name}": phase
            for phase in all_phases(self.program.checked.phases)
            for words in ("begin", "turn of")
        }
        for _ in self.blocks:
            phase = phases.get(self.program.blocks[block].comment)
            if phase is not None:
                raise _endless(f"`{phase.name}`", phase.span)
            block = self.blocks[block](state, 0)
        raise _endless("the phases", NOWHERE)

    def act(self, state: Vector, action: int) -> None:
        """Take an action that is legal at the decision where the state waits."""
        block, number = self.entries[state[POINT]][action]
        self.run(state, block, number)

    def happen(self, state: Vector, outcome: int) -> None:
        """Let chance come out at the chance point where the state waits."""
        self.run(state, self.resumes[state[POINT]], outcome)

    # --- what a state says about itself ----------------------------------------------------

    def returns(self, state: Vector) -> tuple[float, ...]:
        """One number a seat for a finished game: winners share +1, the others -1; a draw is 0 for all."""
        return self.shares(state[PLACES : PLACES + self.players])

    def shares(self, places: list[int]) -> tuple[float, ...]:
        """The returns for the seats' places."""
        best = places.count(1)
        if best == self.players or self.players == 1:
            return (1.0,) if self.players == 1 else (0.0,) * self.players
        return tuple(1 / best if place == 1 else -1 / (self.players - best) for place in places)

    def scores(self, state: Vector) -> tuple[int, ...] | None:
        """The score of each seat, where the ruleset has scores."""
        if not self.program.score:
            return None
        score = self.space[self.program.score]
        return tuple(score(state, player) for player in range(self.players))

    def reason(self, state: Vector) -> str:
        """The rule that ended a game."""
        return self.program.rules[state[REASON]]

    def stalled(self, state: Vector) -> None:
        """Stop a game whose player to move has no legal action.

        Raises :class:`RulewrightError`, always.
        """
        point = self.program.points[state[POINT]]
        seat = self.program.checked.seats[state[MOVER]]
        assert isinstance(point, Decision)
        message = f"{seat} has no legal action in `{point.phase}`"
        hint = "say what happens then: `stuck: pass` (or `leave`, `lose`, or effects)"
        raise RulewrightError(Diagnostic("RW009", Severity.ERROR, message, point.span, hint))


def _endless(where: str, span: Span) -> RulewrightError:
    message = f"the game goes round in {where} without anybody to decide anything"
    hint = "give the phase an `until` that can come true, or a decision"
    return RulewrightError(Diagnostic("RW008", Severity.ERROR, message, span, hint))
