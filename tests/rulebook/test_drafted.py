"""Without a glossary the terms of the ruleset's own rulebook are what its things are called."""

import pytest

from interpreter.reading.load import load
from interpreter.rulebook.glossary import glossary, home_of
from tests.rulebook.texts import GLOSSARY, RULESET, TEXT, check

ENGLISH = """\
-apple = { $form ->
   *[one] apple
    [many] apples
}
-die = { $form ->
    [many] dice
   *[one] die
}
-dice = dice
-basket = { -apple } basket
-plant = planting an apple
-play = play
"""

RUSSIAN = """\
-apple = { $case ->
   *[nominative] { $number ->
       *[one] яблоко
        [many] яблоки
    }
    [genitive] { $number ->
       *[one] яблока
        [many] яблок
    }
}
"""


def orchard(folder, **texts):
    """The ruleset with rulebooks in these languages and the glossaries that are given as ``<language>_glossary``."""
    (folder / "rulebook").mkdir()
    (folder / "ruleset.yaml").write_text(RULESET, encoding="utf-8")
    for name, text in texts.items():
        language, _, kind = name.partition("_")
        file = f"{language}.glossary.yaml" if kind else f"{language}.ftl"
        (folder / "rulebook" / file).write_text(text, encoding="utf-8")
    return load(folder)


def terms(rules, language):
    found = glossary(home_of(rules), language)
    return {name: (term.of, term.forms) for name, term in found.terms.items() if name not in found.general}


def test_things_are_called_by_the_terms_in_all_their_forms_the_plain_one_first(tmp_path):
    assert terms(orchard(tmp_path, en=ENGLISH), "en") == {
        "apple": ("components.apple", ("apple", "apples")),
        "die": ("components.die", ("die", "dice")),
        "basket": ("zones.basket", ("apple basket", "apples basket")),
    }


def test_cases_within_numbers_are_all_forms(tmp_path):
    forms = ("яблоко", "яблоки", "яблока", "яблок")
    assert terms(orchard(tmp_path, ru=RUSSIAN), "ru") == {"apple": ("components.apple", forms)}


def test_a_term_may_be_named_by_the_pointer_of_its_rule(tmp_path):
    rules = orchard(tmp_path, en="-components-apple = pippin\n-apple = apple\n")
    assert terms(rules, "en") == {"apple": ("components.apple", ("pippin",))}


def test_a_glossary_of_the_language_is_what_counts(tmp_path):
    rules = orchard(tmp_path, en="-apple = pippin\n", en_glossary=GLOSSARY)
    assert terms(rules, "en")["apple"] == ("components.apple", ("apple", "apples"))


def test_concepts_have_the_names_that_glossaries_of_other_languages_give(tmp_path):
    english = "terms: {fruit: {of: components.apple, forms: [apple, apples]}}"
    rules = orchard(tmp_path, en_glossary=english, ru=RUSSIAN)
    assert set(terms(rules, "ru")) == {"fruit"}


def test_a_language_without_rulebook_and_glossary_has_no_terms(tmp_path):
    assert terms(orchard(tmp_path, en=ENGLISH), "ru") == {}


@pytest.mark.parametrize(("wrong", "line"), [("- 12 apples", 4), ("- 3 dice", 5)])
def test_a_wrong_number_is_an_error_by_the_terms_alone(tmp_path, wrong, line):
    result = check(orchard(tmp_path, en=ENGLISH), TEXT.replace(wrong, f"- 7 {wrong.split()[-1]}"))
    errors = [(f.rule, result.source.place(f.start)[0], f.expected, f.found) for f in result.findings if not_note(f)]
    assert errors == [("RB101", line, wrong.split()[1], "7")]


def not_note(finding):
    return str(finding.level) != "note"


def test_a_right_text_brings_nothing_above_a_note_by_the_terms_alone(tmp_path):
    result = check(orchard(tmp_path, en=ENGLISH), TEXT)
    assert [finding for finding in result.findings if not_note(finding)] == []


def test_a_shipped_ruleset_without_glossary_knows_its_pieces_in_each_language_of_its_rulebook():
    rules = load("candy-crush-duel-pocket")
    assert terms(rules, "fa")["candy"] == ("components.candy", ("آب‌نبات", "آب‌نبات‌ها"))
    assert terms(load("connect-four"), "en")["disc"] == ("components.disc", ("disc", "discs"))
