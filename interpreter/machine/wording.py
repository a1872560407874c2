"""Moves, pieces and values in the words of a language, for reading only: nothing here can be read back."""

from __future__ import annotations

from interpreter.language.typed import Component, ZoneShape
from interpreter.machine.notation import Notation, cell_name
from interpreter.model.names import Names
from interpreter.program.layout import attribute_values, kinds_of


class Wording(Notation):
    """Writes what :class:`Notation` writes with the names that people have for it."""

    def __init__(self, notation: Notation, names: Names) -> None:
        """Keep the names, and the notation of the same program."""
        self.notation = notation
        self.names = names
        super().__init__(notation.program)

    def called(self, section: str, name: str) -> str:
        """The name of a thing, or its identifier where it has none."""
        return self.names.of(section, name)

    def counted(self, count: int) -> str:
        """A number before what it counts; the sign keeps words out of the plural that they would need."""
        return f"{count} × "

    def cell(self, zone: str, cell: int, local: bool = False) -> str:
        """A cell, after the copy it belongs to where there are several."""
        shape = self.checked.zones[zone]
        copy, here = divmod(cell, shape.size)
        name = cell_name(shape, here)
        if local or shape.copies == 1:
            return name
        return self.copy(shape, copy) if shape.size == 1 else f"{self.copy(shape, copy)} {name}"

    def zone_name(self, shape: ZoneShape, copy: int) -> str:
        """A zone by its name, with the copy in brackets where there are several."""
        name = self.called("zones", shape.name)
        return f"{name} ({self.copy(shape, copy)})" if shape.per else name

    def describe(self, action: int) -> str:
        """An action by its name, and what it is done with: ``take a die: red, a1``."""
        choice, number = self.choice_of(action)
        name, arguments = self.called("actions", choice.name), self._arguments(choice, number)
        return f"{name}: {', '.join(arguments)}" if arguments else name

    def in_words(self, kind: str, full: bool = False) -> str:
        """A kind given in notation: by its attributes, or in full as ``candy (red)``."""
        number = self.notation.kind_numbers[kind]
        if full:
            return self.kinds[number]
        component = next(each for each in self.checked.components.values() if number in kinds_of(each))
        row = attribute_values(component, self.checked)[number - component.first_kind]
        return " ".join(self._values(component, row)) or self.called("components", component.name)

    def _kind(self, component: Component, row: tuple[int, ...]) -> str:
        name = self.called("components", component.name)
        return f"{name} ({', '.join(self._values(component, row))})" if row else name
