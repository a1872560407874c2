"""Names for people: what things are called in a language, in `show` and in `list`."""

from interpreter.reading.load import load
from interpreter.rulebook.authored.names import names_of, title_in
from tests.cli.helpers import rulewright
from tests.rulebook_authored.helpers import ENGLISH, RUSSIAN, write


def test_names_are_the_plain_forms_of_the_terms(tmp_path):
    text = RUSSIAN + "-heap = горка, где лежит { -bean }\n"
    assert names_of(load(write(tmp_path, en=ENGLISH, ru=text)), "ru") == {"bean": "боб", "heap": "горка, где лежит боб"}


def test_the_title_of_a_language_falls_back_to_that_of_the_ruleset(tmp_path):
    ruleset = load(write(tmp_path, en=ENGLISH, ru="title = Бобы\n\n" + RUSSIAN))
    assert [title_in(ruleset, language) for language in ("en", "ru")] == ["Beans", "Бобы"]


def test_show_calls_things_by_their_names_beside_the_identifiers(tmp_path):
    text = RUSSIAN + "-heap = горка\n-take = взять\n-play = игра\n"
    outcome = rulewright("show", write(tmp_path, en=ENGLISH, ru=text), "--lang", "ru")
    assert outcome.code == 0
    for words in ("боб – bean", "горка – heap", "взять – take", "игра – play"):
        assert words in outcome.out


def test_show_gives_the_names_as_json():
    names = rulewright("show", "dubli", "--lang", "ru", "--json").json["names"]
    assert names == {
        "die": "кость",
        "board": "доска",
        "taken": "снятые пары",
        "take": "снять пару",
        "pass": "передать ход",
        "play": "игра",
    }


def test_show_without_a_language_keeps_the_identifiers_and_gives_no_names():
    assert "names" not in rulewright("show", "dubli", "--json").json


def test_show_refuses_a_language_without_a_rulebook():
    outcome = rulewright("show", "dubli", "--lang", "fr")
    assert (outcome.code, "RA015" in outcome.err) == (1, True)


def test_list_names_the_languages_of_a_rulebook():
    listed = {each["name"]: each["languages"] for each in rulewright("list", "--json").json}
    assert listed["candy-crush-duel-pocket"] == ["en", "es", "fa", "fr", "ru"]
    assert listed["nim"] == ["en"]
