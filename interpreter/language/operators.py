"""Operators: arithmetic, logic, comparisons, conditional values, ranges and sets."""

from __future__ import annotations

from interpreter.diagnostics.diagnostic import Span
from interpreter.language import fold, ranges, syntax, typed
from interpreter.language.context import Context, Result, rule
from interpreter.language.names import is_open
from interpreter.language.relations import bare, comparable, element, join
from interpreter.language.types import Cell, Flag, Int, Nothing, Scalar, SetOf, Type
from interpreter.language.words import describe, plural


@rule(syntax.Unary)
def unary(context: Context, node: syntax.Unary, expected: Type | None) -> Result:
    """``not x`` or ``-x``."""
    if node.operator == "not":
        operand = context.condition(node.operand)
        return None if operand is None else fold.unary(Flag(), context.span(node), "not", operand)
    operand = context.number(node.operand)
    if operand is None or not isinstance(operand.type, Int):
        return None
    return fold.unary(ranges.negate(operand.type), context.span(node), "-", operand)


@rule(syntax.Binary)
def binary(context: Context, node: syntax.Binary, expected: Type | None) -> Result:
    """Arithmetic, ``and``, ``or``."""
    if node.operator in ("and", "or"):
        left, right = context.condition(node.left), context.condition(node.right)
        if left is None or right is None:
            return None
        return fold.binary(Flag(), context.span(node), node.operator, left, right)
    return _arithmetic(context, node)


def _arithmetic(context: Context, node: syntax.Binary) -> Result:
    left, right = context.number(node.left), context.number(node.right)
    if left is None or right is None or not (isinstance(left.type, Int) and isinstance(right.type, Int)):
        return None
    if node.operator in ("div", "mod") and right.type.low <= 0 <= right.type.high:
        hint = "" if right.type == Int(0, 0) else "make it at least 1, e.g. `max(x, 1)`"
        context.error("TY014", f"the divisor may be 0: it is {describe(right.type)}", node.right, hint)
        return None
    of = ranges.ARITHMETIC[node.operator](left.type, right.type)
    if ranges.too_wide(of):
        context.error("TY017", f"the result may be too large: it is {describe(of)}", node, "numbers take 32 bits")
        return None
    return fold.binary(of, context.span(node), node.operator, left, right)


@rule(syntax.Comparison)
def comparison(context: Context, node: syntax.Comparison, expected: Type | None) -> Result:
    """A chain of comparisons, as pairs joined by ``and``."""
    operands = _operands(context, node)
    result: Result = None
    failed = False
    for i, (operator, _) in enumerate(node.operators):
        pair = _pair(context, operator, (node.operands[i], node.operands[i + 1]), (operands[i], operands[i + 1]))
        failed = failed or pair is None
        if pair is not None:
            result = pair if result is None else fold.binary(Flag(), context.span(node), "and", result, pair)
    return None if failed else result


def _operands(context: Context, node: syntax.Comparison) -> list[Result]:
    """The operands checked, those whose meaning is clear first, so that they help with the others."""
    found: dict[int, Result] = {}
    for i in sorted(range(len(node.operands)), key=lambda i: is_open(context, node.operands[i])):
        near = [found[j] for j in (i - 1, i + 1) if found.get(j) is not None]
        expected = _compared_with(near[0].type) if near and near[0] is not None else None
        found[i] = context.check(node.operands[i], expected)
    return [found[i] for i in range(len(node.operands))]


def _compared_with(of: Type) -> Type:
    inner = element(of)
    return of if inner is None else inner


def _pair(
    context: Context, operator: str, nodes: tuple[syntax.Node, syntax.Node], found: tuple[Result, Result]
) -> Result:
    left, right = found
    if left is None or right is None:
        return None
    span = context.span(nodes[0]).to(context.span(nodes[1]))
    if operator in ("in", "not in"):
        return _membership(context, operator, nodes, (left, right))
    if operator in ("=", "!="):
        return _equality(context, operator, span, (left, right))
    if isinstance(bare(left.type), Cell) and isinstance(bare(right.type), Cell):
        return _order_of_cells(context, operator, span, (left, right))
    if not all(_ordered(context, node, each) for node, each in zip(nodes, (left, right), strict=True)):
        return None
    return fold.binary(Flag(), span, operator, left, right)


def _order_of_cells(
    context: Context, operator: str, span: Span, found: tuple[typed.Expression, typed.Expression]
) -> Result:
    """Cells of one zone have the order in which they are listed."""
    left, right = found
    if left.type == right.type and isinstance(left.type, Cell):
        return fold.binary(Flag(), span, operator, left, right)
    if bare(left.type) == bare(right.type):
        context.error("TY012", "cells have an order, but one of these may be none", span)
    else:
        message = f"only cells of one zone have an order, but here are {describe(left.type)} and {describe(right.type)}"
        context.error("TY018", message, span)
    return None


def _ordered(context: Context, node: syntax.Node, found: typed.Expression) -> bool:
    if isinstance(found.type, Int):
        return True
    if isinstance(bare(found.type), Int | Nothing):
        hint = "say what none counts as, e.g. `default(x, 0)`"
        context.error("TY012", "only numbers have an order, and this may be none", node, hint)
    else:
        context.error("TY010", f"only numbers have an order, but this is {describe(found.type)}", node)
    return False


