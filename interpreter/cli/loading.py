"""Turning what a person typed into rulesets and games."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from interpreter.cli.arguments import OptionValue
from interpreter.model.ruleset import Ruleset
from interpreter.play.protocols import PlayableGame


def read(ruleset: str, options: Mapping[str, OptionValue]) -> Ruleset:
    """The model of a ruleset with its options bound. Raises RulewrightError."""
    from interpreter.reading.load import load

    return load(ruleset, options)


def source_of(ruleset: str) -> Mapping[str, object]:
    """The rulebook that a ruleset (or its base) names, as its keys ``title``, ``edition`` and so on."""
    source = plain_of(ruleset).get("source")
    return source if isinstance(source, dict) else {}


def plain_of(ruleset: str) -> Mapping[str, object]:
    """The whole file with its bases as plain data, not yet checked: quick, for looking at a few keys."""
    from interpreter.diagnostics.diagnostic import Report
    from interpreter.reading.extends import resolve_extends
    from interpreter.reading.library import display_name, locate
    from interpreter.reading.nodes import plain
    from interpreter.reading.parse import parse
    from interpreter.reading.source import read_source

    path = locate(ruleset)
    report = Report()
    whole = plain(resolve_extends(parse(read_source(path, display_name(path)), report), path, report))
    return whole if isinstance(whole, dict) else {}


def load_game(ruleset: str, options: Mapping[str, OptionValue]) -> PlayableGame:
    """The game, ready to play. Picklable with its arguments, for processes of their own."""
    from interpreter.machine.game import load

    return load(ruleset, options=dict(options))


def place_of(ruleset: str) -> str:
    """What a record says about where its ruleset was: nothing for a shipped one, else the full path."""
    from interpreter.reading.library import locate, shipped

    return "" if ruleset in shipped() else str(Path(locate(ruleset)).resolve())
