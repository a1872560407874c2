"""The decision of a turn: what the player to move can do, and what happens when there is nothing."""

from __future__ import annotations

from interpreter.language import typed
from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, add, either, op, store
from interpreter.program.decisions import legal_function, offers, possible
from interpreter.program.effects.waiting import bind_parameters, offer
from interpreter.program.flow.labels import Turns
from interpreter.program.job import Workshop
from interpreter.program.layout import ME, MOVER, MOVES, PLACES
from interpreter.program.program import Option
from interpreter.program.scope import Scope
from interpreter.program.writer import Writer


def decide(turns: Turns) -> None:
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


def _in_file_order(turns: Turns) -> list[str]:
    """The phase's actions by number, so that legal actions are listed in ascending order."""
    return [name for name in turns.shop.context.checked.actions if name in turns.phase.actions]


def _action_scope(turns: Turns, action: typed.Action) -> Scope:
    return Scope(turns.shop.context, {}, ir.Slot(ME)).acting(action.me, ir.Slot(ME), action.name)


def _limit_moves(shop: Workshop, writer: Writer) -> None:
    limit = shop.context.checked.move_limit
    if limit:
        moves, over = ir.Slot(MOVES), writer.inner()
        shop.finish(over, "limits.moves", [])
        writer.write(ir.If(op(">=", moves, ir.Const(limit)), tuple(over.body)), store(moves, add(moves, ONE)))


def _when_stuck(turns: Turns, writer: Writer) -> None:
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


def _possible(turns: Turns, action: typed.Action) -> ir.Expr:
    choice = next(c for c in turns.shop.choices.found if c.name == action.name)
    return possible(_action_scope(turns, action), choice, action.given, action.conditions)


def _stuck(turns: Turns, writer: Writer) -> None:
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


def _action(turns: Turns, action: typed.Action, index: int) -> int:
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
