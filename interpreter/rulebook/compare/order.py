"""RB204: before and after exchanged, steps in another order, directions the wrong way round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from interpreter.rulebook.compare.difference import Case, Difference
from interpreter.rulebook.lexicon import axes
from interpreter.rulebook.model import Atom

#: Times lost and gained that do not go together; without a time lost, one that is hardly added in vain.
_OTHER_TIMES = (
    ("moment:now", "boundary:end"),
    ("sequence:start", "boundary:end"),
    ("boundary:begin", "sequence:finally"),
    ("boundary:begin", "order:after"),
    ("", "order:before"),
    ("", "moment:later"),
)
#: "When" and "after" are told in place of each other.
_ALIKE = {"after", "when"}
#: Axes whose sequence is a direction.
_CERTAIN = frozenset({"side", "height"})
#: After "then", deeds are told in many ways; things and trades are not.
_FREE_KINDS = frozenset({"v"})


def order_differs(case: Case) -> Iterator[Difference]:
    """Directions in sequence, then words that govern what follows."""
    yield from _another_time(case)
    for axis in axes().values():
        if axis.compare == "sequence":
            yield from _sequence(case, axis.name)
            yield from _begun_at_the_end(case, axis.name)
        elif axis.compare == "governs":
            yield from _governed(case, axis.name)


def _sequence(case: Case, kind: str) -> Iterator[Difference]:
    ours = [atom.value for atom in case.of_kind(kind, expected=True)]
    found = case.of_kind(kind, expected=False)
    theirs = [atom.value for atom in found]
    listed = kind == "size" and not _relates(case.expected, kind) and not _relates(case.found, kind)
    if ours != theirs and sorted(ours) == sorted(theirs) and not listed:
        expected, text = " → ".join(ours), " → ".join(theirs)
        message = f"the direction is turned round: {text} instead of {expected}"
        certain = kind in _CERTAIN
        yield Difference("RB204", message, found[0].start, found[-1].end, expected, text, certain)


def _begun_at_the_end(case: Case, kind: str) -> Iterator[Difference]:
    """``starting from below`` where the direction is from top to bottom."""
    ours, theirs = ([atom.value for atom in case.of_kind(kind, expected=side)] for side in (True, False))
    begun = any(name.startswith("sequence:start") for name in case.added)
    if kind in _CERTAIN and begun and ours[1:] and theirs[:1] == ours[-1:] and case.gone[f"{kind}:{ours[0]}"]:
        place = case.place_of(f"{kind}:{theirs[0]}")
        yield Difference("RB204", f"the direction begins at its end: {theirs[0]}", *place, ours[0], theirs[0])


def _relates(atoms: Sequence[Atom], kind: str) -> bool:
    """Whether something is done or said between the first and the last of a kind; else they are only listed."""
    places = [i for i, atom in enumerate(atoms) if atom.kind == kind]
    between = atoms[places[0] : places[-1]] if places else ()
    return any(atom.kind not in {"t", "n", "quantifier", kind} for atom in between)


def _governed(case: Case, kind: str) -> Iterator[Difference]:
    ours, theirs = case.of_kind(kind, expected=True), case.of_kind(kind, expected=False)
    lost, gained = _without(ours, theirs), _without(theirs, ours)
    for one, other in _paired(lost, gained):
        pole, _, thing = one.value.partition(">")
        new_pole, _, new_thing = other.value.partition(">")
        if {pole, new_pole} == _ALIKE:
            continue
        if pole != new_pole and (thing == new_thing or len(ours) == len(theirs) == 1):
            message = f"'{new_pole}' instead of '{pole}'"
            yield Difference("RB204", message, other.start, other.end, one.value, other.value, True)
        elif (
            pole == new_pole
            and pole != "start"
            and (_exchanged(case, kind, thing, new_thing) or _permuted(case, thing, new_thing))
        ):
            message = f"'{new_pole}' goes with '{new_thing}' here and should go with '{thing}'"
            yield Difference("RB204", message, other.start, other.end, one.value, other.value)


def _paired(lost: list[Atom], gained: list[Atom]) -> list[tuple[Atom, Atom]]:
    """Each word of order lost with the one gained that says the same, the others in turn."""
    rest, pairs, left = list(gained), [], []
    for atom in lost:
        same = next((other for other in rest if other.value.partition(">")[0] == atom.value.partition(">")[0]), None)
        if same is None:
            left.append(atom)
        else:
            rest.remove(same)
            pairs.append((atom, same))
    return [*pairs, *zip(left, rest, strict=False)]


def _without(atoms: list[Atom], others: list[Atom]) -> list[Atom]:
    """The atoms without those that have an equal among the others."""
    rest = [atom.value for atom in others]
    kept = []
    for atom in atoms:
        if atom.value in rest:
            rest.remove(atom.value)
        else:
            kept.append(atom)
    return kept


def _exchanged(case: Case, kind: str, thing: str, other: str) -> bool:
    """Whether both are named on both sides, in exchanged order."""
    if not thing or not other:
        return False
    loose = {atom.value for atom in (*case.expected, *case.found) if atom.kind in _FREE_KINDS} | {"turn"}
    if kind == "sequence" and (thing in loose or other in loose):
        return False
    if not _kinds(case, thing) & _kinds(case, other):
        return False
    ours = [atom.value.rstrip("~") for atom in case.expected]
    theirs = [atom.value.rstrip("~") for atom in case.found]
    if not {thing, other} <= set(ours) or not {thing, other} <= set(theirs):
        return False
    return (ours.index(thing) < ours.index(other)) != (theirs.index(thing) < theirs.index(other))


def _permuted(case: Case, thing: str, other: str) -> bool:
    """Whether the same words stand in another order, so that others come first; a thing and its deed may."""
    deed = _kinds(case, thing) | _kinds(case, other) == {"t", "v"}
    return bool(thing and other) and not deed and not case.new and not case.lost


def _kinds(case: Case, value: str) -> set[str]:
    return {atom.kind for atom in (*case.expected, *case.found) if atom.value.rstrip("~") == value}


def _another_time(case: Case) -> Iterator[Difference]:
    """A time turned into another one by a word on another axis, or a time where none was told."""
    poles = {name.partition(">")[0] for name in case.added}
    lost = {name.partition(">")[0] for name in case.gone}
    told = {atom.name.partition(">")[0] for atom in case.expected}
    for gone, added in _OTHER_TIMES:
        fresh = added not in told if gone == "" else gone in lost
        if added in poles and fresh and (gone or not any(name.startswith("order:") for name in told)):
            atom = next(atom for atom in case.found if atom.name.partition(">")[0] == added)
            expected, found = gone.partition(":")[2], added.partition(":")[2]
            yield Difference("RB204", f"another time or order: '{found}'", atom.start, atom.end, expected, found)
            return
