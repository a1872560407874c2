"""Validating a tree against the JSON Schema, with diagnostics of our own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from jsonschema import Draft202012Validator

from interpreter.diagnostics.diagnostic import Diagnostic, Report, Severity
from interpreter.diagnostics.suggest import nearest
from interpreter.reading.fields import entries
from interpreter.reading.nodes import MapNode, Node, kind_of, plain
from interpreter.reading.schema import RULESET, keys_of, schema
from interpreter.reading.schema_errors import explain
from interpreter.reading.schema_keys import OPEN
from interpreter.reading.violations import Violation, violations


def validate(node: Node, name: str, report: Report) -> None:
    """Report everything in which the tree departs from the schema (SC codes)."""
    if not isinstance(node, MapNode):
        report.error("SC003", f"expected a map with the keys of a {_whole(name)}, found {kind_of(node)}", node.span)
        return
    report_violations(violations_of(node, name), node, name, report)


def violations_of(node: MapNode, name: str) -> list[Violation]:
    """Everything in which the tree departs from the schema, as data."""
    return list(violations(_validator(name), plain(node)))


def report_violations(departures: list[Violation], node: MapNode, name: str, report: Report) -> None:
    """Report violations of the schema, and attributes that look like misspelt keys."""
    found = explain(departures, node, schema(name))
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
