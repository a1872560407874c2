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
    homes = {id(item): pair for pair in pairs if _changed(pair) for item in (*pair.links, *pair.statements)}
    order = {**_neighbours(links), **_neighbours(statements)}
    places = {id(link): at for at, link in enumerate(links)}
    gone: set[int] = set()
    for alone in [pair for pair in pairs if not pair.links or not pair.statements]:
        beside = (homes.get(near) for item in (*alone.links, *alone.statements) for near in order[id(item)])
        home = next((pair for pair in beside if pair is not None and _belongs(alone, pair, language)), None)
        if home is not None:
            whole = _joined(home, alone, places)
            homes.update((id(item), whole) for item in (*whole.links, *whole.statements))
            gone.add(id(alone))
    return tuple(_now(pair, homes) for pair in pairs if id(pair) not in gone)


def _changed(pair: Pair) -> bool:
    return bool(pair.links and pair.statements) and not pair.unchanged and not pair.moved


def _now(pair: Pair, homes: dict[int, Pair]) -> Pair:
    """The pair as it is after parts have been put to it."""
    return homes.get(id(pair.links[0]), pair) if _changed(pair) else pair


def _neighbours(order: Sequence[object]) -> dict[int, tuple[int, ...]]:
    """What stands right before and after each item."""
    ids = [id(item) for item in order]
    return {one: (*ids[max(0, at - 1) : at], *ids[at + 1 : at + 2]) for at, one in enumerate(ids)}


def _joined(home: Pair, alone: Pair, places: dict[int, int]) -> Pair:
    """Both in one, each side in its order."""
    links = sorted(home.links + alone.links, key=lambda link: places[id(link)])
    statements = sorted(home.statements + alone.statements, key=lambda statement: statement.clause.start)
    return Pair(tuple(links), tuple(statements))


def _belongs(alone: Pair, pair: Pair, language: str) -> bool:
    """Whether what is missing (or new) in a pair is said by what stands alone beside it."""
    known = Counter(stamp for link in pair.links for stamp in link.words)
    told = Counter(stamp for statement in pair.statements for stamp, _ in statement.words)
    if alone.statements:
        return _share(known - told, (stamp for stamp, _ in alone.statements[0].words), language)
    return _share(told - known, alone.links[0].words, language)


def _share(missing: Counter[str], words: Iterable[str], language: str) -> bool:
    """Whether enough of the words are among the missing ones; common words count little."""
    said = Counter(words)
    whole = sum(weight_of(stamp, language) * count for stamp, count in said.items())
    shared = sum(weight_of(stamp, language) * count for stamp, count in (said & missing).items())
    return whole > 0 and shared >= _TOLD_BESIDE * whole
