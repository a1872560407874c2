"""Our reference machine beside other engines in Python; needs the extra `benchmarks`."""

import pytest

from tests.benchmarks.rollouts import TWINS, measure
from tests.benchmarks.speed import compare, openspiel, ours, pettingzoo

pytestmark = pytest.mark.slow


def test_tic_tac_toe_is_at_least_as_quick_as_openspiel_s_python_game():
    pyspiel = pytest.importorskip("pyspiel", reason="the extra `benchmarks` is not installed")
    pytest.importorskip("open_spiel.python.games.tic_tac_toe")
    found = compare(
        "tic-tac-toe / OpenSpiel python_tic_tac_toe",
        ours("tic-tac-toe"),
        openspiel(pyspiel.load_game("python_tic_tac_toe")),
    )
    print(f"\n{found}")
    assert min(found.ratios) >= 1


def test_connect_four_is_at_least_five_times_as_quick_as_pettingzoo_s():
    theirs = pytest.importorskip("pettingzoo.classic.connect_four.connect_four", reason="the extra is not installed")
    found = compare("connect-four / PettingZoo connect_four_v3", ours("connect-four"), pettingzoo(theirs.env()))
    print(f"\n{found}")
    assert min(found.ratios) >= 5


def test_modules_play_at_least_as_many_games_as_openspiel_s_games_in_c_plus_plus(capsys):
    pyspiel = pytest.importorskip("pyspiel", reason="the extra `benchmarks` is not installed")
    found = [measure(pyspiel, name) for name in TWINS]
    with capsys.disabled():
        print("", *found, sep="\n")
    assert all(rates.ratio >= 1 for rates in found)
