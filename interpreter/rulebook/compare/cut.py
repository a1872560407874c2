"""RB401: a part of a clause is gone and nothing stands in its place."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.rulebook.compare.difference import Case, Difference
from interpreter.rulebook.signature import stamp_of

#: So many telling words, or words with this many things said, are more than a shorter way of saying it.
_TELLING = 2
_SAID = 2
_WORDS = 3
#: What may come and go freely.
_FREE = frozenset({"t:player", "t:game", "t:turn", "role:own", "place:inside"})


def cut(case: Case) -> Iterator[Difference]:
    """One difference if words that say something are gone and no new ones have come."""
    if any(token.text not in case.language.common for token in case.new):
        return
    said = sum(count for name, count in case.gone.items() if name not in _FREE)
    words = case.lost - len(case.new)
    much = (case.lost_telling >= _TELLING and words >= _TELLING) or (said >= _SAID and words >= _WORDS)
    much = much or _nothing_but_things(case) or _alternative(case)
    if said and much and not _added(case):
        yield Difference("RB401", "a part of this clause is left out", case.start, case.end)


def _nothing_but_things(case: Case) -> bool:
    """Whether things of the game that were named once are not named any more."""
    general = case.glossary.general | case.glossary.counters
    things = [name for name in case.gone if name.startswith("t:") and name[2:].rstrip("~") not in general]
    return bool(things) and not case.new and not any(atom.name in things for atom in case.found)


def _alternative(case: Case) -> bool:
    """Whether one of two things joined by *or* is gone with the *or*."""
    joined = any(stamp_of(case.language, word) in case.lost_stamps for word in case.language.alternatives)
    return joined and not case.new and case.lost_telling > 0


def _added(case: Case) -> bool:
    """Whether anything new is said; a time that goes with something else now is not new."""
    gone = {name.partition(">")[0] for name in case.gone}
    return any(name.partition(">")[0] not in gone for name in case.added)
