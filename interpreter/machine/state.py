"""A position of a game in play."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING

from interpreter.diagnostics.diagnostic import NOWHERE, Diagnostic, RulewrightError, Severity
from interpreter.machine.drawing import render
from interpreter.machine.explain import Explanation, explain
from interpreter.machine.notation import Notation
from interpreter.machine.playout import draw
from interpreter.machine.redeal import Dealer
from interpreter.machine.rng import Stream
from interpreter.machine.view import read_variables, read_zones
from interpreter.program.layout import MOVER, PLACES, POINT
from interpreter.program.program import Chance, Decision, End, Point

if TYPE_CHECKING:
    from interpreter.machine.game import Game

#: ``current_player`` where chance decides.
CHANCE = -1
#: ``current_player`` where the game is over.
OVER = -2


class State:
    """A position. ``vector`` is all of it; ``history`` is how it came about: (player or CHANCE, id) pairs."""

    __slots__ = ("_legal", "game", "history", "stream", "vector")

    def __init__(
        self, game: Game, vector: list[int], stream: Stream | None, history: list[tuple[int, int]] | None = None
    ) -> None:
        """A state over a vector; with a stream chance is settled by :meth:`settle`."""
        self.game = game
        self.vector = vector
        self.stream = stream
        self.history = history if history is not None else []
        self._legal: list[int] | None = None

    @property
    def point(self) -> Point:
        """Where the state waits."""
        return self.game.program.points[self.vector[POINT]]

    @property
    def current_player(self) -> int:
        """The seat to decide, :data:`CHANCE` or :data:`OVER`."""
        kind = self.game.engine.kinds[self.vector[POINT]]
        return self.vector[MOVER] if kind is Decision else CHANCE if kind is Chance else OVER

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return isinstance(self.point, End)

    @property
    def phase(self) -> str:
        """The turn phase in play; empty when the game is over."""
        point = self.point
        return "" if isinstance(point, End) else point.phase

    @property
    def key(self) -> Hashable:
        """Equal for two states of a game exactly when the rest of the game is the same."""
        return tuple(self.vector)

    @property
    def ply(self) -> int:
        """How many decisions have been taken."""
        return sum(who >= 0 for who, _ in self.history)

    # --- going on ------------------------------------------------------------------------

    def legal_actions(self) -> list[int]:
        """The ids of the legal actions, ascending; none where nobody decides.

        Raises :class:`RulewrightError` if the rules leave the player to move without any.
        """
        if self._legal is None:
            engine, point = self.game.engine, self.vector[POINT]
            self._legal = engine.legal[point](self.vector) if engine.kinds[point] is Decision else []
            if not self._legal and engine.kinds[point] is Decision:
                engine.stalled(self.vector)
        return self._legal

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """The outcomes that chance may bring here, each with its weight; none elsewhere."""
        engine, point = self.game.engine, self.vector[POINT]
        if engine.kinds[point] is not Chance:
            return []
        return [(o, 1) if isinstance(o, int) else o for o in engine.legal[point](self.vector)]

    def apply(self, action: int) -> None:
        """Take a legal action, or at a chance point let an outcome happen.

        Raises :class:`RulewrightError` for an action that is not legal, with the reason.
        """
        engine = self.game.engine
        if self.current_player == CHANCE:
            self._happen(action)
        elif action in self.legal_actions():
            self.history.append((self.vector[MOVER], action))
            engine.act(self.vector, action)
        else:
            raise self._illegal(action)
        self._legal = None
        self.settle()

    def settle(self) -> None:
        """With a stream: let chance happen until somebody decides or the game is over."""
        engine = self.game.engine
        while self.stream is not None and engine.kinds[self.vector[POINT]] is Chance:
            outcome = draw(engine.legal[self.vector[POINT]](self.vector), self.stream)
            self.history.append((CHANCE, outcome))
            engine.happen(self.vector, outcome)

    def _happen(self, outcome: int) -> None:
        if outcome not in [known for known, _ in self.chance_outcomes()]:
            possible = ", ".join(self.describe_outcome(known) for known, _ in self.chance_outcomes())
            message = f"chance cannot bring {outcome} here"
            raise RulewrightError(Diagnostic("CL012", Severity.ERROR, message, hint=f"it can bring: {possible}"))
        self.history.append((CHANCE, outcome))
        self.game.engine.happen(self.vector, outcome)

    def _illegal(self, action: int) -> RulewrightError:
        if self.is_over:
            return RulewrightError(
                Diagnostic("CL013", Severity.ERROR, "the game is over: nothing can be done any more")
            )
        reason = self.explain(action)
        span = reason.span if reason is not None else NOWHERE
        text = self.game.describe(action) if 0 <= action < self.game.action_count else f"action {action}"
        because = f": {reason.text}" if reason is not None else ""
        message = f"`{text}` is not legal here{because}"
        found = Diagnostic("CL011", Severity.ERROR, message, span)
        return RulewrightError(found)

    def clone(self) -> State:
        """A copy that goes its own way."""
        stream = self.stream.copy() if self.stream is not None else None
        return State(self.game, list(self.vector), stream, list(self.history))

    def imagined(self, player: int, stream: Stream) -> State:
        """The position as a player may take it to be, with chance to come from a stream of its own.

        What is hidden from the player is dealt anew; neither the dice of the real game nor what lies
        face down can be told from it. It begins without a history.
        """
        return State(self.game, Dealer(self.game, self.vector, player).deal(stream), stream)

    # --- looking at it -------------------------------------------------------------------

    @property
    def returns(self) -> tuple[float, ...]:
        """One number a seat: the winners share +1, the others -1; 0 for all in a draw or before the end."""
        return self.game.engine.returns(self.vector) if self.is_over else (0.0,) * self.game.players

    @property
    def ranking(self) -> tuple[int, ...]:
        """The place of each seat, 1 for the best; empty before the end."""
        return tuple(self.vector[PLACES : PLACES + self.game.players]) if self.is_over else ()

    @property
    def scores(self) -> tuple[int, ...] | None:
        """The score of each seat as it stands, where the ruleset has scores."""
        return self.game.engine.scores(self.vector)

    @property
    def end_reason(self) -> str:
        """The rule that ended the game; empty before the end."""
        return self.game.engine.reason(self.vector) if self.is_over else ""

    def describe_outcome(self, outcome: int, notation: Notation | None = None) -> str:
        """An outcome of chance as text, in the game's own notation unless another is given."""
        point = self.point
        written = notation or self.game.notation
        return written.value(point.of, outcome) if isinstance(point, Chance) else str(outcome)

    def explain(self, action: int, notation: Notation | None = None) -> Explanation | None:
        """Why an action is not legal here: the first condition it fails; nothing if it is legal.

        Values are written in the game's own notation unless another is given.
        """
        return explain(self.game, self.vector, action, notation)

    @property
    def zones(self) -> Mapping[str, object]:
        """What lies where, in notation."""
        return read_zones(self.game, self.vector)

    @property
    def variables(self) -> Mapping[str, object]:
        """The variables, in notation."""
        return read_variables(self.game, self.vector)

    def observation(self, player: int) -> Mapping[str, object]:
        """What a player may see: zones, variables, whose turn it is, and when the game is over."""
        mover = self.current_player
        return {
            "zones": read_zones(self.game, self.vector, player),
            "variables": read_variables(self.game, self.vector),
            "phase": self.phase,
            "to_move": self.game.seats[mover] if mover >= 0 else None,
            "over": self.is_over,
        }

    def render(self) -> str:
        """The position drawn for a person."""
        return render(self.game, self.vector)
