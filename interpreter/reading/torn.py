"""Expressions that YAML has cut in two: a comma inside ``[…]`` or ``{…}`` ends a text, as does a colon."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from interpreter.diagnostics.diagnostic import Report
from interpreter.model.ruleset import Text
from interpreter.reading.edits import Drop, Edit, Path
from interpreter.reading.nodes import ListNode, MapNode, Node, ScalarNode


def torn_texts(root: Node, report: Report) -> dict[Path, Edit]:
    """Report texts whose parenthesis is closed in a later entry of the same list or map (YA015).

    Gives the edits that leave out all the pieces of each.
    """
    edits: dict[Path, Edit] = {}
    for path, text, pieces in _torn(root, ()):
        message = f"the text `{text.value}` ends before its `)`"
        report.error("YA015", message, text.span(), "put the whole text in quotes: a comma or a `: ` ends it here")
        edits.update({(*path, piece): Drop() for piece in pieces})
    return edits


def _torn(node: Node, path: Path) -> Iterator[tuple[Path, Text, set[str | int]]]:
    """Torn texts with the list or map that they stand in, and its entries with their pieces."""
    texts = list(_texts(node))
    for index, (_, text) in enumerate(texts):
        last = _end(texts, index)
        if last:
            yield path, text, {step for step, _ in texts[index : last + 1]}
    for step, child in _children(node):
        yield from _torn(child, (*path, step))


def _end(texts: Sequence[tuple[str | int, Text]], index: int) -> int:
    """The first of the later texts that closes more than it opens; 0 where nothing is torn."""
    if _balance(texts[index][1]) <= 0:
        return 0
    return next((later for later in range(index + 1, len(texts)) if _balance(texts[later][1]) < 0), 0)


def _texts(node: Node) -> Iterator[tuple[str | int, Text]]:
    """Keys and scalars directly in a list or map, in order, with the entry that they belong to."""
    if isinstance(node, ListNode):
        yield from ((index, item.text) for index, item in enumerate(node.items) if isinstance(item, ScalarNode))
    elif isinstance(node, MapNode):
        for entry in node:
            yield entry.key.value, entry.key
            if isinstance(entry.value, ScalarNode):
                yield entry.key.value, entry.value.text


def _children(node: Node) -> Iterator[tuple[str | int, Node]]:
    if isinstance(node, ListNode):
        yield from enumerate(node.items)
    elif isinstance(node, MapNode):
        yield from ((entry.key.value, entry.value) for entry in node)


def _balance(text: Text) -> int:
    return text.value.count("(") - text.value.count(")")
