import json
from dataclasses import replace

import pytest

from interpreter.model.ruleset import Option, Ruleset, Text
from interpreter.study.diff import Change, diff_document, diff_rulesets, mentions

BASE = {
    "ruleset": "small",
    "title": "Small",
    "zones": {"board": {"kind": "grid", "rows": "rows", "columns": 4}},
    "patterns": {"line": {"line": 3}, "block": {"shape": ["xx", "xx"]}},
    "phases": {"play": {"phases": {"turn": {"turns": "alternate", "actions": ["put"]}}}},
    "outcome": {"rank": ["score[each]"], "tie": "draw"},
}


def ruleset(plain=None, rows=4, **changes):
    option = Option(Text("rows"), "range", 4, 8, (), 4, rows)
    return Ruleset("small", "Small", "", (), options=(option,), plain={**(plain or BASE), **changes})


def changes(old, new):
    return diff_rulesets(old, new)


def test_the_same_rules_do_not_differ():
    assert changes(ruleset(), ruleset()) == []


def test_titles_and_names_are_no_rules():
    assert changes(ruleset(), ruleset(title="Other", ruleset="other", extends="small")) == []


def test_an_empty_section_equals_a_missing_one():
    assert changes(ruleset(), ruleset(triggers={}, setup=[])) == []


def test_a_changed_key_shows_old_and_new():
    new = ruleset(zones={"board": {"kind": "grid", "rows": "rows", "columns": 5}})
    assert changes(ruleset(), new) == [Change("changed", ("zones", "board", "columns"), 4, 5)]


def test_a_removed_and_an_added_rule_are_shown_whole():
    new = ruleset(patterns={"line": {"line": 3}, "tee": {"shape": ["xxx", ".x."]}})
    assert changes(ruleset(), new) == [
        Change("removed", ("patterns", "block"), {"shape": ["xx", "xx"]}, None),
        Change("added", ("patterns", "tee"), None, {"shape": ["xxx", ".x."]}),
    ]


def test_a_new_section_is_shown_rule_by_rule():
    new = ruleset(triggers={"a": {"on": "x"}, "b": {"on": "y"}})
    assert [(change.kind, change.section, change.name) for change in changes(ruleset(), new)] == [
        ("added", "triggers", "a"),
        ("added", "triggers", "b"),
    ]


def test_nested_phases_are_compared_by_name():
    new = ruleset(phases={"play": {"phases": {"turn": {"turns": "once", "actions": ["put"]}}}})
    assert changes(ruleset(), new) == [
        Change("changed", ("phases", "play", "phases", "turn", "turns"), "alternate", "once")
    ]


def test_changes_follow_the_order_of_the_reference():
    new = ruleset(outcome={"tie": "shared"}, zones={})
    assert [change.section for change in changes(ruleset(), new)] == ["zones", "outcome", "outcome"]


def test_another_value_of_an_option_names_the_rules_that_mention_it():
    assert changes(ruleset(), ruleset(rows=6)) == [
        Change("changed", ("options", "rows", "value"), 4, 6, affects=("zones.board",))
    ]


def test_another_range_of_an_option_is_a_change():
    new = ruleset()
    new = replace(new, options=(replace(new.options[0], high=9),))
    assert changes(ruleset(), new) == [Change("changed", ("options", "rows", "range"), [4, 8], [4, 9])]


@pytest.mark.parametrize(("word", "where"), [("rows", ["zones.board"]), ("score", ["outcome"]), ("row", []), ("x", [])])
def test_mentions_are_whole_words_of_expressions(word, where):
    assert list(mentions(BASE, word)) == where


def test_notes_are_not_searched():
    assert list(mentions({"zones": {"board": {"note": "as many rows as you like"}}}, "rows")) == []


def test_the_document_is_json():
    old, new = ruleset(), ruleset(rows=5)
    document = json.loads(json.dumps(diff_document(old, new, changes(old, new))))
    assert document == {
        "old": {"ruleset": "small", "options": {"rows": 4}},
        "new": {"ruleset": "small", "options": {"rows": 5}},
        "same": False,
        "changes": [
            {
                "kind": "changed",
                "section": "options",
                "name": "rows.value",
                "old": 4,
                "new": 5,
                "affects": ["zones.board"],
            }
        ],
    }
