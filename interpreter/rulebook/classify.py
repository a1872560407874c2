"""What kind of mention a number is, and the comparator that goes with it."""

from __future__ import annotations

from interpreter.rulebook.forms import Match
from interpreter.rulebook.lexicon import NumberWord
from interpreter.rulebook.model import Scope
from interpreter.rulebook.scan import Reading
from interpreter.rulebook.tokens import Shape

#: How the poles of the comparator are written in claims and facts.
COMPARATORS = {
    "at_least": "ge",
    "at_most": "le",
    "exactly": "eq",
    "more_than": "gt",
    "less_than": "lt",
    "about": "approx",
}
_TIMES = frozenset("×xх*")
_DASHES = frozenset("-–—")
_EARLIEST_YEAR = 1500
#: Words that join a comparator to the number before it: ``3 or more``.
_JOINING = frozenset({"or", "o", "ou", "oder", "или", "یا", "and", "et", "y", "e", "und"})


def class_of(reading: Reading, match: Match[NumberWord]) -> str:
    """The kind of mention: ``ref``, ``term``, ``ord``, ``part``, ``both``, ``art``, ``ex``, ``zero`` or ``card``."""
    word = match.payloads[0]
    if is_dimension(reading, match) or in_brackets(reading, match):
        return "card"
    named = _named(reading, match) or ("ref" if _refers(reading, match) else "")
    if named:
        return named
    if word.ordinal:
        return "ex" if in_example(reading, match.first) else "ord"
    if _covered(reading, match, "number:both"):
        return "both"
    if _covered(reading, match, "number:indifferent"):
        return _indifferent(reading, match)
    if _is_article(reading, match):
        return "art"
    if in_example(reading, match.first):
        return "ex"
    return "zero" if word.value == 0 else "card"


def comparator_of(reading: Reading, match: Match[NumberWord], cls: str) -> str:
    """``eq``, ``ge``, ``le``, ``gt``, ``lt``, ``approx``, ``range``, or ``-`` where nothing is counted."""
    if cls in {"ref", "term", "ord", "art", "part"} or (cls == "ex" and match.payloads[0].ordinal):
        return "-"
    if _in_range(reading, match):
        return "range"
    for sign in reading.signs:
        poles = [name.partition(":")[2] for name in sign.payloads if name.startswith("comparator:")]
        if poles and _beside(reading, sign, match):
            return COMPARATORS[poles[0]]
        if "limit:only" in sign.payloads and sign.last == match.first and reading.has("modality:may"):
            return "le"
    return "eq"


def in_example(reading: Reading, at: int) -> bool:
    """Whether a token stands in an example: of the whole clause, or in brackets after a cue."""
    if reading.clause.scope is Scope.EXAMPLE:
        return True
    opened = -1
    for i in range(at):
        text = reading.tokens[i].text
        opened = i if text in {"(", "["} else -1 if text in {")", "]"} else opened
    return opened >= 0 and reading.sign_at(opened, at, "cue:example") is not None


def is_dimension(reading: Reading, match: Match[NumberWord]) -> bool:
    """Whether the number is one side of ``7 × 7``."""
    return _digit(reading, match.first) and (
        (_text(reading, match.last) in _TIMES and _digit(reading, match.last + 1))
        or (_text(reading, match.first - 1) in _TIMES and _digit(reading, match.first - 2))
    )


def in_brackets(reading: Reading, match: Match[NumberWord]) -> bool:
    """Whether the number stands alone in square brackets, as the face of a die."""
    return _text(reading, match.first - 1) == "[" and _text(reading, match.last) == "]"


def _named(reading: Reading, match: Match[NumberWord]) -> str:
    """``term`` for a number inside a term of the game, ``ref`` inside a name."""
    for term in reading.terms:
        if term.first <= match.first and match.last <= term.last and term.last - term.first > match.last - match.first:
            concept = term.payloads[0].concept
            return "ref" if concept in reading.glossary.names else "term"
    return ""


def _refers(reading: Reading, match: Match[NumberWord]) -> bool:
    """A page, a section number, a year."""
    if match.first == 0 and reading.clause.opens_line and _text(reading, match.last) in {".", ")"}:
        return True
    if match.payloads[0].value >= _EARLIEST_YEAR and reading.sign_at(match.first - 2, match.last + 2, "cue:year"):
        return True
    at = match.first - 1
    while at > 0 and (_digit(reading, at) or _text(reading, at) in {",", ".", "и", "y", "et", "and", "und", "e", "و"}):
        at -= 1
    return _digit(reading, match.first) and reading.sign_at(at, at + 1, "cue:reference") is not None


def _covered(reading: Reading, match: Match[NumberWord], payload: str) -> bool:
    return any(
        payload in sign.payloads and sign.first <= match.first and match.last <= sign.last for sign in reading.idioms
    )


def _indifferent(reading: Reading, match: Match[NumberWord]) -> str:
    """An idiom counts nothing; within an example it is part of that."""
    return "ex" if in_example(reading, match.first) else "part"


def _is_article(reading: Reading, match: Match[NumberWord]) -> bool:
    """An article that no cue makes a number."""
    if reading.clause.scope is Scope.HEADING or _is_label(reading, match):
        return (reading.language.heading_article and match.payloads[0].value == 1) or _bare_article(reading, match)
    return _bare_article(reading, match)


def _bare_article(reading: Reading, match: Match[NumberWord]) -> bool:
    alone = match.last - match.first == 1 and reading.tokens[match.first].text in reading.language.articles
    return alone and not any(
        "number:counting" in sign.payloads and sign.first <= match.first < sign.last for sign in reading.idioms
    )


def _is_label(reading: Reading, match: Match[NumberWord]) -> bool:
    """Whether the number stands in a label before a colon, such as ``2. Start of a round:``."""
    texts = [token.text for token in reading.tokens[:8]]
    return reading.clause.opens_line and texts[1:2] == ["."] and ":" in texts and match.first < texts.index(":")


def _in_range(reading: Reading, match: Match[NumberWord]) -> bool:
    before, after = _text(reading, match.first - 1), _text(reading, match.last)
    if after in _DASHES and _digit(reading, match.last + 1):
        return True
    if before in _DASHES and _digit(reading, match.first - 2):
        return True
    numbers = {number.first for number in reading.numbers}
    for low, high in reading.language.ranges:
        if before == low and after == high and match.last + 1 in numbers:
            return True
        lower = [number for number in reading.numbers if number.last == match.first - 1]
        if before == high and any(_text(reading, number.first - 1) == low for number in lower):
            return True
    return False


def _beside(reading: Reading, sign: Match[str], match: Match[NumberWord]) -> bool:
    """Whether a comparator goes with a number: just before it, or after it and what it counts."""
    if sign.last <= match.first:
        return match.first - sign.last <= (1 if _skippable(reading, sign.last, match.first) else 0)
    gap = range(match.last, sign.first)
    between = any(number.first in gap for number in reading.numbers)
    stops = any(reading.tokens[at].shape is Shape.SIGN for at in gap)
    follows = reading.tokens[sign.first].text in _JOINING
    return follows and 0 <= sign.first - match.last <= 2 and not between and not stops


def _skippable(reading: Reading, first: int, last: int) -> bool:
    return all(reading.tokens[at].shape is Shape.WORD for at in range(first, last))


def _digit(reading: Reading, at: int) -> bool:
    return 0 <= at < len(reading.tokens) and reading.tokens[at].shape is Shape.NUMBER


def _text(reading: Reading, at: int) -> str:
    return reading.tokens[at].text if 0 <= at < len(reading.tokens) else ""
