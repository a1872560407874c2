"""The same said the other way round: ``no more than one`` for ``only one``, ``not blocked`` for ``free``.

What two denials make of a clause is put back as the link has it, so that only what differs is compared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from interpreter.rulebook.compare.difference import Case
from interpreter.rulebook.lexicon import Lexicon
from interpreter.rulebook.model import Atom
from interpreter.rulebook.tokens import Token, fold

_NOT, _ONLY = "polarity:not", "limit:only"
#: Words are alike that begin with so many letters alike.
_ROOT = 6
_MAY, _MUST = "modality:may", "modality:must"
_ALL = "quantifier:all"
_NOBODY, _EVERYBODY = "who:none", "who:all"
#: What says together with a denial what ``only`` says: no *more than*, nothing *but*.
_BEYOND = ("comparator:more_than", "inclusion:except")


def turned_back(case: Case) -> Case:
    """A case without what is said the other way round."""
    for turn in _TURNS:
        case = turn(case)
    return case


def _limit(case: Case) -> Case:
    """``no more than``, ``nothing but`` where a limit is expected."""
    # "Not … unless" denies twice.
    beyond = [name for name in _BEYOND if case.added[name]] or [_NOT] * (case.added[_NOT] > 1)
    restricted = _restricting(case)
    if any(token.text in case.language.concord for token in case.new):
        restricted = []
    if not case.added[_NOT] or not (restricted or (beyond and case.gone[_ONLY])):
        return case
    denials = [_NOT, *beyond[:1]]
    start, end = case.place_of(_NOT)
    place = case.place_of(denials[-1]) if beyond else (restricted[-1].start, restricted[-1].end)
    turned = _without(case, denials, Atom("limit", "only", *place))
    return replace(turned, new=tuple(token for token in case.new if not start <= token.start < end))


def _restricting(case: Case) -> list[Token]:
    """The new words that make a limit of a denial; of several, the first stands for all (es ``más que``)."""
    texts = [token.text for token in case.tokens]
    forms = case.language.restricting
    begins = [
        token
        for at, token in enumerate(case.tokens)
        if any(texts[at : at + len(words)] == list(words) for words in forms)
    ]
    return [token for token in begins if token in case.new]


def _only_so(case: Case) -> Case:
    """``may only`` where ``must`` is expected."""
    if not (case.gone[_MUST] and case.added[_MAY] and case.added[_ONLY]) or case.gone[_ONLY]:
        return case
    return _without(case, [_MAY, _ONLY], Atom("modality", "must", *case.place_of(_MAY)))


def _none_left(case: Case) -> Case:
    """``no dice are left`` where ``all dice have been taken`` is expected: nothing of what all was done with."""
    zero = next((a for a in case.of_kind("n", expected=False) if a.value.startswith("0 ") and case.added[a.name]), None)
    done = any(name.startswith("v:") for name in case.gone)
    if zero is None or not done or not case.added[_NOT] or not case.gone[_ALL]:
        return case
    return _without(case, [_NOT, zero.name], Atom("quantifier", "all", zero.start, zero.end))


def _not_before(case: Case) -> Case:
    """``not before`` where ``after`` or ``when`` is expected."""
    before = next((name for name in case.added if name.startswith("order:before")), "")
    after = next((name for name in case.gone if name.startswith(("order:after", "order:when"))), "")
    if not before or not after or not case.added[_NOT]:
        return case
    kind, _, value = after.partition(":")
    return _without(case, [_NOT, before], Atom(kind, value, *case.place_of(before)))


def _denied_name(case: Case) -> Case:
    """``not blocked`` where a thing is called ``unblocked``."""
    names = [name for name in case.gone if name.startswith("t:")]
    for name in names if case.added[_NOT] else []:
        term = case.glossary.terms.get(name[2:].rstrip("~"))
        forms = (*term.forms, *term.also) if term else ()
        token = next((token for token in case.new if _is_denied(token.text, forms, case.language)), None)
        if token is not None:
            turned = _without(case, [_NOT], Atom("t", name[2:], token.start, token.end))
            return replace(turned, new=tuple(other for other in case.new if other is not token))
    return case


def _is_denied(word: str, forms: Sequence[str], language: Lexicon) -> bool:
    """Whether a form is a word with a prefix that denies it; their ends may differ."""
    begins = [
        denying + word.removeprefix(plain)[:_ROOT] for denying, plain in language.negating if word.startswith(plain)
    ]
    return len(word) > _ROOT and any(fold(form).startswith(begin) for form in forms for begin in begins)


def _more(case: Case) -> Case:
    """``no … more than two`` where ``at most two`` or ``only two`` is expected."""
    nobody = bool(case.added[_NOBODY] and case.gone[_EVERYBODY])
    if not case.added[_NOT] and not nobody:
        return case
    for atom in case.of_kind("n", expected=False):
        value, comparator, *unit = atom.value.split(" ")
        limited = next((name for name in (_as(value, word, unit) for word in ("le", "eq")) if case.gone[name]), "")
        if comparator == "gt" and case.added[atom.name] and limited:
            kept = replace(atom, value=limited.partition(":")[2])
            lost = [_NOBODY if nobody else _NOT, atom.name]
            lost += ["comparator:more_than"] if case.added["comparator:more_than"] else []
            only = [Atom("limit", "only", atom.start, atom.end)] if case.gone[_ONLY] else []
            everybody = [Atom("who", "all", *case.place_of(_NOBODY))] if nobody else []
            return _without(case, lost, kept, *only, *everybody)
    return case


def _as(value: str, comparator: str, unit: list[str]) -> str:
    return " ".join([f"n:{value}", comparator, *unit])


def _opposite_term(case: Case) -> Case:
    """A thing's opposite, denied."""
    if not case.added[_NOT]:
        return case
    for gained in case.of_kind("t", expected=False):
        for lost in case.of_kind("t", expected=True):
            one, other = lost.value.rstrip("~"), gained.value.rstrip("~")
            if case.gone[lost.name] and case.added[gained.name] and case.glossary.opposed(one, other):
                return _without(case, [_NOT, gained.name], replace(gained, value=lost.value))
    return case


