"""The flow of a game: phases, turns, rounds, and how the outcome is judged."""

from __future__ import annotations

from dataclasses import dataclass, replace

from interpreter.language import typed
from interpreter.language.tree import effects as all_effects
from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, add, either, equal, negate, op, store
from interpreter.program.decisions import legal_function, offers, possible
from interpreter.program.effects import bind_parameters, offer
from interpreter.program.job import Flow, Then, Workshop
from interpreter.program.layout import ME, MOVER, MOVES, PLACES
from interpreter.program.program import Option
from interpreter.program.scope import Scope
from interpreter.program.writer import Writer


def phase_scope(shop: Workshop, phase: typed.Phase) -> Scope:
    """The scope of a phase's own rules."""
    return Scope(shop.context, {}, ir.Slot(ME)).acting(phase.me, ir.Slot(ME), phase.name)


def compile_phases(shop: Workshop, phases: tuple[typed.Phase, ...], writer: Writer, flow: Flow) -> None:
    """Compile phases one after the other."""
    for phase in phases:
        condition = phase_scope(shop, phase).value(phase.only_when) if phase.only_when is not None else ONE
        shop.branch(writer, condition, _phase(shop, phase, flow), None, suspends=True)


def _phase(shop: Workshop, phase: typed.Phase, flow: Flow) -> Then:
    compile_one = _turns if phase.turns else _container
    return lambda writer: compile_one(shop, phase, writer, flow)


@dataclass(frozen=True)
class _Ends:
    """Labels of a phase: where it is left, and what comes after."""

    leave: int
    flow: Flow


def _ends(shop: Workshop, phase: typed.Phase, flow: Flow) -> _Ends:
    leave = shop.code.block(f"leave {phase.name}")
    return _Ends(leave, replace(flow, phase=phase.name, leaves={**(flow.leaves or {}), phase.name: leave}))


def _enter(shop: Workshop, phase: typed.Phase, scope: Scope, writer: Writer, flow: Flow) -> None:
    shop.run(phase.start, scope, writer, flow)
    shop.fire(("phase_start", phase.name), ZERO, writer, flow)


def _exit(shop: Workshop, phase: typed.Phase, scope: Scope, writer: Writer, flow: Flow) -> None:
    shop.run(phase.end, scope, writer, flow)
    shop.fire(("phase_end", phase.name), ZERO, writer, flow)


# --- containers ------------------------------------------------------------------------


def _container(shop: Workshop, phase: typed.Phase, writer: Writer, outer: Flow) -> None:
    """A phase made of phases: its start, its parts, its end, as often as it says."""
    scope, ends, code = phase_scope(shop, phase), _ends(shop, phase, outer), shop.code
    head, after = code.block(f"begin {phase.name}"), code.block(f"after {phase.name}")
    counter = code.keep(f"{phase.name}_pass") if phase.repeat is not None and phase.repeat > 1 else None
    if counter is not None:
        writer.write(store(counter, ZERO))
    writer.goto(head)
    writer.begin(head)
    _enter(shop, phase, scope, writer, ends.flow)
    compile_phases(shop, phase.phases, writer, ends.flow)
    _exit(shop, phase, scope, writer, outer)
    _again_or_after(phase, scope, counter, writer, head, after)
    leaving = Writer.at(code, ends.leave)
    _exit(shop, phase, scope, leaving, outer)
    leaving.goto(after)
    writer.begin(after)
    if counter is not None:
        writer.write(store(counter, ZERO))


def _again_or_after(
    phase: typed.Phase, scope: Scope, counter: ir.Slot | None, writer: Writer, head: int, after: int
) -> None:
    """At the end of a pass: another one, or on to what follows."""
    if phase.until is not None:
        writer.write(*_leave_if(scope.value(phase.until), after))
    if phase.repeat is None:
        writer.goto(head)
    elif counter is not None:
        writer.write(store(counter, add(counter, ONE)))
        writer.write(ir.If(op("<", counter, ir.Const(phase.repeat)), (ir.Goto(head),), (ir.Goto(after),)))
    else:
        writer.goto(after)


def _leave_if(condition: ir.Expr, block: int) -> list[ir.Stmt]:
    if isinstance(condition, ir.Const):
        return [ir.Goto(block)] if condition.value else []
    return [ir.If(condition, (ir.Goto(block),))]


