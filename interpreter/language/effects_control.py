"""Effects on variables and on the flow: set, add, let, random, if, for, repeat, ask, and the ends."""

from __future__ import annotations

from dataclasses import replace

from interpreter.diagnostics.suggest import did_you_mean
from interpreter.language import fold, ranges, syntax, typed
from interpreter.language.attributes import indices_of
from interpreter.language.context import DEFAULT_HINT, Context
from interpreter.language.expressions import (
    check_condition,
    check_conditions,
    check_domain,
    check_number,
    constant,
    constant_value,
)
from interpreter.language.parameters import check_given
from interpreter.language.parse import parse_expression, parse_loop
from interpreter.language.relations import element, fits
from interpreter.language.step import Step
from interpreter.language.types import Flag, Int, Nothing, Optional
from interpreter.language.words import describe
from interpreter.language.world import all_phases

Found = typed.Effect | None

#: A loop with more rounds is refused.
MOST_ROUNDS = 10_000


def set_variable(step: Step) -> Found:
    """``set: VARIABLE to: VALUE``."""
    target = _variable(step, "set")
    if target is None:
        return None
    value = step.any("to", target.type)
    if value is None or not _assignable(step, value, target):
        return None
    return step.made({"value": value, "target": target})


def _assignable(step: Step, value: typed.Expression, target: typed.Variable) -> bool:
    """Whether a variable can take the value; a number that may be none, or never fits, is reported."""
    of = target.type
    if isinstance(of, Int) and isinstance(value.type, Optional) and isinstance(value.type.of, Int):
        step.fail("TY012", f"`{target.name}` holds a number, but this may be none", "to", DEFAULT_HINT)
        return False
    clamped = isinstance(value.type, Int) and isinstance(of, Int) and step.world.variables[target.name].clamp
    if clamped or fits(value.type, of):
        return True
    step.fail("TY010", f"`{target.name}` holds {describe(of)}, but this is {describe(value.type)}", "to")
    return False


def add(step: Step) -> Found:
    """``add: NUMBER to: VARIABLE``."""
    value, target = check_number(step.world, step.scope, step.text("add")), _variable(step, "to")
    if value is None or target is None:
        return None
    if isinstance(target.type, Int) and isinstance(value.type, Int):
        if ranges.too_wide(ranges.add(target.type, value.type)):
            message = f"the sum may be too large: this is {describe(value.type)}"
            step.fail("TY017", message, "add", "numbers take 32 bits")
            return None
        return step.made({"value": value, "target": target})
    step.fail("TY010", f"`add` needs a number variable, but `{target.name}` holds {describe(target.type)}", "to")
    return None


def _variable(step: Step, key: str) -> typed.Variable | None:
    """The variable that an argument names, with its indices."""
    text = step.text(key)
    node = parse_expression(text, step.world.report)
    if node is None:
        return None
    subject = node.subject if isinstance(node, syntax.Index) else node
    word = subject.name if isinstance(subject, syntax.Name) else ""
    if word not in step.world.variables:
        if word not in step.world.failed:
            hint = did_you_mean(word, step.world.variables)
            step.fail("TY040", f"`{key}:` needs a variable, and `{text.value}` is not one", key, hint)
        return None
    context, variable = Context(step.world, text, step.scope), step.world.variables[word]
    if not isinstance(node, syntax.Index):
        found = context.check(node)
        return found if isinstance(found, typed.Variable) else None
    indices = indices_of(context, node, variable.per, f"`{word}`")
    return None if indices is None else typed.Variable(variable.type, context.span(node), word, indices)


def let(step: Step) -> Found:
    """``let: NAME be: VALUE``."""
    value = step.any("be")
    if value is None:
        return None
    if isinstance(value.type, Nothing):
        step.fail("TY012", "this is always none", "be")
        return None
    local = step.local("let", value.type)
    return None if local is None else replace(step.made({"be": value}), binds=local)


