"""Points where an effect waits: for chance, or for somebody to choose."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.language import typed
from interpreter.language.types import Type
from interpreter.program import ir
from interpreter.program.build import add
from interpreter.program.decisions import decode, legal_function
from interpreter.program.job import Job, Workshop
from interpreter.program.program import Choice
from interpreter.program.scope import Scope
from interpreter.program.writer import Writer


def chance(job: Job, outcomes: list[ir.Stmt], of: Type) -> ir.Expr:
    """Wait for chance; code goes on in a new block. Gives what came out."""
    shop = job.shop
    block = shop.code.block()
    name = shop.context.name("outcome")
    shop.code.arguments[block] = name
    listed = legal_function(job.scope, "outcomes", outcomes)
    point = shop.code.chance(job.flow.phase, listed, block, of, job.effect.span)
    job.writer.write(ir.Wait(point))
    job.writer.begin(block)
    return ir.Var(name)


def offer(choice: Choice) -> Callable[[ir.Expr], list[ir.Stmt]]:
    """What lists one way to make a choice, by its number."""
    return lambda index: [ir.Offer(add(ir.Const(choice.base), index))]


def bind_parameters(
    shop: Workshop,
    choice: Choice,
    given: tuple[typed.Given, ...],
    number: ir.Expr,
    writer: Writer,
    scope: Scope,
    lasting: bool,
) -> Scope:
    """A scope that knows the parameters of what was chosen."""
    for local, value in decode(scope, choice, given, number):
        scope = scope.bind(local, shop.hold(writer, local.name, value, lasting))
    return scope
