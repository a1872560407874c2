"""Building large trees without the garbage collector going through them again and again."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """No search for cyclic garbage meanwhile; for work that makes many objects and no cycles.

    The collector is left as it was found. It would cost a quarter of the time a large module takes.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
