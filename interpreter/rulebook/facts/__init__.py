"""Facts: what a ruleset says that a rulebook may state, one generator for each element of the language."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from interpreter.diagnostics.diagnostic import Report
from interpreter.language.checker import check
from interpreter.model.ruleset import Ruleset
from interpreter.rulebook.facts.box import components, enums, options, players, zones
from interpreter.rulebook.facts.derived import derived
from interpreter.rulebook.facts.flow import actions, effects, order, outcome, phases, triggers
from interpreter.rulebook.facts.rules import rules
from interpreter.rulebook.facts.shapes import patterns
from interpreter.rulebook.facts.subject import Subject
from interpreter.rulebook.model import Fact

GENERATORS: tuple[Callable[[Subject], Iterator[Fact]], ...] = (
    players,
    options,
    enums,
    components,
    zones,
    patterns,
    effects,
    actions,
    triggers,
    phases,
    order,
    outcome,
    derived,
    rules,
)


def facts_of(ruleset: Ruleset) -> tuple[Fact, ...]:
    """All facts of a ruleset with its options bound, in the order of its file.

    Raises RulewrightError for a ruleset with errors.
    """
    report = Report()
    checked = check(ruleset, report)
    report.raise_errors()
    subject = Subject.of(ruleset, checked)
    found: dict[str, Fact] = {}
    for generator in GENERATORS:
        for fact in generator(subject):
            found.setdefault(fact.id, fact)
    return tuple(found.values())
