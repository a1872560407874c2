"""The check of authored texts: every kind of mistake at its place, and nothing on texts that are right."""

from interpreter.diagnostics.diagnostic import Report
from interpreter.reading.load import load
from interpreter.rulebook.authored.check import check_authored
from interpreter.study.check import check_ruleset
from tests.rulebook_authored.helpers import ENGLISH, NAMELESS, RULESET, RUSSIAN, findings, found, write


def test_a_rulebook_without_mistakes_says_nothing(tmp_path):
    assert found(tmp_path, en=ENGLISH, ru=RUSSIAN) == []


def test_a_ruleset_without_a_rulebook_is_left_alone(tmp_path):
    assert found(tmp_path) == []


def test_text_that_is_not_fluent_is_named_at_its_line(tmp_path):
    assert ("RA001", "en.ftl", 16) in found(tmp_path, en=ENGLISH + "12 = no message\n")


def test_a_clause_that_a_language_lacks(tmp_path):
    text = RUSSIAN.replace("turn-take = Возьмите один { -bean }.\n", "")
    assert found(tmp_path, en=ENGLISH, ru=text) == [("RA002", "ru.ftl", 1)]


def test_a_clause_that_the_source_language_lacks(tmp_path):
    text = RUSSIAN + "turn-tkae = Возьмите.\n"
    [finding] = findings(tmp_path, en=ENGLISH, ru=text)
    assert (finding.code, finding.span.line) == ("RA003", 18)
    assert finding.hint == "did you mean `turn-take`?"


def test_a_value_that_a_language_leaves_out(tmp_path):
    text = RUSSIAN.replace(RUSSIAN[RUSSIAN.index("box-beans") : RUSSIAN.index("## Игра")], "box-beans = Бобы.\n\n")
    assert [code for code, *_ in found(tmp_path, en=ENGLISH, ru=text)] == ["RA004"]


def test_a_value_that_there_is_not_suggests_the_one_meant(tmp_path):
    [finding] = findings(tmp_path, en=ENGLISH.replace("Take a", "Of { $baens } take a"))
    assert (finding.code, finding.span.line, finding.span.column) == ("RA005", 15, 18)
    assert finding.hint == "did you mean `beans`?"


def test_a_plural_form_that_the_language_has_and_the_text_lacks(tmp_path):
    text = RUSSIAN.replace('    [few] { $beans } { -bean(form: "few") }\n', "")
    [finding] = findings(tmp_path, en=ENGLISH, ru=text)
    assert (finding.code, finding.message) == ("RA006", "the plural form `few` is missing")


def test_a_default_does_not_stand_for_a_plural_form(tmp_path):
    text = RUSSIAN.replace("*[many]\n", "").replace("   *[many] { $beans }", "   *[other] { $beans }")
    [finding] = findings(tmp_path, en=ENGLISH, ru=text)
    assert (finding.code, finding.message) == ("RA006", "the plural form `many` is missing")


def test_a_text_may_ask_for_one_number_without_plural_forms(tmp_path):
    text = ENGLISH.replace("Take a { -bean }.", "{ $beans ->\n    [0] There is nothing.\n   *[other] Take one.\n}")
    assert found(tmp_path, en=text) == []


def test_the_name_of_a_piece_is_a_term(tmp_path):
    assert found(tmp_path, en=ENGLISH.replace("Take a { -bean }", "Take beans")) == [("RA007", "en.ftl", 15)]


def test_a_word_that_only_contains_the_name_is_none(tmp_path):
    assert found(tmp_path, en=ENGLISH.replace("Take a { -bean }", "Take a beanstalk")) == []


def test_a_digit_that_a_value_could_fill(tmp_path):
    [finding] = findings(tmp_path, en=ENGLISH.replace("Take a", "Of 5, take a"))
    assert (finding.code, finding.message) == ("RA008", "`5` is written out")
    assert "`{ $beans }`" in finding.hint


def test_a_digit_that_no_value_has_may_stand(tmp_path):
    assert found(tmp_path, en=ENGLISH.replace("Take a", "In 1066 or on cell a5, take a")) == []


def test_a_text_left_in_the_source_language(tmp_path):
    english = ENGLISH.replace("Take a { -bean }.", "Take exactly one of them and be glad.")
    russian = RUSSIAN.replace("Возьмите один { -bean }.", "Take exactly one of them and be glad.")
    assert found(tmp_path, en=english, ru=russian) == [("RA009", "ru.ftl", 17)]


