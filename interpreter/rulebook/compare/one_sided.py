"""RB201–RB204: words that matter when they merely come or go, such as ``only`` and the opponent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from interpreter.rulebook.compare.difference import Case, Difference
from interpreter.rulebook.compare.poles import DIRECTIONS, TITLES, poles_of, told
from interpreter.rulebook.lexicon import Axis, axes
from interpreter.rulebook.model import Atom
from interpreter.rulebook.signature import stamp_of

#: So near to a condition a limit belongs to it.
_NEAR = 2
_DEGREES = frozenset({"comparator:more_than", "comparator:less_than", "amount:more", "amount:fewer"})
#: So much surer is a limit that comes with a number, and the opponent where nothing else is said otherwise.
_SURE = 2
#: What is not told by the way.
_TURNED = frozenset({"orientation", "rotation", "course", "factor"})


def one_sided(case: Case, axis: Axis) -> Iterator[Difference]:
    """Words that matter when they merely come or go: ``only``, and the opponent."""
    if axis.name == "limit":
        yield from _limits(case)
    elif axis.name == "role":
        yield from _roles(case)
    elif axis.name == "comparator":
        yield from _comparators(case)
    elif axis.name == "equality":
        yield from _differing(case)
    elif axis.name == "quantifier":
        yield from _not_the_first(case)
    elif axis.name == "inclusion":
        yield from _exceptions(case)
    elif axis.name in _TURNED:
        yield from _turned(case, axis)


def _limits(case: Case) -> Iterator[Difference]:
    ours, theirs = (_onlys(atoms) for atoms in (case.expected, case.found))
    if case.added["limit:not_only"]:
        place = case.place_of("limit:not_only")
        yield Difference("RB202", "the text says that this is not all", *place, "only" if ours else "", "not only")
    if ours and not theirs and not any(name.startswith("comparator:") for name in case.added):
        message = "the text leaves out the limit 'only'"
        yield Difference("RB201", message, case.start, case.end, "only", "")
    elif theirs > ours and not ours and not _on_condition(case) and not any(map(_compares, case.gone)):
        start, end = case.place_of("limit:only")
        counted = any(name.startswith("n:") for name in case.added)
        doubt = -_SURE if counted else 0
        yield Difference("RB201", "the text adds the limit 'only'", start, end, "", "only", doubt=doubt)


def _compares(name: str) -> bool:
    return name.startswith("comparator:")


def _on_condition(case: Case) -> bool:
    """Whether the limit stands right before a condition: what counts when it is visible counts only when it is."""
    _, end = case.place_of("limit:only")
    following = [token.text for token in case.tokens if token.start >= end][:_NEAR]
    return any(word in case.language.conditions for word in following)


def _onlys(atoms: Sequence[Atom]) -> int:
    return sum(atom.name == "limit:only" for atom in atoms)


def _roles(case: Case) -> Iterator[Difference]:
    ours, theirs = ([atom.value for atom in case.of_kind("role", expected=side)] for side in (True, False))
    if _somebody_else(case, len(ours), len(theirs)):
        start, end = case.place_of("role:opponent")
        yield Difference("RB203", "the text speaks of somebody else here", start, end, "", "")
    elif "opponent" in theirs and "opponent" not in ours:
        start, end = case.place_of("role:opponent")
        # Where nothing else is said otherwise, the opponent has come in somebody's place.
        doubt = -_SURE if not case.gone and len(case.added) == 1 else 0
        yield Difference("RB203", "the text speaks of the opponent here", start, end, "", "opponent", doubt=doubt)
    elif ours != theirs and sorted(ours) == sorted(theirs) and _same_terms(case):
        start, end = case.place_of(f"role:{theirs[0]}")
        yield Difference("RB203", "the roles are exchanged", start, end, ", ".join(ours), ", ".join(theirs))
    elif _compared(case.expected) and not _compared(case.found) and not _degrees(case):
        message = "the opponent has another part in this comparison"
        place = case.place_of("role:opponent")
        yield Difference("RB203", message, *place, "than the opponent", "the opponent", doubt=-_SURE)
    elif "opponent" in ours and "opponent" not in theirs:
        message = "the text does not speak of the opponent here"
        yield Difference("RB203", message, case.start, case.end, "opponent", "")


def _somebody_else(case: Case, ours: int, theirs: int) -> bool:
    """The opponent instead of a player, or the same player instead of the opponent."""
    more = theirs > ours > 0 and case.added["role:opponent"] and case.gone["t:player"]
    same = theirs < ours and case.gone["role:opponent"] and case.added["equality:same"]
    return bool(more or same)


def _compared(atoms: Sequence[Atom]) -> bool:
    """Whether the opponent is what somebody is compared with: stands after *more … than*, not before."""
    said = [atom.name for atom in atoms]
    at = said.index("role:opponent") if "role:opponent" in said else 0
    return bool(_DEGREES & set(said[:at]))


def _degrees(case: Case) -> list[str]:
    """What is compared otherwise."""
    return [name for name in (*case.gone, *case.added) if name.startswith(("amount:", "comparator:", "role:"))]


def _same_terms(case: Case) -> bool:
    """Whether the same things are named in the same order."""
    ours, theirs = ([atom.value for atom in case.of_kind("t", expected=side)] for side in (True, False))
    return ours == theirs


def _comparators(case: Case) -> Iterator[Difference]:
    """A comparator that came or went and does not stand beside a number (those are compared as numbers)."""
    numbered = {atom.value.split(" ")[1] for atom in (*case.expected, *case.found) if atom.kind == "n"} - {"eq"}
    if numbered:
        yield from _not_all(case)
        return
    lost, gained = poles_of(case, axes()["comparator"])
    strong = {"at_least", "at_most"} if not _of_ranges(case) else set()
    if strong & set(lost) or strong & set(gained):
        name = (gained or lost)[0]
        start, end = case.place_of(f"comparator:{name}")
        yield Difference("RB201", TITLES["RB201"], start, end, told(lost), told(gained))


def _not_all(case: Case) -> Iterator[Difference]:
    """A limit beside a number that was there already, where all are meant: ``one at most`` for ``all of one``."""
    limited = [name for name in ("comparator:at_least", "comparator:at_most") if case.added[name]]
    all_gone = case.gone["quantifier:all"] and not case.added["quantifier:all"]
    new = {tuple(name.split(" ")[::2]) for name in case.added if name.startswith("n:")}
    known = {tuple(name.split(" ")[::2]) for name in case.gone if name.startswith("n:")}
    if limited and all_gone and new and new <= known:
        pole = limited[0].partition(":")[2]
        yield Difference("RB201", TITLES["RB201"], *case.place_of(limited[0]), "all", told([pole]))


def _of_ranges(case: Case) -> bool:
    """Whether the words that came or went are those of ranges, such as ``to``: without a number they limit nothing."""
    words = {word for pair in case.language.ranges for word in pair}
    gained = [atom for atom in case.of_kind("comparator", expected=False) if case.added[atom.name]]
    told = {token.text for atom in gained for token in case.tokens if atom.start <= token.start < atom.end}
    return bool(told and told <= words) or any(stamp_of(case.language, word) in case.lost_stamps for word in words)


def _exceptions(case: Case) -> Iterator[Difference]:
    """What was left out is not any more, or the other way round, and is still spoken of."""
    change = case.gone["inclusion:except"] - case.added["inclusion:except"]
    if change > 0 and not any(name.startswith("t:") for name in case.gone) and not case.added["polarity:not"]:
        yield Difference("RB202", "the text makes no exception here", case.start, case.end, "except", "")
    elif change < 0 and not any(name.startswith("t:") for name in case.added) and not case.gone["polarity:not"]:
        place = case.place_of("inclusion:except")
        yield Difference("RB202", "the text makes an exception here", *place, "", "except")


def _turned(case: Case, axis: Axis) -> Iterator[Difference]:
    """A line that lies otherwise, or a multiple, where nothing of the kind was said."""
    gained = poles_of(case, axis)[1]
    if gained and not any(name.partition(":")[0] in DIRECTIONS for name in case.gone):
        place = case.place_of(f"{axis.name}:{gained[0]}")
        yield Difference(axis.rule, f"this was not told: '{told(gained)}'", *place, "", told(gained))


def _differing(case: Case) -> Iterator[Difference]:
    """Something that differs where nothing was said of it."""
    if case.added["equality:different"] and not any(atom.name == "equality:different" for atom in case.expected):
        start, end = case.place_of("equality:different")
        yield Difference("RB202", "the text speaks of something different here", start, end, "", "different")


def _not_the_first(case: Case) -> Iterator[Difference]:
    """Every player or any player, where the first one was meant."""
    gained = [name for name in ("quantifier:all", "quantifier:any") if case.added[name]]
    if case.gone["o:1 player"] and gained:
        start, end = case.place_of(gained[0])
        yield Difference("RB203", "the text does not speak of the first player here", start, end, "first", "")
