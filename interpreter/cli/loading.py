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


def load_game(ruleset: str, options: Mapping[str, OptionValue]) -> PlayableGame:
    """The game, ready to play. Picklable with its arguments, for processes of their own."""
    from interpreter.machine.game import load

    return load(ruleset, options=dict(options))


def place_of(ruleset: str) -> str:
    """What a record says about where its ruleset was: nothing for a shipped one, else the full path."""
    from interpreter.reading.library import locate, shipped

    return "" if ruleset in shipped() else str(Path(locate(ruleset)).resolve())
