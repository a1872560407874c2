"""What playing and studying ask of a game: the smallest interface any machine can offer.

Everything above the machine is written against these protocols, so that a second machine
needs no change here and a test can bring a game of ten lines.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Protocol

from interpreter.machine.explain import Explanation
from interpreter.machine.notation import Notation
from interpreter.machine.playout import Playout
from interpreter.machine.rng import Stream
from interpreter.machine.state import CHANCE, OVER

__all__ = ["CHANCE", "OVER", "GameState", "PlayableGame"]


class GameState(Protocol):
    """One position of a game in play."""

    @property
    def current_player(self) -> int:
        """The seat to decide, :data:`CHANCE` or :data:`OVER`."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def key(self) -> Hashable:
        """Equal for two positions exactly when the rest of the game is the same."""

    @property
    def returns(self) -> Sequence[float]:
        """One number a seat: 1 for a win, -1 for a loss, 0 otherwise."""

    @property
    def scores(self) -> Sequence[int] | None:
        """One score a seat, where the game has scores."""

    @property
    def end_reason(self) -> str:
        """The rule that ended the game."""

    @property
    def phase(self) -> str:
        """The phase in play."""

    @property
    def history(self) -> Sequence[tuple[int, int]]:
        """Who did what so far: a seat and an action, or CHANCE and an outcome."""

    @property
    def stream(self) -> Stream | None:
        """The random stream of a game started with a seed."""

    def legal_actions(self) -> Sequence[int]:
        """The ids of the legal actions, ascending."""

    def chance_outcomes(self) -> Sequence[tuple[int, int]]:
        """The ids and weights of what chance may bring."""

    def describe_outcome(self, outcome: int, notation: Notation | None = None) -> str:
        """A chance outcome as text, in the game's own notation unless another is given."""

    def apply(self, action: int) -> None:
        """Take an action, or let a chance outcome happen."""

    def explain(self, action: int, notation: Notation | None = None) -> Explanation | None:
        """Why an action is not legal here, with values in the notation given; nothing if it is."""

    def clone(self) -> GameState:
        """An independent copy."""

    def imagined(self, player: int, stream: Stream) -> GameState:
        """The position as ``player`` may take it to be: hidden pieces dealt anew, chance to come from ``stream``."""

    def render(self) -> str:
        """The position drawn for a person."""


class PlayableGame(Protocol):
    """A game made ready to play, with its options bound."""

    @property
    def name(self) -> str:
        """The ruleset's name."""

    @property
    def title(self) -> str:
        """The title for people."""

    @property
    def players(self) -> int:
        """How many seats."""

    @property
    def seats(self) -> Sequence[str]:
        """The names of the seats, in order."""

    @property
    def options(self) -> Mapping[str, int | bool | str]:
        """The options and the values they have in this game."""

    @property
    def hash(self) -> str:
        """A digest of the ruleset as bound: the same rules, the same digest."""

    @property
    def action_count(self) -> int:
        """How many actions have a number."""

    @property
    def state_slots(self) -> int:
        """How many numbers a position is."""

    @property
    def action_names(self) -> Sequence[str]:
        """The names of the actions and questions."""

    def describe(self, action: int) -> str:
        """The notation of an action."""

    def parse(self, text: str) -> int:
        """The action of a notation; raises RulewrightError."""

    def start(self, seed: int | None = None) -> GameState:
        """The first position. With a seed chance resolves itself."""

    def playout(self, seed: int) -> Playout:
        """One game of random legal actions, as quickly as the machine can."""
