"""Notation: values and actions as text, and back."""

from __future__ import annotations

import re
from functools import cache

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity
from interpreter.diagnostics.suggest import did_you_mean
from interpreter.language.directions import DIRECTIONS
from interpreter.language.typed import Checked, Component, ZoneShape
from interpreter.language.types import Cell, Direction, Flag, Int, Kind, Line, Match, Optional, Player, Symbol, Type
from interpreter.machine.signs import attributes
from interpreter.program.geometry import Geometry
from interpreter.program.layout import attribute_values, kinds_of
from interpreter.program.placements import Placement, placements
from interpreter.program.program import Choice, Parameter, Program

_CALL = re.compile(r"\s*([A-Za-z_]\w*)\s*(?:\((.*)\))?\s*", re.DOTALL)


def column_letters(number: int) -> str:
    """The letters of a column, counting from 0: ``a`` to ``z``, then ``aa``, ``ab`` and so on."""
    letters = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(ord("a") + rest) + letters
    return letters


def cell_name(shape: ZoneShape, cell: int) -> str:
    """The notation of a cell of one copy of a zone."""
    if shape.kind == "graph":
        return shape.places[cell]
    rest, column = divmod(cell, shape.columns)
    if shape.kind in ("row", "ring", "pool", "stack"):
        return str(column + 1)
    level, row = divmod(rest, shape.rows)
    return f"{column_letters(column)}{row + 1}" + (f"/{level + 1}" if shape.levels > 1 else "")


