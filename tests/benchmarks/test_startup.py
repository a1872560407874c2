"""How long a person waits for the first thing they type."""

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow


def processor_seconds(*arguments):
    """What one run takes of a processor: on an idle machine the time that a person waits."""
    before = os.times()
    subprocess.run([sys.executable, "-m", "interpreter", *arguments], check=True, capture_output=True)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def test_list_answers_in_less_than_four_tenths_of_a_second():
    took = min(processor_seconds("list") for _ in range(5))
    print(f"\nrulewright list: {took:.2f} s")
    assert took < 0.4
