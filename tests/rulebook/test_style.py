"""RB602: one note for each kind of thing that a text writes in two ways, and nothing for a text at one with itself."""

import pytest

from interpreter.diagnostics.codes import explain
from interpreter.rulebook.lexicon import lexicon
from interpreter.rulebook.style import style
from tests.rulebook.texts import TEXT, check, reviewed

HALF, THIN = "\u200c", "\u202f"


def told(text, language="en"):
    """What is said: the place quoted, the way there, and the usual way."""
    return [(text[f.start : f.end], f.found, f.expected) for f in style(text, lexicon(language))]


MIXED = [
    ("fa", "۳ تاس و ۴ مهره و 2 کارت", ("2", "European digits", "Extended Arabic-Indic digits")),
    ("fa", "٣ تاس، ۳ مهره، ۳ کارت", ("٣", "Arabic-Indic digits", "Extended Arabic-Indic digits")),
    ("en", "A 2×2 block, a 3×3 block, a 4x4 block", ("x", "'x' (latin small letter x)", "'×' (multiplication sign)")),
    ("ru", "2×2, 3×3, 4х4", ("х", "'х' (cyrillic small letter ha)", "'×' (multiplication sign)")),
    ("en", "A 2×2, a 3×3 and a 4 × 4 block", (" × ", "blanks", "no blanks")),
    ("fr", "Un dé : oui ! Et vous ? Oui! Fin.", ("!", "no blank", "a blank")),
    ("fr", f"Un dé{THIN}: oui{THIN}! Fin ?", (" ?", "a blank", "a narrow no-break space")),
    ("en", "Roll, then place , then stop.", (" ,", "a blank", "no blank")),
    ("fa", "تاس، مهره، کارت, صفحه", (",", "Latin ones", "Arabic ones")),
    ("en", "5 points, 6 points, 7points", ("7points", "no blank", "a blank")),
    ("fr", "10 % ou 20 % ou 5% des points", ("5%", "no blank", "a blank")),
    ("fa", f"آب{HALF}نبات و آبنبات", ("آبنبات", "without it", "with it")),
    ("fa", f"آب{HALF}نبات و آب نبات و آب نبات", ("آب نبات", "with a blank instead", "with it")),
]


@pytest.mark.parametrize(("language", "text", "expected"), MIXED)
def test_what_is_written_in_two_ways_is_told_at_the_rarer_one(language, text, expected):
    assert told(text, language) == [expected]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", TEXT),
        ("en", "See http://a.b: at 3:1, 2.5, 1,000 and... so on (really). Why?! “Yes.”"),
        ("en", "The 1st, 2nd and 3rd of 3 players; 3x as many."),
        ("fr", "Le 1er joueur : 3 dés ; 4 cartes ! Et 2,5 points ?"),
        ("fa", "آبنبات و آب نبات: ۱,۰۰۰ بار"),
        ("ru", "1-й игрок; 2 фишки. 3 × 3: поле!"),
        ("en", ""),
    ],
)
def test_a_text_at_one_with_itself_is_quiet(language, text):
    assert told(text, language) == []


def test_there_is_one_note_a_kind_however_many_places_and_it_names_some_of_them():
    text = "۳ تاس " * 20 + "3 تاس " * 10
    (finding,) = style(text, lexicon("fa"))
    assert str(finding.level) == "note"
    assert [text[r.start : r.end] for r in finding.related] == ["3"] * 4 + ["۳"]


def test_a_checked_text_has_the_note_and_its_level_stays_a_note(tmp_path):
    result = check(reviewed(tmp_path), TEXT.replace("plant one apple on", "plant one apple , on"))
    notes = [(str(f.level), result.source.place(f.start)) for f in result.findings if f.rule == "RB602"]
    assert notes == [("note", (8, 66))]


def test_the_rule_is_explained():
    assert "half-space" in explain("RB602")
