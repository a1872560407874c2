"""Small rulesets by chance: boards of many sizes, and conditions from a grammar of the expression language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from hypothesis import strategies as st

#: Boards with fewer turns than lanes are worth, as many as a word has bits, one less, and more.
BOARDS = (
    "{kind: grid, rows: 3, columns: 3, holds: HELD}",
    "{kind: grid, rows: 5, columns: 5, holds: HELD}",
    "{kind: grid, rows: 3, columns: 4, levels: 2, holds: HELD}",
    "{kind: grid, rows: 8, columns: 8, holds: HELD}",
    "{kind: grid, rows: 7, columns: 9, holds: HELD, numbered: from_top}",
    "{kind: grid, rows: 8, columns: 9, holds: HELD}",
    "{kind: hex, rows: 4, columns: 5, holds: HELD}",
    "{kind: hex, rows: 8, columns: 8, holds: HELD}",
    "{kind: ring, length: 12, holds: HELD}",
    "{kind: row, length: 9, holds: HELD}",
    "{kind: grid, rows: 3, columns: 3, cells: stack, height: 3, holds: HELD}",
)
#: Numbers that are worth comparing with: small ones, and those where 16 bits end.
NUMBERS = (-40000, -32769, -32768, -32767, -1, 0, 0, 1, 1, 2, 3, 4, 5, 8, 9, 63, 64, 31999, 32000, 32766, 32767, 32768)
COMPARISONS = ("=", "!=", "<", "<=", ">", ">=")
COLORS = ("red", "green", "blue")

RULESET = """\
ruleset: chance
title: Chance
players: [{players}]
enums:
  Color: {{red: {{worth: 1}}, green: {{worth: -3}}, blue: {{worth: {worth}}}}}
components:
  disc: {{owner: Player}}
  tile: {{color: Color, length: 1..3}}
  stone: {{}}
  card: {{wide: 1..{wide}, tall: 1..20}}
  candy: {{color: Color, shade: 1..3, copies: {copies}, starts: bag}}
zones:
  board: {board}
  tray: {{per: Player, kind: grid, rows: 3, columns: 3, holds: [disc, tile]}}
  bag: {{kind: pool, holds: candy}}
  hand: {{per: Player, kind: pool, holds: candy}}
variables:
  n: {{range: [-3, {most}], clamp: {clamp}}}
  visits: {{per: board, range: [-2, {most}], clamp: true}}
  score: {{per: Player, range: [0, {most}], clamp: true}}
  last: {{of: board, optional: true}}
patterns:
  three: {{line: 3, along: any}}
define:
  "good(c: board)": {good}
  "along(c: board, d: Direction)": {along}
  "sign": {sign}
setup:
{setup}
actions:
  put:
    given: {{c: {cells}}}
    where: {put}
    do:
      - {{if: "not empty(c)", then: [{{remove: c}}]}}
      - {{place: "{kind}", at: c}}
      - {{set: last, to: c}}
      - {{set: "visits[c]", to: {visits}}}
  shift:
    given: {{a: board, b: {targets}}}
    where: {shift}
    do:
      - {{swap: a, with: b}}
      - {{set: last, to: b}}
  mark:
    given: {{t: "tray[me]", k: {range}}}
    where: {mark}
    do:
      - {{if: "empty(t)", then: [{{place: '{tile}', at: t}}]}}
      - {{set: n, to: {n}}}
  take:
    where: not empty(bag)
    do:
      - {{draw: bag, to: "hand[me]"}}
      - {{set: "score[me]", to: {score}}}
  pass:
    do: [{{set: n, to: {n2}}}]
phases:
  play: {{turns: alternate, actions: [put, shift, mark, take, pass]}}
limits: {{moves: 8}}
outcome:
  rank: [{rank}]
