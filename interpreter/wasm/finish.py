"""Random games inside a module: from the state at hand to the end, one jump a step.

Each point at which a game waits has code of its own. The stream's state stays in a local, and its next
word is made ahead, while the rules still work on the one before. Functions stand in place of calls
where they are not too large.
"""

from __future__ import annotations

from collections.abc import Mapping

from interpreter.program import ir
from interpreter.program.program import Chance, Decision, Program
from interpreter.wasm.inline import Inliner
from interpreter.wasm.memory import Memory
from interpreter.wasm.runtime import act, is_weighted
from interpreter.wasm.text import Form, add, const, get, load, put, render, scaled

#: A random game with more decisions than this is taken never to end.
MOST_DECISIONS = 100_000

_GAMMA = "0x9E3779B97F4A7C15"
#: The stream's next word (SplitMix64, as in ``RANDOM``).
_AHEAD = f"""
    (local.set $rng (i64.add (local.get $rng) (i64.const {_GAMMA})))
    (local.set $z (local.get $rng))
    (local.set $z (i64.mul (i64.xor (local.get $z) (i64.shr_u (local.get $z) (i64.const 30)))
      (i64.const 0xBF58476D1CE4E5B9)))
    (local.set $z (i64.mul (i64.xor (local.get $z) (i64.shr_u (local.get $z) (i64.const 27)))
      (i64.const 0x94D049BB133111EB)))
    (local.set $word (i64.xor (local.get $z) (i64.shr_u (local.get $z) (i64.const 31))))"""
_TAKE_STREAM = f"(local.set $rng (global.get $rng)) {_AHEAD}"
_GIVE_STREAM = f"(global.set $rng (i64.sub (local.get $rng) (i64.const {_GAMMA})))"
#: A number below the count, from the word at hand.
_PLACE: Form = (
    "i32.wrap_i64",
    (
        "i64.shr_u",
        (
            "i64.mul",
            ("i64.shr_u", get("word"), ("i64.const", "32")),
            ("i64.extend_i32_u", get("count")),
        ),
        ("i64.const", "32"),
    ),
)


def finish(memory: Memory, program: Program, functions: Mapping[str, Form]) -> str:
    """The function ``.finish``: plays on at random; leaves what it counted in globals."""
    return _Finish(memory, program, functions).text()


