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
            start = Span(self.source.file, 1, 1, 1, 2)
            raise _error("YA009", "the file is empty", start, "a ruleset starts with `ruleset: NAME`")
        node = self._node(event, 1)
        next(self.events)  # the end of the document
        another = next(self.events)
        if isinstance(another, yaml.DocumentStartEvent):
            hint = "a file holds one; delete the `---`"
            raise _error("YA008", "a second document starts here", self._span(another), hint)
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
            message = f"lists and maps are nested deeper than {DEPTH_LIMIT} levels here"
            raise _error("YA006", message, self._span(event))
        self._refuse_tag(event)
        anchor = getattr(event, "anchor", None)
        if anchor is None:
            return self._content(event, depth)
        self.anchors[anchor] = None  # not yet complete: an alias to it would contain itself
        node = self.anchors[anchor] = self._content(event, depth)
        return node

    def _content(self, event: yaml.Event, depth: int) -> Node:
        if isinstance(event, yaml.MappingStartEvent):
            return self._map(event, depth)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._list(event, depth)
        return self._scalar(event)

    def _alias(self, event: yaml.AliasEvent) -> Node:
        if event.anchor not in self.anchors:
            hint = f"mark the part to repeat with `&{event.anchor}`, or quote the text"
            raise _error("YA012", f"there is no `&{event.anchor}` before this alias", self._span(event), hint)
        node = self.anchors[event.anchor]
        if node is None:
            message = f"the alias `*{event.anchor}` stands inside the part that it repeats"
            raise _error("YA007", message, self._span(event))
        return node

    def _refuse_tag(self, event: yaml.Event) -> None:
        tag = getattr(event, "tag", None)
        if tag is not None and tag != "!":
            shown = tag.replace("tag:yaml.org,2002:", "!!")
            hint = "leave it out, or quote the text"
            raise _error("YA011", f"the tag `{shown}` has no meaning in a ruleset", self._span(event), hint)

    def _scalar(self, event: yaml.Event) -> ScalarNode:
        assert isinstance(event, yaml.ScalarEvent)  # the other events were told apart before
        start, end = _ends(event)
        text = self._text(event, start, end)
        is_plain = event.style in (None, "") and event.implicit[0]
        value = resolve(event.value) if is_plain else event.value
        return ScalarNode(text, value, text.span() if event.value else self.source.span(start, end))

    def _text(self, event: yaml.ScalarEvent, start: int, end: int) -> Text:
        """The scalar with its places; where they cannot be told, all stand at its start."""
        placed = place_scalar(self.source.text, start, end, event.style, event.value)
        offsets = [start] * len(event.value) if placed is None else [offset for _, offset in placed]
        places = [self.source.place(offset) for offset in offsets or [start]]
        if offsets:
            line, column = places[-1]
            places.append((line, column + 1))
        return Text(event.value, self.source.file, tuple(places))

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
            hint = "put it in quotes if it is meant as a name"
            self.report.error("YA010", f"a key must be text, not {shown}", node.span, hint)
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
        first, last = _ends(start)[0], _ends(end)[1]
        return self.source.span(first, first + len(self.source.text[first:last].rstrip()))

    def _span(self, event: yaml.Event) -> Span:
        """The event's stretch of its first line."""
        start, end = _ends(event)
        line_end = self.source.text.find("\n", start, end)
        return self.source.span(start, end if line_end < 0 else line_end)


def _ends(event: yaml.Event) -> tuple[int, int]:
    """Offsets of the event's start and end in the text."""
    if event.start_mark is None or event.end_mark is None:
        return 0, 0
    return event.start_mark.index, event.end_mark.index


def _error(code: str, message: str, span: Span, hint: str = "") -> RulewrightError:
    return RulewrightError(Diagnostic(code, Severity.ERROR, message, span, hint))
