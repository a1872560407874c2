"""Sets of lanes: what is simplified stays equal, and what is asked of all cells at once is what is asked of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interpreter.program import ir
from interpreter.program.optimize import optimize
from interpreter.wasm.lanes.graph import FULL, Bits, Graph, Join, Leaf, Mask, Moved, Not
from interpreter.wasm.lanes.loops import in_lanes
from interpreter.wasm.memory import slot_width
from tests.machine.small import build
from tests.wasm.faults import agree

#: Sets that are computed from the state, and one that is all lanes or none.
LEAVES = tuple(ir.Var(f"leaf{i}") for i in range(4))
WHOLE = ir.Every(ir.Var("whole"))
WORDS = st.one_of(st.integers(0, FULL), st.sampled_from((0, 1, FULL, 1 << 63, 0xFF, FULL - 0xFF)))


@dataclass(frozen=True)
class Plan:
    """How a set is made: an operation and its parts."""

    operation: str
    parts: tuple[Plan, ...] = ()
    number: int = 0


def plans() -> st.SearchStrategy[Plan]:
    """Sets of a few operations."""
    known = st.builds(Plan, st.just("bits"), st.just(()), WORDS)
    leaf = st.builds(Plan, st.just("leaf"), st.just(()), st.integers(0, len(LEAVES)))
    return st.recursive(known | leaf | leaf, _joined, max_leaves=12)


def _joined(inner: st.SearchStrategy[Plan]) -> st.SearchStrategy[Plan]:
    few = st.lists(inner, min_size=0, max_size=4).map(tuple)
    return st.one_of(
        st.builds(Plan, st.sampled_from(("and", "or", "and", "or")), few),
        st.builds(Plan, st.just("not"), st.tuples(inner)),
    )


def made(graph: Graph, plan: Plan) -> Mask:
    """A set made in the graph."""
    parts = [made(graph, part) for part in plan.parts]
    match plan.operation:
        case "bits":
            return graph.bits(plan.number)
        case "leaf":
            return graph.leaf(WHOLE if plan.number == len(LEAVES) else LEAVES[plan.number])
        case "and":
            return graph.all_of(*parts)
        case "or":
            return graph.any_of(*parts)
        case _:
            return graph.invert(parts[0])


def meant(plan: Plan, leaves: tuple[int, ...]) -> int:
    """The set that a plan means, bit by bit."""
    parts = [meant(part, leaves) for part in plan.parts]
    match plan.operation:
        case "bits":
            return plan.number
        case "leaf":
            return leaves[plan.number]
        case "and":
            return _folded(parts, FULL, lambda a, b: a & b)
        case "or":
            return _folded(parts, 0, lambda a, b: a | b)
        case _:
            return FULL & ~parts[0]


def _folded(parts: list[int], start: int, join: Callable[[int, int], int]) -> int:
    for part in parts:
        start = join(start, part)
    return start


def value(graph: Graph, mask: Mask, leaves: tuple[int, ...]) -> int:
    """The lanes of a set of the graph, where the leaves are known."""
    node = graph.nodes[mask]
    match node:
        case Bits(known):
            return known
        case Leaf(expr):
            return leaves[LEAVES.index(expr)] if isinstance(expr, ir.Var) else leaves[-1]
        case Moved(of, by):
            whole = value(graph, of, leaves)
            return whole >> by if by >= 0 else whole << -by & FULL
        case Not(of):
            return FULL & ~value(graph, of, leaves)
        case Join(operator, of):
            parts = [value(graph, part, leaves) for part in of]
            return _folded(parts, FULL, lambda a, b: a & b) if operator == "and" else _folded(parts, 0, int.__or__)


STATES = st.tuples(*[WORDS] * len(LEAVES), st.sampled_from((0, FULL)))


@given(plans(), STATES)
@settings(max_examples=400, deadline=None)
def test_a_simplified_set_has_the_same_lanes(plan: Plan, leaves: tuple[int, ...]) -> None:
    graph = Graph()
    mask = made(graph, plan)
    assert value(graph, mask, leaves) == meant(plan, leaves)
    assert value(graph, mask, leaves) & ~graph.possible(mask) == 0


@given(plans(), plans(), STATES)
@settings(max_examples=200, deadline=None)
def test_sets_that_are_made_later_do_not_change_the_ones_before(
    first: Plan, second: Plan, leaves: tuple[int, ...]
) -> None:
    graph = Graph()
    one, other = made(graph, first), made(graph, second)
    assert value(graph, graph.all_of(one, other), leaves) == meant(first, leaves) & meant(second, leaves)
    assert value(graph, graph.any_of(one, other), leaves) == meant(first, leaves) | meant(second, leaves)


@given(plans(), WORDS, STATES)
@settings(max_examples=200, deadline=None)
def test_a_limited_set_is_the_same_in_the_lanes_that_matter(plan: Plan, lanes: int, leaves: tuple[int, ...]) -> None:
    graph = Graph()
    found = graph.limit(made(graph, plan), lanes)
    assert value(graph, found, leaves) & lanes == meant(plan, leaves) & lanes


@given(plans(), STATES)
@settings(max_examples=200, deadline=None)
def test_a_set_given_a_condition_is_the_set_where_the_condition_is_so(plan: Plan, leaves: tuple[int, ...]) -> None:
    graph = Graph()
    found = graph.given(made(graph, plan), graph.leaf(WHOLE), leaves[-1] == FULL)
    assert value(graph, found, leaves) == meant(plan, leaves)


@given(plans(), st.integers(-63, 63), STATES)
@settings(max_examples=200, deadline=None)
def test_a_moved_set_is_the_set_with_other_numbers(plan: Plan, by: int, leaves: tuple[int, ...]) -> None:
    graph = Graph()
    found, whole = value(graph, graph.moved(made(graph, plan), by), leaves), meant(plan, leaves)
    inside = [lane for lane in range(64) if 0 <= lane + by < 64]
    assert [found >> lane & 1 for lane in inside] == [whole >> lane + by & 1 for lane in inside]


def test_equal_sets_have_equal_numbers() -> None:
    graph = Graph()
    a, b = graph.leaf(LEAVES[0]), graph.leaf(LEAVES[1])
    assert graph.all_of(a, b) == graph.all_of(b, a, graph.bits(FULL))
    assert graph.any_of(a, graph.all_of(b, graph.invert(a))) == graph.any_of(a, b)
    assert graph.known(graph.any_of(a, graph.invert(a))) == FULL
    assert graph.known(graph.all_of(a, graph.invert(a))) == 0


# --- faults that were found, each as small as it can be ------------------------------------------

SMALL = """
players: [light, dark]
enums:
  Color: {red: {worth: 1}, green: {worth: 3}}
