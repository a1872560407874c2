"""Built-in functions on what lies where: ``empty``, ``full``, ``piece``, ``count`` and others."""

from __future__ import annotations

from dataclasses import replace

from interpreter.diagnostics.suggest import did_you_mean, listing
from interpreter.language import fold, syntax, typed
from interpreter.language.callsite import CallSite
from interpreter.language.context import Result
from interpreter.language.extents import cell_capacity, most, pieces
from interpreter.language.kinds import attribute_names, kind_attribute
from interpreter.language.relations import bare, element, join
from interpreter.language.signature import MANY, Signature
from interpreter.language.types import Cell, Counts, Flag, Int, Kind, Nothing, Optional, Scalar, SetOf, Symbol
from interpreter.language.words import describe


def _whether(site: CallSite) -> Result:
    """``empty(c)``, ``empty(R)``, ``full(R)``."""
    region = site.region(0)
    return None if region is None else site.make(Flag(), region[0])


def _end_empty(site: CallSite) -> Result:
    """``first_empty(R)``, ``last_empty(R)``."""
    region = site.region(0, single=False)
    return None if region is None else site.make(Optional(Cell(region[1])), region[0])


def _piece(site: CallSite) -> Result:
    cell = site.cell(0)
    if cell is None:
        return None
    shape = site.context.world.zones[cell[1]]
    if shape.cells == "pool":
        hint = f"count pieces of a kind: `count({shape.name}, of: …)`"
        site.fail("TY026", f"the cells of {shape.name} are pools, which hold no single piece", site.positional[0], hint)
        return None
    return site.make(Optional(Kind(shape.holds)), cell[0])


def _height(site: CallSite) -> Result:
    cell = site.cell(0)
    return None if cell is None else site.make(Int(0, cell_capacity(site.context.world, cell[1])), cell[0])


def _count(site: CallSite) -> Result:
    region = site.region(0)
    if region is None:
        return None
    filters = filters_of(site, region[1], skip=("of",))
    if filters is None:
        return None
    if "of" in site.named:
        of = _kinds(site, region[1], site.named["of"])
        if of is None:
            return None
        filters["of"] = of
    return site.make(Int(0, pieces(site.context.world, *region)), region[0], **filters)


def _kinds(site: CallSite, zone: str, node: syntax.Node) -> Result:
    """A kind, or a component standing for any of its kinds, that the zone may hold."""
    found = site.context.check(node)
    if found is None:
        return None
    of = element(found.type) or bare(found.type)
    if not isinstance(of, Kind):
        site.fail("TY010", f"`of:` needs a kind, but this is {describe(found.type)}", node)
        return None
    holds = site.context.world.zones[zone].holds
    if not set(of.components) & set(holds):
        names = " or ".join(of.components)
        site.fail("TY032", f"{zone} never holds {names}; it holds {' and '.join(holds)}", node)
        return None
    return found


def filters_of(site: CallSite, zone: str, skip: tuple[str, ...]) -> dict[str, typed.Expression] | None:
    """The arguments that filter pieces by an attribute, checked; None after an error."""
    world = site.context.world
    holds = world.zones[zone].holds
    found: dict[str, typed.Expression] = {}
    for name, node in site.named.items():
        if name in skip:
            continue
        of = kind_attribute(world, holds, name)
        if of is None:
            _unknown_filter(site, name, (*attribute_names(world, holds), *skip))
            return None
        value = site.context.of_type(node, bare(of), f"`{name}`")
        if value is None:
            return None
        found[name] = value
    return found


def _unknown_filter(site: CallSite, name: str, known: tuple[str, ...]) -> None:
    if name in site.context.world.failed:
        return
    message = f"`{name}` is neither an argument of `{site.node.function}` nor an attribute of these pieces"
    hint = did_you_mean(name, known) or f"it takes {listing(known)}"
    argument = next(argument for argument in site.node.arguments if argument.name == name)
    span = site.context.text.span(argument.start, argument.start + len(name))
    site.context.error("TY022", message, span, hint)


def _size(site: CallSite) -> Result:
    found = site.set(0)
    if found is None:
        return None
    if (known := fold.values(found)) is not None:
        return fold.number(len(known), site.span)
    return site.make(Int(0, most(site.context.world, found)), found)


def _covers(site: CallSite) -> Result:
    """``covers(A, needs)``: the pieces of A by the attribute that is of the enum counted."""
    region, needs = site.region(0), site.any(1)
    if region is None or needs is None:
        return None
    counts = bare(needs.type)
    if not isinstance(counts, Counts):
        site.fail("TY010", f"`covers` needs counts, but this is {describe(needs.type)}", site.positional[1])
        return None
    attribute = _counted(site, region[1], counts.enum)
    if not attribute:
        message = f"no piece in {region[1]} has an attribute that is a member of {counts.enum}"
        site.fail("TY032", message, site.positional[0])
        return None
    return replace(site.make(Flag(), region[0], needs), words={"attribute": attribute})


def _counted(site: CallSite, zone: str, enum: str) -> str:
    world = site.context.world
    for name in attribute_names(world, world.zones[zone].holds):
        of = kind_attribute(world, world.zones[zone].holds, name)
        if of is not None and bare(of) == Symbol(enum):
            return name
    return ""


def _connected(site: CallSite) -> Result:
    a, b = site.region(0), site.region(1)
    if a is None or b is None:
        return None
    if a[1] != b[1]:
        site.fail("TY018", f"there is no way between different zones: {a[1]} and {b[1]}")
        return None
    where = site.where(a[1])
    return None if where is None else replace(site.make(Flag(), a[0], b[0], **where[1]), cell=where[0])


def _united(site: CallSite) -> Result:
    """``union(A, B)``, ``common(A, B)``, ``without(A, B)``."""
    found = [site.set(i) for i in range(len(site.positional))]
    sets = [each for each in found if each is not None]
    if len(sets) < len(found):
        return None
    first = element(sets[0].type)
    for node, each in zip(site.positional[1:], sets[1:], strict=True):
        joined = None if first is None else join(first, element(each.type) or Nothing())
        if joined is None or isinstance(joined, Optional):
            site.fail("TY018", f"these sets differ: {describe(sets[0].type)} and {describe(each.type)}", node)
            return None
        first = joined if isinstance(joined, Scalar) else None
    return site.make(SetOf(first), *sets) if first is not None else None


SIGNATURES = {
    "empty": Signature("empty(cell or region)", _whether, 1, 1),
    "full": Signature("full(region)", _whether, 1, 1),
    "first_empty": Signature("first_empty(region)", _end_empty, 1, 1),
    "last_empty": Signature("last_empty(region)", _end_empty, 1, 1),
    "piece": Signature("piece(cell)", _piece, 1, 1),
    "height": Signature("height(cell)", _height, 1, 1),
    "count": Signature("count(region, of: kind, attribute: value)", _count, 1, 1, ("of",), filters=True),
    "size": Signature("size(set)", _size, 1, 1),
    "covers": Signature("covers(region, counts)", _covers, 2, 2),
    "connected": Signature("connected(from, to, where: condition)", _connected, 2, 2, ("where",)),
    "union": Signature("union(A, B)", _united, 2, MANY),
    "common": Signature("common(A, B)", _united, 2, MANY),
    "without": Signature("without(A, B)", _united, 2, 2),
}
