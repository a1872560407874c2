"""Where the variables of a program get their values, and inside which loops."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from interpreter.program import ir
from interpreter.program.program import Decision, Program
from interpreter.program.walk import bodies, operands, subexpressions
from interpreter.wasm.analysis import Analysis, set_size

Loop = ir.ForRange | ir.ForRow | ir.ForSet | ir.While
#: A value that is computed, or the largest number there is in a table; and the loops around, outermost first.
Origin = tuple[ir.Expr | int, tuple[Loop, ...]]


def origins(analysis: Analysis) -> dict[str, list[Origin]]:
    """Every variable with all its values, and every slot of the frame as `slot N`. Names are unique in a program."""
    program, found = analysis.program, defaultdict[str, list[Origin]](list)
    for body in [*(f.body for f in program.functions.values()), *(b.body for b in program.blocks)]:
        for name, value, loops in _in_body(analysis, body, ()):
            found[name].append((value, loops))
    for name, most in _chosen(program):
        found[name].append((most, ()))
    return dict(found)


def _chosen(program: Program) -> Iterator[tuple[str, int]]:
    """What blocks entered from a decision are told: the number of what was chosen."""
    for point in program.points:
        for option in point.options if isinstance(point, Decision) else ():
            yield program.blocks[option.block].argument, program.choices[option.choice].count - 1


_Named = tuple[str, ir.Expr | int, tuple[Loop, ...]]


def _in_body(analysis: Analysis, body: tuple[ir.Stmt, ...], loops: tuple[Loop, ...]) -> Iterator[_Named]:
    for stmt in body:
        for name, value in _given(analysis, stmt):
            yield name, value, loops
        for operand in operands(stmt):
            for name, value in _inside(analysis.program, operand):
                yield name, value, loops
        inner = (*loops, stmt) if isinstance(stmt, Loop) else loops
        for nested in bodies(stmt):
            yield from _in_body(analysis, nested, inner)


def _given(analysis: Analysis, stmt: ir.Stmt) -> Iterator[tuple[str, ir.Expr | int]]:
    """The names that a statement itself gives values; elements of sets that are not known are left out."""
    program = analysis.program
    match stmt:
        case ir.Let(name, value) | ir.ForRange(name, _, value, _):
            yield name, value
        case ir.Store(base, None, value):
            yield f"slot {base}", value
        case ir.Store(base, _, value) if base >= program.layout.frame:
            yield from ((f"slot {slot}", value) for slot in range(base, program.layout.size))
        case ir.ForRow(names, table, _, _):
            for at, name in enumerate(names):
                yield name, max((entry[at] for row in program.rows[table] for entry in row), default=0)
        case ir.ForSet(name, members, _) if size := set_size(members, analysis.sets):
            yield name, size - 1
        case ir.Pop(name, members) if size := analysis.sets.get(members, 0):
            yield name, size - 1


def _inside(program: Program, expr: ir.Expr) -> Iterator[tuple[str, ir.Expr | int]]:
    """The names bound inside an expression: by binding, or as arguments of a call."""
    for part in subexpressions(expr):
        match part:
            case ir.Bind(name, value, _):
                yield name, value
            case ir.Call(function, args):
                yield from zip(program.functions[function].params, args, strict=True)
