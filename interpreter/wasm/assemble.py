"""From a program to the bytes of a module."""

from __future__ import annotations

import wasmtime

from interpreter.program.program import Program
from interpreter.wasm.module import Module, emit


def assemble(program: Program) -> tuple[Module, bytes]:
    """The module as text with its memory plan, and as bytes."""
    module = emit(program)
    return module, bytes(wasmtime.wat2wasm(module.text))
