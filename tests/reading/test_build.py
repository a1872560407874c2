"""The frozen model holds what the ruleset says."""

from __future__ import annotations

from typing import TypeVar

import pytest

from interpreter.diagnostics.diagnostic import Report
from interpreter.model.ruleset import Effect, Provenance, Ruleset, Text
from interpreter.reading import loads
from tests.reading.samples import SAMPLE

Thing = TypeVar("Thing")


@pytest.fixture(scope="module")
def sample() -> Ruleset:
    return loads(SAMPLE)


def words(texts: tuple[Text, ...]) -> list[str]:
    return [text.value for text in texts]


def pairs(texts: tuple[tuple[Text, Text], ...]) -> list[tuple[str, str]]:
    return [(left.value, right.value) for left, right in texts]


def named(things: tuple[Thing, ...], name: str) -> Thing:
    (found,) = [thing for thing in things if getattr(thing, "name").value == name]  # noqa: B009
    return found


def test_a_ruleset_has_its_name_title_and_seats(sample: Ruleset) -> None:
    assert (sample.name, sample.title, words(sample.players)) == ("four-in-a-row", "Four in a Row", ["light", "dark"])


def test_a_number_of_players_makes_numbered_seats() -> None:
    ruleset = loads(SAMPLE.replace("players: [light, dark]", "players: 3"))
    assert words(ruleset.players) == ["player1", "player2", "player3"]


def test_the_title_is_the_name_where_there_is_none() -> None:
    assert loads(SAMPLE.replace("title: Four in a Row\n", "")).title == "four-in-a-row"


def test_options_carry_their_kind_bounds_and_default(sample: Ruleset) -> None:
    rows, overlap, chocolate = sample.options
    assert (rows.kind, rows.low, rows.high, rows.default, rows.value) == ("range", 4, 10, 6, 6)
    assert (overlap.kind, words(overlap.choices), overlap.value) == ("choice", ["union", "best"], "best")
    assert (chocolate.kind, chocolate.value) == ("flag", True)
    assert rows.source == Provenance(("board.size",))


def test_enums_have_members_in_order_and_their_attributes(sample: Ruleset) -> None:
    color, suit = sample.enums
    assert [member.name.value for member in color.members] == ["red", "green"]
    sun = suit.members[0].attributes
    assert isinstance(sun["value"], Text)
    assert sun["value"].value == "1"
    assert not isinstance(sun["needs"], Text)
    assert {name: count.value for name, count in sun["needs"].items()} == {"red": "2"}


def test_components_have_attributes_written_directly_or_under_the_key(sample: Ruleset) -> None:
    assert pairs(named(sample.components, "candy").attributes) == [("color", "Color")]
    assert pairs(named(sample.components, "stone").attributes) == [("dark", "flag")]
    die = named(sample.components, "die")
    assert (die.faces and die.faces.value, die.copies and die.copies.value) == ("Color", "6")


def test_zones_have_their_shape_and_defaults(sample: Ruleset) -> None:
    board, tray = named(sample.zones, "board"), named(sample.zones, "tray")
    assert (board.kind.value, board.rows and board.rows.value, board.columns and board.columns.value) == (
        "grid",
        "rows",
        "7",
    )
    assert (board.cells, board.numbered, board.visible) == ("single", "from_bottom", "all")
    assert (words(tray.per), words(tray.holds), tray.numbered) == (["Player", "Color"], ["candy", "stone"], "from_top")
    graph = named(sample.zones, "map")
    assert (words(graph.places), pairs(graph.links), graph.cells) == (["north", "south"], [("north", "south")], "stack")


def test_variables_have_a_range_or_a_type(sample: Ruleset) -> None:
    score, marker = sample.variables
    assert (score.low and score.low.value, score.high and score.high.value, score.clamp) == ("0", "500", True)
    assert (marker.of and marker.of.value, marker.start and marker.start.value, marker.optional) == (
        "Player",
        "light",
        True,
    )


def test_a_heading_is_split_into_name_and_parameters_with_their_places(sample: Ruleset) -> None:
    home, target = sample.functions
    assert (home.name.value, pairs(home.parameters)) == ("home", [("p", "Player"), ("n", "1..6")])
    line = SAMPLE.split("\n").index('  "home(p: Player, n: 1..6)": if p = light then n else 1') + 1
    (p, player), (_, six) = home.parameters
    assert (p.span().line, p.span().column, player.span().column) == (line, 9, 12)
    assert (six.span().column, six.span().end_column) == (23, 27)
    assert (target.name.value, target.parameters, target.body.value) == ("target", (), "100")


def test_patterns_are_lines_shapes_or_lists(sample: Ruleset) -> None:
    connected, ell, combo = sample.patterns
    assert (connected.line and connected.line.value, words(connected.along)) == ("4", ["any"])
    assert pairs(connected.attributes) == [("stars", "3")]
    assert (words(ell.shape), *words((ell.turned, ell.mirrored))) == (["x.", "xx"], "any", "true")
    assert words(combo.any_of) == ["ell", "connected"]


