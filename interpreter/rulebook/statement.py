"""A clause of a text with all that is known of it: what it reads, claims and says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from interpreter.rulebook.claims import claims_of, with_answers
from interpreter.rulebook.document import clauses_of
from interpreter.rulebook.glossary import Glossary
from interpreter.rulebook.lexicon import Lexicon
from interpreter.rulebook.model import Atom, Claim, Clause
from interpreter.rulebook.scan import Reading, read_clause
from interpreter.rulebook.signature import atoms_of, clause_stamp, word_stamps
from interpreter.rulebook.source import Source
from interpreter.rulebook.tokens import Token


@dataclass(frozen=True, slots=True)
class Statement:
    """A clause, its reading, its claims, its atoms, and its stamps."""

    reading: Reading
    claims: tuple[Claim, ...]
    atoms: tuple[Atom, ...]
    stamp: str
    words: tuple[tuple[str, Token], ...]

    @property
    def clause(self) -> Clause:
        """The clause itself."""
        return self.reading.clause


def statements_of(source: Source, language: Lexicon, terms: Glossary) -> tuple[Statement, ...]:
    """All clauses of a text, read and understood as far as the lexicon and the glossary go."""
    readings = [read_clause(clause, language, terms) for clause in clauses_of(source, language)]
    claims = with_answers(readings, [claims_of(reading) for reading in readings])
    return tuple(_statement(reading, found) for reading, found in zip(readings, claims, strict=True))


def _statement(reading: Reading, claims: Sequence[Claim]) -> Statement:
    return Statement(
        reading,
        tuple(claims),
        atoms_of(reading, claims),
        clause_stamp(reading.tokens),
        word_stamps(reading, claims),
    )
