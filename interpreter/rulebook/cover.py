"""Coverage both ways: which facts a text states, and which clauses state none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from interpreter.rulebook.align import Pair
from interpreter.rulebook.links import Text
from interpreter.rulebook.model import Fact, Finding, Level, Link, Scope
from interpreter.rulebook.statement import Statement

_END = frozenset({"end", "ranking", "tie_break", "tie"})
#: What the facts of a group are called when a text says none of them.
_GROUPS = {
    "count": "how many there are of: {}",
    "dimension": "the size of: {}",
    "rounds": "how many rounds are played",
    "end": "when the game ends and who has won",
    "tie": "what a tie that remains is",
    "pattern": "a shape that counts as well: {}",
}


@dataclass(frozen=True, slots=True)
class Coverage:
    """Facts stated, assumed and uncovered; clauses linked and unlinked."""

    stated: tuple[Fact, ...]
    assumed: tuple[Fact, ...]
    uncovered: tuple[Fact, ...]
    linked: int
    unlinked: int


def coverage_of(text: Text, facts: Sequence[Fact]) -> Coverage:
    """The coverage of a reviewed text."""
    links = [link for link in text.clauses if link.scope is not Scope.HEADING]
    linked = sum(bool(link.states or any(name != "-" for name in link.facts)) for link in links)
    stated = [fact for fact in facts if is_stated(fact, text.clauses)]
    rest = [fact for fact in facts if fact not in stated]
    assumed = [fact for fact in rest if fact.assumed]
    uncovered = [fact for fact in rest if not fact.assumed]
    return Coverage(tuple(stated), tuple(assumed), tuple(uncovered), linked, len(links) - linked)


def is_stated(fact: Fact, links: Iterable[Link]) -> bool:
    """Whether a clause states the fact: by its id, or by a clause that the rule cites."""
    names = {name for link in links for name in (*link.facts, *link.states)}
    return fact.id in names or any(cite in names for cite in fact.cite)


def unstated(text: Text, pairs: Sequence[Pair], facts: Sequence[Fact]) -> list[Finding]:
    """RB402: what a rulebook has to say and this text never said, by groups."""
    missing = [
        fact for fact in facts if fact.must and fact.id not in text.accepted and not is_stated(fact, text.clauses)
    ]
    groups: dict[str, list[Fact]] = {}
    for fact in missing:
        groups.setdefault(_group(fact, missing), []).append(fact)
    return [_assumption(group, found, pairs, facts) for group, found in groups.items()]


def _group(fact: Fact, missing: Sequence[Fact]) -> str:
    if fact.kind in _END:
        alone = [other for other in missing if other.kind in _END] == [fact]
        return "tie" if alone and fact.kind == "tie" else "end"
    if fact.kind == "amount":
        return "rounds"
    return fact.kind if fact.kind in _GROUPS else "count"


def _assumption(group: str, missing: Sequence[Fact], pairs: Sequence[Pair], facts: Sequence[Fact]) -> Finding:
    first = missing[0]
    names = sorted({fact.unit if group == "count" else _part(fact) for fact in missing})
    what = _GROUPS[group].format(", ".join(name.replace("_", " ") for name in names))
    start, end = _place(group, first, pairs, facts)
    why = f" ({first.assumed})" if first.assumed else ""
    message = f"the text does not say {what}; the ruleset assumes it{why}"
    return Finding("RB402", Level.WARNING, message, start, end, first.id, expected=str(first.value))


def _place(group: str, fact: Fact, pairs: Sequence[Pair], facts: Sequence[Fact]) -> tuple[int, int]:
    """Where one would look for it: at a sister rule's clause, else where the thing is first spoken of."""
    sought = {"tie": {"t:tie"}, "dimension": {f"t:{_part(fact)}"}, "count": {f"t:{fact.unit}"}}.get(group, set())
    if group == "pattern":
        sought = _sisters(fact, facts)
    for pair in pairs:
        for link in pair.links:
            if pair.statements and link.scope is not Scope.HEADING and sought & _names(link):
                return _span(pair.statements[0])
    return _span(pairs[0].statements[0]) if pairs and pairs[0].statements else (0, 1)


def _names(link: Link) -> set[str]:
    return {*link.says, *link.states, *link.facts}


def _sisters(fact: Fact, facts: Sequence[Fact]) -> set[str]:
    """The clauses that patterns of a like name cite: where a shape of the same family is told."""
    family = _part(fact).rpartition("_")[0] or _part(fact)
    return {cite for other in facts if other.id.startswith(f"patterns.{family}") for cite in other.cite}


def _part(fact: Fact) -> str:
    """The rule that a fact is about, by its name."""
    return [*fact.id.split("."), fact.id][1]


def _span(statement: Statement) -> tuple[int, int]:
    return statement.clause.start, statement.clause.end