# --- turns -----------------------------------------------------------------------------


@dataclass(frozen=True)
class _Turns:
    """A turn phase being compiled: its labels and counters."""

    shop: Workshop
    phase: typed.Phase
    scope: Scope
    flow: Flow
    leave: int
    begin: int
    decide: int
    moved: int
    turn_end: int
    moves: ir.Slot | None
    taken: ir.Slot | None

    @property
    def until(self) -> ir.Expr:
        """Whether the phase is over."""
        return self.scope.value(self.phase.until) if self.phase.until is not None else ZERO


def _turns(shop: Workshop, phase: typed.Phase, writer: Writer, outer: Flow) -> None:
    """A phase in which players take turns."""
    turns = _labels(shop, phase, outer)
    before = len(shop.code.frame)
    writer.write(store(ir.Slot(ME), turns.scope.needed(phase.first) if phase.first is not None else ZERO))
    _enter(shop, phase, turns.scope, writer, turns.flow)
    writer.write(*_leave_if(turns.until, turns.leave))
    writer.goto(turns.begin)
    _begin_turn(turns)
    _decide(turns)
    _after_move(turns)
    _end_turn(turns, before)
    _leave(turns, writer, outer)


def _labels(shop: Workshop, phase: typed.Phase, outer: Flow) -> _Turns:
    code, ends = shop.code, _ends(shop, phase, outer)
    begin, decide, moved, turn_end = (
        code.block(f"{word} {phase.name}") for word in ("turn of", "decide in", "moved in", "end of turn of")
    )
    again = code.keep(f"{phase.name}_again") if _says_again(shop, phase) else None
    flow = replace(ends.flow, turn_end=turn_end, again=again)
    moves = code.keep(f"{phase.name}_moves") if phase.moves > 1 else None
    taken = code.keep(f"{phase.name}_turns") if phase.turns == "once" else None
    return _Turns(shop, phase, phase_scope(shop, phase), flow, ends.leave, begin, decide, moved, turn_end, moves, taken)


def _says_again(shop: Workshop, phase: typed.Phase) -> bool:
    """Whether any effect that can run in a turn keeps the turn."""
    checked = shop.context.checked
    lists = [checked.actions[name].do for name in phase.actions] + [trigger.do for trigger in checked.triggers]
    lists += [phase.before_turn, phase.after_turn, phase.stuck if isinstance(phase.stuck, tuple) else ()]
    return any(effect.verb == "again" for steps in lists for effect in all_effects(steps))


def _begin_turn(turns: _Turns) -> None:
    shop, phase = turns.shop, turns.phase
    writer = Writer.at(shop.code, turns.begin)
    if phase.among is not None:
        _seek(turns, writer)
    shop.run(phase.before_turn, turns.scope, writer, turns.flow)
    shop.fire(("turn_start", phase.name), ZERO, writer, turns.flow)
    writer.goto(turns.decide)


def _seek(turns: _Turns, writer: Writer) -> None:
    """Pass on to the next player who still takes turns; leave the phase if there is none."""
    phase, shop = turns.phase, turns.shop
    assert phase.among is not None and phase.candidate is not None
    inner = turns.scope.acting(phase.candidate, ir.Slot(ME))
    players = ir.Const(shop.context.layout.players)
    takes, found = inner.value(phase.among), shop.context.name("found")
    time = shop.context.name("seat")
    onward = (store(ir.Slot(ME), _next(shop)), *_count_skip(turns))
    look = ir.If(takes, (ir.Let(found, ONE), ir.Break()), onward)
    writer.write(ir.Let(found, ZERO), ir.ForRange(time, ONE, players, (look,)))
    writer.write(*_leave_if(negate(ir.Var(found)), turns.leave))


def _count_skip(turns: _Turns) -> tuple[ir.Stmt, ...]:
    """A skipped player counts as having had the turn where each has one; none is given twice."""
    if turns.taken is None:
        return ()
    last = ir.Const(turns.shop.context.layout.players)
    counted = store(turns.taken, add(turns.taken, ONE))
    return (counted, ir.If(op(">=", turns.taken, last), (ir.Break(),)))


