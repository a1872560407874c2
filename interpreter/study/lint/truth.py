"""What is known of a condition or a set without playing: by its constants and the bounds of its numbers."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.language import typed
from interpreter.language.fold import values
from interpreter.language.relations import bare
from interpreter.language.types import Cell, Flag, Int, Line, Nothing, Optional, Type, ZoneRef

#: Functions that give at least one element of their zone.
_NEVER_EMPTY = {"rows", "columns", "directions", "edge", "corners", "row", "column"}

#: For bounds a and b: whether ``a < b`` surely holds (and so on).
_SURELY: dict[str, Callable[[Int, Int], bool]] = {
    "<": lambda a, b: a.high < b.low,
    "<=": lambda a, b: a.high <= b.low,
    ">": lambda a, b: a.low > b.high,
    ">=": lambda a, b: a.low >= b.high,
    "=": lambda a, b: a.low == a.high == b.low == b.high,
    "!=": lambda a, b: a.high < b.low or b.high < a.low,
}
_OPPOSITE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "=": "!=", "!=": "="}


def truth(of: typed.Expression) -> bool | None:
    """Whether a condition always holds (True), never (False), or depends on the position (None)."""
    match of:
        case typed.Literal(type=Flag(), value=value):
            return bool(value)
        case typed.Unary(operator="not", operand=operand):
            inner = truth(operand)
            return None if inner is None else not inner
        case typed.Binary(operator="and" | "or" as word, left=left, right=right):
            return _joined(word == "or", truth(left), truth(right))
        case typed.Binary(operator="in" | "not in" as word, left=left, right=right):
            inner = _member(left, right)
            return None if inner is None else inner == (word == "in")
        case typed.Binary(operator=word, left=left, right=right) if word in _SURELY:
            return _compared(word, left, right)
        case typed.If(_, _, condition, then, otherwise):
            return _chosen(truth(condition), truth(then), truth(otherwise))
        case typed.Aggregate(operator="any" | "all"):
            return _quantified(of)
        case _:
            return None


def _joined(deciding: bool, left: bool | None, right: bool | None) -> bool | None:
    if deciding in (left, right):
        return deciding
    return None if left is None or right is None else not deciding


def _chosen(condition: bool | None, then: bool | None, otherwise: bool | None) -> bool | None:
    if condition is None:
        return then if then == otherwise else None
    return then if condition else otherwise


def _compared(operator: str, left: typed.Expression, right: typed.Expression) -> bool | None:
    if operator in ("=", "!=") and Nothing() in (left.type, right.type):
        other = right.type if left.type == Nothing() else left.type
        return None if isinstance(other, Optional | Nothing) else operator == "!="
    a, b = bare(left.type), bare(right.type)
    if not (isinstance(a, Int) and isinstance(b, Int)):
        return None
    doubtful = isinstance(left.type, Optional) or isinstance(right.type, Optional)
    if _SURELY[operator](a, b) and not (doubtful and operator != "!="):
        return True
    return False if _SURELY[_OPPOSITE[operator]](a, b) and not (doubtful and operator != "=") else None


def _member(left: typed.Expression, right: typed.Expression) -> bool | None:
    """Whether an element surely is, or surely is not, in a set."""
    if nothing_in(right):
        return False
    known = values(right)
    possible = _possible(left.type)
    if known is None or possible is None:
        return None
    if not possible & set(known):
        return False
    return True if possible <= set(known) and not isinstance(left.type, Optional) else None


def _possible(of: Type) -> set[int] | None:
    match bare(of):
        case Int(low, high) if high - low < 10_000:
            return set(range(low, high + 1))
        case _:
            return None


def _quantified(of: typed.Aggregate) -> bool | None:
    """``any`` holds for nothing of an empty domain, ``all`` for everything."""
    default = of.operator == "all"
    value, filtered = truth(of.value), of.condition is not None and truth(of.condition) is not True
    never = of.condition is not None and truth(of.condition) is False
    if never or nothing_in(of.domain) or value is default:
        return default
    decided = value is (not default) and not filtered and something_in(of.domain)
    return not default if decided else None


def nothing_in(domain: typed.Expression) -> bool:
    """Whether a set surely has no element."""
    match domain:
        case typed.Domain(values=found):
            return not found
        case typed.SetLiteral(items=items):
            return not items
        case typed.Range(_, _, low, high):
            return isinstance(low.type, Int) and isinstance(high.type, Int) and low.type.low > high.type.high
        case typed.Aggregate(operator="those", condition=condition, domain=inner):
            return nothing_in(inner) or (condition is not None and truth(condition) is False)
        case _:
            return False


def something_in(domain: typed.Expression) -> bool:
    """Whether a set surely has an element."""
    match domain:
        case typed.Domain(values=found):
            return bool(found)
        case typed.SetLiteral(items=items):
            return bool(items)
        case typed.Range(_, _, low, high):
            return isinstance(low.type, Int) and isinstance(high.type, Int) and low.type.high <= high.type.low
        case typed.Call(function=name):
            return name in _NEVER_EMPTY
        case _:
            return isinstance(domain.type, ZoneRef | Line | Cell)
