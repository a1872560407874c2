"""What a player may not see does not show in what the player is told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import islice

import pytest

from interpreter import State
from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.machine.view import HIDDEN, visible
from interpreter.program.layout import ZoneSlots
from interpreter.reading import load as read
from tests.conformance.variants import BASES, Variant, name
from tests.conformance.walks import walk

#: Positions of a game, and changes to each, that are looked at.
SOME = 8


def closed(variant: Variant) -> bool:
    """Whether a ruleset hides anything from anybody; one that cannot be read fails elsewhere."""
    with suppress(RulewrightError):
        return any(zone.visible != "all" for zone in read(variant.ruleset).zones)
    return False


CLOSED = [variant for variant in BASES if closed(variant)]


def test_some_ruleset_hides_something() -> None:
    assert CLOSED


@pytest.mark.parametrize("variant", CLOSED, ids=name)
def test_other_hidden_contents_leave_an_observation_as_it_is(variant: Variant) -> None:
    changes = 0
    for state in states(variant, 1):
        for player in range(variant.game.players):
            for other in islice(otherwise(state, player), SOME):
                changes += 1
                assert other.observation(player) == state.observation(player)
                assert other.zones != state.zones
    assert changes > 20


@pytest.mark.parametrize("variant", CLOSED, ids=name)
def test_each_player_sees_the_zones_that_are_open_to_that_player_alone(variant: Variant) -> None:
    game = variant.game
    for state in states(variant, 2):
        for player in range(game.players):
            seen = state.observation(player)["zones"]
            for zone, copy in copies(state):
                text = game.notation.zone_name(zone.shape, copy)
                open_to = visible(game, zone.shape, copy, player)
                assert seen[text] == (state.zones[text] if open_to else HIDDEN)


def states(variant: Variant, seed: int) -> list[State]:
    """Some positions of a random game, from its start to its end."""
    moments = walk(variant, seed).moments
    return [moment.state() for moment in moments[:: 1 + len(moments) // SOME]]


def copies(state: State) -> Iterator[tuple[ZoneSlots, int]]:
    """Each copy of each zone."""
    for zone in state.game.program.layout.zones.values():
        for copy in range(zone.shape.copies):
            yield zone, copy


def otherwise(state: State, player: int) -> Iterator[State]:
    """Positions that differ from a position in what a player may not see."""
    for zone, copy in copies(state):
        if not visible(state.game, zone.shape, copy, player):
            size = zone.shape.size * zone.stride
            for slot in range(zone.base + copy * size, zone.base + (copy + 1) * size):
                other = state.clone()
                other.vector[slot] = changed(zone, state.vector[slot])
                if other.vector[slot] != state.vector[slot]:
                    yield other


def changed(zone: ZoneSlots, value: int) -> int:
    """Another number for a slot: one piece more in a pool, another kind on a cell that has one."""
    if zone.shape.cells == "pool":
        return value + 1
    return next((kind for kind in zone.kinds if kind != value), value) if value else value
