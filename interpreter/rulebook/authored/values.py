"""The values that the texts of a rulebook may use: options by name, facts by pointer, and named expressions."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.diagnostics.diagnostic import Report
from interpreter.language.checker import check
from interpreter.model.ruleset import Ruleset, Text
from interpreter.rulebook.authored.book import Definition, message_id
from interpreter.rulebook.facts import facts_of
from interpreter.rulebook.facts.subject import Subject
from interpreter.rulebook.model import Fact

Value = int | str


def values_of(
    ruleset: Ruleset, definitions: Iterable[Definition], report: Report, facts: Iterable[Fact] | None = None
) -> dict[str, Value]:
    """Every value under its name in Fluent: ``rows``, ``components-disc-copies``, ``players``.

    A flag is the word ``true`` or ``false``. ``facts`` are those of the ruleset, if they are known. Definitions
    that are not constant numbers are reported (RA013). Raises RulewrightError for a ruleset with errors.
    """
    values: dict[str, Value] = {message_id(fact.id): fact.value for fact in facts or facts_of(ruleset)}
    for option in ruleset.options:
        flag = isinstance(option.value, bool)
        values[option.name.value] = str(option.value).lower() if flag else option.value
    subject = Subject.of(ruleset, check(ruleset, Report()))
    return {**values, **_limit(subject), **_defined(subject, definitions, report)}


def _limit(subject: Subject) -> dict[str, Value]:
    most = subject.constant(subject.ruleset.move_limit)
    return {} if most is None else {"limits-moves": most}


def _defined(subject: Subject, definitions: Iterable[Definition], report: Report) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for each in definitions:
        number = subject.constant(Text(each.expression))
        if number is None:
            hint = "a fact is an expression of numbers, options and constants under `define`"
            report.error("RA013", f"`{each.expression}` is not a constant number of this ruleset", each.span, hint)
        else:
            found[each.name] = number
    return found
