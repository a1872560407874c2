"""RB602: one thing written in two ways within a text: digits, signs, blanks, half-spaces.

Only a text that is not at one with itself is told, once for each kind, and never worse than by a note: which way is
right is for its house style to say. The way that the text has most often is taken for the usual one.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from interpreter.rulebook.lexicon import Lexicon
from interpreter.rulebook.model import Finding, Level, Related
from interpreter.rulebook.tokens import Shape, Token, fold, tokenize

#: So many further places are shown.
_MANY = 4
#: The half-space: it joins the parts of a word without a blank.
_HALF = "\u200c"
#: A blank, one that does not break, and the narrow one of French typesetting.
_BLANKS = {"": "no blank", " ": "a blank", "\u00a0": "a no-break space", "\u202f": "a narrow no-break space"}
_BLANK = "[ \u00a0\u202f]?"
_DIGITS = re.compile(r"\d+")
#: Signs that stand for "by" between two numbers; the third and fourth are Cyrillic letters.
_BY = re.compile(rf"(?<=\d)({_BLANK})([xX\u0445\u0425×✕*])({_BLANK})(?=\d)")
_HIGH = re.compile(rf"(?<=[\w)\]»”\"'’])({_BLANK})([;:!?؛؟])(?=\s|$)", re.MULTILINE)
_LOW = re.compile(rf"(?<=[\w)\]»”\"'’])({_BLANK})([,.،])(?=\s|$)", re.MULTILINE)
_MARK = re.compile(r"(?<=[^\W\d])\s?([,;?،؛؟])(?=\s|$)", re.MULTILINE)
_COUNTED = re.compile(rf"(?<!\w)\d+({_BLANK})(%|[^\W\d_]{{2,}})")
_LATIN_MARKS = frozenset(",;?")
#: Where a half-space is written at all, that is the usual way, however often it is lost.
_WITH = "with it"


@dataclass(frozen=True, slots=True)
class _Use:
    """One place, and the way in which it is written there."""

    way: str
    start: int
    end: int


def style(text: str, language: Lexicon) -> list[Finding]:
    """A note for each kind of thing that the text writes in more than one way."""
    kinds: tuple[tuple[str, Callable[[], Iterator[_Use]]], ...] = (
        ("numbers are written in digits of two scripts", lambda: _digit_scripts(text)),
        ("two signs are used for 'by' between numbers", lambda: _signs_for_by(text)),
        ("the blanks around the sign for 'by' differ", lambda: _blanks_for_by(text)),
        ("the blanks before ; : ! ? differ", lambda: _before(_HIGH, text)),
        ("the blanks before commas and full stops differ", lambda: _before(_LOW, text)),
        ("commas and question marks of two scripts are used", lambda: _marks(text)),
        ("the blanks between a number and what it counts differ", lambda: _counted(text, language)),
        ("a half-space is there in one place and lost in another", lambda: _half_spaces(text)),
    )
    return [finding for what, uses in kinds for finding in _mixed(what, list(uses()))]


def _mixed(what: str, uses: Sequence[_Use]) -> Iterator[Finding]:
    """A note at the first place that is not written in the usual way, if there is one."""
    counts = Counter(use.way for use in uses)
    if len(counts) < 2:
        return
    usual = _WITH if _WITH in counts else counts.most_common(1)[0][0]
    first, *rest = [use for use in uses if use.way != usual]
    like = next(use for use in uses if use.way == usual)
    related = [Related(use.start, use.end, f"{use.way} here") for use in rest[:_MANY]]
    related.append(Related(like.start, like.end, f"{usual} here"))
    message = f"{what}: {first.way} here, {usual} elsewhere"
    hint = "write it in one way throughout"
    yield Finding("RB602", Level.NOTE, message, first.start, first.end, "", usual, first.way, tuple(related), hint)


def _digit_scripts(text: str) -> Iterator[_Use]:
    for found in _DIGITS.finditer(text):
        yield _Use(_script(found[0][0]), found.start(), found.end())


def _script(digit: str) -> str:
    """The name of a digit's script: ``EXTENDED ARABIC-INDIC DIGIT TWO`` is of ``Extended Arabic-Indic digits``."""
    script = unicodedata.name(digit).partition("DIGIT")[0].strip().title()
    return f"{script or 'European'} digits"


def _signs_for_by(text: str) -> Iterator[_Use]:
    for found in _BY.finditer(text):
        sign = found[2].lower()
        yield _Use(f"'{sign}' ({unicodedata.name(sign).lower()})", found.start(2), found.end(2))


def _blanks_for_by(text: str) -> Iterator[_Use]:
    for found in _BY.finditer(text):
        yield _Use("blanks" if found[1] or found[3] else "no blanks", found.start(), found.end())


def _before(pattern: re.Pattern[str], text: str) -> Iterator[_Use]:
    for found in pattern.finditer(text):
        yield _Use(_BLANKS[found[1]], found.start(), found.end())


def _marks(text: str) -> Iterator[_Use]:
    for found in _MARK.finditer(text):
        yield _Use("Latin ones" if found[1] in _LATIN_MARKS else "Arabic ones", found.start(1), found.end(1))


def _counted(text: str, language: Lexicon) -> Iterator[_Use]:
    """The first word that is joined to a number in one place and apart from it in another."""
    uses: dict[str, list[_Use]] = {}
    for found in _COUNTED.finditer(text):
        word = language.stem(fold(found[2]))
        way = "a blank" if found[1] else _BLANKS[""]
        uses.setdefault(word, []).append(_Use(way, found.start(), found.end()))
    yield from next((of_word for of_word in uses.values() if len({use.way for use in of_word}) > 1), ())


def _half_spaces(text: str) -> Iterator[_Use]:
    """Every use of the words that have their half-space in one place and not in another."""
    if _HALF not in text:
        return
    tokens = [token for token in tokenize(text) if token.shape is Shape.WORD]
    uses = [use for token in tokens for use in _whole(token, text)]
    joined = {text_of for text_of, use in uses if use.way == _WITH}
    uses += [(first.text + last.text, _apart(first, last)) for first, last in pairwise(tokens) if _near(first, last)]
    broken = {text_of for text_of, use in uses if use.way != _WITH} & joined
    yield from sorted((use for text_of, use in uses if text_of in broken), key=lambda use: use.start)


def _whole(token: Token, text: str) -> Iterator[tuple[str, _Use]]:
    way = _WITH if _HALF in text[token.start : token.end].strip(_HALF) else "without it"
    yield token.text, _Use(way, token.start, token.end)


def _apart(first: Token, last: Token) -> _Use:
    return _Use("with a blank instead", first.start, last.end)


def _near(first: Token, last: Token) -> bool:
    return last.start == first.end + 1
