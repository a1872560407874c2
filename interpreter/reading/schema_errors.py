"""A schema violation in our own words, at the node that causes it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from jsonschema import ValidationError

from interpreter.diagnostics.diagnostic import Diagnostic, Report, Severity, Span
from interpreter.diagnostics.suggest import did_you_mean, listing
from interpreter.reading.nodes import ListNode, MapNode, Node, ScalarNode, kind_of
from interpreter.reading.schema_keys import belongs

_TYPES = {"object": "a map", "array": "a list", "string": "text", "integer": "a whole number", "number": "a number", "boolean": "true or false"}
_NAMES = {"^[a-z][a-z0-9_]*$": str.lower, "^[A-Z][A-Za-z0-9]*$": lambda word: word[:1].upper() + word[1:]}


@dataclass(slots=True)
class Translator:
    """Turns the validator's errors into diagnostics, each place once."""

    root: MapNode
    schema: Mapping[str, Any]
    report: Report
    found: list[Diagnostic] = field(default_factory=list)

    def translate(self, error: ValidationError) -> None:
        """Record the diagnostic of one error."""
        if self._is_other_verb(error):
            return
        handler = getattr(self, f"_{_HANDLERS.get(str(error.validator), 'other')}")
        handler(error, _node_at(self.root, error.absolute_path))

    def finish(self) -> None:
        """Hand the diagnostics to the report in the order of the file, one for each place and code."""
        seen: set[tuple[str, int, int]] = set()
        for diagnostic in sorted(self.found, key=lambda d: (d.span.line, d.span.column)):
            place = (diagnostic.code, diagnostic.span.line, diagnostic.span.column)
            if place not in seen:
                seen.add(place)
                self.report.add(diagnostic)

    def _is_other_verb(self, error: ValidationError) -> bool:
        """Whether the error comes from an effect's branch that its first verb does not select."""
        title = str(error.schema.get("title", "")) if isinstance(error.schema, dict) else ""
        if not title.endswith("` effect") or not isinstance(error.instance, dict):
            return False
        verbs = self.schema["$defs"]["effect"]["properties"]
        first = next((word for word in error.instance if word in verbs), "")
        return not title.startswith((f"`{first}`", f"`{first}:"))

    def _add(self, code: str, message: str, span: Span, hint: str = "") -> None:
        self.found.append(Diagnostic(code, Severity.ERROR, message, span, hint))

    def _unknown_key(self, error: ValidationError, node: Node) -> None:
        allowed = [key for key in error.schema["properties"] if isinstance(key, str)]
        for entry in node if isinstance(node, MapNode) else ():
            if entry.key.value not in allowed:
                message = f"`{entry.key.value}` is not a key of {_article(_title(error.schema))}"
                self._add("SC001", message, entry.key.span(), self._remedy(entry.key.value, allowed, error.schema))

    def _remedy(self, key: str, allowed: list[str], where: Mapping[str, Any]) -> str:
        homes = belongs(self.schema, key)
        near = did_you_mean(key, allowed)
        if near and not homes:
            return near
        if homes:
            return f"`{key}` belongs to {' or '.join(_article(home) for home in homes[:3])}"
        return f"{_article(_title(where))} takes {listing(allowed, 20)}"

    def _missing_key(self, error: ValidationError, node: Node) -> None:
        missing = [key for key in error.validator_value if key not in error.instance]
        names = " and ".join(f"`{key}`" for key in missing)
        self._add("SC002", f"{_article(_title(error.schema))} needs {names}", self._owner(error, node))

    def _alternatives(self, error: ValidationError, node: Node) -> None:
        keys = [key for branch in error.validator_value for key in branch["required"]]
        given = [key for key in keys if key in error.instance]
        title = _article(_title(error.schema))
        if "move" in keys:
            self._no_verb(node, keys)
        elif given and isinstance(node, MapNode):
            span = node.entries[given[1]].key.span()
            self._add("SC011", f"{title} has either {_either(given)}, not both", span, "keep one of them")
        else:
            self._add("SC002", f"{title} needs one of {listing(keys)}", self._owner(error, node))

    def _no_verb(self, node: Node, verbs: list[str]) -> None:
        first = next(iter(node.entries.values())).key if isinstance(node, MapNode) and node.entries else None
        if first is None:
            self._add("SC006", "an effect is empty", node.span, f"verbs are {listing(verbs, 30)}")
            return
        hint = did_you_mean(first.value, verbs) or f"verbs are {listing(verbs, 30)}"
        self._add("SC006", f"`{first.value}` is not the verb of an effect", first.span(), hint)

    def _type(self, error: ValidationError, node: Node) -> None:
        hint = self._misspelt(error) or _example(error.schema)
        self._add("SC003", f"expected {_expected(error.schema)}, found {kind_of(node)}", self._start(error, node), hint)

    def _misspelt(self, error: ValidationError) -> str:
        """A hint when the key counts as an attribute only because it is misspelt."""
        path = list(error.absolute_path)
        if len(path) != 3 or path[0] not in _OPEN:
            return ""
        definition = self.schema["$defs"][_OPEN[str(path[0])]]
        return did_you_mean(str(path[2]), definition["properties"])

    def _value(self, error: ValidationError, node: Node) -> None:
        allowed = error.validator_value if error.validator == "enum" else [error.validator_value]
        words = [_shown(value) for value in allowed]
        given = node.text.value if isinstance(node, ScalarNode) else ""
        found = f"`{given}`" if given else kind_of(node)
        hint = did_you_mean(given, words) or f"allowed {'is' if len(words) == 1 else 'are'} {listing(words, 20)}"
        self._add("SC004", f"{found} is not {_article(_title(error.schema))}" if len(words) > 1 else
                  f"expected {listing(words)}, found {found}", self._start(error, node), hint if len(words) > 1 else "")  # fmt: skip

    def _pattern(self, error: ValidationError, node: Node) -> None:
        word = str(error.instance)
        span = node.span
        if "propertyNames" in error.absolute_schema_path and isinstance(node, MapNode) and word in node.entries:
            span = node.entries[word].key.span()
        mend = _NAMES.get(str(error.validator_value))
        better = mend(word.replace("-", "_").replace(" ", "_")) if mend else ""
        fits = better != word and better.isidentifier() and better.isascii()
        self._add("SC005", f"`{word}` is not {_article(_title(error.schema))}", span, f"write `{better}`" if fits else "")

    def _amount(self, error: ValidationError, node: Node) -> None:
        limit, title = error.validator_value, _article(_title(error.schema))
        what = "entry" if limit == 1 else "entries"
        few = str(error.validator).startswith("min")
        self._add("SC007", f"{title} has at {'least' if few else 'most'} {limit} {what}, not {len(error.instance)}",
                  self._owner(error, node) if few else self._start(error, node))  # fmt: skip

    def _bound(self, error: ValidationError, node: Node) -> None:
        word = "less" if error.validator == "minimum" else "more"
        message = f"the {_title(error.schema)} cannot be {word} than {error.validator_value}, but is {error.instance}"
        self._add("SC008", message, node.span)

    def _other(self, error: ValidationError, node: Node) -> None:
        self._add("SC003", f"this is not {_article(_title(error.schema))}", self._start(error, node))

    def _owner(self, error: ValidationError, node: Node) -> Span:
        """The key that holds the node, else the node's own first key."""
        path = list(error.absolute_path)
        parent = _node_at(self.root, path[:-1]) if path else node
        if path and isinstance(parent, MapNode):
            return parent.entries[str(path[-1])].key.span()
        return self._start(error, node)

    def _start(self, error: ValidationError, node: Node) -> Span:
        """The node where it is a scalar; the first key, or the opening, of a map or list."""
        if isinstance(node, MapNode) and node.entries:
            return next(iter(node)).key.span()
        if isinstance(node, ScalarNode) and not node.text.value and error.absolute_path:
            return self._owner(error, ListNode((), node.span))
        return node.span


