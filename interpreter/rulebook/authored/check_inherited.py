"""Checks of what a ruleset inherits: texts of the base that its own rules make wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from interpreter.diagnostics.diagnostic import Report, Span
from interpreter.model.ruleset import Ruleset
from interpreter.reading.library import display_name
from interpreter.reading.load import load
from interpreter.rulebook.authored.book import Book, message_id
from interpreter.rulebook.authored.living import living
from interpreter.rulebook.authored.parts import variables
from interpreter.rulebook.authored.reading import base_of
from interpreter.rulebook.authored.render import ordered
from interpreter.rulebook.authored.rules import clauses_by_rule
from interpreter.rulebook.authored.values import Value

#: The section of definitions, which cite nothing themselves.
_DEFINE = "define."
#: Sections in which nothing is a rule: the texts follow the values of options.
_VALUES = frozenset({"options"})


def against_base(ruleset: Ruleset, source: Book, values: Mapping[str, Value], report: Report) -> None:
    """Inherited clauses that use a value which is gone (RA005), or tell a rule that has changed (RA017)."""
    base = base_of(ruleset)
    if base is None:
        return
    place = source.start if source.own else Span(display_name(Path(ruleset.path)), 1, 1, 1, 2)
    shown = ordered(source, source, living(ruleset))
    for entry, _ in shown:
        for name in sorted(variables(entry, source.messages) - values.keys()):
            related = ((entry.span(), "the inherited clause"),)
            message = f"the clause `{entry.name}` is inherited and uses `${name}`, which is gone"
            report.error("RA005", message, place, "write the clause anew for this ruleset", related=related)
    changed = dict(_changed(load(base), ruleset))
    for entry, _ in shown:
        if entry.name in changed and entry.name not in source.own | source.kept:
            related = ((entry.span(), "the inherited clause"),)
            message = f"the clause `{entry.name}` is inherited, but `{changed[entry.name]}` has changed"
            hint = f"write it anew, or say at the top of the file that it holds: `### kept: {entry.name}`"
            report.warning("RA017", message, place, hint, related=related)


def _changed(base: Ruleset, own: Ruleset) -> Iterator[tuple[str, str]]:
    """The messages whose rule is gone, has changed, or uses a definition that has, each with a pointer to the rule."""
    old, new = dict(_rules(base.plain)), dict(_rules(own.plain))
    common = {pointer: str(new[pointer]) for pointer in old if pointer in new}
    differing = {pointer for pointer in common if old[pointer] != new[pointer]}
    touched = (
        (old.keys() - new.keys())
        | differing
        | _users({pointer for pointer in differing if pointer.startswith(_DEFINE)}, common)
    )
    for pointer, clauses in clauses_by_rule(base).items():
        if pointer in touched:
            yield from ((message_id(clause), pointer) for clause in clauses)


def _users(definitions: set[str], rules: Mapping[str, str]) -> set[str]:
    """The rules that use one of the definitions, directly or by way of others."""
    found: set[str] = set()
    ahead = set(definitions)
    while ahead:
        name = ahead.pop().removeprefix(_DEFINE).partition("(")[0]
        used = re.compile(rf"\b{re.escape(name)}\b")
        fresh = {pointer for pointer, text in rules.items() if pointer not in found and used.search(text)}
        found |= fresh
        ahead |= {pointer for pointer in fresh if pointer.startswith(_DEFINE)} - definitions
    return found


def _rules(plain: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """What each rule says, under its pointer."""
    for section, rules in plain.items():
        if section == "phases":
            yield from _phases(rules)
        elif section == "outcome":
            yield section, rules
        elif isinstance(rules, Mapping) and section not in _VALUES:
            yield from ((f"{section}.{name}", rule) for name, rule in rules.items())


def _phases(phases: object) -> Iterator[tuple[str, object]]:
    """The phases on all levels, each without those within it."""
    for name, phase in phases.items() if isinstance(phases, Mapping) else ():
        if isinstance(phase, Mapping):
            yield f"phases.{name}", {key: value for key, value in phase.items() if key != "phases"}
            yield from _phases(phase.get("phases"))
