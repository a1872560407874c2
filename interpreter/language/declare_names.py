"""Declaring names: every name of the ruleset once, and clashes between them."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.diagnostics.diagnostic import NOWHERE
from interpreter.language import typed
from interpreter.language.context import RESERVED
from interpreter.language.directions import DIRECTIONS
from interpreter.language.types import Direction, Flag, Int, Player, Scalar, Symbol
from interpreter.language.world import Declared, World
from interpreter.model.ruleset import Option, Text


def declare_names(world: World) -> None:
    """Enter all names into ``world.declared`` and the words for values into ``world.symbols``.

    Reports two things with one name, and names that the language keeps for itself.
    """
    for name, what in _names(world):
        _declare(world, name, what)
    for seat, text in enumerate(world.ruleset.players):
        _symbol(world, text, Player(), seat)
    for number, direction in enumerate(DIRECTIONS):
        world.add_symbol(direction, typed.Literal(Direction(), NOWHERE, number))
    for option in world.ruleset.options:
        if world.owns(option.name):
            _option(world, option)
    for enum in world.ruleset.enums:
        if world.owns(enum.name):
            _enum(world, enum.name.value, tuple(member.name for member in enum.members))


def declare_functions(world: World) -> None:
    """Enter the functions whose names are their own; they are checked when first used."""
    for source in world.ruleset.functions:
        if world.owns(source.name):
            world.sources[source.name.value] = source


def _names(world: World) -> Iterator[tuple[Text, str]]:
    ruleset = world.ruleset
    # The number of players is an option to those who run the game; in expressions it is a word of the language.
    yield from ((option.name, "an option") for option in ruleset.options if option.name.value != "players")
    yield from ((enum.name, "an enum") for enum in ruleset.enums)
    yield from ((component.name, "a component") for component in ruleset.components)
    yield from ((zone.name, "a zone") for zone in ruleset.zones)
    yield from ((variable.name, "a variable") for variable in ruleset.variables)
    yield from ((function.name, "a function") for function in ruleset.functions)
    yield from ((procedure.name, "a procedure") for procedure in ruleset.procedures)


def _declare(world: World, name: Text, what: str) -> None:
    word, span = name.value, name.span()
    other = world.declared.get(word)
    if other is not None:
        related = ((other.span, f"`{word}` is {other.what} here"),)
        world.report.error("TY003", f"`{word}` is already the name of {other.what}", span, related=related)
    elif word in RESERVED or word in DIRECTIONS:
        world.report.error("TY003", f"`{word}` has a meaning of its own in the language", span, "choose another name")
    else:
        world.declared[word] = Declared(what, span)


def _symbol(world: World, text: Text, of: Scalar, value: int) -> None:
    other = world.declared.get(text.value)
    if other is not None:
        related = ((other.span, f"`{text.value}` is {other.what} here"),)
        message = f"`{text.value}` is already the name of {other.what}"
        world.report.error("TY003", message, text.span(), "choose another name", related=related)
    elif text.value in RESERVED:
        message = f"`{text.value}` has a meaning of its own in the language"
        world.report.error("TY003", message, text.span(), "choose another name")
    else:
        world.add_symbol(text.value, typed.Literal(of, text.span(), value))


def _option(world: World, option: Option) -> None:
    name, span, value = option.name.value, option.name.span(), option.value
    if option.kind == "choice":
        members = tuple(choice.value for choice in option.choices)
        _enum(world, name, option.choices)
        index = members.index(str(value)) if str(value) in members else 0
        world.constants[name] = typed.Literal(Symbol(name), span, index)
    elif option.kind == "flag":
        world.constants[name] = typed.Literal(Flag(), span, int(bool(value)))
    else:
        world.constants[name] = typed.Literal(Int(int(value), int(value)), span, int(value))


def _enum(world: World, name: str, members: tuple[Text, ...]) -> None:
    world.enums[name] = typed.EnumTable(name, tuple(member.value for member in members))
    for index, member in enumerate(members):
        _symbol(world, member, Symbol(name), index)
