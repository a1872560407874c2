"""Proposing links: which fact of the ruleset a number of the text states."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from interpreter.rulebook.links import Text
from interpreter.rulebook.model import Atom, Fact, Link
from interpreter.rulebook.statement import Statement

#: Kinds of facts, the ones a number most likely states first.
_LIKELY = ("count", "amount", "dimension", "pattern", "effect", "range", "table", "derived")
UNKNOWN = "-"


def suggest(name: str, statements: Sequence[Statement], facts: Sequence[Fact]) -> Text:
    """Links for all clauses of a text, to be reviewed."""
    return Text(name, tuple(link_of(statement, facts) for statement in statements))


def link_of(statement: Statement, facts: Sequence[Fact]) -> Link:
    """The link of one clause."""
    clause = statement.clause
    numbers = [atom for atom in statement.atoms if atom.kind == "n"]
    each = any(atom.name == "quantifier:all" for atom in statement.atoms)
    found = tuple(_fact_for(atom, facts, each) for atom in numbers)
    return Link(
        line=clause.line,
        stamp=statement.stamp,
        scope=clause.scope,
        words=tuple(stamp for stamp, _ in statement.words),
        says=tuple(atom.name for atom in statement.atoms),
        facts=found if any(name != UNKNOWN for name in found) else (),
        opens_line=clause.opens_line,
        listed=clause.listed,
    )


def _fact_for(atom: Atom, facts: Sequence[Fact], each: bool) -> str:
    """The id of the fact that a number most likely states, or ``-``."""
    value, _, unit = (*atom.value.split(" "), "", "")[:3]
    fitting = [fact for fact in facts if fact.value == int(value) and unit and fact.unit == unit]
    fitting.sort(key=lambda fact: _preference(fact, each))
    return fitting[0].id if fitting else UNKNOWN


def _preference(fact: Fact, each: bool) -> tuple[bool, int]:
    kind = _LIKELY.index(fact.kind) if fact.kind in _LIKELY else len(_LIKELY)
    return (fact.role == "each") != each, kind


def carried_over(text: Text, earlier: Text) -> Text:
    """The text with what a reviewer has added to an earlier version of it: facts and clauses of the ruleset."""
    known = {link.stamp: link for link in earlier.clauses}
    clauses = tuple(
        replace(link, states=known[link.stamp].states, facts=known[link.stamp].facts) if link.stamp in known else link
        for link in text.clauses
    )
    return replace(text, clauses=clauses, accepted=earlier.accepted, literal=earlier.literal)
