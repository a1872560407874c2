"""Built-in functions on values: ``next``, ``default``, ``abs``, ``min``, ``max``, ``can``."""

from __future__ import annotations

from dataclasses import replace

from interpreter.diagnostics.suggest import did_you_mean
from interpreter.language import fold, ranges, syntax, typed
from interpreter.language.callsite import CallSite
from interpreter.language.context import Result
from interpreter.language.relations import bare, join
from interpreter.language.signature import MANY, Signature
from interpreter.language.types import Flag, Int, Nothing, Optional, Player
from interpreter.language.words import describe


def _neighbor(site: CallSite) -> Result:
    """``next(p)``, ``previous(p)``."""
    player = site.player(0)
    if player is None:
        return None
    if isinstance(player, typed.Literal):
        way = 1 if site.node.function == "next" else -1
        return typed.Literal(Player(), site.span, (player.value + way) % len(site.context.world.seats))
    return site.make(Player(), player)


def _default(site: CallSite) -> Result:
    value = site.any(0)
    fallback = None if value is None else site.any(1, bare(value.type))
    if value is None or fallback is None:
        return None
    if isinstance(value.type, Nothing):
        return fallback
    if not isinstance(value.type, Optional):
        return value
    of = join(value.type.of, fallback.type)
    if of is None:
        message = f"the fallback differs in type: {describe(value.type.of)} and {describe(fallback.type)}"
        site.fail("TY018", message, site.positional[1])
        return None
    return site.make(of, value, fallback)


def _abs(site: CallSite) -> Result:
    number = site.number(0)
    if number is None or not isinstance(number.type, Int):
        return None
    if isinstance(number, typed.Literal):
        return fold.number(abs(number.value), site.span)
    return site.make(ranges.absolute(number.type), number)


def _extreme(site: CallSite) -> Result:
    """``min(a, b)``, ``max(a, b)``, of two or more numbers."""
    found = [site.number(i) for i in range(len(site.positional))]
    numbers = [number for number in found if number is not None]
    if len(numbers) < len(found) or not isinstance(numbers[0].type, Int):
        return None
    of = numbers[0].type
    for number in numbers[1:]:
        if isinstance(number.type, Int):
            of = (ranges.least if site.node.function == "min" else ranges.greatest)(of, number.type)
    if all(isinstance(number, typed.Literal) for number in numbers):
        return fold.number(of.low, site.span)
    return site.make(of, *numbers)


def _can(site: CallSite) -> Result:
    node, world = site.positional[0], site.context.world
    known = [action.name.value for action in world.ruleset.actions]
    if not isinstance(node, syntax.Name) or node.name not in known:
        word = node.name if isinstance(node, syntax.Name) else ""
        message = f"unknown action `{word}`" if word else "`can` needs the name of an action"
        if word not in world.failed:
            site.fail("TY028", message, node, did_you_mean(word, known))
        return None
    who = _who(site)
    return None if who is None else replace(site.make(Flag(), **{"for": who}), words={"action": node.name})


def _who(site: CallSite) -> Result:
    if "for" in site.named:
        return site.context.of_type(site.named["for"], Player(), "`for`")
    me = site.context.scope.locals.get("me")
    if me is None:
        site.fail("TY001", "nobody is to move here", hint="say who is meant: `can(action, for: player)`")
        return None
    return typed.Local(me.type, site.span, me.name, me.uid)


SIGNATURES = {
    "next": Signature("next(player)", _neighbor, 1, 1),
    "previous": Signature("previous(player)", _neighbor, 1, 1),
    "default": Signature("default(value, fallback)", _default, 2, 2),
    "abs": Signature("abs(number)", _abs, 1, 1),
    "min": Signature("min(a, b)", _extreme, 2, MANY),
    "max": Signature("max(a, b)", _extreme, 2, MANY),
    "can": Signature("can(action, for: player)", _can, 1, 1, ("for",)),
}
