"""Exact values of small games by exhaustive search, for tests."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from interpreter.play.protocols import CHANCE, GameState

Judge = Callable[[GameState], float]


def value(state: GameState, judge: Judge, table: dict[Hashable, float] | None = None) -> float:
    """What the first player gets under best play by both; ``judge`` values finished games for the first player."""
    table = {} if table is None else table
    if state.is_over:
        return judge(state)
    known = table.get(state.key)
    if known is None:
        known = table[state.key] = _search(state, judge, table)
    return known


def _search(state: GameState, judge: Judge, table: dict[Hashable, float]) -> float:
    if state.current_player == CHANCE:
        outcomes = state.chance_outcomes()
        weight = sum(w for _, w in outcomes)
        return sum(w * value(after(state, outcome), judge, table) for outcome, w in outcomes) / weight
    values = [value(after(state, action), judge, table) for action in state.legal_actions()]
    return max(values) if state.current_player == 0 else min(values)


def after(state: GameState, step: int) -> GameState:
    """The position after an action or a chance outcome."""
    child = state.clone()
    child.apply(step)
    return child


def first_player_return(state: GameState) -> float:
    """1 for a win of the first player, 0 for a draw, -1 for a loss."""
    return state.returns[0]


def margin(state: GameState) -> float:
    """The first player's score less the second's."""
    scores = state.scores
    assert scores is not None
    return scores[0] - scores[1]
