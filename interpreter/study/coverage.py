"""Coverage of rules: what random games never showed, as coverage of code shows lines never run."""

from __future__ import annotations

from interpreter.diagnostics.diagnostic import Diagnostic, Report
from interpreter.machine.game import Game
from interpreter.study.lint.play import never_happened, try_out
from interpreter.study.lint.subject import Subject

#: Random games looked at, at most: rules that these do not show are rare or do not work.
MOST = 200


def never_seen(game: Game, games: int) -> list[Diagnostic]:
    """Notes on the actions, triggers, phases and variables that no random game showed."""
    subject = Subject(game)
    return list(never_happened(subject, try_out(subject, min(games, MOST), Report())))
