"""Which key belongs where, read off the schema."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.reading.violations import Schema

#: Definitions that only gather the keys of their branches.
_GATHERING = ("zone", "phase", "effect", "events")

#: Sections whose rules take any further key as an attribute, and their definitions.
OPEN = {"components": "component", "patterns": "pattern"}


def belongs(schema: Schema, key: str) -> tuple[str, ...]:
    """Titles of the places that have the key: ``grid zone``, ``container of phases`` …."""
    homes = ["the top level of a ruleset"] if key in schema["properties"] else []
    for name, part in schema["$defs"].items():
        if key in part.get("properties", ()) and name not in _GATHERING and not name.startswith("complete"):
            homes.append(part["title"])
    return tuple(dict.fromkeys(homes))


def verbs(schema: Schema) -> Iterable[str]:
    """The verbs of effects; none in a schema without effects."""
    found: Iterable[str] = schema["$defs"].get("effect", {}).get("properties", ())
    return found


def attribute_keys(schema: Schema, path: tuple[str | int, ...]) -> Iterable[str]:
    """The language's keys of the rule whose attribute stands at the path; none elsewhere."""
    if len(path) != 3 or path[0] not in OPEN:
        return ()
    found: Iterable[str] = schema["$defs"][OPEN[str(path[0])]]["properties"]
    return found
