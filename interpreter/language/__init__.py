"""The language room: expressions parsed, names resolved, types and bounds checked."""

from interpreter.language.checker import check, check_expression

__all__ = ["check", "check_expression"]
