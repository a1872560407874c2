"""A text that was never reviewed: errors only where a number can mean one fact alone."""

import pytest

from interpreter.rulebook.model import Level
from tests.rulebook.texts import check, harvest

RIGHT = "Components\n- 12 apples\n- 3 dice\n\nEach player takes some apples and has a look at the field.\n"


def serious(result):
    return [(f.rule, str(f.level), f.found) for f in result.findings if f.level is not Level.NOTE]


def test_a_right_text_has_no_error_and_no_warning(tmp_path):
    assert serious(check(harvest(tmp_path), RIGHT)) == []


def test_a_wrong_entry_of_the_component_list_is_an_error(tmp_path):
    assert serious(check(harvest(tmp_path), RIGHT.replace("12", "14"))) == [("RB101", "error", "14")]


def test_what_a_rulebook_has_to_say_is_noted_when_it_is_missing(tmp_path):
    result = check(harvest(tmp_path), RIGHT.replace("- 3 dice\n", ""))
    assert ("RB401", "components.die.copies") in [(f.rule, f.fact) for f in result.findings]


def test_without_a_glossary_the_gap_is_named(tmp_path):
    rules = harvest(tmp_path)
    (tmp_path / "rulebook" / "en.glossary.yaml").unlink()
    assert [rule for rule, *_ in serious(check(rules, RIGHT))] == ["RB801"]


def test_forbidden_terms_are_reported_with_the_preferred_one(tmp_path):
    result = check(harvest(tmp_path), RIGHT + "A pome lies in the basket.\n")
    assert [(f.rule, f.expected) for f in result.findings if f.rule == "RB302"] == [("RB302", "apple")]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Jeder Spieler nimmt einen der Würfel und legt ihn auf das Feld."),
        ("it", "Ogni giocatore prende uno dei dadi e lo mette nella casella."),
    ],
)
def test_a_text_in_another_language_is_refused_by_name(tmp_path, language, text):
    from interpreter.diagnostics.diagnostic import RulewrightError

    with pytest.raises(RulewrightError, match="this text is in"):
        check(harvest(tmp_path), text)


def test_the_number_of_players_and_rounds_can_only_mean_one_thing(tmp_path):
    rules = harvest(tmp_path)
    assert serious(check(rules, RIGHT + "There are three players. The game has 6 rounds.\n")) == [
        ("RB101", "error", "3"),
        ("RB101", "error", "6"),
    ]


def test_a_number_that_may_mean_something_else_is_at_most_noted(tmp_path):
    assert serious(check(harvest(tmp_path), RIGHT + "You may carry 4 apples at a time.\n")) == []


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [("de", "- 48 Bonbons", "- 46 Bonbons"), ("it", "- 48 caramelle", "- 46 caramelle")],
)
def test_a_language_of_data_alone_is_checked(language, right, wrong):
    from interpreter.reading.load import load

    rules = load("candy-crush-duel-pocket")
    assert serious(check(rules, f"{right}\n", language)) == []
    assert serious(check(rules, f"{wrong}\n", language)) == [("RB101", "error", "46")]
