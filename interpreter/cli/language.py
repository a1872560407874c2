"""The option ``--lang`` of commands that show a game, and the names that it asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from interpreter.model.names import NO_NAMES, Names

if TYPE_CHECKING:
    from interpreter.machine.game import Game
    from interpreter.machine.wording import Wording
    from interpreter.model.ruleset import Ruleset

NamesOption = Annotated[
    str | None,
    typer.Option("--lang", "-l", metavar="LANGUAGE", help="Call things as the ruleset's rulebook in a language does."),
]


def names_for(ruleset: Ruleset, language: str | None) -> Names:
    """The names in a language; none where no language was asked for.

    Raises RulewrightError (RA015, exit code 2) where the ruleset has no rulebook in the language.
    """
    if language is None:
        return NO_NAMES
    from interpreter.rulebook.authored.names import names_in

    return names_in(ruleset, language)


def wording_of(game: Game, names: Names) -> Wording | None:
    """How a game is put into words; nothing where no language was asked for."""
    if not names.language:
        return None
    from interpreter.machine.wording import Wording

    return Wording(game.notation, names)


def both(notation: str, words: str) -> str:
    """What can be typed, and what it means to a person where that is something else."""
    return notation if words == notation else f"{notation}  {words}"
