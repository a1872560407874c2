"""Lines and shapes: whether a pattern is formed, and where."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby

from interpreter.language import typed
from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, both, either, equal, op, when
from interpreter.program.builtins.contents import attribute_of
from interpreter.program.builtins.regions import cell_zone
from interpreter.program.builtins.registry import members, number
from interpreter.program.pieces import kind_at
from interpreter.program.placements import Placement
from interpreter.program.scope import Body, Scope
from interpreter.program.values import copy_of

_FILTERS = ("through", "in", "where")


@dataclass(frozen=True, slots=True)
class _Search:
    """One use of a pattern: where it is looked for and what every cell must meet."""

    scope: Scope
    node: typed.Call
    zone: str
    pattern: str


def _search(scope: Scope, node: typed.Call) -> _Search:
    region = node.named.get("through") or node.named["in"]
    return _Search(scope, node, cell_zone(region.type), node.words["pattern"])


@number("forms")
def forms(scope: Scope, node: typed.Call) -> ir.Expr:
    """1 if some placement of the pattern meets the conditions."""
    found = _each_match(_search(scope, node), lambda match: [ir.Return(ONE)])
    return scope.function(f"forms_{node.words['pattern']}", [*found, ir.Return(ZERO)])


@members("matches")
def matches(scope: Scope, node: typed.Call, body: Body) -> list[ir.Stmt]:
    """The placements of the pattern that meet the conditions."""
    return _each_match(_search(scope, node), body)


def _each_match(search: _Search, body: Body) -> list[ir.Stmt]:
    """A loop over the matches, in order: a table of placements for each run of equally many cells."""
    laid = search.scope.context.placements(search.pattern, search.zone)
    by_width = [list(run) for _, run in groupby(enumerate(laid), key=lambda numbered: len(numbered[1].cells))]
    if "through" in search.node.named:
        return _through(search, by_width, body)
    if isinstance(search.node.named["in"], typed.Zone):
        return [stmt for part in by_width for stmt in _within(search, part, body)]
    gather, members = search.scope.collect(search.node.named["in"])
    return [*gather, *(stmt for part in by_width for stmt in _inside(search, part, members, body))]


def _through(search: _Search, by_width: list[list[tuple[int, Placement]]], body: Body) -> list[ir.Stmt]:
    scope = search.scope
    anchor = scope.context.name("through")
    lets: list[ir.Stmt] = [ir.Let(anchor, scope.needed(search.node.named["through"]))]
    known, values = _anchor_values(search, ir.Var(anchor))
    inner = [stmt for part in by_width for stmt in _rows_through(search, part, ir.Var(anchor), values, body)]
    return [*lets, *known, *when(_present(search, ir.Var(anchor)), inner)]


def _rows_through(
    search: _Search, part: list[tuple[int, Placement]], anchor: ir.Expr, values: dict[str, ir.Expr], body: Body
) -> list[ir.Stmt]:
    context = search.scope.context
    width = len(part[0][1].cells)
    cells = range(context.layout.zones[search.zone].cells)
    rows = [tuple((i, *(c for c in p.cells if c != cell)) for i, p in part if cell in p.cells) for cell in cells]
    table = context.ragged(f"{search.pattern}_of_{width}_through_cell_of_{search.zone}", rows)
    names = [context.name("match"), *(context.name("c") for _ in range(width - 1))]
    others = [ir.Var(name) for name in names[1:]]
    fits = _fits(search, others, values)
    return [ir.ForRow(tuple(names), table, anchor, tuple(when(fits, body(ir.Var(names[0])))))]


def _within(search: _Search, part: list[tuple[int, Placement]], body: Body) -> list[ir.Stmt]:
    """All placements in one copy of the zone."""
    context, region = search.scope.context, search.node.named["in"]
    assert isinstance(region, typed.Zone)
    size = context.checked.zones[search.zone].size
    copies = range(context.checked.zones[search.zone].copies)
    rows = [tuple((i, *p.cells) for i, p in part if p.cells[0] // size == copy) for copy in copies]
    return [_placed(search, rows, copy_of(search.scope, region), lambda cells: ONE, body)]


def _inside(search: _Search, part: list[tuple[int, Placement]], members: ir.Expr, body: Body) -> list[ir.Stmt]:
    """All placements whose cells are among some cells."""
    rows = [tuple((i, *p.cells) for i, p in part)]
    return [_placed(search, rows, ZERO, lambda cells: both(*(ir.Has(members, c) for c in cells)), body)]


def _placed(
    search: _Search,
    rows: list[tuple[tuple[int, ...], ...]],
    row: ir.Expr,
    allowed: Callable[[list[ir.Var]], ir.Expr],
    body: Body,
) -> ir.Stmt:
    """A loop over one row of a table of placements; the first cell is the one others are compared with."""
    context = search.scope.context
    width = len(next(placement for placements in rows for placement in placements)) - 1
    table = context.ragged(f"{search.pattern}_of_{width}_in_{search.zone}", rows)
    names = [context.name("match"), *(context.name("c") for _ in range(width))]
    cells = [ir.Var(name) for name in names[1:]]
    known, values = _anchor_values(search, cells[0])
    fits = both(allowed(cells), _present(search, cells[0]), _fits(search, cells[1:], values))
    return ir.ForRow(tuple(names), table, row, (*known, *when(fits, body(ir.Var(names[0])))))


def _same(search: _Search) -> tuple[str, ...]:
    return tuple(word for word in search.node.words.get("same", "").split(",") if word)


def _anchor_values(search: _Search, anchor: ir.Expr) -> tuple[list[ir.Stmt], dict[str, ir.Expr]]:
    """The anchor's attributes that the other cells must share, computed once."""
    scope = search.scope
    lets: list[ir.Stmt] = []
    values: dict[str, ir.Expr] = {}
    for name in _same(search):
        var = scope.context.name(name)
        lets.append(ir.Let(var, _quality(search, anchor, name)))
        values[name] = ir.Var(var)
    return lets, values


