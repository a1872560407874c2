"""What kind of mistake a change of a reviewed clause is: who, when, how many, left out, or against another place."""

import pytest

from interpreter.rulebook.lexicon import languages, lexicon
from tests.rulebook.texts import TEXT, changed, check, found, reviewed


@pytest.fixture
def rules(tmp_path):
    return reviewed(tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("each player may take", "the winner may take", ("RB203", "warning", 9)),
        ("each player may take", "nobody may take", ("RB203", "warning", 9)),
        ("The two players take turns", "The players play simultaneously", ("RB204", "warning", 8)),
        ("After planting you score", "At the end of the game you score", ("RB204", "warning", 10)),
        ("plant one apple", "plant all apples", ("RB101", "warning", 8)),
        ("score 2 points", "score double points", ("RB101", "warning", 10)),
        (" of your own part of the field", "", ("RB401", "warning", 8)),
        ("5 rounds.", "5 rounds. The apples in the basket stay on the dice.", ("RB501", "warning", 11)),
        ("the most points", "the same points", ("RB205", "error", 11)),
        ("may take at most", "may not only take at most", ("RB202", "warning", 9)),
    ],
)
def test_a_change_is_reported_as_the_mistake_it_is(rules, old, new, expected):
    assert expected in found(rules, old, new)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("each player may take", "every player may take"),
        ("The two players take turns", "Both players take turns"),
        ("Before the dice are rolled", "Prior to the roll of the dice"),
        ("wins.", "is the winner."),
        ("wins.", "wins. Good luck!"),
        ("5 rounds.", "5 rounds. Remember that the game lasts 5 rounds."),
        ("After planting", "Once you have planted"),
        ("cannot plant", "may not plant"),
    ],
)
def test_other_words_for_the_same_are_not_reported(rules, old, new):
    assert [finding for finding in changed(rules, old, new) if finding.level != "note"] == []


def test_a_prefix_that_denies_turns_a_word_round(tmp_path):
    rules = reviewed(tmp_path, TEXT.replace("an occupied space", "a connected space"))
    new = TEXT.replace("an occupied space", "an unconnected space")
    assert ("RB202", "warning") in {(f.rule, str(f.level)) for f in check(rules, new).findings}


@pytest.mark.parametrize("language", languages())
def test_each_language_has_a_vocabulary_and_prefixes_that_deny(language):
    words = lexicon(language)
    assert len(words.vocabulary) > 700 and words.negating
