"""Tabletop games as data: read a ruleset, play it, measure it.

>>> from interpreter import load
>>> game = load("connect-four", options={"rows": 7})

The names below are imported when they are first used, so that a program that needs little
starts quickly.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from interpreter.machine.game import CHANCE, OVER, Game, State, load

__all__ = ["CHANCE", "OVER", "Game", "State", "load"]


def __getattr__(name: str) -> object:
    """The public name ``name``, imported now."""
    if name in __all__:
        value: object = getattr(import_module("interpreter.machine.game"), name)
        return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
