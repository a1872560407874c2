"""Damaged records are replayed or refused with words; nothing else ever happens."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.fuzz.command_line import rulewright
from tests.fuzz.mutations import SCRAPS, places

VALUES: tuple[Any, ...] = (
    *(None, True, 0, -1, 3, 10**30, 1.5, float("inf"), "", "pig", "no-such-game", "/", "\0", [], {}, [[]], [None]),
    *({"a": 1}, {"chance": 0}, {"player": 0, "action": 0}, {"player": 9, "action": -1}),
)


@pytest.fixture(scope="module", params=["pig", "nim", "connect-four"])
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a game."""
    path = tmp_path_factory.mktemp("records") / "game.json"
    made = rulewright("run", request.param, "--games", "1", "--seed", "5", "--jobs", "1", "--record", str(path))
    assert made.code == 0, made.text
    return path.read_text(encoding="utf-8")


def damaged_record(text: str, stream: random.Random) -> str:
    """One node of the record changed."""
    data = json.loads(text)
    container, key = stream.choice(list(places(data)))
    match stream.randrange(4):
        case 0:
            del container[key]
        case 1 if isinstance(container, list):
            container.insert(key, deepcopy(container[key]))
        case 2:
            other, there = stream.choice(list(places(data)))
            container[key] = deepcopy(other[there])
        case _:
            container[key] = deepcopy(stream.choice(VALUES))
    return json.dumps(data)


def damaged_text(text: str, stream: random.Random) -> str:
    """A scrap somewhere in the record."""
    start = stream.randrange(len(text))
    return text[:start] + stream.choice(SCRAPS) + text[start + stream.randrange(4) :]


def replay_damaged(record: str, seeds: range, folder: Path) -> set[int]:
    path, codes = folder / "damaged.json", set()
    for seed in seeds:
        stream = random.Random(seed)
        text = (damaged_record if seed % 3 else damaged_text)(record, stream)
        path.write_text(text, encoding="utf-8")
        try:
            outcome = rulewright("replay", str(path), *(["--board"] if seed % 5 == 0 else []))
        except Exception as problem:
            problem.add_note(f"seed {seed}:\n{text}")
            raise
        assert outcome.text
        codes.add(outcome.code)
    return codes


def test_damaged_records_are_replayed_or_refused(record: str, tmp_path: Path) -> None:
    assert replay_damaged(record, range(60), tmp_path) <= {0, 1, 2}


@pytest.mark.slow
def test_hundreds_of_damaged_records_are_replayed_or_refused(record: str, tmp_path: Path) -> None:
    assert {0, 1} <= replay_damaged(record, range(100, 1_000), tmp_path) <= {0, 1, 2}
