"""RB301, RB303, RB401: another component, another word for it, something left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from difflib import SequenceMatcher

from interpreter.rulebook.compare.difference import Case, Difference, name_words
from interpreter.rulebook.model import Atom
from interpreter.rulebook.tokens import Token

#: What is often left out without harm, and what is often added.
_LOST_FREELY = frozenset({"player", "game", "turn", "tie", "condition", "case"})
_SPANS = ("game", "round", "turn")
_ADDED_FREELY = frozenset({"game"})
#: A clause that has lost so many words and gained so few has been cut.
_CUT_WORDS = 3
#: So near to a term another word is part of its name.
_NEAR = 4


def terms_differ(case: Case) -> Iterator[Difference]:
    """Terms replaced by others, by other forms, by unknown words, or left out."""
    ours, theirs = _concepts(case, expected=True), _concepts(case, expected=False)
    free = _ADDED_FREELY if _one_for_another(case) else _LOST_FREELY
    lost = _without(Counter(ours) - Counter(theirs), free)
    gained = _without(Counter(theirs) - Counter(ours), _ADDED_FREELY)
    replaced = list(_replaced(case, lost, gained)) if lost and gained else []
    yield from replaced or _other_span(case, Counter(ours), Counter(theirs))
    if not lost and not gained:
        yield from _other_forms(case)
        yield from _renamed(case)
    if lost and not replaced:
        yield from _unknown_or_cut(case, lost)


def _one_for_another(case: Case) -> bool:
    """Whether one word has come for one, and nothing else has changed: then also a common thing is another one."""
    return len(case.new) == 1 == case.lost and len(case.gone) == 1 and not case.added


def _other_span(case: Case, ours: Counter[str], theirs: Counter[str]) -> list[Difference]:
    """A game, round or turn instead of another of these."""
    lost, gained = ([name for name in _SPANS if name in diff] for diff in (ours - theirs, theirs - ours))
    if not lost or not gained:
        return []
    atom = next(atom for atom in reversed(case.of_kind("t", expected=False)) if atom.value == gained[0])
    return [_other_term(case, lost[0], atom, certain=False)]


def _without(counts: Counter[str], free: frozenset[str]) -> Counter[str]:
    return Counter({name: count for name, count in counts.items() if name not in free})


def _terms(case: Case, *, expected: bool) -> list[Atom]:
    return case.of_kind("t", expected=expected)


def _concepts(case: Case, *, expected: bool) -> list[str]:
    return [atom.value.rstrip("~") for atom in _terms(case, expected=expected)]


def _replaced(case: Case, lost: Counter[str], gained: Counter[str]) -> Iterator[Difference]:
    ours, found = _concepts(case, expected=True), _terms(case, expected=False)
    theirs = [atom.value.rstrip("~") for atom in found]
    matcher = SequenceMatcher(None, ours, theirs, autojunk=False)
    exact = [op for op in matcher.get_opcodes() if op[0] == "replace" and op[2] - op[1] == op[4] - op[3]]
    for _, a1, a2, b1, _ in exact:
        for i in range(a2 - a1):
            one, other = ours[a1 + i], found[b1 + i]
            if lost[one] and gained[theirs[b1 + i]]:
                certain = len(ours) == len(theirs) and theirs[b1 + i] not in _LOST_FREELY
                yield _other_term(case, one, other, certain=certain)
                return
    firm = _without(gained, _LOST_FREELY)
    if not firm:
        return
    name = next(iter(firm))
    atom = next(atom for atom in reversed(found) if atom.value.rstrip("~") == name)
    yield _other_term(case, next(iter(lost)), atom, certain=False)


def _other_term(case: Case, one: str, other: Atom, *, certain: bool) -> Difference:
    expected, found = case.glossary.preferred(one), case.glossary.preferred(other.value.rstrip("~"))
    message = f"the text speaks of '{found}' where it should speak of '{expected}'"
    rule = "RB202" if case.glossary.opposed(one, other.value.rstrip("~")) else "RB301"
    return Difference(rule, message, other.start, other.end, expected, found, certain)


def _other_forms(case: Case) -> Iterator[Difference]:
    """The same concept by another than the usual form, where the clause had the usual one."""
    ours = Counter(atom.value for atom in _terms(case, expected=True))
    for atom in _terms(case, expected=False):
        if atom.value.endswith("~") and not ours[atom.value]:
            usual = case.glossary.preferred(atom.value.rstrip("~"))
            message = f"another word for '{usual}'"
            yield Difference("RB303", message, atom.start, atom.end, usual, "")


def _unknown_or_cut(case: Case, lost: Counter[str]) -> Iterator[Difference]:
    usual = case.glossary.preferred(next(iter(lost)))
    words = _unknown_words(case)
    unknown = [word for word in words if _stands_for(case, next(iter(lost)), word)] or _substitute(case, lost)
    if unknown:
        word = unknown[0]
        message = f"'{usual}' is expected here; the glossary does not know '{word.text}'"
        yield Difference("RB303", message, word.start, word.end, usual, word.text)
    elif _is_cut(case, lost):
        names = ", ".join(f"'{case.glossary.preferred(name)}'" for name in lost)
        yield Difference("RB401", f"something is left out here: {names}", case.start, case.end, names, "")


def _substitute(case: Case, lost: Counter[str]) -> list[Token]:
    """The one unknown word where hardly anything but the term is gone: it stands for the term, wherever it stands."""
    words = _unknown_words(case, shortest=1)
    alone = sum(lost.values()) == 1 and len(case.gone) == 1 and not case.added
    return words if alone and len(words) == 1 and case.lost_telling <= 1 else []


def _renamed(case: Case) -> Iterator[Difference]:
    """Another word within the name of a thing: ``starting marker`` → ``starting medal``."""
    words = _unknown_words(case)
    if len(words) != 1 or case.lost_telling != 1:
        return
    for atom in _terms(case, expected=False):
        near = -_NEAR <= words[0].start - atom.end <= _NEAR or -_NEAR <= atom.start - words[0].end <= _NEAR
        if near and name_words(case, atom.value.rstrip("~")) & case.lost_stamps:
            usual = case.glossary.preferred(atom.value.rstrip("~"))
            message = f"the name of '{usual}' is another one here; the glossary does not know '{words[0].text}'"
            yield Difference("RB303", message, words[0].start, words[0].end, usual, words[0].text)
            return


def _unknown_words(case: Case, shortest: int = 3) -> list[Token]:
    """New words that stand for nothing known."""
    return [token for token in case.unknown if token.text not in case.language.common and len(token.text) >= shortest]


def _stands_for(case: Case, concept: str, word: Token) -> bool:
    """Whether a word stands where the concept stood: between the same neighbours, as far as they are there."""
    names = [atom.name.rstrip("~") for atom in case.expected]
    places = [i for i, name in enumerate(names) if name == f"t:{concept}"]
    return any(_fits_between(case, names[i - 1 : i], names[i + 1 : i + 2], word) for i in places)


def _fits_between(case: Case, before: list[str], after: list[str], word: Token) -> bool:
    ends = [end for name in before for end in _ends_of(case, name)]
    starts = [start for name in after for start in _starts_of(case, name)]
    return (not ends or min(ends) <= word.start) and (not starts or word.end <= max(starts))


def _ends_of(case: Case, name: str) -> list[int]:
    return [atom.end for atom in case.found if atom.name.rstrip("~") == name]


def _starts_of(case: Case, name: str) -> list[int]:
    return [atom.start for atom in case.found if atom.name.rstrip("~") == name]


def _is_cut(case: Case, lost: Counter[str]) -> bool:
    uncounted = any(name.startswith("n:") for name in case.gone)
    words = _CUT_WORDS - uncounted
    allowed = 1 if uncounted or sum(lost.values()) > 1 else 0
    return case.lost - len(case.new) >= words and len(case.new) <= allowed and bool(lost)
