"""Coverage of rules: what random games never showed, as coverage of code shows lines never run."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from interpreter.diagnostics.diagnostic import Diagnostic, Report
from interpreter.machine.game import Game
from interpreter.study.lint.play import never_happened, try_out
from interpreter.study.lint.subject import Subject

#: Random games looked at, at most: rules that these do not show are rare or do not work.
MOST = 200


def never_seen(game: Game, games: int, ends: Iterable[str] = ()) -> list[Diagnostic]:
    """Notes on the actions, triggers, phases and variables that no random game showed.

    ``ends`` are the rules that ended games played otherwise: they have taken effect.
    """
    subject = Subject(game)
    trials = replace(try_out(subject, min(games, MOST), Report()), elsewhere=frozenset(ends))
    return list(never_happened(subject, trials))
