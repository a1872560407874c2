"""How each node of the typed tree becomes a number."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from interpreter.language import typed
from interpreter.language.types import (
    Cell,
    Counts,
    Int,
    Kind,
    Line,
    Match,
    Nothing,
    Optional,
    Player,
    SetOf,
    Symbol,
    Type,
    ZoneRef,
)
from interpreter.program import ir
from interpreter.program.build import ZERO, add, both, choose, either, equal, negate, op, slot, times
from interpreter.program.layout import lowest
from interpreter.program.membership import member, same_set
from interpreter.program.pieces import kind_at
from interpreter.program.scope import VALUES, Scope

F = TypeVar("F", bound=Callable[..., ir.Expr])


def gives(node: type) -> Callable[[F], F]:
    """Register a function as the way a node class becomes a number."""

    def register(function: F) -> F:
        VALUES[node] = function
        return function

    return register


@gives(typed.Literal)
def literal(scope: Scope, node: typed.Literal) -> ir.Expr:
    """A constant."""
    return ir.Const(node.value)


@gives(typed.Local)
def local(scope: Scope, node: typed.Local) -> ir.Expr:
    """What the scope says the name stands for."""
    return scope.names[node.uid]


@gives(typed.Variable)
def variable(scope: Scope, node: typed.Variable) -> ir.Expr:
    """The slot of a variable."""
    return variable_slot(scope, node)


def variable_slot(scope: Scope, node: typed.Variable) -> ir.Slot:
    """The slot of a variable, first index slowest."""
    slots = scope.context.layout.variables[node.name]
    return slot(slots.base, index_of(scope, node.indices, slots.variable.per, slots.extents))


def index_of(
    scope: Scope, indices: tuple[typed.Expression, ...], per: tuple[Type, ...], extents: tuple[int, ...]
) -> ir.Expr:
    """Several indices as one number, first index slowest."""
    index: ir.Expr = ZERO
    for expression, of, extent in zip(indices, per, extents, strict=True):
        place = op("-", scope.needed(expression), ir.Const(scope.context.lowest(of)))
        if isinstance(expression.type, Int) and isinstance(of, Int):
            place = within(scope, place, expression, of, extent)
        index = add(times(index, extent), place)
    return index


def within(scope: Scope, place: ir.Expr, expression: typed.Expression, of: Int, extent: int) -> ir.Expr:
    """``place``, guarded if the number can lie outside the index's range."""
    known = expression.type
    if isinstance(known, Int) and of.low <= known.low and known.high <= of.high:
        return place
    message = f"this index is outside {of.low}..{of.high}"
    return ir.Require(place, 0, extent - 1, scope.context.fault("RW002", message, expression.span))


def copy_of(scope: Scope, zone: typed.Zone) -> ir.Expr:
    """The number of the copy that a zone expression names."""
    shape = scope.context.checked.zones[zone.name]
    extents = tuple(scope.context.extent(of) for of in shape.per)
    return index_of(scope, zone.indices, shape.per, extents)


@gives(typed.MakeKind)
def make_kind(scope: Scope, node: typed.MakeKind) -> ir.Expr:
    """The number of a kind from its attributes' values, first attribute slowest."""
    component = scope.context.checked.components[node.component]
    types = tuple(of for _, of in component.attributes)
    extents = tuple(scope.context.extent(of) for of in types)
    return add(index_of(scope, node.arguments, types, extents), ir.Const(component.first_kind))


@gives(typed.Attribute)
def attribute(scope: Scope, node: typed.Attribute) -> ir.Expr:
    """An attribute of a kind, a cell or its piece, an enum member or a match."""
    of = node.subject.type
    inner = of.of if isinstance(of, Optional) else of
    return scope.unless_none(node.subject, lambda subject: _attribute_of(scope, node, inner, subject))


def _attribute_of(scope: Scope, node: typed.Attribute, of: Type, subject: ir.Expr) -> ir.Expr:
    context = scope.context
    match of:
        case Kind():
            return ir.Lookup(context.attribute_table(node.name), subject)
        case Cell(zone) if node.name in ("row", "column", "level", "index"):
            return ir.Lookup(_coordinate_table(scope, zone, node.name), subject)
        case Cell(zone):
            return ir.Lookup(context.attribute_table(node.name), kind_at(scope, zone, subject))
        case Symbol(enum):
            return _member_attribute(scope, node, enum, subject)
        case Match(pattern, zone):
            return ir.Lookup(_match_table(scope, pattern, zone, node.name), subject)
        case _:
            raise TypeError(f"no attribute {node.name} of {of}")


def _coordinate_table(scope: Scope, zone: str, name: str) -> str:
    geometry = scope.context.geometry(zone)
    at = {"row": 0, "column": 1, "level": 2}
    one = [c + 1 if name == "index" else geometry.coordinates(c)[at[name]] + 1 for c in range(geometry.size)]
    return scope.context.table(f"{name}_in_{zone}", one * geometry.shape.copies)


