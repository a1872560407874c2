"""The random stream is pinned for ever: SplitMix64 as published."""

from interpreter.machine.rng import Stream, derived_seed

# The first outputs of the reference implementation.
FIRST = {
    0: [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC, 0x1B39896A51A8749B],
    1: [0x910A2DEC89025CC1, 0xBEEB8DA1658EEC67, 0xF893A2EEFB32555E, 0x71C18690EE42C90B, 0x71BB54D8D101B5B9],
}


def test_the_stream_of_seed_0_is_the_published_one():
    stream = Stream(0)
    assert [stream.next() for _ in range(5)] == FIRST[0]


def test_the_stream_of_seed_1_is_the_published_one():
    stream = Stream(1)
    assert [stream.next() for _ in range(5)] == FIRST[1]


def test_seeds_are_taken_modulo_two_to_the_64():
    assert Stream(2**64 + 1).next() == Stream(1).next()
    assert Stream(-1).next() == Stream(2**64 - 1).next()


def test_a_number_below_a_limit_is_the_high_half_scaled():
    assert [Stream(0).below(limit) for limit in (1, 2, 6, 100)] == [
        (FIRST[0][0] >> 32) * limit >> 32 for limit in (1, 2, 6, 100)
    ]


def test_every_number_below_a_limit_comes():
    stream = Stream(5)
    assert {stream.below(6) for _ in range(200)} == set(range(6))


def test_a_copy_goes_on_from_the_same_place():
    stream = Stream(7)
    stream.next()
    copy = stream.copy()
    assert [stream.next(), stream.next()] == [copy.next(), copy.next()]


def test_seeds_derived_for_games_differ():
    assert len({derived_seed(seed, game) for seed in range(20) for game in range(100)}) == 2_000


def test_a_derived_seed_is_pinned():
    assert derived_seed(0, 0) == Stream(FIRST[0][0]).next()
