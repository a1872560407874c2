"""Calls: functions of the ruleset, kinds of components, and built-in functions."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.diagnostics.suggest import did_you_mean
from interpreter.language import functions, syntax, typed
from interpreter.language.build_syntax import AGGREGATES
from interpreter.language.callsite import CallSite
from interpreter.language.context import Context, Result, rule
from interpreter.language.kinds import make_kind
from interpreter.language.signatures import MANY, SIGNATURES, Signature
from interpreter.language.types import Type


@rule(syntax.Call)
def call(context: Context, node: syntax.Call, expected: Type | None) -> Result:
    """A call, by what its name stands for."""
    if node.function in context.world.sources:
        return _own_function(context, node)
    if node.function in context.world.components and node.function not in context.world.failed:
        return _kind(context, node)
    if node.function in SIGNATURES:
        return _builtin(context, node, SIGNATURES[node.function])
    if node.function not in context.world.failed:
        _unknown(context, node)
    return None


def _unknown(context: Context, node: syntax.Call) -> None:
    world, word = context.world, node.function
    span = context.text.span(node.start, node.name_end)
    if word in AGGREGATES:
        context.error("TY020", f"`{word}` runs over a domain", span, f"write `{word}(… for x in DOMAIN)`")
    elif word in world.declared or word in context.scope.locals:
        context.error("TY020", f"`{word}` is not a function", span, _not_function(context, word))
    else:
        known = (*world.sources, *world.components, *SIGNATURES, *AGGREGATES)
        context.error("TY020", f"unknown function `{word}`", span, did_you_mean(word, known))


def _not_function(context: Context, word: str) -> str:
    """How a thing that is no function is used."""
    zone, variable = context.world.zones.get(word), context.world.variables.get(word)
    if (zone is not None and zone.per) or (variable is not None and variable.per):
        return f"one of several is chosen by [ ]: `{word}[…]`"
    return f"a cell by number is `at({word}, …)`" if zone is not None else ""


def _own_function(context: Context, node: syntax.Call) -> Result:
    name = node.function
    checked = functions.function(context.world, name, context.span(node))
    if checked is None:
        return None
    wanted = [(local.name, local.type) for local in checked.parameters]
    arguments = matched(context, node, wanted)
    return None if arguments is None else functions.apply(context, node, name, arguments)


def _kind(context: Context, node: syntax.Call) -> Result:
    table = context.world.components[node.function]
    arguments = matched(context, node, table.attributes)
    return None if arguments is None else make_kind(context.world, node.function, arguments, context.span(node))


def matched(
    context: Context, node: syntax.Call, wanted: Sequence[tuple[str, Type]]
) -> tuple[typed.Expression, ...] | None:
    """The arguments checked against parameters, by place or by name."""
    names = [name for name, _ in wanted]
    given: dict[str, syntax.Argument] = {}
    for i, argument in enumerate(node.arguments):
        name = argument.name or (names[i] if i < len(names) else "")
        if name not in names or name in given:
            _argument_error(context, node, argument, names)
            return None
        given[name] = argument
    if len(given) < len(names):
        _argument_error(context, node, node, names)
        return None
    found = [context.of_type(given[name].value, of, f"`{name}`") for name, of in wanted]
    present = tuple(each for each in found if each is not None)
    return present if len(present) == len(found) else None


def _argument_error(
    context: Context, node: syntax.Call, at: syntax.Argument | syntax.Call, names: Sequence[str]
) -> None:
    usage = f"{node.function}({', '.join(names)})" if names else node.function
    if isinstance(at, syntax.Argument) and at.name and at.name not in names:
        hint = did_you_mean(at.name, names) or f"it is used as `{usage}`"
        span = context.text.span(at.start, at.start + len(at.name))
        context.error("TY022", f"`{node.function}` has no argument `{at.name}`", span, hint)
    else:
        message = f"`{node.function}` takes {_number(len(names))}, not {len(node.arguments)}"
        context.error("TY021", message, at, f"it is used as `{usage}`")


def _number(count: int) -> str:
    return "no arguments" if count == 0 else f"{count} argument{'' if count == 1 else 's'}"


def _builtin(context: Context, node: syntax.Call, signature: Signature) -> Result:
    positional = tuple(argument.value for argument in node.arguments if not argument.name)
    if not signature.least <= len(positional) <= signature.most:
        message = f"`{node.function}` takes {_span_of(signature)}, not {len(positional)}"
        context.error("TY021", message, node, f"it is used as `{signature.usage}`")
        return None
    named: dict[str, syntax.Node] = {}
    for argument in node.arguments:
        if argument.name and not _accepts(context, node, signature, argument, named):
            return None
        if argument.name:
            named[argument.name] = argument.value
    return signature.check(CallSite(context, node, positional, named, signature.usage))


def _accepts(
    context: Context, node: syntax.Call, signature: Signature, argument: syntax.Argument, seen: dict[str, syntax.Node]
) -> bool:
    if argument.name in seen:
        context.error("TY022", f"the argument `{argument.name}` is given twice", argument)
        return False
    if argument.name in signature.named or signature.filters:
        return True
    hint = did_you_mean(argument.name, signature.named) or f"it is used as `{signature.usage}`"
    span = context.text.span(argument.start, argument.start + len(argument.name))
    context.error("TY022", f"`{node.function}` has no argument `{argument.name}`", span, hint)
    return False


def _span_of(signature: Signature) -> str:
    if signature.least == signature.most:
        return _number(signature.least)
    if signature.most < MANY:
        return f"{signature.least} to {_number(signature.most)}"
    return f"at least {_number(signature.least)}"
