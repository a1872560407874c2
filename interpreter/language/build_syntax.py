"""From the grammar's rules to the nodes of :mod:`interpreter.language.syntax`.

The parser calls one method of :class:`SyntaxBuilder` per rule it has recognised, innermost
first. Each gives a :class:`Piece`: the node, the stretch it covers *with* its brackets, and
how deep it is, so that a text nested beyond the limit is refused before anything recurses
over its tree.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from lark import Token, Transformer, v_args

from interpreter.language import syntax

#: The functions that run over a domain: ``count(x in D where C)``.
AGGREGATES = frozenset(
    ("any", "all", "count", "sum", "min", "max", "first", "last", "best", "those", "union", "distinct")
)
DEEPEST = 100
LONGEST_NUMBER = 9


class ExpressionSyntaxError(Exception):
    """A text that the grammar admits and the language does not; carries what to report."""

    def __init__(self, code: str, message: str, start: int, end: int, hint: str = "") -> None:
        """Keep the finding; ``start`` and ``end`` are offsets into the text."""
        super().__init__(message)
        self.code, self.message, self.hint = code, message, hint
        self.start, self.end = start, end


@dataclass(frozen=True, slots=True)
class Piece:
    """A recognised part of the text. ``start`` and ``end`` include brackets around the node."""

    node: syntax.Node
    start: int
    end: int
    depth: int

    @property
    def bare(self) -> bool:
        """Whether no brackets stand around the node."""
        return (self.start, self.end) == (self.node.start, self.node.end)


@dataclass(frozen=True, slots=True)
class Passed:
    """An argument of a call and the piece that is its value."""

    argument: syntax.Argument
    value: Piece


Operator: TypeAlias = tuple[str, int]
Items: TypeAlias = tuple[Piece, ...]


@v_args(inline=True)
class SyntaxBuilder(Transformer[Token, Piece]):
    """Builds the tree, rule by rule. Raises :class:`ExpressionSyntaxError`."""

    def number(self, token: Token) -> Piece:
        """``12``."""
        start, end = _start(token), _end(token)
        if len(token) > LONGEST_NUMBER:
            message = f"this number is too large: at most {LONGEST_NUMBER} digits are allowed"
            raise ExpressionSyntaxError("EX011", message, start, end)
        return _piece(syntax.Number(start, end, int(token)))

    def constant(self, token: Token) -> Piece:
        """``true``, ``false``, ``none``."""
        return _piece(syntax.Constant(_start(token), _end(token), str(token)))

    def name(self, token: Token) -> Piece:
        """A bare name."""
        return _piece(_name(token))

    def group(self, opening: Token, inner: Piece, closing: Token) -> Piece:
        """``(inner)``: the node stays the inner one, the piece covers the brackets."""
        return _bounded(Piece(inner.node, _start(opening), _end(closing), inner.depth + 1))

    def unary(self, operator: Token, operand: Piece) -> Piece:
        """``-x``, ``not x``."""
        return _piece(syntax.Unary(_start(operator), operand.end, str(operator), operand.node), operand)

    def binary(self, left: Piece, operator: Token, right: Piece) -> Piece:
        """Arithmetic, ``and``, ``or``."""
        node = syntax.Binary(left.start, right.end, str(operator), left.node, right.node, _start(operator))
        return _piece(node, left, right)

    def comparator(self, *words: Token) -> Operator:
        """A comparing operator; ``not in`` as one word."""
        return " ".join(words), _start(words[0])

    def chain(self, *parts: Piece | Operator) -> Piece:
        """``a <= b < c``."""
        operands = tuple(part for part in parts if isinstance(part, Piece))
        operators = tuple(part for part in parts if isinstance(part, tuple))
        node = syntax.Comparison(operands[0].start, operands[-1].end, _nodes(operands), operators)
        return _piece(node, *operands)

    def span(self, low: Piece, _dots: Token, high: Piece) -> Piece:
        """``low..high``."""
        return _piece(syntax.Range(low.start, high.end, low.node, high.node), low, high)

    def conditional(self, head: Token, test: Piece, _then: Token, then: Piece, _else: Token, other: Piece) -> Piece:
        """``if test then then else other``."""
        node = syntax.If(_start(head), other.end, test.node, then.node, other.node)
        return _piece(node, test, then, other)

    def member(self, subject: Piece, _dot: Token, word: Token) -> Piece:
        """``subject.word``."""
        node = syntax.Member(subject.start, _end(word), subject.node, str(word), _start(word))
        return _piece(node, subject)

    def items(self, *parts: Piece | Token) -> Items:
        """A list between brackets, without its commas."""
        return tuple(part for part in parts if isinstance(part, Piece))

    def index(self, subject: Piece, _opening: Token, indices: Items, closing: Token) -> Piece:
        """``subject[indices]``."""
        node = syntax.Index(subject.start, _end(closing), subject.node, _nodes(indices))
        return _piece(node, subject, *indices)

    def braces(self, opening: Token, members: Items, closing: Token) -> Piece:
        """``{a, b, c}``."""
        return _piece(syntax.Braces(_start(opening), _end(closing), _nodes(members)), *members)

    def positional(self, value: Piece) -> Passed:
        """An argument without a name."""
        return Passed(syntax.Argument(value.start, value.end, "", value.node), value)

    def argument_name(self, word: Token) -> Token:
        """The name of an argument; keywords are allowed here."""
        return word

    def named(self, word: Token, _colon: Token, value: Piece) -> Passed:
        """``name: value``."""
        return Passed(syntax.Argument(_start(word), value.end, str(word), value.node), value)

    def arguments(self, *parts: Passed | Token) -> tuple[Passed, ...]:
        """The arguments of a call, without their commas."""
        return tuple(part for part in parts if isinstance(part, Passed))

    def call(self, word: Token, _opening: Token, passed: tuple[Passed, ...] | None, closing: Token) -> Piece:
        """``word(arguments)``; ``count(x in D)`` and its like are aggregates."""
        passed = passed or ()
        alone = str(word) in AGGREGATES and len(passed) == 1 and not passed[0].argument.name
        if alone and (drawn := _membership(passed[0].value)) is not None:
            return _aggregate(word, drawn, None, None, closing)
        arguments = tuple(each.argument for each in passed)
        node = syntax.Call(_start(word), _end(closing), str(word), arguments, _end(word))
        return _piece(node, *(each.value for each in passed))

    def aggregate(
        self, word: Token, _opening: Token, value: Piece, _for: Token, binder: Token, _in: Token, domain: Piece,
        _where: Token | None, condition: Piece | None, closing: Token,
    ) -> Piece:  # fmt: skip
        """``word(value for binder in domain where condition)``."""
        return _aggregate(word, (_name(binder), domain), value, condition, closing)

    def selection(
        self, word: Token, _opening: Token, drawn: Piece, where: Token, condition: Piece, closing: Token
    ) -> Piece:
        """``word(binder in domain where condition)``."""
        membership = _membership(drawn)
        if membership is None:
            message = "'where' follows a name and its domain, as in 'c in board where empty(c)'"
            raise ExpressionSyntaxError("EX012", message, _start(where), _end(where), _selection_hint(drawn))
        return _aggregate(word, membership, None, condition, closing)

    def loop(
        self, binder: Token, _in: Token, domain: Piece, _where: Token | None, condition: Piece | None
    ) -> syntax.Loop:
        """``binder in domain where condition``."""
        return syntax.Loop(_name(binder), domain.node, condition.node if condition else None)


def _start(token: Token) -> int:
    assert token.start_pos is not None
    return token.start_pos


def _end(token: Token) -> int:
    assert token.end_pos is not None
    return token.end_pos


def _name(token: Token) -> syntax.Name:
    return syntax.Name(_start(token), _end(token), str(token))


def _nodes(pieces: Items) -> tuple[syntax.Node, ...]:
    return tuple(piece.node for piece in pieces)


def _piece(node: syntax.Node, *inner: Piece) -> Piece:
    depth = 1 + max((piece.depth for piece in inner), default=0)
    return _bounded(Piece(node, node.start, node.end, depth))


def _bounded(piece: Piece) -> Piece:
    if piece.depth > DEEPEST:
        message = f"this expression is nested more than {DEEPEST} levels deep"
        hint = "give its parts names under 'define'"
        raise ExpressionSyntaxError("EX010", message, piece.start, piece.end, hint)
    return piece


def _aggregate(
    word: Token, drawn: tuple[syntax.Name, Piece], value: Piece | None, condition: Piece | None, closing: Token
) -> Piece:
    binder, domain = drawn
    node = syntax.Aggregate(
        start=_start(word),
        end=_end(closing),
        function=str(word),
        binder=binder,
        domain=domain.node,
        value=value.node if value else None,
        condition=condition.node if condition else None,
        name_end=_end(word),
    )
    return _piece(node, *(piece for piece in (value, domain, condition) if piece))


def _membership(piece: Piece) -> tuple[syntax.Name, Piece] | None:
    """``NAME in DOMAIN``, written without brackets around it, taken apart."""
    node = piece.node
    if not (isinstance(node, syntax.Comparison) and piece.bare and [word for word, _ in node.operators] == ["in"]):
        return None
    binder, domain = node.operands
    if not isinstance(binder, syntax.Name) or binder.start != node.start:
        return None
    return binder, Piece(domain, domain.start, node.end, piece.depth - 1)


def _selection_hint(drawn: Piece) -> str:
    if isinstance(drawn.node, syntax.Call | syntax.Aggregate):
        return "an argument that looks at cells is named: 'where: condition'"
    return "write 'x in DOMAIN where CONDITION', or 'VALUE for x in DOMAIN where CONDITION'"
