"""The whole chain on one text: read, check, compile, play; and what may come of it."""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager

from interpreter.diagnostics.diagnostic import NOWHERE, Diagnostic, Report, RulewrightError
from interpreter.diagnostics.render import render
from interpreter.machine.game import Game, make_game
from interpreter.machine.state import State
from interpreter.reading import salvage_text

GAMES, MOVES, SECONDS = 3, 150, 20


@contextmanager
def hurried(seconds: int = SECONDS) -> Iterator[None]:
    """Whatever takes longer than this is taken to hang."""

    def late(signum: int, frame: object) -> None:
        raise TimeoutError(f"not done after {seconds} s")

    before = signal.signal(signal.SIGALRM, late)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def fate(text: str, seed: int = 0) -> str:
    """The code of the first diagnostic that a ruleset comes to, or ``played``.

    Fails for a diagnostic that says nothing or points outside the text, and lets any other exception through.
    """
    with hurried():
        try:
            report = Report()
            game = make_game(salvage_text(text, "<text>", {}, report), report)
            for k in range(GAMES):
                play(game, seed + k)
        except RulewrightError as problem:
            return said(problem, text)
    return "played"


def said(problem: RulewrightError, text: str) -> str:
    """The code of the first diagnostic, after a look at all of them."""
    assert problem.diagnostics
    rows = text.split("\n")
    for diagnostic in problem.diagnostics:
        well_placed(diagnostic, rows)
    assert render(problem.diagnostics, lambda _: rows)
    return problem.diagnostics[0].code


def well_placed(diagnostic: Diagnostic, rows: list[str]) -> None:
    assert diagnostic.code and diagnostic.message
    assert "Traceback" not in diagnostic.message and "object at 0x" not in diagnostic.message
    if diagnostic.span != NOWHERE and diagnostic.span.file == "<text>":
        assert 1 <= diagnostic.span.line <= len(rows), diagnostic
        assert 1 <= diagnostic.span.column <= len(rows[diagnostic.span.line - 1]) + 1, diagnostic


def play(game: Game, seed: int) -> State:
    """A random game of so many moves at most, looked at from every side now and then."""
    stream = random.Random(seed)
    state = game.start(seed)
    for move in range(MOVES):
        if state.is_over:
            break
        legal = state.legal_actions()
        assert legal and legal == sorted(set(legal))
        action = stream.choice(legal)
        if move % 10 == 0:
            look(state, action)
        state.apply(action)
    look(state, None)
    return state


def look(state: State, action: int | None) -> None:
    """Everything that can be asked of a state."""
    game = state.game
    assert state.render() and state.key == state.clone().key
    assert isinstance(state.variables, dict) and isinstance(state.zones, dict)
    assert state.scores is None or len(state.scores) == game.players
    assert len(state.returns) == game.players
    for player in range(game.players):
        assert state.observation(player)
    if action is not None:
        assert game.parse(game.describe(action)) == action
        assert state.explain(action) is None
