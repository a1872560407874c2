"""The number of move sequences equals the published counts, and those of another engine."""

from __future__ import annotations

from collections import Counter as Tally

import pytest

from interpreter import State, load
from interpreter.study.perft import Counter, perft
from tests.oracles.perft_files import Case, cases

CASES = cases()


def start_of(case: Case) -> State:
    game = load(case.ruleset, options=case.options)
    state = game.start()
    for move in case.moves:
        state.apply(game.parse(move))
    return state


def counted(case: Case, depth: int) -> tuple[int, ...]:
    return tuple(count.leaves for count in perft(start_of(case), depth))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_move_sequences_are_as_many_as_published(case: Case) -> None:
    assert counted(case, len(case.counts)) == case.counts


@pytest.mark.slow
@pytest.mark.parametrize("case", [case for case in CASES if case.slow], ids=lambda case: case.name)
def test_longer_move_sequences_are_as_many_as_published(case: Case) -> None:
    expected = case.counts + case.slow
    assert counted(case, len(expected)) == expected


def test_every_case_has_a_name_of_its_own() -> None:
    assert [name for name, times in Tally(case.name for case in CASES).items() if times > 1] == []


# Complete games: of (n + 1) columns and n rows of connect four as in OEIS A342329.
GAMES = [
    ("tic-tac-toe", {}, 9, 255_168),
    ("tic-tac-toe", {"misere": True}, 9, 255_168),
    ("hex", {"size": 3}, 9, 257_760),
    ("connect-four", {"columns": 2, "rows": 1}, 2, 2),
    ("connect-four", {"columns": 3, "rows": 2}, 6, 90),
    ("connect-four", {"columns": 4, "rows": 3}, 12, 356_232),
]


@pytest.mark.parametrize(("ruleset", "options", "longest", "games"), GAMES)
def test_complete_games_are_as_many_as_published(ruleset: str, options: dict, longest: int, games: int) -> None:
    assert Counter().count(load(ruleset, options=options).start(), longest).finished == games


@pytest.mark.parametrize(("misere", "ends"), [(False, (131_184, 77_904, 46_080)), (True, (77_904, 131_184, 46_080))])
def test_complete_games_of_tic_tac_toe_end_as_often_as_published(misere: bool, ends: tuple[int, ...]) -> None:
    """Wins of the first player, wins of the second, draws."""
    sums = endings(load("tic-tac-toe", options={"misere": misere}).start(), {})
    assert tuple(sums[value] for value in (1.0, -1.0, 0.0)) == ends


def endings(state: State, known: dict) -> Tally[float]:
    """The complete games from a position by what the first player gets."""
    if state.is_over:
        return Tally({state.returns[0]: 1})
    if state.key not in known:
        sums: Tally[float] = Tally()
        for action in state.legal_actions():
            child = state.clone()
            child.apply(action)
            sums.update(endings(child, known))
        known[state.key] = sums
    return known[state.key]


def test_tic_tac_toe_has_5478_positions() -> None:
    assert len(positions(load("tic-tac-toe").start())) == 5_478


# Distinct positions of connect four after each move: OEIS A212693.
POSITIONS = (1, 7, 49, 238, 1_120, 4_263, 16_422)


def test_connect_four_has_the_published_number_of_positions_after_each_move() -> None:
    level = {state.key: state for state in [load("connect-four").start()]}
    for expected in POSITIONS:
        assert len(level) == expected
        level = {child.key: child for state in level.values() for child in children(state)}


def positions(start: State) -> set:
    """The keys of all positions that can come up."""
    seen = {start.key}
    front = [start]
    while front:
        new = {child.key: child for state in front for child in children(state)}
        front = [child for key, child in new.items() if key not in seen]
        seen.update(new)
    return seen


def children(state: State) -> list[State]:
    """The positions after each legal action."""
    found = []
    for action in state.legal_actions():
        child = state.clone()
        child.apply(action)
        found.append(child)
    return found
