import json
from functools import partial

import pytest

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.machine.playout import Playout
from interpreter.machine.rng import derived_seed
from interpreter.study.report import run_document
from interpreter.study.simulate import Series, simulate
from interpreter.study.tally import Tally
from tests.play.fake_game import FakeGame

SOURCE = partial(FakeGame, heap=12, die=False)
RANDOM = Series(("random",), games=250, seed=3)


def test_wins_and_draws_add_up_to_the_games():
    tally = simulate(SOURCE, RANDOM).tally
    assert tally.games == 250
    assert sum(tally.wins) + tally.draws == 250
    assert tally.ends == {"last stone": 250}


@pytest.mark.parametrize("jobs", [2, 3])
def test_the_number_of_processes_changes_nothing(jobs):
    series = Series(("random",), 40, 3, ("1", "x"))
    alone, together = simulate(SOURCE, series), simulate(SOURCE, series, jobs=jobs)
    assert together.tally == alone.tally
    assert together.records == alone.records


def test_one_game_of_a_series_can_be_played_alone():
    records = simulate(SOURCE, Series(("random",), 5, 3, ("1", "x"))).records
    assert [json.loads(line)["seed"] for line in records] == [derived_seed(3, number) for number in range(5)]


def test_the_seed_changes_the_games():
    assert simulate(SOURCE, RANDOM).tally != simulate(SOURCE, Series(("random",), 250, 4)).tally


def test_the_players_sit_where_they_are_named():
    """The first bot takes 1 each time: of a heap of 12 both alike leave the last to the second."""
    assert simulate(SOURCE, Series(("first", "first"), 10, 1)).tally.wins == [0, 10]


def test_an_interrupt_keeps_what_was_finished():
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    simulation = simulate(SOURCE, RANDOM, progress=stop)
    assert simulation.interrupted
    assert simulation.tally.games == 100


def test_an_interrupt_in_the_middle_of_a_chunk_keeps_its_games():
    class Interrupted(FakeGame):
        def start(self, seed=None):
            if seed == derived_seed(3, 30):
                raise KeyboardInterrupt
            return super().start(seed)

    simulation = simulate(Interrupted, RANDOM)
    assert simulation.interrupted
    assert simulation.tally.games == 30


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_the_rules_break_off_is_named_and_the_others_kept(jobs):
    seed = derived_seed(3, 7)
    simulation = simulate(partial(FakeGame, heap=4, broken_at=seed), RANDOM, jobs=jobs)
    assert simulation.tally.games == 7
    assert [found.message for found in simulation.failure] == [
        "the rules broke",
        f"this happened in game 8 of the series (its seed: {seed})",
    ]


def test_unknown_players_are_refused_before_any_game():
    with pytest.raises(RulewrightError, match="no player called `chess`"):
        simulate(SOURCE, Series(("chess",), 10, 1))


def test_shared_wins_count_for_each_winner():
    tally = Tally(3)
    tally.add(Playout((1.0, 1.0, -1.0), (5, 5, 2), 10, "rounds over", 30))
    tally.add(Playout((0.0, 0.0, 0.0), (1, 1, 1), 20, "rounds over", 15))
    assert (tally.wins, tally.draws, tally.games) == ([1, 1, 0], 1, 2)
    assert tally.branching == 1.5
    assert [summary.maximum for summary in tally.score_summaries] == [5, 5, 2]


def test_the_document_has_the_promised_keys():
    simulation = simulate(SOURCE, RANDOM)
    document = run_document(SOURCE(), RANDOM, simulation)
    assert document["ruleset"] == "take-two"
    assert document["options"] == {"heap": 12, "die": False}
    assert document["hash"] == "hash-12-False"
    assert (document["seed"], document["games"], document["backend"]) == (3, 250, "python")
    assert document["wins"] == simulation.tally.wins
    assert document["draws"] == 0
    assert set(document["length"]) == {"mean", "min", "max", "quantiles"}
    assert document["ends"] == {"last stone": 250}
    assert len(document["scores"]) == 2
    assert document["playouts_per_second"] > 0
    json.dumps(document)


def test_a_series_of_no_finished_game_has_a_report():
    def stop(done: int) -> None:
        raise KeyboardInterrupt

    simulation = simulate(partial(FakeGame, broken_at=derived_seed(3, 0)), RANDOM, progress=stop)
    document = run_document(FakeGame(), RANDOM, simulation)
    assert (document["games"], document["length"], document["scores"]) == (0, {}, [])
