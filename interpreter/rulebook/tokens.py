"""Words, numbers and signs of a text, folded so that spellings of the same word are equal.

Folding drops case, accents, soft hyphens and joiners and unifies the Arabic and Persian forms of
yeh and kaf. Tokens keep their place in the source, so nothing ever has to be folded back.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

#: Marks and joiners that belong to the word they stand in: accents, vowel signs, ZWNJ, soft hyphen.
_INSIDE = "\u0300-\u036f\u064b-\u0655\u0670\u200c\u200d\u00ad\u0640"
_TOKEN = re.compile(rf"[^\W\d_][^\W\d_{_INSIDE}]*(?:[{_INSIDE}]+[^\W\d_]*)*|\d+|[^\s\u200e\u200f\u2066-\u2069\ufeff]")
_UNIFIED = str.maketrans({"ي": "ی", "ى": "ی", "ك": "ک", "ة": "ه", "’": "'", "ʼ": "'", "‘": "'", "‑": "-", "‐": "-"})


class Shape(Enum):
    """What a token is made of."""

    WORD = "word"
    NUMBER = "number"
    SIGN = "sign"


@dataclass(frozen=True, slots=True)
class Token:
    """A folded word, number or sign and where it stands in the source (code points, end exclusive)."""

    text: str
    start: int
    end: int
    shape: Shape


@lru_cache(maxsize=65536)
def fold(text: str) -> str:
    """The text without case, accents and joiners: ``Édité`` and ``edite`` fold to the same."""
    parts = unicodedata.normalize("NFKD", text.translate(_UNIFIED).casefold())
    kept = "".join(char for char in parts if unicodedata.category(char) not in {"Mn", "Cf", "Lm"})
    return kept.translate(_UNIFIED)


def tokenize(text: str, start: int = 0, end: int | None = None) -> tuple[Token, ...]:
    """The tokens of ``text[start:end]``; blanks and direction marks are dropped."""
    stop = len(text) if end is None else end
    return tuple(_token(match.group(), match.start(), match.end()) for match in _TOKEN.finditer(text, start, stop))


def words_of(form: str) -> tuple[str, ...]:
    """The folded tokens of a form of a lexicon or glossary."""
    return tuple(token.text for token in tokenize(form))


def number_of(token: Token) -> int:
    """The value of a number written in digits of any script. Raises ValueError for other tokens."""
    return int(token.text)


def _token(text: str, start: int, end: int) -> Token:
    first = text[0]
    if first.isdecimal():
        return Token(_digits(text), start, end, Shape.NUMBER)
    return Token(fold(text), start, end, Shape.WORD if first.isalpha() else Shape.SIGN)


def _digits(text: str) -> str:
    """Digits of any script as the ones of ASCII; absurdly long numbers are cut (nothing counts so far)."""
    return "".join(str(unicodedata.digit(char)) for char in text[:18])
