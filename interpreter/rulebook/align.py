"""Finding the clauses of a reviewed text again in a newer version of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import lru_cache

from interpreter.rulebook.lexicon import lexicon
from interpreter.rulebook.model import Link
from interpreter.rulebook.signature import stamp_of
from interpreter.rulebook.statement import Statement

#: Clauses less alike than this are not the same clause in other words.
_ALIKE = 0.34
#: Alone between two neighbours that are known, a clause needs little likeness.
_ALONE = 0.12
#: What a common word counts beside a word that says something.
_COMMON = 0.25
_SKIP = 0.0
_SHORT = 3
_SPLIT = 0.9
#: All the same words: the sentence was only split or joined.
_WHOLE = 0.999


@dataclass(frozen=True, slots=True)
class Pair:
    """Links and the statements that stand for them in the text; one side may be empty."""

    links: tuple[Link, ...]
    statements: tuple[Statement, ...]
    moved: bool = False

    @property
    def unchanged(self) -> bool:
        """Whether the very same clause stands in the text."""
        return len(self.links) == 1 == len(self.statements) and self.links[0].stamp == self.statements[0].stamp


def align(links: Sequence[Link], statements: Sequence[Statement], language: str) -> tuple[Pair, ...]:
    """The links paired with the statements, in order of the text; moved ones at the end."""
    matcher = SequenceMatcher(None, [link.stamp for link in links], [s.stamp for s in statements], autojunk=False)
    pairs: list[Pair] = []
    at_link = at_statement = 0
    for block in matcher.get_matching_blocks():
        pairs += _gap(links[at_link : block.a], statements[at_statement : block.b], language)
        pairs += [Pair((links[block.a + i],), (statements[block.b + i],)) for i in range(block.size)]
        at_link, at_statement = block.a + block.size, block.b + block.size
    return _with_moves(pairs, language)


def likeness(link: Sequence[Link], statements: Sequence[Statement], language: str) -> float:
    """How much of the words is the same, between 0 and 1; common words count little."""
    ours = Counter(stamp for item in link for stamp in item.words)
    theirs = Counter(stamp for item in statements for stamp, _ in item.words)
    shared = sum(weight_of(stamp, language) * count for stamp, count in (ours & theirs).items())
    whole = sum(weight_of(stamp, language) * count for stamp, count in (ours + theirs).items())
    return 2 * shared / whole if whole else 0.0


def weight_of(stamp: str, language: str) -> float:
    """How much a word counts when clauses are compared; common words count little."""
    return _COMMON if stamp in common_stamps(language) else 1.0


@lru_cache(maxsize=16)
def common_stamps(language: str) -> frozenset[str]:
    """The stamps of the most common words of a language."""
    words = lexicon(language)
    return frozenset(stamp_of(words, word) for word in words.common)


def _gap(links: Sequence[Link], statements: Sequence[Statement], language: str) -> list[Pair]:
    """The best pairing, in order, of what lies between two known clauses."""
    if not links or not statements:
        return [*(Pair((link,), ()) for link in links), *(Pair((), (s,)) for s in statements)]
    least = _least(links, statements)
    best = _table(links, statements, language, least)
    pairs: list[Pair] = []
    i, j = len(links), len(statements)
    while i or j:
        _, di, dj = best[i][j]
        pairs.append(Pair(tuple(links[i - di : i]), tuple(statements[j - dj : j])))
        i, j = i - di, j - dj
    return pairs[::-1]


def _least(links: Sequence[Link], statements: Sequence[Statement]) -> float:
    """How alike two clauses must be; a word or two alone in their place need not be at all."""
    if len(links) != 1 or len(statements) != 1:
        return _ALIKE
    return 0.0 if max(len(links[0].words), len(statements[0].words)) <= _SHORT else _ALONE


def _table(
    links: Sequence[Link], statements: Sequence[Statement], language: str, least: float
) -> list[list[tuple[float, int, int]]]:
    """Best score of pairing the first i links with the first j statements, and the last step that gave it."""
    best = [[(0.0, 0, 0)] * (len(statements) + 1) for _ in range(len(links) + 1)]
    for i in range(len(links) + 1):
        for j in range(len(statements) + 1):
            if i or j:
                best[i][j] = max(_steps(links, statements, language, least, best, i, j), key=lambda step: step[0])
    return best


def _steps(
    links: Sequence[Link],
    statements: Sequence[Statement],
    language: str,
    least: float,
    best: Sequence[Sequence[tuple[float, int, int]]],
    i: int,
    j: int,
) -> list[tuple[float, int, int]]:
    steps: list[tuple[float, int, int]] = []
    if i:
        steps.append((best[i - 1][j][0] + _SKIP, 1, 0))
    if j:
        steps.append((best[i][j - 1][0] + _SKIP, 0, 1))
    for di, dj, factor in ((1, 1, 1.0), (1, 2, _SPLIT), (2, 1, _SPLIT)):
        if i >= di and j >= dj:
            alike = likeness(links[i - di : i], statements[j - dj : j], language)
            alike *= 1.0 if alike >= _WHOLE else factor
            if alike >= least:
                steps.append((best[i - di][j - dj][0] + 0.001 + alike, di, dj))
    return steps


def _with_moves(pairs: Sequence[Pair], language: str) -> tuple[Pair, ...]:
    """The pairs with clauses that stand elsewhere now found again."""
    lost = [pair for pair in pairs if not pair.statements]
    new = [pair for pair in pairs if not pair.links]
    kept = [pair for pair in pairs if pair.links and pair.statements]
    moved: list[Pair] = []
    for pair in lost:
        candidates = [(likeness(pair.links, other.statements, language), k) for k, other in enumerate(new)]
        alike, k = max(candidates, default=(0.0, -1), key=lambda entry: entry[0])
        if alike >= 0.8:
            moved.append(Pair(pair.links, new.pop(k).statements, moved=True))
        else:
            moved.append(pair)
    return (*kept, *moved, *new)
