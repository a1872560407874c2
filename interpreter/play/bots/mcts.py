"""A bot that searches: many imagined games, the more of them the more promising an action looks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from interpreter.machine.backend import Branch, Plan, fast
from interpreter.machine.redeal import Dealer
from interpreter.machine.rng import Stream
from interpreter.machine.state import State
from interpreter.play.bots.bot import needed
from interpreter.play.bots.reward import Rewards
from interpreter.play.bots.tree import TreeSearch
from interpreter.play.protocols import GameState

#: Simulations where no number is given, and the most that a search may have.
SIMULATIONS, MOST_SIMULATIONS = 400, 1_000_000


@dataclass(frozen=True, slots=True)
class Tried:
    """An action at the root of a search: how often it was tried, and its mean reward for the player."""

    action: int
    visits: int
    value: float


@dataclass(frozen=True, slots=True)
class MctsBot:
    """Monte Carlo tree search with ``simulations`` imagined games for each choice.

    ``exploration`` weighs what is not yet known of an action, ``widening`` bounds how many actions
    are compared (see :class:`TreeSearch`), ``margin`` is the part of the lead in score in a reward.
    """

    simulations: int = SIMULATIONS
    exploration: float = 0.8
    widening: int = 10
    margin: float = 0.3
    quick: bool = True

    def choose(self, state: GameState, legal: Sequence[int], stream: Stream | None) -> int:
        """The action tried most, of equals the one with the higher value. Raises ValueError without a stream."""
        seed = needed(stream, "mcts").next()
        if len(legal) == 1:
            return legal[0]
        tried = [found for found in self.search(state, seed) if found.action in legal]
        best = max(tried, key=lambda found: (found.visits, found.value), default=None)
        return best.action if best is not None else legal[Stream(seed).below(len(legal))]

    def search(self, state: GameState, seed: int) -> list[Tried]:
        """What the search found out about each action. The seed settles it, on whatever machine it runs."""
        machine = fast(state.game) if self.quick and isinstance(state, State) else None
        if machine is not None and isinstance(state, State):
            branches = machine.search(self._plan(state, seed))
        else:
            branches = self._on_reference(state, Stream(seed))
        return [Tried(b.action, b.visits, b.totals[state.current_player] / b.visits) for b in branches]

    def _plan(self, state: State, seed: int) -> Plan:
        dealer = Dealer(state.game, state.vector, state.current_player)

        def deal(rng: int) -> tuple[int, list[int]]:
            stream = Stream(rng)
            vector = dealer.deal(stream)
            return stream.state, vector

        return Plan(self.simulations, seed, deal, bool(dealer.hidden), self.exploration, self.widening, self.margin)

    def _on_reference(self, state: GameState, stream: Stream) -> list[Branch]:
        player = state.current_player
        search = TreeSearch(
            seats=len(state.returns),
            deal=lambda: state.imagined(player, stream),
            stream=stream,
            exploration=self.exploration,
            widening=self.widening,
            rewards=Rewards(self.margin),
        )
        return [Branch(node.action, node.visits, tuple(node.totals)) for node in search.run(self.simulations).children]
