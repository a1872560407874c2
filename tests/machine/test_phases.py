"""Phases: whose turn it is, how often, and when it is over."""

import pytest

from interpreter.diagnostics.diagnostic import RulewrightError
from tests.machine.small import build, legal, play, seats

BASE = """
players: {players}
variables:
  n:   {{range: [0, 99]}}
  log: {{range: [0, 999999]}}
  out: {{per: Player, of: flag}}
actions:
  go:    {{do: [{{add: 1, to: n}}]}}
  more:  {{do: [{{add: 1, to: n}}, {{again: true}}]}}
  stop:  {{do: [{{end_turn: true}}]}}
  leave: {{do: [{{set: "out[me]", to: true}}]}}
  close: {{do: [{{end_phase: NAME}}]}}
  never: {{where: n > 90}}
"""


def phases(text: str, players: str = "[a, b, c]", close: str = "play"):
    return build(BASE.format(players=players).replace("NAME", close) + "phases:\n" + text).start()


def test_alternate_goes_round_in_seat_order():
    state = phases("  play: {turns: alternate, actions: [go], until: n = 4}")
    assert seats(state, "go", "go", "go", "go") == ["a", "b", "c", "a", "-"]


def test_first_says_who_begins():
    state = phases("  play: {turns: alternate, first: c, actions: [go], until: n = 2}")
    assert seats(state, "go", "go") == ["c", "a", "-"]


def test_once_gives_each_player_one_turn():
    state = phases("  play: {turns: once, first: b, actions: [go]}")
    assert seats(state, "go", "go", "go") == ["b", "c", "a", "-"]


def test_single_is_one_turn_of_one_player():
    assert seats(phases("  play: {turns: single, first: b, actions: [go]}"), "go") == ["b", "-"]


def test_among_leaves_out_those_who_no_longer_take_turns():
    state = phases('  play: {turns: alternate, among: "not out[me]", actions: [go, leave]}')
    assert seats(state, "go", "leave", "go", "go", "leave", "leave") == ["a", "b", "c", "a", "c", "a", "-"]


def test_once_among_some_gives_each_of_them_one_turn():
    state = phases("  play: {turns: once, among: me != b, actions: [go]}")
    assert seats(state, "go", "go") == ["a", "c", "-"]


def test_a_phase_for_nobody_is_over_at_once():
    assert seats(phases("  play: {turns: once, among: n > 5, actions: [go]}")) == ["-"]


def test_moves_gives_several_actions_a_turn():
    state = phases("  play: {turns: once, moves: 2, actions: [go]}", players="2")
    assert seats(state, "go", "go", "go", "go") == ["player1", "player1", "player2", "player2", "-"]


def test_end_turn_gives_up_the_rest_of_the_moves():
    state = phases("  play: {turns: once, moves: 3, actions: [go, stop]}", players="2")
    assert seats(state, "go", "stop", "go", "go", "go") == ["player1", "player1", "player2", "player2", "player2", "-"]


def test_again_keeps_the_turn():
    state = phases("  play: {turns: alternate, actions: [go, more], until: n = 4}")
    assert seats(state, "more", "more", "go", "go") == ["a", "a", "a", "b", "-"]


def test_again_gives_one_more_turn_in_a_phase_of_one_turn_each():
    state = phases("  play: {turns: once, actions: [go, more]}", players="2")
    assert seats(state, "more", "go", "go") == ["player1", "player1", "player2", "-"]


def test_until_is_looked_at_before_the_first_turn():
    assert seats(phases("  play: {turns: alternate, actions: [go], until: n = 0}")) == ["-"]


def test_end_phase_leaves_the_phase():
    state = phases(
        "  play: {turns: alternate, actions: [go, close]}\n  after: {turns: single, first: c, actions: [go]}"
    )
    assert seats(state, "go", "close", "go") == ["a", "b", "c", "-"]


NESTED = """\
  rounds:
    repeat: forever
    until: n >= 3
    phases:
      middle:
        phases:
          inner: {turns: once, actions: [go, close]}
          second: {turns: single, first: c, actions: [go]}
"""


def test_end_phase_leaves_the_phases_inside_too():
    state = phases(NESTED, close="middle")
    assert seats(state, "go", "close", "go", "go", "go", "go") == ["a", "b", "a", "b", "c", "c", "-"]


