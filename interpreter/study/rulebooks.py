"""Checking a rulebook text with playing: RB502 is found where a text, taken word for word, makes a rule impossible."""

from __future__ import annotations

from collections.abc import Sequence

from interpreter.diagnostics.diagnostic import RulewrightError
from interpreter.machine.game import load
from interpreter.model.ruleset import Ruleset
from interpreter.rulebook.check import Result, check_text, with_findings
from interpreter.rulebook.links import Literal, Text
from interpreter.rulebook.model import Finding, Level
from interpreter.rulebook.source import Source
from interpreter.rulebook.statement import Statement
from interpreter.study.coverage import never_seen

#: Random games; a rule that none of them shows does not work.
GAMES = 20


def check_rulebook(ruleset: Ruleset, source: Source, language: str) -> Result:
    """All findings on a text, those of playing among them. Raises RulewrightError as ``check_text`` does."""
    result = check_text(ruleset, source, language)
    if result.text is None:
        return result
    return with_findings(result, literal_readings(result.text, result.statements, ruleset.path))


def literal_readings(text: Text, statements: Sequence[Statement], ruleset: str) -> list[Finding]:
    """A finding for each clause whose literal reading leaves a rule without effect in every game played."""
    places = {statement.stamp: statement for statement in statements}
    found = []
    for reading in text.literal:
        statement = places.get(reading.stamp)
        if statement is not None and _never_fires(ruleset, reading):
            found.append(_finding(statement, reading))
    return found


def _never_fires(ruleset: str, reading: Literal) -> bool:
    """Whether the rule never fires in random games under the options of the literal reading."""
    name = reading.rule.rpartition(".")[2]
    try:
        game = load(ruleset, options={key: _value(value) for key, value in reading.options.items()})
    except RulewrightError:
        return False
    return any(f"`{name}`" in note.message for note in never_seen(game, GAMES))


def _value(text: str) -> int | bool | str:
    return int(text) if text.lstrip("-").isdigit() else {"true": True, "false": False}.get(text, text)


def _finding(statement: Statement, reading: Literal) -> Finding:
    clause = statement.clause
    bound = ", ".join(f"{name} = {value}" for name, value in reading.options.items())
    rule = reading.rule.rpartition(".")[2].replace("_", " ")
    message = f"taken word for word ({bound}) this makes the rule '{rule}' impossible: it never fires in {GAMES} games"
    return Finding("RB502", Level.WARNING, message, clause.start, clause.end, reading.rule)
