"""Declaring what is in the box: the attributes of enums, and the components with their kinds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product

from interpreter.language import typed
from interpreter.language.attributes import PLACES
from interpreter.language.expressions import check_text, constant
from interpreter.language.extents import extent
from interpreter.language.kinds import lowest, parse_type_name
from interpreter.language.relations import join
from interpreter.language.types import Counts, Int, Kind, Nothing, Scalar, Type
from interpreter.language.words import describe
from interpreter.language.world import NO_LOCALS, World
from interpreter.model import ruleset as model

#: More kinds of one component, or copies of one kind, are refused.
MOST_KINDS, MOST_COPIES = 2_000, 9_999
_TAKEN = frozenset(name for names in PLACES.values() for name in names)

Column = tuple[Type, tuple[int | tuple[int, ...], ...]]


def declare_columns(world: World) -> None:
    """Give every enum the columns of its members' attributes."""
    for enum in world.ruleset.enums:
        if not world.owns(enum.name):
            continue
        names = dict.fromkeys(name for member in enum.members for name in member.attributes)
        columns = {name: _column(world, enum, name) for name in names}
        known = {name: column for name, column in columns.items() if column is not None}
        world.enums[enum.name.value] = replace(world.enums[enum.name.value], columns=known)


def _column(world: World, enum: model.Enum, name: str) -> Column | None:
    cells: list[model.Text | Mapping[str, model.Text]] = []
    for member in enum.members:
        if name not in member.attributes:
            hint = f"every member of {enum.name.value} needs the same attributes"
            world.report.error("TY050", f"`{member.name.value}` has no `{name}`", member.name.span(), hint)
            return None
        cells.append(member.attributes[name])
    counts = [cell for cell in cells if isinstance(cell, Mapping)]
    if counts and len(counts) < len(cells):
        message = f"`{name}` is counts for some members of {enum.name.value} and a single value for others"
        world.report.error("TY050", message, enum.name.span())
        return None
    if counts:
        return _counts(world, enum, name, counts)
    return _values(world, enum, name, [cell for cell in cells if isinstance(cell, model.Text)])


def _values(world: World, enum: model.Enum, name: str, texts: list[model.Text]) -> Column | None:
    of: Type | None = None
    values: list[int] = []
    for text in texts:
        found = check_text(world, NO_LOCALS, text, of)
        if found is None:
            return None
        joined = found.type if of is None else join(of, found.type)
        if not isinstance(found, typed.Literal) or not isinstance(joined, Scalar) or isinstance(joined, Nothing):
            message = f"`{name}` of {enum.name.value} must be constants of one type, but this is {describe(found.type)}"
            world.report.error("TY050", message, text.span())
            return None
        of = joined
        values.append(found.value)
    return None if of is None else (of, tuple(values))


def _counts(world: World, enum: model.Enum, name: str, cells: list[Mapping[str, model.Text]]) -> Column | None:
    words = {word for cell in cells for word in cell}
    fitting = [table for table in world.enums.values() if words <= set(table.members) and world.is_enum(table.name)]
    if len(fitting) != 1:
        what = "no enum has" if not fitting else "several enums have"
        message = f"{what} all the members counted in `{name}` of {enum.name.value}"
        world.report.error("TY050", message, enum.name.span(), f"counted are {', '.join(sorted(words))}")
        return None
    members = fitting[0].members
    rows = [_count_row(world, name, cell, members) for cell in cells]
    known = tuple(row for row in rows if row is not None)
    if len(known) < len(rows):
        return None
    return Counts(fitting[0].name, max((max(row) for row in known), default=0)), known


def _count_row(
    world: World, name: str, cell: Mapping[str, model.Text], members: tuple[str, ...]
) -> tuple[int, ...] | None:
    row = [constant(world, cell[word], f"`{name}`", 0, MOST_COPIES) if word in cell else 0 for word in members]
    known = tuple(value for value in row if value is not None)
    return known if len(known) == len(row) else None


def declare_components(world: World) -> None:
    """Number the kinds of all components, from 1, and find out how many of each exist."""
    first = 1
    for source in world.ruleset.components:
        found = _component(world, source, first) if world.owns(source.name) else None
        if found is None:
            world.fail(source.name)
            continue
        world.components[source.name.value] = found
        first += found.kinds
        copies = None if source.copies is None else _copies(world, source, found)
        world.components[source.name.value] = replace(found, copies=copies)


def _component(world: World, source: model.Component, first: int) -> typed.Component | None:
    attributes = list(_attributes(world, source))
    known = tuple((name, of) for name, of in attributes if of is not None)
    if len(known) < len(attributes):
        return None
    kinds = 1
    for _, of in known:
        kinds *= extent(world, of)
    if kinds > MOST_KINDS:
        message = f"`{source.name.value}` has {kinds:,} kinds; at most {MOST_KINDS:,} are allowed"
        world.report.error("LO002", message, source.name.span(), "use fewer attributes or narrower ranges")
        return None
    starts = source.starts.value if source.starts else ""
    faces = source.faces is not None
    return typed.Component(source.name.value, known, faces, None, starts, first, kinds, source.name.span())


def _attributes(world: World, source: model.Component) -> Iterator[tuple[str, Scalar | None]]:
    for name, of in source.attributes:
        if name.value in _TAKEN or name.value == "cells":
            message = f"`{name.value}` is the place of a cell and cannot be an attribute"
            world.report.error("TY051", message, name.span(), "choose another name")
            yield name.value, None
        else:
            yield name.value, _attribute_type(world, of)
    if source.faces is not None:
        yield "face", _attribute_type(world, source.faces)


def _attribute_type(world: World, text: model.Text) -> Scalar | None:
    of = parse_type_name(world, text)
    if isinstance(of, Kind):
        message = "an attribute is a player, a flag, a number range or a member of an enum"
        world.report.error("TY051", f"{message}, not {describe(of)}", text.span())
        return None
    return of


def _copies(world: World, source: model.Component, found: typed.Component) -> tuple[int, ...] | None:
    """How many pieces of each kind start; dice start with their first face."""
    counts: list[int] = []
    fixed = found.attributes[:-1] if found.faces else found.attributes
    faces = extent(world, found.attributes[-1][1]) if found.faces else 1
    for values in product(*(_range(world, of) for _, of in fixed)):
        count = _copies_of(world, source, fixed, values)
        if count is None:
            return None
        counts += [count] + [0] * (faces - 1)
    return tuple(counts)


def _range(world: World, of: Type) -> range:
    return range(lowest(of), lowest(of) + extent(world, of))


def _copies_of(
    world: World, source: model.Component, attributes: tuple[tuple[str, Type], ...], values: tuple[int, ...]
) -> int | None:
    """The number of copies where the attributes have these values, which its expression may use."""
    if source.copies is None:
        return None
    span = source.name.span()
    bound = {
        name: typed.Literal(Int(value, value) if isinstance(of, Int) else of, span, value)
        for (name, of), value in zip(attributes, values, strict=True)
    }
    within = replace(world, constants={**world.constants, **bound})
    return constant(within, source.copies, "the number of copies", 0, MOST_COPIES)
