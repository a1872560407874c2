"""The functions with which random games choose among what a program lists."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from interpreter.program import ir
from interpreter.program.program import Chance, Decision
from interpreter.wasm.analysis import Analysis
from interpreter.wasm.lanes.safe import Safety
from interpreter.wasm.memory import Memory
from interpreter.wasm.picking.pick import Picker, StraightPicker, is_straight
from interpreter.wasm.picking.product import ProductPicker, product_of
from interpreter.wasm.pools import Run, pool
from interpreter.wasm.text import Form, const
from interpreter.wasm.values import Values


def choosing(
    memory: Memory, analysis: Analysis, picked: Iterable[ir.Function], pools: Mapping[str, tuple[Run, int]]
) -> list[Form]:
    """Pickers, draws from pools, and for guarded decisions what counts their actions, with the globals that it sets."""
    safety = Safety(analysis.program)
    forms = [pool(Values(memory, analysis), name, *pools[name]) for name in sorted(memory.pools)]
    whole = set(_unguarded(memory))
    for function in picked:
        if function.name in whole:
            forms.append(_picker(function, memory, analysis, safety).picker(function))
        if function.name in memory.guarded:
            forms += _picker(function, memory, analysis, safety).halves(function)
    for name in sorted(memory.guarded - memory.picked):
        forms += _counted(name)
    return forms


def _unguarded(memory: Memory) -> Iterator[str]:
    """The functions that list where nobody has asked before."""
    for point in memory.program.points:
        match point:
            case Decision(number, _, legal):
                yield from () if number in memory.decisions else (legal,)
            case Chance(_, _, outcomes):
                yield outcomes


def _picker(function: ir.Function, memory: Memory, analysis: Analysis, safety: Safety) -> Picker:
    """What emits the picker of a function."""
    product = product_of(function, safety)
    if product is not None:
        return ProductPicker(memory, analysis, product=product)
    return (StraightPicker if is_straight(function) else Picker)(memory, analysis)


def _counted(name: str) -> Iterator[Form]:
    """The function ``.count.NAME`` of one that lists: its list stays where it is."""
    yield ("global", f"$kept.{name}.total", ("mut", "i32"), const(0))
    listed: Form = ("global.set", f"$kept.{name}.total", ("call", f"${name}"))
    yield ("func", f"$.count.{name}", ("result", "i32"), listed, ("global.get", f"$kept.{name}.total"))
