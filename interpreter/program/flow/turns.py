"""Phases in which players take turns."""

from __future__ import annotations

from interpreter.language import typed
from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, add, negate, op, store
from interpreter.program.flow.deciding import decide
from interpreter.program.flow.ends import enter, forget, leave, leave_if
from interpreter.program.flow.labels import Turns, labels, next_player
from interpreter.program.job import Flow, Workshop
from interpreter.program.layout import ME
from interpreter.program.writer import Writer


def compile_turns(shop: Workshop, phase: typed.Phase, writer: Writer, outer: Flow) -> None:
    """A phase in which players take turns."""
    first = len(shop.code.frame)
    turns = labels(shop, phase, outer)
    before = len(shop.code.frame)
    writer.write(store(ir.Slot(ME), turns.scope.needed(phase.first) if phase.first is not None else ZERO))
    enter(shop, phase, turns.scope, writer, turns.flow)
    writer.write(*leave_if(turns.until, turns.leave))
    writer.goto(turns.begin)
    _begin_turn(turns)
    decide(turns)
    _after_move(turns)
    _end_turn(turns, before)
    _close(turns, first, writer, outer)


def _begin_turn(turns: Turns) -> None:
    shop, phase = turns.shop, turns.phase
    writer = Writer.at(shop.code, turns.begin)
    if phase.among is not None:
        _seek(turns, writer)
    shop.run(phase.before_turn, turns.scope, writer, turns.flow)
    shop.fire(("turn_start", phase.name), ZERO, writer, turns.flow)
    writer.goto(turns.decide)


def _seek(turns: Turns, writer: Writer) -> None:
    """Pass on to the next player who still takes turns; leave the phase if there is none."""
    phase, shop = turns.phase, turns.shop
    assert phase.among is not None and phase.candidate is not None
    inner = turns.scope.acting(phase.candidate, ir.Slot(ME))
    players = ir.Const(shop.context.layout.players)
    takes, found = inner.value(phase.among), shop.context.name("found")
    time = shop.context.name("seat")
    onward = (store(ir.Slot(ME), next_player(shop)), *_count_skip(turns))
    look = ir.If(takes, (ir.Let(found, ONE), ir.Break()), onward)
    writer.write(ir.Let(found, ZERO), ir.ForRange(time, ONE, players, (look,)))
    writer.write(*leave_if(negate(ir.Var(found)), turns.leave))


def _count_skip(turns: Turns) -> tuple[ir.Stmt, ...]:
    """A skipped player counts as having had the turn where each has one; none is given twice."""
    if turns.taken is None:
        return ()
    last = ir.Const(turns.shop.context.layout.players)
    counted = store(turns.taken, add(turns.taken, ONE))
    return (counted, ir.If(op(">=", turns.taken, last), (ir.Break(),)))


def _after_move(turns: Turns) -> None:
    """After an action: another one in the same turn, or the end of the turn."""
    writer = Writer.at(turns.shop.code, turns.moved)
    if turns.moves is not None:
        more = op("<", turns.moves, ir.Const(turns.phase.moves))
        writer.write(store(turns.moves, add(turns.moves, ONE)))
        writer.write(*leave_if(turns.until, turns.turn_end))
        writer.write(ir.If(more, (ir.Goto(turns.decide),)))
    writer.goto(turns.turn_end)


def _end_turn(turns: Turns, before: int) -> None:
    shop, phase, code = turns.shop, turns.phase, turns.shop.code
    writer = Writer.at(code, turns.turn_end)
    counters = [slot for slot in (turns.flow.again, turns.taken) if slot is not None]
    for i in range(before, len(code.frame)):
        if ir.Slot(shop.context.layout.frame + i) not in counters:
            writer.write(ir.Store(shop.context.layout.frame + i, None, ZERO))
    if turns.moves is not None:
        writer.write(store(turns.moves, ZERO))
    shop.run(phase.after_turn, turns.scope, writer, turns.flow)
    shop.fire(("turn_end", phase.name), ZERO, writer, turns.flow)
    writer.write(*leave_if(turns.until, turns.leave))
    _pass_on(turns, writer)


def _pass_on(turns: Turns, writer: Writer) -> None:
    """The next turn: the same player again, the next one, or nobody."""
    shop, again = turns.shop, turns.flow.again
    if again is not None:
        writer.write(ir.If(again, (store(again, ZERO), ir.Goto(turns.begin))))
    if turns.phase.turns == "single":
        writer.goto(turns.leave)
        return
    writer.write(store(ir.Slot(ME), next_player(shop)))
    if turns.taken is not None:
        writer.write(store(turns.taken, add(turns.taken, ONE)))
        players = ir.Const(shop.context.layout.players)
        writer.write(*leave_if(op(">=", turns.taken, players), turns.leave))
    writer.goto(turns.begin)


def _close(turns: Turns, first: int, writer: Writer, outer: Flow) -> None:
    """The end of the phase; code goes on after it."""
    code = turns.shop.code
    writer.begin(turns.leave)
    forget(turns.shop, first, writer)
    leave(turns.shop, turns.phase, turns.scope, writer, outer)
    after = code.block(f"after {turns.phase.name}")
    writer.goto(after)
    writer.begin(after)
