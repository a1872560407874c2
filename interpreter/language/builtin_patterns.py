"""``forms`` and ``matches``: whether, and where, pieces make a pattern."""

from __future__ import annotations

from dataclasses import replace

from interpreter.diagnostics.suggest import did_you_mean, listing
from interpreter.language import syntax, typed
from interpreter.language.builtin_cells import filters_of
from interpreter.language.callsite import LATTICES, CallSite
from interpreter.language.context import Result
from interpreter.language.kinds import attribute_names, kind_attribute
from interpreter.language.relations import bare
from interpreter.language.signature import Signature
from interpreter.language.types import Cell, Flag, Match, SetOf, Type
from interpreter.language.words import describe

_ARGUMENTS = ("through", "in", "same", "where")


def _forms(site: CallSite) -> Result:
    """``forms(pattern, through: c, same: attribute, …)`` and ``matches(…)``."""
    pattern, place = _pattern(site), _place(site)
    if pattern is None or place is None or not _suits(site, pattern, place[1]):
        return None
    same, filters = _same(site, place[1]), filters_of(site, place[1], skip=_ARGUMENTS)
    where = site.where(place[1])
    if same is None or filters is None or where is None:
        return None
    of: Type = Flag() if site.node.function == "forms" else SetOf(Match(pattern, place[1]))
    key = "through" if "through" in site.named else "in"
    more = {key: place[0], **filters, **(where[1] if "where" in site.named else {})}
    words = {"pattern": pattern, "same": ",".join(same)}
    return replace(site.make(of, **more), words=words, cell=where[0])


def _pattern(site: CallSite) -> str | None:
    node, known = site.positional[0], site.context.world.patterns
    if isinstance(node, syntax.Name) and node.name in known:
        return node.name
    word = node.name if isinstance(node, syntax.Name) else ""
    if word not in site.context.world.failed | {pattern.name.value for pattern in site.context.world.ruleset.patterns}:
        message = f"unknown pattern `{word}`" if word else f"`{site.node.function}` needs the name of a pattern"
        site.fail("TY028", message, node, did_you_mean(word, known))
    return None


def _place(site: CallSite) -> tuple[typed.Expression, str] | None:
    """The cell of ``through:`` or the region of ``in:``; exactly one of them is given."""
    given = [key for key in ("through", "in") if key in site.named]
    if len(given) != 1:
        message = f"`{site.node.function}` needs either `through:` a cell or `in:` a region"
        site.fail("TY023", message, hint=f"it is used as `{site.usage}`")
        return None
    if given == ["in"]:
        return site.region_at(site.named["in"], single=False)
    node = site.named["through"]
    found = site.context.check(node)
    of = None if found is None else bare(found.type)
    if found is not None and isinstance(of, Cell):
        return found, of.zone
    if found is not None:
        site.fail("TY010", f"`through:` needs a cell, but this is {describe(found.type)}", node)
    return None


def _suits(site: CallSite, pattern: str, zone: str) -> bool:
    """Whether the pattern can be laid into the zone at all."""
    shape, world = site.context.world.patterns[pattern], site.context.world
    kinds = LATTICES if shape.shapes else (*LATTICES, "row", "ring")
    if shape.any_of:
        return all(_suits(site, part, zone) for part in shape.any_of if part in world.patterns)
    if world.zones[zone].kind in kinds and world.zones[zone].cells != "pool":
        return True
    site.fail("TY026", f"the pattern {pattern} cannot lie in {zone}, which is a {_kind(world.zones[zone])}")
    return False


def _kind(shape: typed.ZoneShape) -> str:
    return f"{shape.kind} of pools" if shape.cells == "pool" and shape.kind != "pool" else shape.kind


def _same(site: CallSite, zone: str) -> tuple[str, ...] | None:
    """The attributes of ``same:``, by name; None after an error."""
    if "same" not in site.named:
        return ()
    node = site.named["same"]
    items = node.items if isinstance(node, syntax.Braces) else (node,)
    holds = site.context.world.zones[zone].holds
    names = [each.name if isinstance(each, syntax.Name) else "" for each in items]
    for each, name in zip(items, names, strict=True):
        if kind_attribute(site.context.world, holds, name) is None:
            known = attribute_names(site.context.world, holds)
            hint = did_you_mean(name, known) or (f"they are {listing(known)}" if known else "")
            site.fail("TY024", f"`same:` needs an attribute of {' or '.join(holds)}", each, hint)
            return None
    return tuple(names)


SIGNATURES = {
    name: Signature(f"{name}(pattern, through: cell, same: attribute)", _forms, 1, 1, _ARGUMENTS, filters=True)
    for name in ("forms", "matches")
}
