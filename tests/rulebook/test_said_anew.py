"""The same rule in other words is quiet, a change in one place is not: how far the words have changed decides."""

from dataclasses import replace

import pytest

from interpreter.rulebook.compare import differences
from interpreter.rulebook.compare.difference import expected_atoms
from interpreter.rulebook.compare.evidence import Rewording, weighed
from interpreter.rulebook.compare.turned import turned_back
from interpreter.rulebook.model import Atom
from interpreter.rulebook.tokens import tokenize
from tests.rulebook.texts import TEXT, case, changed, check, claims, found, reviewed, statement

BEFORE = "Before the dice are rolled, each player may take at most 2 apples from the basket of the opponent."


@pytest.fixture
def rules(tmp_path):
    return reviewed(tmp_path)


def loud(findings):
    return [(finding.rule, str(finding.level)) for finding in findings if finding.level != "note"]


def score(**signs):
    return Rewording(
        **{
            "changed": 0,
            "telling": 0,
            "moved": 0,
            "stretches": 1,
            "resplit": False,
            **signs,
        }
    ).score


def test_a_change_in_one_place_is_no_rewording():
    assert score(changed=4, telling=2) == 0


@pytest.mark.parametrize(
    ("signs", "expected"),
    [
        ({"changed": 8}, 2),
        ({"telling": 3}, 1),
        ({"changed": 2, "moved": 1}, 2),
        ({"stretches": 3}, 2),
        ({"resplit": True}, 2),
    ],
)
def test_many_words_moved_things_scattered_words_and_split_sentences_are_signs_of_a_rewording(signs, expected):
    assert score(**signs) == expected


def test_things_that_only_changed_places_are_no_rewording():
    assert score(changed=0, moved=2) == 0


@pytest.mark.parametrize(
    ("says", "names", "levels"),
    [
        (["polarity:not"], [], ["error", "warning", "note", "note", "note", "note"]),
        (["role:own"], ["role:opponent"], ["error", "warning", "warning", "warning", "note", "note"]),
        (["n:2 eq die"], ["n:3 eq die"], ["error", "error", "error", "error", "error", "warning"]),
    ],
)
def test_the_more_is_said_anew_the_less_a_difference_is_sure(says, names, levels):
    difference = differences(case(says, names))[0]
    assert [str(weighed(difference, score)) for score in range(6)] == levels


def test_a_denial_in_a_sentence_told_in_other_words_is_a_note(rules):
    new = "No more than 2 apples may be taken out of the opponent's basket by any player while no dice are rolled yet."
    assert loud(changed(rules, BEFORE, new)) == []


def test_another_number_in_a_sentence_told_in_other_words_is_reported(rules):
    new = "Until the dice roll, the opponent's basket gives each player at most 3 apples."
    assert "RB101" in {rule for rule, _ in loud(changed(rules, BEFORE, new))}


def test_one_told_by_another_number_in_other_words_is_no_error():
    one = case(["n:1 eq round"], ["n:2 eq round"], "between two rounds")
    assert [(d.rule, d.certain) for d in differences(one)] == [("RB101", False)]


def test_a_sentence_that_was_split_is_compared_as_a_whole(rules):
    new = (
        "Each player may take apples from the basket of the opponent: at most 2. They do so before the dice are rolled."
    )
    assert loud(changed(rules, BEFORE, new)) == []


def test_sentences_that_were_joined_are_compared_as_a_whole(rules):
    new = "The two players take turns, and on your turn you must plant one apple"
    assert loud(changed(rules, "The two players take turns. On your turn you must plant one apple", new)) == []


def test_a_missing_sentence_is_a_warning_where_its_neighbours_are_as_they_were(rules):
    assert ("RB401", "warning", 8) in found(rules, "The two players take turns. ", "")


def test_a_missing_sentence_beside_one_told_anew_is_a_note(rules):
    old = TEXT[TEXT.index("The two players") : TEXT.index("Before the dice")]
    new = "Alternately, plant a single apple somewhere free in that part of the field which belongs to you.\n"
    assert ("RB401", "warning") not in loud(changed(rules, old, new))


@pytest.mark.parametrize(
    ("old", "new"), [("on an empty space", "under an empty space"), ("apple on an occ", "apple under an occ")]
)
def test_a_small_word_in_place_of_its_opposite_is_reported(rules, old, new):
    assert ("RB204", "warning") in loud(changed(rules, old, new))


def test_a_denial_that_denies_something_else_now_is_reported():
    says = ["polarity:not", "modality:may", "v:place", "modality:must", "v:move"]
    assert [d.rule for d in differences(case(says, [*says[1:3], says[0], *says[3:]]))] == ["RB202"]


