"""Built-in functions on places: rows, neighbours, steps, rays, borders, distances."""

from __future__ import annotations

from dataclasses import replace

from interpreter.language import fold, typed
from interpreter.language.callsite import LATTICES, CallSite
from interpreter.language.context import Result
from interpreter.language.extents import extent
from interpreter.language.relations import bare
from interpreter.language.signature import Signature
from interpreter.language.types import Cell, Direction, Flag, Int, Line, Optional, SetOf, Type
from interpreter.language.words import describe

_STRAIGHT = (*LATTICES, "row", "ring")


def _lines(site: CallSite) -> Result:
    """``rows(Z)``, ``columns(Z)``."""
    zone = site.zone(0)
    if zone is None or not site.needs(zone[1], LATTICES):
        return None
    return site.make(SetOf(Line(zone[1], site.node.function.removesuffix("s"))), zone[0])


def _line(site: CallSite) -> Result:
    """``row(c)``, ``row(Z, n)`` and the same for columns."""
    return _line_of(site) if len(site.positional) == 1 else _line_number(site)


def _line_of(site: CallSite) -> Result:
    cell = site.cell(0)
    if cell is None or not site.needs(cell[1], LATTICES):
        return None
    return site.make(Line(cell[1], site.node.function), cell[0])


def _line_number(site: CallSite) -> Result:
    zone, number = site.zone(0), site.number(1)
    if zone is None or number is None or not site.needs(zone[1], LATTICES):
        return None
    shape, axis = site.context.world.zones[zone[1]], site.node.function
    inside = _inside(site, 1, number, shape.rows if axis == "row" else shape.columns, f"{axis}s of {shape.name}")
    if inside is None:
        return None
    of = Line(zone[1], axis)
    return site.make(of if inside else Optional(of), zone[0], number)


def _inside(site: CallSite, i: int, number: typed.Expression, most: int, what: str) -> bool | None:
    """Whether a number surely lies in 1..most; None after an error because it never does."""
    if not isinstance(number.type, Int):
        return None
    if number.type.high < 1 or number.type.low > most:
        message = f"this is {describe(number.type)}, but the {what} are numbered 1..{most}"
        site.fail("TY016", message, site.positional[i])
        return None
    return number.type.low >= 1 and number.type.high <= most


def _at(site: CallSite) -> Result:
    """``at(Z, n)``, ``at(Z, row, column)``, ``at(Z, row, column, level)``."""
    zone = site.zone(0)
    numbers = [site.number(i) for i in range(1, len(site.positional))]
    found = [number for number in numbers if number is not None]
    if zone is None or len(found) < len(numbers):
        return None
    if len(found) > 1 and not site.needs(zone[1], LATTICES):
        return None
    bounds = _bounds(site.context.world.zones[zone[1]], len(found))
    inside = [_inside(site, i + 1, each, bounds[i][1], f"{bounds[i][0]} of {zone[1]}") for i, each in enumerate(found)]
    if any(each is None for each in inside):
        return None
    of: Type = Cell(zone[1]) if all(inside) else Optional(Cell(zone[1]))
    return _fold_at(site, zone[0], found) or site.make(of, zone[0], *found)


def _bounds(shape: typed.ZoneShape, count: int) -> tuple[tuple[str, int], ...]:
    if count == 1:
        return (("cells", shape.size),)
    return (("rows", shape.rows), ("columns", shape.columns), ("levels", shape.levels))


def _fold_at(site: CallSite, zone: typed.Expression, numbers: list[typed.Expression]) -> typed.Literal | None:
    """A cell with a constant number in a zone that exists once is known."""
    known = [number.value - 1 for number in numbers if isinstance(number, typed.Literal)]
    if not isinstance(zone, typed.Zone) or zone.indices or len(known) < len(numbers):
        return None
    shape = site.context.world.zones[zone.name]
    if len(known) == 1:
        return typed.Literal(Cell(zone.name), site.span, known[0])
    row, column, level = (*known, 0)[:3]
    return typed.Literal(Cell(zone.name), site.span, (level * shape.rows + row) * shape.columns + column)


def _beside(site: CallSite) -> Result:
    """``neighbors(c)``, ``around(c)``."""
    cell = site.cell(0)
    return None if cell is None else site.make(SetOf(Cell(cell[1])), cell[0])


def _directions(site: CallSite) -> Result:
    zone = site.zone(0)
    if zone is None or not site.needs(zone[1], _STRAIGHT):
        return None
    return site.make(SetOf(Direction()), zone[0])


def _reverse(site: CallSite) -> Result:
    direction = site.direction(0)
    return None if direction is None else site.make(Direction(), direction)


def _turn(site: CallSite) -> Result:
    """``clockwise(d)``, ``clockwise(d, n)``; ``in: Z`` says how far where there are squares and hexagons."""
    direction = site.direction(0)
    steps = site.number(1) if len(site.positional) > 1 else fold.number(1, site.span)
    kind = _given_lattice(site) if "in" in site.named else _only_lattice(site)
    if direction is None or steps is None or kind is None:
        return None
    return replace(site.make(Direction(), direction, steps), words={"kind": kind})


def _given_lattice(site: CallSite) -> str | None:
    found = site.region_at(site.named["in"], single=False)
    if found is None or not site.needs(found[1], LATTICES, site.named["in"]):
        return None
    return site.context.world.zones[found[1]].kind


