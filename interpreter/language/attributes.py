"""``a.b`` and ``a[i]``: attributes, and one of the copies of a zone or variable."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.diagnostics.suggest import did_you_mean, listing
from interpreter.language import syntax, typed
from interpreter.language.context import Context, Result, rule
from interpreter.language.kinds import attribute_names, kind_attribute
from interpreter.language.relations import bare, optional
from interpreter.language.types import Cell, Counts, Int, Kind, Match, Optional, SetOf, Symbol, Type, ZoneRef
from interpreter.language.words import describe
from interpreter.language.world import World

#: What can be said of any cell of these kinds of zones.
PLACES: dict[str, tuple[str, ...]] = {
    "grid": ("row", "column", "level", "index"),
    "hex": ("row", "column", "index"),
    "row": ("index",),
    "ring": ("index",),
    "graph": ("index",),
}


@rule(syntax.Member)
def member(context: Context, node: syntax.Member, expected: Type | None) -> Result:
    """``subject.name``; of a subject that may be none it may be none."""
    subject = context.check(node.subject)
    if subject is None:
        return None
    of = _attribute(context.world, bare(subject.type), node.name)
    if of is None:
        _unknown(context, node, bare(subject.type))
        return None
    if isinstance(subject.type, Optional):
        of = optional(of)
    found = typed.Attribute(of, context.span(node), subject, node.name)
    return _fold_member(context.world, found) if isinstance(subject, typed.Literal) else found


def _attribute(world: World, of: Type, name: str) -> Type | None:
    match of:
        case Cell(zone):
            return _of_cell(world, zone, name)
        case Kind(components):
            return kind_attribute(world, components, name)
        case Symbol(enum):
            column = world.enums[enum].columns.get(name)
            return None if column is None else column[0]
        case Match(pattern, zone):
            return SetOf(Cell(zone)) if name == "cells" else pattern_attribute(world, pattern, name)
        case _:
            return None


def _of_cell(world: World, zone: str, name: str) -> Type | None:
    shape = world.zones[zone]
    if name in PLACES.get(shape.kind, ()):
        high = {"row": shape.rows, "column": shape.columns, "level": shape.levels}.get(name, shape.size)
        return Int(1, high)
    if shape.cells == "pool":
        return None
    of = kind_attribute(world, shape.holds, name)
    return None if of is None else optional(of)


def pattern_attribute(world: World, pattern: str, name: str) -> Type | None:
    """The type of a pattern's attribute: optional where not all of its parts have it."""
    found = _pattern_values(world, pattern, name)
    present = [value for value in found if value is not None]
    if not present:
        return None
    of = Int(min(present), max(present))
    return of if len(present) == len(found) else Optional(of)


def _pattern_values(world: World, pattern: str, name: str) -> list[int | None]:
    shape = world.patterns[pattern]
    if not shape.any_of or name in shape.attributes:
        return [shape.attributes.get(name)]
    return [value for part in shape.any_of for value in _pattern_values(world, part, name)]


def _fold_member(world: World, found: typed.Attribute) -> typed.Expression:
    """The attribute of a known member of an enum is known."""
    if not (isinstance(found.subject, typed.Literal) and isinstance(found.subject.type, Symbol)):
        return found
    value = world.enums[found.subject.type.enum].columns[found.name][1][found.subject.value]
    if isinstance(value, tuple):
        return found
    of = Int(value, value) if isinstance(found.type, Int) else found.type
    return typed.Literal(of, found.span, value)


def _unknown(context: Context, node: syntax.Member, of: Type) -> None:
    if node.name in context.world.failed:
        return
    known = _known(context.world, of)
    span = context.text.span(node.name_start, node.end)
    hint = did_you_mean(node.name, known) or (f"it has {listing(known)}" if known else "")
    context.error("TY024", f"{describe(of)} has no attribute `{node.name}`", span, hint)


def _known(world: World, of: Type) -> tuple[str, ...]:
    match of:
        case Cell(zone):
            shape = world.zones[zone]
            own = () if shape.cells == "pool" else attribute_names(world, shape.holds)
            return (*own, *PLACES.get(shape.kind, ()))
        case Kind(components):
            return attribute_names(world, components)
        case Symbol(enum):
            return tuple(world.enums[enum].columns)
        case Match(pattern, _):
            return ("cells", *_pattern_attributes(world, pattern))
        case _:
            return ()


def _pattern_attributes(world: World, pattern: str) -> tuple[str, ...]:
    shape = world.patterns[pattern]
    inner = (name for part in shape.any_of for name in _pattern_attributes(world, part))
    return tuple(dict.fromkeys((*shape.attributes, *inner)))


@rule(syntax.Index)
def index(context: Context, node: syntax.Index, expected: Type | None) -> Result:
    """``zone[i]``, ``variable[i, j]``, or ``member.counts[symbol]``."""
    if isinstance(node.subject, syntax.Name) and node.subject.name not in context.scope.locals:
        return _copy(context, node, node.subject)
    subject = context.check(node.subject)
    if subject is None:
        return None
    counts = bare(subject.type)
    if not isinstance(counts, Counts) or not isinstance(subject, typed.Attribute):
        context.error("TY025", f"{describe(subject.type)} has no entries to choose from by [ ]", node)
        return None
    indices = indices_of(context, node, (Symbol(counts.enum),), "these counts")
    if indices is None:
        return None
    of: Type = Int(0, counts.high)
    of = optional(of) if isinstance(subject.subject.type, Optional) else of
    return typed.Attribute(of, context.span(node), subject.subject, subject.name, indices[0])


def _copy(context: Context, node: syntax.Index, subject: syntax.Name) -> Result:
    world, word = context.world, subject.name
    if word in world.variables:
        variable = world.variables[word]
        indices = indices_of(context, node, variable.per, f"`{word}`")
        return None if indices is None else typed.Variable(variable.type, context.span(node), word, indices)
    if word in world.zones:
        indices = indices_of(context, node, world.zones[word].per, f"`{word}`")
        return None if indices is None else typed.Zone(ZoneRef(word), context.span(node), word, indices)
    found = context.check(subject)
    if found is not None:
        applied = word in world.sources and world.sources[word].parameters
        hint = f"a function is applied by ( ): `{word}(…)`" if applied else ""
        context.error("TY025", f"`{word}` has no entries to choose from by [ ]", node, hint)
    return None


def indices_of(
    context: Context, node: syntax.Index, per: Sequence[Type], what: str
) -> tuple[typed.Expression, ...] | None:
    """The checked indices, one for each of ``per``, or None after an error."""
    if len(node.indices) != len(per):
        context.error("TY025", _index_count(len(node.indices), per, what), node, _index_hint(context, node))
        return None
    found = [context.of_type(each, of, "the index") for each, of in zip(node.indices, per, strict=True)]
    present = tuple(each for each in found if each is not None)
    return present if len(present) == len(found) else None


def _index_count(given: int, per: Sequence[Type], what: str) -> str:
    if not per:
        return f"{what} exists once; it has no entries to choose from by [ ]"
    wanted = " and ".join(describe(of) for of in per)
    return f"{what} takes {len(per)} {'index' if len(per) == 1 else 'indices'} ({wanted}), not {given}"


def _index_hint(context: Context, node: syntax.Index) -> str:
    word = node.subject.name if isinstance(node.subject, syntax.Name) else ""
    zone = context.world.zones.get(word)
    return f"a cell by number is `at({word}, …)`" if zone is not None and not zone.per else ""
