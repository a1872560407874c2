"""Playing, copying and replaying in any order: a position is what its history makes of it."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from interpreter import CHANCE, OVER, Game, State
from tests.conformance.variants import BASES, Variant, name
from tests.conformance.walks import pieces, replayed, steps

#: One game of each kind of step is enough: places, sowing, dice, questions within effects, closed hands.
CHOSEN = {"tic-tac-toe", "kalah", "pig", "candy-crush-duel-pocket", "closed-hands"}
ALL = list(HealthCheck)
VARIANTS = [variant for variant in BASES if variant.name in CHOSEN]


class Boards(RuleBasedStateMachine):
    """Boards on which the game is played, copied, and played again from its history."""

    game: Game
    boards = Bundle("boards")

    def __init__(self) -> None:
        super().__init__()
        self.all: list[State] = []

    @rule(target=boards)
    def start(self) -> State:
        return self._kept(self.game.start())

    @rule(board=boards, number=st.integers(0, 10_000))
    def step(self, board: State, number: int) -> None:
        possible = steps(board)
        if possible:
            board.apply(possible[number % len(possible)])

    @rule(target=boards, board=boards)
    def copy(self, board: State) -> State:
        return self._kept(board.clone())

    @rule(target=boards, board=boards)
    def replay(self, board: State) -> State:
        again = replayed(self.game, board.history)
        assert again.vector == board.vector
        return self._kept(again)

    @rule(board=boards, number=st.integers(0, 10_000))
    def ask_why(self, board: State, number: int) -> None:
        action = number % self.game.action_count
        assert (board.explain(action) is None) == (action in board.legal_actions())

    @invariant()
    def pieces_are_all_there(self) -> None:
        for board in self.all:
            assert pieces(self.game, tuple(board.vector)) == pieces(self.game, tuple(self.game.engine.first))

    @invariant()
    def something_can_happen_unless_the_game_is_over(self) -> None:
        for board in self.all:
            assert bool(steps(board)) == (board.current_player != OVER)
            assert bool(board.chance_outcomes()) == (board.current_player == CHANCE)

    def _kept(self, board: State) -> State:
        self.all.append(board)
        return board


@pytest.mark.parametrize("variant", VARIANTS, ids=name)
def test_boards_stay_what_their_history_makes_of_them(variant: Variant) -> None:
    few = settings(max_examples=15, stateful_step_count=20, deadline=None, derandomize=True, suppress_health_check=ALL)
    run_state_machine_as_test(type("BoardsOfOneGame", (Boards,), {"game": variant.game}), settings=few)
