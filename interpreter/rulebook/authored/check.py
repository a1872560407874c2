"""What can be wrong with the rulebooks that a ruleset ships: with each text, between languages, and with the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from interpreter.diagnostics.diagnostic import Report, RulewrightError
from interpreter.model.ruleset import Ruleset
from interpreter.rulebook.authored.book import SOURCE_LANGUAGE, Book
from interpreter.rulebook.authored.check_inherited import against_base
from interpreter.rulebook.authored.check_languages import against_source
from interpreter.rulebook.authored.check_names import nameless
from interpreter.rulebook.authored.check_numbers import number_words
from interpreter.rulebook.authored.check_rules import against_rules
from interpreter.rulebook.authored.check_text import references, selectors, style
from interpreter.rulebook.authored.locale import locale_of
from interpreter.rulebook.authored.reading import languages_of, read_book
from interpreter.rulebook.authored.render import Writer, report_broken
from interpreter.rulebook.authored.subject import Subject
from interpreter.rulebook.authored.values import values_of
from interpreter.rulebook.facts import facts_of

_TEXT_CHECKS: tuple[Callable[[Subject, Report], None], ...] = (references, selectors, style, number_words)


def check_authored(ruleset: Ruleset, report: Report) -> None:
    """Report everything wrong with the rulebooks of a ruleset (RA001-RA018); nothing where it has none.

    Of what it inherits, only that is reported which its own rules make wrong; its bases are checked by themselves.
    Raises RulewrightError for a ruleset with errors of its own.
    """
    books = [book for language in languages_of(ruleset) if (book := _readable(ruleset, language, report))]
    if not books:
        return
    source, facts = books[0], facts_of(ruleset)
    values = values_of(ruleset, source.definitions, report, facts)
    own = [book for book in books if book.own or book.broken]
    for book in own:
        _check_book(Subject(ruleset, book, values, facts), report)
        nameless(ruleset, book, report)
    against_base(ruleset, source, values, report)
    if own:
        against_rules(ruleset, source, report)
        _check_translations(source, books, report)


def _readable(ruleset: Ruleset, language: str, report: Report) -> Book | None:
    try:
        return read_book(ruleset, language)
    except RulewrightError as error:
        report.extend(error.diagnostics)
        return None


def _check_book(subject: Subject, report: Report) -> None:
    """Check one language's texts; those that look right are also put together once."""
    book, own = subject.book, Report()
    report_broken(book, own)
    if locale_of(book.language) is None:
        hint = "a rulebook is named after its language, such as `en.ftl` or `pt-BR.ftl`"
        own.error("RA015", f"there is no language `{book.language}`", book.start, hint)
    else:
        for check in _TEXT_CHECKS:
            check(subject, own)
    if not own.errors:
        writer = Writer(book, subject.values, own)
        for entry in subject.messages:
            writer.text(entry)
    report.extend(own.found)


def _check_translations(source: Book, books: Iterable[Book], report: Report) -> None:
    if source.language != SOURCE_LANGUAGE:
        hint = f"the order of the clauses comes from `{SOURCE_LANGUAGE}.ftl`; here `{source.language}` decides"
        report.note("RA015", f"there is no rulebook in `{SOURCE_LANGUAGE}`", source.start, hint)
    for book in books:
        if book.language != source.language:
            against_source(source, book, report)