def _nothing(case: Case) -> Case:
    """Zero of something where it is denied."""
    zero = next((a for a in case.of_kind("n", expected=False) if a.value.startswith("0 ") and case.added[a.name]), None)
    if zero is None or not case.gone[_NOT]:
        return case
    return _without(case, [zero.name], Atom("polarity", "not", zero.start, zero.end))


def _without_any(case: Case) -> Case:
    """Something that has none of a thing, where an empty one is expected."""
    things = any(name.startswith("t:") for name in case.added)
    if not (case.gone["filling:empty"] and case.added[_NOT] and things) or case.added["filling:full"]:
        return case
    return _without(case, [_NOT], Atom("filling", "empty", *case.place_of(_NOT)))


def _another_kind(case: Case) -> Case:
    """Of a different kind, where the other one of a thing is expected that no player has: *another color*."""
    if not (case.gone["role:opponent"] and case.added["equality:different"]):
        return case
    return _without(case, ["equality:different"], Atom("role", "opponent", *case.place_of("equality:different")))


def _without(case: Case, names: list[str], *instead: Atom) -> Case:
    """A case in which one atom of each name (the last) is not found, and others are in the place of the first."""
    found = list(case.found)
    for name in names:
        at = max((i for i, atom in enumerate(found) if atom.name == name), default=-1)
        if at >= 0:
            del found[at]
    found += instead
    return replace(case, found=tuple(sorted(found, key=lambda atom: atom.start)))


_TURNS: tuple[Callable[[Case], Case], ...] = (
    _limit,
    _only_so,
    _none_left,
    _not_before,
    _denied_name,
    _more,
    _opposite_term,
    _nothing,
    _without_any,
    _another_kind,
)
