"""How a finished game is judged."""

from __future__ import annotations

from interpreter.language import typed
from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, add, either, equal, op
from interpreter.program.job import Workshop
from interpreter.program.layout import PLACES
from interpreter.program.scope import Scope
from interpreter.program.writer import Writer


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
