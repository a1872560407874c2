"""Sentences split or joined: a part of a clause that now stands alone belongs to the clause that it came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from interpreter.rulebook.align import Pair, weight_of
from interpreter.rulebook.model import Link
from interpreter.rulebook.statement import Statement

#: So much of a new sentence was said by the clause beside it, which does not say it any more, or the other way round.
_TOLD_BESIDE = 0.5


def rejoined(
    pairs: Sequence[Pair], links: Sequence[Link], statements: Sequence[Statement], language: str
) -> tuple[Pair, ...]:
    """The pairs with each part that was split off, or taken in by a neighbour, put to the clause it belongs to."""
    joined = list(pairs)
    for alone in [pair for pair in pairs if not pair.links or not pair.statements]:
        home = next((pair for pair in joined if _beside(alone, pair, links, statements, language)), None)
        if home is not None:
            whole = Pair(
                _sorted(home.links + alone.links, links), _sorted_statements(home.statements + alone.statements)
            )
            joined = [whole if pair is home else pair for pair in joined if pair is not alone]
    return tuple(joined)


def _sorted(parts: Sequence[Link], links: Sequence[Link]) -> tuple[Link, ...]:
    return tuple(link for link in links if any(link is part for part in parts))


def _sorted_statements(parts: Sequence[Statement]) -> tuple[Statement, ...]:
    return tuple(sorted(parts, key=lambda statement: statement.clause.start))


def _beside(alone: Pair, pair: Pair, links: Sequence[Link], statements: Sequence[Statement], language: str) -> bool:
    """Whether a pair stands beside what is alone and what is missing (or new) in it is said there."""
    if not pair.links or not pair.statements or pair.unchanged or pair.moved:
        return False
    known = Counter(stamp for link in pair.links for stamp in link.words)
    told = Counter(stamp for statement in pair.statements for stamp, _ in statement.words)
    if alone.statements:
        near = _next_to(alone.statements, pair.statements, statements)
        return near and _share(known - told, (stamp for stamp, _ in alone.statements[0].words), language)
    return _next_to(alone.links, pair.links, links) and _share(told - known, alone.links[0].words, language)


def _next_to(alone: Sequence[object], others: Sequence[object], order: Sequence[object]) -> bool:
    """Whether something stands right before or after others."""
    at = next(i for i, item in enumerate(order) if item is alone[0])
    near = [*order[max(0, at - 1) : at], *order[at + 1 : at + 2]]
    return any(other is neighbour for other in others for neighbour in near)


def _share(missing: Counter[str], words: Iterable[str], language: str) -> bool:
    """Whether enough of the words are among the missing ones; common words count little."""
    said = Counter(words)
    whole = sum(weight_of(stamp, language) * count for stamp, count in said.items())
    shared = sum(weight_of(stamp, language) * count for stamp, count in (said & missing).items())
    return whole > 0 and shared >= _TOLD_BESIDE * whole
