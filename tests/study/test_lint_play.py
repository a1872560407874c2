import pytest

from interpreter.diagnostics.diagnostic import Report, RulewrightError
from interpreter.machine.engine import Engine
from interpreter.machine.game import make_game
from interpreter.reading.load import loads
from interpreter.study.lint import lint
from tests.study.lint_samples import codes, findings, marked, small

REST = "+\n  rest: {}"
STUCK = small(
    actions="""\
  put:
    given: {square: board}
    where: empty(square) and count(board) < 3
    do: [{place: stone(me), at: square}]""",
    phases="  «play»: {turns: alternate, actions: [put], until: full(board)}",
)


def test_a_game_in_which_everything_happens_has_no_finding():
    assert codes(small(), playouts=5) == []


def test_an_error_in_play_is_reported_at_its_place_with_a_seed():
    stall, failed, seed = findings(STUCK, playouts=3)
    assert (stall.code, stall.severity) == ("LI023", "note")
    assert (failed.code, failed.severity) == ("RW009", "error")
    assert [(failed.span.line, failed.span.column)] == marked(STUCK)
    assert (seed.code, seed.severity, seed.span) == ("CL009", "note", failed.span)


def test_the_seed_that_is_named_brings_the_error_again():
    text = STUCK.replace("«", "").replace("»", "")
    seed = int(findings(text, playouts=3)[-1].message.rsplit(" ", 1)[-1].rstrip(")"))
    with pytest.raises(RulewrightError) as caught:
        make_game(loads(text)).playout(seed)
    assert caught.value.diagnostics[0].code == "RW009"


def test_the_same_error_in_many_games_is_reported_once():
    assert [found.code for found in findings(STUCK, playouts=9)] == ["LI023", "RW009", "CL009"]


def test_a_number_out_of_its_range_shows_in_play():
    text = small(
        variables="  turns: {range: [0, 2]}",
        triggers="  t:\n    on: {placed: board}\n    do: [«{add»: 1, to: turns}]",
        outcome="  score: turns\n  tie: draw",
    )
    found = next(each for each in findings(text, playouts=1) if each.code == "RW004")
    assert [(found.span.line, found.span.column)] == marked(text)


def test_an_error_in_the_setup_needs_no_game_to_show():
    text = small(setup="  - {place: stone(me), at: 'at(board, 1)'}\n  - {place: stone(me), at: 'at(board, 1)'}")
    assert [found.code for found in findings(text, playouts=0)] == ["RW010"]


def never(text: str, playouts: int = 5) -> list[tuple[str, str, int, int]]:
    """The notes on what never happened."""
    return [each for each in codes(text, playouts) if each[0] in ("LI060", "LI061")]


NEVER = {
    "an action": ("LI060", small(actions=REST.replace("rest: {}", "«rest»: {where: full(board)}"))),
    "a trigger": (
        "LI060",
        small(triggers="  «t»: {on: {placed: board}, when: count(board) = 3 and full(board), do: [{draw: true}]}"),
    ),
    "a phase": (
        "LI060",
        small(
            phases="""\
  play: {turns: alternate, actions: [put], until: full(board)}
  «more»: {turns: once, actions: [put], stuck: pass, until: full(board)}"""
        ),
    ),
    "a variable's change": (
        "LI061",
        small(
            variables="  «turns»: {range: [0, 9]}",
            triggers="  t:\n    on: {placed: board}\n    do: [{if: empty(board), then: [{add: 1, to: turns}]}]",
            outcome="  score: turns\n  tie: draw",
        ),
    ),
}


@pytest.mark.parametrize("name", NEVER)
def test_random_games_do_not_show(name):
    code, text = NEVER[name]
    text = text.replace("actions: [put], until", "actions: [put, rest], until") if "rest" in text else text
    assert never(text) == [(code, "note", *place) for place in marked(text)]


HAPPENS = {
    "a trigger": small(triggers="  t: {on: {placed: board}, when: full(board), do: [{draw: true}]}"),
    "a trigger that suspends": small(
        triggers="  t: {on: {placed: board}, when: full(board), do: [{random: n, among: 1..2}, {draw: true}]}"
    ),
    "a trigger that does not end the game": small(
        variables="  turns: {range: [0, 9]}",
        triggers="  t: {on: {placed: board}, when: full(board), do: [{add: 1, to: turns}]}",
        outcome="  score: turns\n  tie: draw",
    ),
    "a trigger inside a loop": small(
        triggers="  t: {on: {turned: board}, when: full(board), do: [{draw: true}]}",
        actions="""\
  put:
    given: {square: board}
    where: empty(square)
    do:
      - {place: stone(me), at: square}
      - {for: c in board where not empty(c), do: [{turn: c, into: stone(me)}]}""",
    ),
}


@pytest.mark.parametrize("name", HAPPENS)
def test_random_games_show(name):
    assert never(HAPPENS[name]) == []


def test_what_an_option_switches_off_is_not_missed():
    text = small(
        options="  quick: {flag: false}",
        variables="  turns: {range: [0, 9]}",
        actions=REST.replace("{}", "{where: quick}"),
        triggers="""\
  t: {on: {placed: board}, when: quick, do: [{draw: true}]}
  u: {on: {placed: board}, do: [{if: quick, then: [{add: 1, to: turns}]}]}""",
        phases="""\
  early: {only_when: quick, turns: once, actions: [put]}
  resting: {turns: once, actions: [rest], stuck: pass}
  play: {turns: alternate, actions: [put, rest], until: full(board)}""",
        outcome="  score: turns\n  tie: draw",
    )
    assert never(text) == []


def test_a_game_that_goes_on_and_on_is_tried_once():
    text = small(
        components="",
        zones="",
        actions="  rest: {}",
        phases="  play: {turns: alternate, actions: [rest]}",
    )
    long = findings(text, playouts=5)
    assert [found.code for found in long] == ["LI022", "CL008"]
    assert long[1].message == "a random game was not over after 20,000 decisions"


def test_findings_come_in_the_order_of_the_file():
    text = small(options="  size: {range: [3, 6], default: 4}", actions=REST, patterns="  three: {line: 3}")
    assert [found.code for found in findings(text)] == ["LI003", "LI007", "LI009"]


def test_nothing_is_said_to_never_happen_without_a_game():
    _, text = NEVER["a trigger"]
    assert never(text, playouts=0) == []


def test_errors_found_before_leave_the_games_out():
    report, text = Report(), STUCK.replace("«", "").replace("»", "")
    game = make_game(loads(text))
    lint(game, report, 0)
    assert [found.code for found in report] == ["LI023"]


def test_a_plain_machine_counts_nothing_and_holds_no_marks():
    game = make_game(loads(HAPPENS["a trigger"]))
    assert "fired" not in game.engine.source
    assert "fired.add(" in Engine(game.program, coverage=True).source


def test_a_machine_that_counts_plays_the_same_game():
    program = make_game(loads(HAPPENS["a trigger inside a loop"])).program
    plain, counting = Engine(program), Engine(program, coverage=True)
    one, other = list(plain.first), list(counting.first)
    for action in (2, 0, 1, 3):
        plain.act(one, action)
        counting.act(other, action)
    assert one == other and plain.reason(one) == "t"
    assert (plain.fired, [program.rules[n] for n in counting.fired]) == (set(), ["t"])
