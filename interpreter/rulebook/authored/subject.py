"""What a check looks at: one language's texts, the ruleset, and the values that the texts may use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from interpreter.model.ruleset import Option, Ruleset
from interpreter.rulebook.authored.book import Book, Entry
from interpreter.rulebook.authored.values import Value
from interpreter.rulebook.model import Fact


@dataclass(frozen=True)
class Subject:
    """The texts of one language and what they are checked against."""

    ruleset: Ruleset
    book: Book
    values: Mapping[str, Value]
    facts: tuple[Fact, ...] = ()

    @property
    def messages(self) -> Iterator[Entry]:
        """The messages that the ruleset's own file holds."""
        return (entry for entry in self.book.messages.values() if entry.name in self.book.own)

    @property
    def entries(self) -> Iterator[Entry]:
        """The messages and terms that the ruleset's own file holds."""
        yield from self.messages
        yield from (entry for entry in self.book.terms.values() if f"-{entry.name}" in self.book.own)

    @cached_property
    def options(self) -> dict[str, Option]:
        """The options by name."""
        return {option.name.value: option for option in self.ruleset.options}

    def words_of(self, name: str) -> tuple[str, ...]:
        """The words that a value may be, where it is a flag or a choice; none for others."""
        option = self.options.get(name)
        if option is None or option.kind == "range":
            return ()
        return ("true", "false") if option.kind == "flag" else tuple(choice.value for choice in option.choices)
