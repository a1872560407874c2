"""Options are bound when a ruleset is compiled: what they rule out is not there to be run."""

from interpreter.program.program import Chance, Decision
from tests.machine.small import build

RULES = """
players: 2
options:
  size:  {range: [2, 5], default: 3}
  dice:  {flag: false}
  style: {choices: [plain, fancy], default: plain}
components: {stone: {}}
zones: {board: {kind: grid, rows: size, columns: size, holds: stone}}
variables: {n: {range: [0, 9 * size]}}
actions:
  go:
    where: style = plain or n < 5
    do:
      - if: dice
        then: [{random: r, among: 1..6}, {add: r, to: n}]
        else: [{add: 1, to: n}]
phases: {play: {turns: once, actions: [go]}}
"""


def test_an_option_sets_the_size_of_a_zone():
    assert [build(RULES, size=n).checked.zones["board"].size for n in (2, 3, 5)] == [4, 9, 25]


def test_an_option_sets_the_range_of_a_variable():
    of = build(RULES, size=5).program.layout.variables["n"].variable.type
    assert (of.low, of.high) == (0, 45)


def test_a_branch_that_an_option_rules_out_is_left_out():
    kinds = [type(point) for point in build(RULES).program.points]
    assert Chance not in kinds
    assert [type(p) for p in build(RULES, dice=True).program.points].count(Chance) == 1


def test_a_condition_that_an_option_decides_is_not_looked_at():
    def legal_source(game) -> str:
        point = next(p for p in game.program.points if isinstance(p, Decision))
        source = game.engine.source
        return source[source.index(f"def {point.legal}(") :].split("def ", 2)[1]

    assert "if" not in legal_source(build(RULES))
    assert "if" in legal_source(build(RULES, style="fancy"))


def test_a_game_tells_the_options_it_is_bound_to():
    assert build(RULES, size=4, style="fancy").options == {"size": 4, "dice": False, "style": "fancy"}
