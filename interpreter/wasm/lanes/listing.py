"""What lanes offer, written down in the order in which the loop would list it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from interpreter.program import ir
from interpreter.program.build import add, times
from interpreter.wasm.lanes.evaluate import Offered
from interpreter.wasm.lanes.graph import Graph, Leaf, Mask
from interpreter.wasm.lanes.place import Placer
from interpreter.wasm.lanes.values import RefusedError

#: Different offers of one lane.
MOST_OFFERS = 16


def listed(graph: Graph, placer: Placer, offers: Sequence[Offered], lane: str) -> Sequence[ir.Stmt]:
    """Statements that list what lanes offer: lane by lane, and for one lane in the order of ``offers``.

    The ids must be a multiple of the lane plus one of a few numbers. Raises `RefusedError` if they are not.
    """
    offers = [offered for offered in offers if graph.possible(offered.mask)]
    if not offers:
        return ()
    uniform = offers[0].action.uniform
    if any(offered.action.uniform != uniform for offered in offers):
        raise RefusedError
    step = _step(graph, offers)
    sets = _sets(graph, offers, step)
    _check_order(graph, offers, step)
    apart = _apart(graph, sets)
    if apart is not None:
        condition, yes, no = apart
        return (ir.If(condition, *(tuple(_written(graph, placer, part, lane, step, uniform)) for part in (yes, no))),)
    return _written(graph, placer, sets, lane, step, uniform)


def _apart(graph: Graph, sets: dict[int, Mask]) -> tuple[ir.Expr, dict[int, Mask], dict[int, Mask]] | None:
    """A condition that is the same in all lanes and decides which of the numbers can be offered at all."""
    for mask in sorted(graph.leaves(sets.values())):
        node = graph.nodes[mask]
        if isinstance(node, Leaf) and isinstance(node.expr, ir.Every):
            yes = {number: graph.given(of, mask, True) for number, of in sets.items()}
            no = {number: graph.given(of, mask, False) for number, of in sets.items()}
            parts = [{number: of for number, of in part.items() if graph.possible(of)} for part in (yes, no)]
            if not set(parts[0]) & set(parts[1]):
                return node.expr.condition, parts[0], parts[1]
    return None


def _written(
    graph: Graph, placer: Placer, sets: dict[int, Mask], lane: str, step: int, uniform: ir.Expr
) -> Sequence[ir.Stmt]:
    """The loop over the lanes that offer something."""
    numbers = sorted(sets)
    if not numbers:
        return ()
    members = {number: placer.placed(sets[number]) for number in numbers}
    action = add(times(ir.Var(lane), step), uniform)
    if _one_after_another([graph.possible(sets[number]) for number in numbers]):
        return [ir.ForSet(lane, members[n], (ir.Offer(add(action, ir.Const(n))),)) for n in numbers]
    everyone = placer.placed(graph.any_of(*sets.values()))
    body = tuple(
        ir.If(ir.Has(members[number], ir.Var(lane)), (ir.Offer(add(action, ir.Const(number))),)) for number in numbers
    )
    return (ir.ForSet(lane, everyone, body),)


def _one_after_another(lanes: Sequence[int]) -> bool:
    """Whether each of some sets lies before the next one."""
    return all(this.bit_length() <= (after & -after).bit_length() - 1 for this, after in pairwise(lanes))


def _step(graph: Graph, offers: Sequence[Offered]) -> int:
    """What ids grow by from lane to lane, as often as can be."""
    steps: Counter[int] = Counter()
    for offered in offers:
        ids = _ids(graph, offered)
        for (lane, number), (after, other) in pairwise(ids):
            if after == lane + 1:
                steps[other - number] += 1
    return steps.most_common(1)[0][0] if steps else 0


def _ids(graph: Graph, offered: Offered) -> list[tuple[int, int]]:
    """The lanes that may offer, each with its id."""
    found = []
    possible = graph.possible(offered.mask)
    for lane, number in enumerate(offered.action.known):
        if possible >> lane & 1:
            if number is None:
                raise RefusedError
            found.append((lane, number))
    return found


def _sets(graph: Graph, offers: Sequence[Offered], step: int) -> dict[int, Mask]:
    """For each number that is added to the multiple of the lane, the lanes that offer this."""
    sets: dict[int, Mask] = {}
    for offered in offers:
        lanes: dict[int, int] = {}
        for lane, number in _ids(graph, offered):
            rest = number - step * lane
            lanes[rest] = lanes.get(rest, 0) | 1 << lane
        for rest, among in lanes.items():
            mask = graph.all_of(offered.mask, graph.bits(among))
            sets[rest] = graph.any_of(sets[rest], mask) if rest in sets else mask
    if len(sets) > MOST_OFFERS:
        raise RefusedError
    return sets


def _check_order(graph: Graph, offers: Sequence[Offered], step: int) -> None:
    """Raises `RefusedError` if a lane offers a larger id before a smaller one, or one twice."""
    last: dict[int, int] = {}
    for offered in offers:
        for lane, number in _ids(graph, offered):
            if number <= last.get(lane, number - 1):
                raise RefusedError
            last[lane] = number
