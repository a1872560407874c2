"""The instructions of a program: what both machines run.

Values are small whole numbers (flags are 0 and 1, none is -1) or sets of them. A *function*
computes a value and changes nothing. A *block* changes the state and then goes to another
block or waits at a *point*: for a decision, for chance, or for ever (the end). Loops inside
functions and blocks are structured; only suspension needs blocks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from interpreter.program.sets import Bits as Bits
from interpreter.program.sets import Cells as Cells
from interpreter.program.sets import Every as Every
from interpreter.program.sets import Known as Known
from interpreter.program.sets import Matches as Matches
from interpreter.program.sets import Moved as Moved
from interpreter.program.sets import SetOp as SetOp
from interpreter.program.sets import Single as Single
from interpreter.program.sets import Upward as Upward


@dataclass(frozen=True, slots=True)
class Const:
    """A number."""

    value: int


@dataclass(frozen=True, slots=True)
class Var:
    """A local variable of a function or block (a number or a set)."""

    name: str


@dataclass(frozen=True, slots=True)
class Slot:
    """The number in slot ``base + index`` of the state."""

    base: int
    index: Expr | None = None


@dataclass(frozen=True, slots=True)
class Lookup:
    """``table[index]`` of a constant table of numbers."""

    table: str
    index: Expr


@dataclass(frozen=True, slots=True)
class Op:
    """An operator over one or two numbers; ``and`` and ``or`` look at the second only if needed.

    Operators: ``+ - * div mod neg = != < <= > >= not and or min max``.
    """

    operator: str
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Choose:
    """``then`` if ``condition`` is not 0, else ``otherwise``; only one of them is computed."""

    condition: Expr
    then: Expr
    otherwise: Expr


@dataclass(frozen=True, slots=True)
class Bind:
    """``body`` with the variable ``name`` standing for ``value``."""

    name: str
    value: Expr
    body: Expr


@dataclass(frozen=True, slots=True)
class Call:
    """A function applied to numbers or sets."""

    function: str
    args: tuple[Expr, ...]


@dataclass(frozen=True, slots=True)
class Require:
    """``value`` if it lies between ``low`` and ``high``; otherwise the run fails with ``fault``."""

    value: Expr
    low: int
    high: int
    fault: int


@dataclass(frozen=True, slots=True)
class Has:
    """1 if ``element`` is in ``members`` (a set), else 0."""

    members: Expr
    element: Expr


@dataclass(frozen=True, slots=True)
class Size:
    """How many elements a set has."""

    members: Expr


@dataclass(frozen=True, slots=True)
class SlotSet:
    """The set of the numbers i below ``size`` for which slot ``base + i`` is not 0."""

    base: int
    size: int


Expr: TypeAlias = (
    Const
    | Var
    | Slot
    | Lookup
    | Op
    | Choose
    | Bind
    | Call
    | Require
    | Has
    | Size
    | SlotSet
    | Bits
    | Cells
    | SetOp
    | Moved
    | Every
    | Upward
    | Single
    | Known
    | Matches
)


@dataclass(frozen=True, slots=True)
class Let:
    """Gives a local variable a value."""

    name: str
    value: Expr


@dataclass(frozen=True, slots=True)
class Store:
    """Writes a number to slot ``base + index`` of the state."""

    base: int
    index: Expr | None
    value: Expr


@dataclass(frozen=True, slots=True)
class NewSet:
    """Makes ``name`` an empty set of numbers from 0 to ``size - 1``."""

    name: str
    size: int


@dataclass(frozen=True, slots=True)
class AddTo:
    """Puts ``element`` into the set ``name``."""

    name: str
    element: Expr


@dataclass(frozen=True, slots=True)
class Pop:
    """Takes the least number out of the set ``name``, which has one, and binds it to ``var``."""

    var: str
    name: str


@dataclass(frozen=True, slots=True)
class If:
    """Runs ``then`` if ``condition`` is not 0, else ``otherwise``."""

    condition: Expr
    then: tuple[Stmt, ...]
    otherwise: tuple[Stmt, ...] = ()


@dataclass(frozen=True, slots=True)
class ForRange:
    """Runs ``body`` with ``var`` from ``low`` to ``high``, both included, ascending."""

    var: str
    low: Expr
    high: Expr
    body: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True)
class ForRow:
    """Runs ``body`` for each tuple in one row of a ragged table; the tuple is bound to ``vars``."""

    vars: tuple[str, ...]
    table: str
    row: Expr
    body: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True)
class ForSet:
    """Runs ``body`` for each element of a set, ascending."""

    var: str
    members: Expr
    body: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True)
class While:
    """Runs ``body`` as long as ``condition`` is not 0."""

    condition: Expr
    body: tuple[Stmt, ...]


@dataclass(frozen=True, slots=True)
class Break:
    """Leaves the innermost loop."""


@dataclass(frozen=True, slots=True)
class Return:
    """Ends a function with a value."""

    value: Expr


@dataclass(frozen=True, slots=True)
class Offer:
    """In a function that lists legal actions or outcomes: one more id, and an outcome's weight."""

    action: Expr
    weight: Expr | None = None


@dataclass(frozen=True, slots=True)
class Goto:
    """Ends a block; the block ``target`` runs next."""

    target: int


@dataclass(frozen=True, slots=True)
class Wait:
    """Ends a block; the state waits at ``point``."""

    point: int


@dataclass(frozen=True, slots=True)
class Fail:
    """Ends the run with an error of the ruleset."""

    fault: int


@dataclass(frozen=True, slots=True)
class Fired:
    """Marks that the rule number ``rule`` took effect (for coverage; otherwise no effect)."""

    rule: int


Stmt: TypeAlias = (
    Let
    | Store
    | Pop
    | NewSet
    | AddTo
    | If
    | ForRange
    | ForRow
    | ForSet
    | While
    | Break
    | Return
    | Offer
    | Goto
    | Wait
    | Fail
    | Fired
)


@dataclass(frozen=True, slots=True)
class Function:
    """A function of the state and its parameters; it changes nothing. ``lists``: it offers actions."""

    name: str
    params: tuple[str, ...]
    body: tuple[Stmt, ...]
    lists: bool = False


@dataclass(frozen=True, slots=True)
class Block:
    """Code between two suspensions. A block entered from a point gets what was chosen as ``argument``."""

    number: int
    body: tuple[Stmt, ...]
    argument: str = ""
    comment: str = ""
