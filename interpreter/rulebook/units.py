"""What a number counts: the concept named next to it."""

from __future__ import annotations

from interpreter.rulebook.classify import in_brackets, is_dimension
from interpreter.rulebook.forms import Match
from interpreter.rulebook.glossary import TermForm
from interpreter.rulebook.lexicon import NumberWord
from interpreter.rulebook.scan import Reading
from interpreter.rulebook.tokens import Shape

#: How far from a number the thing counted may stand, in tokens.
_REACH = 6
_BREAKS = frozenset(",;:.()،؛!?؟–—")


def unit_of(reading: Reading, match: Match[NumberWord], cls: str) -> tuple[str, str]:
    """The concept that a number counts and the words for it; empty texts where there is none."""
    if is_dimension(reading, match):
        return reading.glossary.dimensions, ""
    if in_brackets(reading, match):
        return reading.glossary.brackets, ""
    if cls == "term":
        return _named(reading, _covering(reading, match))
    if match.payloads[0].ordinal and reading.language.ordinal_follows:
        before = _preceding(reading, match.first)
        if before is not None and before.last == match.first:
            return _named(reading, before)
    following = _following(reading, match.last, _REACH)
    if following is not None and not (cls == "zero" and following.first > match.last):
        return _named(reading, following)
    if _counts_unknown(reading, match):
        return "", reading.tokens[match.last].text
    concept, text = _named(reading, _preceding(reading, match.first))
    return (reading.glossary.terms[concept].unit or concept if concept else ""), text


def _counts_unknown(reading: Reading, match: Match[NumberWord]) -> bool:
    """Whether a word follows that nothing is known of: the number counts that, not what stands before."""
    if match.last >= len(reading.tokens) or reading.language.ordinal_follows:
        return False
    token = reading.tokens[match.last]
    known = token.text in reading.language.common or any(s.first <= match.last < s.last for s in reading.signs)
    return token.shape is Shape.WORD and not known


def both_unit(reading: Reading, match: Match[str] | Match[NumberWord]) -> tuple[str, str]:
    """What a word for both speaks of: what follows at once, else the players."""
    following = _following(reading, match.last, 1)
    return _named(reading, following) if following is not None else ("player", "")


def _following(reading: Reading, first: int, reach: int) -> Match[TermForm] | None:
    """The nearest term after a token in the same part of the sentence; measure words give way."""
    found: Match[TermForm] | None = None
    for term in reading.terms:
        if term.first < first or _broken(reading, first, term.first) or term.first - first > reach:
            continue
        if found is None:
            found = term
            if term.payloads[0].concept not in reading.glossary.counters:
                return found
        elif term.first == found.last:
            return term
        else:
            break
    return found


def _preceding(reading: Reading, last: int) -> Match[TermForm] | None:
    near = [term for term in reading.terms if term.last <= last and last - term.last <= _REACH]
    near = [term for term in near if not _broken(reading, term.last, last, hard=True)]
    return near[-1] if near else None


def _covering(reading: Reading, match: Match[NumberWord]) -> Match[TermForm] | None:
    return next((term for term in reading.terms if term.first <= match.first < term.last), None)


def _broken(reading: Reading, first: int, last: int, *, hard: bool = False) -> bool:
    """Whether a sign between the tokens ends the part of the sentence."""
    breaks = _BREAKS - {"("} if hard else _BREAKS
    return any(token.text in breaks for token in reading.tokens[first:last])


def _named(reading: Reading, term: Match[TermForm] | None) -> tuple[str, str]:
    if term is None:
        return "", ""
    first, last = reading.tokens[term.first], reading.tokens[term.last - 1]
    words = [token.text for token in reading.tokens[term.first : term.last]]
    return term.payloads[0].concept, " ".join(words) if first.end <= last.end else ""
