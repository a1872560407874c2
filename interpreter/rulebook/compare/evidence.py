"""How sure a difference is: a mistake changes a few words in one place, a rewording changes words throughout.

In a sentence that is otherwise the same, a turned word is a mistake. The same difference in a sentence said anew
may be the same rule in other words; then it is a note for a person to look at, no warning.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from interpreter.rulebook.compare.difference import Case, Difference, name_words
from interpreter.rulebook.model import Level
from interpreter.rulebook.tokens import Token

#: New words with at most so many known ones between them are one stretch.
_GAP = 2
#: So few words are an entry of a list, where another thing is another entry.
_ENTRY = 5
#: What each sign of a sentence said anew counts.
_RESPLIT = 2
_MOVED, _MOST_MOVED = 2, 2
#: From so many words changed on a sentence is told in other words, from so many on anew; the same of telling words.
_CHANGED = (6, 8, 12)
_TELLING = (3, 4)
#: From so much evidence of rewording on an error is a warning.
_DOUBTFUL = 1
#: From so much on a difference is a note: what merely came or went, a word turned into its opposite.
_WEAK, _TURNED = 2, 4
#: From so much on even another number is no error.
_TOLD_ANEW = 5
_NUMBERS = frozenset({"RB101", "RB102", "RB103", "RB104"})
_POLES = frozenset({"RB201", "RB202", "RB203", "RB204", "RB205"})
#: What changes places by being turned round, which is what is looked for and no sign of other words.
_TURNABLE = frozenset({"side", "height", "polarity"})


@dataclass(frozen=True, slots=True)
class Rewording:
    """How far the words of a clause have changed.

    ``changed`` are words that came for others, ``telling`` those of them that say something of their own,
    ``moved`` things said that stand elsewhere, ``stretches`` places with new words, ``resplit`` whether sentences
    were split or joined.
    """

    changed: int
    telling: int
    moved: int
    stretches: int
    resplit: bool

    @property
    def score(self) -> int:
        """How much speaks for a sentence said anew; 0 for a change in one place."""
        size = sum(self.changed >= least for least in _CHANGED) + sum(self.telling >= least for least in _TELLING)
        moved = _MOVED * min(self.moved, _MOST_MOVED) if self.changed else 0
        return size + moved + max(0, self.stretches - 1) + (_RESPLIT if self.resplit else 0)

    @property
    def anew(self) -> bool:
        """Whether what merely came or went in the clause may be the same rule in other words."""
        return self.score >= _WEAK


def rewording(case: Case) -> Rewording:
    """How far the words of a clause have changed."""
    common = case.language.common
    fresh = [token for token in case.new if token.text not in common]
    unknown = [token for token in case.unknown if token.text not in common]
    entry = len(case.tokens) <= _ENTRY
    named, lost = _within_names(case, fresh), _within_lost_names(case)
    new = len(case.new) - named
    return Rewording(
        changed=new + min(case.lost - lost, new),
        telling=0 if entry else len(unknown) + min(case.lost_telling - lost, len(fresh) - named),
        moved=_moved(case),
        stretches=len(_stretches(case.new, case.tokens)),
        resplit=case.resplit,
    )


def weighed(difference: Difference, score: int) -> Level:
    """How bad a difference is in a clause whose words have changed that much."""
    if difference.rule in _NUMBERS and difference.certain:
        return Level.ERROR if score < _TOLD_ANEW else Level.WARNING
    score += difference.doubt
    if score >= _strength(difference):
        return Level.NOTE
    return Level.ERROR if difference.certain and score < _DOUBTFUL else Level.WARNING


def _strength(difference: Difference) -> int:
    """How much rewording a difference stands: one word for its opposite is hardly ever the same said otherwise."""
    turned = difference.rule in _POLES and difference.expected and difference.found
    return _TURNED if turned or difference.found == "opponent" else _WEAK


def _stretches(new: Sequence[Token], tokens: Sequence[Token]) -> list[int]:
    """The places where words are new, each by its first word."""
    fresh = {token.start for token in new}
    found: list[int] = []
    last = -_GAP - 2
    for at, token in enumerate(tokens):
        if token.start in fresh:
            if at - last > _GAP:
                found.append(at)
            last = at
    return found


def _within_names(case: Case, fresh: Sequence[Token]) -> int:
    """How many new words only go on with a new name of several words: the name is one change."""
    names = [atom for atom in case.of_kind("t", expected=False) if case.added[atom.name]]
    inside = [sum(atom.start <= token.start < atom.end for token in fresh) for atom in names]
    return sum(count - 1 for count in inside if count)


def _within_lost_names(case: Case) -> int:
    """How many lost words only went on with a name of several words that is gone."""
    names = {name[2:].rstrip("~") for name in case.gone if name.startswith("t:")}
    return sum(max(0, len(name_words(case, name) & case.lost_stamps) - 1) for name in names)


def _moved(case: Case) -> int:
    """How many of the things still said stand elsewhere among the others."""
    ours, theirs = (
        [_plain(atom.name) for atom in atoms if atom.kind not in _TURNABLE] for atoms in (case.expected, case.found)
    )
    return sum((Counter(ours) & Counter(theirs)).values()) - _in_order(ours, theirs)


def _plain(name: str) -> str:
    """What an atom says, whatever form it has and whatever it governs."""
    return name.partition(">")[0].rstrip("~")


def _in_order(ours: Sequence[str], theirs: Sequence[str]) -> int:
    """The length of the longest sequence that both have."""
    row = [0] * (len(theirs) + 1)
    for one in ours:
        above, row = row, [0]
        for at, other in enumerate(theirs):
            row.append(above[at] + 1 if one == other else max(above[at + 1], row[-1]))
    return row[-1]
