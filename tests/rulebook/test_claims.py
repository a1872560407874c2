import pytest

from tests.rulebook.texts import claims


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Take 3 or more candies.", (3, "ge", "candy", "card")),
        ("Take at most two dice.", (2, "le", "die", "card")),
        ("You may place only one chocolate square.", (1, "le", "chocolate", "card")),
        ("More than 2 candies are removed.", (2, "gt", "candy", "card")),
        ("If no candies remain, stop.", (0, "eq", "candy", "neg0")),
        ("Both players take turns.", (2, "eq", "player", "both")),
        ("Take the first player marker.", (1, "-", "marker", "term")),
        ("See page 5.", (5, "-", "", "ref")),
        ("For example, you take 4 dice.", (4, "eq", "die", "ex")),
        ("One of the players begins.", (1, "-", "", "part")),
    ],
)
def test_a_number_is_read_with_comparator_unit_and_kind(text, expected):
    assert claims(text) == [expected]


def test_both_sides_of_a_dimension_count_spaces():
    assert claims("It fills a block of 2×3 now.") == [(2, "eq", "square", "card"), (3, "eq", "square", "card")]


def test_the_ends_of_a_range_are_marked():
    assert [cmp for _, cmp, _, _ in claims("Roll from 1 to 6 dice.")] == ["range", "range"]


def test_no_longer_is_no_number():
    assert claims("The player no longer has any candies.") == []


def test_an_article_is_a_number_only_with_a_cue():
    assert [kind for *_, kind in claims("Prenez un bonbon.", "fr", "candy-conquest")] == ["art"]
    assert [kind for *_, kind in claims("Prenez un seul bonbon.", "fr", "candy-conquest")] == ["card"]


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("de", "Nehmt mindestens drei Bonbons.", (3, "ge", "candy", "card")),
        ("de", "Beide Spieler würfeln.", (2, "eq", "player", "both")),
        ("it", "Prendete al massimo due dadi.", (2, "le", "die", "card")),
        ("it", "Entrambi i giocatori tirano.", (2, "eq", "player", "both")),
    ],
)
def test_a_language_that_is_data_alone_is_read_too(language, text, expected):
    assert claims(text, language)[0] == expected
