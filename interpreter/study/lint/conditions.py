"""Conditions that are decided before the game begins, and actions that are never legal."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.diagnostics.diagnostic import Diagnostic
from interpreter.language import typed
from interpreter.language.relations import bare
from interpreter.language.types import Flag, Int, Nothing
from interpreter.study.lint.findings import Findings, Rule, warning
from interpreter.study.lint.sites import Site, conditions_inside, sites
from interpreter.study.lint.subject import Subject
from interpreter.study.lint.truth import nothing_in, truth


def decided_conditions(subject: Subject) -> Findings:
    """LI011, LI012: conditions that always or never hold, whatever the options."""
    for site in sites(subject):
        yield from _decided(subject, site)
    for action in subject.checked.actions.values():
        for condition in action.conditions:
            if truth(condition) is not False:
                yield from _decided(subject, Site(condition, always="leave it out"))


def _decided(subject: Subject, site: Site) -> Iterator[Diagnostic]:
    """The findings in an expression: itself, or else the conditions inside it."""
    found = site.expression
    known = truth(found) if found.type == Flag() and _is_question(found, site) else None
    if known is None:
        for inner in conditions_inside(found):
            yield from _decided(subject, inner)
    elif not subject.optional(found.span):
        yield _finding(subject, site, known)


def _is_question(found: typed.Expression, site: Site) -> bool:
    """Not a bare ``true`` that is handed on as a value."""
    return not isinstance(found, typed.Literal) or bool(site.never)


def _finding(subject: Subject, site: Site, known: bool) -> Diagnostic:
    why = reason(subject, site.expression)
    if known:
        return warning("LI011", f"this condition always holds{why}", site.expression.span, site.always)
    return warning("LI012", f"this condition never holds{why}", site.expression.span, site.never)


def reason(subject: Subject, condition: typed.Expression) -> str:
    """Why a condition is decided, from the bounds of what it compares; empty where that says nothing."""
    if not isinstance(condition, typed.Binary):
        return ""
    sides = [side for side in (condition.left, condition.right) if not isinstance(side, typed.Literal)]
    said = [text for side in sides if (text := _bounds(subject, side, condition))]
    return f": {' and '.join(said)}" if said else ""


def _bounds(subject: Subject, side: typed.Expression, condition: typed.Binary) -> str:
    text, of = subject.excerpts.at(side.span), bare(side.type)
    if Nothing() in (condition.left.type, condition.right.type):
        return f"`{text}` is never none"
    if not isinstance(of, Int) or not text:
        return ""
    return f"`{text}` is {of.low}" if of.low == of.high else f"`{text}` is {of.low} to {of.high}"


def impossible_actions(subject: Subject) -> Findings:
    """LI010: actions with a guard that never holds or nothing to choose, whatever the options."""
    for action in subject.checked.actions.values():
        blame = never_legal(action)
        if blame is not None and not subject.optional(blame.span):
            empty = any(given.domain is blame for given in action.given)
            because = "there is nothing to choose here" if empty else "this never holds" + reason(subject, blame)
            hint = "mend the condition, or remove the action" if not empty else "give the parameter another domain"
            yield warning("LI010", f"`{action.name}` is never legal: {because}", blame.span, hint)


def never_legal(action: typed.Action) -> typed.Expression | None:
    """What makes an action impossible: a guard that never holds, or a domain without elements."""
    for given in action.given:
        if nothing_in(given.domain):
            return given.domain
    return next((condition for condition in action.conditions if truth(condition) is False), None)


RULES: tuple[Rule, ...] = (impossible_actions, decided_conditions)
