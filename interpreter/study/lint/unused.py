"""Declarations that nothing uses."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.language import tree, typed
from interpreter.language.cycles import events
from interpreter.language.ranges import hull
from interpreter.language.types import Int, Type
from interpreter.study.lint.findings import Findings, Rule, note, warning
from interpreter.study.lint.subject import Named, Subject
from interpreter.study.lint.words import body, mentioned

_REMOVE = "use it, or remove it"


def unused_components(subject: Subject) -> Findings:
    """LI001: components that no rule names, and that lie in no zone a rule names."""
    zones = subject.ruleset.zones
    for component in subject.ruleset.components:
        name = component.name.value
        holders = {zone.name.value for zone in zones if name in {text.value for text in zone.holds}}
        moved = component.copies is not None and holders & subject.live
        if name not in subject.live and not moved:
            yield warning("LI001", f"no rule uses the component `{name}`", component.name.span(), _REMOVE)


def unused_zones(subject: Subject) -> Findings:
    """LI002: zones that neither rules nor variables speak of."""
    used = subject.live | mentioned(*map(body, subject.ruleset.variables))
    for zone in subject.ruleset.zones:
        if zone.name.value not in used:
            yield warning("LI002", f"no rule uses the zone `{zone.name.value}`", zone.name.span(), _REMOVE)


def unused_options(subject: Subject) -> Findings:
    """LI003: options on which nothing depends."""
    used = subject.live | mentioned(*subject.declarations, *map(body, subject.ruleset.patterns))
    for option in subject.ruleset.options:
        name = option.name
        if name.value not in used and name.value != "players":
            yield warning("LI003", f"nothing depends on the option `{name.value}`", name.span(), _REMOVE)


def unread_variables(subject: Subject) -> Findings:
    """LI004: variables that are written to, but never looked at."""
    read = subject.live | mentioned(*subject.declarations)
    for variable in subject.ruleset.variables:
        if variable.name.value not in read:
            message = f"the variable `{variable.name.value}` is never looked at"
            yield warning("LI004", message, variable.name.span(), "use it in a condition or a number, or remove it")


def constant_variables(subject: Subject) -> Findings:
    """LI005: variables that are looked at, but never change."""
    for variable in subject.ruleset.variables:
        name = variable.name.value
        if name in subject.live and not _writes(subject, name):
            hint = "change it with `set` or `add`, or make it a constant under `define`"
            yield warning("LI005", f"nothing ever changes the variable `{name}`", variable.name.span(), hint)


def wide_ranges(subject: Subject) -> Findings:
    """LI014: variables that are only ever set, and never to an end of their range."""
    for name, variable in subject.checked.variables.items():
        writes = _writes(subject, name)
        values = [step.arguments["value"] for step in writes]
        optional = any(subject.optional(span) for span in (variable.span, *(value.span for value in values)))
        if name not in subject.live or optional or any(step.verb == "add" for step in writes):
            continue
        reached = _reached(variable, [value.type for value in values])
        if values and reached is not None and reached != variable.type:
            message = f"`{name}` is only ever {reached.low} to {reached.high}, and its range is wider"
            yield note("LI014", message, variable.span, f"`range: [{reached.low}, {reached.high}]` is enough")


def _reached(variable: typed.StateVariable, values: list[Type]) -> Int | None:
    """The part of its range that a number variable reaches, if it is known."""
    known = [of for of in values if isinstance(of, Int)]
    if not isinstance(variable.type, Int) or len(known) < len(values):
        return None
    whole = hull(Int(variable.start, variable.start), *known)
    return Int(max(whole.low, variable.type.low), min(whole.high, variable.type.high))


def _writes(subject: Subject, name: str) -> list[typed.Effect]:
    """The effects that change a variable."""
    steps = (step for step in tree.effects(subject.steps) if step.verb in ("set", "add"))
    return [s for s in steps if isinstance(t := s.arguments["target"], typed.Variable) and t.name == name]


def unused_enums(subject: Subject) -> Findings:
    """LI006: enums of which neither the name nor a member is used."""
    rules = subject.ruleset
    used = subject.live | mentioned(*map(body, (*rules.components, *rules.zones, *rules.variables, *rules.patterns)))
    for enum in rules.enums:
        others = mentioned(*map(body, (other for other in rules.enums if other is not enum)))
        names = {enum.name.value, *(member.name.value for member in enum.members)}
        if not names & (used | others):
            yield warning("LI006", f"nothing uses the enum `{enum.name.value}`", enum.name.span(), _REMOVE)


def unused_patterns(subject: Subject) -> Findings:
    """LI007: patterns that no rule looks for, itself or as a part of another."""
    yield from _unused(subject, "LI007", "no rule looks for the pattern", subject.ruleset.patterns)


def unused_functions(subject: Subject) -> Findings:
    """LI008: defined expressions that nothing uses, or only others that nothing uses."""
    declared = mentioned(*subject.declarations, *map(body, subject.ruleset.patterns))
    functions = tuple(f for f in subject.ruleset.functions if f.name.value not in _through(subject, declared))
    yield from _unused(subject, "LI008", "nothing uses the definition", functions)
    yield from _unused(subject, "LI008", "nothing runs the procedure", subject.ruleset.procedures)


def _through(subject: Subject, found: set[str]) -> set[str]:
    """Some words and those of the functions among them, and so on."""
    for _ in subject.ruleset.functions:
        bodies = (body(f) for f in subject.ruleset.functions if f.name.value in found)
        found = found | mentioned(*bodies)
    return found


def _unused(subject: Subject, code: str, message: str, rules: Sequence[Named]) -> Findings:
    for rule in rules:
        if rule.name.value not in subject.live:
            yield warning(code, f"{message} `{rule.name.value}`", rule.name.span(), _REMOVE)


def unlisted_actions(subject: Subject) -> Findings:
    """LI009: actions that no phase lists."""
    listed = {name for phase in subject.phases for name in phase.actions}
    for action in subject.checked.actions.values():
        if action.name not in listed:
            hint = "add it to the `actions:` of a phase"
            yield warning("LI009", f"no phase lists the action `{action.name}`", action.span, hint)


def silent_triggers(subject: Subject) -> Findings:
    """LI013: triggers that wait for something that no effect does (variables that never change are LI005)."""
    caused = set(events(subject.steps))
    for trigger in subject.checked.triggers:
        word, of = trigger.event.word.value, trigger.event.of
        name = of.value if of else ""
        if word in _HAPPENS and (word, name) not in caused:
            message = f"`{trigger.name}` waits for what never happens: no effect {_HAPPENS[word].format(name)}"
            span = of.span() if of else trigger.span
            yield warning("LI013", message, span, "name another event, or remove the trigger")


_HAPPENS = {
    "placed": "puts a piece into `{}`",
    "taken": "takes a piece from `{}`",
    "turned": "turns a piece in `{}`",
    "rolled": "rolls a die in `{}`",
}

RULES: tuple[Rule, ...] = (
    unused_components,
    unused_zones,
    unused_options,
    unread_variables,
    constant_variables,
    wide_ranges,
    unused_enums,
    unused_patterns,
    unused_functions,
    unlisted_actions,
    silent_triggers,
)
