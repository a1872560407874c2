"""How large a body may become when its loops are written out and its calls put in place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from interpreter.program import ir
from interpreter.program.context import Row
from interpreter.program.walk import bodies, operands, statements
from interpreter.wasm.optimize.facts import Body, nodes_of
from interpreter.wasm.optimize.inline import MOST_INLINED


@dataclass
class Scales:
    """Weighs the bodies of one program, which must live as long as the scales."""

    functions: Mapping[str, ir.Function]
    rows: Mapping[str, tuple[Row, ...]]
    called: dict[str, int] = field(default_factory=dict)
    #: Weights by identity: to compare bodies would cost more than to weigh them.
    known: dict[int, int] = field(default_factory=dict)

    def body(self, body: Body) -> int:
        """Nodes that a body may become: inner loops count with their turns, calls with their bodies."""
        if id(body) not in self.known:
            self.known[id(body)] = sum(map(self._statement, body))
        return self.known[id(body)]

    def _statement(self, stmt: ir.Stmt) -> int:
        own = 1 + sum(self._node(node) for node in nodes_of(*operands(stmt)))
        inner = sum(map(self.body, bodies(stmt)))
        match stmt:
            case ir.ForRange(_, ir.Const(low), ir.Const(high), _):
                return own + inner * max(1, high - low + 1)
            case ir.ForRow(_, table, _, _):
                return own + inner * max((len(row) for row in self.rows[table]), default=1)
            case _:
                return own + inner

    def _node(self, expr: ir.Expr) -> int:
        """Nodes that an expression itself may become; a call that stays a call gains nothing, so it counts much."""
        if not isinstance(expr, ir.Call):
            return 1
        if expr.function not in self.called:
            self.called[expr.function] = 1
            body = self.functions[expr.function].body
            stays = any(isinstance(s, ir.Break | ir.While | ir.ForSet) for s in statements(body))
            whole = self.body(body)
            self.called[expr.function] = 4 * MOST_INLINED if stays or whole > MOST_INLINED else whole
        return self.called[expr.function]
