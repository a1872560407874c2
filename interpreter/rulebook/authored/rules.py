"""The rules of a ruleset as the rulebook sees them: the clauses they cite, and pointers to them."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.diagnostics.diagnostic import Span
from interpreter.model.ruleset import Phase, Provenance, Ruleset, Text
from interpreter.rulebook.authored.book import message_id

_SECTIONS = (
    *("options", "enums", "components", "zones", "variables", "functions"),
    *("patterns", "procedures", "actions", "triggers"),
)


def cited(ruleset: Ruleset) -> dict[str, tuple[str, Span]]:
    """Every clause that a rule cites: id of its message -> clause id, place of the first rule that does."""
    found: dict[str, tuple[str, Span]] = {}
    for _, name, provenance in _rules(ruleset):
        for clause in provenance.cite:
            found.setdefault(message_id(clause), (clause, name.span()))
    return found


def clauses_by_rule(ruleset: Ruleset) -> dict[str, tuple[str, ...]]:
    """The clauses that each rule cites, under a pointer to the rule."""
    return {pointer: provenance.cite for pointer, _, provenance in _rules(ruleset)}


def pointers(ruleset: Ruleset) -> frozenset[str]:
    """The names by which the comment ``rule:`` may point to rules: ``options.debt``, ``setup``."""
    return frozenset((*(pointer for pointer, _, _ in _rules(ruleset)), "setup", "players", "limits"))


def _rules(ruleset: Ruleset) -> Iterator[tuple[str, Text, Provenance]]:
    for section in _SECTIONS:
        for rule in getattr(ruleset, section):
            yield f"{section}.{rule.name.value}", rule.name, rule.source
    for phase in ruleset.phases:
        yield from _phases(phase)
    yield "outcome", Text(""), ruleset.outcome.source


def _phases(phase: Phase) -> Iterator[tuple[str, Text, Provenance]]:
    yield f"phases.{phase.name.value}", phase.name, phase.source
    for inner in phase.phases:
        yield from _phases(inner)
