import pytest

from interpreter.diagnostics.diagnostic import Report, RulewrightError
from interpreter.machine.game import make_game
from interpreter.reading.load import loads
from tests.study.lint_samples import codes, findings, is_silent, marked, shows, small

REST = "+\n  rest: {}"
TWO = """\
  play: {{turns: alternate, actions: [put], {}}}
  {}: {{turns: once, actions: [rest]}}"""


def two_phases(first: str, second: str = "«rests»") -> str:
    """The small game with a second phase after one with the given keys."""
    return small(actions=REST, phases=TWO.format(first, second))


UNREACHABLE = {
    "one that never ends": two_phases("stuck: pass").replace("  tie: draw", "  tie: draw\nlimits: {moves: 9}"),
    "one whose `until` never holds": two_phases("stuck: pass, until: size(board) > 4").replace(
        "  tie: draw", "  tie: draw\nlimits: {moves: 9}"
    ),
    "rounds that go on for ever": small(
        phases="""\
  rounds:
    repeat: forever
    phases: {play: {turns: once, actions: [put], stuck: lose}}
  «late»: {turns: once, actions: [put], stuck: pass}"""
    ),
    "rounds that hold a phase that never ends": small(
        phases="""\
  rounds:
    phases: {play: {turns: alternate, actions: [put], stuck: lose}}
  «late»: {turns: once, actions: [put], stuck: pass}"""
    ),
}


@pytest.mark.parametrize("name", UNREACHABLE)
def test_a_phase_is_never_reached_after(name):
    found = [each for each in codes(UNREACHABLE[name]) if each[0] == "LI020"]
    assert found == [("LI020", "warning", *marked(UNREACHABLE[name])[0])]


def test_a_phase_that_is_always_skipped_is_named_at_its_condition():
    phases = """\
  play: {turns: alternate, actions: [put], until: full(board)}
  rests: {turns: once, actions: [rest], only_when: «count(board) > 4»}"""
    shows(small(actions=REST, phases=phases), "LI020")


def test_a_phase_that_is_never_skipped_needs_no_condition():
    phases = """\
  play: {turns: alternate, actions: [put], until: full(board)}
  rests: {turns: once, actions: [rest], only_when: «count(board) >= 0»}"""
    shows(small(actions=REST, phases=phases), "LI011")


def test_a_phase_that_an_option_skips_is_no_finding():
    phases = """\
  play: {turns: alternate, actions: [put], until: full(board)}
  rests: {turns: once, actions: [rest], only_when: longer}"""
    is_silent(small(options="  longer: {flag: false}", actions=REST, phases=phases))


REACHED = {
    "until": two_phases("until: full(board)", "rests"),
    "leave": two_phases("stuck: leave", "rests"),
    "among": two_phases("stuck: pass, among: not full(board)", "rests"),
    "end_phase in a trigger": small(
        actions=REST,
        triggers="  t: {on: {placed: board}, when: full(board), do: [{end_phase: play}]}",
        phases=TWO.format("stuck: pass", "rests"),
    ),
    "a number of rounds": small(
        phases="""\
  rounds:
    repeat: 2
    phases: {play: {turns: once, actions: [put], stuck: pass}}
  late: {turns: once, actions: [put], stuck: pass}"""
    ),
}


@pytest.mark.parametrize("name", REACHED)
def test_the_next_phase_is_reached_by(name):
    is_silent(REACHED[name])


def test_rounds_without_a_decision_are_an_error():
    variables = "  n: {range: [0, 9], clamp: true}"
    phases = """\
  play: {turns: alternate, actions: [put], until: full(board)}
  «idle»:
    repeat: forever
    start: [{add: n, to: n}]"""
    shows(small(variables=variables, phases=phases), "LI021", "error")


@pytest.mark.parametrize("end", ["until: n = 9", "end: [{if: n = 9, then: [{end_game: true}]}]"])
def test_rounds_without_a_decision_may_end_by_themselves(end):
    variables = "  n: {range: [0, 9], clamp: true}"
    phases = f"""\
  play: {{turns: alternate, actions: [put], until: full(board)}}
  idle:
    repeat: forever
    start: [{{add: 1, to: n}}]
    {end}"""
    is_silent(small(variables=variables, phases=phases))


def test_a_game_without_any_end_is_reported_at_its_last_phase():
    shows(small(phases="  «play»: {turns: alternate, actions: [put], stuck: pass}"), "LI022")


