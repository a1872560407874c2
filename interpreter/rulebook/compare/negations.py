"""RB202: a denial gained or lost, and a word that a prefix turns into its opposite."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from interpreter.rulebook.compare.difference import Case, Difference
from interpreter.rulebook.compare.poles import TITLES, is_opposed, told
from interpreter.rulebook.lexicon import Lexicon
from interpreter.rulebook.model import Atom
from interpreter.rulebook.signature import stamp_of

#: Shorter words are too often alike by chance.
_SHORT = 4
_NOT, _MAY = "polarity:not", "modality:may"
#: The longest ending that is changed in another form of a word.
_ENDING = 3
#: A denied new word is as good as a sentence said anew; where nothing is gone, nothing is said anew.
_DOUBT = 2


def denials(case: Case, *, expected: bool) -> int:
    """How many denials there should be, or are."""
    return len(case.of_kind("polarity", expected=expected))


def negations_differ(case: Case, flipped: bool) -> list[Difference]:
    """A negation more or less; together with an opposite word it cancels out."""
    ours, theirs = denials(case, expected=True), denials(case, expected=False)
    if ours == theirs and not flipped:
        kinds = (_exchanged_denial, _negated_word, _bare_negation, _moved_negation)
        return next((found for found in (list(kind(case)) for kind in kinds) if found), [])
    if ours == theirs or (flipped and is_opposed(case)):
        return []
    certain = not _said_anew(case)
    return [_denied_now(case, certain) if theirs > ours else _stated_now(case, certain and len(case.new) <= 1)]


def _denied_now(case: Case, certain: bool) -> Difference:
    """A denial where none should be; in place of a permission it turns it round."""
    start, end = case.place_of(_NOT)
    doubt = _DOUBT if _denies_new_word(case, end) else -_DOUBT if not case.lost and not case.gone else 0
    allowed = "may" if _alone(case.gone, case.added, _MAY) else ""
    message = f"the text denies what it should {'allow' if allowed else 'state'}"
    return Difference("RB202", message, start, end, allowed, "not", certain, doubt=doubt)


def _stated_now(case: Case, certain: bool) -> Difference:
    """No denial where one should be; a permission in its place, or something instead of nothing, turns it round."""
    if _alone(case.added, case.gone, _MAY):
        place = case.place_of(_MAY)
        return Difference("RB202", "the text allows what it should deny", *place, "not", "may", certain)
    none, some = _counted_now(case) or _some_now(case) or ("not", "")
    return Difference("RB202", "the text states what it should deny", case.start, case.end, none, some, certain)


def _alone(here: Counter[str], there: Counter[str], name: str) -> bool:
    """Whether something is on one side alone."""
    return here[name] > 0 == there[name]


def _some_now(case: Case) -> tuple[str, str] | None:
    """At least so many of a thing of which there was none: what was expected and what is found."""
    counted = next((name.split(" ") for name in case.added if name.startswith("n:") and " ge " in name), None)
    if counted is None or any(name.startswith("comparator:") for name in case.gone):
        return None
    return f"no {counted[-1]}", f"at least {counted[0][2:]} {counted[-1]}"


def _counted_now(case: Case) -> tuple[str, str] | None:
    """Nothing of a thing that is there now: what was expected and what is found."""
    nothing = [name.split(" ")[-1] for name in case.gone if name.startswith("n:0 ")]
    thing = next((unit for unit in nothing if any(atom.name.rstrip("~") == f"t:{unit}" for atom in case.found)), "")
    return (f"no {thing}", thing) if thing else None


def _exchanged_denial(case: Case) -> Iterator[Difference]:
    """What may be done and what must be done have changed parts: the one was denied, now the other is."""
    ours, theirs = _denied(case.expected), _denied(case.found)
    if ours and theirs and not ours & theirs and _both_stated(case.expected) and _both_stated(case.found):
        yield Difference("RB202", TITLES["RB202"], *case.place_of(_NOT), told(sorted(ours)), told(sorted(theirs)))


def _denied(atoms: Sequence[Atom]) -> frozenset[str]:
    """The permissions and duties that have a denial right beside them."""
    pairs = [*pairwise(atoms), *((other, one) for one, other in pairwise(atoms))]
    return frozenset(other.value for one, other in pairs if one.name == _NOT and other.kind == "modality")


def _both_stated(atoms: Sequence[Atom]) -> bool:
    return {atom.value for atom in atoms if atom.kind == "modality"} == {"may", "must"}


def _denies_new_word(case: Case, end: int) -> bool:
    """Whether what is denied stands in a new word for another that is gone: ``does not leave`` for ``stays``."""
    common = case.language.common
    denied = next((token for token in case.tokens if token.start >= end and token.text not in common), None)
    gone = bool(case.lost_telling or _deeds(case))
    return gone and denied is not None and denied in case.unknown and not _inflected(case, denied.text)


def _inflected(case: Case, word: str) -> bool:
    """Whether a new word may be a form of one that is gone (es ``toma``, ``no tomes``)."""
    begins = [word[:-length] for length in range(1, _ENDING + 1) if len(word) - length >= _SHORT]
    forms = {begin + ending for begin in begins for ending in ("", *case.language.endings)}
    return any(stamp_of(case.language, form) in case.lost_stamps for form in forms)


def _deeds(case: Case) -> list[str]:
    return [name for name in case.gone if name.partition(":")[0] in {"v", "keeping", "change", "drawing", "filling"}]


def _said_anew(case: Case) -> bool:
    """Whether telling words have come and gone beside a negation: it may be the same, said the other way round."""
    denying = {stamp_of(case.language, word) for word in case.language.denying}
    lost = case.lost_telling - len(case.lost_stamps & denying)
    new = [t for t in case.unknown if t.text not in case.language.common and t.text not in case.language.denying]
    numbers = any(name.startswith("n:") for name in case.added)
    return lost > 1 or bool(new) or numbers or bool(case.gone["quantifier:all"])


def _bare_negation(case: Case) -> Iterator[Difference]:
    """A negation that was part of an idiom is gone, and nothing has come: ``it does not matter`` → ``it matters``."""
    if case.lost and not [token for token in case.new if token.text not in case.language.common]:
        denying = {stamp_of(case.language, word) for word in case.language.denying}
        gone, come = case.lost_stamps & denying, [t for t in case.new if t.text in case.language.denying]
        if gone and not come and not case.added and not case.gone:
            yield Difference("RB202", TITLES["RB202"], case.start, case.end, "not", "")


def _moved_negation(case: Case) -> Iterator[Difference]:
    """The same words in the same order but for the denial, which denies something else now."""
    ours, theirs = ([atom.name for atom in atoms] for atoms in (case.expected, case.found))
    stated = [[name for name in names if name != _NOT] for names in (ours, theirs)]
    if not case.new and not case.lost and ours != theirs and stated[0] == stated[1]:
        yield Difference("RB202", "the text denies something else here", *case.place_of(_NOT), "", "not")


def _negated_word(case: Case) -> Iterator[Difference]:
    """A word that a prefix turns into the opposite of the word that stood there (``connected``, ``unconnected``)."""
    things = [(atom.start, atom.end) for atom in case.of_kind("t", expected=False)]
    for token in (new for new in case.new if not any(start <= new.start < end for start, end in things)):
        for word in _opposites(token.text, case.language):
            if word != token.text and len(word) > _SHORT and stamp_of(case.language, word) in case.lost_stamps:
                yield Difference("RB202", TITLES["RB202"], token.start, token.end, word, token.text)
                return


def _opposites(word: str, language: Lexicon) -> Iterator[str]:
    for denying, plain in language.negating:
        if word.startswith(plain):
            yield denying + word.removeprefix(plain)
        if word.startswith(denying):
            yield plain + word.removeprefix(denying)
