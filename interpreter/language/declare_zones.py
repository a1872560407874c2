"""Declaring zones: their sizes, their copies, and what they hold."""

from __future__ import annotations

from interpreter.diagnostics.suggest import did_you_mean, nearest
from interpreter.language import typed
from interpreter.language.expressions import constant
from interpreter.language.extents import extent
from interpreter.language.kinds import parse_type_name
from interpreter.language.types import Cell, Player, Scalar, Symbol, Type
from interpreter.language.words import describe
from interpreter.language.world import World
from interpreter.model.ruleset import Component, Text, Zone

#: The largest side of a board, and the highest stack.
LARGEST_SIDE, HIGHEST_STACK = 200, 200
_SIDES: dict[str, tuple[str, ...]] = {
    "grid": ("rows", "columns"),
    "hex": ("rows", "columns"),
    "row": ("length",),
    "ring": ("length",),
    "graph": (),
    "pool": (),
    "stack": (),
}


def declare_zones(world: World) -> None:
    """Enter the shape of every zone, and check where the components start."""
    for source in world.ruleset.zones:
        name = source.name.value
        shape = _shape(world, source) if world.owns(source.name) else None
        if shape is None:
            world.fail(source.name)
            world.failed.update(place.value for place in source.places)
            continue
        world.zones[name] = shape
        declare_places(world, source)
    for component in world.ruleset.components:
        _check_start(world, component)


def declare_places(world: World, source: Zone) -> None:
    """Let the places of a graph that exists once stand for its cells."""
    if source.per:
        return
    for number, place in enumerate(source.places):
        world.add_symbol(place.value, typed.Literal(Cell(source.name.value), place.span(), number))


def _shape(world: World, source: Zone) -> typed.ZoneShape | None:
    kind = source.kind.value
    if kind not in _SIDES:
        hint = did_you_mean(kind, _SIDES)
        world.report.error("TY052", f"unknown kind of zone `{kind}`", source.kind.span(), hint)
        return None
    sides, height, holds = _sides(world, source), _height(world, source), _holds(world, source)
    per = index_types(world, source.per, source.name.value)
    links = _links(world, source)
    if sides is None or height is None or holds is None or per is None or links is None:
        return None
    copies = 1
    for of in per:
        copies *= extent(world, of)
    return typed.ZoneShape(
        name=source.name.value,
        kind=kind,
        holds=holds,
        per=per,
        copies=copies,
        rows=sides[0],
        columns=sides[1],
        levels=sides[2],
        cells=kind if kind in ("pool", "stack") else source.cells,
        height=height,
        numbered=source.numbered,
        places=tuple(place.value for place in source.places),
        links=links,
        visible=source.visible,
        span=source.name.span(),
    )


def _sides(world: World, source: Zone) -> tuple[int, int, int] | None:
    """Rows, columns and levels; None after an error."""
    given = {"rows": source.rows, "columns": source.columns, "length": source.length}
    found: dict[str, int | None] = {}
    for side in _SIDES[source.kind.value]:
        text = given[side]
        if text is None:
            message = f"a zone of kind {source.kind.value} needs `{side}`"
            world.report.error("TY052", message, source.name.span())
            return None
        found[side] = constant(world, text, f"`{side}`", 1, LARGEST_SIDE)
    if source.levels is not None:
        found["levels"] = constant(world, source.levels, "`levels`", 1, LARGEST_SIDE)
    known = {side: value for side, value in found.items() if value is not None}
    if len(known) < len(found):
        return None
    across = known.get("columns", known.get("length", len(source.places) or 1))
    return known.get("rows", 1), across, known.get("levels", 1)


def _height(world: World, source: Zone) -> int | None:
    """The height of the stacks; 1 where there are none; None after an error."""
    if source.cells != "stack" and source.kind.value != "stack":
        return 1
    if source.height is None:
        world.report.error("TY052", "a stack needs `height`: how many pieces it can take", source.name.span())
        return None
    return constant(world, source.height, "`height`", 1, HIGHEST_STACK)


def _holds(world: World, source: Zone) -> tuple[str, ...] | None:
    """The components that the zone holds, a word that is nearly right taken as meant; None after another error."""
    found = [_component(world, text) for text in source.holds]
    known = tuple(name for name in found if name)
    return known if len(known) == len(found) else None


def _component(world: World, text: Text) -> str:
    """The component that a word names or, after an error, the one most like it; empty where there is none."""
    if text.value in world.components:
        return text.value
    if text.value in world.failed:
        return ""
    near = nearest(text.value, world.components)
    hint = f"did you mean `{near}`?" if near else ""
    world.report.error("TY040", f"unknown component `{text.value}`", text.span(), hint)
    return near


def index_types(world: World, per: tuple[Text, ...], name: str) -> tuple[Scalar, ...] | None:
    """The types of the indices in ``per:``, or None after an error."""
    found = [parse_type_name(world, text) for text in per]
    known = tuple(of for of in found if of is not None)
    if len(known) < len(found):
        return None
    for text, of in zip(per, known, strict=True):
        if name in world.declared and world.declared[name].what == "a zone" and not isinstance(of, Player | Symbol):
            world.report.error("TY052", f"a zone exists per Player or per enum, not per {_each(of)}", text.span())
            return None
    return known


def _each(of: Type) -> str:
    return describe(of).removeprefix("a ")


def _links(world: World, source: Zone) -> tuple[tuple[int, int], ...] | None:
    places = [place.value for place in source.places]
    found: list[tuple[int, int]] = []
    for pair in source.links:
        for text in pair:
            if text.value not in places:
                if text.value not in world.failed:
                    hint = did_you_mean(text.value, places)
                    world.report.error("TY040", f"unknown place `{text.value}`", text.span(), hint)
                return None
        found.append((places.index(pair[0].value), places.index(pair[1].value)))
    return tuple(found)


def _check_start(world: World, component: Component) -> None:
    """Components with copies start in a zone that holds them."""
    name = component.name.value
    if name not in world.components:
        return
    if component.starts is None:
        if component.copies is not None:
            hint = "add `starts:` with a zone that holds them"
            world.report.error("TY051", f"the copies of `{name}` lie nowhere at the start", component.name.span(), hint)
        return
    start, span = component.starts.value, component.starts.span()
    if start in world.zones and name not in world.zones[start].holds:
        message = f"`{name}` cannot start in {start}, which holds {' and '.join(world.zones[start].holds)}"
        world.report.error("TY032", message, span)
    elif start not in world.zones and start not in world.failed:
        world.report.error("TY040", f"unknown zone `{start}`", span, did_you_mean(start, world.zones))
