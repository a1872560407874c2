"""Effects: how each verb becomes statements."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.language import typed
from interpreter.language.types import Int, SetOf, Type
from interpreter.language.types import Optional as Maybe
from interpreter.program import ir
from interpreter.program.build import NONE, ONE, ZERO, add, both, negate, op, store, when
from interpreter.program.decisions import decode, legal_function, offers, possible
from interpreter.program.domains import over_set
from interpreter.program.job import Flow, Job, Workshop, conditions, depends_on_state
from interpreter.program.layout import MOVER, PLACES
from interpreter.program.program import Choice, Option
from interpreter.program.scope import Scope, element_type
from interpreter.program.values import variable_slot
from interpreter.program.writer import Writer

Verb = Callable[[Job], Scope | None]
VERBS: dict[str, Verb] = {}


def verb(*names: str) -> Callable[[Verb], Verb]:
    """Register a function as the way a verb is compiled. It returns the scope for the steps after, if changed."""

    def register(function: Verb) -> Verb:
        VERBS.update(dict.fromkeys(names, function))
        return function

    return register


def compile_effects(
    shop: Workshop, effects: tuple[typed.Effect, ...], scope: Scope, writer: Writer, flow: Flow
) -> None:
    """Compile a list of effects; names bound by a step are known to the steps after it."""
    before = len(shop.code.frame)
    for i, effect in enumerate(effects):
        if writer.ended:
            return
        lasting = effect.binds is not None and shop.suspension.outlives(effect.binds, effects[i + 1 :])
        job = Job(shop, effect, scope, writer, flow, lasting)
        scope = VERBS[effect.verb](job) or scope
    _clear(shop, before, writer)


def _clear(shop: Workshop, before: int, writer: Writer) -> None:
    """What was kept in the frame is forgotten, so that equal positions are equal states."""
    frame = shop.context.layout.frame
    for i in range(before, len(shop.code.frame)):
        writer.write(ir.Store(frame + i, None, ZERO))


# --- values ----------------------------------------------------------------------------


@verb("set", "add")
def assign(job: Job) -> None:
    """A variable gets a value, or a number more."""
    target = job.argument("target")
    assert isinstance(target, typed.Variable)
    place = variable_slot(job.scope, target)
    value = job.argument("value")
    if job.effect.verb == "set":
        job.writer.write(store(place, _fitting(job, target, value, _stored(job, target, value))))
    else:
        total = add(place, job.scope.needed(value))
        job.writer.write(store(place, _fitting(job, target, None, total)))
    index = job.scope.value(target.indices[0]) if target.indices else NONE
    job.fire("changed", target.name, index)


def _stored(job: Job, target: typed.Variable, value: typed.Expression) -> ir.Expr:
    return job.scope.value(value) if isinstance(target.type, Maybe) else job.scope.needed(value)


def _fitting(job: Job, target: typed.Variable, value: typed.Expression | None, number: ir.Expr) -> ir.Expr:
    """A number made to fit the variable's range: as it is, clamped, or required to fit."""
    of = target.type
    if not isinstance(of, Int):
        return number
    if value is not None and isinstance(value.type, Int) and of.low <= value.type.low and value.type.high <= of.high:
        return number
    if job.shop.context.checked.variables[target.name].clamp:
        return op("min", op("max", number, ir.Const(of.low)), ir.Const(of.high))
    message = f"`{target.name}` leaves its range {of.low}..{of.high}"
    hint = "widen its `range`, or let it stay inside with `clamp: true`"
    return ir.Require(number, of.low, of.high, job.fault("RW004", message, hint))


@verb("let")
def let(job: Job) -> Scope:
    """A name for a value: a number, or a set as it is now."""
    value, local = job.argument("be"), job.effect.binds
    assert local is not None
    if not isinstance(value.type, SetOf):
        return job.scope.bind(local, job.shop.hold(job.writer, local.name, job.scope.value(value), job.lasting))
    statements, members = job.scope.collect(value)
    job.writer.write(*statements)
    if job.lasting:
        members = _keep_set(job, members, job.shop.context.extent(element_type(value.type)))
    return job.scope.bind(local, members)


def _keep_set(job: Job, members: ir.Expr, size: int) -> ir.Expr:
    """A set moved to the frame, one slot for each element it could have."""
    base = job.shop.code.keep("kept_set").base
    for _ in range(size - 1):
        job.shop.code.keep("kept_set")
    name = job.shop.context.name("i")
    element = ir.Var(name)
    job.writer.write(ir.ForRange(name, ZERO, ir.Const(size - 1), (ir.Store(base, element, ir.Has(members, element)),)))
    return ir.SlotSet(base, size)


@verb("random")
def pick(job: Job) -> Scope:
    """A random element of a domain, each equally likely."""
    local, domain = job.effect.binds, job.argument("among")
    assert local is not None
    outcomes = job.scope.each(domain, lambda x: [ir.Offer(x)])
    value = chance(job, outcomes, local.type)
    return job.scope.bind(local, job.shop.hold(job.writer, local.name, value, job.lasting))


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


# --- control ---------------------------------------------------------------------------


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

    if job.suspends:
        job.shop.suspending_loop(job.scope, domain, job.writer, body)
    else:
        job.writer.write(*_plain_loop(job, domain, body))


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
    """The player to move keeps the turn."""
    assert job.flow.again is not None
    job.writer.write(store(job.flow.again, ONE))


@verb("end_turn")
def end_turn(job: Job) -> None:
    """The rest of the turn is given up."""
    assert job.flow.turn_end is not None
    job.writer.goto(job.flow.turn_end)


@verb("end_phase")
def end_phase(job: Job) -> None:
    """A phase ends now."""
    leaves = job.flow.leaves or {}
    job.writer.goto(leaves[job.effect.words.get("phase", "") or job.flow.phase])


# --- decisions -------------------------------------------------------------------------


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
    _clear(job.shop, before, inner)
    if isinstance(chosen_number, ir.Slot):
        inner.write(store(chosen_number, ZERO))
    inner.goto(after)


def _point(job: Job, choice: Choice, chosen: int, after: int, optional: bool) -> int:
    shop, effect = job.shop, job.effect
    listed = offers(job.scope, choice, effect.given, effect.conditions, offer(choice))
    options = [Option(shop.choices.found.index(choice), chosen, effect.given, effect.conditions)]
    if optional:
        declined = shop.choices.number(f"no_{choice.name}", (), effect.span)
        listed.append(ir.Offer(ir.Const(shop.choices.found[declined].base)))
        options.append(Option(declined, after, (), ()))
    legal = legal_function(job.scope, choice.name, listed)
    return shop.code.decision(job.flow.phase, legal, tuple(options), effect.span)


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


# --- the end ---------------------------------------------------------------------------


@verb("win", "lose")
def decide(job: Job) -> None:
    """One player wins, or loses while all others share the win."""
    player = job.hold("player", job.needed(job.effect.verb))
    players = job.shop.context.layout.players
    mine, others = (1, 2) if job.effect.verb == "win" else (players, 1)
    places = [*job.shop.everyone(others), ir.Store(PLACES, player, ir.Const(mine))]
    job.shop.finish(job.writer, job.scope.rule, places)


def drawn_game(job: Job) -> None:
    """Nobody wins."""
    job.shop.finish(job.writer, job.scope.rule, job.shop.everyone(1))


@verb("end_game")
def over(job: Job) -> None:
    """The outcome decides."""
    job.shop.finish(job.writer, job.scope.rule, [])
