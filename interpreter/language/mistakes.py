"""What is known about a place where a text stops making sense, and what is said about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from lark import Lark, Token
from lark.exceptions import UnexpectedCharacters, UnexpectedToken

CLOSER_OF = {"OPEN_ROUND": "CLOSE_ROUND", "OPEN_SQUARE": "CLOSE_SQUARE", "OPEN_CURLY": "CLOSE_CURLY"}
SIGN_OF = {"CLOSE_ROUND": ")", "CLOSE_SQUARE": "]", "CLOSE_CURLY": "}"}
KEYWORDS = frozenset(
    ("AND", "OR", "NOT", "IN", "IF", "THEN", "ELSE", "FOR", "WHERE", "DIV", "MOD", "TRUE", "FALSE", "NONE")
)
VALUES = frozenset(("NAME", "NUMBER", "TRUE", "FALSE", "NONE", "OPEN_ROUND", "OPEN_CURLY"))
END = "$END"


@dataclass(frozen=True, slots=True)
class Finding:
    """What to report: offsets into the text, and related places as (start, end, note)."""

    code: str
    message: str
    start: int
    end: int
    hint: str = ""
    related: tuple[tuple[int, int, str], ...] = ()


@dataclass(frozen=True)
class Situation:
    """The token that does not fit, the tokens around it, and what would have fitted."""

    entry: str
    tokens: tuple[Token, ...]
    index: int
    accepts: frozenset[str]

    @property
    def kind(self) -> str:
        """The terminal that was met, ``$END`` at the end of the text."""
        return self.tokens[self.index].type if self.index < len(self.tokens) else END

    @property
    def token(self) -> Token:
        """The token that does not fit; at the end of the text, the last one before it."""
        return self.tokens[min(self.index, len(self.tokens) - 1)]

    @property
    def previous(self) -> Token | None:
        """The token before the one that does not fit."""
        return self.tokens[self.index - 1] if self.index else None

    @property
    def following(self) -> Token | None:
        """The token after the one that does not fit."""
        return self.tokens[self.index + 1] if self.index + 1 < len(self.tokens) else None

    def before(self, steps: int) -> str:
        """The terminal ``steps`` tokens earlier, or nothing."""
        return self.tokens[self.index - steps].type if self.index >= steps else ""

    @property
    def wants_value(self) -> bool:
        """Whether a value was expected here (and not an operator or the end)."""
        return "NUMBER" in self.accepts

    @property
    def after_value(self) -> bool:
        """Whether a complete value stands before this place."""
        return not self.wants_value and self.before(1) in VALUES | set(SIGN_OF) - {"OPEN_ROUND", "OPEN_CURLY"}

    @cached_property
    def open_brackets(self) -> tuple[Token, ...]:
        """The brackets still open here, the innermost last."""
        stack: list[Token] = []
        for token in self.tokens[: self.index]:
            if token.type in CLOSER_OF:
                stack.append(token)
            elif token.type in SIGN_OF and stack:
                stack.pop()
        return tuple(stack)

    @cached_property
    def open_if(self) -> Token | None:
        """The innermost ``if`` of the current bracket that still lacks a part."""
        waiting: list[Token] = []
        floor = self.open_brackets[-1].start_pos or 0 if self.open_brackets else -1
        for token in self.tokens[: self.index]:
            if token.type == "IF" and (token.start_pos or 0) > floor:
                waiting.append(token)
            elif token.type == "ELSE" and waiting:
                waiting.pop()
        return waiting[-1] if waiting else None

    def finding(self, code: str, message: str, hint: str = "", *, whole: Token | None = None) -> Finding:
        """A finding at the token that does not fit (from ``whole`` on, if given)."""
        start = (whole or self.token).start_pos or 0
        return Finding(code, message, start, self.token.end_pos or start, hint)


def situation(grammar: Lark, source: str, entry: str, error: UnexpectedToken) -> Situation:
    """Everything the rules want to know about an unexpected token."""
    tokens = tuple(_tokens(grammar, source))
    at_end = error.token.type == END
    position = len(source) if at_end else error.token.start_pos or 0
    index = sum(1 for token in tokens if (token.start_pos or 0) < position)
    return Situation(entry, tokens, index, frozenset(error.accepts or ()))


def _tokens(grammar: Lark, source: str) -> Iterator[Token]:
    """The tokens of the text, up to the first character that begins none."""
    stream = grammar.lex(source)
    while True:
        try:
            yield next(stream)
        except (StopIteration, UnexpectedCharacters):
            return
