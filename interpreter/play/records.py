"""Records of games: what is needed to play a game again and to prove that it was played.

A record is one JSON object; a file holds one, or one a line. It names the ruleset with its
digest and options, and lists every decision and every chance outcome with its number and
its notation, so that a record made by hand or before a change of the rules can still be
read by a person.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from interpreter.play.match import PlayedGame
from interpreter.play.protocols import CHANCE, PlayableGame

#: Marks a file as ours; the number changes when old files can no longer be read.
FORMAT = "rulewright-record-1"

OptionValue = int | bool | str


@dataclass(frozen=True, slots=True)
class Step:
    """A decision (``player`` is a seat) or a chance outcome (``player`` is CHANCE)."""

    player: int
    id: int
    text: str


@dataclass(frozen=True, slots=True)
class Ending:
    """How the recorded game ended."""

    returns: tuple[float, ...]
    scores: tuple[int, ...] | None
    reason: str


@dataclass(frozen=True, slots=True)
class Record:
    """One recorded game. ``ending`` is None for a game that was broken off."""

    ruleset: str
    hash: str
    options: Mapping[str, OptionValue]
    players: tuple[str, ...]
    program: str
    steps: tuple[Step, ...]
    seed: int | None = None
    source: str = ""
    ending: Ending | None = None


def record_of(
    game: PlayableGame, played: PlayedGame, *, players: Sequence[str], program: str, seed: int | None, source: str
) -> Record:
    """The record of a game just played. ``source`` is where the ruleset was found."""
    state = game.start()
    steps = []
    for player, step in played.history:
        text = state.describe_outcome(step) if player == CHANCE else game.describe(step)
        steps.append(Step(player, step, text))
        state.apply(step)
    result = played.result
    ending = Ending(result.returns, result.scores, result.reason)
    return Record(game.name, game.hash, dict(game.options), tuple(players), program, tuple(steps), seed, source, ending)


def to_document(record: Record) -> dict[str, object]:
    """The record as plain data, in the order of the file format."""
    ending = record.ending
    return {
        "format": FORMAT,
        "program": record.program,
        "ruleset": record.ruleset,
        "source": record.source,
        "hash": record.hash,
        "options": dict(record.options),
        "players": list(record.players),
        "seed": record.seed,
        "steps": [_step_document(step) for step in record.steps],
        "result": None if ending is None else _ending_document(ending),
    }


def to_line(record: Record) -> str:
    """The record as one line of JSON, without the line break."""
    return json.dumps(to_document(record), ensure_ascii=False, separators=(",", ":"))


def write_records(path: Path, records: Sequence[Record]) -> None:
    """Write one record a line, replacing the file. Raises OSError."""
    with path.open("w", encoding="utf-8") as file:
        for record in records:
            file.write(to_line(record) + "\n")


def _step_document(step: Step) -> dict[str, object]:
    if step.player == CHANCE:
        return {"chance": step.id, "text": step.text}
    return {"player": step.player, "action": step.id, "text": step.text}


def _ending_document(ending: Ending) -> dict[str, object]:
    scores = None if ending.scores is None else list(ending.scores)
    return {"returns": list(ending.returns), "scores": scores, "reason": ending.reason}