def test_a_number_is_spelt_in_decimal_digits(sample: Ruleset) -> None:
    assert {key: text.value for key, text in sample.setup[0].arguments.items()} == {"let": "n", "be": "16"}


def test_a_switch_is_spelt_in_lower_case() -> None:
    ruleset = loads(SAMPLE.replace("be: 0x10", "be: True"))
    assert ruleset.setup[0].arguments["be"].value == "true"


def shape(effect: Effect) -> tuple[object, ...]:
    blocks = {key: [shape(step) for step in steps] for key, steps in effect.blocks.items()}
    return effect.verb.value, {key: text.value for key, text in effect.arguments.items()}, blocks


def test_an_action_has_parameters_conditions_and_nested_effects(sample: Ruleset) -> None:
    (drop,) = sample.actions
    assert [(given.name.value, given.domain.value) for given in drop.given] == [("column", "columns(board)")]
    assert words(drop.where) == ["not full(column)", "true"]
    place, choice = drop.do
    assert shape(place) == ("place", {"place": "disc(me)", "at": "first_empty(column)"}, {})
    ask = ("ask", {"ask": "which", "optional": "true"}, {"do": [("remove", {"remove": "c"}, {})]})
    assert shape(choice) == ("if", {"if": "n > 1"}, {"then": [("win", {"win": "me"}, {})], "else": [ask]})
    which = choice.blocks["else"][0]
    assert ([given.name.value for given in which.given], words(which.where)) == (["c"], ["empty(c)"])


def test_a_trigger_has_its_events_in_order(sample: Ruleset) -> None:
    (four,) = sample.triggers
    assert [(event.word.value, event.of and event.of.value) for event in four.on] == [
        ("placed", "board"),
        ("phase_end", "play"),
    ]
    assert four.source == Provenance(("win.line", "win.end"))
    assert four.when is not None
    assert four.when.value == "forms(connected, through: it, same: owner)"


def test_phases_nest_and_say_what_happens_when_stuck(sample: Ruleset) -> None:
    (rounds,) = sample.phases
    play, last = rounds.phases
    assert (rounds.repeat and rounds.repeat.value, rounds.turns) == ("forever", None)
    assert isinstance(play.stuck, Text)
    assert (play.stuck.value, play.source) == ("pass", Provenance((), "the board is full"))
    assert isinstance(last.stuck, tuple)
    assert [step.verb.value for step in last.stuck] == ["end_game"]


def test_outcome_and_limits_are_kept(sample: Ruleset) -> None:
    assert (words(sample.outcome.rank), sample.outcome.tie) == (["score[each]", "1"], "shared")
    assert sample.move_limit is not None
    assert sample.move_limit.value == "1000"


def test_the_rulebook_is_kept(sample: Ruleset) -> None:
    assert sample.rulebook == {"title": "A rulebook", "year": "1974"}


def test_the_plain_rules_hold_no_words_for_people(sample: Ruleset) -> None:
    told = {key for key in ("title", "source", "description") if key in sample.plain}
    assert told == set()
    assert sample.plain["options"] == {"rows": 6, "overlap": "best", "chocolate": True}
    assert sample.plain["players"] == ["light", "dark"]
    text = str(sample.plain)
    assert not [word for word in ("cite", "assumed", "note") if f"'{word}'" in text]


def test_provenance_does_not_change_the_plain_rules(sample: Ruleset) -> None:
    bare = SAMPLE.replace("    cite: [win.line, win.end]\n", "").replace(", note: drawn upright", "")
    assert loads(bare).plain == sample.plain


def test_an_option_changes_the_plain_rules(sample: Ruleset) -> None:
    assert loads(SAMPLE, options={"rows": 7}).plain != sample.plain


def test_an_attribute_that_looks_like_a_key_is_warned_of() -> None:
    report = Report()
    ruleset = loads(SAMPLE.replace("disc: {owner: Player}", "disc: {start: Player}"), report=report)
    (warning,) = report
    assert (warning.code, warning.severity, warning.hint) == ("SC009", "warning", "did you mean `starts`?")
    assert pairs(named(ruleset.components, "disc").attributes) == [("start", "Player")]


def test_a_range_of_players_and_a_plain_enum_can_say_where_they_come_from() -> None:
    rules = "ruleset: few\nplayers: {min: 2, max: 3, assumed: The text names no number}\n"
    rules += "enums: {Color: {of: [red, green], cite: box.colors}}\nactions: {go: {}}\n"
    ruleset = loads(rules + "phases: {play: {turns: once, actions: [go]}}")
    (option,), (color,) = ruleset.options, ruleset.enums
    assert (option.name.value, option.source) == ("players", Provenance(assumed="The text names no number"))
    assert [member.name.value for member in color.members] == ["red", "green"]
    assert color.source == Provenance(cite=("box.colors",))
