"""The typed tree: what the checker makes of an expression, ready to be compiled.

Every name is resolved and every node carries its type and its place. Options, constants
and parameterless functions have been replaced by what they stand for.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from interpreter.diagnostics.diagnostic import NOWHERE, Span
from interpreter.language.types import Type
from interpreter.model.ruleset import Event, Ruleset


@dataclass(frozen=True, slots=True)
class Literal:
    """A constant: a number, flag (0/1), member index, seat, kind number, direction; none is -1."""

    type: Type
    span: Span
    value: int


@dataclass(frozen=True, slots=True)
class Local:
    """A bound name. ``uid`` is unique in the ruleset; ``me``, ``it``, ``each`` and ``cell`` are locals too."""

    type: Type
    span: Span
    name: str
    uid: int


@dataclass(frozen=True, slots=True)
class Variable:
    """A variable of the ruleset, with one index per entry of its ``per``."""

    type: Type
    span: Span
    name: str
    indices: tuple[Expression, ...] = ()


@dataclass(frozen=True, slots=True)
class Zone:
    """One copy of a zone (type ``ZoneRef``), with one index per entry of its ``per``."""

    type: Type
    span: Span
    name: str
    indices: tuple[Expression, ...] = ()


@dataclass(frozen=True, slots=True)
class Domain:
    """All values of a finite scalar type (``Player``, an enum, ``orthogonal`` as listed ``values``)."""

    type: Type
    span: Span
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Range:
    """The numbers from ``low`` to ``high``, as a set."""

    type: Type
    span: Span
    low: Expression
    high: Expression


@dataclass(frozen=True, slots=True)
class SetLiteral:
    """The set of the values of ``items``."""

    type: Type
    span: Span
    items: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class MakeKind:
    """A kind from a component and the values of its attributes (not all constant)."""

    type: Type
    span: Span
    component: str
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Attribute:
    """``subject.name``: of a kind, a cell's piece, an enum member, a match; ``index`` for counts.

    ``name`` may also be ``row``, ``column``, ``level``, ``index`` (cells) or ``cells`` (matches).
    """

    type: Type
    span: Span
    subject: Expression
    name: str
    index: Expression | None = None


@dataclass(frozen=True, slots=True)
class Unary:
    """``not`` or ``-``."""

    type: Type
    span: Span
    operator: str
    operand: Expression


@dataclass(frozen=True, slots=True)
class Binary:
    """``+ - * div mod``, ``= != < <= > >=``, ``in``, ``not in``, ``and``, ``or``. Chains are and-ed pairs."""

    type: Type
    span: Span
    operator: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class If:
    """``if condition then then else otherwise``."""

    type: Type
    span: Span
    condition: Expression
    then: Expression
    otherwise: Expression


@dataclass(frozen=True, slots=True)
class Aggregate:
    """``operator(value for binder in domain where condition)``.

    ``operator``: any, all, count, sum, min, max, first, last, best, those, union, distinct.
    ``value`` is the binder itself where the source leaves it out; for ``any``/``all`` it is the
    condition to test (a literal true if left out).
    """

    type: Type
    span: Span
    operator: str
    binder: Local
    domain: Expression
    value: Expression
    condition: Expression | None = None


@dataclass(frozen=True, slots=True)
class Call:
    """A built-in function. Positional ``arguments``; ``named`` ones; ``cell`` binds ``where:``.

    For ``forms``/``matches``: ``pattern`` in ``words["pattern"]``, attribute names of ``same:``
    in ``words["same"]`` (comma-joined), attribute filters under their name in ``named``.
    For ``can``: the action in ``words["action"]``. ``count`` with filters likewise.
    """

    type: Type
    span: Span
    function: str
    arguments: tuple[Expression, ...] = ()
    named: Mapping[str, Expression] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    cell: Local | None = None


@dataclass(frozen=True, slots=True)
class Apply:
    """A function of the ruleset applied to arguments (its body is in ``Checked.functions``)."""

    type: Type
    span: Span
    function: str
    arguments: tuple[Expression, ...]


Expression: TypeAlias = (
    Literal
    | Local
    | Variable
    | Zone
    | Domain
    | Range
    | SetLiteral
    | MakeKind
    | Attribute
    | Unary
    | Binary
    | If
    | Aggregate
    | Call
    | Apply
)


@dataclass(frozen=True, slots=True)
class Function:
    """A function of the ruleset: its parameters, the local standing for ``me`` in it, its body."""

    name: str
    parameters: tuple[Local, ...]
    body: Expression
    me: Local


@dataclass(frozen=True, slots=True)
class Given:
    """A parameter: the local it binds and its domain (a set, in terms of earlier parameters)."""

    local: Local
    domain: Expression


@dataclass(frozen=True, slots=True)
class Effect:
    """A checked effect. ``arguments`` by key; ``binds`` for ``let``, ``random``, ``draw as``, ``for``."""

    verb: str
    span: Span
    arguments: Mapping[str, Expression] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    blocks: Mapping[str, tuple[Effect, ...]] = field(default_factory=dict)
    binds: Local | None = None
    given: tuple[Given, ...] = ()
    conditions: tuple[Expression, ...] = ()


@dataclass(frozen=True, slots=True)
class Action:
    """A checked action: conjuncts of its guard in order, and its effects."""

    name: str
    span: Span
    me: Local
    given: tuple[Given, ...]
    conditions: tuple[Expression, ...]
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Trigger:
    """A checked trigger, once for each event it answers."""

    name: str
    span: Span
    event: Event
    me: Local
    it: Local | None
    when: Expression | None
    do: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Phase:
    """A checked phase. ``candidate`` is the ``me`` of ``among``; ``stuck`` a word or effects."""

    name: str
    span: Span
    me: Local
    turns: str = ""
    first: Expression | None = None
    among: Expression | None = None
    candidate: Local | None = None
    actions: tuple[str, ...] = ()
    moves: int = 1
    stuck: str | tuple[Effect, ...] = ""
    start: tuple[Effect, ...] = ()
    before_turn: tuple[Effect, ...] = ()
    after_turn: tuple[Effect, ...] = ()
    end: tuple[Effect, ...] = ()
    repeat: int | None = 1
    until: Expression | None = None
    only_when: Expression | None = None
    phases: tuple[Phase, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """The checked outcome; ``each`` is the player judged."""

    each: Local
    rank: tuple[Expression, ...] = ()
    score: Expression | None = None
    tie: str = "draw"
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class Component:
    """Attributes with their types; how many of each kind exist, by kind order (None: endless)."""

    name: str
    attributes: tuple[tuple[str, Type], ...]
    faces: bool
    copies: tuple[int, ...] | None
    starts: str
    first_kind: int
    kinds: int
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class ZoneShape:
    """A zone with its sizes known. ``per`` are the index types; ``copies`` their product."""

    name: str
    kind: str
    holds: tuple[str, ...]
    per: tuple[Type, ...]
    copies: int
    rows: int
    columns: int
    levels: int
    cells: str
    height: int
    numbered: str
    places: tuple[str, ...]
    links: tuple[tuple[int, int], ...]
    visible: str
    span: Span = NOWHERE

    @property
    def size(self) -> int:
        """Cells in one copy."""
        return self.rows * self.columns * self.levels


@dataclass(frozen=True, slots=True)
class StateVariable:
    """A variable: its value type, index types, and start value (a number, none is -1)."""

    name: str
    type: Type
    per: tuple[Type, ...]
    start: int
    clamp: bool
    span: Span = NOWHERE


@dataclass(frozen=True, slots=True)
class PatternShape:
    """A pattern: a line length with directions, or shapes as (row, column) offsets, or parts.

    A pattern that is not ``used`` (its ``only_when`` does not hold) is formed nowhere.
    """

    name: str
    line: int = 0
    along: tuple[str, ...] = ()
    shapes: tuple[tuple[tuple[int, int], ...], ...] = ()
    any_of: tuple[str, ...] = ()
    attributes: Mapping[str, int] = field(default_factory=dict)
    span: Span = NOWHERE
    used: bool = True


@dataclass(frozen=True, slots=True)
class EnumTable:
    """An enum: member names in order, and attribute columns (a number each, or counts by member)."""

    name: str
    members: tuple[str, ...]
    columns: Mapping[str, tuple[Type, tuple[int | tuple[int, ...], ...]]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Checked:
    """A whole ruleset, resolved and typed. ``seats`` are the players' names."""

    ruleset: Ruleset
    seats: tuple[str, ...]
    enums: Mapping[str, EnumTable]
    components: Mapping[str, Component]
    zones: Mapping[str, ZoneShape]
    variables: Mapping[str, StateVariable]
    patterns: Mapping[str, PatternShape]
    functions: Mapping[str, Function]
    setup: tuple[Effect, ...]
    setup_me: Local
    actions: Mapping[str, Action]
    triggers: tuple[Trigger, ...]
    phases: tuple[Phase, ...]
    outcome: Outcome
    move_limit: int
