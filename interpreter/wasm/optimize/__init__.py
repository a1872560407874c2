"""Rewriting a program so that it runs faster and does the same: folding, inlining, unrolling."""

from __future__ import annotations

from interpreter.wasm.optimize.whole import optimize_program

__all__ = ["optimize_program"]
