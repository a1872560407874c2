"""The built-in functions: how each is written, and the function that checks a call of it."""

from __future__ import annotations

from interpreter.language import builtin_cells, builtin_geometry, builtin_patterns, builtin_values
from interpreter.language.signature import MANY, Signature

#: Every built-in function by its name.
SIGNATURES: dict[str, Signature] = {
    **builtin_cells.SIGNATURES,
    **builtin_geometry.SIGNATURES,
    **builtin_patterns.SIGNATURES,
    **builtin_values.SIGNATURES,
}

__all__ = ["MANY", "SIGNATURES", "Signature"]
