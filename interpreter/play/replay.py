"""Playing a record again, checking it against the rules step by step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from interpreter.diagnostics.diagnostic import Diagnostic, Report, RulewrightError, Severity, Span
from interpreter.machine.wording import Wording
from interpreter.play.protocols import CHANCE, GameState, PlayableGame
from interpreter.play.records import Ending, Record, Step


@dataclass(frozen=True, slots=True)
class Replayed:
    """One step played again. ``state`` is the position after it; ``number`` counts from 1.

    ``words`` says in a language what was done, where the replay has a wording.
    """

    number: int
    player: int
    text: str
    phase: str
    state: GameState
    words: str = ""


class Replay:
    """Goes through a record with a game; what differs is collected in ``report``."""

    def __init__(
        self, game: PlayableGame, record: Record, file: str = "", line: int = 1, wording: Wording | None = None
    ) -> None:
        """Prepare to replay; ``file`` and ``line`` say where the record stands, ``wording`` how to tell the steps."""
        self.game = game
        self.record = record
        self.wording = wording
        self.span = Span(file, line, 1, line, 2)
        self.report = Report()
        self.state = game.start()

    def steps(self, to: int | None = None) -> Iterator[Replayed]:
        """The steps up to number ``to``, verified; stops at the first that is impossible.

        After the last step of the whole record the result is compared too.
        """
        self._compare_heads()
        for number, step in enumerate(self.record.steps, 1):
            if to is not None and number > to:
                return
            phase = self.state.phase
            words = self._take(number, step)
            if words is None:
                return
            yield Replayed(number, step.player, step.text, phase, self.state, words)
        self._compare_ends()

    def position(self, to: int | None = None) -> GameState:
        """The position after step ``to``. Raises RulewrightError where the record diverges."""
        for _ in self.steps(to):
            pass
        self.report.raise_errors()
        return self.state

    def _compare_heads(self) -> None:
        if self.record.ruleset != self.game.name:
            self._error("RC002", f"the record is of `{self.record.ruleset}`, not of `{self.game.name}`")
        elif self.record.hash != self.game.hash:
            self.report.warning(
                "RC003",
                f"the rules of `{self.game.name}` are not the ones this record was made with",
                self.span,
                "the steps are checked against the rules as they are now",
            )

    def _take(self, number: int, step: Step) -> str | None:
        """Check and apply a step; what was done, in words, or None where the game cannot go on with it."""
        problem = self._problem(step)
        if problem:
            self._error("RC004", f"step {number}: {problem}")
            return None
        text = self._notation(step)
        if step.text and step.text != text:
            self._error("RC005", f"step {number}: the record says `{step.text}`, its number means `{text}`")
        words = self._words(step)
        self.state.apply(step.id)
        return words

    def _problem(self, step: Step) -> str:
        """Why a step is impossible here, or nothing."""
        actual = self.state.current_player
        if self.state.is_over:
            return f"the game is over ({self.state.end_reason}), but the record goes on"
        if step.player != actual:
            return f"{self._who(actual)} is to move, but the record has a step of {self._who(step.player)}"
        if actual == CHANCE:
            known = step.id in [outcome for outcome, _ in self.state.chance_outcomes()]
            return "" if known else f"chance has no outcome number {step.id} here"
        if step.id in self.state.legal_actions():
            return ""
        if not 0 <= step.id < self.game.action_count:
            return f"there is no action number {step.id} (the game has {self.game.action_count})"
        return f"`{self.game.describe(step.id)}` is not legal here"

    def _notation(self, step: Step) -> str:
        if step.player == CHANCE:
            return self.state.describe_outcome(step.id)
        return self.game.describe(step.id)

    def _words(self, step: Step) -> str:
        """The step as a person says it; nothing without a wording."""
        if self.wording is None:
            return ""
        if step.player == CHANCE:
            return self.state.describe_outcome(step.id, self.wording)
        return self.wording.describe(step.id)

    def _compare_ends(self) -> None:
        ending = self.record.ending
        if ending is None:
            return
        if not self.state.is_over:
            self._error("RC006", "the record gives a result, but the game is not over after its last step")
            return
        for what, recorded, found in _endings(ending, self.state):
            if recorded != found:
                self._error("RC006", f"{what}: the record says {recorded}, the rules give {found}")

    def _who(self, player: int) -> str:
        if player == CHANCE:
            return "chance"
        seats = self.game.seats
        return seats[player] if 0 <= player < len(seats) else f"seat {player}"

    def _error(self, code: str, message: str) -> None:
        self.report.error(code, message, self.span)


def check_number(number: int, steps: int) -> None:
    """Raise RulewrightError unless a record of so many steps has step ``number`` (0: the start)."""
    if not 0 <= number <= steps:
        message = f"the record has {steps} steps, there is no step {number}"
        raise RulewrightError(Diagnostic("RC007", Severity.ERROR, message, hint=f"choose 0 to {steps}"))


def _endings(ending: Ending, state: GameState) -> list[tuple[str, object, object]]:
    scores = state.scores
    return [
        ("the returns", list(ending.returns), list(state.returns)),
        ("the scores", _listed(ending.scores), _listed(scores)),
        ("the reason", ending.reason, state.end_reason),
    ]


def _listed(values: object) -> object:
    return list(values) if isinstance(values, tuple | list) else values