class Notation:
    """Writes and reads values, kinds, zones and actions of one program."""

    def __init__(self, program: Program) -> None:
        """Keep the program."""
        self.program = program
        self.checked: Checked = program.checked
        self.kinds = {k: text for c in self.checked.components.values() for k, text in self._kinds(c).items()}
        self.kind_numbers = {text: kind for kind, text in self.kinds.items()}
        self._readers: dict[tuple[int, int], dict[str, int]] = {}
        self._placements: dict[tuple[str, str], tuple[Placement, ...]] = {}

    def _kinds(self, component: Component) -> dict[int, str]:
        rows = attribute_values(component, self.checked)
        return {kind: self._kind(component, row) for kind, row in zip(kinds_of(component), rows, strict=True)}

    def _kind(self, component: Component, row: tuple[int, ...]) -> str:
        if not row:
            return component.name
        return f"{component.name}({', '.join(self._values(component, row))})"

    def _values(self, component: Component, row: tuple[int, ...]) -> list[str]:
        return [self.value(of, value) for (_, of), value in zip(component.attributes, row, strict=True)]

    def called(self, section: str, name: str) -> str:
        """What a thing of the ruleset is called: in notation, its identifier."""
        return name

    def counted(self, count: int) -> str:
        """A number before what it counts."""
        return f"{count} "

    def in_words(self, kind: str, full: bool = False) -> str:
        """A kind given in notation, by its attributes, with the component before them if ``full``."""
        words = " ".join(attributes(kind)) or kind
        return f"{kind.partition('(')[0]} {words}" if full and "(" in kind else words

    def value(self, of: Type, value: int, local: bool = False) -> str:
        """A value as text; a cell of one copy of a zone without the copy if ``local``."""
        match of:
            case Optional(inner):
                return "none" if value < 0 else self.value(inner, value, local)
            case Player():
                return self.called("players", self.checked.seats[value])
            case Flag():
                return "true" if value else "false"
            case Symbol(enum):
                return self.called(f"enums.{enum}", self.checked.enums[enum].members[value])
            case Kind():
                return self.kinds.get(value, "none")
            case Direction():
                return DIRECTIONS[value]
            case Cell(zone):
                return self.cell(zone, value, local)
            case Line(zone, axis):
                return self._line(self.checked.zones[zone], axis, value)
            case Match(pattern, zone):
                return self._match(pattern, zone, value)
            case _:
                return str(value)

    def cell(self, zone: str, cell: int, local: bool = False) -> str:
        """A cell, with the copy it belongs to where there are several."""
        shape = self.checked.zones[zone]
        copy, here = divmod(cell, shape.size)
        name = cell_name(shape, here)
        return name if local or shape.copies == 1 else f"{self.copy(shape, copy)}.{name}"

    def copy(self, shape: ZoneShape, copy: int) -> str:
        """The indices of a copy of a zone: ``light`` or ``light,red``."""
        names: list[str] = []
        for of in reversed(shape.per):
            extent = len(self.domain(of))
            copy, index = divmod(copy, extent)
            names.append(self.value(of, index + (of.low if isinstance(of, Int) else 0)))
        return ",".join(reversed(names))

    def _line(self, shape: ZoneShape, axis: str, value: int) -> str:
        count = shape.rows if axis == "row" else shape.columns
        copy, number = divmod(value, count)
        name = column_letters(number) if axis == "column" else str(number + 1)
        return name if shape.copies == 1 else f"{self.copy(shape, copy)}.{name}"

    def _match(self, pattern: str, zone: str, number: int) -> str:
        """A match by its simple pattern and its cells: ``square(a1, b1, a2, b2)``."""
        if (pattern, zone) not in self._placements:
            patterns, geometry = self.checked.patterns, Geometry(self.checked.zones[zone])
            self._placements[pattern, zone] = placements(patterns[pattern], patterns, geometry)
        placement, shape = self._placements[pattern, zone][number], self.checked.zones[zone]
        cells = ", ".join(cell_name(shape, cell % shape.size) for cell in placement.cells)
        copy = f"{self.copy(shape, placement.cells[0] // shape.size)}." if shape.copies > 1 else ""
        return f"{copy}{self.called('patterns', placement.pattern)}({cells})"

    def domain(self, of: Type) -> range:
        """All values of a type that has a number of values of its own."""
        match of:
            case Player():
                return range(len(self.checked.seats))
            case Flag():
                return range(2)
            case Symbol(enum):
                return range(len(self.checked.enums[enum].members))
            case Int(low, high):
                return range(low, high + 1)
            case Cell(zone):
                return range(self.checked.zones[zone].size * self.checked.zones[zone].copies)
            case Kind():
                return range(1, 1 + len(self.kinds))
            case Direction():
                return range(len(DIRECTIONS))
            case Line(zone, axis):
                shape = self.checked.zones[zone]
                return range(shape.copies * (shape.rows if axis == "row" else shape.columns))
            case _:
                return range(0)

    def zone_name(self, shape: ZoneShape, copy: int) -> str:
        """``tray[light]``, or ``board`` where there is only one."""
        return f"{shape.name}[{self.copy(shape, copy)}]" if shape.per else shape.name

    # --- actions -------------------------------------------------------------------------

    def choice_of(self, action: int) -> tuple[Choice, int]:
        """The choice that an id belongs to, and its number within it."""
        for choice in self.program.choices:
            if choice.base <= action < choice.base + choice.count:
                return choice, action - choice.base
        raise IndexError(f"there is no action {action}")

    def describe(self, action: int) -> str:
        """An action as text: ``move(a2, b3)``."""
        choice, number = self.choice_of(action)
        texts = self._arguments(choice, number)
        return f"{choice.name}({', '.join(texts)})" if texts else choice.name

    def _arguments(self, choice: Choice, number: int) -> list[str]:
        digits: list[int] = []
        for parameter in reversed(choice.parameters):
            number, digit = divmod(number, parameter.extent)
            digits.append(digit)
        return [self._argument(p, digit) for p, digit in zip(choice.parameters, reversed(digits), strict=True)]

    def _argument(self, parameter: Parameter, digit: int) -> str:
        return self.value(parameter.type, parameter.low + digit, local=parameter.local)

    def parse(self, text: str) -> int:
        """The id of an action written as text.

        Raises :class:`RulewrightError` with a suggestion if there is no such action.
        """
        found = _CALL.fullmatch(text)
        names = {choice.name: i for i, choice in enumerate(self.program.choices)}
        if not found or found[1] not in names:
            word = found[1] if found else text
            raise _unreadable(f"`{text}` is not an action of this game", did_you_mean(word, names))
        index = names[found[1]]
        choice = self.program.choices[index]
        arguments = _split(found[2] or "")
        if len(arguments) != len(choice.parameters):
            names_of = ", ".join(p.name for p in choice.parameters) or "nothing"
            message = (
                f"`{text}` gives {len(arguments)} values; `{choice.name}` takes {len(choice.parameters)}: {names_of}"
            )
            raise _unreadable(message, "")
        number = 0
        for place, (parameter, argument) in enumerate(zip(choice.parameters, arguments, strict=True)):
            number = number * parameter.extent + self._read(index, place, parameter, argument, text)
        return choice.base + number

    def _read(self, choice: int, place: int, parameter: Parameter, argument: str, text: str) -> int:
        if (choice, place) not in self._readers:
            values = {_squeeze(self._argument(parameter, digit)): digit for digit in range(parameter.extent)}
            self._readers[choice, place] = values
        known = self._readers[choice, place]
        if _squeeze(argument) not in known:
            message = f"`{argument}` in `{text}` is no value of `{parameter.name}`"
            some = ", ".join(list(known)[:6]) + (", …" if len(known) > 6 else "")
            raise _unreadable(message, did_you_mean(argument, known) or f"it can be: {some}")
        return known[_squeeze(argument)]


def _unreadable(message: str, hint: str) -> RulewrightError:
    return RulewrightError(Diagnostic("CL010", Severity.ERROR, message, hint=hint))


@cache
def _squeeze(text: str) -> str:
    return "".join(text.split())


def _split(text: str) -> list[str]:
    """The arguments of a call, split at commas outside brackets."""
    parts: list[str] = []
    depth = 0
    for piece in re.split(r"([,()\[\]])", text):
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(piece, 0)
        if piece == "," and depth == 0:
            parts.append("")
        elif parts:
            parts[-1] += piece
        else:
            parts.append(piece)
    return [part.strip() for part in parts if part.strip()]
