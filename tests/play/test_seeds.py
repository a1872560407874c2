from collections import Counter

from interpreter.play.seeds import SEED_LIMIT, Stream, game_seed


def test_the_stream_is_splitmix64_as_published():
    stream = Stream(1234567)
    assert [stream.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_equal_seeds_give_equal_streams():
    one, two = Stream(7), Stream(7)
    assert [one.below(10) for _ in range(50)] == [two.below(10) for _ in range(50)]


def test_below_reaches_every_number_about_equally_often():
    stream = Stream(3)
    counts = Counter(stream.below(3) for _ in range(3000))
    assert set(counts) == {0, 1, 2}
    assert all(abs(count - 1000) < 120 for count in counts.values())


def test_games_of_a_series_have_seeds_of_their_own():
    seeds = {game_seed(series, number) for series in range(20) for number in range(100)}
    assert len(seeds) == 2000
    assert all(0 <= seed < SEED_LIMIT for seed in seeds)


def test_the_seed_of_a_game_never_changes():
    assert [game_seed(1, 0), game_seed(1, 1), game_seed(2, 0)] == [
        469527774716190,
        3778923710968302,
        2335702265595060,
    ]
