import pytest

from interpreter.cli.charts import bar, columns, interval_bar
from interpreter.study.statistics import Bin, Interval


@pytest.mark.parametrize(
    ("share", "drawn"),
    [(0.0, "    "), (1.0, "████"), (0.5, "██  "), (0.53125, "██▏ "), (0.0001, "▏   ")],
)
def test_a_bar_is_exact_to_an_eighth_and_shows_what_is_not_nothing(share, drawn):
    assert bar(share, 4, "red").plain == drawn


@pytest.mark.parametrize(
    ("low", "high", "drawn"),
    [(0.0, 0.0, "··········"), (0.4, 0.6, "████░░····"), (0.95, 1.0, "█████████░"), (0.0, 0.01, "░·········")],
)
def test_an_interval_is_the_shaded_part_of_a_bar(low, high, drawn):
    assert interval_bar(Interval((low + high) / 2, low, high), 10, "red").plain == drawn


def test_columns_show_counts_relative_to_the_tallest():
    counts = (0, 1, 4, 8)
    assert columns([Bin(place, place, count) for place, count in enumerate(counts)]) == " ▁▄█"
    assert columns([]) == ""
