"""The JSON Schema of the language: loading it, and asking it for keys."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from interpreter.reading.library import data_folder

RULESET = "ruleset"
SCENARIOS = "scenarios"


@cache
def schema(name: str) -> Mapping[str, Any]:
    """The schema ``ruleset`` or ``scenarios`` as data."""
    path = data_folder("schema") / f"{name}.schema.json"
    loaded: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


@cache
def keys_of(definition: str) -> tuple[str, ...]:
    """The keys that the language gives to a definition (``zone``, ``effect``, ``component`` …)."""
    return tuple(schema(RULESET)["$defs"][definition]["properties"])


@cache
def needs_of(section: str) -> tuple[tuple[str, ...], ...]:
    """What an entry of a section needs to be complete: groups of keys, one of each group."""
    complete = schema(RULESET)["$defs"]["complete"]["properties"].get(section, {})
    return tuple(_needs(_resolved(complete.get("additionalProperties", {}))))


def _resolved(part: Mapping[str, Any]) -> Mapping[str, Any]:
    reference = part.get("$ref")
    found: Mapping[str, Any] = schema(RULESET)["$defs"][reference.rsplit("/", 1)[1]] if reference else part
    return found


def _needs(part: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    yield from ((key,) for key in part.get("required", ()))
    for choice in ("oneOf", "anyOf"):
        if choice in part:
            yield tuple(key for branch in part[choice] for key in branch["required"])
