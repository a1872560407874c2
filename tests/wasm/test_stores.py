"""Stores done together leave the state as the stores one by one do."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interpreter.machine.game import load
from interpreter.program import ir
from interpreter.wasm.blend import blended
from interpreter.wasm.module import emit
from interpreter.wasm.stores import Numbers, Poured, together
from tests.machine.small import build
from tests.wasm.faults import agree

LAYOUT = load("candy-crush-duel-pocket").program.layout
#: The first slot of the frame: no zone lies behind it.
FRAME = LAYOUT.frame


def slots_of(parts: list[object]) -> dict[int, int]:
    """What slots have after known numbers were stored."""
    found: dict[int, int] = {}
    for part in parts:
        match part:
            case Numbers(base, values):
                found |= {base + i: value for i, value in enumerate(values)}
            case ir.Store(base, None, ir.Const(value)):
                found[base] = value
            case _:
                raise TypeError(part)
    return found


@given(st.lists(st.tuples(st.integers(3, 40), st.integers(-(2**15), 2**15 - 1)), min_size=1, max_size=40))
def test_of_several_numbers_for_a_slot_the_last_one_stays(pairs: list[tuple[int, int]]) -> None:
    body = tuple(ir.Store(slot, None, ir.Const(value)) for slot, value in pairs)
    assert slots_of(list(together(body, LAYOUT))) == dict(pairs)


def test_numbers_are_not_stored_past_a_store_that_depends_on_one() -> None:
    body = (
        ir.Store(3, None, ir.Const(1)),
        ir.Store(4, None, ir.Slot(3)),
        ir.Store(3, None, ir.Const(2)),
    )
    assert list(together(body, LAYOUT)) == list(body)


# --- one pool into another ---------------------------------------------------------------------------


def pouring(to: ir.Slot, source: ir.Slot, count: int) -> tuple[ir.Stmt, ...]:
    """Slot after slot added to another, and set to 0."""
    done: list[ir.Stmt] = []
    for i in range(count):
        target, from_ = ir.Slot(to.base + i, to.index), ir.Slot(source.base + i, source.index)
        done.append(ir.Store(target.base, target.index, ir.Op("+", (target, from_))))
        done.append(ir.Store(from_.base, from_.index, ir.Const(0)))
    return tuple(done)


def test_a_pool_that_is_emptied_into_another_is_moved_at_once() -> None:
    (part,) = together(pouring(ir.Slot(FRAME), ir.Slot(FRAME + 16), 7), LAYOUT)
    assert isinstance(part, Poured)
    assert part.to.count == 7


@pytest.mark.parametrize("apart", [7, -7, 3])
def test_pools_whose_vectors_would_overlap_are_emptied_slot_by_slot(apart: int) -> None:
    body = pouring(ir.Slot(FRAME + 20), ir.Slot(FRAME + 20 + apart), 7)
    assert not any(isinstance(part, Poured) for part in together(body, LAYOUT))


def test_a_place_that_is_read_from_the_pool_itself_is_read_again_each_time() -> None:
    body = pouring(ir.Slot(FRAME), ir.Slot(FRAME + 20, ir.Slot(FRAME + 2)), 7)
    assert not any(isinstance(part, Poured) for part in together(body, LAYOUT))


def test_a_place_that_is_read_from_anywhere_in_the_pool_is_read_again_each_time() -> None:
    edge = LAYOUT.zones["edge"].base
    body = pouring(ir.Slot(edge), ir.Slot(FRAME + 8, ir.Slot(edge, ir.Slot(FRAME))), 7)
    assert not any(isinstance(part, Poured) for part in together(body, LAYOUT))


POURING = """
players: [light, dark]
components:
  bead: {size: 1..KINDS, copies: 2, starts: bag}
zones:
  bag: {kind: pool, holds: bead}
  bowl: {kind: pool, holds: bead}
  hand: {per: Player, kind: pool, holds: bead}
  chest: {per: Player, kind: pool, holds: bead}
actions:
  take: {do: [{draw: bag, to: "hand[me]"}]}
  pour: {where: "not empty(hand[me])", do: [{move: "hand[me]", to: bowl}]}
  save: {where: "not empty(hand[me])", do: [{move: "hand[me]", to: "chest[me]"}]}
  swap: {where: "not empty(chest[me])", do: [{move: "chest[me]", to: "hand[next(me)]"}]}
phases:
  play: {turns: alternate, actions: [take, pour, save, swap], until: empty(bag)}
limits: {moves: 60}
outcome: {score: "count(hand[each]) + 2 * count(chest[each])"}
"""


@pytest.mark.parametrize("kinds", [5, 6, 7, 8, 9, 15, 16, 17])
def test_pools_of_any_number_of_kinds_are_emptied_into_each_other(kinds: int) -> None:
    assert agree(build(POURING.replace("KINDS", str(kinds))), 3, 6) == [""] * 6


# --- cells stored with their neighbours -----------------------------------------------------------------

BOARDS = """
players: [light, dark]
components:
  disc: {owner: Player}
zones:
  board: {per: Player, kind: grid, rows: ROWS, columns: 4, holds: disc}
actions:
  put:
    given: {c: "board[me]"}
    where: [empty(c), "count(n in neighbors(c) where not empty(n)) < 2"]
    do: [{place: disc(me), at: c}]
  corner:
    where: "empty(at(board[opponent], 1, 1))"
    do: [{place: disc(me), at: "at(board[opponent], 1, 1)"}]
phases:
  play: {turns: alternate, actions: [put, corner], stuck: pass, until: "all(full(board[p]) for p in Player)"}
limits: {moves: 40}
"""


@pytest.mark.parametrize(("rows", "is_even"), [(4, True), (6, True), (5, False)])
def test_cells_are_stored_with_their_neighbours_where_boards_are_whole_vectors(rows: int, is_even: bool) -> None:
    game = build(BOARDS.replace("ROWS", str(rows)))
    zone = game.program.layout.zones["board"]
    assert (range(zone.base, zone.end) in emit(game.program).memory.blended) is is_even
    assert agree(game, 5, 6) == [""] * 6


def test_small_zones_are_stored_cell_by_cell() -> None:
    program = load("tic-tac-toe").program
    assert blended(program) == ()
