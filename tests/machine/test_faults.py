"""Rules that go wrong while a game is played stop it with an error at their place."""

import pytest

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError
from interpreter.machine.game import make_game
from interpreter.reading import loads
from tests.machine.small import BOX, HEAD, box, build

GO = "actions:\n  go:\n    do:\n"
#: The line of the first step of `go`.
LINE = len((HEAD + BOX + GO).splitlines()) + 1


def fault(*steps: str) -> Diagnostic:
    """The error of a game whose `go` has these steps, each on a line of its own."""
    lines = "".join(f"      - {step}\n" for step in steps)
    state = make_game(loads(HEAD + BOX + GO + lines)).start(1)
    with pytest.raises(RulewrightError) as caught:
        state.apply(0)
    return caught.value.diagnostics[0]


FAULTS = [
    ("RW001", '{place: stone, at: "step(at(row, 4), right)"}', "step(at(row, 4), right)"),
    ("RW003", '{move: "at(row, 1)", to: pile}', None),
    ("RW003", "{move: stone, from: row, to: pile}", None),
    ("RW003", '{move: stone, from: "at(row, 1)", to: pile}', None),
    ("RW003", '{move: candy(red), from: bag, to: "at(cups, 1)", count: 4}', None),
    ("RW003", '{turn: "at(row, 1)", into: stone}', None),
    ("RW004", "{add: 100, to: n}", None),
    ("RW004", "{add: -1, to: n}", None),
    ("RW005", "{repeat: 5, do: [{place: stone, at: row}]}", "{place: stone, at: row}"),
    ("RW006", "{repeat: 5, do: [{place: stone, at: pile}]}", "{place: stone, at: pile}"),
    ("RW007", '{repeat: 7, do: [{draw: bag, to: "at(cups, 1)"}]}', '{draw: bag, to: "at(cups, 1)"}'),
    ("RW010", '{repeat: 2, do: [{place: stone, at: "at(row, 1)"}]}', '{place: stone, at: "at(row, 1)"}'),
    ("RW013", '{random: c, among: "those(c in row where not empty(c))"}', None),
    ("RW014", '{move: candy(red), from: bag, to: "at(cups, 1)", count: n - 1}', None),
]


@pytest.mark.parametrize(("code", "step", "part"), FAULTS, ids=[f"{code} {step}" for code, step, _ in FAULTS])
def test_a_rule_that_goes_wrong_is_named_at_its_place(code: str, step: str, part: str | None):
    found = fault("{set: low, to: 1}", step)
    column = 9 + (step.index(part) if part else 0)
    assert (found.code, found.span.line, found.span.column) == (code, LINE + 1, column)
    assert found.span.end_column == column + len(part or step)


@pytest.mark.parametrize("code", sorted({code for code, *_ in FAULTS} - {"RW001"}))
def test_a_rule_that_goes_wrong_has_a_hint(code: str):
    step = next(step for known, step, _ in FAULTS if known == code)
    assert fault(step).hint


def test_phases_that_go_round_without_a_decision_are_stopped():
    rules = """
    players: 2
    variables: {n: {range: [0, 9], clamp: true}}
    actions: {go: {}}
    phases:
      rounds:
        repeat: forever
        start: [{add: 1, to: n}]
        phases:
          play: {turns: alternate, actions: [go], until: n > 0}
    """
    with pytest.raises(RulewrightError) as caught:
        build(rules).start()
    assert caught.value.diagnostics[0].code == "RW008"


def test_a_random_game_without_end_is_stopped():
    rules = "players: 2\nactions: {go: {}}\nphases: {play: {turns: alternate, actions: [go]}}\n"
    with pytest.raises(RulewrightError) as caught:
        build(rules).playout(1)
    assert caught.value.diagnostics[0].code == "RW011"


def test_more_parameters_than_can_be_nested_are_refused():
    given = ", ".join(f"p{i}: 1..1" for i in range(25))
    with pytest.raises(RulewrightError) as caught:
        build(
            f"players: 2\nactions: {{go: {{given: {{{given}}}}}}}\nphases: {{play: {{turns: once, actions: [go]}}}}\n"
        ).start()
    assert caught.value.diagnostics[0].code == "LO008"


def test_more_actions_than_can_be_numbered_are_refused():
    play = "phases: {play: {turns: once, actions: [go]}}\n"
    with pytest.raises(RulewrightError) as caught:
        build("players: 2\nactions: {go: {given: {a: 1..2000, b: 1..2000}}}\n" + play)
    assert caught.value.diagnostics[0].code == "LO004"


def test_chance_cannot_bring_what_is_not_among_its_outcomes():
    state = box("{random: r, among: 1..6}").start()
    state.apply(0)
    with pytest.raises(RulewrightError) as caught:
        state.apply(7)
    assert caught.value.diagnostics[0].code == "CL012"
    assert state.chance_outcomes() == [(n, 1) for n in range(1, 7)]
