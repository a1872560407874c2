"""Types by name (``Player``, ``1..6``, an enum, a zone, a component), and attributes of kinds."""

from __future__ import annotations

from interpreter.diagnostics.diagnostic import Span
from interpreter.diagnostics.suggest import nearest
from interpreter.language import syntax, typed
from interpreter.language.context import Context
from interpreter.language.extents import extent
from interpreter.language.parse import parse_type
from interpreter.language.relations import join, optional
from interpreter.language.types import Cell, Direction, Flag, Int, Kind, Player, Scalar, Symbol, Type
from interpreter.language.world import NO_LOCALS, World
from interpreter.model.ruleset import Text

_PLAIN: dict[str, Scalar] = {"Player": Player(), "flag": Flag(), "Direction": Direction()}


def parse_type_name(world: World, text: Text) -> Scalar | None:
    """The type that a text names, or None after an error."""
    node = parse_type(text, world.report)
    if node is None:
        return None
    context = Context(world, text, NO_LOCALS)
    if isinstance(node, syntax.Range):
        return _range(context, node)
    return _named(context, node) if isinstance(node, syntax.Name) else None


def _range(context: Context, node: syntax.Range) -> Scalar | None:
    low, high = context.number(node.low), context.number(node.high)
    if low is None or high is None:
        return None
    if not (isinstance(low, typed.Literal) and isinstance(high, typed.Literal)):
        context.error("TY015", "the bounds of a range must be constant here", node)
        return None
    if low.value > high.value:
        context.error("TY016", f"the range {low.value}..{high.value} is empty", node)
        return None
    return Int(low.value, high.value)


def _named(context: Context, node: syntax.Name) -> Scalar | None:
    """The type of this name. One that is nearly right is reported and taken as meant, so that its users are checked."""
    found = _known(context.world, node.name)
    if found is None and node.name not in context.world.failed:
        return _unknown(context, node)
    return found


def _known(world: World, word: str) -> Scalar | None:
    if word in _PLAIN:
        return _PLAIN[word]
    if word in world.enums:
        return Symbol(word)
    if word in world.components:
        return Kind((word,))
    return Cell(word) if word in world.zones else None


def _unknown(context: Context, node: syntax.Name) -> Scalar | None:
    world, word = context.world, node.name
    if word in world.declared:
        message = f"`{word}`, {world.declared[word].what}, is not a type that can be used here"
        context.error("TY004", message, node)
        return None
    near = nearest(word, (*_PLAIN, *world.enums, *world.components, *world.zones))
    otherwise = "a type is Player, flag, Direction, a range, an enum, a component or a zone"
    context.error("TY004", f"unknown type `{word}`", node, f"did you mean `{near}`?" if near else otherwise)
    return _known(world, near)


def kind_attribute(world: World, components: tuple[str, ...], name: str) -> Type | None:
    """The type of an attribute of some components' kinds: optional where not all have it, None where none has."""
    found = [dict(world.components[each].attributes).get(name) for each in components if each in world.components]
    present = [of for of in found if of is not None]
    if not present:
        return None
    joined: Type | None = present[0]
    for of in present[1:]:
        joined = None if joined is None else join(joined, of)
    return optional(joined) if joined is not None and len(present) < len(found) else joined


def attribute_names(world: World, components: tuple[str, ...]) -> tuple[str, ...]:
    """The attributes that any of some components has."""
    known = [world.components[each] for each in components if each in world.components]
    return tuple(dict.fromkeys(name for component in known for name, _ in component.attributes))


def lowest(of: Type) -> int:
    """The least value of a scalar type."""
    return of.low if isinstance(of, Int) else 0


def make_kind(world: World, component: str, arguments: tuple[typed.Expression, ...], span: Span) -> typed.Expression:
    """A kind of a component, as a literal if its attributes are all known."""
    of, table = Kind((component,)), world.components[component]
    number = 0
    for argument, (_, wanted) in zip(arguments, table.attributes, strict=True):
        if not isinstance(argument, typed.Literal):
            return typed.MakeKind(of, span, component, arguments)
        number = number * extent(world, wanted) + argument.value - lowest(wanted)
    return typed.Literal(of, span, table.first_kind + number)