class _Finish:
    """Emits the function that plays a game to its end."""

    def __init__(self, memory: Memory, program: Program, functions: Mapping[str, Form]) -> None:
        """Have ``functions`` put in place, and for each decision the one that acts."""
        self.memory, self.program = memory, program
        acts = {_act_name(point): _acting(program, point) for point in program.points if isinstance(point, Decision)}
        self.inliner = Inliner({**functions, **acts})

    def text(self) -> str:
        """The function."""
        cases = [self._played(point) for point in self.program.points]
        labels = " ".join(f"$at{i}" for i in range(len(cases)))
        inner = f"(block $at0 (br_table {labels} (local.get $point)))"
        for i, case in enumerate(cases):
            inner += f"\n{case}"
            if i + 1 < len(cases):
                inner = f"(block $at{i + 1} {inner})"
        own = dict.fromkeys(("$point", "$count", "$id", "$length", "$choices"), "i32")
        own |= dict.fromkeys(("$z", "$word", "$rng"), "i64") | self.inliner.locals
        variables = " ".join(f"(local {name} {kind})" for name, kind in own.items())
        return f"""
{self._ready()}
(func $.finish {variables}
  {_TAKE_STREAM}
  (local.set $point (call $.point))
  (call $.ready (local.get $point))
  (loop $on
    {inner})
  (unreachable))
"""

    def _ready(self) -> str:
        """The function ``.ready``: counts the legal actions at a guarded decision, as its guard would have."""
        tests = [
            f"(if (i32.eq (local.get $point) (i32.const {p.number})) (then (drop (call $.count.{p.legal}))))"
            for p in self.program.points
            if isinstance(p, Decision) and p.number in self.memory.decisions
        ]
        return f"(func $.ready (param $point i32) {' '.join(tests)})"

    def _played(self, point: object) -> str:
        """What one step of a random game does at a point."""
        if isinstance(point, Decision):
            return self._decided(point)
        if not isinstance(point, Chance):
            return f"""
    {_GIVE_STREAM}
    (global.set $length (local.get $length))
    (global.set $choices (local.get $choices))
    (return)"""
        if point.outcomes in self.memory.pools:
            return self._drawn(point)
        if is_weighted(self.program, point):
            draw: Form = ("call", "$.draw", self.inliner.call(f"${point.outcomes}"))
            happened = render(put("point", self.inliner.call(f"$block{point.block}", draw)), 2)
            return f"""
    {_GIVE_STREAM}
    {happened}
    {_TAKE_STREAM}
    (br $on)"""
        return self._evenly(point)

    def _drawn(self, point: Chance) -> str:
        """A draw from a pool, by the word at hand."""
        drawn = render(self.inliner.call(f"$.pool.{point.outcomes}", get("word")), 2)
        happened = render(put("point", self.inliner.call(f"$block{point.block}", get("id"))), 2)
        return f"""
    {drawn}
    (local.set $id)
    (local.set $count)
    (if (i32.eqz (local.get $count)) (then (unreachable)))
    {_AHEAD}
    {happened}
    (br $on)"""

    def _evenly(self, point: Chance) -> str:
        """A chance event whose outcomes are equally likely."""
        steady = _steady(self.program, point)
        count = const(steady[1]) if steady else self.inliner.call(f"${point.outcomes}")
        outcome = add(get("id"), const(steady[0])) if steady else self._listed(get("id"))
        happened = render(put("point", self.inliner.call(f"$block{point.block}", outcome)), 2)
        return f"""
    {render(put("count", count), 2)}
    {render(put("id", _PLACE), 2)}
    {_AHEAD}
    {happened}
    (br $on)"""

    def _decided(self, decision: Decision) -> str:
        """A decision: the legal actions are counted, one is chosen and carried out."""
        acted = render(put("point", self._act(decision)), 2)
        return f"""
    {self._chosen(decision)}
    (if (i32.eqz (local.get $count)) (then (call $.fail (i32.const -1)) (unreachable)))
    (local.set $length (i32.add (local.get $length) (i32.const 1)))
    (if (i32.gt_u (local.get $length) (i32.const {MOST_DECISIONS})) (then (call $.fail (i32.const -2)) (unreachable)))
    (local.set $choices (i32.add (local.get $choices) (local.get $count)))
    {_AHEAD}
    {acted}
    (br $on)"""

    def _act(self, decision: Decision) -> Form:
        """The action that was chosen carried out."""
        form = self.inliner.call(_act_name(decision), get("id"))
        return form if form[0] == "block" else ("call", "$act", get("id"))

    def _chosen(self, decision: Decision) -> str:
        """Code that sets ``count`` to the number of legal actions and ``id`` to the one chosen."""
        guarded = decision.number in self.memory.decisions
        if decision.legal in self.memory.picked:
            name = f"$.{'choose' if guarded else 'pick'}.{decision.legal}"
            return f"{render(self.inliner.call(name, get('word')), 2)}\n(local.set $id)\n(local.set $count)"
        kept: Form = ("global.get", f"$kept.{decision.legal}.total")
        count = render(put("count", kept if guarded else self.inliner.call(f"${decision.legal}")), 2)
        return f"{count}\n{render(put('id', self._listed(_PLACE)), 2)}"

    def _listed(self, place: Form) -> Form:
        """One of the ids listed."""
        return load("i32.load", scaled(place, 4), self.memory.offers)


def _act_name(decision: Decision) -> str:
    return f"$.act.{decision.number}"


def _acting(program: Program, decision: Decision) -> Form:
    """A function that carries out an action at one decision."""
    body = act(program, decision)
    return ("func", _act_name(decision), ("param", "$id", "i32"), ("result", "i32"), body, ("unreachable",))


def _steady(program: Program, point: Chance) -> tuple[int, int] | None:
    """The first outcome and how many there are, where they are always the same numbers in a row."""
    body = program.functions[point.outcomes].body
    match body:
        case (ir.ForRange(var, ir.Const(low), ir.Const(high), (ir.Offer(ir.Var(offered), None),)),) if offered == var:
            return low, high - low + 1
    found = [number for number in map(_fixed_offer, body) if number is not None]
    if len(found) == len(body) > 0 and found == list(range(found[0], found[0] + len(found))):
        return found[0], len(found)
    return None


def _fixed_offer(stmt: ir.Stmt) -> int | None:
    match stmt:
        case ir.Offer(ir.Const(number), None):
            return number
        case _:
            return None
