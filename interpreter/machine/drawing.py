"""A drawing of a state, as a person sees the game on the table.

Boards of the players stand side by side, small places of each player in one table with a column
a player, what belongs to something else (a factory, a row) likewise; then the variables.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from interpreter.language.types import Cell, Int, Optional, Type
from interpreter.machine.boards import colour_of, grid, levels, sign, strip
from interpreter.machine.canvas import FAINT, HEADING, WIDTH, Block, Row, beside, plain, table, wrapped
from interpreter.machine.legend import legend
from interpreter.machine.notation import Notation
from interpreter.machine.signs import abbreviated
from interpreter.machine.view import HIDDEN, read_cell, visible
from interpreter.machine.wording import Wording
from interpreter.program.layout import VariableSlots, ZoneSlots

if TYPE_CHECKING:
    from interpreter.machine.game import Game

#: Kinds of zones that are drawn as boards.
_BOARDS = ("grid", "hex")
_NOTHING: list[Row] = [[("-", FAINT)]]


def render(game: Game, state: list[int], player: int | None = None) -> str:
    """The position as text, as far as a player may see it; ``None`` sees everything."""
    return plain(draw(game, state, player))


def draw(
    game: Game, state: list[int], player: int | None = None, most: int = WIDTH, wording: Wording | None = None
) -> Block:
    """The position in rows of coloured pieces, as far as a player may see it, ``most`` characters wide.

    With a ``wording`` things have the names it gives them, and a legend explains the signs on boards.
    """
    drawing = _Drawing(game, state, player, most, wording or game.notation)
    blocks = [*drawing.blocks(), *([] if wording is None else [legend(game, state, player, wording, most)])]
    return [row for block in blocks for row in block]


def draw_zone(game: Game, state: list[int], zone: ZoneSlots, copy: int, player: int | None = None) -> str:
    """One copy of a zone drawn by itself, as text."""
    name = game.notation.zone_name(zone.shape, copy)
    if not visible(game, zone.shape, copy, player):
        return f"{name}: {HIDDEN}"
    if zone.shape.kind in _BOARDS:
        return "\n".join([f"{name}:", *(plain(level) for level in levels(game, state, zone, copy))])
    if zone.shape.size > 1 or zone.shape.kind in ("row", "ring"):
        first = copy * zone.shape.size
        cells = [plain([sign(game, state, zone, first + i)]) for i in range(zone.shape.size)]
        return f"{name}: {' '.join(cells)}"
    content = read_cell(game, state, zone, copy)
    if isinstance(content, dict):
        return f"{name}: " + (", ".join(f"{n} {kind}" for kind, n in content.items()) or "-")
    return f"{name}: " + (" ".join(map(str, content)) if isinstance(content, list) and content else str(content or "-"))


class _Drawing:
    """One position while it is drawn."""

    def __init__(self, game: Game, state: list[int], player: int | None, most: int, words: Notation) -> None:
        self.game, self.state, self.player, self.most, self.words = game, state, player, most, words

    def blocks(self) -> Iterator[Block]:
        """The parts of the drawing: zones in the order of the ruleset, like ones together, then variables."""
        zones = list(self.game.program.layout.zones.values())
        drawn: set[tuple[Type, ...]] = set()
        for zone in zones:
            if _is_wide(zone):
                yield self._copies(zone)
            elif zone.shape.per not in drawn:
                drawn.add(zone.shape.per)
                alike = [each for each in zones if each.shape.per == zone.shape.per and not _is_wide(each)]
                yield self._small(alike)
        yield from self._variables()

    # --- zones -----------------------------------------------------------------------------

    def _copies(self, zone: ZoneSlots) -> Block:
        return beside([self._copy(zone, copy) for copy in range(zone.shape.copies)], self.most)

    def _copy(self, zone: ZoneSlots, copy: int) -> Block:
        head: Row = [(self.words.zone_name(zone.shape, copy), HEADING)]
        if not visible(self.game, zone.shape, copy, self.player):
            return [head, [(f"  {HIDDEN}", FAINT)]]
        if zone.shape.kind in _BOARDS:
            return [head, *beside(levels(self.game, self.state, zone, copy), self.most)]
        return [head, *strip(self.game, self.state, zone, copy)]

    def _small(self, zones: Sequence[ZoneSlots]) -> Block:
        """Zones of a cell or a few, all with the same indices: the first index makes the columns."""
        per = zones[0].shape.per
        heads = self._values(per[0]) if per else []
        rows: list[tuple[str, list[list[Row]]]] = []
        for zone in zones:
            inner = zone.shape.copies // max(1, len(heads))
            for rest in range(inner):
                called = self.words.called("zones", zone.shape.name)
                name = called if inner == 1 else f"{called} {self._rest(zone, rest)}"
                columns = max(1, len(heads))
                rows.append((name, [self._items(zone, column * inner + rest) for column in range(columns)]))
        return table(heads, rows, self.most)

    def _rest(self, zone: ZoneSlots, copy: int) -> str:
        """The indices of a copy after the first one."""
        return self.words.copy(zone.shape, copy).partition(",")[2]

    def _items(self, zone: ZoneSlots, copy: int) -> list[Row]:
        if not visible(self.game, zone.shape, copy, self.player):
            return [[(HIDDEN, FAINT)]]
        if zone.shape.size > 1:
            first = copy * zone.shape.size
            cells = [sign(self.game, self.state, zone, first + i) for i in range(zone.shape.size)]
            return [[piece for cell in cells for piece in (*cell, (" ", ""))][:-1]]
        content = read_cell(self.game, self.state, zone, copy)
        if isinstance(content, dict):
            return [self._counted(zone, kind, count) for kind, count in content.items()] or _NOTHING
        pieces = content if isinstance(content, list) else [content] if content is not None else []
        return [[(self._word(zone, str(kind)), colour_of(self.game, str(kind)))] for kind in pieces] or _NOTHING

    def _counted(self, zone: ZoneSlots, kind: str, count: int) -> Row:
        return [(self.words.counted(count), ""), (self._word(zone, kind), colour_of(self.game, kind))]

    def _word(self, zone: ZoneSlots, kind: str) -> str:
        """A kind in words: its attributes, with the component's name if the zone holds several components."""
        return self.words.in_words(kind, full=len(zone.shape.holds) > 1)

    # --- variables -------------------------------------------------------------------------

    def _variables(self) -> Iterator[Block]:
        variables = list(self.game.program.layout.variables.values())
        drawn: set[Type] = set()
        single = [each for each in variables if not each.variable.per]
        if single:
            texts = [[(f"{self._name(v)}: {_text(self._value(v, 0))}", "")] for v in single]
            yield wrapped(texts, self.most)
        for each in variables:
            if not each.variable.per:
                continue
            first = each.variable.per[0]
            if self._is_map(each):
                yield self._map(each)
            elif first not in drawn:
                drawn.add(first)
                alike = [v for v in variables if v.variable.per and v.variable.per[0] == first and not self._is_map(v)]
                yield self._indexed(first, alike)

    def _name(self, slots: VariableSlots) -> str:
        return self.words.called("variables", slots.variable.name)

    def _is_map(self, slots: VariableSlots) -> bool:
        """Whether a variable has a value for each cell of a board, so that it can be drawn as one."""
        per = slots.variable.per
        return len(per) == 1 and isinstance(per[0], Cell) and self._zone(per[0]).shape.kind in _BOARDS

    def _zone(self, of: Cell) -> ZoneSlots:
        return self.game.program.layout.zones[of.zone]

    def _map(self, slots: VariableSlots) -> Block:
        of = slots.variable.per[0]
        assert isinstance(of, Cell)
        shape = self._zone(of).shape
        size = shape.rows * shape.columns
        blocks: list[Block] = []
        for part in range(shape.copies * shape.levels):
            copy = part // shape.levels
            zone_name = self.words.zone_name(shape, copy)
            name = zone_name.replace(self.words.called("zones", shape.name), self._name(slots), 1)
            cells = [self._value_sign(slots, part * size + i) for i in range(size)]
            if any(text != "." for row in cells for text, _ in row):
                blocks.append([[(name, HEADING)], *grid(shape, cells)])
        return beside(blocks, self.most) if blocks else [[(f"{self._name(slots)}: -", "")]]

    def _value_sign(self, slots: VariableSlots, index: int) -> Row:
        text = self.game.notation.value(slots.variable.type, self.state[slots.base + index])
        return [(".", FAINT)] if text in _EMPTY else [(self._short(slots).get(text, text), text)]

    def _short(self, slots: VariableSlots) -> dict[str, str]:
        """The values of a variable abbreviated; numbers stay as they are."""
        of = slots.variable.type
        inner = of.of if isinstance(of, Optional) else of
        if isinstance(inner, Int):
            return {}
        words = [self.game.notation.value(inner, value) for value in self.words.domain(inner)]
        return dict(zip(words, abbreviated(words), strict=True))

    def _value(self, slots: VariableSlots, index: int) -> str:
        return self.words.value(slots.variable.type, self.state[slots.base + index])

    def _indexed(self, first: Type, variables: Sequence[VariableSlots]) -> Block:
        """Variables that have the same first index: its values make the columns."""
        heads = self._values(first)
        rows = [(self._name(v), [self._cell(v, column) for column in range(len(heads))]) for v in variables]
        return table(heads, rows, self.most)

    def _cell(self, slots: VariableSlots, column: int) -> list[Row]:
        """The values under one first index; with more indices those that are not nothing, by name."""
        inner = slots.size // slots.extents[0]
        if inner == 1:
            return [[(_text(self._value(slots, column)), "")]]
        names = self._values(*slots.variable.per[1:])
        texts = [(name, self._value(slots, column * inner + i)) for i, name in enumerate(names)]
        items = [name if text == "true" else f"{name} {text}" for name, text in texts if text not in _EMPTY]
        return [[(item, "")] for item in items] or _NOTHING

    def _values(self, *types: Type) -> list[str]:
        """The names of the values of index types, the last one fastest."""
        names = [""]
        for of in types:
            values = [self.words.value(of, value) for value in self.words.domain(of)]
            names = [f"{name} {value}".strip() for name in names for value in values]
        return names


#: Values that say: nothing here.
_EMPTY = ("0", "none", "false")


def _text(value: object) -> str:
    """A value as people say it."""
    return {"None": "none", "True": "yes", "False": "no", "true": "yes", "false": "no"}.get(str(value), str(value))


def _is_wide(zone: ZoneSlots) -> bool:
    """Whether a zone is a board of its own rather than a line in a table."""
    return zone.shape.kind in _BOARDS or (zone.shape.kind in ("ring", "graph") and zone.shape.size > 1)
