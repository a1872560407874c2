"""Small charts made of characters."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

from rich.text import Text

from interpreter.study.statistics import Bin, Interval

_EIGHTHS = " ▏▎▍▌▋▊▉█"
_LEVELS = "▁▂▃▄▅▆▇█"


def bar(share: float, width: int, colour: str) -> Text:
    """A bar for a share of 0 to 1, exact to an eighth of a cell."""
    eighths = round(share * width * 8)
    if share > 0:
        eighths = max(eighths, 1)
    filled = "█" * (eighths // 8) + _EIGHTHS[eighths % 8].strip()
    return Text(filled, colour).append(" " * (width - len(filled)))


def interval_bar(interval: Interval, width: int, colour: str) -> Text:
    """A bar solid up to the low end of an interval and shaded up to its high end."""
    low, high = floor(interval.low * width), ceil(interval.high * width)
    text = Text("█" * low, colour)
    text.append("░" * (high - low), colour)
    return text.append("·" * (width - high), "bright_black")


def columns(bins: Sequence[Bin]) -> str:
    """A histogram of one line: the tallest column is full, an empty bin blank."""
    tallest = max((item.count for item in bins), default=0)
    return "".join(_column(item.count, tallest) for item in bins)


def _column(count: int, tallest: int) -> str:
    if count == 0:
        return " "
    return _LEVELS[-(-count * len(_LEVELS) // tallest) - 1]
