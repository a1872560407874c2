"""The door of this room: a ruleset by name, path or text."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from interpreter.diagnostics.diagnostic import Report, RulewrightError
from interpreter.model.ruleset import Ruleset
from interpreter.reading.build import build
from interpreter.reading.extends import resolve_extends
from interpreter.reading.fields import string
from interpreter.reading.library import display_name, locate
from interpreter.reading.nodes import MapNode, Node
from interpreter.reading.options import Given
from interpreter.reading.parse import parse
from interpreter.reading.schema import RULESET
from interpreter.reading.source import Source, read_source, source_of
from interpreter.reading.torn import refuse_torn_texts


def load(name_or_path: str | Path, options: Given | None = None, report: Report | None = None) -> Ruleset:
    """Read a shipped ruleset by name, or one by its file or folder, with options bound.

    Warnings are added to ``report``. Raises RulewrightError with every fault found.
    """
    with _collecting(report) as found:
        path = locate(name_or_path)
        return _read(read_source(path, display_name(path)), path, options or {}, found)


def loads(text: str, name: str = "<text>", options: Given | None = None, report: Report | None = None) -> Ruleset:
    """Read a ruleset from a text; ``name`` stands for the file in messages.

    Raises RulewrightError with every fault found.
    """
    with _collecting(report) as found:
        return _read(source_of(text, name), None, options or {}, found)


@contextmanager
def _collecting(report: Report | None) -> Iterator[Report]:
    """A report that has everything when an error ends the reading, as has the error."""
    found = Report() if report is None else report
    try:
        yield found
    except RulewrightError as problem:
        found.extend(problem.diagnostics)
        raise RulewrightError(*found) from None


def _read(source: Source, path: Path | None, options: Given, report: Report) -> Ruleset:
    from interpreter.reading.validate import validate  # jsonschema is slow to import; listing does without

    own = parse(source, report)
    refuse_torn_texts(own, report)
    root: Node = resolve_extends(own, path, report)
    validate(root, RULESET, report)
    report.raise_errors()
    assert isinstance(own, MapNode) and isinstance(root, MapNode)  # the schema allows nothing else
    ruleset = build(root, path, string(own, "extends"), options, report)
    report.raise_errors()
    return ruleset