def _equality(context: Context, operator: str, span: Span, found: tuple[typed.Expression, typed.Expression]) -> Result:
    left, right = found
    if comparable(left.type, right.type):
        return fold.binary(Flag(), span, operator, left, right)
    message = f"these can never be equal: {describe(left.type)} and {describe(right.type)}"
    context.error("TY018", message, span, _equality_hint(left.type, right.type))
    return None


def _equality_hint(left: Type, right: Type) -> str:
    for one, other in ((left, right), (right, left)):
        inner = element(one)
        if inner is not None and comparable(inner, other):
            return "to ask whether it is among them, write `x in S`"
    if Flag() in (bare(left), bare(right)):
        return "a flag is compared with `true` or `false`"
    cells = [of.zone for of in (bare(left), bare(right)) if isinstance(of, Cell)]
    numbers = [of for of in (bare(left), bare(right)) if isinstance(of, Int)]
    return f"a cell has numbers such as `c.row`; a cell by number is `at({cells[0]}, n)`" if cells and numbers else ""


def _membership(
    context: Context,
    operator: str,
    nodes: tuple[syntax.Node, syntax.Node],
    found: tuple[typed.Expression, typed.Expression],
) -> Result:
    left, right = found
    span = context.span(nodes[0]).to(context.span(nodes[1]))
    inner = element(right.type)
    if inner is None:
        message = f"`{operator}` needs a set on its right, but this is {describe(right.type)}"
        context.error("TY013", message, nodes[1], "a set of single values is written `{a, b}`")
        return None
    if not comparable(inner, left.type):
        message = f"{describe(left.type)} is never among {plural(inner)}"
        context.error("TY018", message, span)
        return None
    return fold.membership(span, operator, left, right)


@rule(syntax.If)
def conditional(context: Context, node: syntax.If, expected: Type | None) -> Result:
    """``if c then a else b``; a condition known beforehand chooses now."""
    condition = context.condition(node.condition)
    then, otherwise = _branches(context, node, expected)
    if condition is None or then is None or otherwise is None:
        return None
    if isinstance(condition, typed.Literal):
        return then if condition.value else otherwise
    of = join(then.type, otherwise.type)
    if of is None:
        message = f"the two values differ in type: {describe(then.type)} and {describe(otherwise.type)}"
        context.error("TY018", message, node)
        return None
    return typed.If(of, context.span(node), condition, then, otherwise)


def _branches(context: Context, node: syntax.If, expected: Type | None) -> tuple[Result, Result]:
    if expected is None and is_open(context, node.then) and not is_open(context, node.otherwise):
        otherwise = context.check(node.otherwise)
        return context.check(node.then, None if otherwise is None else otherwise.type), otherwise
    then = context.check(node.then, expected)
    return then, context.check(node.otherwise, expected or (None if then is None else then.type))


@rule(syntax.Range)
def number_range(context: Context, node: syntax.Range, expected: Type | None) -> Result:
    """``low..high`` as a set, which is empty where ``low`` is the greater."""
    low, high = context.number(node.low), context.number(node.high)
    if low is None or high is None or not (isinstance(low.type, Int) and isinstance(high.type, Int)):
        return None
    of = Int(low.type.low, max(low.type.low, high.type.high))
    return typed.Range(SetOf(of), context.span(node), low, high)


@rule(syntax.Braces)
def braces(context: Context, node: syntax.Braces, expected: Type | None) -> Result:
    """``{a, b, c}``."""
    wanted = None if expected is None else (element(expected) or expected)
    if wanted is None:
        wanted = _clear_item(context, node)
    items: list[typed.Expression] = []
    of: Type | None = None
    for each in node.items:
        item = context.check(each, wanted if wanted is not None else of)
        if item is None:
            return None
        joined = bare(item.type) if of is None else join(of, bare(item.type))
        if not isinstance(joined, Scalar) or isinstance(item.type, Nothing):
            _bad_item(context, each, item.type, of)
            return None
        of = joined
        items.append(item)
    return typed.SetLiteral(SetOf(of), context.span(node), tuple(items)) if isinstance(of, Scalar) else None


def _clear_item(context: Context, node: syntax.Braces) -> Type | None:
    """The type of an element whose meaning is clear, if there are others whose meaning is not."""
    clear = [each for each in node.items if not is_open(context, each)]
    if len(clear) == len(node.items) or not clear:
        return None
    found = context.check(clear[0])
    return None if found is None else found.type


def _bad_item(context: Context, node: syntax.Node, item: Type, others: Type | None) -> None:
    if isinstance(item, Nothing):
        context.error("TY012", "an element of a set cannot be none", node, "leave it out")
    elif others is None:
        context.error("TY010", f"a set holds single values, but this is {describe(item)}", node, "see `union(A, B)`")
    else:
        context.error("TY018", f"this is {describe(item)}, but the elements before it are {plural(others)}", node)
