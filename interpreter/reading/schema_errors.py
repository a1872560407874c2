"""A schema violation in our own words, at the node that causes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from interpreter.diagnostics.diagnostic import Diagnostic, Severity, Span
from interpreter.diagnostics.suggest import did_you_mean, listing, nearest
from interpreter.reading.nodes import ListNode, MapNode, Node, ScalarNode, kind_of
from interpreter.reading.schema_keys import OPEN, attribute_keys, belongs, verbs
from interpreter.reading.schema_words import article, either, example, expected, quoted, shown
from interpreter.reading.violations import Schema, Violation, alternatives

#: How a name of each form is mended.
_MENDED: dict[str, Callable[[str], str]] = {
    "^[a-z][a-z0-9_]*$": lambda word: word.lower().replace("-", "_").replace(" ", "_"),
    "^[A-Z][A-Za-z0-9]*$": lambda word: word[:1].upper() + word[1:].replace("_", "").replace("-", ""),
    "^[a-z0-9]+(-[a-z0-9]+)*$": lambda word: word.lower().replace("_", "-").replace(" ", "-"),
}


@dataclass(frozen=True, slots=True)
class Place:
    """A violation with its node, the tree around it and the schema."""

    violation: Violation
    root: Node
    schema: Schema

    @property
    def node(self) -> Node:
        """The node that breaks the schema."""
        return _node_at(self.root, self.violation.path)

    @property
    def owner(self) -> Span:
        """The key that holds the node, else where the node begins."""
        path = self.violation.path
        parent = _node_at(self.root, path[:-1])
        if path and isinstance(parent, MapNode):
            return parent.entries[str(path[-1])].key.span()
        return self.start

    @property
    def start(self) -> Span:
        """A scalar; the first key of a map; a list as a whole. An empty value stands at its key."""
        node = self.node
        if isinstance(node, MapNode) and node.entries:
            return next(iter(node)).key.span()
        if isinstance(node, ScalarNode) and not node.text.value:
            parent = _node_at(self.root, self.violation.path[:-1])
            return self.owner if isinstance(parent, MapNode) and self.violation.path else node.span
        return node.span


def explain(violations: Iterable[Violation], root: Node, schema: Schema) -> list[Diagnostic]:
    """The diagnostics of all violations in the order of the file, one for each place and code."""
    places = [Place(violation, root, schema) for violation in violations]
    found = [diagnostic for place in places if not is_other_verb(place) for diagnostic in _explain(place)]
    found.sort(key=lambda diagnostic: (diagnostic.span.file, diagnostic.span.line, diagnostic.span.column))
    # The branch of a rule's kind comes after what holds for every kind, and is the more exact.
    return list({(d.code, d.span.file, d.span.line, d.span.column): d for d in found}.values())


def _explain(place: Place) -> Iterator[Diagnostic]:
    handler = _HANDLERS.get(place.violation.keyword, _other)
    yield from handler(place)


def is_other_verb(place: Place) -> bool:
    """Whether a branch of an effect complains that its first verb does not select."""
    title, found = place.violation.title, place.violation.found
    if not title.endswith("` effect") or not isinstance(found, dict):
        return False
    first = next((word for word in found if word in verbs(place.schema)), "")
    return not title.startswith((f"`{first}`", f"`{first}:"))


def _error(code: str, message: str, span: Span, hint: str = "") -> Diagnostic:
    return Diagnostic(code, Severity.ERROR, message, span, hint)


def _unknown_keys(place: Place) -> Iterator[Diagnostic]:
    allowed = list(place.violation.schema["properties"])
    title = article(place.violation.title)
    for entry in place.node if isinstance(place.node, MapNode) else ():
        word = entry.key.value
        if word not in allowed:
            yield _error("SC001", f"`{word}` is not a key of {title}", entry.key.span(), _remedy(word, allowed, place))


def _remedy(key: str, allowed: list[str], place: Place) -> str:
    if place.violation.title.endswith(" effect") and key in verbs(place.schema):
        return f"`{key}` begins an effect of its own: `- {key}: …`"
    homes = belongs(place.schema, key)
    missing = [word for word in place.violation.schema.get("required", ()) if word not in place.violation.found]
    if missing and not near_key(key, allowed, place):
        return f"{article(place.violation.title)} needs {' and '.join(quoted(missing))}"
    if homes:
        return f"`{key}` belongs to {either([article(home) for home in homes[:3]])}"
    return did_you_mean(key, allowed) or f"{article(place.violation.title)} takes {listing(allowed, 20)}"


def near_key(key: str, allowed: list[str], place: Place) -> str:
    """The key that an unknown one is taken to mean; empty where the hint says something else."""
    is_verb = place.violation.title.endswith(" effect") and key in verbs(place.schema)
    return "" if is_verb or belongs(place.schema, key) else nearest(key, allowed)


def _missing_keys(place: Place) -> Iterator[Diagnostic]:
    missing = [key for key in place.violation.demand if key not in place.violation.found]
    message = f"{article(place.violation.title)} needs {' and '.join(quoted(missing))}"
    yield _error("SC002", message, place.owner, _spelt_otherwise(missing, place))


def _spelt_otherwise(missing: list[str], place: Place) -> str:
    """A hint on a key that is there, where it resembles a missing one."""
    for key in missing:
        if near := nearest(key, place.violation.found):
            return f"is `{near}` meant as `{key}`?"
    return ""


def _alternatives(place: Place) -> Iterator[Diagnostic]:
    if not isinstance(place.violation.found, dict):
        return  # its type is reported already
    keys = alternatives(place.violation)
    given = [key for key in keys if key in place.violation.found]
    title = article(place.violation.title)
    if place.violation.title == "effect":
        yield _no_verb(place, keys)
    elif given and isinstance(place.node, MapNode):
        span = place.node.entries[given[1]].key.span()
        yield _error("SC011", f"{title} has either {either(quoted(given))}, not both", span, "keep one of them")
    else:
        hint = _spelt_otherwise(keys, place)
        yield _error("SC002", f"{title} needs one of {listing(keys)}", place.owner, hint)


def _no_verb(place: Place, words: list[str]) -> Diagnostic:
    first = next(iter(place.violation.found), "")
    if not first:
        return _error("SC006", "an effect is empty", place.start, f"verbs are {listing(words, 30)}")
    hint = did_you_mean(first, words) or f"verbs are {listing(words, 30)}"
    return _error("SC006", f"`{first}` is not the verb of an effect", place.start, hint)


def _type(place: Place) -> Iterator[Diagnostic]:
    path = place.violation.path
    near = did_you_mean(str(path[-1]), attribute_keys(place.schema, path)) if path else ""
    if near and isinstance(parent := _node_at(place.root, path[:-1]), MapNode):
        key = parent.entries[str(path[-1])].key
        yield _error("SC001", f"`{key.value}` is not a key of {article(_rule_word(path))}", key.span(), near)
        return
    message = f"expected {expected(place.violation.schema)}, found {kind_of(place.node)}"
    yield _error("SC003", message, place.start, _unquoted(place) or example(place.violation.schema))


def _unquoted(place: Place) -> str:
    """A hint where a text became a map because of a colon in it."""
    key = next(iter(place.node)).key.value if isinstance(place.node, MapNode) and place.node.entries else ""
    return "a text that holds `: ` must be quoted" if "(" in key or " " in key else ""


def _rule_word(path: tuple[str | int, ...]) -> str:
    """What a rule with attributes is called, by the section that it stands in."""
    return OPEN[str(path[0])]


def _value(place: Place) -> Iterator[Diagnostic]:
    node = place.node
    found = f"`{node.text.value}`" if isinstance(node, ScalarNode) and node.text.value else kind_of(node)
    if place.violation.keyword == "const":
        yield _error("SC004", f"expected `{shown(place.violation.demand)}`, found {found}", place.start)
        return
    words = [shown(value) for value in place.violation.demand]
    hint = did_you_mean(found.strip("`"), words) or f"allowed are {listing(words, 20)}"
    yield _error("SC004", f"{found} is not {article(place.violation.title)}", place.start, hint)


def _pattern(place: Place) -> Iterator[Diagnostic]:
    word, node = str(place.violation.found), place.node
    span = node.entries[word].key.span() if place.violation.of_name and isinstance(node, MapNode) else place.start
    better = mended(word, place.violation.demand)
    message = f"`{word}` is not {article(place.violation.title)}"
    yield _error("SC005", message, span, f"write `{better}`" if better else "")


def mended(word: str, pattern: object) -> str:
    """The word in the form that a pattern asks for; empty where it cannot be brought to it."""
    mend = _MENDED.get(str(pattern))
    better = mend(word) if mend else ""
    return better if better != word and better.replace("-", "_").isidentifier() and better.isascii() else ""


def _amount(place: Place) -> Iterator[Diagnostic]:
    violation = place.violation
    few = violation.keyword.startswith("min")
    entries = "entry" if violation.demand == 1 else "entries"
    bound = f"at {'least' if few else 'most'} {violation.demand} {entries}"
    message = f"{article(violation.title)} has {bound}, not {len(violation.found)}"
    yield _error("SC007", message, place.start if violation.found else place.owner)


def _bound(place: Place) -> Iterator[Diagnostic]:
    violation = place.violation
    word = "less" if violation.keyword == "minimum" else "more"
    message = f"{violation.found} is {word} than {violation.demand}, the {_superlative(word)} allowed here"
    yield _error("SC008", message, place.start)


def _superlative(comparison: str) -> str:
    return "least" if comparison == "less" else "most"


def _other(place: Place) -> Iterator[Diagnostic]:
    yield _error("SC003", f"this is not {article(place.violation.title)}", place.start)


_HANDLERS: dict[str, Callable[[Place], Iterator[Diagnostic]]] = {
    "additionalProperties": _unknown_keys,
    "required": _missing_keys,
    "oneOf": _alternatives,
    "anyOf": _alternatives,
    "type": _type,
    "enum": _value,
    "const": _value,
    "pattern": _pattern,
    "minItems": _amount,
    "maxItems": _amount,
    "minProperties": _amount,
    "maxProperties": _amount,
    "minimum": _bound,
    "maximum": _bound,
}


def _node_at(root: Node, path: Iterable[str | int]) -> Node:
    node = root
    for step in path:
        if isinstance(node, MapNode):
            node = node.entries[str(step)].value
        elif isinstance(node, ListNode):
            node = node.items[int(step)]
    return node
