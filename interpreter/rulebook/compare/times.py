"""RB204: another time. Words of time on different axes that cannot both be right, and times out of nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from interpreter.rulebook.compare.difference import Case, Difference
from interpreter.rulebook.model import Atom

_KINDS = frozenset({"order", "sequence", "boundary", "moment", "succession", "pace"})
#: Times that are told in place of each other without harm.
_ALIKE = frozenset(
    frozenset(pair.split())
    for pair in (
        "order:after boundary:end",
        "order:after boundary:begin",
        "order:after sequence:next",
        "order:after sequence:start",
        "order:after moment:now",
        "order:after moment:later",
        "order:after succession:previous",
        "order:after succession:following",
        "order:before sequence:next",
        "order:before sequence:start",
        "order:before boundary:begin",
        "order:before succession:previous",
        "order:before succession:following",
        "sequence:start boundary:begin",
        "sequence:start moment:now",
        "sequence:start sequence:next",
        "sequence:next boundary:begin",
        "sequence:next boundary:end",
        "sequence:next moment:now",
        "sequence:next moment:later",
        "sequence:next succession:following",
        "sequence:finally boundary:end",
        "sequence:finally sequence:next",
        "moment:later succession:following",
        "boundary:begin moment:now",
        "pace:in_turn sequence:next",
        "pace:in_turn order:after",
        "pace:in_turn succession:following",
    )
)
#: The one step that cannot take the place of the other, whatever it goes with.
_ENDS = frozenset({"sequence:start", "sequence:finally"})
#: Times that are not told by the way, unless one of these kinds was told already.
_TELLING = {
    "order:before": ("order:", "sequence:", "boundary:begin"),
    "order:after": ("order:", "sequence:", "boundary:"),
    "boundary:begin": ("boundary:", "sequence:start", "order:"),
    "boundary:end": ("boundary:end", "order:after", "sequence:finally"),
    "sequence:finally": ("sequence:finally", "sequence:next", "boundary:end"),
    "moment:later": ("moment:later",),
    "succession:previous": ("succession:", "order:before"),
}
#: Players that are called by their place in the order.
_STEPS = {"who:first": "sequence:start", "who:last": "sequence:finally"}
_SPANS = frozenset({"game", "round", "turn"})


def times_differ(case: Case) -> Iterator[Difference]:
    """One difference at most: a time instead of another, a time where none was told, a span instead of another."""
    ours, theirs = _times(case.expected), _times(case.found)
    gone, added = ours - theirs, theirs - ours
    for name in added:
        instead = [other for other in gone if _another(other, name) or _other_end(case, name) or _behind(case, name)]
        instead = [other for other in instead if not _meanwhile(case, other, name)]
        if instead or (not gone and _out_of_nothing(case, name, ours)):
            yield _difference(case, name, instead[0] if instead else "")
            return
    yield from _other_span(case, ours)


def _other_end(case: Case, name: str) -> bool:
    """Whether it is the beginning or end of a span that was not spoken of."""
    known = {atom.name for atom in case.expected}
    return name.startswith("boundary:") and any(span[2:] in _SPANS and span not in known for span in case.added)


def _behind(case: Case, name: str) -> bool:
    """Whether somebody comes after somebody else now."""
    return name == "order:after" and bool(case.added["order:after>opponent"] and case.gone["sequence:start"])


def _meanwhile(case: Case, one: str, other: str) -> bool:
    """Whether something happens during what it happened when: that is the same."""
    strictly = any(name.startswith("order:after") for name in (*case.gone, *case.added))
    return {one, other} == {"order:after", "moment:during"} and not strictly


def _another(one: str, other: str) -> bool:
    """Whether two times are not alike; steps of one order are compared with what they go with."""
    pair = frozenset({one, other})
    same_axis = one.partition(":")[0] == other.partition(":")[0]
    return pair not in _ALIKE and (not same_axis or pair == _ENDS)


def _times(atoms: Sequence[Atom]) -> Counter[str]:
    """The times a clause tells; the first of something is its start."""
    names = [_time(atom) for atom in atoms if atom.kind in _KINDS]
    places = {atom.start for atom in atoms if atom.kind == "sequence"}
    names += [_STEPS[atom.name] for atom in atoms if atom.name in _STEPS]
    names += ["sequence:start" for atom in atoms if atom.kind == "o" and _first(atom) and atom.start not in places]
    return Counter(names)


def _time(atom: Atom) -> str:
    """The time without what it governs; when something happens is after it."""
    return f"{atom.kind}:{atom.value.partition('>')[0]}".replace("order:when", "order:after")


def _first(atom: Atom) -> bool:
    return atom.value.startswith("1 ")


def _out_of_nothing(case: Case, name: str, ours: Counter[str]) -> bool:
    """Whether it is a time that is not told by the way, and none like it was."""
    said = any(atom.name.partition(">")[0] == name for atom in case.found)
    return name in _TELLING and said and not any(other.startswith(_TELLING[name]) for other in ours)


def _difference(case: Case, name: str, instead: str) -> Difference:
    atom = next((a for a in reversed(case.found) if a.kind in _KINDS and _time(a) == name), None)
    start, end = (atom.start, atom.end) if atom else (case.start, case.end)
    expected, found = (text.partition(":")[2].replace("_", " ") for text in (instead, name))
    message = f"another time or order: '{found}'" + (f" instead of '{expected}'" if expected else "")
    return Difference("RB204", message, start, end, expected, found)


def _other_span(case: Case, ours: Counter[str]) -> Iterator[Difference]:
    """The end of a round instead of the game's, the second turn instead of the first."""
    gone, added = (_spans(counter) for counter in (case.gone, case.added))
    ordinals = {name for name in gone | added if name.startswith("o:")}
    if gone and added and (ours or ordinals):
        name = sorted(added)[0]
        place = case.place_of(name)
        expected, found = sorted(gone)[0].partition(":")[2], name.partition(":")[2]
        message = f"another time: '{found}' instead of '{expected}'"
        yield Difference("RB204", message, *place, expected, found)


def _spans(names: Counter[str]) -> set[str]:
    spans = {name for name in names if name.startswith("t:") and name[2:] in _SPANS}
    return spans | {name for name in names if name.startswith("o:") and name.rpartition(" ")[2] in _SPANS}
