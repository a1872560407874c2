"""Short signs for the pieces of a zone, as they stand on drawn boards.

A sign tells a kind from every other that the zone can hold, whatever lies there at the moment:
so signs do not change in the course of a game.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache

#: Parts of a word: between underscores, and digits apart from letters.
_PARTS = re.compile(r"[A-Za-z]+|\d+")


@cache
def signs(kinds: tuple[str, ...]) -> dict[str, str]:
    """A sign for each kind, given in notation: its attributes abbreviated, or its name."""
    groups: dict[str, list[str]] = {}
    for kind in kinds:
        groups.setdefault(kind.partition("(")[0], []).append(kind)
    names = dict(zip(groups, abbreviated(list(groups)), strict=True))
    found = {kind: sign for name, group in groups.items() for kind, sign in _of_one(name, group, names).items()}
    counts = Counter(found.values())
    prefixed = {
        kind: names[kind.partition("(")[0]] + sign if counts[sign] > 1 and "(" in kind else sign
        for kind, sign in found.items()
    }
    return prefixed if len(set(prefixed.values())) == len(prefixed) else {kind: core(kind) for kind in kinds}


def _of_one(name: str, kinds: list[str], names: dict[str, str]) -> dict[str, str]:
    """The signs of one component's kinds: each attribute that differs, abbreviated."""
    if "(" not in kinds[0]:
        return {kinds[0]: names[name]}
    columns = list(zip(*(attributes(kind) for kind in kinds), strict=True))
    short = [_column(column) for column in columns if len(set(column)) > 1] or [_column(columns[0])]
    return {kind: "".join(parts) for kind, parts in zip(kinds, zip(*short, strict=True), strict=True)}


def _column(words: Sequence[str]) -> list[str]:
    different = list(dict.fromkeys(words))
    short = dict(zip(different, abbreviated(different), strict=True))
    return [short[word] for word in words]


def attributes(kind: str) -> list[str]:
    """The attributes of a kind in notation; none for ``stone``."""
    inside = kind.partition("(")[2].rstrip(")")
    return inside.split(", ") if inside else []


def core(kind: str) -> str:
    """A kind without the component's name, as one word."""
    return ",".join(attributes(kind)) or kind


def abbreviated(words: Sequence[str]) -> list[str]:
    """Abbreviations of different words, each its own: by parts where the words are built alike, else by beginnings.

    >>> abbreviated(["small_round", "small_square", "large_round"])
    ['sr', 'ss', 'lr']
    >>> abbreviated(["player1", "player2"])
    ['p1', 'p2']
    """
    split = [_PARTS.findall(word) for word in words]
    if len({len(parts) for parts in split}) == 1 and len(split[0]) > 1:
        columns = [_beginnings(column) for column in zip(*split, strict=True)]
        joined = ["".join(parts) for parts in zip(*columns, strict=True)]
        if len(set(joined)) == len(words):
            return joined
    return _beginnings(words)


def _beginnings(words: Sequence[str]) -> list[str]:
    """The shortest beginning of each word with which no other begins; whole numbers stay as they are."""
    return [word if word.isdigit() else _beginning(word, set(words) - {word}) for word in words]


def _beginning(word: str, others: set[str]) -> str:
    size = next((n for n in range(1, len(word)) if not any(o.startswith(word[:n]) for o in others)), len(word))
    return word[:size]
