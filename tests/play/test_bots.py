import pytest

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.machine.rng import Stream
from interpreter.play.bots import BOTS, make_bot, make_bots
from interpreter.play.match import play_game
from tests.play.fake_game import FakeGame


def test_the_first_bot_takes_the_lowest_legal_action():
    assert make_bot("first").choose(FakeGame().start(), [4, 7, 9], Stream(0)) == 4


def test_the_random_bot_takes_every_legal_action_in_time():
    bot, stream = make_bot("random"), Stream(0)
    assert {bot.choose(FakeGame().start(), [4, 7, 9], stream) for _ in range(60)} == {4, 7, 9}


def test_a_single_name_serves_every_seat():
    assert make_bots(["first"], 3) == (make_bot("first"),) * 3


@pytest.mark.parametrize(
    ("names", "code", "message", "hint"),
    [
        (["randm"], "CL001", "there is no player called `randm`", "did you mean `random`?"),
        (["zzz"], "CL001", "there is no player called `zzz`", "the players are `random`, `first`, `greedy`, `mcts:N`"),
        (["random:3"], "CL002", "the player `random` takes no argument, found `3`", "write `random`"),
        (["random:"], "CL002", "the player `random` takes no argument, found ``", "write `random`"),
        *(
            (
                [f"mcts:{text}"],
                "CL002",
                f"the player `mcts` takes a number of imagined games from 1 to 1,000,000, found `{text}`",
                "write `mcts:400`",
            )
            for text in ("", "0", "-3", "many", "1000001", "9" * 30, "²")
        ),
        (
            ["random", "first", "first"],
            "CL003",
            "the game has 2 seats, but 3 players were named",
            "name 1 player for all seats, or 2 joined by commas",
        ),
    ],
)
def test_wrong_players_are_explained(names, code, message, hint):
    with pytest.raises(RulewrightError) as caught:
        make_bots(names, 2)
    (found,) = caught.value.diagnostics
    assert (found.code, found.message, found.hint) == (code, message, hint)


def test_every_bot_says_what_it_does():
    assert all(kind.summary for kind in BOTS.values())


def test_a_game_of_the_first_bot_takes_single_stones_to_the_end():
    played = play_game(FakeGame(heap=3), make_bots(["first"], 2), seed=1)
    assert played.history == ((0, 0), (1, 0), (0, 0))
    assert played.result.returns == (1.0, -1.0)
    assert played.result.scores == (2, 1)
    assert (played.result.length, played.result.choices, played.result.reason) == (3, 5, "last stone")


def test_the_seed_settles_a_game_of_random_bots():
    bots = make_bots(["random"], 2)
    games = [play_game(FakeGame(heap=20, die=True), bots, seed) for seed in (5, 5, 6)]
    assert games[0] == games[1]
    assert games[0].history[0][0] == -1
