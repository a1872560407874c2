"""The door of this room: a ruleset by name, path or text."""

from __future__ import annotations

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
from interpreter.reading.schema import RULESET, validate
from interpreter.reading.source import Source, read_source, source_of


def load(name_or_path: str | Path, options: Given | None = None, report: Report | None = None) -> Ruleset:
    """Read a shipped ruleset by name, or one by its file or folder, with options bound.

    Warnings are added to ``report``. Raises RulewrightError with every fault found.
    """
    path = locate(name_or_path)
    return _load(read_source(path, display_name(path)), path, options, report)


def loads(text: str, name: str = "<text>", options: Given | None = None, report: Report | None = None) -> Ruleset:
    """Read a ruleset from a text; ``name`` stands for the file in messages.

    Raises RulewrightError with every fault found.
    """
    return _load(source_of(text, name), None, options, report)


def _load(source: Source, path: Path | None, options: Given | None, report: Report | None) -> Ruleset:
    report = Report() if report is None else report
    try:
        return _read(source, path, options or {}, report)
    except RulewrightError as problem:
        report.extend(problem.diagnostics)
    raise RulewrightError(*report)


def _read(source: Source, path: Path | None, options: Given, report: Report) -> Ruleset:
    own = parse(source, report)
    root: Node = resolve_extends(own, path, report)
    validate(root, RULESET, report)
    report.raise_errors()
    assert isinstance(own, MapNode) and isinstance(root, MapNode)  # the schema allows nothing else
    ruleset = build(root, path, string(own, "extends"), options, report)
    report.raise_errors()
    return ruleset
