"""A whole module: memory, tables, the program's functions and blocks, and the common functions."""

from __future__ import annotations

from dataclasses import dataclass, replace

from interpreter.program.optimize import optimize
from interpreter.program.program import Program
from interpreter.program.reach import reached
from interpreter.wasm import runtime
from interpreter.wasm.analysis import Analysis
from interpreter.wasm.blend import blended
from interpreter.wasm.circles import circles
from interpreter.wasm.collecting import uncollected
from interpreter.wasm.effort import Effort
from interpreter.wasm.finish import finish
from interpreter.wasm.guards import Guarded, guard
from interpreter.wasm.lanes.emit import WIDTH
from interpreter.wasm.lanes.loops import in_lanes
from interpreter.wasm.lanes.safe import Safety
from interpreter.wasm.memory import Memory, slot_width
from interpreter.wasm.optimize import optimize_program
from interpreter.wasm.optimize.collected import uncollect
from interpreter.wasm.optimize.gotos import thread
from interpreter.wasm.optimize.series import join_series
from interpreter.wasm.optimize.sought import seek
from interpreter.wasm.picking.choosing import choosing
from interpreter.wasm.picking.pick import can_pick, has_segments
from interpreter.wasm.picking.segments import Joiner
from interpreter.wasm.pools import pool_of
from interpreter.wasm.statements import Emitter
from interpreter.wasm.text import Form, flat, render


@dataclass(frozen=True)
class Module:
    """A module as text, the memory plan that its host needs, and the most work between two jumps."""

    text: str
    memory: Memory
    work: int = 0


@uncollected()
def emit(program: Program, readable: bool = True) -> Module:
    """The WebAssembly module of a program; ``readable`` on indented lines, with what the ruleset calls its blocks."""
    prepared = _prepared(program)
    smaller = prepared.program
    analysis = Analysis(smaller)
    picked = [f for f in smaller.functions.values() if f.lists and can_pick(f, analysis)]
    pools = {f.name: found for f in smaller.functions.values() if f.lists and (found := pool_of(f)) is not None}
    memory = Memory(smaller, analysis, picked=frozenset(f.name for f in picked), decisions=prepared.decisions)
    if memory.width == WIDTH:
        memory.blended, memory.pools = blended(smaller), frozenset(pools)
    effort = Effort(smaller, analysis, memory.width)
    functions = [Emitter(memory, analysis).function(f) for f in smaller.functions.values()]
    functions += choosing(memory, analysis, picked, pools)
    blocks = _blocks(memory, effort, reached(smaller))
    common = [
        runtime.ARITHMETIC,
        runtime.SETS,
        runtime.RANDOM,
        runtime.state_helpers(memory),
        *(render(form) for form in runtime.dispatch(smaller)),
        finish(memory, smaller, {str(form[1]): form for form in [*functions, *blocks]}),
        runtime.games(memory, smaller),
        runtime.perft(memory, smaller),
    ]
    head = f'(memory (export "memory") {memory.pages})'
    exports = [f'(export "{name}" (func ${name}))' for name in ("legal", "act", "happen")]
    named = [_commented(smaller, form) if readable else flat(form) for form in [*functions, *blocks]]
    text = "\n".join(["(module", head, *exports, *named, *common, *_data(memory), ")"])
    return Module(text, memory, effort.most)


def _prepared(program: Program) -> Guarded:
    """The program rewritten for speed, with its guarded decisions."""
    guarded = guard(uncollect(seek(join_series(optimize(program)))))
    smaller = optimize_program(in_lanes(guarded.program) if slot_width(program) == WIDTH else guarded.program)
    return replace(guarded, program=thread(_joined(smaller)))


def _joined(program: Program) -> Program:
    """The program with the ids of each function that lists sets of them joined, where they can then be picked."""
    joiner, analysis = Joiner(Safety(program)), Analysis(program)
    functions = dict(program.functions)
    for name, function in program.functions.items():
        if function.lists and has_segments(function.body):
            joined = replace(function, body=joiner.body(function.body, name))
            functions[name] = joined if can_pick(joined, analysis) else function
    return replace(program, functions=functions)


def _blocks(memory: Memory, effort: Effort, numbers: set[int]) -> list[Form]:
    """The blocks that are reached; jumps are counted only where they can go in circles."""
    program = effort.program
    found = circles(program, numbers)
    return [
        Emitter(
            memory,
            effort.analysis,
            hop=effort.hop(block) if block.number in found.inside else 0,
            rests=block.number in found.after,
        ).block(block)
        for block in program.blocks
        if block.number in numbers
    ]


def _commented(program: Program, form: Form) -> str:
    """A function with a comment that says what the ruleset calls it."""
    name = form[1]
    comment = ""
    if isinstance(name, str) and name.startswith("$block"):
        comment = program.blocks[int(name[6:])].comment
    return (f";; {comment}\n" if comment else "") + render(form)


def _data(memory: Memory) -> list[str]:
    return [f'(data (i32.const {at}) "{_escaped(content)}")' for at, content in memory.data if content]


def _escaped(content: bytes) -> str:
    digits = content.hex()
    return "".join([f"\\{digits[at : at + 2]}" for at in range(0, len(digits), 2)])
