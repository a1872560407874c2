"""Markdown, HTML and JSON: structure, direction, isolated foreign names, and the command."""

from html.parser import HTMLParser

import pytest

from interpreter.reading.load import load
from interpreter.rulebook.authored.html import html
from interpreter.rulebook.authored.markdown import markdown
from interpreter.rulebook.authored.render import Paragraph, Rulebook, Section, render
from tests.cli.helpers import rulewright
from tests.rulebook_authored.helpers import ENGLISH, write

PERSIAN = Rulebook(
    "Candy Crush: بازی",
    "fa",
    (Section("شکل", (Paragraph("shape-tee", "شکل T با <۵> خانه"), Paragraph("x", "دو", True))),),
)


def test_markdown_has_headings_paragraphs_and_lists():
    items = (
        Paragraph("a", "One."),
        Paragraph("b", "two", True),
        Paragraph("c", "three", True),
        Paragraph("d", "# Four"),
    )
    book = Rulebook("Title", "en", (Section("Heading", items),))
    assert markdown(book) == "# Title\n\n## Heading\n\nOne.\n\n- two\n- three\n\n\\# Four\n"


def test_foreign_names_in_right_to_left_markdown_are_isolated():
    lines = markdown(PERSIAN).splitlines()
    assert lines[0] == "# \u2068Candy Crush\u2069: بازی"
    assert "شکل \u2068T\u2069 با" in lines[4]


def test_a_right_to_left_page_says_so_and_isolates_foreign_names():
    page = html(PERSIAN)
    assert '<html lang="fa" dir="rtl">' in page
    assert '<p id="shape-tee">شکل <bdi>T</bdi> با &lt;۵&gt; خانه</p>' in page
    assert "<h1><bdi>Candy Crush</bdi>: بازی</h1>" in page


def test_a_left_to_right_page_has_no_isolates():
    page = html(render(load("nim"), "en"))
    assert '<html lang="en" dir="ltr">' in page
    assert "<bdi>" not in page


class Balance(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.ids = [], []

    def handle_starttag(self, tag, attributes):
        self.ids += [value for name, value in attributes if name == "id"]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", ["en", "fa", "fr", "es", "ru"])
def test_a_page_is_well_formed_and_each_clause_has_an_id_of_its_own(language):
    balance = Balance()
    balance.feed(html(render(load("candy-crush-duel-pocket"), language)))
    assert balance.open == []
    assert len(balance.ids) == len(set(balance.ids))
    assert "end-tie" in balance.ids


def test_the_command_prints_markdown_for_the_options_given():
    outcome = rulewright("rulebook", "render", "connect-four", "-o", "in_a_row=5", "--lang", "en")
    assert outcome.code == 0
    assert outcome.out.startswith("# Connect Four\n")
    assert "Whoever first has 5 discs of their own in an unbroken line" in outcome.out


def test_the_command_writes_a_page(tmp_path):
    file = tmp_path / "rules.html"
    outcome = rulewright("rulebook", "render", "dubli", "--lang", "ru", "--html", "--output", file)
    assert (outcome.code, outcome.out) == (0, "")
    assert file.read_text(encoding="utf-8").startswith('<!DOCTYPE html>\n<html lang="ru" dir="ltr">')


def test_the_command_gives_clauses_as_json():
    document = rulewright("rulebook", "render", "nim", "--json").json
    assert document["language"] == "en"
    assert document["sections"][0]["clauses"][0] == {
        "id": "box-stones",
        "text": "16 stones, or matches, coins, beans.",
    }


def test_a_language_that_is_not_there_is_refused_with_those_that_are():
    outcome = rulewright("rulebook", "render", "dubli", "--lang", "fa")
    assert outcome.code == 2
    assert "RA015" in outcome.err
    assert "there is `en` (English), `ru` (Russian)" in outcome.err


def test_a_text_that_cannot_be_completed_is_refused_at_its_place(tmp_path):
    file = write(tmp_path, en=ENGLISH.replace("Take a", "Of { $baens } take a"))
    outcome = rulewright("rulebook", "render", file)
    assert outcome.code == 1
    assert "RA014" in outcome.err
    assert "en.ftl:15:1" in outcome.err
