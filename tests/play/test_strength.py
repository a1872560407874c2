"""That the bots are as strong as they claim, measured on few games; `tools/strength.py` measures on many."""

from __future__ import annotations

import pytest

from interpreter.play.bots import make_bot
from tools.strength import MARKS, points


def share(name, bot, games):
    return sum(points(name, make_bot(bot), make_bot("random"), 1, number) for number in range(games)) / games


@pytest.mark.parametrize("name", ["tic-tac-toe", "connect-four", "candy-crush-duel-pocket"])
def test_a_small_search_beats_random_play(name):
    assert share(name, "mcts:100", 8) >= 0.75


def test_looking_one_action_ahead_beats_random_play():
    assert share("kalah", "greedy", 20) >= 0.75


@pytest.mark.slow
@pytest.mark.parametrize("name", ["connect-four", "breakthrough", "candy-crush-duel-pocket", "candy-conquest"])
def test_a_search_of_200_games_reaches_its_mark(name):
    assert share(name, "mcts:200", 20) >= MARKS[name]
