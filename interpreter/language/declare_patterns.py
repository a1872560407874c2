"""Declaring patterns: lines, and shapes drawn as pictures with their turns and mirrors."""

from __future__ import annotations

from dataclasses import replace

from interpreter.diagnostics.suggest import did_you_mean
from interpreter.language import typed
from interpreter.language.expressions import constant, constant_value
from interpreter.language.types import Flag
from interpreter.language.world import World
from interpreter.model.ruleset import Pattern, Text

#: The ways that a line can run.
WAYS = ("row", "column", "diagonal", "orthogonal", "any", "pillar", "staircase")
LONGEST_LINE = 200
Shape = tuple[tuple[int, int], ...]


def declare_patterns(world: World) -> None:
    """Enter every pattern; those made of others are checked to come to an end."""
    sources = {source.name.value: source for source in world.ruleset.patterns}
    for name, source in sources.items():
        shape = None if _circular(world, sources, name) else _pattern(world, sources, source)
        used = _holds(world, source.only_when, "`only_when`", True)
        if shape is None or used is None:
            world.failed.add(name)
        else:
            world.patterns[name] = replace(shape, used=used)
    for name in [name for name in world.patterns if not _whole(world, name)]:
        del world.patterns[name]
        world.failed.add(name)


def _holds(world: World, text: Text | None, what: str, otherwise: bool = False) -> bool | None:
    """Whether a constant condition holds; None after an error."""
    if text is None:
        return otherwise
    found = constant_value(world, text, Flag(), what)
    return None if found is None else bool(found.value)


def _whole(world: World, name: str) -> bool:
    return name in world.patterns and all(_whole(world, part) for part in world.patterns[name].any_of)


def _circular(world: World, sources: dict[str, Pattern], name: str) -> bool:
    """Whether following ``any_of`` leads back to the pattern, which is reported."""
    seen: list[str] = []
    front = [name]
    while front:
        here = front.pop()
        for part in sources[here].any_of if here in sources else ():
            if part.value == name:
                world.report.error("TY054", f"the pattern `{name}` contains itself", sources[name].name.span())
                return True
            if part.value not in seen:
                seen.append(part.value)
                front.append(part.value)
    return False


def _pattern(world: World, sources: dict[str, Pattern], source: Pattern) -> typed.PatternShape | None:
    name, span = source.name.value, source.name.span()
    attributes = {word.value: constant(world, value, f"`{word.value}`") for word, value in source.attributes}
    known = {word: value for word, value in attributes.items() if value is not None}
    if len(known) < len(attributes):
        return None
    if source.any_of:
        parts = _parts(world, sources, source.any_of)
        return None if parts is None else typed.PatternShape(name, any_of=parts, attributes=known, span=span)
    if source.line is not None:
        length, along = constant(world, source.line, "`line`", 1, LONGEST_LINE), _along(world, source.along)
        if length is None or along is None:
            return None
        return typed.PatternShape(name, line=length, along=along, attributes=known, span=span)
    shapes = _shapes(world, source)
    return None if shapes is None else typed.PatternShape(name, shapes=shapes, attributes=known, span=span)


def _parts(world: World, sources: dict[str, Pattern], parts: tuple[Text, ...]) -> tuple[str, ...] | None:
    unknown = [part for part in parts if part.value not in sources]
    for part in (each for each in unknown if each.value not in world.failed):
        hint = did_you_mean(part.value, sources)
        world.report.error("TY028", f"unknown pattern `{part.value}`", part.span(), hint)
    return None if unknown else tuple(part.value for part in parts)


def _along(world: World, ways: tuple[Text, ...]) -> tuple[str, ...] | None:
    unknown = [way for way in ways if way.value not in WAYS]
    for way in unknown:
        hint = did_you_mean(way.value, WAYS) or f"a line runs along {', '.join(WAYS)}"
        world.report.error("TY054", f"unknown way `{way.value}`", way.span(), hint)
    return None if unknown else tuple(way.value for way in ways) or ("any",)


def _shapes(world: World, source: Pattern) -> tuple[Shape, ...] | None:
    """The picture as offsets (rows up from its lowest line, columns), in all its positions."""
    if not source.shape:
        hint = "a pattern has `line:`, `shape:` or `any_of:`"
        world.report.error("TY054", f"the pattern `{source.name.value}` is empty", source.name.span(), hint)
        return None
    cells: list[tuple[int, int]] = []
    for up, line in enumerate(reversed(source.shape)):
        odd = next((i for i, sign in enumerate(line.value) if sign not in "x."), None)
        if odd is not None:
            span = line.span(odd, odd + 1)
            world.report.error("TY054", "a picture is drawn with `x` and `.` only", span)
            return None
        cells += [(up, column) for column, sign in enumerate(line.value) if sign == "x"]
    if not cells:
        world.report.error("TY054", "the picture has no `x`", source.name.span())
        return None
    turned, mirrored = _turned(world, source.turned), _holds(world, source.mirrored, "`mirrored`")
    return None if turned is None or mirrored is None else _positions(tuple(cells), turned, mirrored)


def _turned(world: World, text: Text | None) -> bool | None:
    """`turned: any` is `turned: true`."""
    return True if text is not None and text.value == "any" else _holds(world, text, "`turned`")


def _positions(shape: Shape, turned: bool, mirrored: bool) -> tuple[Shape, ...]:
    found = [shape]
    if turned:
        for _ in range(3):
            found.append(tuple((-column, row) for row, column in found[-1]))
    if mirrored:
        found += [tuple((row, -column) for row, column in each) for each in found]
    return tuple(dict.fromkeys(_normal(each) for each in found))


def _normal(shape: Shape) -> Shape:
    """The shape moved to the corner, its cells in order, so that equal shapes are equal."""
    low_row, low_column = min(row for row, _ in shape), min(column for _, column in shape)
    return tuple(sorted((row - low_row, column - low_column) for row, column in shape))
