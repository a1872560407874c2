"""The number of move sequences equals the published counts."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from interpreter import load
from interpreter.study.perft import Counter, perft

TABLE = yaml.safe_load((Path(__file__).parent / "perft.yaml").read_text(encoding="utf-8"))


def name_of(row: dict) -> str:
    options = [f"{key}={value}" for key, value in row.get("options", {}).items()]
    return " ".join([row["ruleset"], *options])


def counts(row: dict, depth: int) -> list[int]:
    game = load(row["ruleset"], options=row.get("options", {}))
    return [count.leaves for count in perft(game.start(), depth)]


@pytest.mark.parametrize("row", TABLE, ids=name_of)
def test_move_sequences_equal_the_published_counts(row: dict) -> None:
    assert counts(row, len(row["leaves"])) == row["leaves"]


@pytest.mark.slow
@pytest.mark.parametrize("row", [row for row in TABLE if "deep" in row], ids=name_of)
def test_longer_move_sequences_equal_the_published_counts(row: dict) -> None:
    expected = row["leaves"] + row["deep"]
    assert counts(row, len(expected)) == expected


@pytest.mark.parametrize(
    ("ruleset", "options", "games"),
    [
        ("tic-tac-toe", {}, 255_168),
        ("hex", {"size": 3}, 257_760),
        ("connect-four", {"columns": 2, "rows": 1}, 2),
        ("connect-four", {"columns": 3, "rows": 2}, 90),
    ],
)
def test_complete_games_equal_the_published_number(ruleset: str, options: dict, games: int) -> None:
    start = load(ruleset, options=options).start()
    counter = Counter()
    assert counter.count(start, start_depth_limit(ruleset, options)).finished == games


def start_depth_limit(ruleset: str, options: dict) -> int:
    """More moves than any game of these sizes has."""
    cells = options.get("size", 3) ** 2 if ruleset != "connect-four" else options["columns"] * options["rows"]
    return int(cells)
