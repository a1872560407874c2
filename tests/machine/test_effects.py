"""What each effect does to the pieces and variables."""

import pytest

from tests.machine.small import after

EMPTY_CUPS = {"1": {}, "2": {}, "3": {}}


def cells(state, zone: str) -> list:
    return list(state.zones[zone].values())


def test_place_lays_a_new_piece_on_a_cell():
    assert cells(after('{place: disc(dark), at: "at(row, 2)"}'), "row") == [None, "disc(dark)", None, None]


def test_place_in_a_zone_takes_its_first_empty_cell():
    state = after("{place: stone, at: row}", setup='[{place: stone, at: "at(row, 1)"}]')
    assert cells(state, "row") == ["stone", "stone", None, None]


def test_place_from_a_pool_takes_the_piece_from_there():
    state = after('{place: candy(red), at: "at(tray, 3)", from: bag}')
    assert cells(state, "tray") == [None, None, "candy(red)", None]
    assert state.zones["bag"] == {"candy(red)": 2, "candy(green)": 3}


def test_place_on_a_stack_goes_on_top():
    assert after("{place: stone, at: pile}, {place: disc(dark), at: pile}").zones["pile"] == ["stone", "disc(dark)"]


def test_move_takes_a_piece_from_cell_to_cell():
    state = after('{move: "at(row, 1)", to: "at(row, 4)"}', setup='[{place: stone, at: "at(row, 1)"}]')
    assert cells(state, "row") == [None, None, None, "stone"]


def test_move_to_the_same_cell_changes_nothing():
    state = after('{move: "at(row, 1)", to: "at(row, 1)"}', setup='[{place: stone, at: "at(row, 1)"}]')
    assert cells(state, "row") == ["stone", None, None, None]


def test_move_from_a_stack_takes_the_top():
    state = after(
        '{move: "first(c in pile)", to: "at(row, 1)"}',
        setup="[{place: stone, at: pile}, {place: disc(dark), at: pile}]",
    )
    assert (state.zones["pile"], cells(state, "row")[0]) == (["stone"], "disc(dark)")


def test_move_from_a_pool_cell_takes_all():
    setup = (
        '[{move: candy(red), from: bag, to: "at(cups, 1)", count: 2},'
        ' {move: candy(green), from: bag, to: "at(cups, 1)"}]'
    )
    state = after('{move: "at(cups, 1)", to: "at(cups, 3)"}', setup=setup)
    assert state.zones["cups"] == {"1": {}, "2": {}, "3": {"candy(red)": 2, "candy(green)": 1}}


def test_move_of_a_pool_cell_to_itself_changes_nothing():
    setup = '[{move: candy(red), from: bag, to: "at(cups, 1)", count: 2}]'
    state = after('{move: "at(cups, 1)", to: "at(cups, 1)"}', setup=setup)
    assert state.zones["cups"]["1"] == {"candy(red)": 2}


def test_move_of_a_pool_cell_to_a_row_spreads_the_pieces():
    setup = '[{move: candy(red), from: bag, to: "at(cups, 1)", count: 2}]'
    state = after('{move: "at(cups, 1)", to: tray}', setup=setup)
    assert cells(state, "tray") == ["candy(red)", "candy(red)", None, None]
    assert state.zones["cups"] == EMPTY_CUPS


def test_move_of_a_region_gathers_its_pieces_in_order():
    setup = '[{place: disc(dark), at: "at(row, 2)"}, {place: stone, at: "at(row, 4)"}]'
    state = after("{move: row, to: pile}", setup=setup)
    assert (cells(state, "row"), state.zones["pile"]) == ([None] * 4, ["disc(dark)", "stone"])


def test_move_of_a_region_to_one_of_its_cells_gathers_there():
    setup = (
        '[{move: candy(red), from: bag, to: "at(cups, 1)"}, {move: candy(red), from: bag, to: "at(cups, 2)"},'
        ' {move: candy(green), from: bag, to: "at(cups, 3)"}]'
    )
    state = after('{move: cups, to: "at(cups, 2)"}', setup=setup)
    assert state.zones["cups"] == {"1": {}, "2": {"candy(red)": 2, "candy(green)": 1}, "3": {}}


def test_move_of_a_region_of_pools_to_a_row_spreads_the_pieces():
    setup = (
        '[{move: candy(red), from: bag, to: "at(cups, 1)", count: 2},'
        ' {move: candy(green), from: bag, to: "at(cups, 3)"}]'
    )
    state = after("{move: cups, to: tray}", setup=setup)
    assert cells(state, "tray") == ["candy(red)", "candy(red)", "candy(green)", None]


