"""Who a clause speaks of: each, both, one or none of the players, the first, the active one, the winner."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.rulebook.forms import Match
from interpreter.rulebook.glossary import TermForm
from interpreter.rulebook.model import Atom
from interpreter.rulebook.scan import Reading

#: Between a word such as *each* and the players may stand so many words (*each of the players*).
_BETWEEN = 2
_FAR = 99
#: What a word before the players makes of them.
_BEFORE_PLAYERS = {"quantifier:all": "all", "quantifier:any": "any", "polarity:not": "none"}
_PLAYER = "player"


def persons(reading: Reading) -> Iterator[Atom]:
    """An atom ``who`` for each player or group of players that a clause names more closely."""
    for sign in reading.signs:
        poles = [payload.partition(":")[2] for payload in sign.payloads if payload.startswith("who:")]
        if not poles:
            poles = [pole for payload, pole in _BEFORE_PLAYERS.items() if payload in sign.payloads]
            poles = poles if poles and _before_players(reading, sign, poles[0]) else []
        for pole in poles:
            start, end = reading.tokens[sign.first].start, reading.tokens[sign.last - 1].end
            yield Atom("who", "both" if pole == "all" and _is_both(reading, sign) else pole, start, end)
    for term in reading.terms:
        if reading.glossary.terms[term.payloads[0].concept].unit == _PLAYER and not _within(reading, term):
            place = reading.tokens[term.first].start, reading.tokens[term.last - 1].end
            yield Atom("who", term.payloads[0].concept, *place)


def _before_players(reading: Reading, sign: Match[str], pole: str) -> bool:
    following = next((term for term in reading.terms if term.first >= sign.last), None)
    distance = following.first - sign.last if following else _FAR
    if following and following.payloads[0].concept == _PLAYER:
        return distance <= (0 if pole == "none" else _BETWEEN)
    return pole == "all" and distance >= _BETWEEN and _is_both(reading, sign)


def _is_both(reading: Reading, sign: Match[str]) -> bool:
    return any("number:both" in idiom.payloads and idiom.first == sign.first for idiom in reading.idioms)


def _within(reading: Reading, term: Match[TermForm]) -> bool:
    """Whether a sign already tells who that is."""
    return any(
        sign.first <= term.first and term.last <= sign.last and any(p.startswith("who:") for p in sign.payloads)
        for sign in reading.signs
    )
