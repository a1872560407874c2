"""The texts of a rulebook in one language: clauses, phrases and terms, with the place of each.

A message is a clause of the rulebook. Its id is the clause id that ``cite:`` names, with hyphens
for dots, since Fluent allows no dots. Group comments are headings. A comment before a message may
hold marks, one a line: ``item`` (an entry of a list), ``flavour`` (no rule stands behind it),
``rule: options.debt`` (the rule that it tells where the ruleset cites no clause).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from fluent.syntax import ast

from interpreter.diagnostics.diagnostic import NOWHERE, Span
from interpreter.reading.source import Source

#: Messages with this prefix are parts of sentences that clauses share.
PHRASE = "phrase-"
#: The message with the game's title in a language.
TITLE = "title"
#: The language that decides which clauses there are, and their order.
SOURCE_LANGUAGE = "en"


def message_id(clause: str) -> str:
    """The id of the message that tells a clause: hyphens instead of dots."""
    return clause.replace(".", "-")


@dataclass(frozen=True, slots=True)
class Entry:
    """A message or a term, the heading above it, and the file it stands in.

    ``inherited`` are the marks of the base's clause that it replaces.
    """

    node: ast.Message | ast.Term
    heading: str
    source: Source
    inherited: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """Its id, without the hyphen that a term begins with in Fluent."""
        return self.node.id.name

    @property
    def is_clause(self) -> bool:
        """Whether it is shown as a clause of its own."""
        return isinstance(self.node, ast.Message) and self.name != TITLE and not self.name.startswith(PHRASE)

    @property
    def marks(self) -> tuple[str, ...]:
        """The lines of the comment before it, or those of the clause that it replaces."""
        comment = self.node.comment
        lines = (comment.content or "").splitlines() if comment is not None else []
        return tuple(line.strip() for line in lines if line.strip()) or self.inherited

    @property
    def is_item(self) -> bool:
        """Whether it is an entry of a list."""
        return "item" in self.marks

    @property
    def is_flavour(self) -> bool:
        """Whether no rule has to stand behind it."""
        return "flavour" in self.marks

    @property
    def rules(self) -> tuple[str, ...]:
        """Pointers to the rules that it tells besides those that cite it."""
        listed = [mark.removeprefix("rule:") for mark in self.marks if mark.startswith("rule:")]
        return tuple(pointer.strip() for names in listed for pointer in names.split(","))

    def span(self, node: ast.SyntaxNode | None = None) -> Span:
        """The place of a part of it, or of its id."""
        return span_of(self.source, self.node.id if node is None else node)


def span_of(source: Source, node: ast.SyntaxNode) -> Span:
    """The place of a node in its file."""
    at = node.span
    return source.span(at.start, at.end) if at is not None else source.span(0, 0)


@dataclass(frozen=True, slots=True)
class Definition:
    """``### fact NAME: EXPRESSION``: a number that the texts use under a name of their own."""

    name: str
    expression: str
    span: Span


@dataclass(frozen=True)
class Book:
    """All texts of a ruleset in one language, those of its bases included.

    ``own`` are the ids that the ruleset's own file says; ``broken`` are places that are not Fluent;
    ``kept`` are inherited clauses that still hold although their rule has changed (``### kept: ID, ID``).
    """

    language: str
    messages: Mapping[str, Entry] = field(default_factory=dict)
    terms: Mapping[str, Entry] = field(default_factory=dict)
    definitions: tuple[Definition, ...] = ()
    own: frozenset[str] = frozenset()
    broken: tuple[tuple[str, Span], ...] = ()
    kept: frozenset[str] = frozenset()
    start: Span = NOWHERE

    @cached_property
    def clauses(self) -> tuple[Entry, ...]:
        """The clauses in the order of the file."""
        return tuple(entry for entry in self.messages.values() if entry.is_clause)

    @property
    def entries(self) -> Iterator[Entry]:
        """All messages and terms."""
        yield from self.messages.values()
        yield from self.terms.values()
