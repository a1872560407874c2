"""A step of the fast machine seen from Python."""

import pytest

from tests.benchmarks.steps import STEPS, SideBySide, Single, _cost

pytestmark = pytest.mark.slow
NAMES = ["connect-four", "hex", "candy-crush-duel-pocket", "azul-duel"]


@pytest.mark.parametrize("name", NAMES)
def test_a_step_with_its_legal_actions_takes_less_than_ten_microseconds(name):
    single, picks = Single(name), [number * 7919 for number in range(STEPS)]
    assert min(_cost(single.play, picks) for _ in range(3)) < 10


@pytest.mark.parametrize("name", NAMES)
def test_a_step_in_a_vector_takes_less_than_one_by_itself(name):
    vector = SideBySide(name)
    rounds = 20
    together = min(vector.seconds(rounds) for _ in range(3)) / rounds / vector.vector.count * 1e6
    single, picks = Single(name), [number * 7919 for number in range(STEPS)]
    assert together < min(_cost(single.play, picks) for _ in range(3))
