"""Which expressions may be computed where the rules would not: those that can never stop the run."""

from __future__ import annotations

from dataclasses import dataclass, field

from interpreter.program import ir
from interpreter.program.program import Program
from interpreter.program.walk import expressions, statements, subexpressions

#: What a number in an index may be multiplied with, where the index need not be a good one.
MOST_FACTOR = 64


@dataclass
class Safety:
    """Knows which functions of a program can stop the run, or take long."""

    program: Program
    functions: dict[str, bool] = field(default_factory=dict)

    def safe(self, expr: ir.Expr) -> bool:
        """Whether computing an expression for nothing does no harm."""
        return all(self._part(part) for part in subexpressions(expr))

    def _part(self, part: ir.Expr) -> bool:
        match part:
            case ir.Require():
                return False
            case ir.Op("div" | "mod", (_, divisor)):
                return isinstance(divisor, ir.Const) and divisor.value > 0
            case ir.Call(function, _):
                return self._function(function)
            case ir.Slot(_, index) | ir.Lookup(_, index) if index is not None:
                return not is_far(index)
            case _:
                return True

    def _function(self, name: str) -> bool:
        if name not in self.functions:
            self.functions[name] = False  # a function that calls itself is not safe
            body = self.program.functions[name].body
            self.functions[name] = not any(isinstance(s, ir.Fail | ir.While) for s in statements(body)) and all(
                self._part(part) for part in expressions(body)
            )
        return self.functions[name]


def is_far(index: ir.Expr) -> bool:
    """Whether an index that is used in vain may be so large a number that no memory is there."""
    return any(map(_is_large, subexpressions(index)))


def _is_large(part: ir.Expr) -> bool:
    match part:
        case ir.Op("*", (_, ir.Const(factor))) | ir.Op("*", (ir.Const(factor), _)):
            return abs(factor) > MOST_FACTOR
        case ir.Op("*", _):
            return True
        case _:
            return False
