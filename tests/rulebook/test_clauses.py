import pytest

from interpreter.rulebook.document import clauses_of
from interpreter.rulebook.lexicon import lexicon
from interpreter.rulebook.model import Scope
from interpreter.rulebook.source import source_of


def cut(text, language="en"):
    return [(text[c.start : c.end], c.scope) for c in clauses_of(source_of(text), lexicon(language))]


def test_a_line_without_a_stop_is_a_heading():
    assert cut("Setup\nPlace the dice.") == [("Setup", Scope.HEADING), ("Place the dice.", Scope.RULE)]


def test_sentences_end_at_stops_but_not_at_abbreviations_or_within_numbers():
    assert [text for text, _ in cut("Roll e.g. a die. It costs 2.5 points. Stop!")] == [
        "Roll e.g. a die.",
        "It costs 2.5 points.",
        "Stop!",
    ]


def test_a_bullet_is_one_clause():
    assert cut("- 4 candies: remove 2.\n- 3 candies.")[0][1] is Scope.RULE


def test_an_example_is_told_by_its_cue():
    assert cut("For example, you draw 2.")[0][1] is Scope.EXAMPLE


def test_what_follows_a_question_is_its_answer():
    assert [scope for _, scope in cut("Peut-on piocher ?\nNon. On ne pioche pas.", "fr")] == [
        Scope.QUESTION,
        Scope.ANSWER,
        Scope.ANSWER,
    ]


@pytest.mark.parametrize("text", ["## Setup", "# Game flow"])
def test_markdown_headings_are_headings(text):
    assert cut(text)[0][1] is Scope.HEADING


def test_a_sentence_goes_on_in_the_next_line_where_only_a_margin_has_broken_it():
    text = "Each player takes two candies of the same color and puts\nthem on the tray. Then it ends.\n- 3 dice\n"
    assert [clause for clause, _ in cut(text)] == [
        "Each player takes two candies of the same color and puts\nthem on the tray.",
        "Then it ends.",
        "- 3 dice",
    ]


def test_marks_of_emphasis_are_no_part_of_a_clause():
    (clause,) = clauses_of(source_of("Take **3** or more _dice_."), lexicon("en"))
    assert [token.text for token in clause.tokens] == ["take", "3", "or", "more", "dice", "."]
