"""One of the legal actions by chance, without listing them all.

Where a function lists ids that lanes offer (``for lane in set: offer a * lane + b``), a random game
needs only how many there are and one of them. So a *picker* does the same as the function, but
notes each set with its step and base (a *segment*) instead of writing its ids one by one; then it
counts, chooses a place, and finds the lane in the one segment that has it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from interpreter.program import ir
from interpreter.program.build import add, op
from interpreter.program.walk import statements
from interpreter.wasm.analysis import Analysis, set_size
from interpreter.wasm.lanes.graph import FULL
from interpreter.wasm.picking.affine import affine_offer, is_segment
from interpreter.wasm.picking.select import MOST_SEGMENTS, SEGMENT, nth
from interpreter.wasm.picking.within import possible
from interpreter.wasm.statements import Emitter
from interpreter.wasm.text import Form, const, const64, get, load, put, save, scaled

#: Ids that are offered one by one; where there are more, listing is quicker.
MOST_PLAIN = 3
#: Segments that are kept in variables.
MOST_STRAIGHT = 6


def can_pick(function: ir.Function, analysis: Analysis) -> bool:
    """Whether a function lists sets of lanes, so that picking is quicker than listing."""
    plain = sum(isinstance(stmt, ir.Offer) for stmt in _outside_segments(function.body))
    segments = _segments(function.body, analysis)
    ranges = any(isinstance(stmt, ir.ForRange) and is_segment(stmt) for stmt in statements(function.body))
    if ranges and not is_straight(function):
        return False
    return has_segments(function.body) and plain <= MOST_PLAIN and segments <= MOST_SEGMENTS


def has_segments(body: tuple[ir.Stmt, ...]) -> bool:
    """Whether there are loops that offer one id for each number."""
    return any(map(is_segment, statements(body)))


def _segments(body: tuple[ir.Stmt, ...], analysis: Analysis) -> int:
    """How many segments a body notes at most; too many where that is not known or it cannot be picked from."""
    return sum(_segments_of(stmt, analysis) for stmt in body)


def _segments_of(stmt: ir.Stmt, analysis: Analysis) -> int:
    match stmt:
        case ir.ForRange() if is_segment(stmt):
            return 1
        case ir.Offer(_, weight):
            return 1 if weight is None else MOST_SEGMENTS + 1
        case ir.If(_, then, otherwise):
            return max(_segments(then, analysis), _segments(otherwise, analysis))
        case ir.ForSet(_, members, body):
            if affine_offer(stmt) is not None:
                return 1
            # A loop that offers lane by lane is quicker when it lists.
            inner = _segments(body, analysis)
            plain = any(isinstance(s, ir.Offer) for s in _outside_segments(body))
            return MOST_SEGMENTS + 1 if plain else inner * (set_size(members, analysis.sets) or MOST_SEGMENTS)
        case ir.ForRow(_, table, _, body):
            return _segments(body, analysis) * max(map(len, analysis.program.rows[table]), default=1)
        case ir.ForRange(_, ir.Const(low), ir.Const(high), body):
            return _segments(body, analysis) * max(0, high - low + 1)
        case ir.ForRange(_, _, _, body) | ir.While(_, body):
            return _segments(body, analysis) * (MOST_SEGMENTS + 1)
        case _:
            return 0


def _outside_segments(body: tuple[ir.Stmt, ...]) -> Iterator[ir.Stmt]:
    """The statements of a body, but not those inside loops that are segments."""
    for stmt in body:
        if not is_segment(stmt):
            yield stmt
            match stmt:
                case ir.If(_, then, otherwise):
                    yield from _outside_segments((*then, *otherwise))
                case ir.ForSet() | ir.ForRow() | ir.ForRange() | ir.While():
                    yield from _outside_segments(stmt.body)


def is_straight(function: ir.Function) -> bool:
    """Whether a function notes a few segments and runs through no loop, so that they stay in variables."""
    outside = list(_outside_segments(function.body))
    loops = any(isinstance(stmt, ir.ForSet | ir.ForRow | ir.ForRange | ir.While) for stmt in outside)
    return not loops and len(_noting(function.body)) <= MOST_STRAIGHT


def _noting(body: tuple[ir.Stmt, ...]) -> list[ir.Stmt]:
    """The statements of a body that note a segment."""
    found = [stmt for stmt in statements(body) if is_segment(stmt)]
    return found + [stmt for stmt in _outside_segments(body) if isinstance(stmt, ir.Offer)]


#: The parameter of a picker, and its results.
_FROM_WORD: tuple[Form, ...] = (("param", "$word", "i64"), ("result", "i32", "i32"))


@dataclass
class Picker(Emitter):
    """Emits the picker of a function that lists. Its segments are noted in memory."""

    def __post_init__(self) -> None:
        """Know nothing yet of what may be in the sets that have names."""
        super().__post_init__()
        self.names: dict[str, int] = {}

    def picker(self, function: ir.Function) -> Form:
        """The function ``.pick.NAME``: from a random word the count of legal ids, and one of them (if there is one)."""
        self._begin()
        body = [*self.segments(function), *self.chosen()]
        own = self._locals(function.body, ())
        return ("func", f"$.pick.{function.name}", *_FROM_WORD, *own, *body)

    def halves(self, function: ir.Function) -> list[Form]:
        """The same in two functions, with globals for what the first leaves to the second: ``.count.NAME`` gives
        the count of legal ids, and later ``.choose.NAME`` the count again, and one of them.
        """
        self._begin()
        counting, choosing = list(self.segments(function)), list(self.chosen())
        own = self._locals(function.body, ())
        kept = {name: f"$kept.{function.name}.{name}" for name in self.kept()}
        zero = {"i32": const(0), "i64": const64(0)}
        made: list[Form] = [
            ("global", at, ("mut", self.values.locals[name]), zero[self.values.locals[name]])
            for name, at in kept.items()
        ]
        saved = [("global.set", at, get(name)) for name, at in kept.items()]
        read = [put(name, ("global.get", at)) for name, at in kept.items()]
        count = ("func", f"$.count.{function.name}", ("result", "i32"), *own, *counting, *saved, get("total"))
        return [*made, count, ("func", f"$.choose.{function.name}", *_FROM_WORD, *own, *read, *choosing)]

    def _begin(self) -> None:
        self.values.locals |= dict.fromkeys(("total", "rank"), "i32") | {"segment": "i64"}
        self.values.locals |= self.temporaries()

    def segments(self, function: ir.Function) -> Iterator[Form]:
        """What the function does, with each set noted as a segment; ``total`` counts the ids."""
        yield from self.body(function.body)

    def kept(self) -> list[str]:
        """The variables that the choice needs of what was counted."""
        return ["total", "offered"]

    def temporaries(self) -> dict[str, str]:
        """The variables that the picker needs."""
        return dict.fromkeys(("offered", "at", "ones"), "i32")

    def _let(self, name: str, value: ir.Expr) -> Form:
        self.names[name] = possible(value, self.names)
        return super()._let(name, value)

    def _offer_if(self, condition: ir.Expr, offer: ir.Offer) -> Form:
        bit: Form = ("i64.extend_i32_u", self.values.truth(condition))
        return ("block", *self.note(bit, offer.action, 0))

    def _offer(self, action: ir.Expr, weight: ir.Expr | None) -> Iterator[Form]:
        yield from self.note(const64(1), action, 0)

    def _for_set(self, stmt: ir.ForSet, leave: str, again: str) -> Iterator[Form]:
        found = affine_offer(stmt)
        if found is None:
            yield from super()._for_set(stmt, leave, again)
        else:
            within = possible(stmt.members, self.names)
            yield from self.note(self.values.number(stmt.members), found[1], found[0], within)

    def note(self, members: Form, base: ir.Expr, step: int, within: int = 1) -> Iterator[Form]:
        """One more segment at the address ``offered``."""
        at = self.memory.segments
        yield save("i64.store", get("offered"), at, ("local.tee", "$segment", members))
        yield save("i32.store", get("offered"), at + 8, self.values.number(base))
        yield save("i32.store", get("offered"), at + 12, const(step))
        yield put("total", ("i32.add", get("total"), ones(get("segment"))))
        yield put("offered", ("i32.add", get("offered"), const(SEGMENT)))

    def chosen(self) -> Iterator[Form]:
        """The count, and the id at the place that the word decides, found segment by segment."""
        at = self.memory.segments
        yield put("rank", self.place(get("total")))
        read: Form = ("local.tee", "$segment", load("i64.load", get("at"), at))
        found: Form = ("br_if", "$found", ("i32.lt_u", get("rank"), ("local.tee", "$ones", ones(read))))
        none: Form = ("br_if", "$found", ("i32.ge_u", get("at"), get("offered")))
        step = put("rank", ("i32.sub", get("rank"), get("ones")))
        on = put("at", ("i32.add", get("at"), const(SEGMENT)))
        yield ("block", "$found", ("loop", "$more", found, none, step, on, ("br", "$more")))
        lane = nth("segment", "rank", FULL, self.memory.places, self.values.temporary)
        yield get("total")
        yield ("i32.add", ("i32.mul", lane, load("i32.load", get("at"), at + 12)), load("i32.load", get("at"), at + 8))

    def place(self, total: Form) -> Form:
        """A place below the count, by the upper half of the random word."""
        upper: Form = ("i64.shr_u", get("word"), const64(32))
        return ("i32.wrap_i64", ("i64.shr_u", ("i64.mul", upper, ("i64.extend_i32_u", total)), const64(32)))


@dataclass
class StraightPicker(Picker):
    """Emits a picker whose few segments are kept in variables, and found without a branch."""

    def __post_init__(self) -> None:
        """Start without segments."""
        super().__post_init__()
        self.steps: list[int] = []
        self.ranges: list[bool] = []
        self.within = 0

    def temporaries(self) -> dict[str, str]:
        """The variables that the picker needs, but those of the segments."""
        return {}

    def segments(self, function: ir.Function) -> Iterator[Form]:
        """What the function does, with each set noted as a segment; ``total`` counts the ids."""
        yield from super().segments(function)
        for i in range(len(self.steps)):
            yield put("total", get("ones0") if i == 0 else ("i32.add", get("total"), get(f"ones{i}")))

    def kept(self) -> list[str]:
        """The variables that the choice needs of what was counted."""
        numbers = [f"{stem}{i}" for i in range(len(self.steps)) for stem in ("base", "ones")]
        return ["total", *numbers, *(f"set{i}" for i, is_range in enumerate(self.ranges) if not is_range)]

    def note(self, members: Form, base: ir.Expr, step: int, within: int = 1) -> Iterator[Form]:
        """One more segment, in variables of its own."""
        self.within |= within
        number = self._new(step, is_range=False)
        yield put(f"set{number}", members)
        yield put(f"ones{number}", ones(get(f"set{number}")))
        yield put(f"base{number}", self.values.number(base))

    def _new(self, step: int, is_range: bool) -> int:
        number = len(self.steps)
        self.steps.append(step)
        self.ranges.append(is_range)
        self.values.locals |= {f"set{number}": "i64", f"base{number}": "i32", f"ones{number}": "i32"}
        return number

    def _for_range(self, stmt: ir.ForRange, leave: str, again: str) -> Iterator[Form]:
        found = affine_offer(stmt)
        if found is None:
            yield from super()._for_range(stmt, leave, again)
            return
        step, base = found
        number = self._new(step, is_range=True)
        count = self.values.number(add(op("-", stmt.high, stmt.low), ir.Const(1)))
        name = f"ones{number}"
        yield put(name, count)
        yield put(name, ("select", get(name), const(0), ("i32.gt_s", get(name), const(0))))
        yield put(f"base{number}", self.values.number(add(base, op("*", stmt.low, ir.Const(step)))))

    def chosen(self) -> Iterator[Form]:
        """The count and the id: from the first segment on, to the next one as long as the place lies behind."""
        self.values.locals |= dict.fromkeys(("ones", "base", "step", "ranged", "behind"), "i32")
        yield put("rank", self.place(get("total")))
        for name in ("segment", "base", "ones"):
            yield put(name, get(f"{'set' if name == 'segment' else name}0"))
        yield put("step", const(self.steps[0]))
        yield put("ranged", const(int(self.ranges[0])))
        for i in range(1, len(self.steps)):
            yield from self._next(i)
        yield get("total")
        yield ("i32.add", self._stepped(self._lane()), get("base"))

    def _stepped(self, lane: Form) -> Form:
        """A lane times its step, which is mostly the same in all segments."""
        if len(set(self.steps)) == 1:
            return scaled(lane, self.steps[0])
        return ("i32.mul", lane, get("step"))

    def _lane(self) -> Form:
        """The number of the set or range that was chosen; a range counts from 0."""
        if all(self.ranges):
            return get("rank")
        lane = nth("segment", "rank", self.within, self.memory.places, self.values.temporary)
        return ("select", get("rank"), lane, get("ranged")) if any(self.ranges) else lane

    def _next(self, i: int) -> Iterator[Form]:
        behind = get("behind")
        yield put("behind", ("i32.ge_u", get("rank"), get("ones")))
        yield put("rank", ("i32.sub", get("rank"), ("select", get("ones"), const(0), behind)))
        yield put("segment", ("select", get(f"set{i}"), get("segment"), behind))
        yield put("base", ("select", get(f"base{i}"), get("base"), behind))
        yield put("ones", ("select", get(f"ones{i}"), get("ones"), behind))
        yield put("step", ("select", const(self.steps[i]), get("step"), behind))
        yield put("ranged", ("select", const(int(self.ranges[i])), get("ranged"), behind))


def ones(members: Form) -> Form:
    """How many numbers a set has."""
    return ("i32.wrap_i64", ("i64.popcnt", members))
