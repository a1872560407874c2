"""The directions of a board: names and numbers. ``up`` is towards the upper edge of the drawing."""

from __future__ import annotations

_FLAT = ("up", "up_right", "right", "down_right", "down", "down_left", "left", "up_left")

#: All direction names; a direction's number is its place here.
DIRECTIONS: tuple[str, ...] = (
    *_FLAT,
    *(f"{name}_rising" for name in _FLAT),
    *(f"{name}_falling" for name in _FLAT),
    "rising",
    "falling",
)
ORTHOGONAL: tuple[int, ...] = (0, 2, 4, 6)
DIAGONAL: tuple[int, ...] = (1, 3, 5, 7)
