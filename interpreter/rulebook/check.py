"""Checking a rulebook text against a ruleset."""

from __future__ import annotations

from pathlib import Path

from interpreter.rulebook.claims import claims_of, with_answers
from interpreter.rulebook.document import clauses_of
from interpreter.rulebook.glossary import glossary
from interpreter.rulebook.lexicon import lexicon
from interpreter.rulebook.model import Claim
from interpreter.rulebook.scan import Reading, read_clause
from interpreter.rulebook.source import Source


def readings_of(ruleset_path: Path, source: Source, language: str) -> list[Reading]:
    """The clauses of a text, read with the lexicon and the ruleset's glossary. Raises RulewrightError."""
    words, terms = lexicon(language), glossary(str(ruleset_path), language)
    return [read_clause(clause, words, terms) for clause in clauses_of(source, words)]


def claims_of_text(ruleset_path: Path, source: Source, language: str) -> list[Claim]:
    """All numbers that a text mentions. Raises RulewrightError."""
    readings = readings_of(ruleset_path, source, language)
    return [claim for claims in with_answers(readings, [claims_of(r) for r in readings]) for claim in claims]
