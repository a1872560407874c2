"""Decisions in the middle of an effect."""

from __future__ import annotations

from collections.abc import Mapping

from interpreter.language import typed
from interpreter.language.tree import subexpressions
from interpreter.program import ir
from interpreter.program.build import NONE, ZERO, op, store, when
from interpreter.program.decisions import legal_function, offers, possible
from interpreter.program.effects.registry import clear, verb
from interpreter.program.effects.waiting import bind_parameters, offer
from interpreter.program.job import Job
from interpreter.program.layout import MOVER
from interpreter.program.program import Choice, Option
from interpreter.program.writer import Writer


@verb("ask")
def ask(job: Job) -> None:
    """A decision in the middle of an effect; skipped if there is nothing to choose."""
    shop, effect = job.shop, job.effect
    choice = shop.choices.found[shop.choices.number(effect.words["name"], effect.given, effect.span)]
    after = shop.code.block(f"after {choice.name}")
    can = possible(job.scope, choice, effect.given, effect.conditions)
    waiting = shop.code.block(f"ask {choice.name}")
    job.writer.write(ir.If(can, (ir.Goto(waiting),), (ir.Goto(after),)))
    _wait(job, choice, Writer.at(shop.code, waiting), after)
    job.writer.begin(after)


def _wait(job: Job, choice: Choice, writer: Writer, after: int) -> None:
    effect, code = job.effect, job.shop.code
    chosen, optional = code.block(f"chosen {choice.name}"), effect.words.get("optional") == "true"
    name = job.shop.context.name("chosen")
    entry: int = chosen
    chosen_number: ir.Expr = ir.Var(name)
    if effect.words.get("automatic") == "true" and not optional:
        entry, chosen_number = _automatic(job, choice, writer, chosen)
    else:
        code.arguments[chosen] = name
    writer.write(store(ir.Slot(MOVER), job.needed("by") if "by" in effect.arguments else job.scope.me))
    writer.write(ir.Wait(_point(job, choice, entry, after, optional)))
    inner = Writer.at(code, chosen)
    before = len(code.frame)
    lasting = job.shop.suspension.suspends(effect.blocks.get("do", ()))
    scope = bind_parameters(job.shop, choice, effect.given, chosen_number, inner, job.scope, lasting)
    job.run("do", scope, inner)
    clear(job.shop, before, inner)
    if isinstance(chosen_number, ir.Slot):
        inner.write(store(chosen_number, ZERO))
    inner.goto(after)


def _point(job: Job, choice: Choice, chosen: int, after: int, optional: bool) -> int:
    shop, effect = job.shop, job.effect
    listed = offers(job.scope, choice, effect.given, effect.conditions, offer(choice))
    index = shop.choices.found.index(choice)
    options = [Option(index, chosen, effect.given, effect.conditions, _names_around(job))]
    if optional:
        declined = shop.choices.number(f"no_{choice.name}", (), effect.span)
        listed.append(ir.Offer(ir.Const(shop.choices.found[declined].base)))
        options.append(Option(declined, after, (), ()))
    legal = legal_function(job.scope, choice.name, listed)
    return shop.code.decision(job.flow.phase, legal, tuple(options), effect.span)


def _names_around(job: Job) -> Mapping[int, ir.Expr]:
    """The names bound before the decision that its domains and conditions speak of."""
    guard = (*job.effect.conditions, *(given.domain for given in job.effect.given))
    used = {part.uid for whole in guard for part in subexpressions(whole) if isinstance(part, typed.Local)}
    return {uid: value for uid, value in job.scope.names.items() if uid in used}


def _automatic(job: Job, choice: Choice, writer: Writer, chosen: int) -> tuple[int, ir.Slot]:
    """Take the only way there is without asking; the way taken stands in the frame.

    Gives the block that a real choice leads to, and the slot.
    """
    number = job.shop.code.keep(f"{choice.name}_chosen")
    only = job.shop.context.name("only")
    twice = when(op(">=", ir.Var(only), ZERO), [ir.Return(NONE)])
    body = offers(
        job.scope, choice, job.effect.given, job.effect.conditions, lambda index: [*twice, ir.Let(only, index)]
    )
    single = job.scope.function("only", [ir.Let(only, NONE), *body, ir.Return(ir.Var(only))])
    writer.write(store(number, single))
    writer.write(ir.If(op(">=", number, ZERO), (ir.Goto(chosen),), (store(number, ZERO),)))
    entry = job.shop.code.block()
    name = job.shop.context.name("chosen")
    job.shop.code.arguments[entry] = name
    Writer.at(job.shop.code, entry).write(store(number, ir.Var(name)), ir.Goto(chosen))
    return entry, number