def test_move_of_a_kind_with_a_count_moves_so_many():
    state = after('{move: candy(green), from: bag, to: "at(cups, 2)", count: 3}')
    assert state.zones["cups"]["2"] == {"candy(green)": 3}
    assert state.zones["bag"] == {"candy(red)": 3}


def test_move_of_several_of_a_kind_spreads_over_a_row():
    state = after("{move: candy(green), from: bag, to: tray, count: 3}")
    assert cells(state, "tray") == ["candy(green)"] * 3 + [None]
    assert state.zones["bag"] == {"candy(red)": 3}


def test_move_of_no_piece_of_a_kind_moves_none():
    assert after('{move: candy(green), from: bag, to: "at(cups, 2)", count: n}').zones["cups"] == EMPTY_CUPS


def test_move_of_a_kind_from_a_row_finds_the_first():
    setup = (
        '[{place: stone, at: "at(row, 2)"}, {place: disc(dark), at: "at(row, 3)"},'
        ' {place: disc(dark), at: "at(row, 4)"}]'
    )
    state = after("{move: disc(dark), from: row, to: pile}", setup=setup)
    assert cells(state, "row") == [None, "stone", None, "disc(dark)"]


def test_move_of_several_of_a_kind_from_a_row_takes_as_many():
    setup = "[{repeat: 3, do: [{place: stone, at: row}]}]"
    state = after("{move: stone, from: row, to: pile, count: 2}", setup=setup)
    assert (cells(state, "row"), state.zones["pile"]) == ([None, None, "stone", None], ["stone", "stone"])


def test_move_of_several_of_a_kind_from_a_stack_takes_the_top_ones():
    setup = "[{place: disc(dark), at: pile}, {repeat: 2, do: [{place: stone, at: pile}]}]"
    state = after("{move: stone, from: pile, to: row, count: 2}", setup=setup)
    assert (cells(state, "row"), state.zones["pile"]) == (["stone", "stone", None, None], ["disc(dark)"])


def test_remove_takes_a_piece_off():
    state = after('{remove: "at(row, 1)"}', setup="[{repeat: 2, do: [{place: stone, at: row}]}]")
    assert cells(state, "row") == [None, "stone", None, None]


def test_remove_of_an_empty_cell_does_nothing():
    assert cells(after('{remove: "at(row, 1)"}'), "row") == [None] * 4


def test_remove_of_a_region_clears_it():
    assert cells(after("{remove: row}", setup="[{repeat: 3, do: [{place: stone, at: row}]}]"), "row") == [None] * 4


def test_swap_exchanges_what_lies_on_two_cells():
    state = after('{swap: "at(row, 1)", with: "at(row, 3)"}', setup="[{place: stone, at: row}]")
    assert cells(state, "row") == [None, None, "stone", None]


def test_turn_changes_the_kind():
    state = after('{turn: "at(row, 1)", into: disc(light)}', setup='[{place: disc(dark), at: "at(row, 1)"}]')
    assert cells(state, "row")[0] == "disc(light)"


def test_turn_of_a_region_leaves_empty_cells_empty():
    setup = '[{place: disc(dark), at: "at(row, 1)"}, {place: disc(dark), at: "at(row, 3)"}]'
    assert cells(after("{turn: row, into: stone}", setup=setup), "row") == ["stone", None, "stone", None]


def test_roll_gives_each_die_a_face_in_order():
    assert cells(after("{roll: dice}", 5, 2), "dice") == ["die(5)", "die(2)"]


def test_roll_of_one_die_leaves_the_other():
    assert cells(after('{roll: "at(dice, 2)"}', 6), "dice") == ["die(1)", "die(6)"]


def test_draw_takes_a_random_piece_and_weighs_by_how_many_there_are():
    state = after('{draw: bag, to: "at(cups, 1)"}', setup='[{move: candy(red), from: bag, to: "at(cups, 2)"}]')
    weights = {state.describe_outcome(outcome): weight for outcome, weight in state.chance_outcomes()}
    assert weights == {"candy(red)": 2, "candy(green)": 3}


def test_draw_names_the_kind_for_the_steps_after():
    state = after('{draw: bag, to: "at(cups, 1)", as: drawn}, {if: drawn.color = green, then: [{set: n, to: 5}]}')
    green = next(o for o, _ in state.chance_outcomes() if state.describe_outcome(o) == "candy(green)")
    state.apply(green)
    assert (state.zones["cups"]["1"], state.variables["n"]) == ({"candy(green)": 1}, 5)


