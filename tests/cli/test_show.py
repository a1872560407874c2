import pytest

from interpreter.cli.show.page import source_line
from interpreter.cli.show.pictures import pattern_picture, zone_picture
from interpreter.cli.show.provenance import assumed, bare, cited
from interpreter.cli.show.words import effects, number
from interpreter.reading.load import loads
from tests.cli.helpers import rulewright

RULES = """
ruleset: small
title: Small Game
players: [light, dark]
options:
  size: {range: [2, 9], default: 3}
define:
  three: 3
components:
  stone: {owner: Player, copies: 4, starts: box, assumed: "four seem enough"}
zones:
  box:   {kind: pool, holds: stone}
  board: {kind: grid, rows: size, columns: three, holds: stone, cite: [box.1, box.2]}
  shown: {kind: grid, rows: 2, columns: 2, holds: stone, numbered: from_top}
  huge:  {kind: grid, rows: 40, columns: 2, holds: stone}
  hive:  {kind: hex, rows: 2, columns: 3, holds: stone}
  way:   {kind: ring, length: 4, holds: stone}
  isles: {kind: graph, places: [a, b], links: [[a, b]], holds: stone}
patterns:
  row3:  {line: three, along: row}
  tee:   {shape: ["xxx", ".x."], turned: any, mirrored: true}
  either: {any_of: [row3, tee]}
actions:
  put:
    given: {to: board}
    where: [empty(to), "count(box, owner: me) > 0"]
    do:
      - if: to.row = 1
        then: [{draw: true}]
        else:
          - place: stone(me)
            at: to
            from: box
      - for: c in board where empty(c)
        do: [{again: true}]
      - repeat: 3
        while: not full(board)
        do: [{end_phase: true}]
      - ask: spot
        given: {c: board}
        where: empty(c)
        by: opponent
        optional: true
        do: [{win: me}]
  stop: {do: [{end_game: true}]}
phases:
  play:
    turns: alternate
    actions: [put, stop]
    until: full(board)
    stuck: lose
"""


@pytest.fixture(scope="module")
def small():
    return loads(RULES)


def picture_of(ruleset, name):
    (zone,) = [zone for zone in ruleset.zones if zone.name.value == name]
    return zone_picture(zone, ruleset)


@pytest.mark.parametrize(
    ("name", "picture"),
    [
        ("board", [" 3 · · ·", " 2 · · ·", " 1 · · ·", "   a b c"]),
        ("shown", [" 1 · ·", " 2 · ·", "   a b"]),
        ("hive", [" 2 · · ·", "  1 · · ·", "     a b c"]),
        ("way", ["↻  ·  ·  ·  ·", "   1  2  3  4"]),
        ("isles", ["a — b"]),
        ("huge", []),
        ("box", []),
    ],
)
def test_zones_are_drawn_with_their_notation(small, name, picture):
    assert picture_of(small, name) == picture


def test_an_option_changes_the_picture():
    assert len(picture_of(loads(RULES, options={"size": 5}), "board")) == 6


@pytest.mark.parametrize(
    ("name", "picture"),
    [
        ("row3", ["■ ■ ■   along row  →"]),
        ("tee", ["■ ■ ■", "· ■ ·", "also turned and mirrored"]),
        ("either", ["the first of: row3, tee"]),
    ],
)
def test_patterns_are_drawn(small, name, picture):
    (pattern,) = [pattern for pattern in small.patterns if pattern.name.value == name]
    assert pattern_picture(pattern, small) == picture


def test_effects_read_as_sentences(small):
    assert list(effects(small.actions[0].do)) == [
        "if to.row = 1",
        "  the game is a draw",
        "otherwise",
        "  place stone(me) at to from box",
        "for each c in board where empty(c)",
        "  the player to move keeps the turn",
        "up to 3 times, as long as not full(board)",
        "  the phase ends",
        "opponent may choose: spot",
        "  c from board",
        "  only if empty(c)",
        "  me wins",
    ]


def test_a_number_is_a_literal_an_option_or_a_constant(small):
    from interpreter.model.ruleset import Text

    assert [number(Text(word), small) for word in ("7", "size", "three", "size + 1", "none")] == [7, 3, 3, None, None]


def test_rules_are_sorted_by_where_they_come_from(small):
    assert [(rule.rule, rule.source.assumed) for rule in assumed(small)] == [("components.stone", "four seem enough")]
    assert [(rule.rule, rule.source.cite) for rule in cited(small)] == [("zones.board", ("box.1", "box.2"))]
    assert {"options.size", "zones.box", "actions.put", "phases.play", "outcome"} <= {rule.rule for rule in bare(small)}


def test_the_source_is_one_line():
    assert source_line({"title": "T", "year": 1974, "url": ""}) == "T, 1974"
    assert source_line({}) == ""


def test_the_page_explains_every_section(tmp_path):
    (tmp_path / "ruleset.yaml").write_text(RULES)
    outcome = rulewright("show", tmp_path)
    assert (outcome.code, outcome.err) == (0, "")
    for heading in (
        "Options",
        "In the box",
        "Where things lie",
        "What a player may do",
        "Patterns",
        "How the game goes",
    ):
        assert f"\n{heading}" in outcome.out
    for words in (
        "Small Game  small",
        "2 players: light, dark",
        "size    3      2 to 9",
        "stone  owner: Player; 4 copies, in box at the start",
        "put(to)",
        "the players take turns, again and again: put, stop",
        "no legal move: that player loses",
        "whoever a rule names as the winner; otherwise a draw",
        "Assumed, the rulebook being silent (1)",
    ):
        assert words in outcome.out


def test_a_changed_option_is_marked(tmp_path):
    (tmp_path / "ruleset.yaml").write_text(RULES)
    assert "size    5 (default 3)  2 to 9" in rulewright("show", tmp_path, "-o", "size=5").out


def test_assumptions_are_listed_with_reasons(tmp_path):
    (tmp_path / "ruleset.yaml").write_text(RULES)
    out = rulewright("show", tmp_path, "--assumptions").out
    assert "Assumed (1)" in out
    assert "components.stone  four seem enough" in out
    assert "zones.board  box.1, box.2" in out
    assert "Neither (" in out


def test_json_holds_the_rules_and_their_sources(tmp_path):
    (tmp_path / "ruleset.yaml").write_text(RULES)
    document = rulewright("show", tmp_path, "--json").json
    assert document["options"] == [{"name": "size", "kind": "range", "value": 3, "default": 3, "range": [2, 9]}]
    assert document["actions"] == ["put(to)", "stop"]
    assert document["assumed"] == {"components.stone": "four seem enough"}
    assert document["cited"] == {"zones.board": ["box.1", "box.2"]}
    assert document["rules"]["phases"]["play"]["turns"] == "alternate"


@pytest.mark.parametrize("name", ["candy-crush-duel-pocket", "kalah", "hex", "pig", "othello"])
def test_shipped_rulesets_can_be_shown(name):
    outcome = rulewright("show", name)
    assert (outcome.code, outcome.err) == (0, "")


def test_the_table_is_drawn_after_some_moves():
    outcome = rulewright("show", "connect-four", "--moves", "2", "--seed", "3")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith("Connect Four  after 2 moves, red to move\n")
    assert "    a b c d e f g" in outcome.out
    assert (outcome.out.count(" r"), outcome.out.count(" y")) == (1 + 1, 1)


def test_a_table_is_drawn_where_the_game_ended():
    document = rulewright("show", "tic-tac-toe", "--moves", "100", "--json").json
    assert 5 <= document["moves"] <= 9
    assert document["position"].startswith("board\n")
