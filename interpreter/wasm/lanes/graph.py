"""Sets of lanes as a graph: each set once, simplified as it is made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import reduce
from operator import and_, or_
from typing import TypeAlias

from interpreter.program import ir

#: All lanes.
FULL = 2**64 - 1
#: A node of the graph.
Mask: TypeAlias = int


@dataclass(frozen=True, slots=True)
class Bits:
    """A set that is known."""

    value: int


@dataclass(frozen=True, slots=True)
class Leaf:
    """A set that has to be computed from the state."""

    expr: ir.Expr


@dataclass(frozen=True, slots=True)
class Moved:
    """A set with every number made less by ``by``."""

    of: Mask
    by: int


@dataclass(frozen=True, slots=True)
class Not:
    """All lanes that are not in a set."""

    of: Mask


@dataclass(frozen=True, slots=True)
class Join:
    """Sets joined by ``and`` or ``or``."""

    operator: str
    of: tuple[Mask, ...]


Node: TypeAlias = Bits | Leaf | Moved | Not | Join


def parts_of(node: Node) -> tuple[Mask, ...]:
    """The sets that a set is made of."""
    match node:
        case Moved(of, _) | Not(of):
            return (of,)
        case Join(_, of):
            return of
        case _:
            return ()


@dataclass
class Graph:
    """The sets of one function. Equal sets have equal numbers."""

    nodes: list[Node] = field(default_factory=list)
    numbers: dict[Node, Mask] = field(default_factory=dict)
    values: list[int | None] = field(default_factory=list)
    opposite: dict[Mask, Mask] = field(default_factory=dict)
    most: dict[Mask, int] = field(default_factory=dict)
    limited: dict[tuple[Mask, int], Mask] = field(default_factory=dict)

    def add(self, node: Node) -> Mask:
        """The number of a node."""
        number = self.numbers.get(node)
        if number is None:
            number = self.numbers[node] = len(self.nodes)
            self.nodes.append(node)
            self.values.append(node.value if isinstance(node, Bits) else None)
            if isinstance(node, Not):
                self.opposite[node.of] = number
        return number

    def bits(self, value: int) -> Mask:
        """A known set."""
        return self.add(Bits(value & FULL))

    def leaf(self, expr: ir.Expr) -> Mask:
        """A set computed from the state."""
        return self.add(Leaf(expr))

    def leaves(self, masks: Iterable[Mask]) -> set[Mask]:
        """The sets computed from the state that some sets are made of."""
        found, todo, seen = set[Mask](), list(masks), set[Mask]()
        while todo:
            mask = todo.pop()
            if mask not in seen:
                seen.add(mask)
                todo += parts_of(self.nodes[mask])
                found |= {mask} if isinstance(self.nodes[mask], Leaf) else set()
        return found

    def known(self, mask: Mask) -> int | None:
        """The lanes of a set that is known, else nothing."""
        return self.values[mask]

    def possible(self, mask: Mask) -> int:
        """Lanes that may be in a set, by what is known of it."""
        if mask not in self.most:
            self.most[mask] = self._possible(self.nodes[mask])
        return self.most[mask]

    def _possible(self, node: Node) -> int:
        match node:
            case Bits(value):
                return value
            case Join("and", of):
                return reduce(and_, map(self.possible, of), FULL)
            case Join("or", of):
                return reduce(or_, map(self.possible, of), 0)
            case _:
                return FULL

    def moved(self, mask: Mask, by: int) -> Mask:
        """A set with every number made less by ``by``; lanes that come from outside do not matter."""
        node = self.nodes[mask]
        if isinstance(node, Not):
            return self.invert(self.moved(node.of, by))
        return mask if by == 0 else self.add(Moved(mask, by))

    def invert(self, mask: Mask) -> Mask:
        """All lanes that are not in a set."""
        node = self.nodes[mask]
        match node:
            case Bits(value):
                return self.bits(~value)
            case Not(of):
                return of
            case Join("or", of):
                return self.all_of(*map(self.invert, of))
            case _:
                return self.add(Not(mask))

    def all_of(self, *masks: Mask) -> Mask:
        """The lanes that are in every one of the sets."""
        known, rest, values = FULL, [], self.values
        for mask in self._flat("and", masks):
            value = values[mask]
            if value is None:
                rest.append(mask)
            else:
                known &= value
        return self._all(rest, known)

    def _all(self, rest: list[Mask], known: int) -> Mask:
        """All of some sets, in the lanes that are known to matter."""
        slim = rest if known == FULL else [self.limit(part, known) for part in rest]
        if slim != rest:
            return self.all_of(self.bits(known), *slim)
        parts = sorted(set(rest))
        if known == 0 or self._deny_each_other(parts):
            return self.bits(0)
        if known != FULL or not parts:
            parts.append(self.bits(known))
        return parts[0] if len(parts) == 1 else self.add(Join("and", tuple(parts)))

    def _deny_each_other(self, parts: list[Mask]) -> bool:
        """Whether one of the sets is all that is not in another."""
        opposite = self.opposite
        return any(part in opposite and opposite[part] in parts for part in parts)

    def limit(self, mask: Mask, lanes: int) -> Mask:
        """A set that is equal in some lanes, and as simple as may be: the other lanes do not matter."""
        if lanes == FULL:
            return mask
        key = mask, lanes
        if key not in self.limited:
            self.limited[key] = self._limited(mask, lanes)
        return self.limited[key]

    def _limited(self, mask: Mask, lanes: int) -> Mask:
        node = self.nodes[mask]
        match node:
            case Bits(value):
                return self.bits(FULL) if value & lanes == lanes else self.bits(0) if not value & lanes else mask
            case Join("and", of):
                return self.all_of(*(self.limit(part, lanes) for part in of))
            case Join(_, of):
                return self.any_of(*(self.limit(part, lanes) for part in of))
            case Not(of):
                return self.invert(self.limit(of, lanes))
            case _:
                return mask

    def given(self, mask: Mask, condition: Mask, holds: bool) -> Mask:
        """A set where another that is all lanes or none is known to be the one or the other."""
        if mask == condition:
            return self.bits(FULL if holds else 0)
        node = self.nodes[mask]
        match node:
            case Join("and", of):
                return self.all_of(*(self.given(part, condition, holds) for part in of))
            case Join(_, of):
                return self.any_of(*(self.given(part, condition, holds) for part in of))
            case Not(of):
                return self.invert(self.given(of, condition, holds))
            case _:
                return mask

    def any_of(self, *masks: Mask) -> Mask:
        """The lanes that are in one of the sets at least."""
        known, rest, values = 0, [], self.values
        for mask in self._flat("or", masks):
            value = values[mask]
            if value is None:
                rest.append(mask)
            else:
                known |= value
        if known == FULL:
            return self.bits(FULL)
        parts = self._united(self._absorbed(sorted(set(rest))))
        if any(self.known(part) is not None or self._is(part, "or") for part in parts):
            return self.any_of(self.bits(known), *parts)
        if self._deny_each_other(parts):
            return self.bits(FULL)
        if known or not parts:
            parts.append(self.bits(known))
        return parts[0] if len(parts) == 1 else self.add(Join("or", tuple(parts)))

    def _is(self, mask: Mask, operator: str) -> bool:
        node = self.nodes[mask]
        return isinstance(node, Join) and node.operator == operator

    def _united(self, parts: list[Mask]) -> list[Mask]:
        """Parts that differ only in the lanes where they matter, as one."""
        lanes: dict[tuple[Mask, ...], int] = {}
        for part in parts:
            of, known = self._apart(part)
            lanes[of] = lanes.get(of, 0) | known
        if len(lanes) == len(parts):
            return parts
        return sorted({self.all_of(*of, self.bits(known)) for of, known in lanes.items()})

    def _apart(self, mask: Mask) -> tuple[tuple[Mask, ...], int]:
        """The unknown parts of a set, and the known lanes."""
        node = self.nodes[mask]
        if not isinstance(node, Join) or node.operator == "or":
            return (mask,), FULL
        # The known part of a set stands last.
        known = self.values[node.of[-1]]
        return (node.of, FULL) if known is None else (node.of[:-1], known)

    def _absorbed(self, parts: list[Mask]) -> list[Mask]:
        """In ``a or (b and not a)`` the ``not a`` says nothing."""
        have = set(parts)
        slim = set()
        for part in parts:
            node = self.nodes[part]
            if isinstance(node, Join) and node.operator == "and":
                kept = [one for one in node.of if not self._denies(one, have - {part})]
                part = self.all_of(*kept) if len(kept) < len(node.of) else part
            slim.add(part)
        return sorted(slim)

    def _denies(self, mask: Mask, have: set[Mask]) -> bool:
        node = self.nodes[mask]
        return isinstance(node, Not) and node.of in have

    def _flat(self, operator: str, masks: tuple[Mask, ...]) -> list[Mask]:
        found: list[Mask] = []
        for mask in masks:
            node = self.nodes[mask]
            found += node.of if isinstance(node, Join) and node.operator == operator else (mask,)
        return found
