"""What a clause says, as atoms that know no language, and the stamps by which it is recognized.

Stamps are short hashes of folded words. A clause is kept as its own stamp, the sorted bag of its
words' stamps, and its atoms: enough to tell what has changed, not enough to read the sentence.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha1

from interpreter.rulebook.lexicon import Lexicon, axes
from interpreter.rulebook.model import Atom, Claim
from interpreter.rulebook.persons import persons
from interpreter.rulebook.scan import Reading
from interpreter.rulebook.tokens import Shape, Token

#: How far the word that an order word governs may stand, and how near two negations make one.
_GOVERNED = 7
_CONCORD = 8
#: Mentions that are atoms of their own; others are covered by signs or say nothing.
_COUNTED = frozenset({"card", "zero", "neg0"})


def atoms_of(reading: Reading, claims: Sequence[Claim]) -> tuple[Atom, ...]:
    """The atoms of a clause in the order of its words."""
    found = [*_numbers(claims), *_terms(reading), *_signs(reading), *persons(reading)]
    found.sort(key=lambda atom: (atom.start, atom.end, atom.kind, atom.value))
    return tuple(_governing(found, reading))


def clause_stamp(tokens: Sequence[Token]) -> str:
    """The stamp of a clause; punctuation does not change it."""
    words = " ".join(token.text for token in tokens if token.shape is not Shape.SIGN or token.text in "×[]+")
    return sha1(words.encode()).hexdigest()[:8]


def word_stamps(reading: Reading, claims: Sequence[Claim]) -> tuple[tuple[str, Token], ...]:
    """Each word's stamp with the word; a number has the same stamp in digits and in words."""
    numbers = {at for claim in claims if claim.cls != "art" for at in range(claim.first, claim.last)}
    return tuple(
        ("#" if at in numbers else stamp_of(reading.language, token.text), token)
        for at, token in enumerate(reading.tokens)
        if token.shape is not Shape.SIGN
    )


@lru_cache(maxsize=65536)
def _stamp(stem: str) -> str:
    return sha1(stem.encode()).hexdigest()[:3]


def stamp_of(language: Lexicon, word: str) -> str:
    """The stamp of a word: of its stem, three hexadecimal digits."""
    return _stamp(language.stem(word))


def _numbers(claims: Sequence[Claim]) -> Iterator[Atom]:
    for claim in claims:
        if claim.cls in _COUNTED or (claim.cls == "both" and claim.unit not in {"", "player"}):
            yield Atom("n", f"{claim.value} {claim.comparator} {claim.unit}", claim.start, claim.end)
        elif claim.cls == "ex" and claim.comparator != "-":
            yield Atom("x", f"{claim.value} {claim.comparator} {claim.unit}", claim.start, claim.end)
        elif claim.cls in {"ord", "ex"}:
            yield Atom("o", f"{claim.value} {claim.unit}", claim.start, claim.end)
        elif claim.cls == "ref":
            yield Atom("ref", str(claim.value), claim.start, claim.end)


def _terms(reading: Reading) -> Iterator[Atom]:
    for match in reading.terms:
        term = match.payloads[0]
        start, end = reading.tokens[match.first].start, reading.tokens[match.last - 1].end
        mark = "" if term.status == "preferred" else "~"
        yield Atom("t", term.concept + mark, start, end)


def _signs(reading: Reading) -> Iterator[Atom]:
    known = axes()
    heads = _heads(reading)
    for match in reading.signs:
        start, end = reading.tokens[match.first].start, reading.tokens[match.last - 1].end
        for payload in match.payloads:
            kind, _, value = payload.partition(":")
            if payload == "polarity:not" and match.first not in heads:
                continue
            if kind == "verb" or (kind in known and kind != "who"):
                yield Atom("v" if kind == "verb" else kind, value, start, end)


def _heads(reading: Reading) -> set[int]:
    """The tokens of the negations that count: words of agreement (``pas``, ``ningún``) beside another do not."""
    found = [match for match in reading.signs if "polarity:not" in match.payloads]
    concord = reading.language.concord
    heads = [
        match.first
        for match in found
        if not any(token.text in concord for token in reading.tokens[match.first : match.last])
    ]
    for at in (match.first for match in found):
        if at not in heads and all(abs(at - other) > _CONCORD for other in heads):
            heads.append(at)
    return set(heads)


def _governing(atoms: Sequence[Atom], reading: Reading) -> Iterator[Atom]:
    """The atoms with each order word joined to what it governs: the next thing or deed named."""
    known = axes()
    for i, atom in enumerate(atoms):
        if atom.kind in known and known[atom.kind].compare == "governs":
            governed = _next_content(atoms[i + 1 :], atom, reading)
            yield Atom(atom.kind, f"{atom.value}>{governed}" if governed else atom.value, atom.start, atom.end)
        else:
            yield atom


def _next_content(atoms: Sequence[Atom], of: Atom, reading: Reading) -> str:
    within = [token for token in reading.tokens if token.start >= of.end][:_GOVERNED]
    limit = within[-1].end if within else of.end
    for atom in atoms:
        if atom.start < of.end:
            continue
        if atom.start >= limit:
            return ""
        if atom.kind in {"t", "v", "role", "trade", "drawing", "boundary", "change"} and atom.value != "player":
            return atom.value.rstrip("~")
    return ""
