"""RB101, RB102, RB103, RB104, RB201: numbers that are other ones, and comparators that go with them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from interpreter.rulebook.compare.difference import Case, Difference
from interpreter.rulebook.model import Atom

_WORDS = {
    "eq": "exactly {}",
    "ge": "at least {}",
    "le": "at most {}",
    "gt": "more than {}",
    "lt": "less than {}",
    "approx": "about {}",
    "range": "{} as an end of a range",
    "ne": "not {}",
}
#: Readings of one number that are as good as equal.
_CLOSE = frozenset({("eq", "range"), ("range", "eq"), ("range", "le"), ("le", "range")})
#: So many signs lie between a word and the next.
_NEXT = 2
_EVERYBODY = frozenset({"quantifier:all", "who:all", "who:both"})
#: What is done in one turn is done in each; nothing counted has no name here.
_SPANS = frozenset({"", "turn", "round"})
_LIMITS = frozenset({"ge", "le", "gt", "lt"})
#: So many words come with an added sentence, not with another number.
_SENTENCE = 3


@dataclass(frozen=True, slots=True)
class _Number:
    value: int
    comparator: str
    unit: str
    atom: Atom
    index: int

    @property
    def bound(self) -> tuple[int, str]:
        """The value and comparator with "more than two" as "at least three"."""
        if self.comparator == "gt":
            return self.value + 1, "ge"
        return (self.value - 1, "le") if self.comparator == "lt" else (self.value, self.comparator)

    def __str__(self) -> str:
        counted = f"{self.value} {self.unit}".strip()
        return counted if self.comparator == "eq" else _WORDS[self.comparator].format(counted)


def numbers_differ(case: Case) -> Iterator[Difference]:
    """The numbers, matched by value and unit as far as possible; what is left over differs."""
    for kind in ("n", "x", "o", "ref"):
        expected, found = _numbers(case, kind, expected=True), _numbers(case, kind, expected=False)
        yield from _matched(case, expected, found, kind)


def _numbers(case: Case, kind: str, *, expected: bool) -> list[_Number]:
    atoms = case.of_kind(kind, expected=expected)
    return [_parsed(atom, index) for index, atom in enumerate(atoms)]


def _parsed(atom: Atom, index: int) -> _Number:
    value, comparator, unit = (*atom.value.split(" "), "", "")[:3]
    if atom.kind in {"o", "ref"}:
        comparator, unit = "eq", comparator
    return _Number(int(value), comparator, unit, atom, index)


def _matched(case: Case, expected: list[_Number], found: list[_Number], kind: str) -> Iterator[Difference]:
    _drop(expected, found, lambda a, b: (a.bound, a.unit) == (b.bound, b.unit))
    for one, other in _drop(expected, found, lambda a, b: (a.value, a.unit) == (b.value, b.unit)):
        yield from _comparator(case, one, other)
    if kind != "o":
        _drop(expected, found, lambda a, b: a.value == b.value and (not a.unit or not b.unit))
    for one, other in _drop(expected, found, lambda a, b: a.unit == b.unit):
        yield _value(case, one, other, kind)
        yield from _other_limit(one, other)
    _drop(expected, found, lambda a, b: (a.value, a.comparator) == (b.value, b.comparator))
    for one, other in _drop(expected, found, lambda a, b: kind == "n"):
        yield _value(case, one, other, kind)
    if kind == "n":
        yield from _left_over(case, expected, found)


def _drop(
    expected: list[_Number], found: list[_Number], same: Callable[[_Number, _Number], bool]
) -> list[tuple[_Number, _Number]]:
    """Take pairs that are the same out of both lists, in order; give them."""
    pairs: list[tuple[_Number, _Number]] = []
    for one in list(expected):
        other = next((candidate for candidate in found if same(one, candidate)), None)
        if other is not None:
            expected.remove(one)
            found.remove(other)
            pairs.append((one, other))
    return pairs


def _comparator(case: Case, one: _Number, other: _Number) -> Iterator[Difference]:
    if (one.comparator, other.comparator) in _CLOSE or _still_limited(case, one, other):
        return
    start, end = other.atom.start, other.atom.end
    certain = {one.comparator, other.comparator} != {"eq", "le"}
    message = f"the text says {other}, but it should be {one}"
    yield Difference("RB201", message, start, end, str(one), str(other), certain, case.facts.get(one.index, ""))


def _other_limit(one: _Number, other: _Number) -> Iterator[Difference]:
    """Another comparator beside another number: ``up to two`` instead of ``a single one``."""
    ours, theirs = one.bound[1], other.bound[1]
    if ours != theirs and theirs in {"ge", "le"} and (ours, theirs) not in _CLOSE:
        start, end = other.atom.start, other.atom.end
        yield Difference("RB201", f"the text says {other}, but it should be {one}", start, end, str(one), str(other))


def _still_limited(case: Case, one: _Number, other: _Number) -> bool:
    """``only one`` and ``a single one`` say the same, with or without ``may``."""
    if {one.comparator, other.comparator} != {"eq", "le"}:
        return False
    ours, theirs = case.of_kind("limit", expected=True), case.of_kind("limit", expected=False)
    only = ours if one.comparator == "eq" else theirs
    return bool(only) and (not ours or not theirs or len(ours) == len(theirs))


def _value(case: Case, one: _Number, other: _Number, kind: str) -> Difference:
    rule = "RB103" if one.comparator == "range" == other.comparator else "RB101"
    what = {"o": "ordinal", "ref": "reference"}.get(kind, "number")
    message = f"the {what} {other.value} should be {one.value}" + (f" ({one.unit})" if one.unit else "")
    fact = case.facts.get(one.index, "") if kind == "n" else ""
    start, end = other.atom.start, other.atom.end
    # "One of the rounds" may be told by another number: "between two rounds".
    certain = kind in {"n", "x"} and other.value > 1 and (one.value > 1 or len(case.new) < _SENTENCE)
    return Difference(rule, message, start, end, str(one), str(other), certain, fact, in_example=kind == "x")


def _left_over(case: Case, expected: list[_Number], found: list[_Number]) -> Iterator[Difference]:
    for one in expected:
        if one.value > 1 and _an_article(case, one):
            message = f"the text speaks of one, not of {one}"
            fact = case.facts.get(one.index, "")
            yield Difference("RB101", message, case.start, case.end, str(one), "1", False, fact)
        elif one.value > 1 and not _said_otherwise(case, one):
            message = f"the text does not say the number: {one}"
            fact = case.facts.get(one.index, "")
            yield Difference("RB401", message, case.start, case.end, str(one), "", False, fact)
        elif one.value == 1 and one.unit and case.added["quantifier:all"] and not case.gone["quantifier:all"]:
            message = f"the text speaks of all, not of {one}"
            yield Difference("RB101", message, *case.place_of("quantifier:all"), str(one), "all")
    for other in found:
        if other.value > 1 and other.unit and not _both_players(case, other):
            yield from _out_of_place(case, other)
        elif (
            other.value == 1
            and other.unit not in _SPANS
            and case.gone["quantifier:all"]
            and not case.added["quantifier:all"]
        ):
            message = f"the text speaks of {other}, not of all"
            rule = "RB203" if other.unit == "player" else "RB101"
            yield Difference(rule, message, other.atom.start, other.atom.end, "all", str(other))
        if other.comparator in _LIMITS and other.unit and f"t:{other.unit}" in _names(case):
            message = f"the text says {other}, but should give no limit"
            every = "all" if case.gone["quantifier:all"] else ""
            yield Difference("RB201", message, other.atom.start, other.atom.end, every, str(other))


def _out_of_place(case: Case, other: _Number) -> Iterator[Difference]:
    """A number where none should be; beside the right number of the same things it contradicts it."""
    known = f"t:{other.unit}" in _names(case)
    rule, expectation = ("RB101", f"1 {other.unit}") if known else ("RB403", "")
    beside = [_parsed(atom, 0) for atom in case.of_kind("n", expected=True)]
    kept = [one for one in beside if one.unit == other.unit and not case.gone[one.atom.name]]
    if kept and not case.lost and len(case.new) >= _SENTENCE:
        rule, expectation = "RB501", str(kept[0])
    message = f"the number {other.value} does not belong here"
    # Where nothing is lost the number may sum up what the clause lists: that is for a person to see.
    certain = known and bool(case.lost or case.gone)
    yield Difference(rule, message, other.atom.start, other.atom.end, expectation, str(other), certain)


def _names(case: Case) -> set[str]:
    return {atom.name.rstrip("~") for atom in case.expected}


def _an_article(case: Case, one: _Number) -> bool:
    """Whether an article has come where the number stood: before what it counts."""
    new = [token for token in case.new if token.text in case.language.articles]
    return any(
        atom.name == f"t:{one.unit}" and 0 <= atom.start - token.end <= _NEXT for atom in case.found for token in new
    )


def _said_otherwise(case: Case, one: _Number) -> bool:
    """Two players are both, or all; after nine rounds is after the ninth."""
    counted = bool(case.added[f"o:{one.value} {one.unit}".strip()])
    return counted or (one.unit == "player" and any(atom.name in _EVERYBODY for atom in case.found))


def _both_players(case: Case, other: _Number) -> bool:
    return other.unit == "player" and any(atom.name == "quantifier:all" for atom in case.expected)
