"""Which instruction of the reference machine wrote a slot, and which line of the ruleset it comes from."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from interpreter.diagnostics.diagnostic import Span
from interpreter.machine.engine import Engine
from interpreter.machine.game import Game
from interpreter.program import ir
from interpreter.program.compile import compile_program
from interpreter.program.effects.registry import VERBS, Verb
from interpreter.program.job import Job
from interpreter.program.layout import POINT
from interpreter.program.program import End


@dataclass(frozen=True)
class Write:
    """An instruction that wrote a slot, and the place of the effect it belongs to ("" for the flow of phases)."""

    instruction: str
    place: str


class Tracer:
    """The reference machine of a game, compiled once more with a mark before each effect."""

    def __init__(self, game: Game) -> None:
        """Compile the game so that marks are kept."""
        self.within: list[str] = [""]
        with patch.dict(VERBS, {name: self._marked(verb) for name, verb in VERBS.items()}):
            program = compile_program(game.program.checked)
        self.engine = Engine(program, coverage=True)
        self.engine.space["fired"] = self
        self.lines = self.engine.source.splitlines()
        self.place = ""

    def add(self, rule: int) -> None:
        """A mark is met: what follows belongs to another effect."""
        self.place = self.engine.program.rules[rule]

    def writes(self, before: list[int], step: int) -> dict[int, Write]:
        """The last write to each slot when a step is taken from a state."""
        state = _Recording(before)
        state.note, self.place = self._note, ""
        self.found: dict[int, Write] = {}
        chance = self.engine.resumes[before[POINT]] >= 0
        (self.engine.happen if chance else self.engine.act)(state, step)
        return self.found

    def _note(self, slot: int, line: int) -> None:
        self.found[slot] = Write(self.lines[line - 1].strip(), self.place)

    def _marked(self, verb: Verb) -> Verb:
        """The same verb with a mark before and after what it writes."""

        def marked(job: Job) -> Any:
            self.within.append(_place(job.effect.span))
            job.writer.write(ir.Fired(job.shop.code.rule(self.within[-1])))
            scope = verb(job)
            self.within.pop()
            job.writer.write(ir.Fired(job.shop.code.rule(self.within[-1])))
            return scope

        return marked


class _Recording(list[int]):
    """A state that tells who writes to it."""

    note: Callable[[int, int], None]

    def __setitem__(self, slot: Any, value: Any) -> None:
        self.note(slot, sys._getframe(1).f_lineno)
        super().__setitem__(slot, value)


def _place(span: Span) -> str:
    return f"{span.file}:{span.line}"


def waiting_place(game: Game, point: int) -> str:
    """The place of the phase or effect that waits at a point."""
    found = game.program.points[point]
    return "the end of the game" if isinstance(found, End) else _place(found.span)