components:
  disc: {owner: Player}
  card: {wide: 1..20, tall: 1..20}
  tile: {color: Color}
zones:
  lane: {kind: row, length: 7, holds: disc}
  board: {kind: grid, rows: 4, columns: 7, holds: [disc, card, tile]}
variables:
  n: {range: [0, 200], clamp: true}
  visits: {per: board, range: [0, 9], clamp: true}
define:
  sign: "if me = light then 1 else n"
  "rich(c: board)": "if empty(c) then me = dark else default(c.color.worth, 0) <= n"
actions:
RULES
  pass: {do: [{add: 1, to: n}]}
phases:
  play: {turns: alternate, actions: [NAMES, pass]}
limits: {moves: 30}
"""


def rules(**actions: str) -> Any:
    """A game of some actions, each with what it is given and what it does."""
    lines = "\n".join(f"  {name}: {{{text}}}" for name, text in actions.items())
    return build(SMALL.replace("RULES", lines).replace("NAMES", ", ".join(actions)))


def vectorised(game: Any) -> Mapping[str, bool]:
    """Whether each listing function of a game has sets of lanes."""
    program = in_lanes(optimize(game.program))
    return {name: "lanes." in repr(function) for name, function in program.functions.items() if function.lists}


def test_a_loop_that_begins_after_the_last_lane_has_no_turns() -> None:
    game = rules(
        go='given: {k: 1..90, m: "k + 1..50"}, where: m mod 7 = 3 and k mod 9 = n mod 9, do: [{add: k, to: n}]'
    )
    assert any(vectorised(game).values())
    assert agree(game, 1, 3) == [""] * 3


@pytest.mark.parametrize("tall", [14, 15, 16])
def test_kinds_beyond_a_byte_are_not_taken_for_others(tall: int) -> None:
    game = rules(
        put=f'given: {{c: board}}, where: empty(c), do: [{{place: "card(13, {tall})", at: c}}]',
        go="given: {c: board}, where: c.owner = me, do: [{add: 1, to: n}]",
    )
    assert agree(game, 1, 2) == [""] * 2


def test_a_name_without_parameters_has_as_many_lanes_as_the_loop_where_it_is_used() -> None:
    game = rules(
        one="given: {c: lane}, where: c.index > sign, do: [{add: 1, to: n}]",
        other="given: {c: board}, where: c.row = 1 and c.column + sign > 3, do: [{add: 1, to: n}]",
    )
    assert agree(game, 1, 2) == [""] * 2


def test_what_may_stop_the_run_is_asked_before_what_comes_after_it() -> None:
    stops = '"visits[step(c, up)] = 0"'
    counts = '"count(x in neighbors(c) where empty(x)) = 2"'
    game = rules(go=f"given: {{c: board}}, where: [{stops}, {counts}, c.row < 3], do: [{{place: disc(me), at: c}}]")
    assert agree(game, 1, 2) == ["RW001"] * 2


def test_what_nothing_is_worth_may_be_asked_for_in_vain() -> None:
    game = rules(go='given: {c: board}, where: "any(rich(c) or me != light for x in 1..80)", do: []')
    assert agree(game, 1, 2) == [""] * 2


# --- what stays as it is ---------------------------------------------------------------------------

REFUSED = {
    "too many turns": 'given: {k: 1..300}, where: "k mod 7 = n mod 7", do: [{add: 1, to: n}]',
    "another comparison for each turn": 'given: {k: -40..20}, where: "(k + n) div 7 = -1", do: [{add: 1, to: n}]',
    "a sum of what slots hold": 'given: {c: board}, where: "sum(visits[x] for x in row(c)) < n", do: []',
    "the best of several": 'given: {c: board}, where: "best(visits[x] for x in row(c)) = c", do: [{add: 1, to: n}]',
}


@pytest.mark.parametrize("why", list(REFUSED))
def test_what_cannot_be_asked_of_all_turns_at_once_is_asked_one_by_one(why: str) -> None:
    game = rules(go=REFUSED[why])
    assert not any(vectorised(game).values())
    assert agree(game, 1, 2) == [""] * 2


STOPPING = {
    "in the first turn": ("visits[step(c, up)] = 0 or c.row = 4", "RW001"),
    "never, for it is looked at first": ("c.row = 4 or visits[step(c, up)] = n", ""),
    "never, where a number is too small": ("n < 200 or visits[step(c, up)] = n", ""),
    "in a loop inside": ("any(n > 5 and visits[step(x, up)] = 0 for x in row(c))", "RW001"),
}


@pytest.mark.parametrize("when", list(STOPPING))
def test_rules_that_stop_the_run_do_so_at_the_same_step(when: str) -> None:
    condition, code = STOPPING[when]
    game = rules(go=f'given: {{c: board}}, where: [empty(c), "{condition}"], do: [{{place: disc(me), at: c}}]')
    assert agree(game, 1, 2) == [code] * 2


def test_numbers_too_large_for_two_bytes_are_compared_one_by_one() -> None:
    text = SMALL.replace("range: [0, 200]", "range: [0, 40000]").replace("NAMES", "go")
    go = '  go: {given: {c: board}, where: "empty(c) and c.index * 9000 < n", do: [{add: 9000, to: n}]}'
    game = build(text.replace("RULES", go))
    assert slot_width(game.program) == 4
    assert agree(game, 1, 2) == [""] * 2


def test_a_number_far_from_every_cell_may_be_asked_for_in_vain() -> None:
    where = "c.row > 2 or owner_at(n * 30000) != me"
    text = SMALL.replace("range: [0, 200]", "range: [0, 30000], start: 7000").replace("NAMES", "go")
    text = text.replace("  sign:", '  "owner_at(k: 0..900000000)": at(board, k).owner\n  sign:')
    go = f'  go: {{given: {{c: board}}, where: [empty(c), "{where}"], do: [{{place: disc(me), at: c}}]}}'
    assert agree(build(text.replace("RULES", go)), 1, 2) == [""] * 2


@pytest.mark.parametrize("where", ["n > 6999 or owner_at(n * 30000) = me", "n < 6999 and owner_at(n * 30000) = me"])
def test_a_number_far_from_every_cell_is_not_asked_for_in_vain_outside_of_loops(where: str) -> None:
    text = SMALL.replace("range: [0, 200]", "range: [0, 30000], start: 7000").replace("NAMES", "go")
    text = text.replace("  sign:", '  "owner_at(k: 0..900000000)": at(board, k).owner\n  sign:')
    go = f'  go: {{given: {{c: lane}}, where: [empty(c), "{where}"], do: [{{place: disc(me), at: c}}]}}'
    assert agree(build(text.replace("RULES", go)), 1, 2) == [""] * 2
