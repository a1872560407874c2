"""Scenario files are read into frozen data with the places of their texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.model.ruleset import Provenance, Text
from interpreter.model.scenario import Scenario, Step
from interpreter.reading.scenarios import load_scenarios, loads_scenarios, scenario_file

SAMPLE = """\
legend: {R: candy(red), x: disc(light)}
scenarios:
  - name: three in a row go to the edge
    cite: combining
    options: {rows: 4, chocolate: false, overlap: best}
    legend: {x: chocolate, B: candy(blue)}
    given:
      phase: picking
      to_move: player1
      zones:
        tray[player1]: |
          R R . .
          . x . B
        supply: {red: 3, candy(blue): 4}
        dice: [red, ., blue]
      variables:
        score[player1]: 3
        marker: player2
    when:
      - take(red, c4)
      - chance: [red, blue]
      - chance: blue
    then:
      zones: {supply: {red: 0}}
      legal: [take(red, a1), pass, "take(red, a2)"]
      legal_count: 3
      legal_includes: [pass]
      illegal:
        - take(red, c4)
      over: four
      winner: player1
      scores: {player1: 3, player2: 0}
      returns: [1, -1.0]
  - name: the first position
    then: {over: false}
"""


@pytest.fixture(scope="module")
def scenarios() -> tuple[Scenario, ...]:
    return loads_scenarios(SAMPLE)


def words(texts: tuple[Text, ...] | None) -> list[str]:
    assert texts is not None
    return [text.value for text in texts]


def test_a_scenario_has_its_name_source_and_options(scenarios: tuple[Scenario, ...]) -> None:
    first = scenarios[0]
    assert (first.name.value, first.source) == ("three in a row go to the edge", Provenance(("combining",)))
    assert first.options == {"rows": 4, "chocolate": False, "overlap": "best"}


def test_a_scenarios_own_signs_win_over_those_of_the_file(scenarios: tuple[Scenario, ...]) -> None:
    first, second = ({sign.value: kind.value for sign, kind in scenario.legend} for scenario in scenarios)
    assert first == {"R": "candy(red)", "x": "chocolate", "B": "candy(blue)"}
    assert second == {"R": "candy(red)", "x": "disc(light)"}


def test_a_position_has_zones_in_three_forms(scenarios: tuple[Scenario, ...]) -> None:
    tray, supply, dice = scenarios[0].given.zones
    assert tray.zone.value == "tray[player1]"
    assert tray.drawing is not None
    assert tray.drawing.value == "R R . .\n. x . B\n"
    assert supply.counts is not None
    assert [(kind.value, count) for kind, count in supply.counts] == [("red", 3), ("candy(blue)", 4)]
    assert words(dice.items) == ["red", ".", "blue"]


def test_a_sign_of_a_drawing_keeps_its_place(scenarios: tuple[Scenario, ...]) -> None:
    drawing = scenarios[0].given.zones[0].drawing
    assert drawing is not None
    line, column = drawing.places[drawing.value.index("x")]
    assert SAMPLE.split("\n")[line - 1][column - 1] == "x"


def test_a_position_has_a_phase_a_player_and_variables(scenarios: tuple[Scenario, ...]) -> None:
    given = scenarios[0].given
    assert (given.phase and given.phase.value, given.to_move and given.to_move.value) == ("picking", "player1")
    assert [(name.value, value.value) for name, value in given.variables] == [
        ("score[player1]", "3"),
        ("marker", "player2"),
    ]


def test_steps_are_actions_or_outcomes_of_chance(scenarios: tuple[Scenario, ...]) -> None:
    def told(step: Step) -> object:
        return step.action.value if step.action else words(step.chance)

    assert [told(step) for step in scenarios[0].when] == ["take(red, c4)", ["red", "blue"], ["blue"]]


def test_notations_cut_by_commas_are_joined_again(scenarios: tuple[Scenario, ...]) -> None:
    legal = scenarios[0].then.legal
    assert words(legal) == ["take(red, a1)", "pass", "take(red, a2)"]
    assert legal is not None
    for text in (legal[0], legal[2]):
        line, column = text.places[text.value.index("a", 5)]
        assert SAMPLE.split("\n")[line - 1][column - 1] == "a"
        assert len(text.places) == len(text.value) + 1


def test_expectations_are_kept_and_what_is_left_out_is_none(scenarios: tuple[Scenario, ...]) -> None:
    full, short = scenarios[0].then, scenarios[1].then
    assert (full.legal_count, words(full.legal_includes), words(full.illegal)) == (3, ["pass"], ["take(red, c4)"])
    assert isinstance(full.over, Text)
    assert (full.over.value, full.winner and full.winner.value) == ("four", "player1")
    assert [(seat.value, score) for seat, score in full.scores] == [("player1", 3), ("player2", 0)]
    assert full.returns == (1.0, -1.0)
    assert (short.over, short.legal, short.legal_count, short.returns) == (False, None, None, None)


MALFORMED = [
    ("scenarios: {}", "SC003", 1, 12, "expected a list of scenarios, found a map"),
    ("scenarios:\n  - then: {over: true}", "SC002", 2, 5, "a scenario needs `name`"),
    ("scenarios:\n  - name: a\n    then: {}", "SC007", 3, 5, "an expectation has at least 1 entry, not 0"),
    ("scenarios:\n  - name: a\n    then: {legals: [a]}", "SC001", 3, 12, "`legals` is not a key of an expectation"),
    ("scenarios:\n  - name: a\n    given: {variables: {score[me]: 1}}", "YA014", 3, 30, "before this `[`"),
    (
        "scenarios:\n  - name: a\n    when: [{chanse: [a]}]\n    then: {over: true}",
        "SC002",
        3,
        13,
        "a step needs `chance`",
    ),
    (
        "scenarios:\n  - name: a\n    given: {zones: {bag: {red: many}}}\n    then: {over: true}",
        "SC003",
        3,
        32,
        "a number",
    ),
    ("legend: {'.': stone}\nscenarios: []", "SC005", 1, 11, "`.` is not a sign"),
    ("scenarios:\n  - {name: a, then: {over: true}}\n  - {name: a, then: {over: true}}", "RD012", 3, 12, "twice"),
]


@pytest.mark.parametrize("case", MALFORMED, ids=[case[4] for case in MALFORMED])
def test_a_malformed_scenario_file_is_refused_at_its_place(case: tuple[str, str, int, int, str]) -> None:
    text, code, line, column, message = case
    with pytest.raises(RulewrightError) as caught:
        loads_scenarios(text)
    first = caught.value.diagnostics[0]
    assert (first.code, first.span.line, first.span.column) == (code, line, column)
    assert message in first.message


def test_scenarios_lie_beside_the_ruleset(tmp_path: Path) -> None:
    assert scenario_file(tmp_path / "ruleset.yaml") is None
    (tmp_path / "scenarios.yaml").write_text(SAMPLE, encoding="utf-8")
    found = scenario_file(tmp_path / "ruleset.yaml")
    assert found is not None
    assert len(load_scenarios(found)) == 2
