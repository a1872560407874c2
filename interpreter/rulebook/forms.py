"""Finding the forms of a lexicon, glossary or number table in a run of tokens, longest first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from interpreter.rulebook.tokens import Token, words_of

Payload = TypeVar("Payload")
_COMMAS = frozenset(",،")
Stem = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Match(Generic[Payload]):
    """A form found: tokens ``first`` to ``last`` (exclusive) and all that the form stands for."""

    first: int
    last: int
    payloads: tuple[Payload, ...]


@dataclass(slots=True)
class Forms(Generic[Payload]):
    """Forms by their first word. A word ending in ``*`` matches any word that begins so.

    With a ``stem`` the other words are compared by their stems. A whole word beats a beginning.
    """

    stem: Stem = str
    _exact: dict[str, list[tuple[tuple[str, ...], Payload]]] = field(default_factory=dict)
    _prefixes: dict[str, list[tuple[tuple[str, ...], Payload]]] = field(default_factory=dict)

    def add(self, form: str, payload: Payload) -> None:
        """Add a form of one or more words; a form may stand for several things."""
        words = _joined_stars(words_of(form))
        if not words:
            return
        starred = words[0].endswith("*")
        table, key = (self._prefixes, words[0][:2]) if starred else (self._exact, self.stem(words[0]))
        table.setdefault(key, []).append((words, payload))

    def scan(self, tokens: Sequence[Token]) -> Iterator[Match[Payload]]:
        """The forms found from left to right, the longest first; tokens of a match are used up."""
        at = 0
        while at < len(tokens):
            found = self.at(tokens, at)
            if found is not None:
                yield found
            at = found.last if found is not None else at + 1

    def at(self, tokens: Sequence[Token], at: int) -> Match[Payload] | None:
        """The longest form that begins at a token, or none."""
        word = tokens[at].text
        whole = self._fitting(self._exact.get(self.stem(word), ()), tokens, at)
        begun = self._fitting(self._prefixes.get(word[:2], ()), tokens, at)
        fitting = whole if whole and (not begun or len(whole[0][0]) >= len(begun[0][0])) else begun
        if not fitting:
            return None
        words = fitting[0][0]
        payloads = tuple(dict.fromkeys(payload for form, payload in fitting if len(form) == len(words)))
        return Match(at, self._end(words, tokens, at), payloads)

    def _fitting(
        self, entries: Iterable[tuple[tuple[str, ...], Payload]], tokens: Sequence[Token], at: int
    ) -> list[tuple[tuple[str, ...], Payload]]:
        """The entries that fit the tokens from ``at`` on, the longest first; the exact spelling before a stem."""
        found = [entry for entry in entries if self._fits(entry[0], tokens, at)]
        found.sort(key=lambda entry: (-len(entry[0]), entry[0][0] != tokens[at].text))
        if found and found[0][0][0] == tokens[at].text:
            return [entry for entry in found if len(entry[0]) != len(found[0][0]) or entry[0][0] == tokens[at].text]
        return found

    def _fits(self, words: Sequence[str], tokens: Sequence[Token], at: int) -> bool:
        return self._end(words, tokens, at) > 0

    def _end(self, words: Sequence[str], tokens: Sequence[Token], at: int) -> int:
        """The token after the words where they stand from ``at`` on, commas between them left out; else 0."""
        for i, word in enumerate(words):
            while i and at < len(tokens) and tokens[at].text in _COMMAS and word not in _COMMAS:
                at += 1
            if at >= len(tokens) or not self._same(word, tokens[at].text):
                return 0
            at += 1
        return at

    def _same(self, form: str, word: str) -> bool:
        if form.endswith("*"):
            return word.startswith(form[:-1])
        return form == word or self.stem(form) == self.stem(word)


def _joined_stars(words: Sequence[str]) -> tuple[str, ...]:
    """The words with a star joined to the word before it (the star is a sign to the tokenizer)."""
    joined: list[str] = []
    for word in words:
        if word == "*" and joined:
            joined[-1] += "*"
        else:
            joined.append(word)
    return tuple(joined)
