"""States: equal where the rest of the game is the same, and copies that go their own way."""

from interpreter import load
from tests.machine.small import after, box, build, play


def test_moves_that_are_exchanged_lead_to_equal_states():
    game = load("tic-tac-toe")
    one = play(game.start(), "place(a1)", "place(b2)", "place(c3)")
    other = play(game.start(), "place(c3)", "place(b2)", "place(a1)")
    assert one.key == other.key
    assert hash(one.key) == hash(other.key)
    assert one.history != other.history


def test_states_with_another_player_to_move_differ():
    rules = "players: 2\nactions: {go: {}}\nphases: {play: {turns: alternate, actions: [go]}}\n"
    start = build(rules).start()
    assert play(start.clone(), "go").key != start.key
    assert play(start.clone(), "go", "go").key == start.key


CHANCE = """
players: [light, dark]
variables: {n: {range: [0, 9], clamp: true}, last: {range: [0, 6]}}
enums: {Color: [red, green]}
actions:
  roll:
    do:
      - for: x in 1..2
        do:
          - {random: r, among: 1..6}
          - {let: k, be: r}
          - {ask: keep, given: {c: Color}, do: [{set: last, to: k}]}
          - {set: last, to: 0}
      EXTRA
  wait: {do: [{set: n, to: n}]}
phases:
  rounds:
    repeat: forever
    phases:
      play: {turns: TURNS, actions: [roll, wait]}
"""


def start(turns: str = "alternate", extra: str = ""):
    return build(CHANCE.replace("TURNS", turns).replace("EXTRA", extra)).start()


def test_what_an_effect_kept_while_it_waited_is_forgotten_afterwards():
    left = play(start(), "roll", 3, "keep(red)", 5, "keep(green)", "wait")
    right = play(start(), "wait", "wait")
    assert left.key == right.key


def test_outcomes_that_leave_no_trace_leave_equal_states():
    assert play(start(), "roll", 3).key != play(start(), "roll", 4).key
    assert (
        play(start(), "roll", 3, "keep(red)", 1, "keep(red)").key
        == play(start(), "roll", 4, "keep(green)", 6, "keep(green)").key
    )


def test_an_effect_broken_off_by_the_end_of_its_turn_leaves_no_trace():
    extra = "- {end_turn: true}"
    left = play(start(extra=extra), "roll", 3, "keep(red)", 5, "keep(green)")
    assert left.key == play(start(), "wait").key


def test_an_effect_broken_off_by_the_end_of_its_phase_leaves_no_trace():
    rules = CHANCE.replace("TURNS", "once").replace("EXTRA", "")
    rules = rules.replace("do: [{set: last, to: k}]", "do: [{end_phase: rounds}]").replace(
        "repeat: forever", "repeat: 1"
    )
    rules += "  again:\n    phases:\n      later: {turns: alternate, actions: [wait]}\n"
    one = play(build(rules).start(), "roll", 3, "keep(red)")
    other = play(build(rules).start(), "roll", 6, "keep(green)")
    third = play(build(rules).start(), "wait", "roll", 2, "keep(red)")
    assert one.key == other.key == third.key


def test_a_clone_has_a_stream_of_its_own():
    state = start()
    seeded = state.game.start(5)
    clone = seeded.clone()
    for both in (seeded, clone):
        play(both, "roll")
    assert (seeded.vector, seeded.history) == (clone.vector, clone.history)
    play(clone, "keep(red)")
    assert seeded.history != clone.history


def test_history_tells_decisions_from_chance():
    state = play(start(), "roll", 4)
    assert state.history == [(0, state.game.parse("roll")), (-1, 4)]
    assert state.ply == 1


def test_a_game_without_a_seed_waits_for_the_outcomes_of_chance():
    state = play(start(), "roll")
    assert state.current_player == -1
    assert state.legal_actions() == []
    assert [outcome for outcome, _ in state.chance_outcomes()] == [1, 2, 3, 4, 5, 6]


def test_games_of_equal_rules_have_equal_hashes_and_others_differ():
    assert box("{set: n, to: 1}").hash == box("{set: n,  to: 1}", more="# a remark").hash
    assert box("{set: n, to: 1}").hash != box("{set: n, to: 2}").hash
    assert load("nim", options={"misere": True}).hash != load("nim", options={"misere": False}).hash


def test_what_lies_where_is_read_in_notation():
    state = after('{place: disc(dark), at: "own[dark]"}, {set: spot, to: "at(row, 3)"}')
    assert state.zones["own[dark]"] == {"1": "disc(dark)", "2": None}
    assert (state.variables["spot"], state.variables["done"], state.variables["per[light]"]) == ("3", True, 0)
