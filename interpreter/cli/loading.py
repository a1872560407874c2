"""Turning what a person typed into rulesets and games."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from interpreter.cli.arguments import OptionValue
    from interpreter.machine.game import Game
    from interpreter.model.ruleset import Ruleset

#: The first section of a ruleset's file that is about the rules themselves.
_RULES = re.compile(r"^(?!ruleset|title|description|source|extends|players)[a-z_]+:", re.MULTILINE)


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


def head_of(ruleset: str, below: tuple[str, ...] = ()) -> Mapping[str, object]:
    """What a ruleset's file (or its base) says before its first rules, such as title and players.

    Reading the head alone keeps a list of many rulesets quick. ``below`` are the rulesets that
    extend this one. Raises RulewrightError.
    """
    from interpreter.reading.library import shipped

    own = _own_head(ruleset)
    base = own.get("extends")
    known = isinstance(base, str) and base in shipped() and base not in below
    inherited = head_of(str(base), (*below, ruleset)) if known else {}
    whole = {**inherited, **own}
    return whole if {"title", "players"} <= whole.keys() else plain_of(ruleset)


def _own_head(ruleset: str) -> Mapping[str, object]:
    """The keys before the first rules in a ruleset's own file; none where there are none to read."""
    from interpreter.diagnostics.diagnostic import Report, RulewrightError
    from interpreter.reading.library import locate
    from interpreter.reading.nodes import plain
    from interpreter.reading.parse import parse
    from interpreter.reading.source import read_source, source_of

    source = read_source(locate(ruleset), ruleset)
    rules = _RULES.search(source.text)
    try:
        head = plain(parse(source_of(source.text[: rules.start() if rules else None], ruleset), Report()))
    except RulewrightError:
        # An empty or broken head: reading the whole file will tell what is wrong, if anything is.
        return {}
    return head if isinstance(head, dict) else {}


def load_game(ruleset: str, options: Mapping[str, OptionValue]) -> Game:
    """The game, ready to play. Picklable with its arguments, for processes of their own."""
    from interpreter.machine.game import load

    return load(ruleset, options=dict(options))


def place_of(ruleset: str) -> str:
    """What a record says about where its ruleset was: nothing for a shipped one, else the full path."""
    from interpreter.reading.library import locate, shipped

    return "" if ruleset in shipped() else str(Path(locate(ruleset)).resolve())
