"""The door of this room: a ruleset by name, path or text."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from interpreter.diagnostics.diagnostic import Report, RulewrightError, by_place
from interpreter.model.ruleset import Ruleset
from interpreter.reading.build import build
from interpreter.reading.extends import resolve_extends
from interpreter.reading.fields import string
from interpreter.reading.library import display_name, locate
from interpreter.reading.merge import refused
from interpreter.reading.nodes import MapNode, kind_of
from interpreter.reading.options import Given
from interpreter.reading.parse import parse
from interpreter.reading.source import Source, read_source, source_of
from interpreter.reading.torn import torn_texts


def load(name_or_path: str | Path, options: Given | None = None, report: Report | None = None) -> Ruleset:
    """Read a shipped ruleset by name, or one by its file or folder, with options bound.

    Warnings are added to ``report``. Raises RulewrightError with every fault found.
    """
    found = Report() if report is None else report
    ruleset = salvage(name_or_path, options, found)
    found.raise_errors()
    return ruleset


def salvage(name_or_path: str | Path, options: Given | None, report: Report) -> Ruleset:
    """Read as :func:`load` does, and go on after mistakes, so that later stages find theirs too.

    The errors are in ``report``; a ruleset with errors is fit to be checked, never to be played.
    Raises RulewrightError with every fault found when there is nothing to go on with.
    """
    with _collecting(report):
        path = locate(name_or_path)
        return _read(read_source(path, display_name(path)), path, options or {}, report)


def loads(text: str, name: str = "<text>", options: Given | None = None, report: Report | None = None) -> Ruleset:
    """Read a ruleset from a text; ``name`` stands for the file in messages.

    Raises RulewrightError with every fault found.
    """
    found = Report() if report is None else report
    ruleset = salvage_text(text, name, options, found)
    found.raise_errors()
    return ruleset


def salvage_text(text: str, name: str, options: Given | None, report: Report) -> Ruleset:
    """Read a text as :func:`salvage` reads a file."""
    with _collecting(report):
        return _read(source_of(text, name), None, options or {}, report)


@contextmanager
def _collecting(report: Report) -> Iterator[None]:
    """Let the report have everything when an error ends the reading, as has the error."""
    try:
        yield
    except RulewrightError as problem:
        report.extend(problem.diagnostics)
        raise RulewrightError(*by_place(report)) from None


def _read(source: Source, path: Path | None, options: Given, report: Report) -> Ruleset:
    # jsonschema is slow to import; listing does without
    from interpreter.reading.recover import Recovery, make, recover

    own = parse(source, report)
    if not isinstance(own, MapNode):
        report.error("SC003", f"expected a map with the keys of a ruleset, found {kind_of(own)}", own.span)
        raise RulewrightError(*report)
    own_part = make(Recovery(own), torn_texts(own, report), report)
    root = resolve_extends(own_part.root, path, report)
    assert isinstance(root, MapNode)  # as its parts are
    recovery = recover(Recovery(root, own_part.lost | refused(own, root), own_part.hurt), report)
    ruleset = build(recovery.root, path, string(own, "extends"), options, report)
    for error in report.errors:
        report.settle(error.span)
    return replace(ruleset, poisoned=recovery.poisoned | ruleset.poisoned)