def _next(shop: Workshop) -> ir.Expr:
    players = shop.context.layout.players
    me = ir.Slot(ME)
    return op("-", ONE, me) if players == 2 else op("mod", add(me, ONE), ir.Const(players))


def _decide(turns: _Turns) -> None:
    """The player to move chooses; or is stuck."""
    shop, phase = turns.shop, turns.phase
    writer = Writer.at(shop.code, turns.decide)
    _limit_moves(shop, writer)
    _when_stuck(turns, writer)
    writer.write(store(ir.Slot(MOVER), ir.Slot(ME)))
    listed: list[ir.Stmt] = []
    options: list[Option] = []
    for name in _in_file_order(turns):
        action = shop.context.checked.actions[name]
        scope = _action_scope(turns, action)
        index = next(i for i, choice in enumerate(shop.choices.found) if choice.name == name)
        choice = shop.choices.found[index]
        listed += offers(scope, choice, action.given, action.conditions, offer(choice))
        options.append(Option(index, _action(turns, action, index), action.given, action.conditions))
    legal = legal_function(turns.scope, phase.name, listed)
    writer.write(ir.Wait(shop.code.decision(phase.name, legal, tuple(options), phase.span)))


def _in_file_order(turns: _Turns) -> list[str]:
    """The phase's actions by number, so that legal actions are listed in ascending order."""
    return [name for name in turns.shop.context.checked.actions if name in turns.phase.actions]


def _action_scope(turns: _Turns, action: typed.Action) -> Scope:
    return Scope(turns.shop.context, {}, ir.Slot(ME)).acting(action.me, ir.Slot(ME), action.name)


def _limit_moves(shop: Workshop, writer: Writer) -> None:
    limit = shop.context.checked.move_limit
    if limit:
        moves, over = ir.Slot(MOVES), writer.inner()
        shop.finish(over, "limits.moves", [])
        writer.write(ir.If(op(">=", moves, ir.Const(limit)), tuple(over.body)), store(moves, add(moves, ONE)))


def _when_stuck(turns: _Turns, writer: Writer) -> None:
    """What happens to a player without a legal action; later moves of a turn may just end it."""
    shop, phase = turns.shop, turns.phase
    if not phase.stuck:
        return
    checked = shop.context.checked
    can = either(*(_possible(turns, checked.actions[name]) for name in _in_file_order(turns)))
    free, stuck = shop.code.block(), shop.code.block(f"stuck in {phase.name}")
    writer.write(ir.If(can, (ir.Goto(free),), (ir.Goto(stuck),)))
    _stuck(turns, Writer.at(shop.code, stuck))
    writer.begin(free)


def _possible(turns: _Turns, action: typed.Action) -> ir.Expr:
    choice = next(c for c in turns.shop.choices.found if c.name == action.name)
    return possible(_action_scope(turns, action), choice, action.given, action.conditions)


def _stuck(turns: _Turns, writer: Writer) -> None:
    shop, phase = turns.shop, turns.phase
    if turns.moves is not None:
        writer.write(ir.If(op(">", turns.moves, ZERO), (ir.Goto(turns.turn_end),)))
    match phase.stuck:
        case "leave":
            writer.goto(turns.leave)
        case "lose":
            places = [*shop.everyone(1), ir.Store(PLACES, ir.Slot(ME), ir.Const(shop.context.layout.players))]
            shop.finish(writer, phase.name, places)
        case tuple(effects):
            shop.run(effects, turns.scope, writer, turns.flow)
    writer.goto(turns.turn_end)


def _action(turns: _Turns, action: typed.Action, index: int) -> int:
    """The block that an action leads to."""
    shop = turns.shop
    block = shop.code.block(f"{action.name} in {turns.phase.name}")
    name = shop.context.name("chosen")
    shop.code.arguments[block] = name
    writer, lasting = Writer.at(shop.code, block), shop.suspension.suspends(action.do)
    choice = shop.choices.found[index]
    scope = bind_parameters(shop, choice, action.given, ir.Var(name), writer, _action_scope(turns, action), lasting)
    shop.run(action.do, scope, writer, turns.flow)
    writer.goto(turns.moved)
    return block


