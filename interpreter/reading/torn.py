"""Expressions that YAML has cut in two: a comma inside ``[…]`` or ``{…}`` ends a text, as does a colon."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.diagnostics.diagnostic import Report, RulewrightError
from interpreter.model.ruleset import Text
from interpreter.reading.nodes import ListNode, MapNode, Node, ScalarNode


def refuse_torn_texts(root: Node, report: Report) -> None:
    """Report texts whose parenthesis is closed in a later entry of the same list or map.

    Raises RulewrightError (YA015) with all of them: what follows from them would only confuse.
    """
    torn = list(_torn(root))
    for text in torn:
        message = f"the text `{text.value}` ends before its `)`"
        report.error("YA015", message, text.span(), "put the whole text in quotes: a comma or a `: ` ends it here")
    if torn:
        raise RulewrightError(*report)


def _torn(node: Node) -> Iterator[Text]:
    texts = list(_texts(node))
    for index, text in enumerate(texts):
        if _balance(text) > 0 and any(_balance(later) < 0 for later in texts[index + 1 :]):
            yield text
    for child in _children(node):
        yield from _torn(child)


def _texts(node: Node) -> Iterator[Text]:
    """Keys and scalars directly in a list or map, in order."""
    if isinstance(node, ListNode):
        yield from (item.text for item in node.items if isinstance(item, ScalarNode))
    elif isinstance(node, MapNode):
        for entry in node:
            yield entry.key
            if isinstance(entry.value, ScalarNode):
                yield entry.value.text


def _children(node: Node) -> Iterator[Node]:
    if isinstance(node, ListNode):
        yield from node.items
    elif isinstance(node, MapNode):
        yield from (entry.value for entry in node)


def _balance(text: Text) -> int:
    return text.value.count("(") - text.value.count(")")
