"""A rulebook with the numbers of a ruleset put in: headings and clauses, ready to be set."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from interpreter.diagnostics.diagnostic import Diagnostic, Report, RulewrightError, Severity
from interpreter.model.ruleset import Ruleset
from interpreter.rulebook.authored.book import TITLE, Book, Entry
from interpreter.rulebook.authored.living import living
from interpreter.rulebook.authored.locale import language_names, locale_of, native_digits, nearest_language
from interpreter.rulebook.authored.reading import languages_of, read_book
from interpreter.rulebook.authored.values import Value, values_of


@dataclass(frozen=True, slots=True)
class Paragraph:
    """The text of a clause; an ``item`` is an entry of a list."""

    clause: str
    text: str
    item: bool = False


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the clauses below it."""

    heading: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A rulebook in one language with all values put in."""

    title: str
    language: str
    sections: tuple[Section, ...]


def render(ruleset: Ruleset, language: str) -> Rulebook:
    """The rulebook of a ruleset in a language, for the options it is bound to.

    Raises RulewrightError (RA001, RA014, RA015) when there is none or a text cannot be completed.
    """
    known = languages_of(ruleset)
    if language not in known or locale_of(language) is None:
        raise RulewrightError(no_rulebook(ruleset, language, known))
    book, source = read_book(ruleset, language), read_book(ruleset, known[0])
    report = Report()
    report_broken(book, report)
    writer = Writer(book, values_of(ruleset, source.definitions, report), report)
    sections = tuple(_sections(writer, ordered(source, book, living(ruleset))))
    report.raise_errors()
    return Rulebook(title_of(ruleset, book), language, sections)


def title_of(ruleset: Ruleset, book: Book) -> str:
    """The title of a ruleset in a language: what its own texts say, else what the ruleset says."""
    return Writer(book, {}, Report()).text(book.messages[TITLE]) if TITLE in book.own else ruleset.title


def report_broken(book: Book, report: Report) -> None:
    """Report the places of a book that are not Fluent (RA001)."""
    for message, span in book.broken:
        report.error("RA001", f"this is not Fluent: {message[:1].lower()}{message[1:]}", span)


def no_rulebook(ruleset: Ruleset, language: str, known: tuple[str, ...]) -> Diagnostic:
    """The refusal of a language that a ruleset has no rulebook in (RA015)."""
    message = f"`{ruleset.name}` has no rulebook in `{language}`"
    if not known:
        return Diagnostic("RA015", Severity.ERROR, message, hint="it has none in any language")
    meant = nearest_language(language, known)
    there = ", ".join(f"`{tag}` ({language_names(tag)[1]})" if locale_of(tag) else f"`{tag}`" for tag in known)
    hint = (f"did you mean `{meant}`? " if meant else "") + f"there is {there}"
    return Diagnostic("RA015", Severity.ERROR, message, hint=hint)


def ordered(source: Book, book: Book, rules: Set[str]) -> tuple[tuple[Entry, Entry], ...]:
    """The clauses in the order of the source language: each there, whose marks hold, and in the book's language.

    ``rules`` are what :func:`living` gives. Inherited clauses whose rule is gone
    are left out: a ruleset that removes a rule need not say so twice.
    """
    return tuple(
        (entry, book.messages[entry.name])
        for entry in source.clauses
        if entry.name in book.messages
        and (entry.is_flavour or entry.name in source.own or not rules.isdisjoint((entry.name, *entry.rules)))
    )


class Writer:
    """Puts values into the texts of one book; what goes wrong is reported (RA014)."""

    def __init__(self, book: Book, values: Mapping[str, Value], report: Report) -> None:
        """Prepare the texts of ``book``."""
        self._bundle = FluentBundle([book.language], use_isolating=False)
        self._bundle.add_resource(ast.Resource([entry.node for entry in book.entries]))
        self._book, self._values, self._report = book, dict(values), report

    def text(self, entry: Entry) -> str:
        """The text of a message, on one line, with its values."""
        pattern = self._bundle.get_message(entry.name).value
        if pattern is None:
            return ""
        text, problems = self._formatted(pattern)
        for problem in problems:
            self._report.error("RA014", f"`{entry.name}` cannot be completed: {problem}", entry.span())
        return native_digits(text.replace("\n", " ").strip(), self._book.language)

    def _formatted(self, pattern: Pattern) -> tuple[str, Sequence[object]]:
        values: dict[str, Any] = dict(self._values)
        try:
            text, problems = self._bundle.format_pattern(pattern, values)
        except RecursionError:
            return "", ("it refers to itself",)
        return str(text), problems


def _sections(writer: Writer, entries: Iterable[tuple[Entry, Entry]]) -> Iterator[Section]:
    for heading, group in groupby(entries, key=lambda pair: pair[1].heading):
        paragraphs = (Paragraph(mark.name, writer.text(entry), mark.is_item) for mark, entry in group)
        yield Section(heading, tuple(paragraph for paragraph in paragraphs if paragraph.text))
