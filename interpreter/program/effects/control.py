"""Effects that run others: branches, loops, and leaving a turn or a phase."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.language import typed
from interpreter.language.tree import subexpressions
from interpreter.program import ir
from interpreter.program.build import ONE, ZERO, add, both, negate, op, store, when
from interpreter.program.domains import over_set
from interpreter.program.effects.registry import verb
from interpreter.program.job import Job, conditions, depends_on_state
from interpreter.program.scope import Scope, element_type
from interpreter.program.writer import Writer


@verb("if")
def conditional(job: Job) -> None:
    """``if``/``then``/``else``."""
    condition = job.scope.value(job.argument("if"))
    otherwise = (lambda inner: job.run("else", job.scope, inner)) if "else" in job.effect.blocks else None
    job.shop.branch(job.writer, condition, lambda inner: job.run("then", job.scope, inner), otherwise, job.suspends)


@verb("for")
def each(job: Job) -> None:
    """A loop over a domain that is fixed at the start; its ``where`` is looked at when its turn comes."""
    domain, local = job.argument("domain"), job.effect.binds
    assert local is not None

    def body(scope: Scope, x: ir.Expr, writer: Writer) -> None:
        inner = scope.bind(local, x)
        condition = conditions(inner, job.effect.conditions)
        job.shop.branch(writer, condition, lambda to: job.run("do", inner, to), None, job.suspends)

    if job.suspends or _has_own_order(domain):
        job.shop.suspending_loop(job.scope, domain, job.writer, body)
    else:
        job.writer.write(*_plain_loop(job, domain, body))


def _has_own_order(domain: typed.Expression) -> bool:
    """Whether a domain has to be listed at the start, and in an order that a set would not keep."""
    ordered = any(isinstance(part, typed.Call) and part.function in ("ray", "run") for part in subexpressions(domain))
    return ordered and depends_on_state(domain)


def _plain_loop(job: Job, domain: typed.Expression, body: Callable[[Scope, ir.Expr, Writer], None]) -> list[ir.Stmt]:
    def one(x: ir.Expr) -> list[ir.Stmt]:
        inner = job.writer.inner()
        body(job.scope, x, inner)
        return inner.body

    if not depends_on_state(domain):
        return job.scope.each(domain, one)
    statements, members = job.scope.collect(domain)
    return [*statements, *over_set(job.scope, members, element_type(domain.type), one)]


@verb("repeat")
def repeat(job: Job) -> None:
    """At most so many times, as long as a condition holds."""
    times_most = job.argument("repeat")
    assert isinstance(times_most, typed.Literal)
    goes_on = job.scope.value(job.effect.arguments["while"]) if "while" in job.effect.arguments else ONE
    if job.suspends:
        _suspending_repeat(job, times_most.value, goes_on)
        return
    inner = job.writer.inner()
    inner.write(*when(negate(goes_on), [ir.Break()]))
    job.run("do", job.scope, inner)
    name = job.shop.context.name("time")
    job.writer.write(ir.ForRange(name, ONE, ir.Const(times_most.value), tuple(inner.body)))


def _suspending_repeat(job: Job, most: int, goes_on: ir.Expr) -> None:
    code, counter = job.shop.code, job.shop.code.keep("times")
    head, inside, after = (code.block() for _ in range(3))
    job.writer.write(store(counter, ZERO))
    job.writer.goto(head)
    condition = both(op("<", counter, ir.Const(most)), goes_on)
    Writer.at(code, head).write(ir.If(condition, (ir.Goto(inside),), (ir.Goto(after),)))
    inner = Writer.at(code, inside)
    inner.write(store(counter, add(counter, ONE)))
    job.run("do", job.scope, inner)
    inner.goto(head)
    job.writer.begin(after)
    job.writer.write(store(counter, ZERO))


@verb("again")
def again(job: Job) -> None:
    """The player to move keeps the turn; outside a turn there is none to keep."""
    if job.flow.again is not None:
        job.writer.write(store(job.flow.again, ONE))


@verb("end_turn")
def end_turn(job: Job) -> None:
    """The rest of the turn is given up; outside a turn there is nothing to give up."""
    if job.flow.turn_end is not None:
        job.writer.goto(job.flow.turn_end)


@verb("end_phase")
def end_phase(job: Job) -> None:
    """A phase ends now; one that is not in play stays as it is."""
    leave = (job.flow.leaves or {}).get(job.effect.words.get("phase", "") or job.flow.phase)
    if leave is not None:
        job.writer.goto(leave)
