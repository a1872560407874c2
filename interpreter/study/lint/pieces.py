"""Pieces: whether they keep their number, and where they come from."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.diagnostics.diagnostic import Diagnostic
from interpreter.diagnostics.suggest import listing
from interpreter.language import tree, typed
from interpreter.language.relations import bare, region_zone
from interpreter.language.types import Kind, SetOf
from interpreter.study.lint.findings import Findings, Rule, warning
from interpreter.study.lint.subject import Subject


def vanishing_pieces(subject: Subject) -> Findings:
    """LI030: a limited number of pieces that may go back to the box, from where they never return."""
    for step in tree.effects(subject.steps):
        if step.verb == "remove":
            of = step.arguments["remove"]
            limited = [name for name in _components(subject, of) if _limited(subject, name)]
            if limited:
                message = f"this may remove {listing(limited)}, of which there is a limited number"
                yield warning("LI030", message, of.span, "move those pieces to a zone that keeps them")


def changing_pieces(subject: Subject) -> Findings:
    """LI031: pieces that turn into another component, of which (or from which) there is a limited number."""
    for step in tree.effects(subject.steps):
        if step.verb == "turn":
            yield from _turned(subject, step)


def _turned(subject: Subject, step: typed.Effect) -> Iterator[Diagnostic]:
    into = _components(subject, step.arguments["into"])
    before = _components(subject, step.arguments["turn"])
    pairs = [(old, new) for old in before for new in into if old != new]
    changed = list(dict.fromkeys(name for pair in pairs for name in pair if _limited(subject, name)))
    if changed:
        message = f"this may change how many {listing(changed)} there are, whose number is limited"
        hint = "turn a piece into another kind of the same component, or swap it with one from a zone"
        yield warning("LI031", message, step.arguments["into"].span, hint)


def _components(subject: Subject, of: typed.Expression) -> tuple[str, ...]:
    """The components that an expression names, or that may lie where it points."""
    kind = of.type.element if isinstance(of.type, SetOf) else bare(of.type)
    if isinstance(kind, Kind):
        return kind.components
    zone = region_zone(of.type)
    return subject.checked.zones[zone].holds if zone else ()


def _limited(subject: Subject, name: str) -> bool:
    return subject.checked.components[name].copies is not None


def needless_starts(subject: Subject) -> Findings:
    """LI032: a start zone for pieces that come from the endless box."""
    for component in subject.ruleset.components:
        if component.starts is not None and component.copies is None:
            message = f"no `{component.name.value}` starts here: there are no `copies`, so they come from the box"
            hint = "add `copies:`, or place the pieces in `setup`"
            yield warning("LI032", message, component.starts.span(), hint)


RULES: tuple[Rule, ...] = (vanishing_pieces, changing_pieces, needless_starts)
