"""Ids that are listed one after another, as few sets as can be.

``for lane in S: offer lane + 2``, then ``if c: offer 40``, is one set of ids from 2 on: what is moved in
the set stands for what is added to the lane, and a condition for one bit. A set is counted, and one of
its ids chosen, at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from interpreter.program import ir
from interpreter.program.build import add
from interpreter.program.walk import subexpressions
from interpreter.wasm.lanes.graph import FULL
from interpreter.wasm.lanes.safe import Safety
from interpreter.wasm.picking.affine import affine_offer
from interpreter.wasm.picking.within import possible, shifted


@dataclass(frozen=True)
class Ids:
    """Some ids: the numbers of a set, each with ``base`` added. ``within``: the bits that can be in the set."""

    members: ir.Expr
    base: int
    within: int
    #: The statements that it was made from, and what they compute before, where it is joined with others.
    made_from: tuple[ir.Stmt, ...]
    before: tuple[ir.Stmt, ...] = ()

    @property
    def low(self) -> int:
        """The least id that there can be."""
        return self.base + (self.within & -self.within).bit_length() - 1

    @property
    def high(self) -> int:
        """The greatest id that there can be."""
        return self.base + self.within.bit_length() - 1

    def joined(self, other: Ids) -> Ids | None:
        """These ids and others that are listed after them, as one set; nothing if that cannot be."""
        base = self.base if other.high - self.base < 64 else self.low
        if not self.high < other.low or other.high - base >= 64 or self.within == FULL or other.within == FULL:
            return None
        here, there = (moved(ids.members, ids.base - base) for ids in (self, other))
        within = shifted(self.within, self.base - base) | shifted(other.within, other.base - base)
        made_from, before = (*self.made_from, *other.made_from), (*self.before, *other.before)
        return Ids(united(here, there), base, within, made_from, before)


def moved(members: ir.Expr, by: int, masked: bool = False) -> ir.Expr:
    """A set with every number made more by ``by``, simplified. Of a ``masked`` one only what a mask keeps matters."""
    if by == 0:
        return members
    match members:
        case ir.Bits(value):
            return ir.Bits(shifted(value, by))
        case ir.Every() if masked:
            return members
        case ir.SetOp("and", args) if masked or any(isinstance(arg, ir.Bits) for arg in args):
            return ir.SetOp("and", tuple(moved(arg, by, True) for arg in args))
        case ir.SetOp("or", args):
            return ir.SetOp("or", tuple(moved(arg, by, masked) for arg in args))
        case ir.Moved(of, less) if masked and (less > 0) == (by > 0):
            # What the first of two opposite moves drops is not kept by the mask.
            return of if less == by else ir.Moved(of, less - by)
        case _:
            return ir.Moved(members, -by)


def united(one: ir.Expr, other: ir.Expr) -> ir.Expr:
    """Two sets as one; the same with two masks has both masks."""
    match one, other:
        case ir.SetOp("or", (*front, last)), _:
            return ir.SetOp("or", (*front, *_or_parts(united(last, other))))
        case ir.SetOp("and", (*rest, ir.Bits(these))), ir.SetOp("and", (*same, ir.Bits(those))) if rest == same:
            return ir.SetOp("and", (*rest, ir.Bits(these | those)))
        case _:
            return ir.SetOp("or", (one, other))


def _or_parts(members: ir.Expr) -> tuple[ir.Expr, ...]:
    return members.args if isinstance(members, ir.SetOp) and members.operator == "or" else (members,)


@dataclass
class Joiner:
    """Joins what the functions of one program list."""

    safety: Safety
    names: dict[str, int] = field(default_factory=dict)

    def body(self, body: tuple[ir.Stmt, ...], name: str) -> tuple[ir.Stmt, ...]:
        """The body of a function that lists, with ids that follow each other as sets."""
        done: list[ir.Stmt] = []
        for number, part in enumerate(self._parts(body)):
            done += _written(part, f"ids.{name}.{number}") if isinstance(part, Ids) else (part,)
        return tuple(done)

    def _parts(self, body: tuple[ir.Stmt, ...]) -> list[ir.Stmt | Ids]:
        """Statements, and ids joined as far as they can be."""
        done: list[ir.Stmt | Ids] = []
        for stmt in body:
            if isinstance(stmt, ir.Let):
                self.names[stmt.name] = possible(stmt.value, self.names)
                done.append(stmt)
            else:
                self._take(stmt, done)
        return done

    def _take(self, stmt: ir.Stmt, done: list[ir.Stmt | Ids]) -> None:
        """Add a statement; where it lists ids right after others, join them."""
        ids = self._ids(stmt)
        at = next((i for i in range(len(done) - 1, -1, -1) if not isinstance(done[i], ir.Let)), -1)
        last = done[at] if at >= 0 else None
        joined = last.joined(ids) if ids is not None and isinstance(last, Ids) else None
        if joined is not None:
            done[at:] = [*done[at + 1 :], joined]
        else:
            done.append(ids if ids is not None else stmt)

    def _ids(self, stmt: ir.Stmt) -> Ids | None:
        """What a statement lists, if that is a set."""
        match stmt:
            case ir.Offer(ir.Const(number), None):
                return Ids(ir.Bits(1), number, 1, (stmt,))
            case ir.ForSet(_, members, _) if (found := affine_offer(stmt)) is not None:
                step, base = found
                if step == 1 and isinstance(base, ir.Const) and base.value >= 0:
                    return Ids(members, base.value, possible(members, self.names), (stmt,))
            case ir.If(condition, then, ()):
                return self._conditional(stmt, condition, then)
        return None

    def _conditional(self, stmt: ir.Stmt, condition: ir.Expr, then: tuple[ir.Stmt, ...]) -> Ids | None:
        match self._parts(then):
            case [Ids(ir.Bits(members), base, within)]:
                among: ir.Expr = ir.SetOp("and", (ir.Every(condition), ir.Bits(members)))
                return Ids(among, base, within, (stmt,))
            case [*lets, Ids(members, base, within, _, before)] if self._may_compute(then):
                only = [one for one in lets if isinstance(one, ir.Let)]
                if len(only) == len(lets):
                    among = _among(ir.Every(condition), members, within)
                    return Ids(among, base, within, (stmt,), (*only, *before))
        return None

    def _may_compute(self, then: tuple[ir.Stmt, ...]) -> bool:
        """Whether what is listed under a condition may be computed without it."""
        return all(self._is_cheap(part) for stmt in then for part in _values(stmt))

    def _is_cheap(self, expr: ir.Expr) -> bool:
        calls = any(isinstance(part, ir.Call | ir.Bind) for part in subexpressions(expr))
        return not calls and self.safety.safe(expr)


def _values(stmt: ir.Stmt) -> Iterator[ir.Expr]:
    match stmt:
        case ir.Let(_, value):
            yield value
        case ir.ForSet(_, members, _):
            yield members
        case ir.If(condition, then, _):
            yield condition
            for inner in then:
                yield from _values(inner)


def _among(every: ir.Expr, members: ir.Expr, within: int) -> ir.Expr:
    match members:
        case ir.SetOp("and", args):
            return ir.SetOp("and", (every, *args))
        case ir.Bits():
            return ir.SetOp("and", (every, members))
        case _:
            return ir.SetOp("and", (every, members, ir.Bits(within)))


def _written(ids: Ids, var: str) -> tuple[ir.Stmt, ...]:
    """The statements that list ids: the one they were made from, or a loop over what was joined."""
    if len(ids.made_from) == 1:
        return ids.made_from
    offer = ir.Offer(add(ir.Var(var), ir.Const(ids.base)))
    return (*ids.before, ir.ForSet(var, ids.members, (offer,)))
