"""Which key belongs where, read off the schema."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

#: Definitions that only gather the keys of their branches.
_GATHERING = ("zone", "phase", "effect")


def belongs(schema: Mapping[str, Any], key: str) -> tuple[str, ...]:
    """Titles of the places that have the key: ``grid zone``, ``container of phases`` …."""
    homes = ["ruleset's top level"] if key in schema["properties"] else []
    for name, part in schema["$defs"].items():
        if key in part.get("properties", ()) and name not in _GATHERING and not name.startswith("complete"):
            homes.append(part["title"])
    return tuple(dict.fromkeys(homes))
