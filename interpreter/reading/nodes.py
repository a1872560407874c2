"""The YAML tree with a place for every node and every character of a scalar."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from interpreter.diagnostics.diagnostic import Span
from interpreter.model.ruleset import Text

#: What a scalar means by the core rules of YAML 1.2.
Value = str | int | float | bool | None


@dataclass(frozen=True, slots=True)
class ScalarNode:
    """A scalar: its text, and the value that the text stands for."""

    text: Text
    value: Value
    span: Span


@dataclass(frozen=True, slots=True)
class ListNode:
    """A list of nodes."""

    items: tuple[Node, ...]
    span: Span


@dataclass(frozen=True, slots=True)
class Entry:
    """A key of a map and what stands under it."""

    key: Text
    value: Node


@dataclass(frozen=True, slots=True)
class MapNode:
    """A map, in the order of the file, by the text of its keys."""

    entries: dict[str, Entry]
    span: Span

    def get(self, key: str) -> Node | None:
        """The node under a key, or None."""
        entry = self.entries.get(key)
        return entry.value if entry else None

    def __iter__(self) -> Iterator[Entry]:
        """Iterate over the entries in the order of the file."""
        return iter(self.entries.values())


Node = ScalarNode | ListNode | MapNode


def plain(node: Node) -> object:
    """The node as plain data: dictionaries, lists and scalars."""
    if isinstance(node, MapNode):
        return {entry.key.value: plain(entry.value) for entry in node}
    if isinstance(node, ListNode):
        return [plain(item) for item in node.items]
    return node.value


def is_null(node: Node) -> bool:
    """Whether the node is an empty value, ``null`` or ``~``."""
    return isinstance(node, ScalarNode) and node.value is None


def kind_of(node: Node) -> str:
    """What a person would call the node: ``a map``, ``a list``, ``text``, ``a number`` …."""
    if isinstance(node, MapNode):
        return "a map"
    if isinstance(node, ListNode):
        return "a list"
    return _scalar_kind(node.value)


def _scalar_kind(value: Value) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "`true`" if value else "`false`"
    if isinstance(value, int):
        return f"the number {value}"
    return "a decimal number" if isinstance(value, float) else "text"
