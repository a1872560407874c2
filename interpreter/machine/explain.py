"""Why is an action not legal? The first condition that it fails, its place, and the values it saw."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from interpreter.diagnostics.diagnostic import NOWHERE, Span
from interpreter.language import typed
from interpreter.language.tree import subexpressions
from interpreter.machine.evaluate import Evaluator, is_set
from interpreter.machine.notation import Notation
from interpreter.program import ir
from interpreter.program.layout import ME
from interpreter.program.program import Choice, Decision, Option

if TYPE_CHECKING:
    from interpreter.machine.game import Game

#: What names stand for here.
Named = dict[int, int | ir.Expr]


@dataclass(frozen=True, slots=True)
class Explanation:
    """The condition that fails: a sentence, its place, and the values its parts have (text, value)."""

    text: str
    span: Span = NOWHERE
    values: tuple[tuple[str, str], ...] = ()


def explain(game: Game, state: list[int], action: int, notation: Notation | None = None) -> Explanation | None:
    """The first condition that an action fails in a state; nothing if it is legal.

    Values are written in the game's own notation unless another is given.
    """
    point = game.program.points[state[0]]
    if not isinstance(point, Decision):
        return Explanation("nobody decides anything here")
    if not 0 <= action < game.action_count:
        return Explanation(f"there are only the actions 0 to {game.action_count - 1}")
    choice, number = game.notation.choice_of(action)
    option = next((o for o in point.options if game.program.choices[o.choice] is choice), None)
    if option is None:
        return _not_offered(game, point, choice)
    return _Inquiry(game, state, choice, option, number, notation or game.notation).first_failure()


def _not_offered(game: Game, point: Decision, choice: Choice) -> Explanation:
    offered = ", ".join(f"`{game.program.choices[o.choice].name}`" for o in point.options)
    return Explanation(f"`{choice.name}` cannot be chosen in `{point.phase}`; what can: {offered}", point.span)


@dataclass(frozen=True)
class _Inquiry:
    """One action looked at in one state."""

    game: Game
    state: list[int]
    choice: Choice
    option: Option
    number: int
    notation: Notation

    def first_failure(self) -> Explanation | None:
        """The first parameter outside its domain, or the first condition that does not hold."""
        names: Named = {**self.option.names, **self._mover()}
        for given, value in self._parameters(names):
            if value not in Evaluator(self.game.program).elements(self.state, given.domain, names):
                return self._outside(given, value, names)
            names[given.local.uid] = value
        for condition in self.option.conditions:
            if not Evaluator(self.game.program).number(self.state, condition, names):
                return self._fails(condition, names)
        return None

    def _mover(self) -> dict[int, int]:
        """The local that stands for the player to move, wherever it occurs."""
        action = self.game.checked.actions.get(self.choice.name)
        locals_named_me = [action.me] if action is not None else list(self._locals("me"))
        return {local.uid: self.state[ME] for local in locals_named_me}

    def _locals(self, name: str) -> Iterator[typed.Local]:
        for source in (*self.option.conditions, *(g.domain for g in self.option.given)):
            for part in subexpressions(source):
                if isinstance(part, typed.Local) and part.name == name:
                    yield part

    def _parameters(self, names: Named) -> Iterator[tuple[typed.Given, int]]:
        """Each parameter with its value; the names of those before are known by then."""
        digits: list[int] = []
        rest = self.number
        for parameter in reversed(self.choice.parameters):
            rest, digit = divmod(rest, parameter.extent)
            digits.append(digit)
        for parameter, given, digit in zip(self.choice.parameters, self.option.given, reversed(digits), strict=True):
            first = parameter.low
            if parameter.local and isinstance(given.domain, typed.Zone):
                cells = Evaluator(self.game.program).elements(self.state, given.domain, names)
                first = cells[0]
            yield given, first + digit

    def _outside(self, given: typed.Given, value: int, names: Named) -> Explanation:
        text = self.notation.value(given.local.type, value)
        source = source_text(given.domain.span)
        where = f"`{source}`" if source else "its domain"
        values = tuple(self._seen(given.domain, names))
        return Explanation(f"{given.local.name} = {text} is not in {where}", given.domain.span, values)

    def _fails(self, condition: typed.Expression, names: Named) -> Explanation:
        source = source_text(condition.span)
        text = f"the condition `{source}` does not hold" if source else "a condition of it does not hold"
        return Explanation(text, condition.span, tuple(self._seen(condition, names)))

    def _seen(self, condition: typed.Expression, names: Named) -> Iterator[tuple[str, str]]:
        """The parts of a condition that have one value here, as text and value, each text once."""
        told: set[str] = set()
        for part in subexpressions(condition):
            text = source_text(part.span)
            telling = not isinstance(part, typed.Literal | typed.Binary | typed.Unary | typed.If) and not is_set(
                part.type
            )
            if text and text not in told and telling and part is not condition and self._closed(part, names):
                told.add(text)
                value = Evaluator(self.game.program).number(self.state, part, names)
                yield text, self.notation.value(part.type, value)

    def _closed(self, part: typed.Expression, names: Named) -> bool:
        """Whether a part speaks only of names that have a value here."""
        return all(p.uid in names for p in subexpressions(part) if isinstance(p, typed.Local))


@lru_cache(maxsize=64)
def _lines(file: str) -> tuple[str, ...]:
    try:
        return tuple(Path(file).read_text(encoding="utf-8").split("\n"))
    except (OSError, ValueError):
        return ()


def source_text(span: Span) -> str:
    """The text of a file at a span, on one line; empty if the file cannot be read."""
    lines = _lines(span.file)
    if not 0 < span.line <= span.end_line <= len(lines):
        return ""
    if span.line == span.end_line:
        return lines[span.line - 1][span.column - 1 : span.end_column - 1]
    parts = [lines[span.line - 1][span.column - 1 :], *lines[span.line : span.end_line - 1]]
    return " ".join(part.strip() for part in [*parts, lines[span.end_line - 1][: span.end_column - 1]])
