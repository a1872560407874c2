"""Rulesets that extend another: what they inherit, replace and leave out, and what their own rules make wrong."""

from interpreter.diagnostics.diagnostic import Report
from interpreter.reading.load import load
from interpreter.rulebook.authored.check import check_authored
from interpreter.rulebook.authored.render import render
from tests.rulebook_authored.helpers import ENGLISH, NAMELESS, RULESET, RUSSIAN, write


def variant(folder, rules, **texts):
    """A ruleset that extends the one of beans."""
    write(folder / "beans", en=ENGLISH, ru=RUSSIAN)
    return load(write(folder / "variant", f"ruleset: variant\ntitle: Variant\nextends: ../beans\n{rules}", **texts))


def found(ruleset):
    report = Report()
    check_authored(ruleset, report)
    return [(each.code, each.message) for each in report if each.code != NAMELESS]


def texts_of(ruleset, language="en"):
    return {each.clause: each.text for section in render(ruleset, language).sections for each in section.paragraphs}


def test_a_variant_inherits_the_texts_with_its_own_values_and_title(tmp_path):
    ruleset = variant(tmp_path, "options: {beans: {default: 2}}")
    assert texts_of(ruleset, "ru") == {"box-beans": "2 боба", "turn-take": "Возьмите один боб."}
    assert render(ruleset, "ru").title == "Variant"
    assert found(ruleset) == []


def test_a_clause_of_its_own_replaces_the_inherited_one_in_its_place(tmp_path):
    ruleset = variant(tmp_path, "", en="box-beans = A bag of { $beans }.\n", ru="box-beans = Мешок: { $beans }.\n")
    assert list(texts_of(ruleset).items()) == [("box-beans", "A bag of 5."), ("turn-take", "Take a bean.")]


def test_a_new_clause_goes_below_the_heading_of_its_name(tmp_path):
    text = "## In the box\n\n# flavour\nbox-lid = The lid.\n"
    assert list(texts_of(variant(tmp_path, "", en=text))) == ["box-beans", "box-lid", "turn-take"]


def test_a_clause_whose_last_rule_is_removed_is_left_out(tmp_path):
    rules = "actions: {take: null, keep: {}}\nzones: {gone: null, away: {kind: pool, holds: bean}}\n"
    rules += "phases: {play: null, other: {turns: alternate, actions: [keep], until: empty(heap)}}\n"
    assert list(texts_of(variant(tmp_path, rules))) == ["box-beans"]


def test_an_inherited_clause_whose_rule_has_changed_is_reported(tmp_path):
    ruleset = variant(tmp_path, "actions: {take: {where: not misere}}")
    assert found(ruleset) == [("RA017", "the clause `turn-take` is inherited, but `actions.take` has changed")]


def test_it_may_be_said_to_hold_all_the_same(tmp_path):
    assert found(variant(tmp_path, "actions: {take: {where: not misere}}", en="### kept: turn-take\n")) == []


def test_a_changed_definition_touches_the_rules_that_use_it_by_way_of_another(tmp_path):
    base = RULESET.replace("outcome:", "define: {few: beans < 9, fewer: few}\noutcome:")
    base = base.replace("take: {cite", "take: {where: fewer, cite")
    write(tmp_path / "beans", base, en=ENGLISH)
    text = "ruleset: variant\ntitle: Variant\nextends: ../beans\ndefine: {few: beans < 3}\n"
    ruleset = load(write(tmp_path / "variant", text))
    assert found(ruleset) == [("RA017", "the clause `turn-take` is inherited, but `actions.take` has changed")]


def test_an_inherited_clause_that_uses_a_value_which_is_gone(tmp_path):
    rules = "options: {beans: null, seeds: {range: [0, 99], default: 5}}\ncomponents: {bean: {copies: seeds}}"
    assert ("RA005", "the clause `box-beans` is inherited and uses `$beans`, which is gone") in found(
        variant(tmp_path, rules)
    )


def test_a_clause_replaced_in_one_language_is_replaced_in_all(tmp_path):
    ruleset = variant(tmp_path, "", en="turn-take = Take one.\n", ru="title = Вариант\n")
    assert found(ruleset) == [("RA002", "the clause `turn-take` is missing in `ru`")]
