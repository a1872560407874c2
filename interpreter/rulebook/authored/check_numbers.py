"""The check of numbers written in words: what a fact could fill follows no option and no variant."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import ast

from interpreter.diagnostics.diagnostic import Diagnostic, Report, Severity, Span
from interpreter.rulebook.authored.book import TITLE, Entry, message_id
from interpreter.rulebook.authored.flat import Flat, flat_texts
from interpreter.rulebook.authored.forms import term_forms
from interpreter.rulebook.authored.subject import Subject
from interpreter.rulebook.glossary import glossary, home_of
from interpreter.rulebook.lexicon import languages, lexicon
from interpreter.rulebook.model import Claim
from interpreter.rulebook.source import source_of
from interpreter.rulebook.statement import statements_of
from interpreter.rulebook.tokens import tokenize

#: How many play is said all the time ("the two of you"), and hardly ever as a rule.
_COMPANY = "player"


def number_words(subject: Subject, report: Report) -> None:
    """Number words beside what they count, where the ruleset has that number of it (RA008).

    A warning right before the name of the thing, a note where words stand between. *One* may be an article and is
    never told, nor a word in a variant that is chosen for this very number. Languages without a lexicon are passed.
    """
    language = subject.book.language.partition("-")[0]
    if language not in languages():
        return
    words, terms = lexicon(language), glossary(home_of(subject.ruleset), language)
    forms = term_forms(subject.book)
    for entry in subject.messages:
        for flat in flat_texts(entry, forms, subject.values) if entry.name != TITLE else ():
            for statement in statements_of(source_of(flat.text), words, terms):
                for claim in statement.claims:
                    report.extend([*_told(subject, entry, flat, claim)])


def _told(subject: Subject, entry: Entry, flat: Flat, claim: Claim) -> Iterator[Diagnostic]:
    written = flat.element_at(claim.start, claim.end)
    if claim.cls != "card" or claim.value < 2 or claim.value in flat.chosen or written is None:
        return
    word = flat.text[claim.start : claim.end]
    names = _fitting(subject, claim) if _counts_what_follows(flat, claim) else []
    if names and not any(letter.isdecimal() for letter in word):
        severity = Severity.WARNING if _beside_name(flat, claim) else Severity.NOTE
        hint = f"write {' or '.join(names[:3])}, or choose by it: `[{claim.value}] {word} …`"
        yield Diagnostic("RA008", severity, f"`{word}` is written out", _place(entry, *written, word), hint)


def _counts_what_follows(flat: Flat, claim: Claim) -> bool:
    """Whether the thing counted is named after the number; one named before it is a guess."""
    following = " ".join(token.text for token in tokenize(flat.text, claim.end))
    return bool(claim.unit_text) and claim.unit_text in following


def _fitting(subject: Subject, claim: Claim) -> list[str]:
    """The values that a number with its unit may be."""
    found = [fact.id for fact in subject.facts if fact.value == claim.value and fact.unit == claim.unit != _COMPANY]
    return [f"`{{ ${message_id(name)} }}`" for name in found]


def _beside_name(flat: Flat, claim: Claim) -> bool:
    """Whether the number stands right before something that is filled in: the name of what it counts."""
    after = len(flat.text) - len(flat.text[claim.end :].lstrip())
    return after < len(flat.text) and flat.element_at(after, after + 1) is None


def _place(entry: Entry, element: ast.TextElement, offset: int, word: str) -> Span:
    """The place of a word. In texts of several lines the line breaks take more room in the file."""
    at = element.span
    if at is None:
        return entry.span()
    begin = at.start + max(entry.source.text[at.start : at.end].find(word, offset), 0)
    return entry.source.span(begin, begin + len(word))
