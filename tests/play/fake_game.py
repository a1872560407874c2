"""A game of a few lines that keeps the machine's interface: nim, with a die on request.

A heap of stones; in turn each player takes 1 or 2; who takes the last wins. With ``die``
the heap is settled by a roll (2, 3 or 4) before the first move, the 2 being twice as likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity
from interpreter.machine.playout import Playout
from interpreter.machine.rng import Stream
from interpreter.play.protocols import CHANCE, OVER

FACES = ((2, 2), (3, 1), (4, 1))


@dataclass
class FakeState:
    heap: int | None
    stream: Stream | None = None
    player: int = 0
    steps: list[tuple[int, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.heap is None and self.stream is not None:
            self.apply(FACES[min(2, max(0, self.stream.below(4) - 1))][0])

    @property
    def current_player(self) -> int:
        if self.heap is None:
            return CHANCE
        return OVER if self.heap == 0 else self.player

    @property
    def is_over(self) -> bool:
        return self.heap == 0

    @property
    def key(self) -> tuple[int | None, int]:
        return (self.heap, self.player)

    @property
    def returns(self) -> tuple[float, ...]:
        if not self.is_over:
            return (0.0, 0.0)
        return (-1.0, 1.0) if self.player == 0 else (1.0, -1.0)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(sum(a + 1 for who, a in self.steps if who == seat) for seat in (0, 1))

    @property
    def end_reason(self) -> str:
        return "last stone" if self.is_over else ""

    @property
    def phase(self) -> str:
        return "play"

    @property
    def history(self) -> Sequence[tuple[int, int]]:
        return tuple(self.steps)

    def legal_actions(self) -> list[int]:
        if self.heap is None or self.is_over:
            return []
        return [0, 1] if self.heap > 1 else [0]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return list(FACES) if self.heap is None else []

    def describe_outcome(self, outcome: int) -> str:
        return f"heap = {outcome}"

    def apply(self, action: int) -> None:
        if self.heap is None:
            self.steps.append((CHANCE, action))
            self.heap = action
            return
        self.steps.append((self.player, action))
        self.heap -= action + 1
        self.player = 1 - self.player

    def clone(self) -> FakeState:
        return FakeState(self.heap, self.stream, self.player, list(self.steps))

    def imagined(self, player: int, stream: Stream) -> FakeState:
        return FakeState(self.heap, stream, self.player)

    def explain(self, action: int) -> None:
        return None

    def render(self) -> str:
        return "o" * (self.heap or 0)


@dataclass
class FakeGame:
    heap: int = 5
    die: bool = False
    broken_at: int | None = None
    name: str = "take-two"
    title: str = "Take Two"
    players: int = 2
    seats: tuple[str, ...] = ("north", "south")
    action_count: int = 2
    state_slots: int = 2
    action_names: tuple[str, ...] = ("take",)

    @property
    def options(self) -> dict[str, int | bool | str]:
        return {"heap": self.heap, "die": self.die}

    @property
    def hash(self) -> str:
        return f"hash-{self.heap}-{self.die}"

    def describe(self, action: int) -> str:
        return f"take({action + 1})"

    def parse(self, text: str) -> int:
        for action in (0, 1):
            if self.describe(action) == text:
                return action
        raise RulewrightError(Diagnostic("RW999", Severity.ERROR, f"no action `{text}`"))

    def start(self, seed: int | None = None) -> FakeState:
        if self.broken_at is not None and seed == self.broken_at:
            raise RulewrightError(Diagnostic("RW998", Severity.ERROR, "the rules broke"))
        return FakeState(None if self.die else self.heap, None if seed is None else Stream(seed))

    def playout(self, seed: int) -> Playout:
        from interpreter.play.bots import make_bots
        from interpreter.play.match import play_game

        return play_game(self, make_bots(["random"], 2), seed).result
