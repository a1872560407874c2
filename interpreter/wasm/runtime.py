"""The functions that every module carries: arithmetic, large sets, the random stream, dispatch, games.

They are written as WebAssembly text, with the addresses of the memory plan filled in.
"""

from __future__ import annotations

from interpreter.program import ir
from interpreter.program.layout import PLACES, POINT, REASON
from interpreter.program.program import Chance, Decision, Program
from interpreter.program.walk import statements
from interpreter.wasm.memory import PERFT_DEPTH, Memory
from interpreter.wasm.text import Form, const

ARITHMETIC = """
;; Division rounds down, and the remainder has the sign of the divisor.
(func $.div (param $a i32) (param $b i32) (result i32) (local $q i32)
  (local.set $q (i32.div_s (local.get $a) (local.get $b)))
  (i32.sub (local.get $q)
    (i32.and (i32.ne (i32.rem_s (local.get $a) (local.get $b)) (i32.const 0))
             (i32.lt_s (i32.xor (local.get $a) (local.get $b)) (i32.const 0)))))
(func $.mod (param $a i32) (param $b i32) (result i32)
  (i32.sub (local.get $a) (i32.mul (call $.div (local.get $a) (local.get $b)) (local.get $b))))
"""

SETS = """
(func $.add_to (param $set i32) (param $element i32) (local $at i32)
  (local.set $at (i32.add (local.get $set) (i32.shr_u (local.get $element) (i32.const 3))))
  (i32.store8 (local.get $at) (i32.or (i32.load8_u (local.get $at))
    (i32.shl (i32.const 1) (i32.and (local.get $element) (i32.const 7))))))
(func $.pop (param $set i32) (result i32) (local $at i32) (local $word i64)
  (local.set $at (local.get $set))
  (block $found (loop $more
    (br_if $found (i64.ne (local.tee $word (i64.load (local.get $at))) (i64.const 0)))
    (local.set $at (i32.add (local.get $at) (i32.const 8)))
    (br $more)))
  (i64.store (local.get $at) (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
  (i32.add (i32.shl (i32.sub (local.get $at) (local.get $set)) (i32.const 3)) (i32.wrap_i64 (i64.ctz (local.get $word)))))
(func $.set_size (param $set i32) (param $words i32) (result i32) (local $n i32)
  (loop $more
    (local.set $n (i32.add (local.get $n) (i32.wrap_i64 (i64.popcnt (i64.load (local.get $set))))))
    (local.set $set (i32.add (local.get $set) (i32.const 8)))
    (local.set $words (i32.sub (local.get $words) (i32.const 1)))
    (br_if $more (local.get $words)))
  (local.get $n))
(func $.same_set (param $a i32) (param $b i32) (param $words i32) (result i32)
  (loop $more
    (if (i64.ne (i64.load (local.get $a)) (i64.load (local.get $b))) (then (return (i32.const 0))))
    (local.set $a (i32.add (local.get $a) (i32.const 8)))
    (local.set $b (i32.add (local.get $b) (i32.const 8)))
    (local.set $words (i32.sub (local.get $words) (i32.const 1)))
    (br_if $more (local.get $words)))
  (i32.const 1))
"""

RANDOM = """
(global $rng (export "rng") (mut i64) (i64.const 0))
(func $.scramble (param $z i64) (result i64)
  (local.set $z (i64.mul (i64.xor (local.get $z) (i64.shr_u (local.get $z) (i64.const 30))) (i64.const 0xBF58476D1CE4E5B9)))
  (local.set $z (i64.mul (i64.xor (local.get $z) (i64.shr_u (local.get $z) (i64.const 27))) (i64.const 0x94D049BB133111EB)))
  (i64.xor (local.get $z) (i64.shr_u (local.get $z) (i64.const 31))))
(func $.next (result i64)
  (global.set $rng (i64.add (global.get $rng) (i64.const 0x9E3779B97F4A7C15)))
  (call $.scramble (global.get $rng)))
(func $.below (param $limit i32) (result i32)
  (i32.wrap_i64 (i64.shr_u
    (i64.mul (i64.shr_u (call $.next) (i64.const 32)) (i64.extend_i32_u (local.get $limit))) (i64.const 32))))
;; The seed of game k of a series: independent of how the series is split up.
(func $.series (param $seed i64) (param $k i64)
  (global.set $rng (local.get $k))
  (global.set $rng (i64.xor (local.get $seed) (call $.next)))
  (global.set $rng (call $.next)))
"""


