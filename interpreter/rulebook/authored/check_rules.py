"""Checks between the source language's rulebook and the rules: no clause without a rule, no rule without its clause."""

from __future__ import annotations

from interpreter.diagnostics.diagnostic import Report
from interpreter.diagnostics.suggest import did_you_mean
from interpreter.model.ruleset import Ruleset
from interpreter.rulebook.authored.book import Book, Entry
from interpreter.rulebook.authored.living import living
from interpreter.rulebook.authored.rules import cited, pointers

_MARKS = ("item", "flavour")


def against_rules(ruleset: Ruleset, source: Book, report: Report) -> None:
    """Compare the clauses with the rules.

    RA010 cited clause missing, RA011 clause without a rule, RA012 piece without a term, RA014 mark not understood.
    """
    clauses, rules, alive = cited(ruleset), pointers(ruleset), living(ruleset)
    for name, (clause, span) in clauses.items():
        if name not in source.messages:
            hint = did_you_mean(name, [entry.name for entry in source.clauses])
            report.error("RA010", f"the rulebook has no clause `{clause}`, which is cited here", span, hint)
    for entry in source.clauses:
        if entry.name in source.own:
            _has_rule(entry, alive, rules, report)
    for component in ruleset.components:
        if component.name.value not in source.terms:
            message = f"the rulebook has no term `-{component.name.value}`"
            report.error("RA012", message, component.name.span())


def _has_rule(entry: Entry, alive: frozenset[str], rules: frozenset[str], report: Report) -> None:
    for mark in entry.marks:
        if mark not in _MARKS and not mark.startswith("rule:"):
            hint = "marks are `item`, `flavour` and `rule: options.debt`"
            report.error("RA014", f"`{mark}` is not a mark", entry.span(entry.node.comment), hint)
    for pointer in entry.rules:
        if pointer not in rules:
            near = did_you_mean(pointer, sorted(rules))
            report.error("RA014", f"there is no rule `{pointer}`", entry.span(entry.node.comment), near)
    if entry.name not in alive and not entry.rules and not entry.is_flavour:
        hint = "cite it, point to a rule by a comment `# rule: options.debt`, or mark it `# flavour`"
        report.error("RA011", f"no rule cites the clause `{entry.name}`", entry.span(), hint)
