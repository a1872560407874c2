"""Writing blocks: where code goes, and what has to outlive a suspension."""

from __future__ import annotations

from dataclasses import dataclass, field

from interpreter.diagnostics.diagnostic import Span
from interpreter.language.types import Type
from interpreter.program import ir
from interpreter.program.context import Context
from interpreter.program.program import Chance, Decision, End, Option, Point


@dataclass
class Code:
    """All blocks and points of a program, and the frame: slots that outlive a suspension."""

    context: Context
    bodies: list[list[ir.Stmt]] = field(default_factory=list)
    arguments: dict[int, str] = field(default_factory=dict)
    comments: dict[int, str] = field(default_factory=dict)
    points: list[Point] = field(default_factory=list)
    frame: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=lambda: [""])

    def block(self, comment: str = "") -> int:
        """The number of a new, empty block."""
        self.bodies.append([])
        if comment:
            self.comments[len(self.bodies) - 1] = comment
        return len(self.bodies) - 1

    def decision(self, phase: str, legal: str, options: tuple[Option, ...], span: Span) -> int:
        """The number of a new decision point."""
        self.points.append(Decision(len(self.points), phase, legal, options, span))
        return len(self.points) - 1

    def chance(self, phase: str, outcomes: str, block: int, of: Type, span: Span) -> int:
        """The number of a new chance point."""
        self.points.append(Chance(len(self.points), phase, outcomes, block, of, span))
        return len(self.points) - 1

    def end(self) -> int:
        """The number of a new end point."""
        self.points.append(End(len(self.points)))
        return len(self.points) - 1

    def keep(self, stem: str) -> ir.Slot:
        """A new slot of the frame."""
        self.frame.append(stem)
        return ir.Slot(self.context.layout.frame + len(self.frame) - 1)

    def rule(self, name: str) -> int:
        """The number of a rule, for the reason a game ends."""
        if name not in self.rules:
            self.rules.append(name)
        return self.rules.index(name)

    def blocks(self) -> tuple[ir.Block, ...]:
        """The finished blocks."""
        return tuple(
            ir.Block(i, tuple(body), self.arguments.get(i, ""), self.comments.get(i, ""))
            for i, body in enumerate(self.bodies)
        )


class Writer:
    """Appends statements to a block, or to a list nested in one."""

    def __init__(self, code: Code, body: list[ir.Stmt], nested: bool = False) -> None:
        """Write to ``body``; a nested writer cannot begin a new block."""
        self.code = code
        self.body = body
        self.nested = nested

    @classmethod
    def at(cls, code: Code, block: int) -> Writer:
        """A writer at the end of a block."""
        return cls(code, code.bodies[block])

    def write(self, *statements: ir.Stmt) -> None:
        """Append statements; nothing is written after a jump, since it would never run."""
        if not self.ended:
            self.body.extend(statements)

    @property
    def ended(self) -> bool:
        """Whether the last statement never goes on to the next."""
        return bool(self.body) and ends(self.body)

    def inner(self) -> Writer:
        """A writer for a list nested in this one."""
        return Writer(self.code, [], nested=True)

    def begin(self, block: int) -> None:
        """Go on writing in another block."""
        assert not self.nested, "a nested list cannot hold a suspension"
        self.body = self.code.bodies[block]

    def goto(self, block: int) -> None:
        """End here; go on in ``block``."""
        self.write(ir.Goto(block))


def ends(body: list[ir.Stmt] | tuple[ir.Stmt, ...]) -> bool:
    """Whether a statement list always ends in a jump."""
    if not body:
        return False
    match body[-1]:
        case ir.Goto() | ir.Wait() | ir.Fail() | ir.Return():
            return True
        case ir.If(_, then, otherwise):
            return ends(then) and ends(otherwise)
        case _:
            return False
