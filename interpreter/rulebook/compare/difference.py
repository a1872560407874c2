"""A case of comparison, the atoms expected and found, and a difference between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from interpreter.rulebook.glossary import Glossary
from interpreter.rulebook.lexicon import Lexicon
from interpreter.rulebook.model import Atom
from interpreter.rulebook.signature import stamp_of
from interpreter.rulebook.tokens import Token, words_of


@dataclass(frozen=True, slots=True)
class Difference:
    """One difference: the rule it breaks, where, what was expected and found. ``certain`` makes it an error.

    ``doubt`` is what speaks in the difference itself for the same said otherwise.
    """

    rule: str
    message: str
    start: int
    end: int
    expected: str = ""
    found: str = ""
    certain: bool = False
    fact: str = ""
    in_example: bool = False
    doubt: int = 0


@dataclass(frozen=True)
class Case:
    """What a clause should say and what it says.

    ``facts`` names the fact behind each expected number, ``new`` the words that the link does not know,
    ``lost`` how many words it knows are gone, ``lost_stamps`` which, ``lost_telling`` how many of them are
    not among the most common. ``tokens`` are all words of the clause, ``resplit`` says that sentences were split
    or joined.
    """

    expected: tuple[Atom, ...]
    found: tuple[Atom, ...]
    start: int
    end: int
    language: Lexicon
    glossary: Glossary
    facts: dict[int, str] = field(default_factory=dict)
    new: tuple[Token, ...] = ()
    lost: int = 0
    lost_stamps: frozenset[str] = frozenset()
    lost_telling: int = 0
    tokens: tuple[Token, ...] = ()
    resplit: bool = False

    @cached_property
    def gone(self) -> Counter[str]:
        """Atoms expected and not found, by name."""
        return names(self.expected) - names(self.found)

    @cached_property
    def added(self) -> Counter[str]:
        """Atoms found and not expected, by name."""
        return names(self.found) - names(self.expected)

    @cached_property
    def unknown(self) -> tuple[Token, ...]:
        """New words that are no part of what is said as far as the lexicon and the glossary know."""
        known = [(atom.start, atom.end) for atom in self.found]
        return tuple(t for t in self.new if not any(start <= t.start < end for start, end in known))

    def place_of(self, name: str) -> tuple[int, int]:
        """Where an atom added stands (the last of its name), else the whole clause."""
        places = [(atom.start, atom.end) for atom in self.found if atom.name == name]
        return places[-1] if places else (self.start, self.end)

    def of_kind(self, kind: str, *, expected: bool) -> list[Atom]:
        """The atoms of a kind, in order."""
        return [atom for atom in (self.expected if expected else self.found) if atom.kind == kind]


def name_words(case: Case, concept: str) -> set[str]:
    """The stamps of the telling words in a thing's names of several words."""
    term = case.glossary.terms.get(concept)
    forms = [words_of(form) for form in (*term.forms, *term.also)] if term else []
    telling = {word for words in forms if len(words) > 1 for word in words} - case.language.common
    return {stamp_of(case.language, word) for word in telling}


def names(atoms: Iterable[Atom]) -> Counter[str]:
    """How often each atom is said."""
    return Counter(atom.name for atom in atoms)


def expected_atoms(says: Sequence[str]) -> tuple[Atom, ...]:
    """The atoms of a link, which have an order but no place."""
    atoms = []
    for number, name in enumerate(says):
        kind, _, value = name.partition(":")
        atoms.append(Atom(kind, value, number, number))
    return tuple(atoms)