def _member_attribute(scope: Scope, node: typed.Attribute, enum: str, subject: ir.Expr) -> ir.Expr:
    of, column = scope.context.checked.enums[enum].columns[node.name]
    if not isinstance(of, Counts):
        return ir.Lookup(
            scope.context.table(f"{node.name}_of_{enum}", [v for v in column if isinstance(v, int)]), subject
        )
    counts = [n for row in column if isinstance(row, tuple) for n in row]
    width = len(scope.context.checked.enums[of.enum].members)
    assert node.index is not None
    place = add(times(subject, width), scope.needed(node.index))
    return ir.Lookup(scope.context.table(f"{node.name}_of_{enum}", counts), place)


def _match_table(scope: Scope, pattern: str, zone: str, name: str) -> str:
    patterns = scope.context.checked.patterns
    values = [patterns[p.pattern].attributes.get(name, 0) for p in scope.context.placements(pattern, zone)]
    return scope.context.table(f"{name}_of_{pattern}_in_{zone}", values)


@gives(typed.Unary)
def unary(scope: Scope, node: typed.Unary) -> ir.Expr:
    """``not`` and ``-``."""
    value = scope.value(node.operand)
    return negate(value) if node.operator == "not" else op("-", ZERO, value)


@gives(typed.Binary)
def binary(scope: Scope, node: typed.Binary) -> ir.Expr:
    """Arithmetic, comparison, membership, logic."""
    match node.operator:
        case "and":
            return both(scope.value(node.left), scope.value(node.right))
        case "or":
            return either(scope.value(node.left), scope.value(node.right))
        case "in":
            return member(scope, node.left, node.right)
        case "not in":
            return negate(member(scope, node.left, node.right))
        case "=" | "!=" if _are_sets(node.left.type, node.right.type):
            same = same_set(scope, node.left, node.right)
            return same if node.operator == "=" else negate(same)
        case "=" | "!=":
            alike = _same_attribute(scope, node.left, node.right) or _same_attribute(scope, node.right, node.left)
            if alike is not None:
                return alike if node.operator == "=" else negate(alike)
            return op(node.operator, scope.value(node.left), scope.value(node.right))
        case _:
            return op(node.operator, scope.value(node.left), scope.value(node.right))


def _same_attribute(scope: Scope, subject: typed.Expression, other: typed.Expression) -> ir.Expr | None:
    """Whether the piece on a cell has an attribute's value, by its kind alone.

    That is possible where the attribute counts up with the kinds that the zone holds, so that the
    value names the kind; then no table is needed.
    """
    if not isinstance(subject, typed.Attribute) or not isinstance(subject.subject.type, Cell):
        return None
    if isinstance(other.type, Optional | Nothing) or subject.name in _COORDINATES:
        return None
    zone = subject.subject.type.zone
    table = scope.context.tables[scope.context.attribute_table(subject.name)]
    kinds = scope.context.layout.zones[zone].kinds
    values = [table[kind] for kind in kinds]
    steady = all(k - v == kinds[0] - values[0] for k, v in zip(kinds, values, strict=True))
    if not steady or not _always_in(scope, other.type, values[0], values[-1]):
        return None
    cell_kind = kind_at(scope, zone, scope.value(subject.subject))
    return equal(cell_kind, add(scope.value(other), ir.Const(kinds[0] - values[0])))


def _always_in(scope: Scope, of: Type, low: int, high: int) -> bool:
    """Whether every value of a type lies between two numbers."""
    if low < 0 or not isinstance(of, Int | Player | Symbol):
        return False
    first = lowest(of)
    return low <= first and first + scope.context.extent(of) - 1 <= high


_COORDINATES = ("row", "column", "level", "index")


def _are_sets(left: Type, right: Type) -> bool:
    """Whether two values are compared by their elements; rows with rows, and columns, are compared by number."""
    if isinstance(left, Line) and isinstance(right, Line):
        return left.axis != right.axis
    return isinstance(left, SetOf | ZoneRef) or isinstance(right, SetOf | ZoneRef)


@gives(typed.If)
def conditional(scope: Scope, node: typed.If) -> ir.Expr:
    """``if then else``; only the branch taken is computed."""
    return choose(scope.value(node.condition), scope.value(node.then), scope.value(node.otherwise))


@gives(typed.Apply)
def apply(scope: Scope, node: typed.Apply) -> ir.Expr:
    """A function of the ruleset, as a function of the program."""
    definition = scope.context.checked.functions[node.function]
    given: dict[str, ir.Expr] = {}
    inner = scope.bind(definition.me, scope.me)
    for parameter, argument in zip(definition.parameters, node.arguments, strict=True):
        name = scope.context.name(parameter.name)
        optional = isinstance(parameter.type, Optional)
        given[name] = scope.value(argument) if optional else scope.needed(argument)
        inner = inner.bind(parameter, ir.Var(name))
    return scope.function(node.function, [ir.Return(inner.value(definition.body))], given)
