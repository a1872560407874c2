"""Which machine a study runs on: the fast one where it helps and is there, else the reference."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity
from interpreter.machine.backend import fast, is_available
from interpreter.play.bots import MctsBot, RandomBot, make_bot
from interpreter.play.protocols import PlayableGame

#: The machines by the names they have on the command line.
WASM, PYTHON = "wasm", "python"


def backend_for_games(game: PlayableGame, players: Sequence[str], asked: str | None, *, recorded: bool) -> str:
    """The machine for a series of games.

    The fast machine plays whole games of random actions by itself, and searches for the bots that
    search; everything else is played step by step on the reference machine. Raises RulewrightError
    where it was asked for and cannot serve.
    """
    bots = [make_bot(player) for player in players]
    helps = any(isinstance(bot, MctsBot) for bot in bots)
    helps = helps or (not recorded and all(isinstance(bot, RandomBot) for bot in bots))
    if asked == WASM and not helps:
        message = f"`{WASM}` plays random games without a record, and searches for `mcts`; here it has no part"
        raise _error("CL014", message, f"leave `--backend` out, or write `--backend {PYTHON}`")
    return backend_for(game, asked if helps else PYTHON)


def backend_for(game: PlayableGame, asked: str | None) -> str:
    """The machine asked for, by default the fast one if it is there. Raises RulewrightError if it is not."""
    if asked == WASM and not is_available():
        raise _error("CL014", f"the machine `{WASM}` needs wasmtime", "pip install wasmtime numpy")
    return WASM if asked != PYTHON and fast(game) is not None else PYTHON


def _error(code: str, message: str, hint: str) -> RulewrightError:
    return RulewrightError(Diagnostic(code, Severity.ERROR, message, hint=hint))
