"""Procedures: effect lists with a name, written out in place of the effect that runs them.

``run: pay(me, 2)`` becomes one block: a ``let`` for each parameter, then the steps of the procedure,
in which ``me`` is whoever it is where it is run. Later stages need to know nothing about procedures.
"""

from __future__ import annotations

from dataclasses import replace

from interpreter.diagnostics.diagnostic import Span
from interpreter.diagnostics.suggest import did_you_mean
from interpreter.language import fold, syntax, typed
from interpreter.language.calls import matched
from interpreter.language.context import Context
from interpreter.language.functions import parameter
from interpreter.language.parse import parse_expression
from interpreter.language.step import Block, Step
from interpreter.language.types import Player
from interpreter.language.world import NO_LOCALS, Scope, World
from interpreter.model.ruleset import Procedure

#: Procedures that are written out in one ruleset, at most.
MOST_RUNS = 2_000


def declare_procedures(world: World) -> None:
    """Enter the procedures whose names are their own."""
    for source in world.ruleset.procedures:
        if world.owns(source.name):
            world.procedures[source.name.value] = source


def check_procedures(world: World, block: Block) -> None:
    """Report what is wrong inside procedures, also in those that nothing runs."""
    for source in world.procedures.values():
        me = world.local("me", Player(), source.name.span())
        scope, _ = _parameters(world, source, NO_LOCALS.with_local(me))
        _steps(world, source, scope, source.name.span(), block)


def _parameters(world: World, source: Procedure, scope: Scope) -> tuple[Scope, tuple[typed.Local, ...] | None]:
    """The scope inside a procedure, and its parameters; None for them if one has no known type."""
    found = []
    for word, of in source.parameters:
        scope, local = parameter(world, scope, word, of)
        found.append(local)
    known = tuple(local for local in found if local is not None)
    return scope, known if len(known) == len(found) else None


def _steps(world: World, source: Procedure, scope: Scope, used_at: Span, block: Block) -> tuple[typed.Effect, ...]:
    """The checked steps of a procedure; one that runs itself is reported."""
    name = source.name.value
    if name in world.running:
        steps = " → ".join([*world.running[world.running.index(name) :], name])
        places = ((source.name.span(), f"`{name}` is defined here"),)
        world.report.error("TY027", f"a procedure must not run itself: {steps}", used_at, related=places)
        return ()
    world.running.append(name)
    found = block(world, scope, source.do)
    world.running.remove(name)
    return found


def run(step: Step) -> typed.Effect | None:
    """``run: NAME(arguments)``."""
    node = parse_expression(step.text("run"), step.world.report)
    source = None if node is None else _named(step, node)
    if node is None or source is None or not _room(step):
        return None
    scope, parameters = _parameters(step.world, source, _scope(step))
    call = node if isinstance(node, syntax.Call) else syntax.Call(node.start, node.end, source.name.value, (), node.end)
    context = Context(step.world, step.text("run"), step.scope)
    given = None if parameters is None else matched(context, call, [(each.name, each.type) for each in parameters])
    steps = _steps(step.world, source, scope, step.text("run").span(), step.block)
    if parameters is None or given is None:
        return None
    named = tuple(_let(each, value) for each, value in zip(parameters, given, strict=True))
    truth = fold.flag(True, step.source.span)
    return typed.Effect("if", step.source.span, {"if": truth}, blocks={"then": (*named, *steps)})


def _scope(step: Step) -> Scope:
    """What a procedure knows of the place where it is run: who ``me`` is."""
    me = step.scope.locals.get("me")
    return NO_LOCALS if me is None else NO_LOCALS.with_local(me)


def _let(local: typed.Local, value: typed.Expression) -> typed.Effect:
    return replace(typed.Effect("let", value.span, {"be": value}), binds=local)


def _named(step: Step, node: syntax.Node) -> Procedure | None:
    """The procedure that an effect runs, or None after an error."""
    word = node.function if isinstance(node, syntax.Call) else node.name if isinstance(node, syntax.Name) else ""
    found = step.world.procedures.get(word)
    if found is None and word not in step.world.failed:
        shown = f"unknown procedure `{word}`" if word else "`run:` needs a procedure with its arguments"
        step.fail("TY040", shown, "run", did_you_mean(word, step.world.procedures))
    return found


def _room(step: Step) -> bool:
    """Whether one more procedure may be written out; too many are reported once."""
    step.world.runs += 1
    if step.world.runs == MOST_RUNS + 1:
        message = f"procedures are run at more than {MOST_RUNS:,} places, those in other procedures included"
        step.fail("LO007", message, "run", "let fewer procedures run one another")
    return step.world.runs <= MOST_RUNS