_OPEN = {"components": "component", "patterns": "pattern"}

_HANDLERS = {
    "additionalProperties": "unknown_key", "required": "missing_key", "oneOf": "alternatives", "anyOf": "alternatives",
    "type": "type", "enum": "value", "const": "value", "pattern": "pattern", "minItems": "amount", "maxItems": "amount",
    "minProperties": "amount", "maxProperties": "amount", "minimum": "bound", "maximum": "bound",
}  # fmt: skip


def _node_at(root: Node, path: Iterable[str | int]) -> Node:
    node = root
    for step in path:
        if isinstance(node, MapNode):
            node = node.entries[str(step)].value
        elif isinstance(node, ListNode):
            node = node.items[int(step)]
    return node


def _title(part: Mapping[str, Any]) -> str:
    return str(part.get("title", "value"))


def _article(title: str) -> str:
    if title.startswith(("text", "`true`", "`pass`", "`any`", "the ")):
        return title
    return f"{'an' if title.lstrip('`')[0] in 'aeio' else 'a'} {title}"


def _expected(part: Mapping[str, Any]) -> str:
    title = _title(part)
    types = part["type"] if isinstance(part["type"], list) else [part["type"]]
    words = [_TYPES[word] for word in types if word in _TYPES]
    if title.startswith(("list", "map", "`", "text", "number", "word", "path")) or " list " in title:
        return _article(title)
    return f"{_article(title)} ({_either_words(words)})"


def _either_words(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"


def _either(keys: list[str]) -> str:
    return " or ".join(f"`{key}`" for key in keys)


def _shown(value: object) -> str:
    return json.dumps(value) if isinstance(value, bool) else str(value)


def _example(part: Mapping[str, Any]) -> str:
    examples = part.get("examples")
    return f"for example `{_flow(examples[0])}`" if examples else ""


def _flow(value: object) -> str:
    """An example in YAML's flow style."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_flow(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return f"[{', '.join(_flow(item) for item in value)}]"
    return _shown(value)


