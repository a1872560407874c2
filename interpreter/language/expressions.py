"""Checking whole expressions: parse the text, then apply the rules of its nodes."""

from __future__ import annotations

# The modules of the rules register them when they are imported.
from interpreter.language import aggregates, attributes, calls, names, operators, syntax, typed
from interpreter.language.context import Context, Result
from interpreter.language.parse import parse_expression
from interpreter.language.types import Int, Type
from interpreter.language.world import NO_LOCALS, Scope, World
from interpreter.model.ruleset import Text

RULES = (aggregates, attributes, calls, names, operators)


def check_text(world: World, scope: Scope, text: Text, expected: Type | None = None) -> Result:
    """The typed expression of a text; ``expected`` only helps to tell equal words apart."""
    node = parse_expression(text, world.report)
    return None if node is None else Context(world, text, scope).check(node, expected)


def check_typed(world: World, scope: Scope, text: Text, wanted: Type, what: str = "") -> Result:
    """The typed expression of a text whose type has to fit ``wanted``."""
    node = parse_expression(text, world.report)
    return None if node is None else Context(world, text, scope).of_type(node, wanted, what)


def check_condition(world: World, scope: Scope, text: Text) -> Result:
    """The typed expression of a text that has to be true or false."""
    node = parse_expression(text, world.report)
    return None if node is None else Context(world, text, scope).condition(node)


def check_number(world: World, scope: Scope, text: Text, what: str = "a number") -> Result:
    """The typed expression of a text that has to be a number."""
    node = parse_expression(text, world.report)
    return None if node is None else Context(world, text, scope).number(node, what)


def check_domain(world: World, scope: Scope, text: Text) -> Result:
    """The typed expression of a text that has to be a set."""
    node = parse_expression(text, world.report)
    return None if node is None else Context(world, text, scope).domain(node)


def check_conditions(world: World, scope: Scope, texts: tuple[Text, ...]) -> tuple[typed.Expression, ...]:
    """The conditions that must all hold: every text, taken apart at its outermost ``and``s."""
    found: list[typed.Expression] = []
    for text in texts:
        node = parse_expression(text, world.report)
        for each in () if node is None else _conjuncts(node):
            condition = Context(world, text, scope).condition(each)
            if condition is not None:
                found.append(condition)
    return tuple(found)


def _conjuncts(node: syntax.Node) -> tuple[syntax.Node, ...]:
    if isinstance(node, syntax.Binary) and node.operator == "and":
        return (*_conjuncts(node.left), *_conjuncts(node.right))
    return (node,)


def constant(world: World, text: Text, what: str, least: int | None = None, most: int | None = None) -> int | None:
    """The value of a text that has to be a constant number, or None after an error."""
    found = check_number(world, NO_LOCALS, text)
    if found is None:
        return None
    if not isinstance(found, typed.Literal) or not isinstance(found.type, Int):
        hint = "numbers, options and constants under `define` can be used"
        world.report.error("TY015", f"{what} must be constant", text.span(), hint)
        return None
    if (least is not None and found.value < least) or (most is not None and found.value > most):
        bounds = f"at least {least}" if most is None else f"{least}..{most}"
        world.report.error("TY016", f"{what} must be {bounds}, but this is {found.value}", text.span())
        return None
    return found.value


def constant_value(world: World, text: Text, wanted: Type, what: str) -> typed.Literal | None:
    """The literal of a text that has to be a constant of a type, or None after an error."""
    found = check_typed(world, NO_LOCALS, text, wanted, what)
    if found is None or isinstance(found, typed.Literal):
        return found
    world.report.error("TY015", f"{what} must be constant", text.span())
    return None