def state_helpers(memory: Memory) -> str:
    """Reading the point, failing, sets kept in slots."""
    slot = memory.width
    return f"""
(func $.fail (param $fault i32) (i32.store offset={memory.fault} (i32.const 0) (local.get $fault)))
(global $hops (mut i32) (i32.const 0))
(func $.point (result i32) ({memory.load} offset={memory.state + POINT * slot} (i32.const 0)))
(func $.slot_set (param $at i32) (param $size i32) (result i64) (local $i i32) (local $set i64)
  (loop $more
    (if ({memory.load} (i32.add (local.get $at) (i32.mul (local.get $i) (i32.const {slot}))))
      (then (local.set $set (i64.or (local.get $set) (i64.shl (i64.const 1) (i64.extend_i32_u (local.get $i)))))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br_if $more (i32.lt_u (local.get $i) (local.get $size))))
  (local.get $set))
(func $.slot_set_large (param $at i32) (param $size i32) (param $to i32) (result i32) (local $i i32)
  (memory.fill (local.get $to) (i32.const 0) (i32.shl (i32.shr_u (i32.add (local.get $size) (i32.const 63)) (i32.const 6)) (i32.const 3)))
  (loop $more
    (if ({memory.load} (i32.add (local.get $at) (i32.mul (local.get $i) (i32.const {slot}))))
      (then (call $.add_to (local.get $to) (local.get $i))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br_if $more (i32.lt_u (local.get $i) (local.get $size))))
  (local.get $to))
"""


def dispatch(program: Program) -> list[Form]:
    """What depends on the point where the state waits: its kind, its legal ids, and going on from it."""
    kinds = [const(0 if isinstance(p, Decision) else 1 if isinstance(p, Chance) else 2) for p in program.points]
    lists = [("call", f"${_listing(p)}") if _listing(p) else const(0) for p in program.points]
    weighted = [const(int(is_weighted(program, p))) for p in program.points]
    happen: list[Form] = [
        ("return_call", f"$block{p.block}", ("local.get", "$value")) if isinstance(p, Chance) else ("unreachable",)
        for p in program.points
    ]
    acts = [act(program, p) if isinstance(p, Decision) else ("unreachable",) for p in program.points]
    return [
        _switch("$.kind", (), ("result", "i32"), kinds),
        _switch("$legal", (), ("result", "i32"), lists),
        _switch("$.weighted", (), ("result", "i32"), weighted),
        _switch("$happen", ("value",), ("result", "i32"), happen),
        _switch("$act", ("id",), ("result", "i32"), acts),
    ]


def _listing(point: object) -> str:
    return point.legal if isinstance(point, Decision) else point.outcomes if isinstance(point, Chance) else ""


def is_weighted(program: Program, point: object) -> bool:
    """Whether a point is one of chance whose outcomes have weights."""
    name = point.outcomes if isinstance(point, Chance) else ""
    body = program.functions[name].body if name else ()
    return any(isinstance(s, ir.Offer) and s.weight is not None for s in statements(body))


def act(program: Program, decision: Decision) -> Form:
    """Go to the block of the option whose ids hold the one chosen."""
    form: Form = ("unreachable",)
    for option in sorted(decision.options, key=lambda o: program.choices[o.choice].base):
        choice = program.choices[option.choice]
        number: Form = ("i32.sub", ("local.get", "$id"), const(choice.base)) if choice.base else ("local.get", "$id")
        go: Form = ("return_call", f"$block{option.block}", number)
        if option is min(decision.options, key=lambda o: program.choices[o.choice].base):
            form = go
        else:
            form = ("if", ("i32.ge_u", ("local.get", "$id"), const(choice.base)), ("then", go), ("else", form))
    return form


def _switch(name: str, params: tuple[str, ...], result: Form | None, cases: list[Form]) -> Form:
    """A function that does one of several things, by the point."""
    labels = [f"$case{i}" for i in range(len(cases))]
    inner: Form = ("block", labels[0], ("br_table", *labels, ("call", "$.point")))
    for label, case in zip(labels[1:], cases, strict=False):
        inner = ("block", label, inner, *_ended(case, result))
    head = tuple(("param", f"${param}", "i32") for param in params)
    return ("func", name, *head, *((result,) if result else ()), inner, *_ended(cases[-1], result))


def _ended(case: Form, result: Form | None) -> tuple[Form, ...]:
    if case == ("unreachable",) or case[0] in ("return_call", "if"):
        return (case,) if case[0] != "if" else (case, ("unreachable",))
    return (("return", case),) if result else (case, ("return",))


