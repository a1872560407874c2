"""Checking a text that was never reviewed: errors only where a number can mean one fact alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from interpreter.rulebook.foreign import foreign_words
from interpreter.rulebook.linked import Setting
from interpreter.rulebook.model import Atom, Claim, Fact, Finding, Level, Scope
from interpreter.rulebook.statement import Statement

_BINDING = frozenset({Scope.RULE, Scope.ANSWER})
#: Kinds of facts that a bare number with its unit can state.
_NUMERIC = frozenset({"count", "amount", "dimension", "pattern", "effect", "range", "derived", "table"})

#: Facts of these kinds, or with these units, are what any number with their unit must be about.
_SINGLE = frozenset({"range", "dimension"})
_ONCE = frozenset({"round", "player"})


@dataclass(frozen=True, slots=True)
class _Number:
    value: int
    comparator: str
    unit: str
    atom: Atom


def check_unlinked(statements: Sequence[Statement], setting: Setting) -> list[Finding]:
    """What is certain as errors, what is likely as warnings, what can only be wondered at as notes."""
    facts = tuple(setting.facts.values())
    found = list(_gaps(setting))
    for statement in statements:
        foreign = foreign_words(statement.clause.tokens, setting.glossary, setting.language, setting.ruleset_path)
        if foreign is not None:
            level = Level.ERROR if foreign.certain and foreign.language else Level.WARNING
            found.append(Finding("RB601", level, "this is not translated", foreign.start, foreign.end))
        elif statement.clause.scope in _BINDING:
            found += _numbers(statement, facts)
    found += _never_said(statements, facts)
    return found


def _gaps(setting: Setting) -> Iterator[Finding]:
    """RB801: without a glossary of the game numbers have no units."""
    if all(name in setting.glossary.general for name in setting.glossary.terms):
        message = (
            f"there is no glossary of this game in {setting.language.name}, so that hardly anything can be compared"
        )
        yield Finding("RB801", Level.WARNING, message, 0, 1)


def _numbers(statement: Statement, facts: Sequence[Fact]) -> Iterator[Finding]:
    for number in _parsed(statement):
        possible = _possible(number, facts)
        if not possible or any(_agrees(number, fact) for fact in possible):
            continue
        certain = _certain(number, statement, possible)
        if certain is not None:
            yield _contradiction(number, certain)
        elif number.value > 1:
            message = f"no rule speaks of {number.value} {number.unit}"
            yield Finding("RB403", Level.NOTE, message, number.atom.start, number.atom.end)


def _parsed(statement: Statement) -> Iterator[_Number]:
    for atom in statement.atoms:
        if atom.kind == "n":
            value, comparator, unit = (*atom.value.split(" "), "", "")[:3]
            if unit:
                yield _Number(int(value), comparator, unit, atom)


def _possible(number: _Number, facts: Sequence[Fact]) -> list[Fact]:
    """The facts that a number with this unit can be about."""
    return [
        fact for fact in facts if fact.kind in _NUMERIC and isinstance(fact.value, int) and fact.unit == number.unit
    ]


def _agrees(number: _Number, fact: Fact) -> bool:
    return fact.value == number.value


def _certain(number: _Number, statement: Statement, possible: Sequence[Fact]) -> Fact | None:
    """The one fact that the number must be about: an entry of the list of components, or the only such fact."""
    if _is_component_entry(statement):
        totals = [fact for fact in possible if fact.id.startswith("components.") and fact.id.endswith(".copies")]
        return totals[0] if len(totals) == 1 else None
    told = [fact for fact in possible if fact.kind in _SINGLE or fact.unit in _ONCE]
    if number.value > 1 and told and len(told) == len(possible) and len({fact.value for fact in told}) == 1:
        return told[0]
    return None


def _is_component_entry(statement: Statement) -> bool:
    """An entry of a list that says a number of things and nothing else."""
    kinds = {atom.kind for atom in statement.atoms}
    return statement.clause.listed and kinds <= {"n", "t"} and sum(a.kind == "n" for a in statement.atoms) == 1


def _contradiction(number: _Number, fact: Fact) -> Finding:
    rule = {"dimension": "RB102", "range": "RB103", "table": "RB104"}.get(fact.kind, "RB101")
    level = Level.WARNING if _only_assumed(fact) or number.comparator != "eq" else Level.ERROR
    message = f"the number {number.value} ({number.unit}) should be {fact.value}"
    start, end = number.atom.start, number.atom.end
    return Finding(rule, level, message, start, end, fact.id, str(fact.value), str(number.value))


def _only_assumed(fact: Fact) -> bool:
    """Whether no clause of a rulebook stands behind a fact."""
    return bool(fact.assumed) and not fact.cite


def _never_said(statements: Sequence[Statement], facts: Sequence[Fact]) -> Iterator[Finding]:
    """Notes on what a rulebook has to tell and no number of the text does."""
    said = {(number.value, number.unit) for statement in statements for number in _parsed(statement)}
    said |= {(claim.value, claim.unit) for statement in statements for claim in _both(statement)}
    for fact in facts:
        if fact.must and isinstance(fact.value, int) and (fact.value, fact.unit) not in said:
            rule = "RB402" if _only_assumed(fact) else "RB401"
            message = f"the text does not say: {fact.value} {fact.unit.replace('_', ' ')}"
            yield Finding(rule, Level.NOTE, message, 0, 1, fact.id, expected=str(fact.value))


def _both(statement: Statement) -> Sequence[Claim]:
    return [claim for claim in statement.claims if claim.cls == "both"]


def outdated(facts: Mapping[str, Fact], names: Sequence[str]) -> Iterator[Finding]:
    """RB701: facts that links name and the ruleset does not have any more."""
    cited = {cite for fact in facts.values() for cite in fact.cite}
    for name in sorted(set(names) - {"-"}):
        if name not in facts and name not in cited:
            message = f"a link points to '{name}', which the ruleset does not have"
            yield Finding("RB701", Level.NOTE, message, 0, 1, name)
