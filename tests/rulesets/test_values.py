"""Small games have the values that are known for them."""

from __future__ import annotations

import random
from functools import reduce
from operator import xor

import pytest

from interpreter import load
from interpreter.play.protocols import CHANCE, GameState
from tests.rulesets.solver import first_player_return, margin, value

# Margins of the first player by (houses, seeds): Kalah with each of its three rules of capture and end.
STANDARD = {
    (1, 1): 0, (1, 2): -2, (1, 3): 6, (1, 4): -2, (1, 5): 2, (1, 6): 0,
    (2, 1): 2, (2, 2): -2, (2, 3): -2, (2, 4): -10, (3, 1): 0, (3, 2): 4, (4, 1): 2, (5, 1): 0, (6, 1): 2,
}  # fmt: skip
STANDARD_LARGE = {(2, 5): 6, (2, 6): 8, (3, 3): 2, (3, 4): 2, (4, 2): 6, (4, 3): 6, (5, 2): 2}
EMPTY_CAPTURE = {**STANDARD, (2, 4): -12}
EMPTY_CAPTURE_LARGE = {**STANDARD_LARGE, (4, 3): 8, (5, 2): 0}
MOVER_EMPTY = {**STANDARD, (1, 5): 0, (2, 4): -12}


def kalah(houses: int, seeds: int, **options: object) -> float:
    game = load("kalah", options={"houses": houses, "seeds": seeds, **options})
    return value(game.start(), margin)


def test_tic_tac_toe_is_a_draw() -> None:
    assert value(load("tic-tac-toe").start(), first_player_return) == 0


def test_misere_tic_tac_toe_is_a_draw() -> None:
    assert value(load("tic-tac-toe", options={"misere": True}).start(), first_player_return) == 0


@pytest.mark.parametrize(("houses", "seeds"), STANDARD)
def test_kalah_has_the_known_margins(houses: int, seeds: int) -> None:
    assert kalah(houses, seeds) == STANDARD[houses, seeds]


@pytest.mark.parametrize(("houses", "seeds"), EMPTY_CAPTURE)
def test_kalah_with_empty_capture_has_the_known_margins(houses: int, seeds: int) -> None:
    assert kalah(houses, seeds, empty_capture=True) == EMPTY_CAPTURE[houses, seeds]


@pytest.mark.parametrize(("houses", "seeds"), MOVER_EMPTY)
def test_kalah_that_ends_with_the_mover_has_the_known_margins(houses: int, seeds: int) -> None:
    assert kalah(houses, seeds, ends_when="mover_empty") == MOVER_EMPTY[houses, seeds]


@pytest.mark.slow
@pytest.mark.parametrize(("houses", "seeds"), STANDARD_LARGE)
def test_larger_kalah_has_the_known_margins(houses: int, seeds: int) -> None:
    assert kalah(houses, seeds) == STANDARD_LARGE[houses, seeds]


@pytest.mark.slow
@pytest.mark.parametrize(("houses", "seeds"), EMPTY_CAPTURE_LARGE)
def test_larger_kalah_with_empty_capture_has_the_known_margins(houses: int, seeds: int) -> None:
    assert kalah(houses, seeds, empty_capture=True) == EMPTY_CAPTURE_LARGE[houses, seeds]


@pytest.mark.slow
def test_small_othello_is_won_by_the_second_player_by_eight() -> None:
    assert value(load("othello", options={"size": 4}).start(), margin) == -8


@pytest.mark.slow
def test_small_connect_four_is_a_draw() -> None:
    assert value(load("connect-four", options={"rows": 4, "columns": 4}).start(), first_player_return) == 0


@pytest.mark.parametrize(
    ("columns", "rows", "winner"),
    [(2, 5, -1), (2, 6, 1), pytest.param(3, 4, -1, marks=pytest.mark.slow)],
)
def test_small_breakthrough_is_won_by_the_known_player(columns: int, rows: int, winner: int) -> None:
    start = load("breakthrough", options={"columns": columns, "rows": rows}).start()
    assert value(start, first_player_return) == winner


@pytest.mark.parametrize("size", [1, 2, 3])
def test_small_hex_is_won_by_the_first_player(size: int) -> None:
    assert value(load("hex", options={"size": size}).start(), first_player_return) == 1


HEAPS = [(1, 3, 5, 0), (1, 2, 3, 0), (2, 2, 0, 0), (1, 1, 0, 0), (1, 1, 1, 0), (1, 0, 0, 0), (3, 4, 1, 0), (1, 3, 2, 2)]


@pytest.mark.parametrize("heaps", HEAPS)
@pytest.mark.parametrize("misere", [False, True])
def test_nim_is_lost_exactly_when_the_theory_says_so(heaps: tuple[int, ...], misere: bool) -> None:
    names = ["first_heap", "second_heap", "third_heap", "fourth_heap"]
    game = load("nim", options={**dict(zip(names, heaps, strict=True)), "misere": misere})
    lost = reduce(xor, heaps) == 0
    if misere and max(heaps) <= 1:
        lost = not lost
    assert value(game.start(), first_player_return) == (-1 if lost else 1)


def hold_at(points: int, state: GameState, variable: str = "turn_total") -> bool:
    return read(state, variable) >= points


def read(state: GameState, variable: str) -> int:
    return state.variables[variable]  # type: ignore[attr-defined,no-any-return]


@pytest.mark.slow
def test_holding_at_twenty_wins_pig_as_often_as_known_for_the_first_player() -> None:
    game = load("pig")
    stream, games = random.Random(20), 4_000
    wins = sum(play_pig(game.start(), stream, game.parse("roll"), game.parse("hold")) for _ in range(games))
    assert abs(wins / games - 0.5347) < 3 * (0.25 / games) ** 0.5


def play_pig(state: GameState, stream: random.Random, roll: int, hold: int) -> bool:
    """Whether the first player wins when both hold at twenty or at what wins."""
    while not state.is_over:
        if state.current_player == CHANCE:
            outcomes = state.chance_outcomes()
            state.apply(stream.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0])
        else:
            state.apply(hold if hold_at(20, state) else roll)
    return state.returns[0] > 0
