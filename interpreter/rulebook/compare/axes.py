"""RB201–RB205: a pole turned into another, a negation gained or lost, roles exchanged."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from interpreter.rulebook.compare.difference import Case, Difference
from interpreter.rulebook.compare.negations import denials, negations_differ
from interpreter.rulebook.compare.one_sided import one_sided
from interpreter.rulebook.compare.poles import ACROSS, DIRECTIONS, TITLES, is_flipped, poles_of, told
from interpreter.rulebook.lexicon import Axis, axes
from interpreter.rulebook.model import Atom

#: Axes whose forms are unambiguous enough for an error.
_CERTAIN = frozenset(
    {"comparator", "role", "side", "height", "orientation", "rotation", "modality", "extreme", "amount"}
)


def axes_differ(case: Case) -> Iterator[Difference]:
    """The axes one by one."""
    flipped = [axis for axis in axes().values() if axis.compare in {"poles", "sequence"} and is_flipped(case, axis)]
    negated = negations_differ(case, bool(flipped))
    yield from negated
    balanced = not negated and denials(case, expected=True) != denials(case, expected=False)
    for axis in flipped:
        if not balanced:
            yield _flipped(case, axis)
    yield from _other_axis(case)
    for axis in axes().values():
        if axis not in flipped or axis.name == "limit":
            yield from one_sided(case, axis)


def _other_axis(case: Case) -> Iterator[Difference]:
    """A direction turned into one of another axis, such as left and right into up and down."""
    lost = [name for name in case.gone if name.partition(":")[0] in DIRECTIONS]
    gained = [name for name in case.added if name.partition(":")[0] in DIRECTIONS]
    kinds = {name.partition(":")[0] for name in lost}
    other = [name for name in gained if name.partition(":")[0] not in kinds]
    for rule, gone, added in ACROSS:
        if case.gone[gone] and (case.added[added] or _in_its_place(case, gone, added)):
            place = case.place_of(added)
            yield Difference(rule, TITLES[rule], *place, _plain([gone]), _plain([added]), rule == "RB205")
    if lost and other and len(gained) == len(other):
        start, end = case.place_of(other[0])
        yield Difference("RB204", TITLES["RB204"], start, end, _plain(lost), _plain(other))


def _in_its_place(case: Case, gone: str, other: str) -> bool:
    """Whether what was said elsewhere stands now before the same thing as what is gone."""
    return _before(case.found, other) & _before(case.expected, gone) - _before(case.expected, other) != set()


def _before(atoms: Sequence[Atom], name: str) -> set[str]:
    """The things that stand right after an atom."""
    return {other.name for one, other in pairwise(atoms) if one.name == name and other.kind == "t"}


def _plain(names: list[str]) -> str:
    return told([name.partition(":")[2] for name in names])


def _flipped(case: Case, axis: Axis) -> Difference:
    lost, gained = poles_of(case, axis)
    start, end = case.place_of(f"{axis.name}:{gained[0]}")
    message = f"{TITLES[axis.rule]}: '{told(gained)}' instead of '{told(lost)}'"
    # What can only be done is not far from what must be done.
    beside = [name for name in case.added if name.startswith("equality:")]
    certain = axis.name in _CERTAIN and not (axis.name == "modality" and case.added["limit:only"])
    certain = certain and not (axis.name == "role" and beside)
    return Difference(axis.rule, message, start, end, told(lost), told(gained), certain)
