"""Reading positions written by hand: values, pieces and zones in notation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from interpreter.diagnostics.diagnostic import NOWHERE, Diagnostic, RulewrightError, Severity, Span
from interpreter.diagnostics.suggest import did_you_mean
from interpreter.language.types import Int, Optional, Type
from interpreter.machine.signs import core, signs
from interpreter.model.ruleset import Text
from interpreter.model.scenario import Contents
from interpreter.program.layout import VariableSlots, ZoneSlots

if TYPE_CHECKING:
    from interpreter.machine.game import Game


@dataclass(frozen=True, slots=True)
class Slots:
    """A stretch of the state: where it begins, its name for people, and the numbers there."""

    start: int
    name: str
    values: tuple[int, ...]


def fault(code: str, message: str, span: Span = NOWHERE, hint: str = "") -> RulewrightError:
    """An error about a position written by hand."""
    return RulewrightError(Diagnostic(code, Severity.ERROR, message, span, hint))


def seat_of(game: Game, seat: Text) -> int:
    """The number of a seat. Raises RulewrightError for a name that is none."""
    if seat.value not in game.seats:
        hint = did_you_mean(seat.value, game.seats) or f"the seats are {', '.join(game.seats)}"
        raise fault("SN002", f"there is no player `{seat.value}`", seat.span(), hint)
    return game.seats.index(seat.value)


class Reader:
    """Reads values, pieces and zones in notation, with a legend of signs for drawings."""

    def __init__(self, game: Game, legend: Mapping[str, str]) -> None:
        """Keep the game; signs of the program's own drawings are understood as well."""
        self.game = game
        self.legend = legend

    def value(self, of: Type, text: Text) -> int:
        """A value of a type; none is -1."""
        word = text.value.strip()
        inner = of.of if isinstance(of, Optional) else of
        if word == "none" and isinstance(of, Optional):
            return -1
        if isinstance(inner, Int):
            return self._number(text)
        known = {self.game.notation.value(inner, v): v for v in self.game.notation.domain(inner)}
        if word not in known:
            some = f"it can be: {', '.join(list(known)[:8])}"
            raise fault("SN003", f"`{word}` does not fit here", text.span(), did_you_mean(word, known) or some)
        return known[word]

    def _number(self, text: Text) -> int:
        try:
            return int(text.value)
        except ValueError:
            raise fault("SN003", f"`{text.value}` is not a whole number", text.span()) from None

    def kind(self, text: Text | str, span: Span, zone: ZoneSlots) -> int:
        """The number of a kind that a zone holds: by sign, by notation, or by attributes that tell it.

        Signs are those of the legend, of the program's own drawings, or a beginning that no other kind has.
        """
        word = (text.value if isinstance(text, Text) else text).strip()
        word = self.legend.get(word, word)
        names = {self.game.notation.kinds[kind]: kind for kind in zone.kinds}
        cores = {name.partition("(")[2].rstrip(")"): kind for name, kind in names.items()}
        found = names.get(word.replace(",", ", ").replace(",  ", ", "), cores.get(word))
        if found is None:
            found = names.get(_signed(tuple(names), word))
        if found is None:
            hint = did_you_mean(word, [*names, *cores]) or f"it holds: {', '.join(list(names)[:8])}"
            raise fault("SN004", f"`{word}` is nothing that `{zone.shape.name}` holds", span, hint)
        return found

    def zone(self, name: Text) -> tuple[ZoneSlots, int]:
        """A zone and the number of the copy that a name such as ``tray[light]`` names."""
        zones = self.game.program.layout.zones
        copies = {
            self.game.notation.zone_name(zone.shape, copy): (zone, copy)
            for zone in zones.values()
            for copy in range(zone.shape.copies)
        }
        word = name.value.replace(" ", "")
        if word not in copies:
            hint = did_you_mean(word, copies) or f"the zones are: {', '.join(copies)}"
            raise fault("SN005", f"there is no zone `{name.value}`", name.span(), hint)
        return copies[word]

    def variable(self, name: Text, value: Text) -> Slots:
        """A variable such as ``score[light]`` and the value it is given."""
        word = name.value.replace(" ", "")
        places = {
            text.replace(" ", ""): (slots, slots.base + i)
            for slots in self.game.program.layout.variables.values()
            for i, text in enumerate(variable_names(self.game, slots))
        }
        if word not in places:
            hint = did_you_mean(word, places) or f"the variables are: {', '.join(places)}"
            raise fault("SN006", f"there is no variable `{name.value}`", name.span(), hint)
        slots, start = places[word]
        return Slots(start, name.value, (self.value(slots.variable.type, value),))

    def contents(self, contents: Contents) -> Slots:
        """What a zone shall hold, as the numbers of its slots."""
        zone, copy = self.zone(contents.zone)
        cells = self._cells(contents, zone)
        values = [number for cell in cells for number in self._cell(cell, zone)]
        start = zone.base + copy * zone.shape.size * zone.stride
        return Slots(start, contents.zone.value, tuple(values))

    def _cells(self, contents: Contents, zone: ZoneSlots) -> list[list[tuple[int, int]]]:
        """For each cell of a copy, in order: pieces as (kind, count) pairs, bottom first."""
        if contents.drawing is not None:
            drawn = self._drawn(contents.drawing, zone)
            return drawn + [[] for _ in range(zone.shape.size - len(drawn))]
        if contents.counts is not None:
            pairs = [(self.kind(text, text.span(), zone), count) for text, count in contents.counts]
            return [pairs, *([[]] * (zone.shape.size - 1))]
        items = contents.items or ()
        if zone.shape.size == 1:
            return [[(self.kind(item, item.span(), zone), 1) for item in items]]
        cells = [self._token(item.value, item.span(), zone) for item in items]
        if len(cells) > zone.shape.size:
            message = f"`{contents.zone.value}` has {zone.shape.size} cells, found {len(cells)}"
            raise fault("SN007", message, contents.zone.span())
        return cells + [[] for _ in range(zone.shape.size - len(cells))]

    def _drawn(self, drawing: Text, zone: ZoneSlots) -> list[list[tuple[int, int]]]:
        """A grid drawn as a person sees it: rows from the top, signs separated by blanks.

        A grid with levels is drawn level by level from the lowest; levels not drawn are empty.
        """
        shape = zone.shape
        lines = [line.split() for line in drawing.value.splitlines() if line.strip()]
        whole = len(lines) in range(shape.rows, shape.rows * shape.levels + 1, shape.rows)
        if not whole or any(len(line) != shape.columns for line in lines):
            found = f"{len(lines)} rows of {', '.join(sorted({str(len(line)) for line in lines}))}"
            each = " for each level, the lowest first" if shape.levels > 1 else ""
            wanted = f"{shape.rows} rows of {shape.columns} signs{each}"
            raise fault("SN007", f"the drawing should have {wanted}, found {found}", drawing.span())
        span = drawing.span()
        levels = [lines[i : i + shape.rows] for i in range(0, len(lines), shape.rows)]
        ordered = [level if shape.numbered == "from_top" else level[::-1] for level in levels]
        return [self._token(sign, span, zone) for level in ordered for line in level for sign in line]

    def _token(self, sign: str, span: Span, zone: ZoneSlots) -> list[tuple[int, int]]:
        """The pieces on one cell: a dot, a sign, signs of a pile joined by ``/``, or a count."""
        if sign == ".":
            return []
        if zone.shape.cells == "pool" and sign.isdigit() and len(zone.kinds) == 1:
            return [(zone.kinds[0], int(sign))] if int(sign) else []
        parts = sign.split("/") if zone.shape.cells == "stack" and sign not in self.legend else [sign]
        return [(self.kind(part, span, zone), 1) for part in parts]

    def _cell(self, pieces: list[tuple[int, int]], zone: ZoneSlots) -> list[int]:
        """The slots of one cell."""
        numbers = [0] * zone.stride
        if zone.shape.cells == "pool":
            for kind, count in pieces:
                numbers[zone.kinds.index(kind)] += count
        elif zone.shape.cells == "stack":
            kinds = [kind for kind, count in pieces for _ in range(count)]
            numbers[0 : len(kinds) + 1] = [len(kinds), *kinds]
        elif pieces:
            numbers[0] = pieces[0][0]
        return numbers


def _signed(kinds: tuple[str, ...], word: str) -> str:
    """The kind that a sign stands for; nothing if it stands for none."""
    drawn = [kind for kind, sign in signs(kinds).items() if sign == word]
    begun = [kind for kind in kinds if word and core(kind).replace(",", "").startswith(word)]
    return drawn[0] if drawn else begun[0] if len(begun) == 1 else ""


def variable_names(game: Game, slots: VariableSlots) -> list[str]:
    """The names of a variable's slots in order: ``score[light]``, ``score[dark]``."""
    names = [""]
    for of in slots.variable.per:
        values = [game.notation.value(of, value) for value in game.notation.domain(of)]
        names = [f"{name},{value}" if name else value for name in names for value in values]
    return [f"{slots.variable.name}[{name}]" if name else slots.variable.name for name in names]
