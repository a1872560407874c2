"""The functions of a ruleset: checked when first used, so that their order does not matter."""

from __future__ import annotations

from interpreter.diagnostics.diagnostic import Span
from interpreter.language import syntax, typed
from interpreter.language.context import Context, Result, check_binding
from interpreter.language.kinds import parse_type_name
from interpreter.language.parse import parse_expression
from interpreter.language.tree import subexpressions
from interpreter.language.types import Player
from interpreter.language.world import NO_LOCALS, Scope, World
from interpreter.model import ruleset as model


def function(world: World, name: str, used_at: Span) -> typed.Function | None:
    """The checked function of this name, or None if something is wrong with it (reported once)."""
    if name in world.functions:
        return world.functions[name]
    if name in world.checking:
        _report_recursion(world, name, used_at)
        world.failed.add(name)
    if name in world.failed:
        return None
    world.checking.append(name)
    found = _check(world, world.sources[name])
    world.checking.remove(name)
    if found is None or name in world.failed:
        world.failed.add(name)
        return None
    world.functions[name] = found
    return found


def _check(world: World, source: model.Function) -> typed.Function | None:
    me = world.local("me", Player(), source.name.span())
    scope, parameters = NO_LOCALS.with_local(me), []
    for word, of in source.parameters:
        scope, local = parameter(world, scope, word, of)
        parameters.append(local)
    node = parse_expression(source.body, world.report)
    body = None if node is None else Context(world, source.body, scope).check(node)
    if body is None or any(local is None for local in parameters):
        return None
    _note_use_of_me(world, source.name.value, body, me.uid)
    return typed.Function(source.name.value, tuple(local for local in parameters if local), body, me)


def parameter(world: World, scope: Scope, word: model.Text, of: model.Text) -> tuple[Scope, typed.Local | None]:
    """A parameter with its declared type, and the scope that knows it; None after an error."""
    check_binding(world, scope, word.value, word.span())
    kind = parse_type_name(world, of)
    if kind is None:
        return scope.with_broken(word.value), None
    local = world.local(word.value, kind, word.span())
    return scope.with_local(local), local


def _note_use_of_me(world: World, name: str, body: typed.Expression, me: int) -> None:
    for part in subexpressions(body):
        own = isinstance(part, typed.Local) and part.uid == me
        if own or (isinstance(part, typed.Apply) and part.function in world.users_of_me):
            world.users_of_me.add(name)


def _report_recursion(world: World, name: str, used_at: Span) -> None:
    cycle = world.checking[world.checking.index(name) :]
    steps = " → ".join([*cycle, name])
    places = tuple((world.sources[each].name.span(), f"`{each}` is defined here") for each in cycle)
    world.report.error("TY027", f"a function must not use itself: {steps}", used_at, related=places)


def apply(context: Context, node: syntax.Node, name: str, arguments: tuple[typed.Expression, ...]) -> Result:
    """A function applied to checked arguments. A constant function is what it stands for."""
    found = function(context.world, name, context.span(node))
    if found is None:
        return None
    if name in context.world.users_of_me and "me" not in context.scope.locals:
        message = f"`{name}` speaks of `me`, and nobody is to move here"
        context.error("TY001", message, node, "give it the player as a parameter")
        return None
    span = context.span(node)
    if isinstance(found.body, typed.Literal):
        return typed.Literal(found.body.type, span, found.body.value)
    return typed.Apply(found.body.type, span, name, arguments)


def apply_constant(context: Context, node: syntax.Name) -> Result:
    """A function used by its bare name, which only one without parameters allows."""
    source = context.world.sources[node.name]
    if source.parameters:
        usage = f"{node.name}({', '.join(word.value for word, _ in source.parameters)})"
        context.error("TY021", f"`{node.name}` needs arguments", node, f"it is used as `{usage}`")
        return None
    return apply(context, node, node.name, ())
