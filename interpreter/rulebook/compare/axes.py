"""RB201–RB205: a pole turned into another, a negation gained or lost, roles exchanged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from interpreter.rulebook.compare.difference import Case, Difference
from interpreter.rulebook.lexicon import Axis, Lexicon, axes
from interpreter.rulebook.model import Atom
from interpreter.rulebook.signature import stamp_of

#: Axes whose forms are unambiguous enough for an error.
_CERTAIN = frozenset(
    {"comparator", "role", "side", "height", "orientation", "rotation", "modality", "extreme", "amount"}
)
#: Words on these are often added or left out without harm; only a pole against another counts.
_LOOSE = frozenset({"comparator"})
#: What is not told by the way.
_TURNED = frozenset({"orientation", "rotation", "course", "factor"})
_DIRECTIONS = frozenset({"side", "height", "orientation", "rotation", "course", "place"})
#: Degrees that are opposites although one compares two and the other all.
_OTHER_DEGREES = (
    ("amount:more", "extreme:fewest"),
    ("amount:fewer", "extreme:most"),
    ("extreme:most", "amount:fewer"),
    ("extreme:fewest", "amount:more"),
    ("amount:more", "equality:same"),
    ("amount:fewer", "equality:same"),
    ("extreme:most", "equality:same"),
    ("equality:same", "amount:more"),
    ("equality:same", "amount:fewer"),
    ("equality:same", "extreme:most"),
    ("equality:same", "extreme:fewest"),
    ("equality:same", "comparator:more_than"),
    ("equality:same", "comparator:less_than"),
    ("age:youngest", "amount:fewer"),
    ("age:oldest", "amount:fewer"),
)
#: Opposites on different axes, with the rule that one breaks in place of the other.
_ACROSS = (
    *(("RB205", gone, added) for gone, added in _OTHER_DEGREES),
    ("RB202", "boundary:end", "drawing:go_on"),
    ("RB202", "drawing:go_on", "boundary:end"),
    ("RB202", "keeping:keep", "change:remove"),
    ("RB202", "change:remove", "keeping:keep"),
    ("RB202", "change:add", "keeping:give_up"),
    ("RB202", "keeping:give_up", "change:add"),
    ("RB202", "v:return", "keeping:keep"),
    ("RB202", "filling:full", "visibility:visible"),
)
#: Shorter words are too often alike by chance.
_SHORT = 4
_TITLES = {
    "RB101": "the text says another multiple",
    "RB201": "the comparator is another one",
    "RB202": "the text says the opposite",
    "RB203": "the text speaks of somebody else",
    "RB204": "the direction or order is another one",
    "RB205": "the superlative or comparison is another one",
    "RB301": "the text speaks of something else",
}


def axes_differ(case: Case) -> Iterator[Difference]:
    """The axes one by one."""
    flipped = [axis for axis in axes().values() if axis.compare in {"poles", "sequence"} and _flip(case, axis)]
    negated = _negations(case, bool(flipped))
    yield from negated
    balanced = not negated and _count(case, expected=True) != _count(case, expected=False)
    for axis in flipped:
        if not balanced:
            yield _flipped(case, axis)
    yield from _other_axis(case)
    for axis in axes().values():
        if axis not in flipped or axis.name == "limit":
            yield from _one_sided(case, axis)


def _other_axis(case: Case) -> Iterator[Difference]:
    """A direction turned into one of another axis, such as left and right into up and down."""
    lost = [name for name in case.gone if name.partition(":")[0] in _DIRECTIONS]
    gained = [name for name in case.added if name.partition(":")[0] in _DIRECTIONS]
    kinds = {name.partition(":")[0] for name in lost}
    other = [name for name in gained if name.partition(":")[0] not in kinds]
    for rule, gone, added in _ACROSS:
        if case.gone[gone] and case.added[added]:
            place = case.place_of(added)
            yield Difference(rule, _TITLES[rule], *place, _plain([gone]), _plain([added]), rule == "RB205")
    if lost and other and len(gained) == len(other):
        start, end = case.place_of(other[0])
        yield Difference("RB204", _TITLES["RB204"], start, end, _plain(lost), _plain(other))


def _plain(names: list[str]) -> str:
    return _words([name.partition(":")[2] for name in names])


def _poles(case: Case, axis: Axis) -> tuple[list[str], list[str]]:
    """Poles lost and poles gained."""
    lost = [pole for pole in axis.poles if case.gone[f"{axis.name}:{pole}"]]
    gained = [pole for pole in axis.poles if case.added[f"{axis.name}:{pole}"]]
    return lost, gained


def _flip(case: Case, axis: Axis) -> bool:
    lost, gained = _poles(case, axis)
    return bool(lost and gained)


def _flipped(case: Case, axis: Axis) -> Difference:
    lost, gained = _poles(case, axis)
    start, end = case.place_of(f"{axis.name}:{gained[0]}")
    message = f"{_TITLES[axis.rule]}: '{_words(gained)}' instead of '{_words(lost)}'"
    # What can only be done is not far from what must be done.
    beside = [name for name in case.added if name.startswith("equality:")]
    certain = axis.name in _CERTAIN and not (axis.name == "modality" and case.added["limit:only"])
    certain = certain and not (axis.name == "role" and beside)
    return Difference(axis.rule, message, start, end, _words(lost), _words(gained), certain)


def _words(poles: list[str]) -> str:
    return ", ".join(pole.replace("_", " ") for pole in poles)


def _count(case: Case, *, expected: bool) -> int:
    return len(case.of_kind("polarity", expected=expected))


def _negations(case: Case, flipped: bool) -> list[Difference]:
    """A negation more or less; together with an opposite word it cancels out."""
    ours, theirs = _count(case, expected=True), _count(case, expected=False)
    if ours == theirs and not flipped:
        return list(_negated_word(case)) or list(_bare_negation(case))
    if ours == theirs or (flipped and _opposed(case)):
        return []
    certain = not _said_anew(case)
    if theirs > ours:
        start, end = case.place_of("polarity:not")
        return [Difference("RB202", "the text denies what it should state", start, end, "", "not", certain)]
    certain = certain and len(case.new) <= 1
    return [Difference("RB202", "the text states what it should deny", case.start, case.end, "not", "", certain)]


def _said_anew(case: Case) -> bool:
    """Whether telling words have come and gone beside a negation: it may be the same, said the other way round."""
    denying = {stamp_of(case.language, word) for word in case.language.denying}
    lost = case.lost_telling - len(case.lost_stamps & denying)
    new = [t for t in case.unknown if t.text not in case.language.common and t.text not in case.language.denying]
    numbers = any(name.startswith("n:") for name in case.added)
    return lost > 1 or bool(new) or numbers or bool(case.gone["quantifier:all"])


def _bare_negation(case: Case) -> Iterator[Difference]:
    """A negation that was part of an idiom is gone, and nothing has come: ``it does not matter`` → ``it matters``."""
    if case.lost and not [token for token in case.new if token.text not in case.language.common]:
        denying = {stamp_of(case.language, word) for word in case.language.denying}
        gone, come = case.lost_stamps & denying, [t for t in case.new if t.text in case.language.denying]
        if gone and not come and not case.added and not case.gone:
            yield Difference("RB202", _TITLES["RB202"], case.start, case.end, "not", "")


def _negated_word(case: Case) -> Iterator[Difference]:
    """A word that a prefix turns into the opposite of the word that stood there (``connected``, ``unconnected``)."""
    things = [(atom.start, atom.end) for atom in case.of_kind("t", expected=False)]
    for token in (new for new in case.new if not any(start <= new.start < end for start, end in things)):
        for word in _opposites(token.text, case.language):
            if word != token.text and len(word) > _SHORT and stamp_of(case.language, word) in case.lost_stamps:
                yield Difference("RB202", _TITLES["RB202"], token.start, token.end, word, token.text)
                return


def _opposites(word: str, language: Lexicon) -> Iterator[str]:
    for denying, plain in language.negating:
        if word.startswith(plain):
            yield denying + word.removeprefix(plain)
        if word.startswith(denying):
            yield plain + word.removeprefix(denying)


def _opposed(case: Case) -> bool:
    """Whether a word turned into its opposite (``not visible`` for ``hidden``)."""
    turning = ("visibility", "filling", "equality", "wholeness", "result", "modality", "quantifier", "drawing")
    across = any(case.gone[gone] and case.added[added] for rule, gone, added in _ACROSS if rule == "RB202")
    return across or any(_flip(case, axes()[name]) for name in (*turning, "keeping", "validity", "answer"))


def _one_sided(case: Case, axis: Axis) -> Iterator[Difference]:
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
    elif theirs > ours and not ours and not any(name.startswith("comparator:") for name in case.gone):
        start, end = case.place_of("limit:only")
        yield Difference("RB201", "the text adds the limit 'only'", start, end, "", "only")


def _onlys(atoms: Sequence[Atom]) -> int:
    return sum(atom.name == "limit:only" for atom in atoms)


def _roles(case: Case) -> Iterator[Difference]:
    ours, theirs = ([atom.value for atom in case.of_kind("role", expected=side)] for side in (True, False))
    if _somebody_else(case, len(ours), len(theirs)):
        start, end = case.place_of("role:opponent")
        yield Difference("RB203", "the text speaks of somebody else here", start, end, "", "")
    elif "opponent" in theirs and "opponent" not in ours:
        start, end = case.place_of("role:opponent")
        yield Difference("RB203", "the text speaks of the opponent here", start, end, "", "opponent")
    elif ours != theirs and sorted(ours) == sorted(theirs) and _same_terms(case):
        start, end = case.place_of(f"role:{theirs[0]}")
        yield Difference("RB203", "the roles are exchanged", start, end, ", ".join(ours), ", ".join(theirs))
    elif "opponent" in ours and "opponent" not in theirs:
        message = "the text does not speak of the opponent here"
        yield Difference("RB203", message, case.start, case.end, "opponent", "")


def _somebody_else(case: Case, ours: int, theirs: int) -> bool:
    """The opponent instead of a player, or the same player instead of the opponent."""
    more = theirs > ours > 0 and case.added["role:opponent"] and case.gone["t:player"]
    same = theirs < ours and case.gone["role:opponent"] and case.added["equality:same"]
    return bool(more or same)


def _same_terms(case: Case) -> bool:
    """Whether the same things are named in the same order."""
    ours, theirs = ([atom.value for atom in case.of_kind("t", expected=side)] for side in (True, False))
    return ours == theirs


def _comparators(case: Case) -> Iterator[Difference]:
    """A comparator that came or went and does not stand beside a number (those are compared as numbers)."""
    numbered = {atom.value.split(" ")[1] for atom in (*case.expected, *case.found) if atom.kind == "n"} - {"eq"}
    if numbered:
        return
    lost, gained = _poles(case, axes()["comparator"])
    strong = {"at_least", "at_most"}
    if strong & set(lost) or strong & set(gained):
        name = (gained or lost)[0]
        start, end = case.place_of(f"comparator:{name}")
        yield Difference("RB201", _TITLES["RB201"], start, end, _words(lost), _words(gained))


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
    gained = _poles(case, axis)[1]
    if gained and not any(name.partition(":")[0] in _DIRECTIONS for name in case.gone):
        place = case.place_of(f"{axis.name}:{gained[0]}")
        yield Difference(axis.rule, f"this was not told: '{_words(gained)}'", *place, "", _words(gained))


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
