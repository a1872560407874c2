"""Reads ``perft/*.txt``: counts of move sequences as plain text (see the README there)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "perft"


@dataclass(frozen=True)
class Case:
    """The counts from one position; ``slow`` are those for still more moves."""

    ruleset: str
    id: str
    options: dict[str, int | bool | str]
    moves: tuple[str, ...]
    counts: tuple[int, ...]
    slow: tuple[int, ...] = ()

    @property
    def name(self) -> str:
        return f"{self.ruleset} {self.id}"


def cases() -> list[Case]:
    """Every case of every file."""
    return [case for path in sorted(FOLDER.glob("*.txt")) for case in read(path.read_text(encoding="utf-8"))]


def read(text: str) -> Iterator[Case]:
    """The cases of one file."""
    ruleset = ""
    for line in text.splitlines():
        if line.startswith("ruleset:"):
            ruleset = line.partition(":")[2].strip()
        elif line.strip() and not line.startswith("#"):
            yield case_of(ruleset, line)


def case_of(ruleset: str, line: str) -> Case:
    name, options, moves, counts = (part.strip() for part in line.split("|"))
    quick, _, slow = counts.partition("slow:")
    pairs = [word.split("=") for word in words(options)]
    # A move in notation has blanks inside its brackets only.
    steps = [f"{move.strip()})" for move in moves.split(")") if move.strip()] if "(" in moves else words(moves)
    values = {key: value_of(value) for key, value in pairs}
    return Case(ruleset, name, values, tuple(steps), numbers(quick), numbers(slow))


def words(text: str) -> list[str]:
    return [] if text == "-" else text.split()


def value_of(text: str) -> int | bool | str:
    return {"true": True, "false": False}.get(text, int(text) if text.isdigit() else text)


def numbers(text: str) -> tuple[int, ...]:
    return tuple(int(word) for word in text.split())
