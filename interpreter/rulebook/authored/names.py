"""What things are called in a language, from the terms of its rulebook."""

from __future__ import annotations

from dataclasses import replace

from fluent.syntax import ast

from interpreter.diagnostics.diagnostic import Report, RulewrightError
from interpreter.model.names import Names
from interpreter.model.ruleset import Ruleset
from interpreter.rulebook.authored.book import PHRASE, Book, Entry
from interpreter.rulebook.authored.locale import locale_of
from interpreter.rulebook.authored.reading import languages_of, read_book
from interpreter.rulebook.authored.render import Writer, no_rulebook, title_of
from interpreter.rulebook.authored.things import named_by, things


def names_in(ruleset: Ruleset, language: str) -> Names:
    """What a person calls the things of a ruleset in a language, by pointer: what the terms of its rulebook say.

    Raises RulewrightError (RA015) where the ruleset has no rulebook in the language.
    """
    terms = names_of(ruleset, language)
    named = ((section, name, named_by(terms, section, name)) for section, name in things(ruleset))
    words = {f"{section}.{name}": word for section, name, word in named if word}
    return Names(language, title_in(ruleset, language), words)


def names_of(ruleset: Ruleset, language: str) -> dict[str, str]:
    """The plain form of every term, by the term.

    Raises RulewrightError (RA015) where the ruleset has no rulebook in the language.
    """
    if language not in (known := languages_of(ruleset)) or locale_of(language) is None:
        raise RulewrightError(no_rulebook(ruleset, language, known))
    return plain_terms(read_book(ruleset, language))


def plain_terms(book: Book) -> dict[str, str]:
    """The plain form of every term of a book, by the term."""
    mentions = {name: _mention(entry) for name, entry in book.terms.items()}
    whole = {**book.messages, **{entry.name: entry for entry in mentions.values()}}
    writer = Writer(replace(book, messages=whole), {}, Report())
    return {name: writer.text(entry) for name, entry in mentions.items()}


def title_in(ruleset: Ruleset, language: str) -> str:
    """The title of a ruleset in a language, or its own title where the language has none."""
    return title_of(ruleset, read_book(ruleset, language))


def _mention(term: Entry) -> Entry:
    """A message that says nothing but the term: terms cannot be asked for by themselves."""
    reference = ast.Placeable(ast.TermReference(ast.Identifier(term.name)))
    return replace(term, node=ast.Message(ast.Identifier(f"{PHRASE}of-{term.name}"), ast.Pattern([reference])))
