"""RB401 and RB204: clauses that are gone, and clauses that stand elsewhere now."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from interpreter.rulebook.align import Pair
from interpreter.rulebook.model import Finding, Level, Link, Scope
from interpreter.rulebook.source import Source
from interpreter.rulebook.statement import Statement

#: Kinds of atoms that make a clause say something about the rules.
_CONTENT = frozenset(
    {"n", "answer", "modality", "polarity", "role", "limit", "comparator", "extreme", "result", "order", "v", "t"}
)


def omitted(
    pairs: Sequence[Pair], links: Sequence[Link], source: Source, beside: Collection[int] = ()
) -> list[Finding]:
    """A finding for each clause that is gone, at the place where it stood.

    ``beside`` are the numbers of the clauses that stood next to one said anew, which may tell them now.
    """
    places = {link.stamp + str(link.line): pair.statements for pair in pairs for link in pair.links if pair.statements}
    return [
        replace(_omission(links, i, places, source), level=Level.NOTE if i in beside else Level.WARNING)
        for i, link in enumerate(links)
        if _gone(link, pairs) and _matters(link)
    ]


def _gone(link: Link, pairs: Sequence[Pair]) -> bool:
    return any(link in pair.links and not pair.statements for pair in pairs)


def _matters(link: Link) -> bool:
    """Whether a clause says something about the rules: a heading or a mere name does not."""
    kinds = [name.partition(":")[0] for name in link.says]
    return link.scope not in {Scope.HEADING, Scope.REFERENCE, Scope.EXAMPLE} and any(kind in _CONTENT for kind in kinds)


def _omission(links: Sequence[Link], at: int, places: dict[str, tuple[Statement, ...]], source: Source) -> Finding:
    before = _neighbour(links, range(at - 1, -1, -1), places)
    after = _neighbour(links, range(at + 1, len(links)), places)
    start, end = _place(links[at], before, after, source)
    fact = next((name for name in (*links[at].facts, *links[at].states) if name != "-"), "")
    says = "; ".join(links[at].says[:4])
    return Finding("RB401", Level.WARNING, "a clause is missing here", start, end, fact, expected=says)


_Known = tuple[Link, tuple[Statement, ...]]


def _neighbour(links: Sequence[Link], order: range, places: dict[str, tuple[Statement, ...]]) -> _Known | None:
    for i in order:
        statements = places.get(links[i].stamp + str(links[i].line))
        if statements:
            return links[i], statements
    return None


def _place(link: Link, before: _Known | None, after: _Known | None, source: Source) -> tuple[int, int]:
    """In the line where the clause stood: at the neighbour that shared the line, on the empty line, or between."""
    if before is not None and before[0].line == link.line:
        clause = before[1][-1].clause
        return clause.end, clause.end + 1
    line = link.line if before is None else before[1][-1].clause.line + link.line - before[0].line
    if 1 <= line <= len(source.starts) and (after is None or line < after[1][0].clause.line):
        return source.starts[line - 1], source.starts[line - 1] + 1
    if after is not None:
        clause = after[1][0].clause
        return clause.start, clause.start + 1
    if before is not None:
        clause = before[1][-1].clause
        return clause.end, clause.end + 1
    return 0, 1


def rearranged(pairs: Sequence[Pair]) -> list[Finding]:
    """A finding for each clause that was moved, unless it is an entry of a list, whose order says nothing."""
    return [_moved(pair) for pair in pairs if pair.moved and not pair.statements[0].clause.listed]


def _moved(pair: Pair) -> Finding:
    clause = pair.statements[0].clause
    message = "this clause stood elsewhere; the order of steps may have changed"
    return Finding("RB204", Level.WARNING, message, clause.start, clause.end)
