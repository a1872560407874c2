"""Where conditions and other expressions stand in a ruleset."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from interpreter.language import tree, typed
from interpreter.study.lint.subject import Subject


@dataclass(frozen=True, slots=True)
class Site:
    """An expression at its place. ``never`` says what follows if it is a condition that never holds."""

    expression: typed.Expression
    never: str = ""
    always: str = "leave it out"


#: What follows from a decided condition of an effect, by its key.
_STEPS = {
    "if": ("its `then` never happens", "leave the `if` out"),
    "while": ("nothing is repeated", "leave `while` out"),
}
_UNTIL = ("leave it out", "the phase ends as soon as this is looked at")


def sites(subject: Subject) -> Iterator[Site]:
    """All conditions in the order of the sections, and the expressions that conditions may stand in."""
    checked = subject.checked
    for function in checked.functions.values():
        yield Site(function.body, always="write `true` instead, or leave the function out")
    yield from _steps(checked.setup)
    for action in checked.actions.values():
        yield from _given(action.given)
        yield from _steps(action.do)
    for trigger in checked.triggers:
        yield from _optional(trigger.when, f"the trigger `{trigger.name}` never answers")
        yield from _steps(trigger.do)
    for phase in subject.phases:
        yield from _of_phase(phase)
    yield from map(Site, (*checked.outcome.rank, *_optional_values(checked.outcome.score)))


def _of_phase(phase: typed.Phase) -> Iterator[Site]:
    yield from _optional(phase.among, f"nobody ever has a turn in `{phase.name}`")
    yield from _optional(phase.until, *_UNTIL)
    yield from map(Site, _optional_values(phase.first))
    for steps in (phase.start, phase.before_turn, phase.after_turn, phase.end):
        yield from _steps(steps)
    yield from _steps(phase.stuck if isinstance(phase.stuck, tuple) else ())


def _optional(condition: typed.Expression | None, never: str, always: str = "leave it out") -> Iterator[Site]:
    if condition is not None:
        yield Site(condition, never, always)


def _optional_values(value: typed.Expression | None) -> tuple[typed.Expression, ...]:
    return () if value is None else (value,)


def _given(given: Iterable[typed.Given]) -> Iterator[Site]:
    yield from (Site(parameter.domain) for parameter in given)


def _steps(steps: Iterable[typed.Effect]) -> Iterator[Site]:
    for step in tree.effects(steps):
        yield from _given(step.given)
        for key, argument in step.arguments.items():
            if argument.span != step.span:  # else it is written nowhere: a procedure became a block
                yield Site(argument, *_STEPS.get(key, ()))
        yield from (Site(condition, "nothing is left to choose or to go through") for condition in step.conditions)


def conditions_inside(of: typed.Expression) -> Iterator[Site]:
    """The conditions that stand directly inside an expression, and its parts."""
    match of:
        case typed.Binary(operator="and" | "or", left=left, right=right):
            yield from (Site(left), Site(right))
        case typed.If(condition=condition):
            yield Site(condition, "the value after `else` is always taken", "the value after `then` is always taken")
            yield from map(Site, (of.then, of.otherwise))
        case typed.Aggregate(condition=condition, domain=domain, value=value):
            yield Site(domain)
            yield from _optional(condition, "nothing is looked at")
            yield from () if isinstance(value, typed.Literal) else (Site(value),)
        case _:
            yield from map(Site, tree.parts(of))
