import pytest

from interpreter.study.statistics import Bin, histogram, quantile, summarize, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        # Newcombe 1998, table I, method 3 (Wilson's score, no continuity correction).
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_intervals_are_those_published(successes, trials, low, high):
    interval = wilson(successes, trials)
    assert interval.share == successes / trials
    assert interval.low == pytest.approx(low, abs=5e-5)
    assert interval.high == pytest.approx(high, abs=5e-5)


def test_without_trials_the_interval_is_everything():
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_wilson_is_symmetric():
    assert wilson(3, 10).low == pytest.approx(1 - wilson(7, 10).high)


def test_quantiles_are_values_that_occurred():
    counts = {1: 1, 2: 1, 3: 1, 10: 1}
    assert [quantile(counts, level) for level in (0, 0.25, 0.26, 0.5, 0.75, 1)] == [1, 1, 2, 2, 3, 10]


def test_the_quantile_of_nothing_is_refused():
    with pytest.raises(ValueError, match="no values"):
        quantile({}, 0.5)


def test_a_summary_weighs_values_by_their_counts():
    summary = summarize({2: 3, 10: 1})
    assert summary is not None
    assert (summary.mean, summary.minimum, summary.maximum, summary.quantiles[0.5]) == (4.0, 2, 10, 2)


def test_nothing_has_no_summary():
    assert summarize({}) is None


def test_a_histogram_covers_every_value_with_equal_bins():
    assert histogram({1: 2, 2: 1, 5: 4}, 3) == [Bin(1, 2, 3), Bin(3, 4, 0), Bin(5, 6, 4)]


def test_few_values_get_a_bin_each():
    assert histogram({7: 1, 9: 2}, 20) == [Bin(7, 7, 1), Bin(8, 8, 0), Bin(9, 9, 2)]


def test_nothing_has_no_bins():
    assert histogram({}, 10) == []
