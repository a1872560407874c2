"""Solving small games exactly: what the first player gets when both play their best.

Alpha-beta search with a table of the positions met, so that each position is searched
once for each window it is asked about. Chance counts by expectation. Good for games of up
to some hundred thousand positions; larger ones stop at a limit, with an error that says so.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from math import inf

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity
from interpreter.play.protocols import CHANCE, GameState, PlayableGame

#: Positions kept, unless asked otherwise.
MOST_POSITIONS = 2_000_000
#: Moves and chance outcomes in one line of play; each needs a frame of the interpreter's stack.
LONGEST_LINE = 400


@dataclass(frozen=True, slots=True)
class Measure:
    """What a finished game is worth to the first player, and the bounds that this never leaves.

    The worth may depend on the final position alone, not on the way there.
    """

    of: Callable[[GameState], float]
    low: float = -inf
    high: float = inf


@dataclass(frozen=True, slots=True)
class Solution:
    """The exact value for the first player, the best first move (if there is one), and the work done."""

    value: float
    best: int | None
    positions: int


def first_return(state: GameState) -> float:
    """The first player's return: 1 for a win, 0 for a draw, -1 for a loss."""
    return state.returns[0]


def margin(state: GameState) -> float:
    """The first player's score less the second player's. Raises RulewrightError without scores."""
    scores = state.scores
    if scores is None:
        raise _error("CL021", "the game has no scores, so there is no margin", "give the outcome a `score`")
    return scores[0] - scores[1]


#: Who wins.
RETURN = Measure(first_return, -1.0, 1.0)
#: By how much.
MARGIN = Measure(margin)


def solve(game: PlayableGame, measure: Measure = RETURN, limit: int = MOST_POSITIONS) -> Solution:
    """Solve a game of two players from its start.

    Raises RulewrightError for any other number of players, where positions repeat, and for a
    game that is too large.
    """
    if game.players != 2:
        raise _error("CL022", f"only games of 2 players are solved, this one has {game.players}")
    solver = Solver(measure, limit)
    start = game.start()
    value = solver.value(start)
    return Solution(value, solver.best_move(start), len(solver.table))


@dataclass(slots=True)
class Solver:
    """Searches positions of one game; the table is kept between calls.

    ``table`` holds for each position the bounds between which its value is known to lie.
    """

    measure: Measure = RETURN
    limit: int = MOST_POSITIONS
    table: dict[Hashable, tuple[float, float]] = field(default_factory=dict)
    line: set[Hashable] = field(default_factory=set)

    def value(self, state: GameState) -> float:
        """The exact value of a position for the first player. ``state`` is left as it is.

        Raises RulewrightError where positions repeat and where the limit is reached.
        """
        low, high = self.measure.low, self.measure.high
        return max(low, min(high, self._search(state, low, high)))

    def best_move(self, state: GameState) -> int | None:
        """The lowest action that reaches the value; nothing where nobody decides."""
        if state.is_over or state.current_player == CHANCE:
            return None
        value = self.value(state)
        return next(action for action in state.legal_actions() if self.value(_after(state, action)) == value)

    def _search(self, state: GameState, low: float, high: float) -> float:
        """The value if it lies between the bounds; else a bound beyond the one it exceeds."""
        if state.is_over:
            return self.measure.of(state)
        key = state.key
        least, most = self.table.get(key, (-inf, inf))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self._enter(key)
        if state.current_player == CHANCE:
            value = self._expectation(state)
            self.table[key] = (value, value)
        else:
            value = self._best(state, max(low, least), min(high, most))
            self._keep(key, value, max(low, least), min(high, most))
        self.line.discard(key)
        return value

    def _best(self, state: GameState, low: float, high: float) -> float:
        """The best child's value for whoever decides; the search stops at a value out of the window."""
        first = state.current_player == 0
        best = -inf if first else inf
        for action in state.legal_actions():
            value = self._search(_after(state, action), low, high)
            if first:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _expectation(self, state: GameState) -> float:
        outcomes = state.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        return sum(weight * self.value(_after(state, outcome)) for outcome, weight in outcomes) / total

    def _keep(self, key: Hashable, value: float, low: float, high: float) -> None:
        """Narrow the bounds of a position by what a search of a window has shown."""
        least, most = self.table.get(key, (-inf, inf))
        if value > low:
            least = max(least, value)
        if value < high:
            most = min(most, value)
        self.table[key] = (least, most)

    def _enter(self, key: Hashable) -> None:
        if key in self.line:
            raise _error("CL023", "a position comes again on the same line of play: such games are not solved")
        if len(self.line) >= LONGEST_LINE:
            raise _error("CL024", f"a game goes on for more than {LONGEST_LINE} moves: too long to be solved")
        if len(self.table) >= self.limit and key not in self.table:
            hint = "set options that make the game smaller, or raise the limit"
            raise _error("CL024", f"more than {self.limit:,} positions: too many to be solved", hint)
        self.line.add(key)


def _after(state: GameState, step: int) -> GameState:
    child = state.clone()
    child.apply(step)
    return child


def _error(code: str, message: str, hint: str = "") -> RulewrightError:
    return RulewrightError(Diagnostic(code, Severity.ERROR, message, hint=hint))