def games(memory: Memory, program: Program) -> str:
    """Random games: one step of chance, one whole game, many games with their results."""
    players, slot = program.layout.players, memory.width
    place = memory.state + PLACES * slot
    size = program.layout.size * slot
    reason = f"({memory.load} offset={memory.state + REASON * slot} (i32.const 0))"
    results = "\n".join(
        f"(i32.store offset={12 + 4 * p} (local.get $to) ({memory.load} offset={place + p * slot} (i32.const 0)))"
        f"\n(i32.store offset={12 + 4 * (players + p)} (local.get $to) {_score(program, p)})"
        for p in range(players)
    )
    return f"""
(func $.draw (param $count i32) (result i32) (local $rest i32) (local $i i32)
  (if (i32.eqz (call $.weighted))
    (then (return (i32.load offset={memory.offers} (i32.shl (call $.below (local.get $count)) (i32.const 2))))))
  (loop $sum
    (local.set $rest (i32.add (local.get $rest) (i32.load offset={memory.weights} (i32.shl (local.get $i) (i32.const 2)))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br_if $sum (i32.lt_u (local.get $i) (local.get $count))))
  (call $.walk (call $.below (local.get $rest))))
;; The first id whose weight, with those before it, is more than the number given.
(func $.walk (param $rest i32) (result i32) (local $i i32)
  (loop $find
    (local.set $rest (i32.sub (local.get $rest) (i32.load offset={memory.weights} (i32.shl (local.get $i) (i32.const 2)))))
    (if (i32.lt_s (local.get $rest) (i32.const 0))
      (then (return (i32.load offset={memory.offers} (i32.shl (local.get $i) (i32.const 2))))))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $find))
  (unreachable))
(func $reset (export "reset") {copied(memory.first, memory.state, size)})
(func $begin (export "begin")
  (memory.copy (i32.const {memory.state}) (i32.const {memory.initial}) (i32.const {size}))
  (drop (call $block0 (i32.const 0)))
  (memory.copy (i32.const {memory.first}) (i32.const {memory.state}) (i32.const {size})))
;; Plays on from the state at hand to the end; counts decisions and the choices they offered.
(global $length (mut i32) (i32.const 0))
(global $choices (mut i32) (i32.const 0))
(func (export "playouts") (param $games i32) (param $seed i64) (param $first i64) (local $to i32)
  (local.set $to (i32.const {memory.results}))
  (loop $more
    (call $.series (local.get $seed) (local.get $first))
    (local.set $first (i64.add (local.get $first) (i64.const 1)))
    (call $reset)
    (call $.finish)
    (i32.store (local.get $to) (global.get $length))
    (i32.store offset=4 (local.get $to) (global.get $choices))
    (i32.store offset=8 (local.get $to) {reason})
    {results}
    (local.set $to (i32.add (local.get $to) (i32.const {memory.result_size})))
    (local.set $games (i32.sub (local.get $games) (i32.const 1)))
    (br_if $more (local.get $games))))
"""


def copied(source: int, target: int, size: int) -> str:
    """Copies bytes between fixed places; short stretches word by word, which is quicker than a general copy."""
    if size > 1024:
        return f"(memory.copy (i32.const {target}) (i32.const {source}) (i32.const {size}))"
    return "\n".join(
        f"(i64.store offset={target + at} (i32.const 0) (i64.load offset={source + at} (i32.const 0)))"
        for at in range(0, size, 8)
    )


def _score(program: Program, player: int) -> str:
    return f"(call ${program.score} (i32.const {player}))" if program.score else "(i32.const 0)"


def perft(memory: Memory, program: Program) -> str:
    """Counting sequences of exactly so many decisions; chance is expanded without counting."""
    size = program.layout.size * memory.width
    return f"""
(global $finished (export "finished") (mut i64) (i64.const 0))
(global $arena (mut i32) (i32.const {memory.arena}))
(func $perft (export "perft") (param $depth i32) (param $level i32) (result i64)
  (local $count i32) (local $list i32) (local $i i32) (local $sum i64) (local $kind i32) (local $kept i32)
  (local.set $kind (call $.kind))
  (if (i32.eq (local.get $kind) (i32.const 2))
    (then
      (global.set $finished (i64.add (global.get $finished) (i64.const 1)))
      (return (i64.extend_i32_u (i32.eqz (local.get $depth))))))
  (if (i32.eqz (local.get $depth)) (then (return (i64.const 1))))
  (if (i32.ge_u (local.get $level) (i32.const {PERFT_DEPTH})) (then (call $.fail (i32.const -3)) (unreachable)))
  (local.set $count (call $legal))
  (local.set $list (global.get $arena))
  (local.set $kept (i32.add (i32.const {memory.stack}) (i32.mul (local.get $level) (i32.const {size}))))
  (memory.copy (local.get $list) (i32.const {memory.offers}) (i32.shl (local.get $count) (i32.const 2)))
  (global.set $arena (i32.add (global.get $arena) (i32.shl (local.get $count) (i32.const 2))))
  (memory.copy (local.get $kept) (i32.const {memory.state}) (i32.const {size}))
  (block $done (loop $more
    (br_if $done (i32.ge_u (local.get $i) (local.get $count)))
    (if (local.get $kind)
      (then (drop (call $happen (i32.load (i32.add (local.get $list) (i32.shl (local.get $i) (i32.const 2)))))))
      (else (drop (call $act (i32.load (i32.add (local.get $list) (i32.shl (local.get $i) (i32.const 2))))))))
    (local.set $sum (i64.add (local.get $sum) (call $perft
      (i32.sub (local.get $depth) (i32.eqz (local.get $kind))) (i32.add (local.get $level) (i32.const 1)))))
    (memory.copy (i32.const {memory.state}) (local.get $kept) (i32.const {size}))
    (local.set $i (i32.add (local.get $i) (i32.const 1)))
    (br $more)))
  (global.set $arena (local.get $list))
  (local.get $sum))
"""
