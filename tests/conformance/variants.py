"""Every shipped ruleset with every value of its options worth trying, found by listing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from interpreter import Game, load
from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.model.ruleset import Option, Ruleset
from interpreter.reading import load as read
from interpreter.reading import shipped

SAMPLES = Path(__file__).parent / "samples"
Value = int | bool | str


@dataclass(frozen=True)
class Variant:
    """A ruleset with options; without options it is the game as shipped."""

    ruleset: str
    options: tuple[tuple[str, Value], ...] = ()

    @property
    def name(self) -> str:
        return " ".join([Path(self.ruleset).stem, *(f"{name}={value}" for name, value in self.options)])

    @property
    def game(self) -> Game:
        return game_of(self)


@lru_cache(maxsize=4)
def game_of(variant: Variant) -> Game:
    return load(variant.ruleset, options=dict(variant.options))


def bases() -> list[Variant]:
    """Each shipped ruleset as it is, and the samples for what no shipped one has."""
    return [Variant(name) for name in shipped()] + [Variant(str(path)) for path in sorted(SAMPLES.glob("*.yaml"))]


def others() -> list[Variant]:
    """Each ruleset with one option at another value: the ends of a range, each choice, the flag turned.

    A ruleset that extends another has that one's options; they are tried there.
    """
    return [
        Variant(name, ((option.name.value, value),))
        for name, ruleset in readable().items()
        if not ruleset.extends
        for option in ruleset.options
        for value in other_values(option)
    ]


def readable() -> dict[str, Ruleset]:
    """The shipped rulesets that can be read; one that cannot fails as shipped and need not fail everything."""
    found = {}
    for name in shipped():
        with suppress(RulewrightError):
            found[name] = read(name)
    return found


def other_values(option: Option) -> Iterator[Value]:
    match option.kind:
        case "flag":
            yield not option.default
        case "range":
            yield from (value for value in (option.low, option.high) if value != option.default)
        case _:
            yield from (choice.value for choice in option.choices if choice.value != option.default)


BASES = bases()
OTHERS = others()


def name(variant: Variant) -> str:
    return variant.name
