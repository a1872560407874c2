"""Aggregates: ``count(x in D where C)``, ``max(E for x in D where C)`` and their like."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from interpreter.diagnostics.suggest import did_you_mean, listing
from interpreter.language import fold, ranges, syntax, typed
from interpreter.language.build_syntax import AGGREGATES
from interpreter.language.context import DEFAULT_HINT, Context, Result, rule
from interpreter.language.extents import extent, most, never_empty
from interpreter.language.relations import bare, element, optional
from interpreter.language.types import Flag, Int, Scalar, SetOf, Type
from interpreter.language.words import describe


@dataclass(frozen=True, slots=True)
class Loop:
    """The checked head of an aggregate, and the context in which its value stands."""

    node: syntax.Aggregate
    context: Context
    binder: typed.Local
    domain: typed.Expression
    condition: typed.Expression | None

    @property
    def always(self) -> bool:
        """Whether at least one element is surely looked at."""
        return self.condition is None and never_empty(self.context.world, self.domain)

    @property
    def times(self) -> int:
        """At most so many elements are looked at."""
        return most(self.context.world, self.domain)

    def value(self) -> Result:
        """The value for each element; the element itself where the source leaves it out."""
        return self.binder if self.node.value is None else self.context.check(self.node.value)

    def result(self, of: Type, value: typed.Expression) -> typed.Expression:
        """The typed node."""
        span = self.context.span(self.node)
        return typed.Aggregate(of, span, self.node.function, self.binder, self.domain, value, self.condition)


@rule(syntax.Aggregate)
def aggregate(context: Context, node: syntax.Aggregate, expected: Type | None) -> Result:
    """Any aggregate: its head, then what the function makes of it."""
    if node.function not in _RULES:
        span = context.text.span(node.start, node.name_end)
        message = f"`{node.function}` does not run over a domain"
        hint = did_you_mean(node.function, AGGREGATES) or f"those that do are {listing(sorted(AGGREGATES))}"
        context.error("TY020", message, span, hint)
        return None
    loop = _head(context, node)
    return None if loop is None else _RULES[node.function](loop)


def _head(context: Context, node: syntax.Aggregate) -> Loop | None:
    domain = context.domain(node.domain)
    inner = None if domain is None else element(domain.type)
    if domain is None or inner is None:
        return None
    binder, within = context.bind(node.binder.name, inner, context.span(node.binder))
    if node.condition is None:
        return Loop(node, within, binder, domain, None)
    condition = within.condition(node.condition)
    return None if condition is None else Loop(node, within, binder, domain, condition)


def _test(loop: Loop) -> Result:
    """``any``, ``all``."""
    if loop.node.value is not None:
        value = loop.context.condition(loop.node.value)
        return None if value is None else loop.result(Flag(), value)
    if loop.node.function == "all":
        hint = "write `all(CONDITION for x in DOMAIN)`"
        loop.context.error("TY019", "`all` needs the condition that is to hold of each", loop.node, hint)
        return None
    return loop.result(Flag(), fold.flag(True, loop.context.span(loop.node)))


def _count(loop: Loop) -> Result:
    if loop.node.value is not None:
        hint = "write `count(x in DOMAIN where CONDITION)`; how many values differ is `distinct(E for x in DOMAIN)`"
        loop.context.error("TY019", "`count` counts elements and takes no value before `for`", loop.node.value, hint)
        return None
    return loop.result(Int(0, loop.times), loop.binder)


def _sum(loop: Loop) -> Result:
    value = _number(loop)
    if value is None or not isinstance(value.type, Int):
        return None
    total = ranges.repeated(value.type, loop.times)
    if ranges.too_wide(total):
        message = f"the sum may be too large: it is {describe(total)}"
        loop.context.error("TY017", message, loop.node, "numbers take 32 bits")
        return None
    return loop.result(total, value)


def _extreme(loop: Loop) -> Result:
    """``min``, ``max``: none where there is nothing."""
    value = _number(loop)
    if value is None:
        return None
    return loop.result(value.type if loop.always else optional(value.type), value)


def _number(loop: Loop) -> Result:
    if loop.node.value is not None:
        return loop.context.number(loop.node.value)
    if isinstance(loop.binder.type, Int):
        return loop.binder
    hint = f"say what is meant of each: `{loop.node.function}(E for {loop.node.binder.name} in …)`"
    message = f"`{loop.node.function}` needs numbers, but this is {describe(loop.binder.type)}"
    loop.context.error("TY010", message, loop.node, hint)
    return None


def _one(loop: Loop) -> Result:
    """``first``, ``last``: an element or none."""
    if _has_value(loop):
        return None
    of = loop.binder.type if loop.always else optional(loop.binder.type)
    return loop.result(of, loop.binder)


def _best(loop: Loop) -> Result:
    if loop.node.value is None:
        hint = "write `best(NUMBER for x in DOMAIN)`"
        loop.context.error("TY019", "`best` needs the number to compare by", loop.node, hint)
        return None
    value = loop.context.number(loop.node.value)
    if value is None:
        return None
    return loop.result(loop.binder.type if loop.always else optional(loop.binder.type), value)


def _those(loop: Loop) -> Result:
    if _has_value(loop) or not isinstance(loop.binder.type, Scalar):
        return None
    return loop.result(SetOf(loop.binder.type), loop.binder)


def _has_value(loop: Loop) -> bool:
    if loop.node.value is None:
        return False
    hint = f"write `{loop.node.function}({loop.node.binder.name} in DOMAIN where CONDITION)`"
    loop.context.error("TY019", f"`{loop.node.function}` gives the elements themselves", loop.node.value, hint)
    return True


def _union(loop: Loop) -> Result:
    if loop.node.value is None:
        loop.context.error("TY019", "`union` needs the sets to unite", loop.node, "write `union(SET for x in DOMAIN)`")
        return None
    value = loop.context.domain(loop.node.value)
    inner = None if value is None else element(value.type)
    return None if value is None or inner is None else loop.result(SetOf(inner), value)


def _distinct(loop: Loop) -> Result:
    value = loop.value()
    if value is None:
        return None
    of = bare(value.type)
    if not isinstance(of, Scalar):
        message = f"`distinct` compares single values, but this is {describe(value.type)}"
        loop.context.error("TY010", message, loop.node.value or loop.node, DEFAULT_HINT if of == value.type else "")
        return None
    return loop.result(Int(0, min(loop.times, extent(loop.context.world, of))), value)


_RULES: dict[str, Callable[[Loop], Result]] = {
    "any": _test,
    "all": _test,
    "count": _count,
    "sum": _sum,
    "min": _extreme,
    "max": _extreme,
    "first": _one,
    "last": _one,
    "best": _best,
    "those": _those,
    "union": _union,
    "distinct": _distinct,
}
