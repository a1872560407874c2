"""Which clauses still have a rule in a ruleset that extends another."""

from __future__ import annotations

from interpreter.model.ruleset import Ruleset
from interpreter.reading.load import load
from interpreter.rulebook.authored.book import message_id
from interpreter.rulebook.authored.reading import base_of
from interpreter.rulebook.authored.rules import cited, clauses_by_rule, pointers


def living(ruleset: Ruleset) -> frozenset[str]:
    """The messages with a rule behind them, and the pointers to rules.

    A rule that has been changed may come from elsewhere now, and cite nothing; as long as it is
    there, the clauses that the base's rule cites have something to tell.
    """
    rules = pointers(ruleset)
    return frozenset(cited(ruleset)) | rules | _inherited(ruleset, rules)


def _inherited(ruleset: Ruleset, rules: frozenset[str]) -> frozenset[str]:
    path = base_of(ruleset)
    if path is None:
        return frozenset()
    base = load(path)
    own = {message_id(clause) for rule, clauses in clauses_by_rule(base).items() if rule in rules for clause in clauses}
    return frozenset(own) | _inherited(base, rules)
