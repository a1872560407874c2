"""The built-in functions: how each becomes a number or a loop. Importing this package registers them all."""

from interpreter.program.builtins import (
    connection,
    contents,
    geometry_sets,
    geometry_values,
    numbers,
    players,
    rays,
    sets,
)

__all__ = ["connection", "contents", "geometry_sets", "geometry_values", "numbers", "players", "rays", "sets"]
