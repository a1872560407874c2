"""Positions of random games, and positions that differ from them in what a player may not see."""

from __future__ import annotations

from interpreter import Game, State
from interpreter.machine.redeal import hidden_groups
from interpreter.machine.rng import Stream
from interpreter.program.layout import ZoneSlots


def walked(game: Game, seed: int, every: int, most: int) -> list[State]:
    """Positions of a random game where there is a choice, some actions apart."""
    state, stream = game.start(seed), Stream(seed)
    found: list[State] = []
    for number in range(every * most * 4):
        if state.is_over or len(found) == most:
            break
        legal = state.legal_actions()
        if number % every == 0 and len(legal) > 1:
            found.append(state.clone())
        state.apply(legal[stream.below(len(legal))])
    return found


def hidden_swaps(state: State, player: int) -> list[State]:
    """Positions where two pieces that the player cannot see have changed places."""
    found: list[State] = []
    for group in hidden_groups(state.game, player):
        rows = [slots(zone, copy) for zone, copy in group if zone.shape.cells == "single"]
        found += _swaps(state, [slot for row in rows for slot in row])
        found += _pool_swaps(state, [slots(zone, copy) for zone, copy in group if zone.shape.cells == "pool"])
    return found


def slots(zone: ZoneSlots, copy: int) -> range:
    """The slots of one copy of a zone."""
    size = zone.shape.size * zone.stride
    return range(zone.base + copy * size, zone.base + (copy + 1) * size)


def _swaps(state: State, cells: list[int]) -> list[State]:
    held = [slot for slot in cells if state.vector[slot]]
    return [_with(state, {a: state.vector[b], b: state.vector[a]}) for a in held for b in held if _differ(state, a, b)]


def _differ(state: State, a: int, b: int) -> bool:
    return a < b and state.vector[a] != state.vector[b]


def _pool_swaps(state: State, pools: list[range]) -> list[State]:
    """Between each two pools: a piece goes over, another comes back."""
    vector, found = state.vector, []
    for one in pools:
        for other in pools:
            gives = [i for i in range(len(one)) if vector[one[i]]]
            takes = [i for i in range(len(one)) if vector[other[i]]]
            pairs = [(g, t) for g in gives for t in takes if g != t and one[0] < other[0]]
            for g, t in pairs[:1]:
                changes = {one[g]: -1, other[g]: 1, one[t]: 1, other[t]: -1}
                found.append(_with(state, {slot: vector[slot] + change for slot, change in changes.items()}))
    return found


def _with(state: State, values: dict[int, int]) -> State:
    other = state.clone()
    for slot, value in values.items():
        other.vector[slot] = value
    return other
