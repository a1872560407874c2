"""What things are called in a language, from the terms of its rulebook."""

from __future__ import annotations

from dataclasses import replace

from fluent.syntax import ast

from interpreter.diagnostics.diagnostic import Report, RulewrightError
from interpreter.model.ruleset import Ruleset
from interpreter.rulebook.authored.book import PHRASE, Entry
from interpreter.rulebook.authored.locale import locale_of
from interpreter.rulebook.authored.reading import languages_of, read_book
from interpreter.rulebook.authored.render import Writer, no_rulebook, title_of


def names_of(ruleset: Ruleset, language: str) -> dict[str, str]:
    """The plain form of every term, by the name of the component, zone, action or phase.

    Raises RulewrightError (RA015) where the ruleset has no rulebook in the language.
    """
    if language not in (known := languages_of(ruleset)) or locale_of(language) is None:
        raise RulewrightError(no_rulebook(ruleset, language, known))
    book = read_book(ruleset, language)
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