def test_a_phase_left_from_inside_begins_anew_as_if_for_the_first_time():
    state = phases(NESTED, close="middle")
    start = state.key
    play(state, "close")
    assert state.key == start
    assert seats(state, "go", "go", "go")[:3] == ["a", "b", "c"]


def test_end_phase_of_the_innermost_goes_on_with_the_next_phase():
    state = phases(NESTED, close="true")
    assert seats(state, "close")[1] == "c"


def test_end_phase_of_a_phase_that_is_not_in_play_does_nothing():
    text = "  play: {turns: once, actions: [go, close]}\n  other: {turns: single, actions: [go]}"
    assert seats(phases(text, close="other"), "close", "go") == ["a", "b", "c"]


def test_a_container_repeats_so_many_times():
    state = phases("  rounds:\n    repeat: 3\n    phases:\n      play: {turns: single, actions: [go]}")
    play(state, "go", "go", "go")
    assert (state.is_over, state.variables["n"]) == (True, 3)


def test_a_container_without_repeat_runs_once():
    assert seats(phases("  rounds:\n    phases:\n      play: {turns: single, actions: [go]}"), "go") == ["a", "-"]


def test_the_condition_of_a_container_is_looked_at_after_each_pass():
    state = phases(
        "  rounds:\n    repeat: 9\n    until: n >= 0\n    phases:\n      play: {turns: single, actions: [go]}"
    )
    assert seats(state, "go") == ["a", "-"]


def test_only_when_skips_a_phase():
    state = phases(
        "  play: {turns: once, only_when: n > 0, actions: [go]}\n  last: {turns: single, first: b, actions: [go]}"
    )
    assert seats(state, "go") == ["b", "-"]


def test_start_end_before_and_after_turn_run_in_their_places():
    text = """\
  play:
    turns: once
    actions: [go]
    start: [{set: log, to: log * 10 + 1}]
    before_turn: [{set: log, to: log * 10 + 2}]
    after_turn: [{set: log, to: log * 10 + 3}]
    end: [{set: log, to: log * 10 + 4}]
"""
    state = phases(text, players="2")
    assert state.variables["log"] == 12
    assert play(state, "go", "go").variables["log"] == 123234


@pytest.mark.parametrize(
    ("stuck", "order"), [("pass", ["a", "b", "c", "-"]), ("leave", ["a", "-"]), ("lose", ["a", "-"])]
)
def test_a_player_without_a_legal_action(stuck: str, order: list[str]):
    text = f"  play: {{turns: once, actions: [only], stuck: {stuck}}}"
    rules = (
        BASE.format(players="[a, b, c]").replace("NAME", "play") + "  only: {where: me != b, do: [{add: 1, to: n}]}\n"
    )
    state = build(rules + "phases:\n" + text).start()
    if stuck == "pass":
        assert seats(state, "only", "only") == ["a", "c", "-"]
    else:
        assert seats(state, "only") == order
    if stuck == "lose":
        assert state.returns == (0.5, -1.0, 0.5)


def test_effects_of_stuck_run_and_the_turn_passes():
    text = "  play: {turns: once, actions: [only], stuck: [{add: 10, to: n}]}"
    rules = (
        BASE.format(players="[a, b, c]").replace("NAME", "play") + "  only: {where: me != b, do: [{add: 1, to: n}]}\n"
    )
    state = play(build(rules + "phases:\n" + text).start(), "only", "only")
    assert (state.is_over, state.variables["n"]) == (True, 12)


def test_a_later_move_that_is_not_possible_ends_the_turn():
    text = "  play: {turns: once, moves: 3, actions: [only], stuck: lose}"
    rules = (
        BASE.format(players="2").replace("NAME", "play")
        + "  only: {where: n mod 2 = 0 or n = 3, do: [{add: 1, to: n}]}\n"
    )
    state = build(rules + "phases:\n" + text).start()
    assert seats(state, "only") == ["player1", "-"]


def test_without_stuck_a_player_without_a_legal_action_is_an_error():
    state = phases("  play: {turns: once, actions: [never]}")
    with pytest.raises(RulewrightError) as caught:
        state.legal_actions()
    assert caught.value.diagnostics[0].code == "RW009"


def test_actions_are_those_of_the_phase():
    assert legal(phases("  play: {turns: once, actions: [stop, go]}")) == ["go", "stop"]
