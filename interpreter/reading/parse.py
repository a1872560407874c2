"""YAML text to nodes. PyYAML reads the grammar; what the nodes mean is decided here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeVar

import yaml

from interpreter.diagnostics.diagnostic import Diagnostic, Report, RulewrightError, Severity, Span
from interpreter.model.ruleset import Text
from interpreter.reading.nodes import Entry, ListNode, MapNode, Node, ScalarNode
from interpreter.reading.resolve import resolve
from interpreter.reading.scalars import place_scalar
from interpreter.reading.source import Source
from interpreter.reading.yaml_errors import translate

#: Lists and maps within each other.
DEPTH_LIMIT = 40
#: Nodes of the tree, each alias counted as often as it is used.
NODE_LIMIT = 100_000

_Collection = TypeVar("_Collection", ListNode, MapNode)
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def parse(source: Source, report: Report) -> Node:
    """The tree of the one document in the source; recoverable faults go to the report.

    Raises RulewrightError when the text is not YAML or breaks a limit (YA codes).
    """
    composer = _Composer(source, report, _events(source))
    return composer.document()


def _events(source: Source) -> Iterator[yaml.Event]:
    try:
        yield from yaml.parse(source.text, Loader=_LOADER)
    except yaml.MarkedYAMLError as problem:
        raise RulewrightError(translate(problem, source)) from None
    except yaml.YAMLError:
        raise _error("YA001", "this is not YAML", Span(source.file, 1, 1, 1, 2)) from None


@dataclass(slots=True)
class _Composer:
    """Builds nodes from events, keeping count of depth, aliases and size."""

    source: Source
    report: Report
    events: Iterator[yaml.Event]
    anchors: dict[str, Node | None] = field(default_factory=dict)
    sizes: dict[int, int] = field(default_factory=dict)

    def document(self) -> Node:
        """The single document of the stream."""
        event = self._next_content()
        if event is None or self._is_empty(event):
            raise _error("YA009", "the file is empty", Span(self.source.file, 1, 1, 1, 2), "a ruleset starts with `ruleset: NAME`")
        node = self._node(event, 1)
        next(self.events)  # the end of the document
        another = next(self.events)
        if isinstance(another, yaml.DocumentStartEvent):
            raise _error("YA008", "a second document starts here", self._span(another), "a file holds one; delete the `---`")
        return node

    def _next_content(self) -> yaml.Event | None:
        for event in self.events:
            if not isinstance(event, yaml.StreamStartEvent | yaml.DocumentStartEvent):
                return None if isinstance(event, yaml.StreamEndEvent) else event
        return None

    def _is_empty(self, event: yaml.Event) -> bool:
        return isinstance(event, yaml.ScalarEvent) and event.value == "" and event.style in (None, "")

    def _node(self, event: yaml.Event, depth: int) -> Node:
        """The node that begins with the event."""
        if isinstance(event, yaml.AliasEvent):
            return self._alias(event)
        if depth > DEPTH_LIMIT:
            raise _error("YA006", f"lists and maps are nested deeper than {DEPTH_LIMIT} levels here", self._span(event))
        self._refuse_tag(event)
        if event.anchor is not None:
            self.anchors[event.anchor] = None
        node = self._content(event, depth)
        if event.anchor is not None:
            self.anchors[event.anchor] = node
        return node

    def _content(self, event: yaml.Event, depth: int) -> Node:
        if isinstance(event, yaml.MappingStartEvent):
            return self._map(event, depth)
        return self._list(event, depth) if isinstance(event, yaml.SequenceStartEvent) else self._scalar(event)

    def _alias(self, event: yaml.AliasEvent) -> Node:
        if event.anchor not in self.anchors:
            hint = f"mark the part to repeat with `&{event.anchor}`, or quote the text"
            raise _error("YA012", f"there is no `&{event.anchor}` before this alias", self._span(event), hint)
        node = self.anchors[event.anchor]
        if node is None:
            raise _error("YA007", f"the alias `*{event.anchor}` stands inside the part that it repeats", self._span(event))
        return node

    def _refuse_tag(self, event: yaml.Event) -> None:
        tag = getattr(event, "tag", None)
        if tag is not None and tag != "!":
            shown = tag.replace("tag:yaml.org,2002:", "!!")
            raise _error("YA011", f"the tag `{shown}` has no meaning in a ruleset", self._span(event), "leave it out, or quote the text")

    def _scalar(self, event: yaml.ScalarEvent) -> ScalarNode:
        start, end = event.start_mark.index, event.end_mark.index
        text = self._text(event, start, end)
        is_plain = event.style in (None, "") and event.implicit[0]
        value = resolve(event.value) if is_plain else event.value
        return ScalarNode(text, value, text.span() if event.value else self.source.span(start, end))

    def _text(self, event: yaml.ScalarEvent, start: int, end: int) -> Text:
        """The scalar with its places; where they cannot be told, all stand at its start."""
        placed = place_scalar(self.source.text, start, end, event.style, event.value)
        offsets = [start] * len(event.value) if placed is None else [offset for _, offset in placed]
        last = offsets[-1] + 1 if offsets else start
        places = tuple(self.source.place(offset) for offset in [*offsets, last])
        return Text(event.value, self.source.file, places)

    def _list(self, start: yaml.Event, depth: int) -> ListNode:
        items = []
        for event in self.events:
            if isinstance(event, yaml.SequenceEndEvent):
                break
            items.append(self._node(event, depth + 1))
        return self._sized(ListNode(tuple(items), self._collection_span(start, event)), items)

    def _map(self, start: yaml.Event, depth: int) -> MapNode:
        entries: dict[str, Entry] = {}
        for event in self.events:
            if isinstance(event, yaml.MappingEndEvent):
                break
            key = self._key(event)
            value = self._node(next(self.events), depth + 1)
            if key.value in entries:
                self._twice(key, entries[key.value].key)
            else:
                entries[key.value] = Entry(key, value)
        node = MapNode(entries, self._collection_span(start, event))
        return self._sized(node, [entry.value for entry in entries.values()])

    def _key(self, event: yaml.Event) -> Text:
        if isinstance(event, yaml.MappingStartEvent | yaml.SequenceStartEvent | yaml.AliasEvent):
            hint = "a text that begins with `{` or `[` must be quoted"
            raise _error("YA010", "a key must be plain text, not a list or a map", self._span(event), hint)
        self._refuse_tag(event)
        node = self._scalar(event)
        if not isinstance(node.value, str) or not node.text.value:
            shown = f"`{node.text.value}`" if node.text.value else "nothing"
            self.report.error("YA010", f"a key must be text, not {shown}", node.span, "put it in quotes if it is meant as a name")
        return node.text

    def _twice(self, key: Text, first: Text) -> None:
        related = ((first.span(), "first written here"),)
        self.report.error("YA003", f"the key `{key.value}` is written twice in this map", key.span(), related=related)

    def _sized(self, node: _Collection, children: list[Node]) -> _Collection:
        size = 1 + sum(self.sizes.get(id(child), 1) for child in children)
        if size > NODE_LIMIT:
            message = f"with its aliases written out, this part has more than {NODE_LIMIT:,} entries"
            raise _error("YA007", message, node.span)
        self.sizes[id(node)] = size
        return node

    def _collection_span(self, start: yaml.Event, end: yaml.Event) -> Span:
        return self.source.span(start.start_mark.index, end.end_mark.index)

    def _span(self, event: yaml.Event) -> Span:
        start = event.start_mark.index
        end = self.source.text.find("\n", start, event.end_mark.index)
        return self.source.span(start, event.end_mark.index if end < 0 else end)


def _error(code: str, message: str, span: Span, hint: str = "") -> RulewrightError:
    return RulewrightError(Diagnostic(code, Severity.ERROR, message, span, hint))
