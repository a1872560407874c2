"""One step of an effect list while it is checked, and what the verbs ask of its arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from interpreter.language import typed
from interpreter.language.context import Result, check_binding
from interpreter.language.expressions import check_text, check_typed
from interpreter.language.relations import bare, element
from interpreter.language.types import Cell, Kind, Player, Type, ZoneRef
from interpreter.language.words import describe
from interpreter.language.world import Scope, World
from interpreter.model import ruleset as model

#: Checks a nested effect list in a scope.
Block = Callable[[World, Scope, tuple[model.Effect, ...]], tuple[typed.Effect, ...]]


@dataclass(frozen=True, slots=True)
class Target:
    """A checked argument that is a place: a cell, several cells, or a zone."""

    value: typed.Expression
    zone: str
    what: str


@dataclass(frozen=True, slots=True)
class Step:
    """The effect of the model, the scope it stands in, and how nested lists are checked."""

    world: World
    scope: Scope
    source: model.Effect
    block: Block = field(default=lambda world, scope, steps: ())

    @property
    def verb(self) -> str:
        """The verb."""
        return self.source.verb.value

    def text(self, key: str) -> model.Text:
        """The text of an argument that the table of verbs has made sure of."""
        return self.source.arguments[key]

    def has(self, key: str) -> bool:
        """Whether an argument is given."""
        return key in self.source.arguments

    def fail(self, code: str, message: str, key: str = "", hint: str = "") -> None:
        """Report an error at an argument (or the verb)."""
        span = self.text(key).span() if key else self.source.verb.span()
        self.world.report.error(code, message, span, hint)

    def any(self, key: str, expected: Type | None = None) -> Result:
        """An argument of whatever type."""
        return check_text(self.world, self.scope, self.text(key), expected)

    def of_type(self, key: str, wanted: Type) -> Result:
        """An argument whose type has to fit."""
        return check_typed(self.world, self.scope, self.text(key), wanted, f"`{key}:`")

    def player(self, key: str) -> Result:
        """An argument that is a player."""
        return self.of_type(key, Player())

    def place(self, key: str, allowed: tuple[str, ...] = ("cell", "region", "zone")) -> Target | None:
        """An argument that is a place of one of the allowed sorts."""
        found = self.any(key)
        if found is None:
            return None
        target = place_of(found)
        if target is not None and target.what in allowed:
            return target
        wanted = _or([{"cell": "a cell", "region": "cells", "zone": "a zone"}[what] for what in allowed])
        self.fail("TY010", f"`{key}:` needs {wanted}, but this is {describe(found.type)}", key)
        return None

    def kind(self, key: str) -> tuple[typed.Expression, tuple[str, ...]] | None:
        """An argument that is a kind, and the components it may be of."""
        found = self.any(key)
        if found is None:
            return None
        of = bare(found.type)
        if isinstance(of, Kind):
            return found, of.components
        hint = "say which, with the values of its attributes" if isinstance(element(of), Kind) else ""
        self.fail("TY010", f"`{key}:` needs a kind, but this is {describe(found.type)}", key, hint)
        return None

    def name(self, key: str) -> str | None:
        """An argument that is a new name."""
        text = self.text(key)
        if not text.value.isidentifier():
            self.fail("TY035", f"`{text.value}` is not a name", key, "names are written in `lower_case` letters")
            return None
        check_binding(self.world, self.scope, text.value, text.span())
        return text.value

    def local(self, key: str, of: Type) -> typed.Local | None:
        """The local that an argument binds."""
        name = self.name(key)
        return None if name is None else self.world.local(name, of, self.text(key).span())

    def nested(self, key: str, *locals: typed.Local) -> tuple[typed.Effect, ...]:
        """A nested effect list, with more names bound in it."""
        scope = self.scope
        for local in locals:
            scope = scope.with_local(local)
        return self.block(self.world, scope, self.source.blocks.get(key, ()))

    def made(
        self, arguments: Mapping[str, typed.Expression] | None = None, words: Mapping[str, str] | None = None
    ) -> typed.Effect:
        """The typed effect."""
        return typed.Effect(self.verb, self.source.span, arguments or {}, words or {})

    def holds(self, zone: str, components: tuple[str, ...], key: str) -> bool:
        """Whether a zone may hold some of the components (of none, all is true); else an error."""
        held = self.world.zones[zone].holds
        if not components or set(components) & set(held):
            return True
        message = f"{zone} does not hold {_or(list(components))}; it holds {' and '.join(held) or 'nothing'}"
        self.fail("TY032", message, key)
        return False


def place_of(found: typed.Expression) -> Target | None:
    """What sort of place an expression gives, if any."""
    of = bare(found.type)
    if isinstance(of, Cell):
        return Target(found, of.zone, "cell")
    if isinstance(of, ZoneRef):
        return Target(found, of.zone, "zone")
    inner = element(of)
    return Target(found, inner.zone, "region") if isinstance(inner, Cell) else None


def _or(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