def test_random_names_an_element_each_equally_likely():
    state = after("{random: c, among: those(c in row where c.index > 2)}, {add: c.index, to: n}")
    assert [(state.describe_outcome(o), w) for o, w in state.chance_outcomes()] == [("3", 1), ("4", 1)]
    state.apply(state.chance_outcomes()[1][0])
    assert state.variables["n"] == 4


def test_set_and_add_change_variables():
    state = after('{set: n, to: 7}, {add: 3, to: n}, {add: 2, to: "per[opponent]"}')
    assert (state.variables["n"], state.variables["per[light]"], state.variables["per[dark]"]) == (10, 0, 2)


@pytest.mark.parametrize(("added", "kept"), [(9, 3), (2, 2), (-5, 0)])
def test_a_clamped_variable_stays_in_its_range(added: int, kept: int):
    assert after(f"{{add: {added}, to: low}}").variables["low"] == kept


def test_an_optional_variable_can_be_set_to_none():
    assert after('{set: spot, to: "at(row, 2)"}, {set: spot, to: none}').variables["spot"] is None


def test_let_keeps_the_value_of_its_moment():
    assert after("{let: k, be: n + 1}, {set: n, to: 50}, {add: k, to: n}").variables["n"] == 51


def test_let_keeps_a_set_of_its_moment():
    effects = "{let: free, be: those(c in row where empty(c))}, {place: stone, at: row}, {set: n, to: size(free)}"
    assert after(effects).variables["n"] == 4


def test_if_takes_one_of_two_branches():
    effects = "{if: n = 0, then: [{set: n, to: 1}], else: [{set: n, to: 2}]}"
    assert after(effects).variables["n"] == 1
    assert after(effects, setup="[{set: n, to: 9}]").variables["n"] == 2


def test_for_runs_over_a_domain_in_order():
    assert after("{for: x in 1..3, do: [{set: n, to: 3 * n + x}]}", setup="[{set: n, to: 0}]").variables["n"] == 18


@pytest.mark.parametrize("pause", ["", ", {random: r, among: 1..2}"])
@pytest.mark.parametrize(
    "domain",
    [
        '"ray(at(row, 4), left)"',
        '"run(at(row, 4), left, where: empty(cell))"',
        '"those(c in ray(at(row, 4), left) where empty(c))"',
        '"{at(row, 3), at(row, 2), at(row, 1)}"',
    ],
)
def test_for_keeps_the_order_of_its_domain_with_and_without_chance_in_between(domain: str, pause: str):
    loop = f'{{for: "x in {domain[1:-1]}", do: [{{set: n, to: n * 4 + x.index}}{pause}]}}'
    assert after(loop, *([1] * 3 if pause else [])).variables["n"] == (3 * 4 + 2) * 4 + 1


def test_the_domain_of_a_for_is_fixed_at_the_start():
    effects = "{for: c in those(c in row where empty(c)), do: [{place: stone, at: row}, {add: 1, to: n}]}"
    assert after(effects).variables["n"] == 4


def test_the_condition_of_a_for_is_looked_at_when_its_turn_comes():
    effects = (
        "{for: c in row where empty(c), do: [{place: stone, at: c},"
        " {if: c.index < 4, then: [{place: stone, at: row}]}, {add: 1, to: n}]}"
    )
    assert after(effects).variables["n"] == 2


def test_a_for_with_chance_in_it_goes_on_where_it_was():
    state = after("{for: x in 1..3, do: [{random: r, among: 1..6}, {set: n, to: 4 * n + r}]}", 1, 2, 3)
    assert state.variables["n"] == (1 * 4 + 2) * 4 + 3


def test_a_set_that_stands_over_chance_is_the_one_of_the_start():
    effects = (
        "{for: c in those(c in row where empty(c)), do: [{random: r, among: 1..2},"
        " {place: stone, at: row}, {add: 1, to: n}]}"
    )
    assert after(effects, 1, 1, 1, 1).variables["n"] == 4


def test_repeat_stops_when_its_condition_fails():
    assert after("{repeat: 10, while: n < 4, do: [{add: 1, to: n}]}").variables["n"] == 4


def test_repeat_stops_at_its_number():
    assert after("{repeat: 3, while: n < 9, do: [{add: 1, to: n}]}").variables["n"] == 3


def test_a_repeat_with_chance_in_it_goes_on_where_it_was():
    state = after("{repeat: 3, while: n < 9, do: [{random: r, among: 1..6}, {add: r, to: n}]}", 4, 5)
    assert (state.variables["n"], state.is_over) == (9, True)