def test_a_cited_clause_that_is_missing_is_named_at_the_rule(tmp_path):
    text = ENGLISH.replace("turn-take", "turn-tkae")
    assert ("RA010", "ruleset.yaml", 11) in found(tmp_path, en=text)


def test_a_clause_without_a_rule(tmp_path):
    assert found(tmp_path, en=ENGLISH + "luck = Good luck!\n") == [("RA011", "en.ftl", 16)]


def test_flavour_and_clauses_that_point_to_a_rule_need_no_citation(tmp_path):
    text = ENGLISH + "# flavour\nluck = Good luck!\n# rule: options.misere\nodd = Who knows?\n"
    assert found(tmp_path, en=text) == []


def test_a_pointer_to_no_rule(tmp_path):
    [finding] = findings(tmp_path, en=ENGLISH + "# rule: options.miser\nodd = Who knows?\n")
    assert (finding.code, finding.hint) == ("RA014", "did you mean `options.misere`?")


def test_a_term_that_a_language_lacks(tmp_path):
    text = ENGLISH + "-heap = heap\n"
    assert found(tmp_path, en=text, ru=RUSSIAN) == [("RA012", "ru.ftl", 1)]


def test_a_piece_without_a_term(tmp_path):
    text = "box-beans = { $beans }\nturn-take = Take one.\n"
    assert found(tmp_path, en=text) == [("RA012", "ruleset.yaml", 8)]


def test_a_fact_that_depends_on_play(tmp_path):
    assert found(tmp_path, en="### fact left: count(heap)\n" + ENGLISH) == [("RA013", "en.ftl", 1)]


def test_a_file_named_after_no_language(tmp_path):
    assert ("RA015", "xx.ftl", 1) in found(tmp_path, en=ENGLISH, xx=ENGLISH)


def test_a_variant_that_never_comes(tmp_path):
    choice = "{ $misere ->\n    [ture] Do not take.\n   *[false] Take.\n}"
    never, missing = findings(tmp_path, en=ENGLISH.replace("Take a { -bean }.", choice))
    assert (never.code, never.message, never.hint) == ("RA016", "`$misere` is never `ture`", "did you mean `true`?")
    assert (missing.code, missing.message) == ("RA016", "`$misere` may be `true`, which has no variant")


def test_the_default_may_stand_for_all_the_rest_if_it_says_so(tmp_path):
    choice = "{ $misere ->\n    [true] Do not take.\n   *[other] Take.\n}"
    assert found(tmp_path, en=ENGLISH.replace("Take a { -bean }.", choice)) == []


def test_check_command_reports_the_texts(tmp_path):
    file = write(tmp_path, RULESET, en=ENGLISH + "luck = Good luck!\n")
    codes = [each.code for each in check_ruleset(file, {}, trials=1)]
    assert [code for code in codes if code.startswith("RA")] == [NAMELESS, "RA011"]


def test_messages_that_refer_to_each_other_in_a_circle(tmp_path):
    text = ENGLISH.replace("Take a { -bean }.", "{ phrase-a }") + "phrase-a = { phrase-b }\nphrase-b = { phrase-a }\n"
    assert ("RA014", "en.ftl", 15) in found(tmp_path, en=text)


def test_a_function_that_there_is_not(tmp_path):
    [finding] = findings(tmp_path, en=ENGLISH.replace("Take a", "{ FEW($beans) } take a"))
    assert (finding.code, finding.span.line) == ("RA014", 15)


def test_braces_without_end_are_refused_before_they_are_parsed(tmp_path):
    [finding] = [each for each in findings(tmp_path, en=ENGLISH + "x = " + "{" * 20_000) if each.code == "RA001"]
    assert finding.message == "this is not Fluent: braces nest deeper than 40 levels"
    assert (finding.span.line, finding.span.column) == (16, 45)


def test_a_file_that_is_no_text_is_a_finding(tmp_path):
    write(tmp_path, en=ENGLISH)
    (tmp_path / "rulebook" / "fr.ftl").write_bytes(b"\xff\xfe\x00\x01")
    report = Report()
    check_authored(load(tmp_path), report)
    assert [each.code for each in report if each.code != NAMELESS] == ["YA004"]
