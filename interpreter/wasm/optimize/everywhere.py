"""Every body of a program rewritten in the same way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from interpreter.program import ir
from interpreter.program.program import Program
from interpreter.wasm.optimize.facts import Body

_Part = TypeVar("_Part", ir.Function, ir.Block)


def rewritten(program: Program, rewrite: Callable[[Body], Body]) -> Program:
    """A program with the body of every function and block rewritten."""
    functions = {name: _with_body(function, rewrite) for name, function in program.functions.items()}
    return replace(program, functions=functions, blocks=tuple(_with_body(block, rewrite) for block in program.blocks))


def _with_body(part: _Part, rewrite: Callable[[Body], Body]) -> _Part:
    body = rewrite(part.body)
    return part if body is part.body else replace(part, body=body)
