"""Decisions in the middle of an effect."""

import pytest

from interpreter import State
from interpreter.diagnostics.diagnostic import RulewrightError
from tests.machine.small import after, legal, play


def asked(how: str = "", do: str = "{add: c.index, to: n}", then: str = "") -> State:
    """The position after `go`, whose effect asks for a cell of the row."""
    return after(f"{{ask: pick, given: {{c: row}}{how}, do: [{do}]}}{then}")


def test_an_ask_waits_for_the_player_to_move():
    state = asked(", where: c.index > 2")
    assert (state.current_player, legal(state)) == (0, ["pick(3)", "pick(4)"])
    assert play(state, "pick(4)").variables["n"] == 4


def test_an_ask_without_anything_to_choose_is_skipped():
    state = asked(", where: c.index > 9")
    assert (state.is_over, state.variables["n"]) == (True, 0)


def test_an_optional_ask_can_be_declined():
    state = asked(", where: c.index = 2, optional: true")
    assert legal(state) == ["pick(2)", "no_pick"]
    assert play(state, "no_pick").variables["n"] == 0


def test_an_automatic_ask_with_one_way_is_not_asked():
    state = asked(", where: c.index = 3, automatic: true")
    assert (state.is_over, state.variables["n"]) == (True, 3)


def test_an_automatic_ask_with_several_ways_is_asked():
    state = asked(", where: c.index > 2, automatic: true")
    assert play(state, "pick(3)").variables["n"] == 3


def test_an_optional_ask_is_asked_even_if_automatic():
    assert legal(asked(", where: c.index = 3, automatic: true, optional: true")) == ["pick(3)", "no_pick"]


@pytest.mark.parametrize(("free", "expected"), [("true", ["pick(3)", "no_pick"]), ("false", [])])
def test_an_option_says_whether_an_ask_may_be_declined(free: str, expected: list[str]):
    more = f"options:\n  free: {{flag: {free}}}\n"
    how = "given: {c: row}, where: c.index = 3, optional: free, automatic: not free"
    assert legal(after(f"{{ask: pick, {how}, do: [{{add: c.index, to: n}}]}}", more=more)) == expected


def test_another_player_may_be_asked_while_me_keeps_its_meaning():
    state = asked(", by: opponent", do='{place: disc(me), at: c}, {add: 1, to: "per[opponent]"}')
    assert state.current_player == 1
    play(state, "pick(2)")
    assert state.zones["row"]["2"] == "disc(light)"
    assert state.variables["per[dark]"] == 1


def test_steps_go_on_after_an_ask():
    assert play(asked(then=", {set: n, to: n * 10}"), "pick(4)").variables["n"] == 40


def test_names_from_before_are_known_after_an_ask():
    state = after("{let: k, be: 7}, {ask: pick, given: {c: row}, where: c.index < 3, do: [{add: k * c.index, to: n}]}")
    assert play(state, "pick(2)").variables["n"] == 14


def test_an_ask_in_a_loop_is_asked_each_time():
    state = after(
        "{for: x in 1..3, do: [{ask: pick, given: {c: row}, where: c.index >= x, do: [{set: n, to: n * 5 + c.index}]}]}"
    )
    assert legal(state) == ["pick(1)", "pick(2)", "pick(3)", "pick(4)"]
    play(state, "pick(1)")
    assert legal(state) == ["pick(2)", "pick(3)", "pick(4)"]
    assert play(state, "pick(4)", "pick(3)").variables["n"] == (1 * 5 + 4) * 5 + 3


def test_an_ask_may_follow_in_an_ask():
    inner = "{ask: then, given: {d: row}, where: d.index > c.index, do: [{set: n, to: c.index * 10 + d.index}]}"
    state = play(asked(", where: c.index < 4", do=inner), "pick(2)")
    assert legal(state) == ["then(3)", "then(4)"]
    assert play(state, "then(3)").variables["n"] == 23


def test_only_what_is_asked_can_be_done():
    state = asked()
    with pytest.raises(RulewrightError) as caught:
        play(state, "go")
    assert caught.value.diagnostics[0].code == "CL011"
