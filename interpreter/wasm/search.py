"""Tree search inside the module: the tree lies in linear memory, random games end each simulation.

The tree is one of decisions alone (open loop): what chance or another dealing of hidden pieces
brings is drawn anew in every simulation, and a child counts how often it was there to be chosen.
"""

from __future__ import annotations

import math
import struct
from dataclasses import replace
from typing import Any

import numpy
import wasmtime

from interpreter.program.layout import MOVER, PLACES
from interpreter.program.program import Program
from interpreter.wasm.host import Host, signed
from interpreter.wasm.memory import PAGE, Memory
from interpreter.wasm.module import emit
from interpreter.wasm.search_plan import Branch, Plan

#: A node: action, first child, next sibling, visits, times available; then a total for each seat.
_HEAD, _TOTALS = struct.Struct("<iiiii4x"), 24
_MASK = (1 << 64) - 1
#: Simulations in one call: an interrupt is heard between two.
_AT_ONCE = 50


class SearchHost(Host):
    """An instance of a program's module that can search as well."""

    def __init__(self, program: Program) -> None:
        """Compile the program with the search functions and set it up."""
        plain = emit(program, readable=False)
        text = plain.text.rstrip().removesuffix(")") + search_text(plain.memory, program) + ")"
        super().__init__(program, replace(plain, text=text))
        self.room: tuple[int, int] = (0, 0)

    def search(self, plan: Plan) -> list[Branch]:
        """The root's branches after all simulations.

        Raises :class:`RulewrightError` where the ruleset's rules stop a simulation.
        """
        root, logs, path, nodes = self._prepare(plan.simulations)
        self.call("search_begin", root, logs, path, nodes)
        self._set(plan)
        rounds, each = (plan.simulations, 1) if plan.again else (1, plan.simulations)
        kind: type[Any] = numpy.int16 if self.module.memory.width == 2 else numpy.int32
        place, stream = self.numbers(root, self.program.layout.size, kind), self.exports["rng"]
        rng, search = plan.seed, self.raw("search")
        for _ in range(rounds):
            rng, place[:] = plan.deal(rng)
            stream.set_value(self.store, wasmtime.Val.i64(signed(rng)))  # type: ignore[union-attr]
            for begun in range(0, each, _AT_ONCE):
                search(min(_AT_ONCE, each - begun))
            rng = stream.value(self.store) & _MASK  # type: ignore[union-attr]
        return self._branches(nodes)

    def _prepare(self, simulations: int) -> tuple[int, int, int, int]:
        """Addresses of root, logarithms, path and nodes behind the module's own memory, grown to hold them."""
        memory = self.module.memory
        players = memory.program.layout.players
        root = memory.pages * PAGE
        logs = root + (memory.program.layout.size * memory.width + 15) // 8 * 8
        path = logs + 8 * (simulations + 2)
        nodes = (path + 4 * (simulations + 2) + 15) // 8 * 8
        end = nodes + (simulations + 2) * (_TOTALS + 8 * players)
        self.grow(-(-end // PAGE))
        if (simulations, root) != self.room:
            table = [math.log(n) if n else 0.0 for n in range(simulations + 2)]
            self.numbers(logs, simulations + 2, numpy.float64)[:] = table
            self.room = (simulations, root)
        return root, logs, path, nodes

    def _set(self, plan: Plan) -> None:
        values = {
            "search_exploration": wasmtime.Val.f64(plan.exploration),
            "search_margin": wasmtime.Val.f64(plan.margin),
            "search_widening": wasmtime.Val.i32(plan.widening),
        }
        for name, value in values.items():
            self.exports[name].set_value(self.store, value)  # type: ignore[union-attr]

    def _branches(self, nodes: int) -> list[Branch]:
        players = self.program.layout.players
        found: list[Branch] = []
        at = _HEAD.unpack(self._bytes(nodes, _TOTALS))[1]
        while at:
            action, _, following, visits, _ = _HEAD.unpack(self._bytes(at, _TOTALS))
            totals = struct.unpack(f"<{players}d", self._bytes(at + _TOTALS, 8 * players))
            found.append(Branch(action, visits, totals))
            at = following
        return found

    def _bytes(self, at: int, size: int) -> bytes:
        return bytes(self.numbers(at, size, numpy.uint8))


def search_text(memory: Memory, program: Program) -> str:
    """The functions of the search as WebAssembly text."""
    size = program.layout.size * memory.width
    mover = f"({memory.load} offset={memory.state + MOVER * memory.width} (i32.const 0))"
    return "\n".join(
        [
            _GLOBALS,
            _begin(program),
            _select(memory, program),
            _rewards(memory, program),
            _run(memory.state, size, mover),
        ]
    )


_GLOBALS = """
(global $s_root (mut i32) (i32.const 0))
(global $s_logs (mut i32) (i32.const 0))
(global $s_path (mut i32) (i32.const 0))
(global $s_nodes (mut i32) (i32.const 0))
(global $s_free (mut i32) (i32.const 0))
(global $s_new (mut i32) (i32.const 0))
(global $s_spread (mut f64) (f64.const 0))
(global $s_games (mut f64) (f64.const 0))
(global $s_exploration (export "search_exploration") (mut f64) (f64.const 1))
(global $s_margin (export "search_margin") (mut f64) (f64.const 0))
(global $s_widening (export "search_widening") (mut i32) (i32.const 1))
"""


def _begin(program: Program) -> str:
    node = _TOTALS + 8 * program.layout.players
    return f"""
(func (export "search_begin") (param $root i32) (param $logs i32) (param $path i32) (param $nodes i32)
  (global.set $s_root (local.get $root)) (global.set $s_logs (local.get $logs))
  (global.set $s_path (local.get $path)) (global.set $s_nodes (local.get $nodes))
  (global.set $s_free (local.get $nodes))
  (global.set $s_spread (f64.const 0)) (global.set $s_games (f64.const 0))
  (drop (call $.node (i32.const -1))))
(func $.node (param $action i32) (result i32) (local $at i32)
  (local.set $at (global.get $s_free))
  (global.set $s_free (i32.add (local.get $at) (i32.const {node})))
  (memory.fill (local.get $at) (i32.const 0) (i32.const {node}))
  (i32.store (local.get $at) (local.get $action))
  (local.get $at))
"""


def _select(memory: Memory, program: Program) -> str:
    """The child to go to: a new one while the node may widen, else the one with the highest bound."""
    return f"""
;; Walks the ids listed and the children, both ascending, side by side; the link before is kept for insertion.
(func $.select (param $node i32) (param $count i32) (param $mover i32) (result i32)
  (local $i i32) (local $id i32) (local $link i32) (local $child i32) (local $best i32) (local $most f64)
  (local $value f64) (local $visits f64) (local $tried i32) (local $untried i32) (local $left i32)
  (local.set $link (i32.add (local.get $node) (i32.const 4)))
  (local.set $child (i32.load (local.get $link)))
  (loop $more
    (local.set $id (i32.load offset={memory.offers} (i32.shl (local.get $i) (i32.const 2))))
    (call $.skip (local.get $link) (local.get $id)) (local.set $child) (local.set $link)
    (if (call $.is (local.get $child) (local.get $id))
      (then
        (local.set $tried (i32.add (local.get $tried) (i32.const 1)))
        (i32.store offset=16 (local.get $child) (i32.add (i32.load offset=16 (local.get $child)) (i32.const 1)))
        (local.set $visits (f64.convert_i32_s (i32.load offset=12 (local.get $child))))
        (local.set $value (f64.add
          (f64.div (f64.load offset={_TOTALS} (i32.add (local.get $child) (i32.shl (local.get $mover) (i32.const 3))))
            (local.get $visits))
          (f64.mul (global.get $s_exploration) (f64.sqrt (f64.div
            (f64.load (i32.add (global.get $s_logs) (i32.shl (i32.load offset=16 (local.get $child)) (i32.const 3))))
            (local.get $visits))))))
        (if (i32.or (i32.eqz (local.get $best)) (f64.gt (local.get $value) (local.get $most)))
          (then (local.set $best (local.get $child)) (local.set $most (local.get $value)))))
      (else (local.set $untried (i32.add (local.get $untried) (i32.const 1)))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br_if $more (i32.lt_u (local.get $i) (local.get $count))))
  (global.set $s_new (i32.and (i32.ne (local.get $untried) (i32.const 0)) (i32.or (i32.eqz (local.get $tried))
    (i32.le_u (i32.mul (local.get $tried) (local.get $tried))
              (i32.mul (global.get $s_widening) (i32.load offset=12 (local.get $node)))))))
  (if (i32.eqz (global.get $s_new)) (then (return (local.get $best))))
  (local.set $left (call $.below (local.get $untried)))
  (local.set $link (i32.add (local.get $node) (i32.const 4)))
  (local.set $i (i32.const 0))
  (loop $find
    (local.set $id (i32.load offset={memory.offers} (i32.shl (local.get $i) (i32.const 2))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (call $.skip (local.get $link) (local.get $id)) (local.set $child) (local.set $link)
    (br_if $find (call $.is (local.get $child) (local.get $id)))
    (local.set $left (i32.sub (local.get $left) (i32.const 1)))
    (br_if $find (i32.ge_s (local.get $left) (i32.const 0))))
  (local.set $best (call $.node (local.get $id)))
  (i32.store offset=8 (local.get $best) (local.get $child))
  (i32.store offset=16 (local.get $best) (i32.const 1))
  (i32.store (local.get $link) (local.get $best))
  (local.get $best))
;; From a link past the children with smaller ids: the link and the child it leads to.
(func $.skip (param $link i32) (param $id i32) (result i32 i32) (local $child i32)
  (loop $on
    (local.set $child (i32.load (local.get $link)))
    (if (i32.eqz (local.get $child)) (then (return (local.get $link) (local.get $child))))
    (if (i32.ge_s (i32.load (local.get $child)) (local.get $id)) (then (return (local.get $link) (local.get $child))))
    (local.set $link (i32.add (local.get $child) (i32.const 8)))
    (br $on))
  (unreachable))
(func $.is (param $child i32) (param $id i32) (result i32)
  (if (i32.eqz (local.get $child)) (then (return (i32.const 0))))
  (i32.eq (i32.load (local.get $child)) (local.get $id)))
"""


def _rewards(memory: Memory, program: Program) -> str:
    """Every node of the path gets what the finished game brought each seat."""
    seats = range(program.layout.players)
    places = [f"({memory.load} offset={memory.state + (PLACES + p) * memory.width} (i32.const 0))" for p in seats]
    best = "(local.set $best (i32.const 0))" + "".join(
        f"\n(local.set $best (i32.add (local.get $best) (i32.eq {place} (i32.const 1))))" for place in places
    )
    scores = [f"(f64.convert_i32_s (call ${program.score} (i32.const {p})))" for p in seats] if program.score else []
    kept = "\n".join(f"(local.set $score{p} {score})" for p, score in enumerate(scores))
    rewards = "\n".join(f"(local.set $reward{p} {_reward(program, p, place)})" for p, place in enumerate(places))
    added = "\n".join(
        f"(f64.store offset={_TOTALS + 8 * p} (local.get $node) (f64.add"
        f" (f64.load offset={_TOTALS + 8 * p} (local.get $node)) (local.get $reward{p})))"
        for p in seats
    )
    names = "".join(f" (local $score{p} f64) (local $reward{p} f64)" for p in seats)
    return f"""
(func $.result (param $place i32) (param $best i32) (result f64)
  (if (i32.eq (local.get $best) (i32.const {len(seats)})) (then (return (f64.const {1 if len(seats) == 1 else 0}))))
  (if (i32.eq (local.get $place) (i32.const 1)) (then
    (return (f64.div (f64.const 1) (f64.convert_i32_s (local.get $best))))))
  (f64.div (f64.const -1) (f64.convert_i32_s (i32.sub (i32.const {len(seats)}) (local.get $best)))))
(func $.blend (param $result f64) (param $lead f64) (result f64)
  (f64.add
    (f64.mul (f64.sub (f64.const 1) (global.get $s_margin)) (local.get $result))
    (f64.mul (global.get $s_margin) (f64.div (local.get $lead)
      (f64.add (f64.add (f64.const 1) (f64.div (global.get $s_spread) (global.get $s_games)))
               (f64.abs (local.get $lead)))))))
(func $.reward (param $length i32) (local $best i32) (local $i i32) (local $node i32){names}
  {best}
  {kept}
  {_spread(program)}
  {rewards}
  (loop $more
    (local.set $node (i32.load (i32.add (global.get $s_path) (i32.shl (local.get $i) (i32.const 2)))))
    (i32.store offset=12 (local.get $node) (i32.add (i32.load offset=12 (local.get $node)) (i32.const 1)))
    {added}
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br_if $more (i32.lt_u (local.get $i) (local.get $length)))))
"""


def _lead(program: Program, player: int) -> str:
    """By how much a seat is ahead of the best of the others; alone, its score."""
    others = [f"(local.get $score{p})" for p in range(program.layout.players) if p != player]
    if not others:
        return f"(local.get $score{player})"
    most = others[0]
    for other in others[1:]:
        most = f"(f64.max {most} {other})"
    return f"(f64.sub (local.get $score{player}) {most})"


def _reward(program: Program, player: int, place: str) -> str:
    result = f"(call $.result {place} (local.get $best))"
    return f"(call $.blend {result} {_lead(program, player)})" if program.score else result


def _spread(program: Program) -> str:
    """How far apart the scores of finished games are on average, as known so far."""
    if not program.score:
        return ""
    return f"""(global.set $s_spread (f64.add (global.get $s_spread) (f64.abs {_lead(program, 0)})))
  (global.set $s_games (f64.add (global.get $s_games) (f64.const 1)))"""


def _run(state: int, size: int, mover: str) -> str:
    return f"""
(func (export "search") (param $simulations i32) (local $node i32) (local $length i32) (local $kind i32)
  (local $count i32)
  (loop $again
    (memory.copy (i32.const {state}) (global.get $s_root) (i32.const {size}))
    (local.set $node (global.get $s_nodes))
    (i32.store (global.get $s_path) (local.get $node))
    (local.set $length (i32.const 1))
    (block $leaf (loop $down
      (local.set $kind (call $.kind))
      (br_if $leaf (i32.eq (local.get $kind) (i32.const 2)))
      (local.set $count (call $legal))
      (if (local.get $kind)
        (then (drop (call $happen (call $.draw (local.get $count)))) (br $down)))
      (if (i32.eqz (local.get $count)) (then (call $.fail (i32.const -1)) (unreachable)))
      (local.set $node (call $.select (local.get $node) (local.get $count) {mover}))
      (i32.store (i32.add (global.get $s_path) (i32.shl (local.get $length) (i32.const 2))) (local.get $node))
      (local.set $length (i32.add (local.get $length) (i32.const 1)))
      (drop (call $act (i32.load (local.get $node))))
      (br_if $down (i32.eqz (global.get $s_new)))
      (call $.finish)))
    (call $.reward (local.get $length))
    (local.set $simulations (i32.sub (local.get $simulations) (i32.const 1)))
    (br_if $again (local.get $simulations))))
"""
