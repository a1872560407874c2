"""Numbers in words that a value could fill are told as digits are (RA008), and only those."""

import pytest

from interpreter.reading.load import load
from interpreter.rulebook.authored.render import render
from tests.rulebook_authored.helpers import ENGLISH, RUSSIAN, clause, findings, write

MANY = '{ -bean(form: "many") }'


def told(tmp_path, sentence, russian=None):
    """What is said of numbers in the last clause of the texts: level, file, line, column, message."""
    texts = {"en": ENGLISH.replace("Take a { -bean }.", sentence)}
    if russian:
        texts["ru"] = RUSSIAN.replace("Возьмите один { -bean }.", russian)
    return [
        (str(each.severity), each.span.file.split("/")[-1], each.span.line, each.span.column, each.message)
        for each in findings(tmp_path, **texts)
        if each.code == "RA008"
    ]


def test_a_number_word_right_before_the_name_of_what_there_is_is_a_warning_with_its_place(tmp_path):
    assert told(tmp_path, f"Take five {MANY}.") == [("warning", "en.ftl", 15, 18, "`five` is written out")]


def test_the_hint_names_the_value_and_the_way_to_keep_the_word(tmp_path):
    found = findings(tmp_path, en=ENGLISH.replace("Take a { -bean }.", f"Take five {MANY}."))
    hint = "write `{ $components-bean-copies }`, or choose by it: `[5] five …`"
    assert [each.hint for each in found if each.code == "RA008"] == [hint]


def test_inflected_number_words_of_a_language_are_seen_as_well(tmp_path):
    assert told(tmp_path, "Take one.", 'Всего пятью { -bean(form: "many") }.') == [
        ("warning", "ru.ftl", 17, 19, "`пятью` is written out")
    ]


@pytest.mark.parametrize(
    ("language", "sentence", "word"),
    [
        ("fa", "پنج { -bean } بردارید.", "پنج"),
        ("fr", "Prenez cinq { -bean }.", "cinq"),
        ("es", "Tomad cinco { -bean }.", "cinco"),
    ],
)
def test_the_other_languages_of_the_shipped_rulebooks_are_read_too(tmp_path, language, sentence, word):
    text = f"-bean = bean\n\n## A\n\nbox-beans = {{ $beans }} {{ -bean }}\nturn-take = {sentence}\n"
    found = findings(tmp_path, **{"en": ENGLISH, language: text})
    assert [each.message for each in found if each.code == "RA008"] == [f"`{word}` is written out"]


def test_words_between_the_number_and_the_name_make_it_a_note(tmp_path):
    assert told(tmp_path, f"Take five green {MANY}.") == [("note", "en.ftl", 15, 18, "`five` is written out")]


def test_a_number_in_a_variant_is_found_at_its_line(tmp_path):
    text = f"Take {{ $misere ->\n    [true] five {MANY}\n   *[false] one\n}}."
    assert told(tmp_path, text) == [("warning", "en.ftl", 16, 12, "`five` is written out")]


@pytest.mark.parametrize(
    "sentence",
    [
        "Take one { -bean }.",
        "Take a { -bean }.",
        f"Take four {MANY}.",
        "Take the fifth { -bean }.",
        f"Of all {MANY} keep five.",
        "Count to five, then take a { -bean }.",
        f"Take {{ $beans ->\n    [5] five {MANY}\n   *[other] some\n}}.",
        "The two players take turns.",
        f"Both of you take {MANY}.",
    ],
)
def test_what_no_value_could_fill_or_what_follows_it_already_is_left_alone(tmp_path, sentence):
    assert told(tmp_path, sentence) == []


def test_a_language_without_a_lexicon_is_left_alone(tmp_path):
    text = ENGLISH.replace("Take a { -bean }.", f"Ta fem {MANY}.").replace("one { -bean }", "en { -bean }")
    assert [each.code for each in findings(tmp_path, en=ENGLISH, sv=text) if each.code == "RA008"] == []


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "two trays"), ("es", "dos bandejas"), ("fa", "دو سینی"), ("fr", "deux plateaux"), ("ru", "два подноса")],
)
def test_a_word_kept_for_its_number_is_what_is_shown(language, text):
    assert clause("candy-crush-duel-pocket", language, "box-trays").startswith(text)


def test_a_variant_with_another_number_says_so_in_words_that_agree(tmp_path):
    text = RUSSIAN.replace("    [few] {", '    [2] два { -bean(form: "few") }\n    [few] {', 1)
    path = write(tmp_path, en=ENGLISH, ru=text)
    shown = [render(load(path, {"beans": n}), "ru").sections[0].paragraphs[0].text for n in (1, 2, 3, 5)]
    assert shown == ["1 боб", "два боба", "3 боба", "5 бобов"]