"""


@dataclass(frozen=True)
class Scope:
    """The names that an expression may use: cells of the board, of the tray, directions, numbers."""

    cells: tuple[str, ...] = ()
    tray: tuple[str, ...] = ()
    directions: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    defined: bool = True
    depth: int = 3
    names: int = 0

    def deeper(self, **more: Any) -> Scope:
        """The names inside a part of the expression."""
        return replace(self, **{"depth": self.depth - 1, **more})

    def new(self, stem: str) -> str:
        """A name that is not taken."""
        return f"{stem}{self.names}"


class Writer:
    """Writes expressions by the choices that ``draw`` makes."""

    def __init__(self, draw: Callable[[st.SearchStrategy[Any]], Any], flat: bool, two: bool) -> None:
        """Write for a board; ``flat``: one with rows and columns. ``two``: of two players."""
        self.draw, self.flat, self.two = draw, flat, two

    def one(self, *options: Any) -> Any:
        """One of several."""
        return self.draw(st.sampled_from(options))

    # --- conditions -----------------------------------------------------------------------

    def condition(self, scope: Scope) -> str:
        """A condition."""
        if scope.depth <= 0:
            return self.simple(scope)
        kinds = [self.simple, self.simple, self.joined, self.joined, self.quantified, self.counted, self.chosen]
        if scope.cells:
            kinds += [self.looking, self.looking]
        found: str = self.one(*kinds)(scope)
        return found

    def simple(self, scope: Scope) -> str:
        """A condition without conditions inside."""
        kinds = [self.compared, self.whose_turn, self.remembered]
        if scope.cells:
            kinds += [self.of_cell, self.of_cell, self.of_cell, self.between]
        if scope.tray:
            kinds += [self.of_tray]
        found: str = self.one(*kinds)(scope)
        return found

    def compared(self, scope: Scope) -> str:
        return f"{self.number(scope.deeper())} {self.one(*COMPARISONS)} {self.number(scope.deeper())}"

    def whose_turn(self, scope: Scope) -> str:
        return f"me {self.one('=', '!=')} {self.one('light', 'dark')}"

    def remembered(self, scope: Scope) -> str:
        cell = self.one("none", *scope.cells)
        found: str = self.one(f"last {self.one('=', '!=')} {cell}", f"last.owner {self.one('=', '!=')} me")
        return found

    def of_cell(self, scope: Scope) -> str:
        """What lies on a cell, or where it is."""
        c = self.one(*scope.cells)
        is_ = self.one("=", "!=")
        kinds = [
            f"empty({c})",
            f"full({c})",
            f"{c}.owner {is_} {self.player()}",
            f"{c}.color {is_} {self.one(*COLORS)}",
            f"{c}.color in {{red, blue}}",
            f"piece({c}) {is_} {self.kind(scope)}",
            f"default({c}.length, 0) {self.one(*COMPARISONS)} {self.one(0, 1, 2, 3)}",
            f"default({c}.wide, {self.one(0, 7, -1)}) {self.one(*COMPARISONS)} {self.number(scope.deeper())}",
            f"default({c}.color.worth, 0) {self.one(*COMPARISONS)} {self.number(scope.deeper())}",
            f"visits[{c}] {self.one(*COMPARISONS)} {self.number(scope.deeper())}",
            f"{c} in edge(board)",
            f"forms(three, through: {c}, same: {self.one('owner', 'color')})",
        ]
        if scope.defined:
            kinds.append(f"good({c})")
        if scope.defined and self.flat and scope.directions:
            kinds.append(f"along({c}, {self.one(*scope.directions)})")
        found: str = self.one(*kinds)
        return found

    def of_tray(self, scope: Scope) -> str:
        t = self.one(*scope.tray)
        at = self.one(f"{t}.row", f"{t}.column", f"{t}.index")
        found: str = self.one(
            f"empty({t})",
            f"{t}.owner = {self.player()}",
            f"default({t}.length, 9) {self.one(*COMPARISONS)} {self.number(scope.deeper())}",
            f"{at} {self.one(*COMPARISONS)} {self.number(scope.deeper())}",
        )
        return found

    def between(self, scope: Scope) -> str:
        """Two cells."""
        one, other = self.one(*scope.cells), self.one(*scope.cells)
        found: str = self.one(
            f"{one} {self.one(*COMPARISONS)} {other}",
            f"adjacent({one}, {other})",
            f"{one}.owner {self.one('=', '!=')} {other}.owner",
            f"visits[{one}] {self.one(*COMPARISONS)} visits[{other}]",
            f"piece({one}) = piece({other})",
        )
        return found

    def joined(self, scope: Scope) -> str:
        one, other = self.condition(scope.deeper()), self.condition(scope.deeper())
        found: str = self.one(
            f"({one} and {other})", f"({one} or {other})", f"not ({one})", f"({one} and not ({other}))"
        )
        return found

    def chosen(self, scope: Scope) -> str:
        parts = [self.condition(scope.deeper()) for _ in range(3)]
        return "(if {} then {} else {})".format(*parts)

    def quantified(self, scope: Scope) -> str:
        x = scope.new("x")
        domain, inner = self.domain(scope, x)
        return f"{self.one('any', 'all')}({self.condition(inner)} for {x} in {domain})"

    def counted(self, scope: Scope) -> str:
        return f"{self.count(scope)} {self.one(*COMPARISONS)} {self.number(scope.deeper())}"

    def looking(self, scope: Scope) -> str:
        """What lies in a direction."""
        if not self.flat:
            return self.quantified(scope)
        c, d = self.one(*scope.cells), scope.new("d")
        seen = self.condition(scope.deeper(cells=(c, "cell"), depth=0))
        inner = scope.deeper(directions=(*scope.directions, d), names=scope.names + 1)
        owner = f"{self.one('=', '!=')} {self.player()}"
        test = self.one(
            f"step({c}, {d}).owner {owner}",
            f"step({c}, {d}) != none",
            f"beyond({c}, {d}, where: {seen}).owner {owner}",
            f"size(run({c}, {d}, where: {seen})) {self.one(*COMPARISONS)} {self.number(scope.deeper())}",
            f"any(visits[y] > {self.one(0, 1)} for y in ray({c}, {d}))",
            self.condition(inner),
        )
        return f"{self.one('any', 'all')}({test} for {d} in {self.one('orthogonal', 'directions(board)', 'diagonal')})"

    # --- numbers ------------------------------------------------------------------------------

    def number(self, scope: Scope) -> str:
        """A number."""
        kinds = [self.plain, self.plain, self.kept]
        if scope.depth > 0:
            kinds += [self.arithmetic, self.count, self.either]
        found: str = self.one(*kinds)(scope)
        return found

    def plain(self, scope: Scope) -> str:
        places = [f"{c}.index" for c in (*scope.cells, *scope.tray)]
        if self.flat:
            places += [f"{c}.{part}" for c in scope.cells for part in ("row", "column")]
        return str(self.one(*NUMBERS, *places, *scope.numbers))

    def kept(self, scope: Scope) -> str:
        own = [f"visits[{c}]" for c in scope.cells]
        defined = ["sign"] if scope.defined else []
        return str(self.one("n", "score[me]", f"score[{self.player()}]", *own, *defined))

    def arithmetic(self, scope: Scope) -> str:
        one, other = self.number(scope.deeper()), self.number(scope.deeper())
        word = self.one("+", "-", "+", "-", "*", "div", "mod", "min", "max")
        if word in ("min", "max"):
            return f"{word}({one}, {other})"
        if word in ("*", "div", "mod"):
            return f"({one}) {word} {self.one(2, 3, 7)}"
        return f"({one} {word} ({other}))"

    def count(self, scope: Scope) -> str:
        x = scope.new("x")
        domain, inner = self.domain(scope, x)
        owned = f"count({self.one('board', 'tray[me]')}, owner: {self.player()})"
        counted = f"count({x} in {domain} where {self.condition(inner)})"
        return str(self.one(counted, counted, owned, "count(hand[me])", "count(bag, color: red)", "count(bag)"))

    def either(self, scope: Scope) -> str:
        test = self.condition(scope.deeper())
        return f"(if {test} then {self.number(scope.deeper())} else {self.number(scope.deeper())})"

    # --- the rest --------------------------------------------------------------------------------

    def domain(self, scope: Scope, x: str) -> tuple[str, Scope]:
        """Something to go through, and the names inside when ``x`` goes through it."""
        c = self.one(*scope.cells) if scope.cells else ""
        cells = ["board", "edge(board)"] + ([f"neighbors({c})", f"around({c})", f"neighbors({c})"] if c else [])
        if c and self.flat:
            cells += [f"row({c})", f"column({c})", f"ray({c}, {self.one('up', 'left', *scope.directions)})"]
        ranges = ["1..9", "0..7", "-3..8", "1..80", *(f"{low} + 1..{self.one(9, 40, 62, 70)}" for low in scope.numbers)]
        kinds: list[tuple[str, dict[str, Any]]] = [
            *((domain, {"cells": (*scope.cells, x)}) for domain in cells),
            *(("tray[me]", {"tray": (*scope.tray, x)}) for _ in range(2)),
            *((domain, {"numbers": (*scope.numbers, x)}) for domain in ranges),
        ]
        domain, more = self.one(*kinds)
        return domain, scope.deeper(names=scope.names + 1, **more)

    def player(self) -> str:
        return str(self.one("me", "me", "light", "dark", *(["opponent"] if self.two else ["next(me)"])))

    def kind(self, scope: Scope) -> str:
        """A kind of piece."""
        wide, tall = self.one(1, 13), self.one(1, 5, 7)
        return str(
            self.one("disc(me)", "disc(light)", "stone", f"tile(red, {self.one(1, 2)})", f"card({wide}, {tall})")
        )


def quoted(text: str) -> str:
    """An expression as a text of YAML."""
    return f'"{text}"'


@st.composite
def rulesets(draw: Callable[[st.SearchStrategy[Any]], Any]) -> str:
    """A ruleset of two or three players; now and then it is not a valid one."""
    board = draw(st.sampled_from(BOARDS))
    players = draw(st.sampled_from(("light, dark", "light, dark", "light, dark, third")))
    flat = "grid" in board and "levels" not in board
    to = Writer(draw, flat, two="third" not in players)
    cell, pair = Scope(cells=("c",)), Scope(cells=("a", "b"), depth=2)
    bare = Scope(depth=2)
    more = st.booleans()
    conditions = [quoted(to.condition(cell)) for _ in range(2 if draw(more) else 1)]
    held = "[disc, tile, stone, card]"
    most = to.one(9, 60, 32000, 32000, 33000)
    return RULESET.format(
        players=players,
        worth=to.one(2, 200, 32766, 32767, 40000),
        wide=to.one(14, 16, 20),
        copies=to.one(1, 3, 6, "(if color = red then 0 else 40)", 4000),
        board=board.replace("HELD", held),
        most=most,
        clamp=to.one("true", "true", "false"),
        good=quoted(to.condition(Scope(cells=("c",), defined=False, depth=2))),
        along=quoted(to.condition(Scope(cells=("c",), directions=("d",), defined=False, depth=2))),
        sign=quoted(to.number(Scope(defined=False, depth=2))),
        setup=setup(to),
        cells=to.one("board", "board", "edge(board)"),
        put="[" + ", ".join(conditions) + "]",
        kind=to.kind(bare),
        visits=quoted(to.number(cell.deeper())),
        targets=to.one("neighbors(a)", "around(a)", *(["board"] if "3" in board else [])),
        shift=quoted(to.condition(pair)),
        range=to.one("1..3", "1..9", "0..40"),
        mark=quoted(to.condition(Scope(tray=("t",), numbers=("k",)))),
        tile=to.one("disc(me)", "tile(green, 2)", "tile(blue, 3)"),
        n=quoted(f"if k = 2 then 2 else {to.number(Scope(tray=('t',), numbers=('k',), depth=2))}"),
        n2=quoted(f"if me = light then 1 else {to.number(bare)}"),
        score=quoted(to.number(bare)),
        rank=quoted(to.one("count(board, owner: each)", "score[each]", "score[each] * 2 - count(tray[each])")),
    )


def setup(to: Writer) -> str:
    """Pieces on the board before the first move."""
    lines = []
    cell = Scope(cells=("c",), depth=1)
    for kind in to.draw(
        st.lists(
            st.sampled_from(
                (
                    "disc(light)",
                    "disc(dark)",
                    "stone",
                    "tile(red, 1)",
                    "tile(blue, 3)",
                    "card(13, 5)",
                    "card(13, 7)",
                    "card(1, 1)",
                )
            ),
            max_size=4,
        )
    ):
        where = to.one("c.index mod 3 = 0", "c.index mod 4 = 1", "c.index < 6", to.condition(cell))
        lines.append(f'  - {{for: "c in board where empty(c) and ({where})", do: [{{place: "{kind}", at: c}}]}}')
    return "\n".join(lines) or "  []"
