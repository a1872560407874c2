"""One thing, limit, denial or role in place of another, in a clause whose words may have changed around it."""

from collections import Counter
from dataclasses import replace

import pytest

from interpreter.rulebook.compare import differences
from interpreter.rulebook.compare.evidence import rewording
from interpreter.rulebook.lexicon import languages, lexicon
from interpreter.rulebook.linked import _new_words
from interpreter.rulebook.tokens import tokenize
from tests.rulebook.texts import TEXT, case, check, reviewed

WITH_A_RULE = TEXT.replace("You cannot plant an apple on an occupied space.", "{}")


def told(says, names, new="", language="en"):
    return [(d.rule, d.expected, d.found) for d in differences(case(says, names, new, language))]


def loud(tmp_path, old, new):
    before, after = (WITH_A_RULE.replace("{}", text) for text in (old, new))
    rules = reviewed(tmp_path, before)
    known = {f.rule for f in check(rules, before).findings}
    findings = [f for f in check(rules, after).findings if f.rule not in known]
    return {(f.rule, str(f.level)) for f in findings if str(f.level) != "note"}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            "A die blocks the space, preventing an apple from lying there.",
            "A die blocks it, but an apple can lie there.",
        ),
        ("You get no apples from the basket.", "You get the apples of that basket."),
        ("You may plant an apple many times.", "You do not plant an apple more than once."),
        ("You may not take apples and must plant.", "You may take apples and must not plant."),
    ],
    ids=["permission for denial", "something for nothing", "denial for permission", "the other one is denied"],
)
def test_what_is_denied_and_what_is_not_are_told_apart_also_in_other_words(tmp_path, old, new):
    assert "RB202" in {rule for rule, _ in loud(tmp_path, old, new)}


def test_a_permission_in_place_of_a_denial_is_named():
    assert told(["polarity:not", "v:place"], ["modality:may", "v:place"]) == [("RB202", "not", "may")]


def test_something_in_place_of_nothing_is_named():
    says = ["n:0 eq point", "t:point", "polarity:not"]
    assert told(says, ["t:point"]) == [("RB202", "no point", "point")]


def test_a_denial_that_goes_from_a_permission_to_a_duty_is_named():
    says = ["modality:may", "polarity:not", "v:draw", "modality:must", "drawing:stop"]
    names = ["modality:may", "v:draw", "modality:must", "polarity:not", "drawing:stop"]
    assert told(says, names) == [("RB202", "may", "must")]


def test_another_number_under_another_comparator_is_told_as_both():
    found = told(["n:1 eq die", "limit:only"], ["comparator:at_most", "n:2 le die"])
    assert found[:2] == [("RB101", "1 die", "at most 2 die"), ("RB201", "1 die", "at most 2 die")]


def test_at_least_one_where_all_are_meant_is_a_limit_that_should_not_be():
    found = told(["quantifier:all", "t:die~"], ["comparator:at_least", "n:1 ge die", "t:die~"])
    assert ("RB201", "all", "at least 1 die") in found


def test_a_limit_beside_a_number_that_was_there_already_where_all_are_meant_is_reported():
    says, names = ["quantifier:all", "n:1 eq color"], ["comparator:at_most", "n:1 le color"]
    assert ("RB201", "all", "at most") in told(says, names)


def test_at_least_one_in_place_of_none_is_named():
    found = told(["polarity:not", "t:space"], ["comparator:at_least", "n:1 ge space", "t:space"])
    assert ("RB202", "no space", "at least 1 space") in found


def test_a_limit_that_comes_with_a_number_is_surer():
    alone, counted = (
        next(d for d in differences(case([], names)) if d.found == "only")
        for names in (["limit:only"], ["limit:only", "n:1 eq die"])
    )
    assert (alone.doubt, counted.doubt) == (0, -2)


def test_any_number_where_there_is_a_limit_is_another_comparator(tmp_path):
    limited = "You may take only 2 apples at a time."
    assert "RB201" in dict(loud(tmp_path, limited, "You may take any number of apples at a time."))


def test_one_of_two_things_joined_by_or_is_left_out(tmp_path):
    old = "Apples grow on a space that is empty or lies in the field."
    assert loud(tmp_path, old, old.replace("is empty or ", "")) == {("RB401", "warning")}


def test_two_directions_turned_at_once_are_no_moved_things():
    turned = case(["t:die", "height:top", "height:bottom"], ["t:die", "height:bottom", "height:top"], "up down")
    assert rewording(turned).moved == 0
    assert "RB204" in {d.rule for d in differences(turned)}


