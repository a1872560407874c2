"""The JSON Schema of the language: loading it, asking it for keys, validating a tree against it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator

from interpreter.diagnostics.diagnostic import Diagnostic, Report, Severity
from interpreter.diagnostics.suggest import nearest
from interpreter.reading.fields import entries
from interpreter.reading.library import data_folder
from interpreter.reading.nodes import MapNode, Node, kind_of, plain
from interpreter.reading.schema_errors import explain
from interpreter.reading.schema_keys import OPEN
from interpreter.reading.violations import violations

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


def validate(node: Node, name: str, report: Report) -> None:
    """Report everything in which the tree departs from the schema (SC codes)."""
    if not isinstance(node, MapNode):
        report.error("SC003", f"expected a map with the keys of a {_whole(name)}, found {kind_of(node)}", node.span)
        return
    found = explain(violations(_validator(name), plain(node)), node, schema(name))
    if name == RULESET:
        wrong = {diagnostic.span for diagnostic in found}
        found += [warning for warning in _lookalikes(node) if warning.span not in wrong]
    reported = {diagnostic.span for diagnostic in report}
    found = [diagnostic for diagnostic in found if diagnostic.span not in reported]
    report.extend(sorted(found, key=lambda diagnostic: diagnostic.span))


def _lookalikes(root: MapNode) -> Iterator[Diagnostic]:
    """Warnings about attributes that look like a misspelt key of the language (SC009)."""
    for section, definition in OPEN.items():
        for rule in entries(root, section):
            for entry in rule.value if isinstance(rule.value, MapNode) else ():
                near = nearest(entry.key.value, keys_of(definition), likeness=0.8)
                if near and entry.key.value not in keys_of(definition):
                    message = f"`{entry.key.value}` is read as an attribute of the {definition} `{rule.key.value}`"
                    yield Diagnostic("SC009", Severity.WARNING, message, entry.key.span(), f"did you mean `{near}`?")


@cache
def _validator(name: str) -> Draft202012Validator:
    return Draft202012Validator(schema(name))


def _whole(name: str) -> str:
    return "ruleset" if name == RULESET else "scenario file"


def _resolved(part: Mapping[str, Any]) -> Mapping[str, Any]:
    reference = part.get("$ref")
    found: Mapping[str, Any] = schema(RULESET)["$defs"][reference.rsplit("/", 1)[1]] if reference else part
    return found


def _needs(part: Mapping[str, Any]) -> Iterator[tuple[str, ...]]:
    yield from ((key,) for key in part.get("required", ()))
    for choice in ("oneOf", "anyOf"):
        if choice in part:
            yield tuple(key for branch in part[choice] for key in branch["required"])
