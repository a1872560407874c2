"""Arguments that the commands on rulebook texts share, and how they are read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from interpreter.cli.arguments import OptionValue

if TYPE_CHECKING:
    from interpreter.model.ruleset import Ruleset
    from interpreter.rulebook.source import Source

TextArgument = Annotated[Path, typer.Argument(metavar="TEXT", help="The rulebook: a plain text or Markdown file.")]
LanguageOption = Annotated[
    str, typer.Option("--lang", "-l", metavar="LANGUAGE", help="Its language: en, es, fa… Found out if left out.")
]


def ruleset_of(name: str, options: Mapping[str, OptionValue]) -> Ruleset:
    """The ruleset with its options bound. Raises RulewrightError."""
    from interpreter.reading.load import load

    return load(name, options)


def text_of(path: Path) -> Source:
    """The text of a rulebook. Raises RulewrightError."""
    from interpreter.rulebook.source import read_text

    return read_text(path)


def language_of(given: str, source: Source) -> str:
    """The language given, else the one most of whose common words occur. Raises RulewrightError."""
    from interpreter.rulebook.check import language_found
    from interpreter.rulebook.lexicon import lexicon

    if given:
        return lexicon(given).language
    return language_found(source)
