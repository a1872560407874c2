"""Who wins: ties left open, ends that exclude each other, a ranking that is never looked at."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Protocol

from interpreter.diagnostics.diagnostic import Span
from interpreter.language import tree, typed
from interpreter.model import ruleset as model
from interpreter.study.lint.endings import ends_game, is_end, may_run_out
from interpreter.study.lint.findings import Findings, Rule, note, warning
from interpreter.study.lint.subject import Named, Subject


class _Sourced(Named, Protocol):
    """A rule that can name its source."""

    @property
    def source(self) -> model.Provenance:
        """Where it comes from."""
        ...


def open_ties(subject: Subject) -> Findings:
    """LI040: games that can end without a winner, and do not say that this is a draw."""
    checked = subject.checked
    if not checked.phases or not _judged(subject) or _says(subject, "tie"):
        return
    if checked.outcome.rank:
        message = "players who are equal in every rank draw"
        yield note("LI040", message, checked.outcome.rank[-1].span, "say so with `tie: draw`, or write `tie: shared`")
    else:
        message = "nothing says who wins when the phases are over: it is a draw"
        hint = "add `outcome:` with `rank:`, or say so with `outcome: {tie: draw}`"
        yield note("LI040", message, _place_of_end(subject), hint)


def _judged(subject: Subject) -> bool:
    """Whether a game can end without the rule that ends it naming a winner."""
    ended = any(step.verb == "end_game" for step in tree.effects(subject.steps))
    return ended or may_run_out(subject) or bool(subject.checked.move_limit)


def _says(subject: Subject, key: str) -> bool:
    outcome = subject.ruleset.plain.get("outcome")
    return isinstance(outcome, Mapping) and key in outcome


def _place_of_end(subject: Subject) -> Span:
    limit = subject.ruleset.move_limit
    if limit is not None and not may_run_out(subject):
        return limit.span()
    return subject.checked.phases[-1].span


def unused_ranking(subject: Subject) -> Findings:
    """LI041: a ranking for games that always end by a rule that names the winner."""
    rank = subject.checked.outcome.rank
    if rank and not _judged(subject):
        message = "the ranking is never looked at: every end of the game names its winner"
        yield warning("LI041", message, rank[0].span, "let the phases run out, use `end_game`, or write `score:`")


def rival_ends(subject: Subject) -> Findings:
    """LI042: two triggers that answer one event and both end the game: the first in the file decides."""
    ending = [trigger for trigger in subject.checked.triggers if ends_game(trigger.do)]
    for first, second in combinations(ending, 2):
        if _event(first) == _event(second) and first.name != second.name and _results(first) != _results(second):
            message = f"`{first.name}` and `{second.name}` can end the game at once; `{first.name}` comes first"
            yield note("LI042", message, second.span, "the order of the file decides; change it if that is not meant")


def _event(trigger: typed.Trigger) -> tuple[str, str]:
    return trigger.event.word.value, trigger.event.of.value if trigger.event.of else ""


def _results(trigger: typed.Trigger) -> tuple[object, ...]:
    """What the ends in a trigger say, leaving places aside."""
    return tuple(_result(step) for step in tree.effects(trigger.do) if is_end(step))


def _result(step: typed.Effect) -> object:
    who = step.arguments.get(step.verb)
    return step.verb, (who.name if isinstance(who, typed.Local) else who)


def unsourced_rules(subject: Subject) -> Findings:
    """LI050: rules that name neither a clause of the rulebook nor why they are assumed."""
    everything = [rule for rule in _with_source(subject) if rule.name.value != "players"]
    bare = [rule for rule in everything if not rule.source.cite and not rule.source.assumed]
    if not bare or len(bare) == len(everything):
        return
    some = ", ".join(f"`{rule.name.value}`" for rule in bare[:4]) + (" …" if len(bare) > 4 else "")
    message = f"{len(bare)} of {len(everything)} rules have no source: {some}"
    yield note("LI050", message, bare[0].name.span(), "add `cite:` with a clause, or `assumed:` with the reason")


def _with_source(subject: Subject) -> tuple[_Sourced, ...]:
    """The rules that may say where they come from, top to bottom."""
    rules = subject.ruleset
    declared: tuple[_Sourced, ...] = (*rules.options, *rules.enums, *rules.components, *rules.zones, *rules.variables)
    played: tuple[_Sourced, ...] = (*rules.patterns, *rules.actions, *rules.triggers, *rules.phases)
    return (*declared, *played)


RULES: tuple[Rule, ...] = (open_ties, unused_ranking, rival_ends, unsourced_rules)
