"""The numbers a clause mentions: how many of what, with which comparator, and what kind of mention it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from interpreter.rulebook.classify import class_of, comparator_of
from interpreter.rulebook.forms import Match
from interpreter.rulebook.lexicon import NumberWord
from interpreter.rulebook.model import Claim, Scope
from interpreter.rulebook.scan import Reading
from interpreter.rulebook.units import both_unit, unit_of


def claims_of(reading: Reading) -> tuple[Claim, ...]:
    """All numbers mentioned in a clause, in order: numerals, number words, words for two, none, a pair."""
    found = [*_from_numbers(reading), *_from_signs(reading)]
    found.sort(key=lambda claim: (claim.first, claim.last))
    return tuple(_distinct(found))


def with_answers(readings: list[Reading], claims: list[tuple[Claim, ...]]) -> list[tuple[Claim, ...]]:
    """The claims with those of a question that the next clause denies turned into ``ne``."""
    changed = list(claims)
    for i in range(len(readings) - 1):
        asked, answer = readings[i], readings[i + 1]
        denied = asked.clause.scope is Scope.QUESTION and answer.tokens[0].text in answer.language.refusals
        if denied and not asked.has("modality:must"):
            changed[i] = tuple(_denied(claim) for claim in changed[i])
    return changed


def _denied(claim: Claim) -> Claim:
    """A permission that is denied denies the number; a question on what must be does not."""
    return replace(claim, comparator="ne") if claim.cls == "card" and claim.comparator == "eq" else claim


def _distinct(claims: list[Claim]) -> Iterator[Claim]:
    """The claims without those whose tokens an earlier, longer one has used."""
    used: set[int] = set()
    for claim in sorted(claims, key=lambda claim: (claim.first, -(claim.last - claim.first))):
        if used.isdisjoint(range(claim.first, claim.last)):
            used.update(range(claim.first, claim.last))
            yield claim


def _from_numbers(reading: Reading) -> Iterator[Claim]:
    for match in reading.numbers:
        cls = class_of(reading, match)
        comparator = comparator_of(reading, match, cls)
        unit, text = both_unit(reading, match) if cls == "both" else unit_of(reading, match, cls)
        yield _claim(reading, match, match.payloads[0].value, cls, comparator, unit, text)


def _from_signs(reading: Reading) -> Iterator[Claim]:
    """Words for two (``both``), none (``no`` discs) and pairs that are no number words."""
    numbered = {at for match in reading.numbers for at in range(match.first, match.last)}
    for match in reading.idioms:
        inside = numbered.intersection(range(match.first, match.last))
        if "number:pairs" in match.payloads and not inside:
            unit, text = _pair_unit(reading, match)
            yield _claim(reading, match, 2, "pair", "eq", unit, text)
        elif _is_both(reading, match) and not inside:
            unit, text = both_unit(reading, match)
            yield _claim(reading, match, 2, "both", "eq", unit, text)
        elif "number:zero" in match.payloads and not inside and not _longer_sign(reading, match):
            word = Match(match.first, match.last, (NumberWord(0),))
            unit, text = unit_of(reading, word, "neg0")
            if unit or not _is_particle(reading, match):
                yield _claim(reading, match, 0, "neg0", "eq", unit, text)


def _is_particle(reading: Reading, match: Match[str]) -> bool:
    """Whether the word for none also says no to a question (en ``no``): it counts only before a term."""
    return reading.tokens[match.first].text in reading.language.refusals


def _longer_sign(reading: Reading, match: Match[str]) -> bool:
    """Whether the word is part of a longer form, as ``no`` in ``no longer``."""
    length = match.last - match.first
    return any(s.first <= match.first and match.last <= s.last and s.last - s.first > length for s in reading.signs)


def _is_both(reading: Reading, match: Match[str]) -> bool:
    return "number:both" in match.payloads


def _pair_unit(reading: Reading, match: Match[str]) -> tuple[str, str]:
    """A pair is of those things that make pairs in this game, else of what is named next."""
    if reading.glossary.pairs:
        return reading.glossary.pairs, reading.tokens[match.first].text
    return unit_of(reading, Match(match.first, match.last, (NumberWord(2),)), "pair")


def _claim(
    reading: Reading, match: Match[NumberWord] | Match[str], value: int, cls: str, comparator: str, unit: str, text: str
) -> Claim:
    first, last = reading.tokens[match.first], reading.tokens[match.last - 1]
    start, end = first.start, last.end
    surface = " ".join(token.text for token in reading.tokens[match.first : match.last])
    scope = reading.clause.scope
    return Claim(start, end, surface, value, unit, text, comparator, cls, match.first, match.last, scope)
