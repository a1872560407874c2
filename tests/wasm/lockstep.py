"""Both machines side by side: the same steps, compared slot by slot after each one."""

from __future__ import annotations

from random import Random

from interpreter.machine.engine import Engine
from interpreter.machine.game import Game
from interpreter.program.layout import POINT
from interpreter.program.program import Chance, End, Program
from interpreter.wasm.host import Host


def slot_name(program: Program, slot: int) -> str:
    """What a slot holds, for people."""
    for variable in program.layout.variables.values():
        if variable.base <= slot < variable.base + variable.size:
            return f"variable {variable.variable.name}, part {slot - variable.base}"
    for zone in program.layout.zones.values():
        if zone.base <= slot < zone.end:
            return f"zone {zone.shape.name}, slot {slot - zone.base}"
    if slot >= program.layout.frame:
        return f"frame, {program.layout.frame_names[slot - program.layout.frame]}"
    return f"engine slot {slot}"


class Pair:
    """One game on the reference machine and on the module."""

    def __init__(self, game: Game) -> None:
        """Start both at the first suspension."""
        self.game = game
        self.engine: Engine = game.engine
        self.host = Host(game.program)

    def play(self, seed: int, most: int = 3000) -> int:
        """Play one random game in lockstep; gives the number of steps. Fails at the first difference."""
        random, state = Random(seed), list(self.engine.first)
        self.host.call("reset")
        for step in range(most):
            self.compare(state, f"seed {seed}, step {step}")
            point = self.game.program.points[state[POINT]]
            if isinstance(point, End):
                return step
            listed = self.listed(state, isinstance(point, Chance), f"seed {seed}, step {step}")
            chosen = random.choice(listed)
            if isinstance(point, Chance):
                self.engine.happen(state, chosen)
                self.host.happen(chosen)
            else:
                self.engine.act(state, chosen)
                self.host.act(chosen)
        return most

    def listed(self, state: list[int], chance: bool, where: str) -> list[int]:
        """The legal ids or outcomes, the same on both machines, with the same weights."""
        ours = self.engine.legal[state[POINT]](state)
        count = self.host.legal()
        pairs = [one if isinstance(one, tuple) else (one, None) for one in ours]
        ids = [number for number, _ in pairs]
        assert self.host.offers[:count].tolist() == ids, f"{where}: the machines list different ids"
        if chance and pairs and pairs[0][1] is not None:
            weights = self.host.weights[:count].tolist()
            assert weights == [weight for _, weight in pairs], f"{where}: the machines give different weights"
        return ids

    def compare(self, state: list[int], where: str) -> None:
        """Both states are the same, slot by slot."""
        other = self.host.state.tolist()
        if other != state:
            slot = next(i for i, (a, b) in enumerate(zip(state, other, strict=True)) if a != b)
            name = slot_name(self.game.program, slot)
            raise AssertionError(
                f"{where}: {name} is {state[slot]} on the reference machine, {other[slot]} in the module"
            )
