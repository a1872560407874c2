"""What the words of a clause stand for: terms, signs of the lexicon and numbers, layer by layer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from interpreter.rulebook.forms import Match
from interpreter.rulebook.glossary import Glossary, TermForm
from interpreter.rulebook.lexicon import Lexicon, NumberWord
from interpreter.rulebook.model import Clause
from interpreter.rulebook.tokens import Shape, Token, number_of


@dataclass(frozen=True, slots=True)
class Reading:
    """A clause with everything found in it, each layer from left to right."""

    clause: Clause
    terms: tuple[Match[TermForm], ...]
    signs: tuple[Match[str], ...]
    idioms: tuple[Match[str], ...]
    numbers: tuple[Match[NumberWord], ...]
    language: Lexicon
    glossary: Glossary

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The clause's tokens."""
        return self.clause.tokens

    def sign_at(self, first: int, last: int, prefix: str) -> Match[str] | None:
        """The first sign of that group which shares a token with the stretch, or none."""
        for match in self.signs:
            if match.first < last and match.last > first and any(p.startswith(prefix) for p in match.payloads):
                return match
        return None

    def has(self, payload: str) -> bool:
        """Whether a sign stands for that."""
        return any(payload in match.payloads for match in self.signs)


def read_clause(clause: Clause, language: Lexicon, terms: Glossary) -> Reading:
    """Everything found in a clause. Signs inside a longer term are dropped: "first player marker" orders nothing."""
    found = tuple(terms.finder.scan(clause.tokens))
    own = [match for match in found if match.payloads[0].concept not in terms.general]
    signs = tuple(match for match in language.signs.scan(clause.tokens) if not _inside(match, own))
    general = tuple(match for match in found if not _inside_sign(match, signs, own))
    idioms = tuple(language.idioms.scan(clause.tokens))
    numbers = tuple(n for n in _numbers(clause.tokens, language) if not _refuses(n, signs, clause.tokens, language))
    return Reading(clause, general, signs, idioms, numbers, language, terms)


def _refuses(
    number: Match[NumberWord], signs: Sequence[Match[str]], tokens: Sequence[Token], language: Lexicon
) -> bool:
    """Whether a word is spelled like a number and only denies (fa ``نه``), as part of a longer sign."""
    longer = [sign for sign in signs if sign.first <= number.first < sign.last and sign.last - sign.first > 1]
    return tokens[number.first].text in language.refusals and bool(longer)


def _inside(sign: Match[str], terms: Sequence[Match[TermForm]]) -> bool:
    length = sign.last - sign.first
    least = length + 1 if _names_person(sign) else max(length, 2)
    return any(
        term.first <= sign.first and sign.last <= term.last and term.last - term.first >= least for term in terms
    )


def _names_person(sign: Match[str]) -> bool:
    """Whether the words stand for somebody, as ``both players`` do."""
    return any(payload.startswith("who:") for payload in sign.payloads)


def _inside_sign(term: Match[TermForm], signs: Sequence[Match[str]], own: Sequence[Match[TermForm]]) -> bool:
    """Whether a common word is only part of a longer sign, as ``player`` in ``the other player``."""
    if term in own or (term.payloads[0].concept == "player" and _in_person(term, signs)):
        return False
    return any(
        sign.first <= term.first and term.last <= sign.last and sign.last - sign.first > term.last - term.first
        for sign in signs
    )


def _in_person(term: Match[TermForm], signs: Sequence[Match[str]]) -> bool:
    """Whether a word is part of somebody's name who is not just anybody."""
    over = [sign for sign in signs if sign.first <= term.first and term.last <= sign.last]
    return any(_names_person(sign) and "quantifier:any" not in sign.payloads for sign in over)


def _numbers(tokens: Sequence[Token], language: Lexicon) -> Iterator[Match[NumberWord]]:
    """Numbers in digits and in words."""
    at = 0
    while at < len(tokens):
        if tokens[at].shape is Shape.NUMBER:
            yield Match(at, at + 1, (NumberWord(number_of(tokens[at])),))
            at += 1
            continue
        found = language.numbers.at(tokens, at)
        if found is not None:
            yield Match(found.first, found.last, found.payloads)
        at = found.last if found is not None else at + 1
