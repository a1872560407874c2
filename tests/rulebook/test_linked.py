"""A reviewed text in a newer version: what a change of a few words is reported as."""

import pytest

from interpreter.reading.load import load
from tests.rulebook.texts import TEXT, changed, check, found, reviewed


@pytest.fixture
def rules(tmp_path):
    return reviewed(tmp_path)


def test_the_reviewed_text_itself_has_no_finding_against_its_links(rules):
    assert [f for f in check(rules, TEXT).findings if f.rule not in {"RB402", "RB401"}] == []


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("12 apples", "13 apples", ("RB101", "error", 4)),
        ("at most 2", "at least 2", ("RB201", "error", 9)),
        ("cannot plant", "can plant", ("RB202", "error", 10)),
        ("must plant", "may plant", ("RB202", "error", 8)),
        ("basket of the opponent", "basket of your own", ("RB203", "error", 9)),
        ("Before the dice", "After the dice", ("RB204", "error", 9)),
        ("the most points", "the fewest points", ("RB205", "error", 11)),
        ("from the basket", "from the field", ("RB301", "error", 9)),
        ("plant one apple", "plant one cabbage", ("RB303", "warning", 8)),
        ("plant one apple", "plant one fruit", ("RB303", "warning", 8)),
        (" The player with the most points wins.", "", ("RB401", "warning", 11)),
        ("- 3 dice\n", "", ("RB401", "warning", 5)),
        ("You cannot plant an apple on", "Non potete piantare una mela sopra", ("RB601", "error", 10)),
    ],
)
def test_a_planted_mistake_is_found_on_its_line(rules, old, new, expected):
    assert expected in found(rules, old, new)


def test_a_contradiction_added_to_the_text_names_the_other_place(rules):
    (finding,) = [f for f in changed(rules, "wins.", "wins. The game lasts 7 rounds.") if f.rule == "RB501"]
    assert finding.related and "line 11" in finding.message


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("12 apples", "twelve apples"),
        ("must plant", "have to plant"),
        ("at most 2", "up to two"),
        ("the opponent", "the other player"),
        ("cannot plant", "can not plant"),
        ("Before the dice are rolled, each", "Each"),
    ],
)
def test_other_words_for_the_same_bring_no_error(rules, old, new):
    assert [finding for finding in changed(rules, old, new) if finding.level == "error"] == []


def test_a_number_is_compared_with_the_ruleset_as_its_options_are(rules):
    again = load(rules.path, {"rounds": 7})
    findings = [f for f in check(again, TEXT).findings if f.rule == "RB101"]
    assert [(f.fact, f.expected, f.found) for f in findings] == [("options.rounds", "7 round", "5 round")]


def test_links_hold_no_word_of_the_text(rules, tmp_path):
    kept = (tmp_path / "rulebook" / "en.links.yaml").read_text(encoding="utf-8").splitlines()
    words = [line for line in kept if line.strip().startswith("words:")]
    assert words and not any("apple" in line or "turn" in line for line in words)
