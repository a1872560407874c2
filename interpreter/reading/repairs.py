"""What was most likely meant: for each violation of the schema, the edit that its hint suggests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from interpreter.diagnostics.suggest import nearest
from interpreter.reading.edits import Drop, Edit, Path, Rename, Replace
from interpreter.reading.nodes import MapNode, Node, ScalarNode
from interpreter.reading.schema_errors import Place, is_other_verb, mended, near_key
from interpreter.reading.schema_keys import attribute_keys
from interpreter.reading.schema_words import shown
from interpreter.reading.violations import Schema, Violation, alternatives, is_lack

#: Rules that make no sense without a part: what goes wrong deeper inside them loses the whole rule.
_WHOLE: dict[str, Callable[[Path], Path]] = {
    "options": lambda path: path[:2],
    "actions": lambda path: path[:2] if path[2:] == ("given",) else path,
    "players": lambda path: path[:1],
}


def repairs(found: Iterable[Violation], root: Node, schema: Schema) -> dict[Path, Edit]:
    """The edits that leave a tree without these violations, by the paths of the parts concerned.

    What is merely incomplete stays as it is: what else is wrong with it may be what completes it.
    """
    edits: dict[Path, Edit] = {}
    for violation in found:
        place = Place(violation, root, schema)
        if is_other_verb(place):
            continue
        for path, edit in _repair(place):
            edits[_whole(path) if isinstance(edit, Drop) and not edit.harmless else path] = edit
    return edits


def _whole(path: Path) -> Path:
    climb = _WHOLE.get(str(path[0])) if path else None
    return climb(path) if climb else path


def _repair(place: Place) -> Iterator[tuple[Path, Edit]]:
    violation = place.violation
    if not is_lack(violation):
        yield from _HANDLERS.get(violation.keyword, _drop)(place)


def _drop(place: Place) -> Iterator[tuple[Path, Edit]]:
    if place.violation.path:
        yield place.violation.path, Drop()


def _unknown_keys(place: Place) -> Iterator[tuple[Path, Edit]]:
    allowed, present = list(place.violation.schema["properties"]), place.violation.found
    for word in present:
        if word not in allowed:
            near = near_key(word, allowed, place)
            edit = Rename(near) if near and near not in present else Drop(harmless=True)
            yield (*place.violation.path, word), edit


def _alternatives(place: Place) -> Iterator[tuple[Path, Edit]]:
    violation = place.violation
    if not isinstance(violation.found, dict):
        return  # its type is reported already
    given = [key for key in alternatives(violation) if key in violation.found]
    if violation.title == "effect":
        first = next(iter(violation.found), "")
        near = nearest(first, alternatives(violation)) if first else ""
        yield ((*violation.path, first), Rename(near)) if near else (violation.path, Drop())
    else:
        yield from (((*violation.path, key), Drop()) for key in given[1:])


def _type(place: Place) -> Iterator[tuple[Path, Edit]]:
    path = place.violation.path
    near = nearest(str(path[-1]), attribute_keys(place.schema, path)) if path else ""
    if near:
        yield path, Rename(near)
    else:
        yield from _drop(place)


def _value(place: Place) -> Iterator[tuple[Path, Edit]]:
    violation, node = place.violation, place.node
    is_only = violation.keyword == "const"
    by_word = {shown(value): value for value in ([violation.demand] if is_only else violation.demand)}
    word = node.text.value if isinstance(node, ScalarNode) else ""
    if near := next(iter(by_word)) if is_only else nearest(word, by_word):
        yield violation.path, Replace(by_word[near], near)
    else:
        yield violation.path, Drop(harmless="default" in violation.schema)


def _pattern(place: Place) -> Iterator[tuple[Path, Edit]]:
    violation = place.violation
    word = str(violation.found)
    better = mended(word, violation.demand)
    if not violation.of_name:
        yield violation.path, Replace(better, better) if better else Drop()
        return
    is_free = isinstance(place.node, MapNode) and better not in place.node.entries
    yield (*violation.path, word), Rename(better) if better and is_free else Drop()


def _keep(place: Place) -> Iterator[tuple[Path, Edit]]:
    """Too few or too many entries: an option has no value to go on with; the rest goes on as it is."""
    if place.violation.path[:1] == ("options",) and len(place.violation.path) > 1:
        yield place.violation.path, Drop()


_HANDLERS: dict[str, Callable[[Place], Iterator[tuple[Path, Edit]]]] = {
    "additionalProperties": _unknown_keys,
    "oneOf": _alternatives,
    "anyOf": _alternatives,
    "type": _type,
    "enum": _value,
    "const": _value,
    "pattern": _pattern,
    **dict.fromkeys(("minItems", "maxItems", "minProperties", "maxProperties"), _keep),
}
