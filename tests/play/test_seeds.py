from interpreter.play.seeds import bot_stream, game_seed


def test_games_of_a_series_have_seeds_of_their_own():
    assert len({game_seed(series, number) for series in range(20) for number in range(100)}) == 2000


def test_the_bots_do_not_share_the_stream_of_the_dice():
    from interpreter.machine.rng import Stream

    assert bot_stream(5).next() != Stream(5).next()


def test_equal_seeds_give_equal_streams():
    one, two = bot_stream(7), bot_stream(7)
    assert [one.below(10) for _ in range(50)] == [two.below(10) for _ in range(50)]