def test_a_reference_to_another_page_is_reported():
    assert [d.rule for d in differences(case(["ref:5"], ["ref:6"]))] == ["RB101"]


def test_somebody_where_nobody_was_meant_is_reported():
    assert "RB203" in [
        d.rule for d in differences(case(["who:none", "polarity:not"], ["quantifier:any", "polarity:not"]))
    ]


def test_one_player_where_each_was_meant_is_another_player():
    assert "RB203" in [d.rule for d in differences(case(["quantifier:all", "t:player"], ["n:1 eq player", "t:player"]))]


def test_each_player_where_it_was_told_which_is_reported(tmp_path):
    text = TEXT.replace("with the most points wins", "who holds the basket at the end scores 1 point")
    new = text.replace("The player who holds the basket at the end", "Each player")
    assert ("RB203", "warning") in loud(check(reviewed(tmp_path, text), new).findings)


@pytest.mark.parametrize(
    ("says", "names", "new", "language"),
    [
        (["limit:only", "v:place"], ["polarity:not", "v:place"], "ne que", "fr"),
        (["modality:must", "v:place"], ["modality:may", "limit:only", "v:place"], "", "en"),
        (["quantifier:all", "t:die", "v:take"], ["n:0 eq die", "polarity:not", "t:die"], "", "en"),
        (["role:own", "t:bag"], ["who:all", "t:bag"], "", "en"),
        (["quantifier:all", "t:turn"], ["n:1 eq turn", "t:turn"], "", "en"),
        (["order:after>turn", "t:turn"], ["polarity:not", "order:before>turn", "t:turn"], "", "en"),
        (["n:9 eq round", "t:round"], ["o:9 round", "t:round"], "", "en"),
        (["comparator:at_most", "n:1 le recipe"], ["limit:only", "n:1 eq recipe"], "", "en"),
        (["who:first", "v:take"], ["who:any", "v:take", "sequence:start"], "", "en"),
        ([], ["comparator:at_most"], "to", "en"),
    ],
    ids=[
        "not … but",
        "may only",
        "none left",
        "each player's",
        "in one turn",
        "not before",
        "after the ninth",
        "only one",
        "who is first to take",
        "to, without a number",
    ],
)
def test_what_is_said_the_other_way_round_is_no_difference(says, names, new, language):
    assert differences(case(says, names, new, language)) == []


def test_a_limit_is_found_in_a_denial_that_restricts():
    turned = turned_back(case(["limit:only"], ["polarity:not"], "que", "fr"))
    assert [atom.name for atom in turned.found] == ["limit:only"]


@pytest.mark.parametrize(("word", "level"), [("grow", "error"), ("wither", "note")])
def test_a_denial_of_a_new_word_in_place_of_one_that_is_gone_is_a_note(tmp_path, word, level):
    text = f"{TEXT}A tree in the field grows.\n"
    findings = check(reviewed(tmp_path, text), text.replace("grows", f"does not {word}")).findings
    assert [str(f.level) for f in findings if "denies" in f.message] == [level]


def test_a_limit_before_a_condition_adds_nothing():
    says, names = ["validity:valid", "visibility:visible"], ["validity:valid", "limit:only", "visibility:visible"]
    words = tokenize("x only if it is")
    limited = replace(case(says, names), tokens=words, found=(*expected_atoms(says)[:1], Atom("limit", "only", 2, 6)))
    assert [d.message for d in differences(limited) if "limit" in d.message] == []


def test_one_denial_in_several_words_beside_another_is_one():
    atoms = statement("On ne peut en aucun cas poser deux formes.", "fr", "candy-conquest").atoms
    assert [atom.name for atom in atoms].count("polarity:not") == 1


@pytest.mark.parametrize(
    "added", ["Most rounds are quick fun.", "Choose wisely.", "Nobody knows beforehand whom luck favours."]
)
def test_chatter_is_no_rule(rules, added):
    assert loud(check(rules, f"{TEXT}{added}\n").findings) == loud(check(rules, TEXT).findings)


def test_an_added_rule_on_a_span_in_the_words_of_the_text_is_reported(rules):
    assert "RB501" in {
        rule for rule, _ in loud(changed(rules, "5 rounds.", "5 rounds. The same player starts each round."))
    }


@pytest.mark.parametrize(
    ("text", "value"), [("half a dozen candies", 6), ("a lone candy", 1), ("two dozen candies", 24)]
)
def test_quantities_in_words_are_numbers(text, value):
    assert [claim[0] for claim in claims(text)] == [value]
