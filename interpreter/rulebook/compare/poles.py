"""What all comparisons of axes share: the poles that came and went, opposites on different axes, titles."""

from __future__ import annotations

from interpreter.rulebook.compare.difference import Case
from interpreter.rulebook.lexicon import Axis, axes

#: Axes on which things lie or go somewhere.
DIRECTIONS = frozenset({"side", "height", "orientation", "rotation", "course", "place"})
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
ACROSS = (
    *(("RB205", gone, added) for gone, added in _OTHER_DEGREES),
    ("RB201", "comparator:at_most", "limit:unlimited"),
    ("RB202", "boundary:end", "drawing:go_on"),
    ("RB202", "drawing:go_on", "boundary:end"),
    ("RB202", "keeping:keep", "change:remove"),
    ("RB202", "change:remove", "keeping:keep"),
    ("RB202", "change:add", "keeping:give_up"),
    ("RB202", "keeping:give_up", "change:add"),
    ("RB202", "v:return", "keeping:keep"),
    ("RB202", "v:remain", "change:remove"),
    ("RB202", "filling:full", "visibility:visible"),
)
#: What a change is called, by its rule.
TITLES = {
    "RB101": "the text says another multiple",
    "RB201": "the comparator is another one",
    "RB202": "the text says the opposite",
    "RB203": "the text speaks of somebody else",
    "RB204": "the direction or order is another one",
    "RB205": "the superlative or comparison is another one",
    "RB301": "the text speaks of something else",
}


def poles_of(case: Case, axis: Axis) -> tuple[list[str], list[str]]:
    """Poles lost and poles gained."""
    lost = [pole for pole in axis.poles if case.gone[f"{axis.name}:{pole}"]]
    gained = [pole for pole in axis.poles if case.added[f"{axis.name}:{pole}"]]
    return lost, gained


def is_flipped(case: Case, axis: Axis) -> bool:
    """Whether a pole is lost and another gained."""
    lost, gained = poles_of(case, axis)
    return bool(lost and gained)


def told(poles: list[str]) -> str:
    """The names of poles as a person reads them."""
    return ", ".join(pole.replace("_", " ") for pole in poles)


def is_opposed(case: Case) -> bool:
    """Whether a word turned into its opposite (``not visible`` for ``hidden``)."""
    turning = ("visibility", "filling", "equality", "wholeness", "result", "quantifier", "drawing")
    across = any(case.gone[gone] and case.added[added] for rule, gone, added in ACROSS if rule == "RB202")
    return across or any(is_flipped(case, axes()[name]) for name in (*turning, "keeping", "validity", "answer"))
