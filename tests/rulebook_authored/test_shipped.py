"""The rulebooks that are shipped: there, complete, and without a finding, whatever the options."""

import pytest

from interpreter.diagnostics.diagnostic import Report
from interpreter.reading.library import shipped
from interpreter.reading.load import load
from interpreter.rulebook.authored.check import check_authored
from interpreter.rulebook.authored.reading import languages_of, read_book
from interpreter.rulebook.authored.render import Writer
from interpreter.rulebook.authored.values import values_of

LANGUAGES = {
    "candy-crush-duel-pocket": {"en", "es", "fa", "fr", "ru"},
    "quacks-duel": {"en", "fa"},
    "candy-conquest": {"en", "fr"},
    "azul-duel": {"en", "es"},
    "azul-duel-core": {"en", "es"},
    "dubli": {"en", "ru"},
}


@pytest.mark.parametrize("name", shipped())
def test_a_shipped_ruleset_has_an_english_rulebook_without_a_finding(name):
    report = Report()
    ruleset = load(name)
    check_authored(ruleset, report)
    assert [(each.code, each.message) for each in report] == []
    assert "en" in languages_of(ruleset)


@pytest.mark.parametrize(("name", "languages"), LANGUAGES.items())
def test_a_game_is_told_in_the_language_of_its_text(name, languages):
    assert languages <= set(languages_of(load(name)))


def values_of_option(option):
    if option.kind == "range":
        return sorted({option.low, min(option.low + 1, option.high), option.high})
    return ["true", "false"] if option.kind == "flag" else [choice.value for choice in option.choices]


@pytest.mark.parametrize("name", [name for name in shipped() if not load(name).extends])
def test_every_value_of_an_option_gives_a_complete_text_in_every_language(name):
    ruleset, report = load(name), Report()
    values = values_of(ruleset, read_book(ruleset, "en").definitions, report)
    for language in languages_of(ruleset):
        book = read_book(ruleset, language)
        for option in ruleset.options:
            for value in values_of_option(option):
                writer = Writer(book, {**values, option.name.value: value}, report)
                texts = {entry.name: writer.text(entry) for entry in book.clauses}
                assert [name for name, text in texts.items() if not text or "{" in text or "  " in text] == []
    assert list(report) == []
