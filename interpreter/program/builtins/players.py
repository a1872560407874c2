"""Built-ins about players: who comes next, who can do what."""

from __future__ import annotations

from interpreter.language import typed
from interpreter.program import ir
from interpreter.program.build import ONE, add, op
from interpreter.program.builtins.registry import number
from interpreter.program.scope import Scope


@number("opponent")
def opponent(scope: Scope, node: typed.Call) -> ir.Expr:
    """The other of two players."""
    return op("-", ONE, scope.needed(node.arguments[0]))


@number("next")
def following(scope: Scope, node: typed.Call) -> ir.Expr:
    """The next player in seat order."""
    players = scope.context.layout.players
    value = scope.needed(node.arguments[0])
    return op("-", ONE, value) if players == 2 else op("mod", add(value, ONE), ir.Const(players))


@number("previous")
def preceding(scope: Scope, node: typed.Call) -> ir.Expr:
    """The player before in seat order."""
    players = scope.context.layout.players
    value = scope.needed(node.arguments[0])
    return op("-", ONE, value) if players == 2 else op("mod", add(value, ir.Const(players - 1)), ir.Const(players))


@number("can")
def can(scope: Scope, node: typed.Call) -> ir.Expr:
    """Whether a player has a legal way to take an action."""
    player = scope.needed(node.named["for"]) if "for" in node.named else scope.me
    return scope.named(player, lambda p: scope.context.possible(node.words["action"], p), "player")
