from functools import cache

from interpreter.study.perft import Count, Counter, Divided, perft
from tests.play.fake_game import FakeGame


@cache
def ways(heap: int, moves: int) -> int:
    """Sequences of takes of 1 or 2 of exactly that many moves, by the recurrence."""
    if moves == 0:
        return 1
    return (ways(heap - 1, moves - 1) if heap >= 1 else 0) + (ways(heap - 2, moves - 1) if heap >= 2 else 0)


def test_leaves_are_sequences_of_exactly_so_many_moves():
    counts = [count.leaves for count in perft(FakeGame(heap=5).start(), 6)]
    assert counts == [ways(5, moves) for moves in range(1, 7)] == [2, 4, 7, 5, 1, 0]


def test_finished_games_are_counted_at_and_before_the_depth():
    # Compositions of 5 into ones and twos: 3 of three parts, 4 of four, 1 of five.
    assert [count.finished for count in perft(FakeGame(heap=5).start(), 6)] == [0, 0, 3, 7, 8, 8]


def test_chance_is_followed_once_an_outcome_and_is_no_move():
    counts = list(perft(FakeGame(die=True).start(), 2))
    assert counts[0] == Count(leaves=6, finished=1)
    assert counts[1] == Count(ways(2, 2) + ways(3, 2) + ways(4, 2), 1 + 1 + 2 + 1)


def test_transpositions_are_counted_once():
    entered = []
    list(perft(FakeGame(heap=30).start(), 20, Counter(lambda: entered.append(1))))
    assert len(entered) < 20 * 31 * 2


def test_divide_sums_to_the_whole():
    counter = Counter()
    divided = counter.divide(FakeGame(heap=5).start(), 3)
    assert divided == [Divided(0, Count(ways(4, 2), 1)), Divided(1, Count(ways(3, 2), 2))]
    assert sum((part.count for part in divided), Count(0, 0)) == counter.count(FakeGame(heap=5).start(), 3)


def test_divide_follows_chance_before_the_first_move():
    divided = Counter().divide(FakeGame(die=True).start(), 1)
    assert divided == [Divided(0, Count(3, 0)), Divided(1, Count(3, 1))]


def test_a_finished_game_counts_as_itself():
    assert Counter().count(FakeGame(heap=0).start(), 0) == Count(1, 1)
    assert Counter().count(FakeGame(heap=0).start(), 2) == Count(0, 1)