def test_things_that_stand_elsewhere_are_moved_things():
    moved = case(["t:die", "t:basket", "v:take"], ["t:basket", "t:die", "v:take"], "up")
    assert rewording(moved).moved == 1


def test_a_name_of_several_words_in_place_of_another_is_one_change():
    swapped = case(["t:die"], ["t:apple"], "big red apple")
    swapped = replace(swapped, found=tuple(replace(atom, start=0, end=13) for atom in swapped.found), lost=1)
    assert rewording(swapped).changed == 2


def test_a_common_thing_is_another_one_where_one_word_has_come_for_it(tmp_path):
    old = "In each turn you plant an apple in the field."
    assert loud(tmp_path, old, old.replace("turn", "season")) == {("RB303", "warning")}


def test_a_comparison_that_was_said_of_another_thing_takes_the_place_of_the_one_that_is_gone():
    says = ["amount:more", "t:candy", "equality:same", "t:color"]
    assert ("RB205", "more", "same") in told(says, ["equality:same", "t:candy"], "number")


def test_what_remains_and_what_is_removed_are_opposites():
    assert told(["v:remain", "t:die"], ["change:remove", "t:die"]) == [("RB202", "remain", "remove")]


def test_the_opponent_that_is_no_longer_compared_with_has_another_part():
    says = ["t:point", "amount:more", "comparator:more_than", "role:opponent"]
    assert [rule for rule, *_ in told(says, [says[3], *says[1:3], says[0]])] == ["RB203"]
    assert told(says, [*says[1:3], says[0], says[3]]) == []


def test_a_direction_that_begins_at_its_end_is_turned_round():
    assert ("RB204", "top", "bottom") in told(["height:top", "height:bottom"], ["sequence:start", "height:bottom"])


def test_the_opponent_is_surer_where_nothing_else_is_said_otherwise():
    alone, anew = (
        next(d for d in differences(case(says, ["role:opponent", "v:draw"])) if d.found == "opponent")
        for says in (["v:draw"], ["v:roll"])
    )
    assert (alone.doubt, anew.doubt) == (-2, 0)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Then they cause the opponent to take apples.", "Then the opponent causes them to take apples."),
        ("Whoever wins takes the basket.", "Whoever loses takes the basket."),
        ("You take apples from the other baskets.", "You take apples from your own baskets."),
    ],
)
def test_a_role_that_is_exchanged_is_reported(tmp_path, old, new):
    assert "RB203" in {rule for rule, _ in loud(tmp_path, old, new)}


def test_a_duty_not_to_in_place_of_a_permission_denies_it():
    assert ("RB202", "may", "not") in told(["modality:may", "v:sell"], ["modality:must", "polarity:not", "v:sell"])


def test_a_denial_where_nothing_is_gone_is_surer_than_one_in_a_sentence_told_anew():
    added, anew = (differences(case(says, ["v:roll", "polarity:not"]))[0] for says in (["v:roll"], ["v:toss"]))
    assert (added.doubt, anew.doubt) == (-2, 0)


def test_something_that_has_none_of_a_thing_is_empty():
    assert told(["t:line", "filling:empty"], ["t:line", "polarity:not", "t:die"]) == []


def test_who_goes_first_has_the_first_turn():
    assert told(["t:player", "sequence:start>turn"], ["t:player", "who:first"]) == []


def test_when_goes_with_a_thing_and_with_what_is_done_to_it_alike():
    says = ["order:when>place", "v:place", "t:candy"]
    assert told(says, ["order:when>candy", "t:candy", "v:place"]) == []


def test_a_different_color_is_another_color():
    assert told(["role:opponent", "t:color"], ["equality:different", "t:color"], "different") == []


def test_of_a_repeated_word_that_stands_more_often_the_one_beside_new_words_is_new():
    words = [(token.text, token) for token in tokenize("of x of y of z")]
    new = _new_words(words, Counter({"of": 2, "x": 1, "z": 1}))
    assert [(token.text, token.start) for token in new] == [("y", 8), ("of", 10)]


def test_no_more_than_once_denies_more_and_sets_no_limit_on_what():
    assert told(["modality:may"], ["polarity:not", "modality:may"], "no más de una vez", "es") != []
    assert "limit:only" not in {d.found for d in differences(case([], ["polarity:not"], "no más de una vez", "es"))}


@pytest.mark.parametrize("language", languages())
def test_each_language_has_words_for_alternatives_and_for_no_limit(language):
    words = lexicon(language)
    assert words.alternatives
    assert any("limit:unlimited" in payloads for payloads in ([p for _, p in k] for k in words.signs._exact.values()))
