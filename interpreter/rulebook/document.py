"""A rulebook text in clauses: headings, list entries and sentences, each with its place and scope."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from interpreter.rulebook.lexicon import Lexicon
from interpreter.rulebook.model import Clause, Scope
from interpreter.rulebook.source import Source
from interpreter.rulebook.tokens import Shape, Token, tokenize

_BULLET = re.compile(r"[ \t]*(?:[-*•–—▪◦·]|\(?\d{1,3}[.)]|[a-zA-Z][.)])[ \t]+")
_MARKUP = re.compile(r"[ \t]*(#{1,6}|>|\|)[ \t]*")
_STOPS = frozenset(".!?؟…。;؛")
_CLOSING = frozenset(")]»”\"'’")
_BRACKETED = re.compile(r"\s*[\[(].*[\])]\s*")
#: Markdown's marks for bold, italic and code.
_EMPHASIS = frozenset("*_`")
_ENDINGS = _STOPS | frozenset(":")
#: Lines broken at a margin are at least so long.
_FULL_LINE = 50
#: A line of so few words without a full stop is a heading.
_HEADING_WORDS = 9
#: No sentence has so many words and signs; what has is cut, so that checking stays quick.
_LONGEST = 300


@dataclass(frozen=True, slots=True)
class _Piece:
    start: int
    end: int
    scope: Scope
    opens_line: bool
    listed: bool


def clauses_of(source: Source, words: Lexicon) -> tuple[Clause, ...]:
    """The clauses of a text in order."""
    found: list[Clause] = []
    heading: tuple[str, ...] = ()
    for start, block in _blocks(source):
        for piece in _pieces(block, start, words):
            clause = _clause(source, piece, heading, words)
            if not clause.tokens:
                continue
            found.append(clause)
            if clause.scope is Scope.HEADING:
                heading = (source.text[piece.start : piece.end].strip(),)
    return tuple(_with_answers(found, words))


def _blocks(source: Source) -> Iterator[tuple[int, str]]:
    """The lines of a text, those joined that only a margin has broken: where they begin, and what they say."""
    start, whole = 0, ""
    for number, offset in enumerate(source.starts, start=1):
        line = source.line(number)
        if whole and _goes_on(source.line(number - 1), line):
            whole = source.text[start : offset + len(line)]
            continue
        if whole:
            yield start, whole
        start, whole = offset, line
    if whole:
        yield start, whole


def _goes_on(line: str, following: str) -> bool:
    """Whether a sentence goes on in the next line: the line is full, has no end, and no new one begins."""
    begins = following.strip()
    if len(line) < _FULL_LINE or line.rstrip()[-1:] in _ENDINGS or not begins or _MARKUP.match(following):
        return False
    return not begins[0].isupper() and not _BULLET.match(following)


def _clause(source: Source, piece: _Piece, heading: tuple[str, ...], words: Lexicon) -> Clause:
    tokens = _meaningful(tokenize(source.text, piece.start, piece.end), words)
    start, end = (tokens[0].start, tokens[-1].end) if tokens else (piece.start, piece.end)
    line, column = source.place(start)
    scope = _scope(piece, tokens, source.text[start:end], words)
    return Clause(start, end, line, column, scope, tokens, heading, piece.opens_line, piece.listed)


def _meaningful(tokens: Sequence[Token], words: Lexicon) -> tuple[Token, ...]:
    """The tokens without marks of emphasis and without endings that a blank has cut off their word."""
    return tuple(token for token in tokens if token.text not in _EMPHASIS and token.text not in words.loose_endings)


def _pieces(line: str, offset: int, words: Lexicon) -> Iterator[_Piece]:
    """The clauses of one line as stretches of the whole text."""
    marked = _MARKUP.match(line)
    begin = marked.end() if marked else 0
    is_title = bool(marked and marked.group(1).startswith("#"))
    bullet = None if is_title else _BULLET.match(line, begin)
    tokens = tokenize(line, bullet.end() if bullet else begin)
    if not tokens:
        return
    if is_title or (not bullet and _looks_like_heading(line, tokens)):
        yield _Piece(offset + begin, offset + len(line), Scope.HEADING, True, False)
        return
    cuts = [begin, *_cuts(line, tokens, words), len(line)]
    for i, (start, end) in enumerate(pairwise(cuts)):
        yield _Piece(offset + start, offset + end, Scope.RULE, i == 0, bool(bullet) and len(cuts) == 2)


def _looks_like_heading(line: str, tokens: Sequence[Token]) -> bool:
    words = sum(token.shape is Shape.WORD for token in tokens)
    return words <= _HEADING_WORDS and len(tokens) <= 3 * _HEADING_WORDS and line.rstrip()[-1:] not in ".!?؟…;:؛,)]»"


def _cuts(line: str, tokens: Sequence[Token], words: Lexicon) -> Iterator[int]:
    """Where a sentence ends within the line."""
    depth, last = 0, 0
    for i, token in enumerate(tokens[:-1]):
        depth = max(0, depth + (token.text in "([{«") - (token.text in ")]}»"))
        if i - last >= _LONGEST:
            last = i
            yield token.end
        elif token.text in _STOPS and not depth and _ends(tokens, i, words):
            last = i
            end = token.end
            while end < len(line) and line[end] in _CLOSING:
                end += 1
            yield end


def _ends(tokens: Sequence[Token], at: int, words: Lexicon) -> bool:
    """Whether a stop ends a sentence: not within a number, not after an abbreviation."""
    stop, following = tokens[at], tokens[at + 1]
    if stop.text != ".":
        return following.text not in _STOPS
    if following.start == stop.end and following.text not in _CLOSING:
        return False
    before = tokens[at - 1] if at else stop
    if before.shape is Shape.NUMBER and at <= 1:
        return False
    earlier = "".join(token.text for token in tokens[max(0, at - 3) : at])
    return not any(
        before.text == short or (earlier.endswith(f".{short.rpartition('.')[2]}") and "." in short)
        for short in words.abbreviations
    )


def _scope(piece: _Piece, tokens: Sequence[Token], text: str, words: Lexicon) -> Scope:
    if piece.scope is Scope.HEADING or not tokens:
        return piece.scope
    if tokens[-1].text in {"?", "؟"}:
        return Scope.QUESTION
    if _BRACKETED.fullmatch(text):
        return Scope.REFERENCE
    cues = {payload for match in words.signs.scan(tokens[:4]) if match.first <= 1 for payload in match.payloads}
    if "cue:example" in cues:
        return Scope.EXAMPLE
    return Scope.RULE


def _with_answers(clauses: Sequence[Clause], words: Lexicon) -> Iterator[Clause]:
    """The clauses with those that follow a question marked as its answer, as long as its paragraph."""
    answering = 0
    for i, clause in enumerate(clauses):
        follows = i > 0 and clauses[i - 1].scope is Scope.QUESTION and clause.scope is Scope.RULE
        if follows:
            answering = clause.line
        if (clause.scope is Scope.RULE and clause.line == answering) or (
            clause.scope is Scope.HEADING and follows and clause.tokens[0].text in words.refusals
        ):
            yield replace(clause, scope=Scope.ANSWER)
        else:
            yield clause
