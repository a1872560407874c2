"""How games end: who has won, what each player gets, and which rule ended it."""

import pytest

from interpreter import State
from tests.machine.small import build, play

RULES = """
players: {players}
variables:
  score: {{per: Player, range: [0, 9]}}
  kept:  {{per: Player, range: [0, 9]}}
actions:
  go:
    do: [{effects}]
phases:
  play: {{turns: single, actions: [go]}}
{more}
"""


def ended(effects: str, outcome: str = "", players: str = "[a, b, c]") -> State:
    more = f"outcome: {outcome}" if outcome else ""
    return play(build(RULES.format(players=players, effects=effects, more=more)).start(), "go")


def scores(*numbers: int) -> str:
    """Effects that give each player a score."""
    return ", ".join(f"{{set: 'score[{seat}]', to: {n}}}" for seat, n in zip("abc", numbers, strict=False))


BY_SCORE = '{rank: ["score[each]"]}'


def test_the_winner_of_two_gets_what_the_other_loses():
    assert ended("{win: b}", players="[a, b]").returns == (-1.0, 1.0)


def test_the_winner_of_three_gets_one_and_the_others_share_the_loss():
    state = ended("{win: b}")
    assert (state.returns, state.ranking) == ((-0.5, 1.0, -0.5), (2, 1, 2))


def test_the_loser_of_three_loses_one_and_the_others_share_the_win():
    state = ended("{lose: b}")
    assert (state.returns, state.ranking) == ((0.5, -1.0, 0.5), (1, 3, 1))


def test_a_draw_is_nothing_for_all():
    assert ended("{draw: true}").returns == (0.0, 0.0, 0.0)


def test_the_game_ends_at_once():
    assert ended("{win: a}, {win: b}").returns == (1.0, -0.5, -0.5)


def test_the_reason_is_the_rule_that_ended_the_game():
    assert ended("{win: a}").end_reason == "go"
    assert ended("{end_game: true}").end_reason == "go"
    assert ended("{set: 'score[a]', to: 1}").end_reason == "play"


def test_without_a_rank_the_game_is_a_draw_when_its_phases_are_over():
    assert ended("{set: 'score[a]', to: 1}").returns == (0.0, 0.0, 0.0)


def test_the_highest_rank_wins():
    state = ended(scores(3, 7, 5), BY_SCORE)
    assert (state.ranking, state.returns, state.scores) == ((3, 1, 2), (-0.5, 1.0, -0.5), (3, 7, 5))


def test_players_with_equal_ranks_have_the_same_place():
    assert ended(scores(4, 7, 4), BY_SCORE).ranking == (2, 1, 2)


def test_a_tie_of_the_best_is_a_draw():
    assert ended(scores(7, 7, 5), BY_SCORE).returns == (0.0, 0.0, 0.0)


def test_a_shared_tie_gives_the_best_equal_parts_of_the_win():
    assert ended(scores(7, 7, 5), '{rank: ["score[each]"], tie: shared}').returns == (0.5, 0.5, -1.0)


def test_a_tie_of_all_is_a_draw_even_if_shared():
    assert ended(scores(7, 7, 7), '{rank: ["score[each]"], tie: shared}').returns == (0.0, 0.0, 0.0)


def test_the_second_rank_decides_between_those_equal_in_the_first():
    effects = scores(7, 7, 9) + ", {set: 'kept[b]', to: 1}, {set: 'score[c]', to: 7}"
    assert ended(effects, '{rank: ["score[each]", "kept[each]"]}').ranking == (2, 1, 2)


def test_the_second_rank_does_not_matter_where_the_first_decides():
    assert ended(scores(1, 2, 0) + ", {set: 'kept[a]', to: 9}", '{rank: ["score[each]", "kept[each]"]}').ranking[1] == 1


def test_the_score_shown_may_be_another_than_the_rank():
    assert ended(scores(1, 2, 3), '{rank: ["-score[each]"], score: "10 * score[each]"}').scores == (10, 20, 30)


def test_win_goes_before_the_outcome():
    assert ended(scores(9, 1, 1) + ", {win: b}", BY_SCORE).returns == (-0.5, 1.0, -0.5)


def test_returns_are_nothing_before_the_end():
    state = build(RULES.format(players="[a, b]", effects="{win: a}", more="")).start()
    assert (state.returns, state.ranking, state.end_reason) == ((0.0, 0.0), (), "")


@pytest.mark.parametrize(("limit", "taken"), [(1, 1), (5, 5)])
def test_the_limit_of_moves_ends_the_game_by_the_outcome(limit: int, taken: int):
    state = build(
        f"""
        players: [a, b]
        variables: {{score: {{per: Player, range: [0, 9]}}}}
        actions: {{go: {{do: [{{add: 1, to: "score[me]"}}]}}}}
        phases: {{play: {{turns: alternate, actions: [go]}}}}
        outcome: {{rank: ["score[each]"]}}
        limits: {{moves: {limit}}}
        """
    ).start()
    play(state, *["go"] * taken)
    assert (state.end_reason, state.returns) == ("limits.moves", (1.0, -1.0))


def test_a_single_player_has_one_return():
    assert len(ended("{win: me}", players="1").returns) == 1


@pytest.mark.parametrize(("late", "later", "reason"), [("1", "0", "late"), ("0", "0", "play"), ("1", "1", "later")])
def test_the_reason_is_the_last_phase_that_was_not_skipped(late: str, later: str, reason: str):
    phases = f"  late: {{turns: single, only_when: 'kept[a] = {late}', actions: [go]}}\n"
    phases += f"  later: {{turns: single, only_when: 'kept[b] = {later}', actions: [go]}}"
    rules = RULES.format(players="[a, b, c]", effects="{set: 'kept[a]', to: 1}, {set: 'kept[b]', to: 1}", more=phases)
    state = play(build(rules).start(), "go")
    while not state.is_over:
        play(state, "go")
    assert state.end_reason == reason
