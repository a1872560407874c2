"""Small games have the values that are known for them."""

from __future__ import annotations

from functools import reduce
from itertools import combinations_with_replacement
from operator import xor

import pytest

from interpreter import load
from interpreter.study.solve import MARGIN, RETURN, Measure, solve

DRAW, FIRST, SECOND = 0.0, 1.0, -1.0


def value(ruleset: str, options: dict, measure: Measure = RETURN) -> float:
    return solve(load(ruleset, options=options), measure).value


def test_tic_tac_toe_is_a_draw() -> None:
    assert value("tic-tac-toe", {}) == DRAW


def test_misere_tic_tac_toe_is_a_draw() -> None:
    assert value("tic-tac-toe", {"misere": True}) == DRAW


@pytest.mark.parametrize(
    ("columns", "rows"),
    [(4, 4), (5, 2), pytest.param(4, 5, marks=pytest.mark.slow), pytest.param(5, 4, marks=pytest.mark.slow)],
)
def test_small_connect_four_is_a_draw(columns: int, rows: int) -> None:
    assert value("connect-four", {"columns": columns, "rows": rows}) == DRAW


BREAKTHROUGH = [
    (2, 5, SECOND),
    (2, 6, FIRST),
    (3, 4, SECOND),
    pytest.param(3, 5, SECOND, marks=pytest.mark.slow),
    pytest.param(4, 4, SECOND, marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("columns", "rows", "winner"), BREAKTHROUGH)
def test_small_breakthrough_is_won_by_the_known_player(columns: int, rows: int, winner: float) -> None:
    assert value("breakthrough", {"columns": columns, "rows": rows}) == winner


@pytest.mark.parametrize("size", [1, 2, 3])
def test_small_hex_is_won_by_the_first_player(size: int) -> None:
    assert value("hex", {"size": size}) == FIRST


def test_small_othello_is_won_by_the_second_player_by_eight() -> None:
    assert value("othello", {"size": 4}, MARGIN) == -8


HEAPS = ("first_heap", "second_heap", "third_heap", "fourth_heap")
ALL_HEAPS = [heaps for heaps in combinations_with_replacement(range(4), 4) if any(heaps)]


@pytest.mark.parametrize("heaps", ALL_HEAPS, ids=str)
def test_nim_is_lost_exactly_when_the_heaps_cancel(heaps: tuple[int, ...]) -> None:
    lost = reduce(xor, heaps) == 0
    assert value("nim", {**dict(zip(HEAPS, heaps, strict=True)), "misere": False}) == (SECOND if lost else FIRST)


@pytest.mark.parametrize("heaps", ALL_HEAPS, ids=str)
def test_misere_nim_differs_only_where_all_heaps_are_single(heaps: tuple[int, ...]) -> None:
    lost = (reduce(xor, heaps) == 0) != (max(heaps) <= 1)
    assert value("nim", {**dict(zip(HEAPS, heaps, strict=True)), "misere": True}) == (SECOND if lost else FIRST)


# Kalah: margins of the first player by (houses, seeds), with each of the rules of capture and end.
STANDARD = {
    (1, 1): 0, (1, 2): -2, (1, 3): 6, (1, 4): -2, (1, 5): 2, (1, 6): 0,
    (2, 1): 2, (2, 2): -2, (2, 3): -2, (2, 4): -10, (2, 5): 6, (2, 6): 8,
    (3, 1): 0, (3, 2): 4, (3, 3): 2, (4, 1): 2, (5, 1): 0,
}  # fmt: skip
LARGE = {(6, 1): 2, (3, 4): 2, (3, 5): 6, (4, 2): 6, (4, 3): 6, (5, 2): 2}
EMPTY_CAPTURE = STANDARD | {(2, 4): -12}
EMPTY_CAPTURE_LARGE = {(6, 1): 2, (4, 3): 8, (5, 2): 0}
MOVER_EMPTY = STANDARD | {(1, 5): 0, (2, 4): -12}


def kalah(houses: int, seeds: int, **options: object) -> float:
    return value("kalah", {"houses": houses, "seeds": seeds, **options}, MARGIN)


@pytest.mark.parametrize(("houses", "seeds"), STANDARD)
def test_kalah_has_the_known_margins(houses: int, seeds: int) -> None:
    assert kalah(houses, seeds) == STANDARD[houses, seeds]


@pytest.mark.parametrize(("houses", "seeds"), EMPTY_CAPTURE)
def test_kalah_with_empty_capture_has_the_known_margins(houses: int, seeds: int) -> None:
    assert kalah(houses, seeds, empty_capture=True) == EMPTY_CAPTURE[houses, seeds]


@pytest.mark.parametrize(("houses", "seeds"), MOVER_EMPTY)
def test_kalah_that_ends_when_the_mover_is_empty_has_the_known_margins(houses: int, seeds: int) -> None:
    assert kalah(houses, seeds, ends_when="mover_empty") == MOVER_EMPTY[houses, seeds]


@pytest.mark.slow
@pytest.mark.parametrize(("houses", "seeds"), LARGE)
def test_larger_kalah_has_the_known_margins(houses: int, seeds: int) -> None:
    assert kalah(houses, seeds) == LARGE[houses, seeds]


@pytest.mark.slow
@pytest.mark.parametrize(("houses", "seeds"), EMPTY_CAPTURE_LARGE)
def test_larger_kalah_with_empty_capture_has_the_known_margins(houses: int, seeds: int) -> None:
    assert kalah(houses, seeds, empty_capture=True) == EMPTY_CAPTURE_LARGE[houses, seeds]
