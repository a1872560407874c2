"""Writes the golden games of ``tests/conformance/golden``: one random game of each shipped ruleset.

    python tools/golden.py [NAME ...]

A file shows the options, the seed, then each step: its number, who moves, how many legal
actions there are and a digest of their set, and the action; or what chance brings. The tests
play each game again and compare line by line, so that a change of a ruleset or of the machine
shows as a difference that a person can read.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from interpreter import CHANCE, Game, State, load
from interpreter.machine.playout import draw
from interpreter.machine.rng import Stream
from interpreter.reading import shipped

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "conformance" / "golden"
SEED = 2026


def transcript(name: str) -> str:
    """The golden game of a ruleset as text."""
    game = load(name)
    return "\n".join([*_head(game), *_steps(game), ""])


def _head(game: Game) -> Iterator[str]:
    yield f"ruleset: {game.name}"
    yield f"options: {', '.join(f'{key}={_plain(value)}' for key, value in game.options.items()) or '-'}"
    yield f"seed: {SEED}"
    yield ""


def _steps(game: Game) -> Iterator[str]:
    state, stream = game.start(), Stream(SEED)
    number = 0
    while not state.is_over:
        number += 1
        if state.current_player == CHANCE:
            yield f"{number:>4}  chance  {_happen(state, stream)}"
        else:
            yield f"{number:>4}  {_act(state, stream)}"
    yield ""
    yield f"returns: {' '.join(f'{value:g}' for value in state.returns)}"
    yield f"scores: {' '.join(map(str, state.scores)) if state.scores is not None else '-'}"
    yield f"reason: {state.end_reason}"


def _happen(state: State, stream: Stream) -> str:
    """Let chance happen; out of how many outcomes, and what it brings."""
    outcomes = state.chance_outcomes()
    outcome = draw(outcomes, stream)
    text = state.describe_outcome(outcome)
    state.apply(outcome)
    return f"{len(outcomes):>4} outcomes          {text}"


def _act(state: State, stream: Stream) -> str:
    """Take a random action; who takes it, the legal set, and which."""
    game, legal = state.game, state.legal_actions()
    seat, action = game.seats[state.current_player], legal[stream.below(len(legal))]
    state.apply(action)
    return f"{seat:<8}{len(legal):>4} legal {_digest(game, legal)}  {game.describe(action)}"


def _digest(game: Game, legal: list[int]) -> str:
    """A short digest of a set of actions, by their notation."""
    return sha256("\n".join(sorted(game.describe(action) for action in legal)).encode()).hexdigest()[:8]


def _plain(value: int | bool | str) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def main(names: list[str]) -> None:
    """Write the golden games of the named rulesets, or of all; files of rulesets that are gone are removed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path in FOLDER.glob("*.txt"):
        if path.stem not in shipped():
            path.unlink()
    for name in names or shipped():
        (FOLDER / f"{name}.txt").write_text(transcript(name), encoding="utf-8")
        print(f"{name}.txt")


if __name__ == "__main__":
    main(sys.argv[1:])
