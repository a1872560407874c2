"""Decisions that are reached only where somebody has just asked whether there is a legal action.

``if can add: wait for add`` looks for legal actions, and a random game looks for them again at once.
Where the two questions are the same, the first one is asked by listing, and its answer is kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import takewhile

from interpreter.program import ir
from interpreter.program.build import ONE, ZERO
from interpreter.program.program import Decision, Program
from interpreter.program.reach import reached
from interpreter.program.walk import expressions, statements, with_bodies
from interpreter.wasm.optimize.facts import calls_in
from interpreter.wasm.optimize.twins import find_twins

Body = tuple[ir.Stmt, ...]


@dataclass(frozen=True)
class Guarded:
    """A program in which such questions call the function that lists, and the decisions behind them."""

    program: Program
    decisions: frozenset[int]


def guard(program: Program) -> Guarded:
    """Find such decisions; only blocks that are reached count."""
    blocks = [program.blocks[number] for number in reached(program)]
    guards = [found for block in blocks for found in _guards(block.body)]
    waits = [stmt.point for block in blocks for stmt in statements(block.body) if isinstance(stmt, ir.Wait)]
    questions = dict(_questions(program, guards))
    twins = find_twins({**program.functions, **questions}, questions)
    decisions = frozenset(
        point.number
        for point in program.points
        if isinstance(point, Decision) and _is_guarded(program, point, guards, waits, twins)
    )
    changed = {found.test: _listing(program, found) for found in guards if found.point in decisions}
    marked = tuple(replace(block, body=_marked(block.body, changed)) for block in program.blocks)
    return Guarded(replace(program, blocks=marked), decisions)


@dataclass(frozen=True)
class _Guard:
    """A test, and the point that is waited for where it holds; what is stored in between."""

    test: ir.If
    point: int
    stored: tuple[ir.Store, ...]


def _guards(body: Body) -> Iterator[_Guard]:
    for stmt in statements(body):
        if isinstance(stmt, ir.If) and stmt.then and isinstance(stmt.then[-1], ir.Wait):
            between = tuple(inner for inner in statements(stmt.then) if isinstance(inner, ir.Store))
            yield _Guard(stmt, stmt.then[-1].point, between)


def _listing(program: Program, found: _Guard) -> ir.If:
    """The test that lists. What may always be done, such as to pass, is not asked for."""
    point = program.points[found.point]
    assert isinstance(point, Decision)
    always = len(_always(program.functions[point.legal].body))
    count: ir.Expr = ir.Call(point.legal, ())
    some = ir.Op(">", (count, ir.Const(always))) if always else count
    return ir.If(some, found.test.then, found.test.otherwise)


def _marked(body: Body, changed: dict[ir.If, ir.If]) -> Body:
    """A body with some tests replaced."""
    new = (changed.get(stmt, stmt) if isinstance(stmt, ir.If) else stmt for stmt in body)
    return tuple(with_bodies(stmt, lambda inner: _marked(inner, changed)) for stmt in new)


# --- whether the questions are the same ----------------------------------------------------------------


def _questions(program: Program, guards: list[_Guard]) -> Iterator[tuple[str, ir.Function]]:
    """Functions that give 1 if there is anything: for each decision behind a guard, and for each guard's test."""
    for at, found in enumerate(guards):
        point = program.points[found.point]
        if isinstance(point, Decision):
            body = program.functions[point.legal].body
            listed = body[: len(body) - len(_always(body))]
            yield _name(point), ir.Function(_name(point), (), (*_asking(listed), ir.Return(ZERO)))
        asked = _asked(program, found.test.condition)
        if asked is not None:
            yield _test_name(at), ir.Function(_test_name(at), (), (*asked, ir.Return(ZERO)))


def _name(point: Decision) -> str:
    return f"any {point.legal}"


def _test_name(at: int) -> str:
    return f"guard {at}"


def _always(body: Body) -> Body:
    """The ids at the end of a list that are legal in any case."""
    return tuple(takewhile(lambda stmt: isinstance(stmt, ir.Offer), reversed(body)))


def _asking(body: Body) -> Body:
    """A body that lists, as one that returns 1 at the first."""
    done: list[ir.Stmt] = []
    for stmt in body:
        match stmt:
            case ir.Offer(_, None):
                done.append(ir.Return(ONE))
            case _:
                done.append(with_bodies(stmt, _asking))
    return tuple(done)


def _asked(program: Program, condition: ir.Expr) -> Body | None:
    """What a test asks, one function after the other; nothing if it is not a chain of calls without arguments."""
    match condition:
        case ir.Call(function, ()):
            body = program.functions[function].body
            return body[:-1] if body and body[-1] == ir.Return(ZERO) else None
        case ir.Op("or", (left, right)):
            one, other = _asked(program, left), _asked(program, right)
            return None if one is None or other is None else (*one, *other)
        case ir.Const(0):
            return ()
        case _:
            return None


def _is_guarded(
    program: Program, point: Decision, guards: list[_Guard], waits: list[int], twins: dict[str, str]
) -> bool:
    """Whether every way to a decision leads past a test that asks the same, and nothing is changed in between."""
    own = [(at, found) for at, found in enumerate(guards) if found.point == point.number]
    if not own or len(own) != waits.count(point.number):
        return False
    same = all(twins.get(_test_name(at)) == twins[_name(point)] for at, _ in own)
    return same and not any(_disturbs(program, point.legal, found.stored) for _, found in own)


def _disturbs(program: Program, legal: str, stored: tuple[ir.Store, ...]) -> bool:
    """Whether a store may change what a function lists."""
    read = {part.base for part in _read(program, legal)}
    return any(store.index is not None or store.base in read for store in stored)


def _read(program: Program, name: str) -> Iterator[ir.Slot]:
    """All slots that a function reads, with those it calls."""
    todo, seen = [name], {name}
    while todo:
        body = program.functions[todo.pop()].body
        yield from (part for part in expressions(body) if isinstance(part, ir.Slot))
        new = calls_in(body) - seen
        seen |= new
        todo += new
