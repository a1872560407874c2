"""Checks between languages: every clause in each of them, with the same values, and translated."""

from __future__ import annotations

from interpreter.diagnostics.diagnostic import Report
from interpreter.diagnostics.suggest import did_you_mean
from interpreter.rulebook.authored.book import Book, Entry
from interpreter.rulebook.authored.parts import variables, words

#: Texts with fewer letters than this may well be the same in two languages.
_LETTERS = 24


def against_source(source: Book, book: Book, report: Report) -> None:
    """Compare a language with the source language.

    RA002 clause missing, RA003 clause too many, RA004 other values, RA009 not translated, RA012 term missing.
    """
    own = {entry.name: entry for entry in source.clauses if entry.name in source.own}
    for name, entry in own.items():
        translation = book.messages.get(name)
        if translation is None or name not in book.own:
            report.error("RA002", f"the clause `{name}` is missing in `{book.language}`", book.start, _hint(entry))
        else:
            _compare(source, book, entry, translation, report)
    _superfluous(source, book, report)
    _terms(source, book, report)


def _hint(entry: Entry) -> str:
    return f"in the source language it stands in line {entry.span().line} of {entry.source.file}"


def _compare(source: Book, book: Book, entry: Entry, translation: Entry, report: Report) -> None:
    wanted, used = variables(entry, source.messages), variables(translation, book.messages)
    here = ((entry.span(), "the same clause in the source language"),)
    for name in sorted(wanted - used):
        report.error("RA004", f"the value `${name}` is missing", translation.span(), related=here)
    for name in sorted(used - wanted):
        near = did_you_mean(name, sorted(wanted))
        report.error(
            "RA004", f"the value `${name}` is not in the source language", translation.span(), near, related=here
        )
    text = _plain(entry)
    if sum(letter.isalpha() for letter in text) >= _LETTERS and text == _plain(translation):
        report.warning("RA009", "the text is the same as in the source language", translation.span(), related=here)


def _plain(entry: Entry) -> str:
    return " ".join(" ".join(text.value for text in words(entry)).split()).casefold()


def _superfluous(source: Book, book: Book, report: Report) -> None:
    known = [entry.name for entry in source.clauses]
    for entry in book.clauses:
        if entry.name in book.own and (entry.name not in known or entry.name not in source.own):
            message = f"the source language has no clause `{entry.name}`"
            report.error("RA003", message, entry.span(), did_you_mean(entry.name, known))


def _terms(source: Book, book: Book, report: Report) -> None:
    for name, entry in source.terms.items():
        if f"-{name}" in source.own and name not in book.terms:
            report.error("RA012", f"the term `-{name}` is missing in `{book.language}`", book.start, _hint(entry))
