"""What a language has no name for, among the things that a person meets while playing."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.diagnostics.diagnostic import Report
from interpreter.diagnostics.suggest import listing
from interpreter.model.ruleset import Ruleset
from interpreter.rulebook.authored.book import Book
from interpreter.rulebook.authored.things import met_in_play, term_names

_HINT = "a term such as `-{term} = …` names it; until then people see the identifier"


def nameless(ruleset: Ruleset, book: Book, report: Report) -> None:
    """Note once for a language which things it does not name, grouped by section (RA018)."""
    missing = {section: names for section, names in _missing(ruleset, book) if names}
    if missing and not book.broken:
        groups = "; ".join(f"{section} {listing(names)}" for section, names in missing.items())
        first = next(iter(missing.values()))[0]
        report.note("RA018", f"`{book.language}` has no names for {groups}", book.start, _HINT.format(term=first))


def _missing(ruleset: Ruleset, book: Book) -> Iterator[tuple[str, list[str]]]:
    for section, names in met_in_play(ruleset).items():
        yield section, [name for name in names if not any(term in book.terms for term in term_names(section, name))]
