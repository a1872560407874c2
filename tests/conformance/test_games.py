"""Games of every ruleset, as shipped and with each option changed, keep what any game must keep."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from interpreter import CHANCE, OVER
from interpreter.diagnostics.diagnostic import NOWHERE, RulewrightError
from tests.conformance.variants import BASES, OTHERS, Variant, name
from tests.conformance.walks import Moment, pieces, replayed, steps, walk

# The scope keeps the tests of one variant together, so that its game is compiled and played once.
base = pytest.mark.parametrize("variant", BASES, ids=name, scope="module")
every = pytest.mark.parametrize("variant", BASES + OTHERS, ids=name, scope="module")
SEED = 3
#: Positions of a game, and ids in each, for which `explain` must agree with the legal actions.
POSITIONS, LOOKED_AT = 5, 6


@base
def test_thirty_random_games_end_by_the_rules_and_not_by_the_limit_of_moves(variant: Variant) -> None:
    ends = {playout.reason for playout in variant.game.playouts(30, seed=1)}
    assert ends
    assert "limits.moves" not in ends


@every
def test_random_games_end_with_returns_that_sum_to_zero(variant: Variant) -> None:
    for playout in variant.game.playouts(3, seed=2):
        assert len(playout.returns) == variant.game.players
        assert sum(playout.returns) == pytest.approx(0)
        assert playout.reason


@every
def test_no_piece_appears_or_vanishes(variant: Variant) -> None:
    first, *later = moments(variant)
    before = pieces(variant.game, first.vector)
    for moment in later:
        assert pieces(variant.game, moment.vector) == before


@every
def test_legal_actions_are_ascending_and_some_unless_chance_decides_or_the_game_is_over(variant: Variant) -> None:
    for moment in moments(variant):
        assert all(a < b for a, b in pairwise(moment.legal))
        assert bool(moment.legal) == (moment.player >= 0)
        assert all(0 <= action < variant.game.action_count for action in moment.legal)


@every
def test_chance_brings_one_of_some_outcomes_with_positive_weights(variant: Variant) -> None:
    for moment in moments(variant):
        assert bool(moment.outcomes) == (moment.player == CHANCE)
        assert all(weight > 0 for _, weight in moment.outcomes)
        assert len({outcome for outcome, _ in moment.outcomes}) == len(moment.outcomes)


@every
def test_every_action_met_is_read_back_from_its_notation(variant: Variant) -> None:
    game = variant.game
    met = {action for moment in moments(variant) for action in moment.legal}
    assert {action: game.parse(game.describe(action)) for action in met} == {action: action for action in met}


@base
def test_all_actions_have_notations_of_their_own(variant: Variant) -> None:
    game = variant.game
    ids = range(min(game.action_count, 5_000))
    texts = [game.describe(action) for action in ids]
    assert len(set(texts)) == len(texts)
    assert [game.parse(text) for text in texts] == list(ids)


@every
def test_the_same_seed_brings_the_same_game(variant: Variant) -> None:
    game = variant.game
    assert game.playout(1) == game.playout(1)
    assert seeded(variant, 1).vector == seeded(variant, 1).vector


@base
def test_different_seeds_bring_different_games(variant: Variant) -> None:
    assert len({tuple(seeded(variant, seed).history) for seed in range(4)}) > 1


@every
def test_the_quick_way_plays_the_same_game_as_the_slow_one(variant: Variant) -> None:
    playout, state = variant.game.playout(9), seeded(variant, 9)
    assert (playout.returns, playout.reason, playout.length) == (state.returns, state.end_reason, state.ply)
    assert playout.scores == state.scores


def seeded(variant: Variant, seed: int):
    """The end of a game in which chance and random players draw from the stream of a seed."""
    state = variant.game.start(seed)
    while not state.is_over:
        legal = state.legal_actions()
        state.apply(legal[state.stream.below(len(legal))])
    return state


@every
def test_a_clone_goes_its_own_way(variant: Variant) -> None:
    for moment in moments(variant)[:-1][::5]:
        state = moment.state()
        clone = state.clone()
        clone.apply(steps(clone)[0])
        assert (tuple(state.vector), state.history) == (moment.vector, [])
        assert len(clone.history) == 1


@every
def test_actions_and_outcomes_of_chance_bring_the_same_position_again(variant: Variant) -> None:
    end = walk(variant, SEED).end
    again = replayed(variant.game, end.history)
    assert (again.vector, again.returns, again.end_reason) == (end.vector, end.returns, end.end_reason)


@every
def test_a_game_with_a_seed_is_replayed_without_it(variant: Variant) -> None:
    state = seeded(variant, 8)
    assert replayed(variant.game, state.history).vector == state.vector


@every
def test_after_the_end_nothing_can_be_done(variant: Variant) -> None:
    state = walk(variant, SEED).end.clone()
    assert (state.current_player, state.legal_actions(), state.chance_outcomes()) == (OVER, [], [])
    assert min(state.ranking) == 1
    before = list(state.vector)
    for action in (0, variant.game.action_count - 1):
        with pytest.raises(RulewrightError):
            state.apply(action)
    assert state.vector == before


@every
def test_an_action_is_explained_exactly_when_it_is_not_legal(variant: Variant) -> None:
    game, stream = variant.game, random.Random(11)
    decisions = [moment for moment in moments(variant) if moment.player >= 0]
    for moment in stream.sample(decisions, min(POSITIONS, len(decisions))):
        ids = stream.sample(range(game.action_count), min(LOOKED_AT, game.action_count))
        for action in {*ids, *moment.legal[:2]}:
            found = moment.state().explain(action)
            assert (found is None) == (action in moment.legal), f"{game.describe(action)}: {found}"
            assert found is None or (found.text and found.span != NOWHERE)


@every
def test_an_illegal_action_is_refused_and_changes_nothing(variant: Variant) -> None:
    for moment in moments(variant)[::9]:
        illegal = set(range(variant.game.action_count)) - set(moment.legal)
        if moment.player >= 0 and illegal:
            state = moment.state()
            with pytest.raises(RulewrightError) as caught:
                state.apply(min(illegal))
            assert caught.value.diagnostics[0].code == "CL011"
            assert tuple(state.vector) == moment.vector


@base
def test_a_position_is_drawn_and_read(variant: Variant) -> None:
    for moment in moments(variant)[::10]:
        state = moment.state()
        assert state.render()
        assert set(state.observation(0)) == {"zones", "variables", "phase", "to_move", "over"}


def moments(variant: Variant) -> tuple[Moment, ...]:
    """The positions of one random game of a variant."""
    return walk(variant, SEED).moments
