"""What is being looked at: a game, its text, and answers that several rules need."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cached_property
from typing import Protocol

from interpreter.diagnostics.diagnostic import Span
from interpreter.language import typed
from interpreter.machine.game import Game
from interpreter.model import ruleset as model
from interpreter.study.lint.words import Excerpts, body, mentioned, texts, words

_LOOP = re.compile(r"([A-Za-z_]\w*)\s+in\s")


class Named(Protocol):
    """A rule of the model with a name."""

    @property
    def name(self) -> model.Text:
        """Its name, with its place."""
        ...


@dataclass(frozen=True)
class Subject:
    """A game to be looked at."""

    game: Game

    @property
    def checked(self) -> typed.Checked:
        """The typed tree."""
        return self.game.checked

    @property
    def ruleset(self) -> model.Ruleset:
        """The model as it was read."""
        return self.game.ruleset

    @cached_property
    def excerpts(self) -> Excerpts:
        """What is written where."""
        return Excerpts(self.ruleset)

    @cached_property
    def phases(self) -> tuple[typed.Phase, ...]:
        """All phases, nested ones after the phase that holds them."""
        return tuple(nested(self.checked.phases))

    @cached_property
    def steps(self) -> tuple[typed.Effect, ...]:
        """All effects of the ruleset, each with the steps inside it."""
        checked = self.checked
        lists = [checked.setup, *(action.do for action in checked.actions.values())]
        lists += [trigger.do for trigger in checked.triggers]
        return tuple(step for steps in (*lists, *map(own_steps, self.phases)) for step in steps)

    # --- which names are used ----------------------------------------------------------------

    @property
    def play(self) -> tuple[object, ...]:
        """The rules that are followed in play: all but declarations."""
        rules = self.ruleset
        return (rules.setup, *map(body, (*rules.actions, *rules.triggers)), rules.phases, rules.outcome)

    @cached_property
    def declarations(self) -> tuple[object, ...]:
        """What is declared, each without its name, functions and patterns left out."""
        rules = self.ruleset
        declared = (*rules.enums, *rules.components, *rules.zones, *rules.variables)
        return (*map(body, declared), rules.move_limit)

    @cached_property
    def live(self) -> set[str]:
        """The words that play mentions, itself or through the functions, procedures and patterns it uses."""
        rules = self.ruleset
        defined: tuple[Named, ...] = (*rules.functions, *rules.procedures, *rules.patterns)
        bodies = {rule.name.value: body(rule) for rule in defined}
        found, front = set[str](), [mentioned(*self.play)]
        while front:
            new = front.pop() - found
            found |= new
            front += [mentioned(bodies[word]) for word in new if word in bodies]
        return found

    # --- what depends on options ---------------------------------------------------------------

    @cached_property
    def _meanings(self) -> Mapping[str, set[str]]:
        """For each name, the words it stands on: its declaration, or the domain it is drawn from."""
        rules, found = self.ruleset, dict[str, set[str]]()
        declared: tuple[Named, ...] = (*rules.components, *rules.zones, *rules.variables)
        defined: tuple[Named, ...] = (*rules.functions, *rules.patterns)
        for rule in (*declared, *defined):
            found.setdefault(rule.name.value, set()).update(mentioned(body(rule)))
        for name, around in self._bindings():
            found.setdefault(name, set()).update(around)
        return found

    def _bindings(self) -> Iterator[tuple[str, set[str]]]:
        rules = self.ruleset
        for parameters in (*(f.parameters for f in rules.functions), *(p.parameters for p in rules.procedures)):
            yield from ((name.value, words(of.value)) for name, of in parameters)
        for given in _all_given(rules):
            yield given.name.value, words(given.domain.value)
        for effect in _all_effects(rules):
            yield from _named_by(effect)
        for trigger in rules.triggers:
            yield "it", mentioned(trigger.on)
        for text in texts(rules):
            yield from ((name, words(text.value)) for name in _LOOP.findall(text.value))
            if "cell" in words(text.value):
                yield "cell", words(text.value)

    @cached_property
    def _options(self) -> set[str]:
        names = {option.name.value for option in self.ruleset.options}
        return names | {"Player"} if "players" in names else names

    def optional(self, span: Span) -> bool:
        """Whether what is written at a place depends on an option, so that it may differ in another game."""
        seen, front = set[str](), [words(self.excerpts.at(span))]
        while front:
            new = front.pop() - seen
            if new & self._options:
                return True
            seen |= new
            front += [self._meanings[word] for word in new if word in self._meanings]
        return False


def nested(phases: tuple[typed.Phase, ...]) -> Iterator[typed.Phase]:
    """Phases and the phases inside them."""
    for phase in phases:
        yield phase
        yield from nested(phase.phases)


def own_steps(phase: typed.Phase) -> tuple[typed.Effect, ...]:
    """The effects that stand in a phase itself."""
    stuck = phase.stuck if isinstance(phase.stuck, tuple) else ()
    return (*phase.start, *phase.before_turn, *phase.after_turn, *phase.end, *stuck)


def _all_effects(part: object) -> Iterator[model.Effect]:
    if isinstance(part, model.Effect):
        yield part
    inner = part.values() if isinstance(part, dict) else part if isinstance(part, tuple) else ()
    if is_dataclass(part) and not isinstance(part, type | model.Text):
        inner = tuple(getattr(part, field.name) for field in fields(part))
    for item in inner:
        yield from _all_effects(item)


def _all_given(rules: model.Ruleset) -> Iterator[model.Given]:
    for action in rules.actions:
        yield from action.given
    for effect in _all_effects(rules):
        yield from effect.given


def _named_by(effect: model.Effect) -> Iterator[tuple[str, set[str]]]:
    """The name that an effect gives, with the words of what it stands for."""
    around = mentioned(dict(effect.arguments))
    for key in ("let", "random", "as"):
        if key in effect.arguments:
            yield effect.arguments[key].value, around
