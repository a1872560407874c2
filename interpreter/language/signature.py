"""The form of a built-in function."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from interpreter.language.callsite import CallSite
from interpreter.language.context import Result

#: The number of arguments of a function that takes any number of them.
MANY = 99


@dataclass(frozen=True, slots=True)
class Signature:
    """A usage line, the rule that types a call, and which arguments are allowed.

    ``filters`` says that any other named argument is an attribute (``color: red``).
    """

    usage: str
    check: Callable[[CallSite], Result]
    least: int
    most: int
    named: tuple[str, ...] = ()
    filters: bool = False
