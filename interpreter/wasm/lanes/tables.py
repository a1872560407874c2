"""What tables have for the lanes of a loop."""

from __future__ import annotations

from interpreter.program import ir
from interpreter.program.build import ZERO
from interpreter.wasm.lanes.values import Number, RefusedError


def repeated(entries: tuple[int, ...], index: Number) -> Number:
    """What a table has for ``n * period`` and more, where it has the same for every ``n``: for each board of a pair.

    Raises `RefusedError` if it has not.
    """
    match index.uniform:
        case ir.Op("*", (_, ir.Const(period))) if 0 < period < len(entries) and len(entries) % period == 0:
            within = all(at is None or 0 <= at < period for at in index.known)
            if within and entries == entries[:period] * (len(entries) // period):
                return Number(ZERO, tuple(entry(entries, at) for at in index.known))
    raise RefusedError


def entry(entries: tuple[int, ...], at: int | None) -> int | None:
    """An entry of a table; nothing for a place outside of it."""
    return entries[at] if at is not None and 0 <= at < len(entries) else None
