"""Functions that compute the same and differ in nothing but the names of their variables."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from interpreter.program import ir
from interpreter.program.program import Chance, Decision, Point, Program
from interpreter.program.walk import bodies, defined, operands
from interpreter.wasm.optimize.facts import Body, calls_in, nodes_of


def merge_twins(program: Program) -> Program:
    """The program with one function for all that do the same: the names stay, and all mean the first of them.

    So ``functions[name].name`` is the name to call; points call it already. What tells the outcome
    keeps its own function, since others ask for it by name.
    """
    twins = find_twins(program.functions)
    twins |= {name: name for name in (program.score, *program.ranks) if name}
    return replace(
        program,
        functions={name: program.functions[twin] for name, twin in twins.items()},
        points=tuple(_pointed(point, twins) for point in program.points),
    )


def _pointed(point: Point, twins: Mapping[str, str]) -> Point:
    """A point that calls the first of its function's twins."""
    if isinstance(point, Decision):
        return replace(point, legal=twins[point.legal])
    return replace(point, outcomes=twins[point.outcomes]) if isinstance(point, Chance) else point


def find_twins(functions: Mapping[str, ir.Function], names: Iterable[str] | None = None) -> dict[str, str]:
    """For every function (or for those of some ``names`` and all that they call) the first one that does the
    same: itself, or its twin.
    """
    found: dict[str, str] = {}
    shapes: dict[tuple[object, ...], str] = {}
    for name in functions if names is None else names:
        _find(name, functions, found, shapes)
    return found


def _find(
    name: str, functions: Mapping[str, ir.Function], found: dict[str, str], shapes: dict[tuple[object, ...], str]
) -> None:
    """Find the twin of one function, after those of the functions it calls."""
    if name in found:
        return
    found[name] = name
    for called in calls_in(functions[name].body):
        _find(called, functions, found, shapes)
    found[name] = shapes.setdefault(_Shape(found).of(functions[name]), name)


@dataclass
class _Shape:
    """Writes a function down with numbers in place of its variables' names."""

    twins: Mapping[str, str]
    numbers: dict[str, int] = field(default_factory=dict)
    written: list[object] = field(default_factory=list)

    def of(self, function: ir.Function) -> tuple[object, ...]:
        """The shape of a function; equal for those that do the same."""
        self.written += [function.lists, *map(self.number, function.params)]
        self._body(function.body)
        return tuple(self.written)

    def number(self, name: str) -> int:
        """The number of a variable, in order of first mention."""
        return self.numbers.setdefault(name, len(self.numbers))

    def _body(self, body: Body) -> None:
        self.written.append(len(body))
        for stmt in body:
            self.written += [stmt.__class__, *map(self.number, defined(stmt)), *_details(stmt, self.number)]
            for node in nodes_of(*operands(stmt)):
                self.written += (node.__class__, _OWN[node.__class__](node, self))
            for inner in bodies(stmt):
                self._body(inner)


def _details(stmt: ir.Stmt, number: Callable[[str], int]) -> tuple[object, ...]:
    """What a statement says apart from its expressions, its nested bodies and the variables it defines."""
    match stmt:
        case ir.Store(base, index, _):
            return (base, index is None)
        case ir.NewSet(_, size):
            return (size,)
        case ir.AddTo(name) | ir.Pop(_, name):
            return (number(name),)
        case ir.ForRow(_, table):
            return (table,)
        case ir.Offer(_, weight):
            return (weight is None,)
        case ir.Goto(at) | ir.Wait(at) | ir.Fail(at) | ir.Fired(at):
            return (at,)
        case _:
            return ()


#: What an expression of each class says apart from its parts.
_OWN: dict[type, Callable[[Any, _Shape], object]] = {
    ir.Const: lambda e, _: e.value,
    ir.Var: lambda e, shape: shape.number(e.name),
    ir.Slot: lambda e, _: (e.base, e.index is None),
    ir.Lookup: lambda e, _: e.table,
    ir.Op: lambda e, _: e.operator,
    ir.Choose: lambda _e, _: None,
    ir.Bind: lambda e, shape: shape.number(e.name),
    ir.Call: lambda e, shape: (shape.twins[e.function], len(e.args)),
    ir.Require: lambda e, _: (e.low, e.high, e.fault),
    ir.Has: lambda _e, _: None,
    ir.Size: lambda _e, _: None,
    ir.SlotSet: lambda e, _: (e.base, e.size),
    ir.Bits: lambda e, _: e.value,
    ir.Cells: lambda e, _: (e.base, e.index is None, e.size, e.table, e.operator),
    ir.SetOp: lambda e, _: (e.operator, len(e.args)),
    ir.Moved: lambda e, _: e.by,
    ir.Every: lambda _e, _: None,
    ir.Upward: lambda _e, _: None,
    ir.Single: lambda _e, _: None,
    ir.Known: lambda e, _: e.sets,
    ir.Matches: lambda e, _: (e.table, e.columns),
}