ENDS = {
    "a limit": small(phases="  play: {turns: alternate, actions: [put], stuck: pass}", limits="  moves: 9"),
    "losing when stuck": small(phases="  play: {turns: alternate, actions: [put], stuck: lose}"),
    "an effect": small(
        triggers="  t: {on: {placed: board}, when: full(board), do: [{win: me}]}",
        phases="  play: {turns: alternate, actions: [put], stuck: pass}",
    ),
}


@pytest.mark.parametrize("name", ENDS)
def test_a_game_is_ended_by(name):
    is_silent(ENDS[name])


def test_a_phase_that_only_ends_by_running_dry_can_stall():
    text = small(phases="  «play»: {turns: alternate, actions: [put]}", limits="  moves: 9")
    shows(text, "LI023")


def test_a_phase_that_may_end_before_it_stalls_is_noted():
    text = small(phases="  «play»: {turns: alternate, actions: [put], until: count(board) = 3}")
    shows(text, "LI023", "note")


def test_turns_that_everybody_has_once_may_stall_too():
    phases = """\
  play: {turns: alternate, actions: [put], until: full(board)}
  «late»: {turns: once, actions: [put]}"""
    shows(small(phases=phases), "LI023", "note")


def test_a_phase_that_an_option_skips_cannot_stall():
    phases = """\
  play: {turns: alternate, actions: [put], until: full(board)}
  late: {turns: once, actions: [put], only_when: longer}"""
    is_silent(small(options="  longer: {flag: false}", phases=phases))


TURNS = "  play: {turns: alternate, actions: [put, rest], until: count(board) = 3}"

FREE = {
    "an action without a guard": small(actions=REST, phases=TURNS),
    "an action whose guard always holds under this option": small(
        options="  lazy: {flag: true}", actions=REST.replace("{}", "{where: lazy}"), phases=TURNS
    ),
    "an action for when another is not possible": small(
        actions=REST.replace("{}", "{where: not can(put)}"), phases=TURNS
    ),
    "what to do when stuck": small(phases=TURNS.replace(", rest]", "], stuck: pass")),
    "an end as soon as nobody can do anything": small(
        phases="  play: {turns: alternate, actions: [put], until: not can(put)}"
    ),
    "an end as soon as the zone is full": small(
        phases="  play: {turns: alternate, actions: [put], until: count(board) = 3 or full(board)}"
    ),
    "an end as soon as all columns are full": small(
        zones="  board: {kind: grid, rows: 2, columns: 2, holds: stone}",
        actions="""\
  put:
    given: {line: columns(board)}
    where: not full(line)
    do: [{place: stone(me), at: first_empty(line)}]""",
    ),
}


@pytest.mark.parametrize("name", FREE)
def test_a_phase_cannot_stall_with(name):
    is_silent(FREE[name])


@pytest.mark.parametrize("guard", ["not can(put) and full(board)", "can(put)", "full(board)"])
def test_a_phase_can_stall_with_an_action_under(guard):
    text = small(actions=REST.replace("{}", f"{{where: {guard}}}"), phases=TURNS)
    assert [each[:2] for each in codes(text)] == [("LI023", "note")]


def test_effects_at_the_end_of_a_phase_that_never_ends_are_reported():
    phases = """\
  play:
    turns: alternate
    actions: [put]
    stuck: lose
    end:
      - «place»: stone(light)
        at: at(board, 1)"""
    text = (
        small(phases=phases).replace("players: 2", "players: [light, dark]").replace("at(board, 1)", "'at(board, 1)'")
    )
    shows(text, "LI024")


def test_the_phase_that_never_ends_is_shown_beside_the_one_that_is_not_reached():
    found = next(each for each in findings(UNREACHABLE["rounds that go on for ever"]) if each.code == "LI020")
    assert found.message == "the phase `late` is never reached, since `rounds` never ends"
    assert [text for _, text in found.related] == ["give `rounds` an `until`, or end it with `end_phase`"]


def test_triggers_that_cause_each_other_are_refused_before_the_lint():
    triggers = """\
  up: {on: {changed: n}, do: [{add: 1, to: m}]}
  down: {on: {changed: m}, do: [{add: 1, to: n}]}"""
    text = small(variables="  n: {range: [0, 9]}\n  m: {range: [0, 9]}", triggers=triggers)
    with pytest.raises(RulewrightError) as caught:
        make_game(loads(text), Report())
    (found,) = caught.value.diagnostics
    assert (found.code, found.span.line, found.span.column) == ("TY042", 16, 3)
    assert "up → down → up" in found.message
