"""Edits of a tree: keys renamed, values replaced, parts left out. Places stay those of the file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from interpreter.diagnostics.diagnostic import Span
from interpreter.model.ruleset import Text
from interpreter.reading.nodes import Entry, ListNode, MapNode, Node, ScalarNode, Value

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Rename:
    """Another word for a key."""

    key: str


@dataclass(frozen=True, slots=True)
class Replace:
    """Another value for a scalar."""

    value: Value
    text: str


@dataclass(frozen=True, slots=True)
class Drop:
    """A part left out. ``harmless`` if nothing else of the rule around it depends on it."""

    harmless: bool = False


Edit = Rename | Replace | Drop


def edited(node: Node, edits: Mapping[Path, Edit], path: Path = ()) -> Node:
    """The tree with all edits made; what has no edit in it stays the same."""
    if isinstance(node, MapNode):
        entries = (_entry(entry, edits, (*path, entry.key.value)) for entry in node)
        return MapNode({entry.key.value: entry for entry in entries if entry}, node.span)
    if isinstance(node, ListNode):
        kept = [(index, item) for index, item in enumerate(node.items) if not _dropped(edits, (*path, index))]
        return ListNode(tuple(edited(item, edits, (*path, index)) for index, item in kept), node.span)
    edit = edits.get(path)
    return _scalar(node, edit) if isinstance(edit, Replace) else node


def _entry(entry: Entry, edits: Mapping[Path, Edit], path: Path) -> Entry | None:
    if _dropped(edits, path):
        return None
    edit = edits.get(path)
    key = respelt(entry.key, edit.key) if isinstance(edit, Rename) else entry.key
    return Entry(key, edited(entry.value, edits, path))


def _dropped(edits: Mapping[Path, Edit], path: Path) -> bool:
    return isinstance(edits.get(path), Drop)


def _scalar(node: ScalarNode, edit: Replace) -> ScalarNode:
    return ScalarNode(respelt(node.text, edit.text), edit.value, node.span)


def respelt(text: Text, word: str) -> Text:
    """Another word at the place of a text."""
    if not text.places:
        return Text(word, text.file)
    return Text(word, text.file, (*[text.places[0]] * len(word), text.places[-1]))


def node_at(root: Node, path: Path) -> Node:
    """The node at a path; the last one on the way where the path leads on."""
    for step in path:
        if isinstance(root, MapNode) and step in root.entries:
            root = root.entries[str(step)].value
        elif isinstance(root, ListNode) and isinstance(step, int) and step < len(root.items):
            root = root.items[step]
    return root


def starts(root: Node, path: Path) -> Iterator[Span]:
    """Where a finding about the node at a path as a whole may stand: its key or, without one, its first key; itself."""
    parent, node = node_at(root, path[:-1]), node_at(root, path)
    if not isinstance(node, MapNode) or not isinstance(parent, MapNode):
        yield node.span
    if path and isinstance(parent, MapNode):
        yield parent.entries[str(path[-1])].key.span()
    elif isinstance(node, MapNode) and node.entries:
        yield next(iter(node)).key.span()


def words(node: Node) -> Iterator[str]:
    """Every key and every scalar of a part."""
    if isinstance(node, MapNode):
        for entry in node:
            yield entry.key.value.split("(")[0].strip()
            yield from words(entry.value)
    elif isinstance(node, ListNode):
        for item in node.items:
            yield from words(item)
    elif isinstance(node.value, str):
        yield node.value
