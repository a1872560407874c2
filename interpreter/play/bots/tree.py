"""Tree search on any game: upper confidence bounds on a tree of decisions (UCT).

The tree is an open loop: its nodes are sequences of decisions alone. What chance brings is drawn
anew in every simulation, and so is what the player may not see. Explicit nodes for the outcomes of
chance would hardly ever be met twice where a bag is drawn from or many dice roll. Since what is
legal at a node can differ from one simulation to the next, the bound counts how often a child was
there to be chosen (P. I. Cowling, E. J. Powley, D. Whitehouse, "Information Set Monte Carlo Tree
Search", IEEE TCIAIG 2012). Every seat maximises its own reward (max^n).

The fast machine has the same search in its module; both take the same steps from the same seed.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt

from interpreter.machine.rng import Stream
from interpreter.play.bots.reward import Rewards
from interpreter.play.protocols import GameState


@dataclass(slots=True)
class Node:
    """A sequence of decisions met in the search; ``children`` ascend by action."""

    action: int
    totals: list[float]
    visits: int = 0
    available: int = 0
    children: list[Node] = field(default_factory=list)

    def child(self, action: int) -> Node | None:
        """The child for an action, if it was tried."""
        at = bisect_left(self.children, action, key=lambda node: node.action)
        found = at < len(self.children) and self.children[at].action == action
        return self.children[at] if found else None

    def add(self, action: int) -> Node:
        """A new child."""
        node = Node(action, [0.0] * len(self.totals), available=1)
        self.children.insert(bisect_left(self.children, action, key=lambda other: other.action), node)
        return node

    def bound(self, seat: int, exploration: float) -> float:
        """How good the action may be for a seat: its mean reward and what is not yet known of it."""
        return self.totals[seat] / self.visits + exploration * sqrt(log(self.available) / self.visits)


@dataclass(slots=True)
class TreeSearch:
    """A search from a position. ``deal`` gives the position to begin each simulation with.

    ``widening``: a node has at most the square root of that many times its visits in children, so
    that few simulations on many actions still compare some of them properly.
    """

    seats: int
    deal: Callable[[], GameState]
    stream: Stream
    exploration: float
    widening: int
    rewards: Rewards

    def run(self, simulations: int) -> Node:
        """The root after so many simulations."""
        root = Node(-1, [0.0] * self.seats)
        for _ in range(simulations):
            self._simulate(root)
        return root

    def _simulate(self, root: Node) -> None:
        state = self.deal()
        path = [root]
        is_new = False
        while not state.is_over and not is_new:
            node, is_new = self._select(path[-1], state.legal_actions(), state.current_player)
            path.append(node)
            state.apply(node.action)
        self._finish(state)
        reward = self.rewards.of(state)
        for node in path:
            node.visits += 1
            node.totals = [total + gain for total, gain in zip(node.totals, reward, strict=True)]

    def _select(self, node: Node, legal: Sequence[int], seat: int) -> tuple[Node, bool]:
        """The child to go to, and whether it is a new one."""
        children = [node.child(action) for action in legal]
        tried = [child for child in children if child is not None]
        for child in tried:
            child.available += 1
        untried = [action for action, child in zip(legal, children, strict=True) if child is None]
        if untried and (not tried or len(tried) ** 2 <= self.widening * node.visits):
            return node.add(untried[self.stream.below(len(untried))]), True
        return max(tried, key=lambda child: child.bound(seat, self.exploration)), False

    def _finish(self, state: GameState) -> None:
        """Random legal actions to the end."""
        while not state.is_over:
            legal = state.legal_actions()
            state.apply(legal[self.stream.below(len(legal))])
