"""A call of a built-in function while it is checked, and what the functions ask of their arguments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from interpreter.diagnostics.diagnostic import Span
from interpreter.language import fold, syntax, typed
from interpreter.language.context import Context, Result
from interpreter.language.relations import bare, element, region_zone
from interpreter.language.types import Cell, Direction, Int, Nothing, Player, Symbol, Type, ZoneRef
from interpreter.language.words import describe

LATTICES = ("grid", "hex")


@dataclass(frozen=True, slots=True)
class CallSite:
    """The call, its arguments by place and by name, and the context it stands in."""

    context: Context
    node: syntax.Call
    positional: tuple[syntax.Node, ...]
    named: Mapping[str, syntax.Node]
    usage: str

    @property
    def span(self) -> Span:
        """The place of the whole call."""
        return self.context.span(self.node)

    def make(self, of: Type, /, *arguments: typed.Expression, **more: typed.Expression) -> typed.Call:
        """The typed call with positional and named arguments."""
        return typed.Call(of, self.span, self.node.function, arguments, more)

    def fail(self, code: str, message: str, at: syntax.Node | None = None, hint: str = "") -> None:
        """Report an error at an argument (or the call)."""
        self.context.error(code, message, at or self.node, hint)

    def any(self, i: int, expected: Type | None = None) -> Result:
        """An argument of whatever type."""
        return self.context.check(self.positional[i], expected)

    def number(self, i: int) -> Result:
        """An argument that is a number, and never none."""
        return self.context.number(self.positional[i])

    def player(self, i: int) -> Result:
        """An argument that is a player."""
        return self.context.of_type(self.positional[i], Player())

    def direction(self, i: int) -> Result:
        """An argument that is a direction."""
        return self.context.of_type(self.positional[i], Direction())

    def symbol(self, i: int, enum: str) -> Result:
        """An argument that is a member of an enum."""
        return self.context.of_type(self.positional[i], Symbol(enum))

    def cell(self, i: int) -> tuple[typed.Expression, str] | None:
        """An argument that is a cell, and its zone. It may be none, which the machine checks."""
        found = self.any(i)
        if found is None:
            return None
        of = bare(found.type)
        if isinstance(of, Cell):
            return found, of.zone
        self._wrong("a cell", found, self.positional[i])
        return None

    def zone(self, i: int) -> tuple[typed.Expression, str] | None:
        """An argument that is a whole zone, and its name."""
        found = self.any(i)
        if found is None:
            return None
        if isinstance(found.type, ZoneRef):
            return found, found.type.zone
        self._wrong("a zone", found, self.positional[i])
        return None

    def region(self, i: int, *, single: bool = True) -> tuple[typed.Expression, str] | None:
        """An argument that is a set of cells (or, if ``single``, one cell), and its zone."""
        return self.region_at(self.positional[i], single=single)

    def region_at(self, node: syntax.Node, *, single: bool = True) -> tuple[typed.Expression, str] | None:
        """The same for any node."""
        found = self.context.check(node)
        if found is None:
            return None
        zone = region_zone(found.type)
        if zone is None or (isinstance(bare(found.type), Cell) and not single):
            self._wrong("a zone, row, column or set of cells", found, node)
            return None
        return found, zone

    def set(self, i: int) -> Result:
        """An argument that is a set."""
        return self.context.domain(self.positional[i])

    def where(self, zone: str) -> tuple[typed.Local, Mapping[str, typed.Expression]] | None:
        """The argument ``where:`` with ``cell`` bound to a cell of the zone; always true if left out."""
        cell = self.context.world.local("cell", Cell(zone), self.span)
        if "where" not in self.named:
            return cell, {"where": fold.flag(True, self.span)}
        scope = self.context.scope.with_local(cell)
        condition = Context(self.context.world, self.context.text, scope).condition(self.named["where"])
        return None if condition is None else (cell, {"where": condition})

    def needs(self, zone: str, kinds: tuple[str, ...], at: syntax.Node | None = None) -> bool:
        """Whether the zone is of one of these kinds; else an error."""
        kind = self.context.world.zones[zone].kind
        if kind in kinds:
            return True
        wanted = " or ".join(kinds)
        self.fail("TY026", f"`{self.node.function}` needs a {wanted}, but {zone} is a {kind}", at or self.positional[0])
        return False

    def _wrong(self, wanted: str, found: typed.Expression, node: syntax.Node) -> None:
        message = f"`{self.node.function}` needs {wanted} here, but this is {describe(found.type)}"
        if isinstance(found.type, Nothing):
            self.fail("TY012", message, node)
        else:
            self.fail("TY010", message, node, self._hint(found))

    def _hint(self, found: typed.Expression) -> str:
        if element(found.type) is not None or isinstance(bare(found.type), Int):
            return f"it is used as `{self.usage}`"
        return ""
