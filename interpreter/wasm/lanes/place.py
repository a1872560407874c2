"""Where the sets of a function are computed: once, before the outermost loop that does not change them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from interpreter.program import ir
from interpreter.program.walk import bodies, defined, reads, statements, variables
from interpreter.wasm.lanes.graph import Bits, Graph, Join, Leaf, Mask, Moved, Not, parts_of


@dataclass
class Frame:
    """A list of statements that is being made: what it has so far, and the statement that is next.

    ``inside``: the names that the next statement or anything in it defines.
    """

    made: list[ir.Stmt] = field(default_factory=list)
    names: dict[Mask | ir.Expr, str] = field(default_factory=dict)
    inside: frozenset[str] = frozenset()
    loop: bool = False

    def start(self, stmt: ir.Stmt, pure: bool) -> None:
        """Turn to the next statement. What was computed stays known only where nothing is stored."""
        self.inside = frozenset(name for one in statements((stmt,)) for name in defined(one))
        self.loop = bool(bodies(stmt)) and not isinstance(stmt, ir.If)
        if not pure:
            self.names.clear()


@dataclass
class Placer:
    """Names the sets of one function. ``pure``: the function stores nothing, so sets may be computed early."""

    graph: Graph
    pure: bool
    frames: list[Frame] = field(default_factory=list)
    free: dict[Mask, frozenset[str]] = field(default_factory=dict)
    count: int = 0
    prefix: str = "lanes"

    def placed(self, mask: Mask) -> ir.Expr:
        """A set as an expression; its parts are computed where that is best."""
        uses: Counter[Mask] = Counter()
        self._count(mask, uses)
        return self._expr(mask, uses, len(self.frames) - 1)

    def forget(self, names: frozenset[str]) -> None:
        """Have what was computed from names made again: they have another value now."""
        for frame in self.frames:
            frame.names = {key: name for key, name in frame.names.items() if not self._depends(key) & names}

    def _depends(self, key: Mask | ir.Expr) -> frozenset[str]:
        return self.variables(key) if isinstance(key, int) else variables(key)

    def variables(self, mask: Mask) -> frozenset[str]:
        """The variables that a set depends on."""
        if mask not in self.free:
            self.free[mask] = self._variables(mask)
        return self.free[mask]

    def _variables(self, mask: Mask) -> frozenset[str]:
        node = self.graph.nodes[mask]
        if isinstance(node, Leaf):
            return variables(node.expr)
        return frozenset().union(*map(self.variables, parts_of(node)))

    def reads(self, mask: Mask) -> bool:
        """Whether a set depends on the state."""
        node = self.graph.nodes[mask]
        if isinstance(node, Leaf):
            return reads(node.expr)
        return any(map(self.reads, parts_of(node)))

    def _count(self, mask: Mask, uses: Counter[Mask]) -> None:
        uses[mask] += 1
        if uses[mask] == 1:
            for part in parts_of(self.graph.nodes[mask]):
                self._count(part, uses)

    def _expr(self, mask: Mask, uses: Counter[Mask], level: int) -> ir.Expr:
        """A set inside another that is computed at a level: in its place, or by its name."""
        node = self.graph.nodes[mask]
        if isinstance(node, Bits):
            return ir.Bits(node.value)
        for frame in self.frames[: level + 1]:
            if mask in frame.names:
                return ir.Var(frame.names[mask])
        own = self._level(mask)
        value = self._value(node, uses, own)
        if own == level and uses[mask] == 1 and not isinstance(node, Leaf):
            return value
        return self._named(mask, value, own)

    def _value(self, node: object, uses: Counter[Mask], level: int) -> ir.Expr:
        match node:
            case Leaf(ir.Every(ir.Op(word, (ir.Call() as call, value)))):
                return ir.Every(ir.Op(word, (self._called(call, level), value)))
            case Leaf(expr):
                return expr
            case Moved(of, by):
                return ir.Moved(self._expr(of, uses, level), by)
            case Not(of):
                return ir.SetOp("not", (self._expr(of, uses, level),))
            case Join(operator, of):
                return ir.SetOp(operator, tuple(self._expr(part, uses, level) for part in of))
            case _:
                raise TypeError(node)

    def _called(self, call: ir.Call, level: int) -> ir.Expr:
        """A call that several conditions ask about, made once."""
        for frame in self.frames[: level + 1]:
            if call in frame.names:
                return ir.Var(frame.names[call])
        return self._named(call, call, level)

    def _named(self, key: Mask | ir.Expr, value: ir.Expr, level: int) -> ir.Var:
        self.count += 1
        name = f"{self.prefix}.{self.count}"
        self.frames[level].names[key] = name
        self.frames[level].made.append(ir.Let(name, value))
        return ir.Var(name)

    def _level(self, mask: Mask) -> int:
        """The outermost list of statements where a set can be computed without doing so for nothing."""
        last = len(self.frames) - 1
        if not self.pure:
            return last
        names = self.variables(mask)
        level = next((i for i, frame in enumerate(self.frames) if not names & frame.inside), last)
        while level < last and not self.frames[level].loop:
            level += 1
        return level
