"""RB203: the clause speaks of other players than it should: of one instead of both, of the first instead of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from interpreter.rulebook.compare.difference import Case, Difference
from interpreter.rulebook.model import Atom

_KINDS = frozenset({"who", "role", "age"})
#: Ways of speaking of the same players.
_SAME = (
    frozenset({"who:all", "who:both"}),
    frozenset({"who:all", "who:any"}),
    frozenset({"who:last", "role:opponent"}),
    # To each player's bag goes what goes to your own.
    frozenset({"who:all", "role:own"}),
)
#: Players that are not just any player: where only "a player" was said, they change who is meant.
_SPECIFIC = frozenset({"who:first", "who:last", "who:winner", "who:loser", "who:none", "age:youngest", "age:oldest"})
_STEPS = {"who:first": "sequence:start", "who:last": "sequence:finally"}
#: So many words tell which player is meant.
_DESCRIPTION = 3
#: Whoever wins is the winner.
_TOLD = {"who:winner": "result:win", "who:loser": "result:lose", "who:none": "polarity:not"}


def persons_differ(case: Case) -> Iterator[Difference]:
    """One difference at most: somebody named who was not, instead of somebody else or of any player."""
    ours, theirs = _named(case.expected), _named(case.found)
    gone, added = ours - theirs, theirs - ours
    for name in added:
        instead = [
            other
            for other in gone
            if frozenset({name, other}) not in _SAME and _somebody(case, other) and not _placed(case, other)
        ]
        if name != "role:own" and (instead or _out_of_nothing(case, name, ours)):
            yield _difference(case, name, instead)
            return
    somebody = next((name for name in ("t:player", "quantifier:any") if case.added[name]), "")
    if gone["who:none"] and somebody:
        place = case.place_of(somebody)
        yield Difference("RB203", "the text speaks of a player here, not of nobody", *place, "none", "")


def _somebody(case: Case, name: str) -> bool:
    """Whether a word says who; one's own things may be anybody's, unless another player is named for them."""
    return name != "role:own" or bool(case.added["t:player"])


def _placed(case: Case, name: str) -> bool:
    """Whether somebody who is called by a place in the order is told so in other words (``who is first to take``)."""
    step = _STEPS.get(name, "-")
    return any(added.startswith(step) for added in case.added)


def _named(atoms: tuple[Atom, ...]) -> Counter[str]:
    return Counter(atom.name for atom in atoms if atom.kind in _KINDS)


def _out_of_nothing(case: Case, name: str, ours: Counter[str]) -> bool:
    """Whether nobody in particular was meant, and now somebody is."""
    if name == "who:both":
        counted = any(atom.kind == "n" and atom.value.endswith(" player") for atom in case.expected)
        return not counted and not any(other.startswith("who:") for other in ours)
    if name == "who:all":
        return not any(other.startswith("who:") for other in ours) and _described(case)
    told = any(gone.startswith(_STEPS.get(name, "-")) for gone in case.gone)
    told = told or any(atom.name == _TOLD.get(name) for atom in case.expected)
    return name in _SPECIFIC and not ours[name] and not told


def _described(case: Case) -> bool:
    """Whether words that told which player, by a thing that one has, are gone without others in their place."""
    general = case.glossary.general
    thing = any(gone.startswith("t:") and gone[2:].rstrip("~") not in general for gone in case.gone)
    return thing and case.lost - len(case.new) >= _DESCRIPTION


def _difference(case: Case, name: str, instead: list[str]) -> Difference:
    place = next((atom.start, atom.end) for atom in reversed(case.found) if atom.name == name)
    expected, found = (text.partition(":")[2] for text in (instead[0] if instead else "", name))
    message = f"the text speaks of other players here: '{found}'" + (f" instead of '{expected}'" if expected else "")
    return Difference("RB203", message, *place, expected, found)