def _after_move(turns: _Turns) -> None:
    """After an action: another one in the same turn, or the end of the turn."""
    writer = Writer.at(turns.shop.code, turns.moved)
    if turns.moves is not None:
        more = op("<", turns.moves, ir.Const(turns.phase.moves))
        writer.write(store(turns.moves, add(turns.moves, ONE)))
        writer.write(*_leave_if(turns.until, turns.turn_end))
        writer.write(ir.If(more, (ir.Goto(turns.decide),)))
    writer.goto(turns.turn_end)


def _end_turn(turns: _Turns, before: int) -> None:
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
    writer.write(*_leave_if(turns.until, turns.leave))
    _pass_on(turns, writer)


def _pass_on(turns: _Turns, writer: Writer) -> None:
    """The next turn: the same player again, the next one, or nobody."""
    shop, again = turns.shop, turns.flow.again
    if again is not None:
        writer.write(ir.If(again, (store(again, ZERO), ir.Goto(turns.begin))))
    if turns.phase.turns == "single":
        writer.goto(turns.leave)
        return
    writer.write(store(ir.Slot(ME), _next(shop)))
    if turns.taken is not None:
        writer.write(store(turns.taken, add(turns.taken, ONE)))
        players = ir.Const(shop.context.layout.players)
        writer.write(*_leave_if(op(">=", turns.taken, players), turns.leave))
    writer.goto(turns.begin)


def _leave(turns: _Turns, writer: Writer, outer: Flow) -> None:
    """The end of the phase; code goes on after it."""
    code = turns.shop.code
    writer.begin(turns.leave)
    for slot in (turns.flow.again, turns.moves, turns.taken):
        if slot is not None:
            writer.write(store(slot, ZERO))
    _exit(turns.shop, turns.phase, turns.scope, writer, outer)
    after = code.block(f"after {turns.phase.name}")
    writer.goto(after)
    writer.begin(after)


# --- the outcome -----------------------------------------------------------------------


def compile_outcome(shop: Workshop) -> tuple[str, tuple[str, ...]]:
    """Write the block that judges a finished game; gives the names of the score and rank functions."""
    outcome, context = shop.context.checked.outcome, shop.context
    writer = Writer.at(shop.code, shop.outcome)
    ranks = tuple(_judged(shop, expression, f"rank_{i}") for i, expression in enumerate(outcome.rank))
    score = _judged(shop, outcome.score, "score") if outcome.score is not None else (ranks[0] if ranks else "")
    if not ranks:
        writer.write(*shop.everyone(1), ir.Wait(shop.over))
        return score, ranks
    for player in range(context.layout.players):
        writer.write(*_place(shop, ranks, player))
    if outcome.tie == "draw":
        writer.write(*_tie(shop))
    writer.write(ir.Wait(shop.over))
    return score, ranks


def _judged(shop: Workshop, expression: typed.Expression, stem: str) -> str:
    """A function of one player, from an expression in ``each``."""
    each, name = shop.context.name("each"), shop.context.name(stem)
    scope = Scope(shop.context, {shop.context.checked.outcome.each.uid: ir.Var(each)}, ir.Var(each), "outcome")
    shop.context.functions[name] = ir.Function(name, (each,), (ir.Return(scope.value(expression)),))
    return name


def _place(shop: Workshop, ranks: tuple[str, ...], player: int) -> list[ir.Stmt]:
    """A player's place: one more than the number of players who are better."""
    place: ir.Expr = ONE
    for other in range(shop.context.layout.players):
        if other != player:
            place = add(place, _better(ranks, other, player))
    return [ir.Store(PLACES + player, None, place)]


def _better(ranks: tuple[str, ...], one: int, other: int) -> ir.Expr:
    """1 if a player's keys are greater than another's, compared in order."""
    better: ir.Expr = ZERO
    for rank in reversed(ranks):
        mine, theirs = (ir.Call(rank, (ir.Const(player),)) for player in (one, other))
        better = (
            either(op(">", mine, theirs), ir.Op("and", (equal(mine, theirs), better)))
            if better != ZERO
            else op(">", mine, theirs)
        )
    return better


def _tie(shop: Workshop) -> list[ir.Stmt]:
    """Where several are best, nobody wins."""
    best: ir.Expr = ZERO
    for player in range(shop.context.layout.players):
        best = add(best, equal(ir.Slot(PLACES + player), ONE))
    return [ir.If(op(">", best, ONE), tuple(shop.everyone(1)))]
