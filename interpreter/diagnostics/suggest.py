"""Suggestions for a word that is not known: what the writer most likely meant."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher

#: How alike two words must be for one to be offered in place of the other.
LIKENESS = 0.7


def did_you_mean(word: str, candidates: Iterable[str]) -> str:
    """A hint such as ``did you mean `board`?``, or an empty text when nothing is near."""
    best = nearest(word, candidates)
    return f"did you mean `{best}`?" if best else ""


def nearest(word: str, candidates: Iterable[str], likeness: float = LIKENESS) -> str:
    """The candidate most like the word, or an empty text; the first wins among equals."""
    best, best_score = "", 0.0
    for candidate in candidates:
        score = alike(word, candidate)
        if candidate != word and score >= likeness and score > best_score:
            best, best_score = candidate, score
    return best


def alike(word: str, other: str) -> float:
    """Likeness between 0 and 1; case, a plural ``s``, ``-``/``_``/blank count for almost nothing."""
    if _folded(word) == _folded(other):
        return 0.99
    return SequenceMatcher(None, word.lower(), other.lower(), autojunk=False).ratio()


def listing(words: Iterable[str], limit: int = 12) -> str:
    """The words in backticks, joined by commas, cut after ``limit``."""
    names = list(words)
    shown = ", ".join(f"`{name}`" for name in names[:limit])
    return f"{shown}, …" if len(names) > limit else shown


def _folded(word: str) -> str:
    plain = word.lower().replace("-", "").replace("_", "").replace(" ", "")
    return plain[:-1] if plain.endswith("s") and len(plain) > 2 else plain
