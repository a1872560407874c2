"""Reading single values out of checked nodes: texts, lists of texts, flags, provenance."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.diagnostics.diagnostic import Report
from interpreter.model.ruleset import NO_SOURCE, Provenance, Text
from interpreter.reading.nodes import Entry, ListNode, MapNode, Node, ScalarNode

PROVENANCE = ("cite", "assumed", "note")


def text_of(node: Node | None) -> Text | None:
    """The text of a scalar, numbers and flags in the spelling of the language; None for anything else."""
    if not isinstance(node, ScalarNode):
        return None
    text = node.text
    if isinstance(node.value, bool | int):
        spelling = str(node.value).lower()
        if spelling != text.value:
            return Text(spelling, text.file, (*[text.places[0]] * len(spelling), text.places[-1]))
    return text


def text(node: MapNode, key: str) -> Text | None:
    """The text under a key, or None."""
    return text_of(node.get(key))


def texts(node: MapNode, key: str) -> tuple[Text, ...]:
    """The texts under a key that takes one or a list of them."""
    return texts_of(node.get(key))


def texts_of(node: Node | None) -> tuple[Text, ...]:
    """The texts of a list of scalars, or of a single scalar."""
    items = node.items if isinstance(node, ListNode) else (node,)
    return tuple(found for item in items if (found := text_of(item)) is not None)


def string(node: MapNode, key: str, default: str = "") -> str:
    """The text under a key as plain text."""
    found = text(node, key)
    return found.value if found else default


def flag(node: MapNode, key: str) -> bool:
    """Whether the key is there and true."""
    found = node.get(key)
    return isinstance(found, ScalarNode) and found.value is True


def entries(node: MapNode, key: str) -> Iterator[Entry]:
    """The entries of the map under a key; nothing when there is none."""
    inner = node.get(key)
    yield from inner if isinstance(inner, MapNode) else ()


def source(node: Node | None) -> Provenance:
    """The provenance that a rule carries."""
    if not isinstance(node, MapNode):
        return NO_SOURCE
    cite = tuple(clause.value for clause in texts(node, "cite"))
    return Provenance(cite, string(node, "assumed")) if cite or "assumed" in node.entries else NO_SOURCE


def distinct(names: tuple[Text, ...], what: str, report: Report) -> tuple[Text, ...]:
    """The names, each once; those that occur twice in the list are reported (RD012)."""
    first: dict[str, Text] = {}
    for name in names:
        if name.value in first:
            related = ((first[name.value].span(), "first named here"),)
            report.error("RD012", f"the {what} `{name.value}` is named twice", name.span(), related=related)
        first.setdefault(name.value, name)
    return tuple(first.values())
