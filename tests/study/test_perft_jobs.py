"""Counts of several processes are those of one."""

from functools import partial

import pytest

from interpreter.machine.game import load
from interpreter.study.perft import Counter, perft
from interpreter.study.perft_jobs import _beginnings, perft_together


@pytest.mark.parametrize(("name", "depth"), [("tic-tac-toe", 9), ("pig", 5), ("nim", 4)])
@pytest.mark.parametrize("quick", [True, False])
def test_several_processes_count_what_one_counts(name: str, depth: int, quick: bool) -> None:
    game = load(name)
    together = list(perft_together(partial(load, name), game, depth, 2, quick=quick))
    assert together == list(perft(game.start(), depth, Counter()))


def test_beginnings_share_out_all_games_and_count_no_chance_as_a_move() -> None:
    found = _beginnings(load("tic-tac-toe"), 16, 3)
    assert len(set(found)) == len(found) == 72
    assert {(len(beginning.steps), beginning.moves) for beginning in found} == {(2, 2)}
    assert {beginning.moves for beginning in _beginnings(load("pig"), 30, 3)} <= {0, 1, 2, 3}
