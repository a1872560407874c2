"""Which numbers may be in a set of up to 64, as far as its expression tells."""

from __future__ import annotations

from functools import reduce
from operator import and_, or_

from interpreter.program import ir
from interpreter.wasm.lanes.graph import FULL


def possible(members: ir.Expr, names: dict[str, int]) -> int:
    """The numbers that may be in a set, as bits. ``names`` has those of variables, where they are known."""
    match members:
        case ir.Bits(value):
            return value
        case ir.Var(name):
            return names.get(name, FULL)
        case ir.SetOp("and" | "or" as word, args):
            parts = (possible(arg, names) for arg in args)
            return reduce(and_, parts, FULL) if word == "and" else reduce(or_, parts, 0)
        case ir.Moved(of, by):
            return shifted(possible(of, names), -by)
        case _:
            return FULL


def shifted(bits: int, by: int) -> int:
    """Bits with every number made more by ``by`` (which may be negative)."""
    return (bits << by if by >= 0 else bits >> -by) & FULL


def window(bits: int) -> tuple[int, int]:
    """The least number among bits, and how many numbers there are from it to the greatest."""
    low = (bits & -bits).bit_length() - 1
    return max(low, 0), max(bits.bit_length() - low, 0)
