"""What all loops of one program share."""

from __future__ import annotations

from dataclasses import dataclass, field

from interpreter.program.program import Program
from interpreter.wasm.lanes.graph import Graph
from interpreter.wasm.lanes.rows import Rows
from interpreter.wasm.lanes.safe import Safety
from interpreter.wasm.lanes.values import Value


@dataclass
class Shared:
    """What all loops of a program share: the sets, and what functions have given for the same arguments."""

    program: Program
    graph: Graph = field(default_factory=Graph)
    calls: dict[tuple[object, ...], Value | None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Have the functions looked at that can stop a run."""
        self.safety = Safety(self.program)
        self.rows = Rows(self.program, self.safety)