def _quality(search: _Search, cell: ir.Expr, name: str) -> ir.Expr:
    """What is compared for ``same: name``: the kind itself where the kind follows from it."""
    scope = search.scope
    kind = kind_at(scope, search.zone, cell)
    return kind if _tells_kind(search, name) else attribute_of(scope, kind, name)


def _tells_kind(search: _Search, name: str) -> bool:
    """Whether no two kinds in the zone share a value of the attribute."""
    held = [value for value in _held_values(search, name) if value >= 0]
    return len(set(held)) == len(held)


def _held_values(search: _Search, name: str) -> list[int]:
    """The attribute's value of each kind that the zone holds; -1 for kinds without it."""
    scope = search.scope
    values = scope.context.tables[scope.context.attribute_table(name)]
    return [values[kind] for kind in scope.context.layout.zones[search.zone].kinds]


def _present(search: _Search, anchor: ir.Expr) -> ir.Expr:
    """What the anchor itself must meet: a piece that has the attribute, the filters, ``where``."""
    scope = search.scope
    parts = [either(*(_has(search, anchor, name) for name in _same(search)))] if _same(search) else []
    return both(*parts, *_filters(search, anchor), *_where(scope, search, anchor))


def _has(search: _Search, cell: ir.Expr, name: str) -> ir.Expr:
    return _known(search, _quality(search, cell, name), name)


def _known(search: _Search, quality: ir.Expr, name: str) -> ir.Expr:
    """Whether what is compared belongs to a piece that has the attribute."""
    if not _tells_kind(search, name):
        return op(">=", quality, ZERO)
    if -1 in _held_values(search, name):
        return op(">=", attribute_of(search.scope, quality, name), ZERO)
    return op(">", quality, ZERO)


def _fits(search: _Search, others: list[ir.Var], values: dict[str, ir.Expr]) -> ir.Expr:
    """What the other cells must meet: agreement in one of the attributes, the filters, ``where``."""
    scope = search.scope
    parts: list[ir.Expr] = []
    if values:
        alike = [_alike(search, others, name, value, len(values) > 1) for name, value in values.items()]
        parts.append(either(*alike))
    each: list[Callable[[ir.Expr], list[ir.Expr]]] = [
        lambda cell: _filters(search, cell),
        lambda cell: _where(scope, search, cell),
    ]
    parts += [condition for conditions in each for cell in others for condition in conditions(cell)]
    return both(*parts)


def _alike(search: _Search, others: list[ir.Var], name: str, value: ir.Expr, several: bool) -> ir.Expr:
    pairs = [equal(_quality(search, cell, name), value) for cell in others]
    if not several:
        return both(*pairs)
    known = _known(search, value, name)
    return both(known, *pairs)


def _filters(search: _Search, cell: ir.Expr) -> list[ir.Expr]:
    scope = search.scope
    wanted = {name: value for name, value in search.node.named.items() if name not in _FILTERS}
    kind = kind_at(scope, search.zone, cell)
    if not wanted and not _same(search):
        return [op(">", kind, ZERO)]  # every cell of a pattern holds a piece, whatever else is asked of it
    return [
        equal(kind if name == "of" else attribute_of(scope, kind, name), scope.needed(value))
        for name, value in wanted.items()
    ]


def _where(scope: Scope, search: _Search, cell: ir.Expr) -> list[ir.Expr]:
    if "where" not in search.node.named or search.node.cell is None:
        return []
    return [scope.bind(search.node.cell, cell).value(search.node.named["where"])]
