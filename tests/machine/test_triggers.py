"""Triggers: which events they answer, when, and in which order."""

from tests.machine.small import after, build, play


def answered(effects: str, event: str, *outcomes: int, setup: str = "[]", value: str = "it.index") -> int:
    """What a trigger on an event has noted: the indices of the cells it concerned, as digits."""
    more = f'triggers: {{noted: {{on: {event}, do: [{{set: n, to: "n * 5 + {value}"}}]}}}}'
    return after(
        effects, *outcomes, setup=f"{setup[:-1]}{', ' if setup != '[]' else ''}{{set: n, to: 0}}]", more=more
    ).variables["n"]


def test_placed_is_answered_for_place_move_swap_and_draw():
    assert answered('{place: stone, at: "at(row, 3)"}', "{placed: row}") == 3
    start = '[{place: stone, at: "at(row, 1)"}]'
    assert answered('{move: "at(row, 1)", to: "at(row, 4)"}', "{placed: row}", setup=start) == 4
    assert answered('{swap: "at(row, 1)", with: "at(row, 2)"}', "{placed: row}", setup=start) == 1 * 5 + 2
    assert answered('{draw: bag, to: "at(cups, 2)"}', "{placed: cups}", 3) == 2


def test_taken_is_answered_for_move_and_remove():
    start = '[{place: stone, at: "at(row, 2)"}]'
    assert answered('{move: "at(row, 2)", to: pile}', "{taken: row}", setup=start) == 2
    assert answered('{remove: "at(row, 2)"}', "{taken: row}", setup=start) == 2


def test_nothing_is_answered_where_nothing_was_removed():
    assert answered('{remove: "at(row, 2)"}', "{taken: row}") == 0


def test_nothing_is_answered_where_a_number_of_none_was_moved():
    assert answered('{move: candy(red), from: bag, to: "at(cups, 2)", count: n}', "{placed: cups}") == 0


def test_the_cells_of_a_region_are_answered_in_order_when_all_have_gone():
    setup = '[{place: stone, at: "at(row, 3)"}, {place: stone, at: "at(row, 1)"}]'
    assert answered("{move: row, to: pile}", "{taken: row}", setup=setup) == 1 * 5 + 3
    assert answered("{move: row, to: pile}", "{taken: row}", setup=setup, value="height(at(pile, 1))") == 2 * 5 + 2


def test_a_region_is_left_before_it_arrives():
    more = """
    triggers:
      reached: {on: {placed: pile}, do: [{set: n, to: n * 5 + 1}]}
      left:    {on: {taken: row}, do: [{set: n, to: n * 5 + 2}]}
    """
    assert (
        after("{move: row, to: pile}", setup='[{place: stone, at: "at(row, 3)"}]', more=more).variables["n"]
        == 2 * 5 + 1
    )


def test_several_moved_from_a_pool_are_one_event_for_each_cell_reached():
    assert answered("{move: candy(red), from: bag, to: tray, count: 3}", "{placed: tray}") == (1 * 5 + 2) * 5 + 3
    assert answered('{move: candy(red), from: bag, to: "at(cups, 2)", count: 3}', "{placed: cups}") == 2


def test_turned_and_rolled_are_answered_for_each_cell():
    setup = '[{place: stone, at: "at(row, 2)"}, {place: stone, at: "at(row, 4)"}]'
    assert answered("{turn: row, into: disc(light)}", "{turned: row}", setup=setup) == 2 * 5 + 4
    assert answered("{roll: dice}", "{rolled: dice}", 6, 6) == 1 * 5 + 2


def test_dice_have_all_fallen_when_the_first_is_answered():
    value = '"sum(default(d.face, 0) for d in dice)"'
    more = f"triggers: {{sum: {{on: {{rolled: dice}}, do: [{{add: {value}, to: n}}]}}}}"
    assert after("{roll: dice}", 3, 4, more=more).variables["n"] == 14


def test_changed_is_answered_with_the_index_of_the_variable():
    more = "triggers: {seen: {on: {changed: per}, when: it = dark, do: [{add: 1, to: n}]}}"
    effects = '{add: 1, to: "per[light]"}, {add: 1, to: "per[dark]"}'
    assert after(effects, more=more).variables["n"] == 1


def test_triggers_run_in_the_order_of_the_file():
    more = """
    triggers:
      first:  {on: {placed: row}, do: [{set: n, to: 2 * n + 3}]}
      second: {on: {placed: row}, do: [{set: n, to: 10 * n}]}
    """
    assert after("{place: stone, at: row}", more=more).variables["n"] == 30


def test_a_trigger_runs_before_the_next_step():
    more = "triggers: {mark: {on: {placed: row}, do: [{set: n, to: 1}]}}"
    assert after("{place: stone, at: row}, {set: n, to: 5 * n + 2}", more=more).variables["n"] == 7


def test_a_trigger_sees_its_condition_after_the_effect_is_complete():
    more = 'triggers: {full: {on: {placed: row}, when: "count(row) = 2", do: [{add: 1, to: n}]}}'
    assert after("{repeat: 3, do: [{place: stone, at: row}]}", more=more).variables["n"] == 1


def test_a_trigger_may_answer_several_events():
    more = "triggers: {any: {on: [{placed: row}, {taken: row}], do: [{add: 1, to: n}]}}"
    assert after('{place: stone, at: "at(row, 1)"}, {remove: "at(row, 1)"}', more=more).variables["n"] == 2


def test_triggers_that_need_chance_answer_each_cell_of_a_region():
    more = "triggers: {luck: {on: {taken: row}, do: [{random: r, among: 1..4}, {set: n, to: n * 10 + r * it.index}]}}"
    setup = '[{place: stone, at: "at(row, 2)"}, {place: stone, at: "at(row, 4)"}]'
    state = after("{move: row, to: pile}", 3, 1, setup=setup, more=more)
    assert (state.variables["n"], state.is_over) == (3 * 2 * 10 + 4, True)


def test_a_step_of_a_turn_does_nothing_where_there_is_no_turn():
    steps = "{again: true}, {end_turn: true}, {end_phase: true}, {add: 1, to: n}"
    more = f"triggers: {{once_more: {{on: {{placed: row}}, do: [{steps}]}}}}"
    state = after("{set: n, to: n}", setup="[{place: stone, at: row}]", more=more)
    assert state.variables["n"] == 1


PHASES = """
players: [light, dark]
variables:
  log: {range: [0, 99999]}
actions:
  go: {}
phases:
  outer:
    repeat: 2
    start: [{set: log, to: log * 10 + 1}]
    phases:
      play: {turns: single, actions: [go]}
    end: [{set: log, to: log * 10 + 9}]
triggers:
  a: {on: {EVENT: WHERE}, do: [{set: log, to: log * 10 + 5}]}
"""


def log_of(event: str, where: str) -> int:
    state = build(PHASES.replace("EVENT", event).replace("WHERE", where)).start()
    return play(state, "go").variables["log"]


def test_phase_start_comes_after_the_phase_s_own_start():
    assert log_of("phase_start", "outer") == 15_9_15


def test_phase_end_comes_after_the_phase_s_own_end():
    assert log_of("phase_end", "outer") == 1_95_1


def test_turns_start_and_end_within_their_phase():
    assert log_of("turn_start", "play") == 15_9_15
    assert log_of("turn_end", "play") == 15_9_1
