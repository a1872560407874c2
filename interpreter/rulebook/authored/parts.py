"""What a message is made of: the values, terms and messages that it uses, its selectors and its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TypeVar

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from interpreter.rulebook.authored.book import Entry

Node = TypeVar("Node", bound=ast.BaseNode)


class _Finder(Visitor):
    """Collects the nodes of one type below a node."""

    def __init__(self, wanted: type[ast.BaseNode]) -> None:
        self.wanted = wanted
        self.found: list[ast.BaseNode] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        """Keep the node if it is wanted, and look below it."""
        if isinstance(node, self.wanted):
            self.found.append(node)
        super().generic_visit(node)


def parts(node: ast.BaseNode | None, wanted: type[Node]) -> Iterator[Node]:
    """All nodes of a type in a message, in the order of its text."""
    if node is None:
        return
    finder = _Finder(wanted)
    finder.visit(node)
    yield from (each for each in finder.found if isinstance(each, wanted))


def variables(entry: Entry, messages: Mapping[str, Entry], above: frozenset[str] = frozenset()) -> frozenset[str]:
    """The values that a message uses, those of the phrases in it included."""
    own = {reference.id.name for reference in parts(entry.node.value, ast.VariableReference)}
    below = {reference.id.name for reference in parts(entry.node.value, ast.MessageReference)} - above - {entry.name}
    inner = partial(variables, messages=messages, above=above | {entry.name})
    return frozenset(own).union(*(inner(messages[name]) for name in below if name in messages))


def words(entry: Entry) -> Iterator[ast.TextElement]:
    """The stretches of plain text in it."""
    yield from parts(entry.node.value, ast.TextElement)


def selector_name(select: ast.SelectExpression) -> str:
    """The value that a selector looks at, or an empty text."""
    return select.selector.id.name if isinstance(select.selector, ast.VariableReference) else ""


def key_of(variant: ast.Variant) -> str:
    """The key of a variant: a category, a word or a number."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