def random(step: Step) -> Found:
    """``random: NAME among: DOMAIN``."""
    domain = check_domain(step.world, step.scope, step.text("among"))
    inner = None if domain is None else element(domain.type)
    local = None if inner is None else step.local("random", inner)
    if domain is None or local is None:
        return None
    return replace(step.made({"among": domain}), binds=local)


def conditional(step: Step) -> Found:
    """``if: CONDITION then: […] else: […]``."""
    condition = check_condition(step.world, step.scope, step.text("if"))
    blocks = {key: step.nested(key) for key in ("then", "else") if key in step.source.blocks}
    return None if condition is None else replace(step.made({"if": condition}), blocks=blocks)


def loop(step: Step) -> Found:
    """``for: x in DOMAIN where CONDITION do: […]``."""
    text = step.text("for")
    head = parse_loop(text, step.world.report)
    if head is None:
        return None
    context = Context(step.world, text, step.scope)
    domain = context.domain(head.domain)
    inner = None if domain is None else element(domain.type)
    if domain is None or inner is None:
        return _broken(step, head.binder.name)
    binder, within = context.bind(head.binder.name, inner, context.span(head.binder))
    condition = None if head.condition is None else within.condition(head.condition)
    made = replace(step.made({"domain": domain}), binds=binder, blocks={"do": step.nested("do", binder)})
    return made if condition is None else replace(made, conditions=(condition,))


def _broken(step: Step, name: str) -> Found:
    """Look for mistakes inside a loop whose head is wrong, without speaking of its name again."""
    step.block(step.world, step.scope.with_broken(name), step.source.blocks.get("do", ()))
    return None


def repeat(step: Step) -> Found:
    """``repeat: N while: CONDITION do: […]``."""
    rounds = constant(step.world, step.text("repeat"), "`repeat`", 0, MOST_ROUNDS)
    arguments: dict[str, typed.Expression] = {}
    if step.has("while"):
        condition = check_condition(step.world, step.scope, step.text("while"))
        if condition is not None:
            arguments["while"] = condition
    block = step.nested("do")
    if rounds is None:
        return None
    arguments["repeat"] = fold.number(rounds, step.text("repeat").span())
    return replace(step.made(arguments), blocks={"do": block})


def ask(step: Step) -> Found:
    """``ask: NAME given: {…} where: by: optional: automatic: do: […]``."""
    name = step.text("ask").value
    if not name.isidentifier():
        step.fail("TY035", f"`{name}` is not a name", "ask", "names are written in `lower_case` letters")
    given, scope = check_given(step.world, step.scope, step.source.given)
    conditions = check_conditions(step.world, scope, step.source.where)
    by = step.player("by") if step.has("by") else step.scope.locals.get("me")
    block = step.block(step.world, scope, step.source.blocks.get("do", ()))
    if by is None:
        if not step.has("by"):
            step.fail("TY030", "it is not said who decides", "ask", "add `by:` with a player")
        return None
    words = {"name": name, **{key: _flag(step, key) for key in ("optional", "automatic")}}
    made = step.made({"by": by}, words)
    return replace(made, given=given, conditions=conditions, blocks={"do": block})


def _flag(step: Step, key: str) -> str:
    """``true`` where a constant condition holds, else an empty word."""
    found = constant_value(step.world, step.text(key), Flag(), f"`{key}:`") if step.has(key) else None
    return "true" if found is not None and found.value else ""


def mark(step: Step) -> Found:
    """``again: true``, ``end_turn: true``, ``end_game: true``."""
    text = step.text(step.verb)
    if text.value != "true":
        step.fail("TY031", f"`{step.verb}` takes nothing but `true`", step.verb, f"write `{step.verb}: true`")
        return None
    return step.made()


def end_phase(step: Step) -> Found:
    """``end_phase: NAME``, or ``true`` for the innermost phase."""
    word = step.text("end_phase").value
    if word == "true":
        return step.made(words={"phase": ""})
    known = all_phases(step.world)
    if word in known:
        return step.made(words={"phase": word})
    if word not in step.world.failed:
        step.fail("TY040", f"unknown phase `{word}`", "end_phase", did_you_mean(word, known))
    return None
