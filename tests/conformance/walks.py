"""Random walks through a game, step by step, with chance taken as a step of its own."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from interpreter import CHANCE, Game, State
from interpreter.program.layout import ZoneSlots, kinds_of
from tests.conformance.variants import Variant

#: No game of the suite is longer.
LONGEST = 20_000


@dataclass(frozen=True)
class Moment:
    """One position of a game, and what could happen there."""

    game: Game
    vector: tuple[int, ...]
    player: int
    legal: tuple[int, ...]
    outcomes: tuple[tuple[int, int], ...]

    def state(self) -> State:
        """The position as a state to play on from."""
        return State(self.game, list(self.vector), None)


@dataclass(frozen=True)
class Walk:
    """A random game: its positions, and the state at its end."""

    moments: tuple[Moment, ...]
    end: State


@lru_cache(maxsize=4)
def walk(variant: Variant, seed: int) -> Walk:
    """A random game from the start to the end. It is kept: change nothing of it."""
    state, stream = variant.game.start(), random.Random(seed)
    moments = [moment(state)]
    while not state.is_over:
        assert len(moments) < LONGEST, f"the game is not over after {LONGEST} steps"
        state.apply(stream.choice(steps(state)))
        moments.append(moment(state))
    return Walk(tuple(moments), state)


def moment(state: State) -> Moment:
    legal, outcomes = tuple(state.legal_actions()), tuple(state.chance_outcomes())
    return Moment(state.game, tuple(state.vector), state.current_player, legal, outcomes)


def steps(state: State) -> list[int]:
    """What can happen next: legal actions, or outcomes of chance."""
    if state.current_player == CHANCE:
        return [outcome for outcome, _ in state.chance_outcomes()]
    return state.legal_actions()


def replayed(game: Game, history: list[tuple[int, int]]) -> State:
    """The position that actions and chance outcomes lead to."""
    state = game.start()
    for who, step in history:
        assert state.current_player == who
        state.apply(step)
    return state


def pieces(game: Game, vector: tuple[int, ...]) -> dict[int, int]:
    """How many pieces there are of each kind of the components with ``copies``; dice together, whatever they show."""
    counted = dict(_counted(game))
    found: Counter[int] = Counter()
    for zone in game.program.layout.zones.values():
        for at in range(zone.base, zone.end, zone.stride):
            found.update(lying(zone, vector[at : at + zone.stride]))
    return {kind: sum(n for k, n in found.items() if counted.get(k) == kind) for kind in set(counted.values())}


def _counted(game: Game) -> Iterator[tuple[int, int]]:
    """Kinds whose number must stay the same, each with the kind under which it is counted."""
    for component in game.checked.components.values():
        if component.copies is not None:
            kinds = kinds_of(component)
            yield from ((kind, kinds[0] if component.faces else kind) for kind in kinds)


def lying(zone: ZoneSlots, cell: tuple[int, ...]) -> Counter[int]:
    """The pieces on one cell by kind."""
    if zone.shape.cells == "pool":
        return Counter(dict(zip(zone.kinds, cell, strict=True)))
    kinds = cell[1 : 1 + cell[0]] if zone.shape.cells == "stack" else cell
    return Counter(kind for kind in kinds if kind)