def _only_lattice(site: CallSite) -> str | None:
    kinds = {shape.kind for shape in site.context.world.zones.values()} & set(LATTICES)
    if len(kinds) > 1:
        hint = f"name the zone: `{site.node.function}(direction, in: zone)`"
        site.fail("TY026", "there are squares and hexagons, whose directions differ", hint=hint)
        return None
    return kinds.pop() if kinds else "grid"


def _step(site: CallSite) -> Result:
    """``step(c, d)``, ``step(c, n)``."""
    cell, second = site.cell(0), site.any(1, Direction())
    if cell is None or second is None:
        return None
    if isinstance(second.type, Int):
        if not site.needs(cell[1], ("row", "ring")):
            return None
        ring = site.context.world.zones[cell[1]].kind == "ring"
        return site.make(Cell(cell[1]) if ring else Optional(Cell(cell[1])), cell[0], second)
    if bare(second.type) != Direction():
        message = f"`step` needs a direction or a number here, but this is {describe(second.type)}"
        site.fail("TY010", message, site.positional[1])
        return None
    return site.make(Optional(Cell(cell[1])), cell[0], second) if site.needs(cell[1], _STRAIGHT) else None


def _ray(site: CallSite) -> Result:
    cell, direction = site.cell(0), site.direction(1)
    if cell is None or direction is None or not site.needs(cell[1], _STRAIGHT):
        return None
    return site.make(SetOf(Cell(cell[1])), cell[0], direction)


def _run(site: CallSite) -> Result:
    """``run(c, d, where: P)``, ``beyond(c, d, where: P)``."""
    cell, direction = site.cell(0), site.direction(1)
    if cell is None or direction is None or not site.needs(cell[1], _STRAIGHT):
        return None
    where = site.where(cell[1])
    if where is None:
        return None
    of: Type = SetOf(Cell(cell[1])) if site.node.function == "run" else Optional(Cell(cell[1]))
    return replace(site.make(of, cell[0], direction, **where[1]), cell=where[0])


def _group(site: CallSite) -> Result:
    cell = site.cell(0)
    where = None if cell is None else site.where(cell[1])
    if cell is None or where is None:
        return None
    return replace(site.make(SetOf(Cell(cell[1])), cell[0], **where[1]), cell=where[0])


def _edge(site: CallSite) -> Result:
    """``edge(Z)``, ``edge(Z, up)``."""
    zone = site.zone(0)
    if zone is None or not site.needs(zone[1], _STRAIGHT):
        return None
    of = SetOf(Cell(zone[1]))
    if len(site.positional) == 1:
        return site.make(of, zone[0])
    direction = site.direction(1)
    return None if direction is None else site.make(of, zone[0], direction)


def _corners(site: CallSite) -> Result:
    zone = site.zone(0)
    if zone is None or not site.needs(zone[1], LATTICES):
        return None
    return site.make(SetOf(Cell(zone[1])), zone[0])


def _between(site: CallSite) -> Result:
    """``adjacent(a, b)``, ``distance(a, b)``."""
    a, b = site.cell(0), site.cell(1)
    if a is None or b is None:
        return None
    if a[1] != b[1]:
        site.fail("TY018", f"these cells lie in different zones: {a[1]} and {b[1]}")
        return None
    farthest = extent(site.context.world, Cell(a[1])) - 1
    of: Type = Flag() if site.node.function == "adjacent" else Optional(Int(0, farthest))
    return site.make(of, a[0], b[0])


SIGNATURES = {
    "rows": Signature("rows(zone)", _lines, 1, 1),
    "columns": Signature("columns(zone)", _lines, 1, 1),
    "row": Signature("row(cell)` or `row(zone, number)", _line, 1, 2),
    "column": Signature("column(cell)` or `column(zone, number)", _line, 1, 2),
    "at": Signature("at(zone, number)` or `at(zone, row, column)", _at, 2, 4),
    "neighbors": Signature("neighbors(cell)", _beside, 1, 1),
    "around": Signature("around(cell)", _beside, 1, 1),
    "directions": Signature("directions(zone)", _directions, 1, 1),
    "reverse": Signature("reverse(direction)", _reverse, 1, 1),
    "clockwise": Signature("clockwise(direction)` or `clockwise(direction, number)", _turn, 1, 2, ("in",)),
    "counterclockwise": Signature(
        "counterclockwise(direction)` or `counterclockwise(direction, number)", _turn, 1, 2, ("in",)
    ),
    "step": Signature("step(cell, direction)` or `step(cell, number)", _step, 2, 2),
    "ray": Signature("ray(cell, direction)", _ray, 2, 2),
    "run": Signature("run(cell, direction, where: condition)", _run, 2, 2, ("where",)),
    "beyond": Signature("beyond(cell, direction, where: condition)", _run, 2, 2, ("where",)),
    "group": Signature("group(cell, where: condition)", _group, 1, 1, ("where",)),
    "edge": Signature("edge(zone)` or `edge(zone, direction)", _edge, 1, 2),
    "corners": Signature("corners(zone)", _corners, 1, 1),
    "adjacent": Signature("adjacent(cell, cell)", _between, 2, 2),
    "distance": Signature("distance(cell, cell)", _between, 2, 2),
}
