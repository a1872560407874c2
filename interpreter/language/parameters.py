"""The parameters of actions and asks: each a name with a domain, later ones after earlier ones."""

from __future__ import annotations

from interpreter.language import typed
from interpreter.language.context import check_binding
from interpreter.language.expressions import check_domain
from interpreter.language.relations import element
from interpreter.language.world import Scope, World
from interpreter.model.ruleset import Given


def check_given(world: World, scope: Scope, given: tuple[Given, ...]) -> tuple[tuple[typed.Given, ...], Scope]:
    """The checked parameters and the scope in which they are known."""
    found: list[typed.Given] = []
    for each in given:
        name, span = each.name.value, each.name.span()
        check_binding(world, scope, name, span)
        domain = check_domain(world, scope, each.domain)
        inner = None if domain is None else element(domain.type)
        if domain is None or inner is None:
            scope = scope.with_broken(name)
            continue
        local = world.local(name, inner, span)
        found.append(typed.Given(local, domain))
        scope = scope.with_local(local)
    return tuple(found), scope
