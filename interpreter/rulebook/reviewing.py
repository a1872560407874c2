"""Reviewing links clause by clause: accepting what is proposed, rejecting it, pointing to another fact."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity
from interpreter.diagnostics.suggest import did_you_mean
from interpreter.rulebook.align import Pair, align
from interpreter.rulebook.check import version_of
from interpreter.rulebook.links import Text, links_path, read_links, write_links
from interpreter.rulebook.model import Fact, Link
from interpreter.rulebook.statement import Statement
from interpreter.rulebook.suggest import UNKNOWN, link_of

_STAMP = 8


@dataclass(frozen=True)
class Review:
    """A text under review: its links so far, its clauses as they stand, and the facts of the ruleset.

    Clauses are numbered from 1. What changes links gives a new review; a clause that was new or other
    than its link says is kept as it stands now.
    """

    links: Text
    statements: tuple[Statement, ...]
    facts: tuple[Fact, ...]
    language: str

    def number_of(self, clause: str) -> int:
        """The number of a clause named by its number or its stamp. Raises RulewrightError (RB015)."""
        stamps = [statement.stamp for statement in self.statements]
        if len(clause) == _STAMP and clause in stamps:
            return stamps.index(clause) + 1
        if clause.isdecimal() and 1 <= int(clause) <= len(stamps):
            return int(clause)
        hint = f"clauses have the numbers 1 to {len(stamps)}; `rulewright rulebook link suggest` lists them"
        raise RulewrightError(Diagnostic("RB015", Severity.ERROR, f"there is no clause '{clause}'", hint=hint))

    def link(self, number: int) -> Link:
        """What is reviewed of a clause. Of one that has changed the facts are open, unless it has the same numbers."""
        statement, pair = self.statements[number - 1], self._pair(number)
        if pair.unchanged:
            return pair.links[0]
        bare = link_of(statement, ())
        states = tuple(dict.fromkeys(name for link in pair.links for name in link.states))
        same = len(pair.links) == 1 and _numbers(pair.links[0]) == _numbers(bare)
        return replace(bare, states=states, facts=pair.links[0].facts if same else ())

    def is_known(self, number: int) -> bool:
        """Whether the clause stands word for word in the reviewed text."""
        return self._pair(number).unchanged

    def proposal(self, number: int) -> Link:
        """The clause with the facts that its numbers most likely state; other facts are kept."""
        return replace(link_of(self.statements[number - 1], self.facts), states=self.link(number).states)

    def accepted(self, number: int) -> Review:
        """The review with the proposal for a clause taken over."""
        return self._with(number, self.proposal(number))

    def pointed(self, number: int, name: str, place: int = 0) -> Review:
        """The review with a clause stating a fact: by its number at ``place``, from 1, or by the one that fits.

        Raises RulewrightError: RB016 (no such fact), RB017 (not clear which number).
        """
        fact = self._fact(name)
        link = self.link(number)
        numbers = _numbers(link)
        if fact is None or not isinstance(fact.value, int) or not numbers:
            return self._with(number, replace(link, states=tuple(dict.fromkeys((*link.states, name)))))
        facts = _padded(link)
        facts[_place(fact, link, place)] = name
        return self._with(number, _with_facts(link, facts))

    def rejected(self, number: int, name: str = "") -> Review:
        """The review with a clause that states nothing, or not this fact. Raises RulewrightError (RB016)."""
        link = self.link(number)
        if not name:
            return self._with(number, replace(link, facts=(), states=()))
        if name not in (*link.facts, *link.states):
            known = [fact for fact in (*link.facts, *link.states) if fact != UNKNOWN]
            hint = did_you_mean(name, known) or (f"it is linked to {', '.join(known)}" if known else "it has no links")
            message = f"clause {number} is not linked to '{name}'"
            raise RulewrightError(Diagnostic("RB016", Severity.ERROR, message, hint=hint))
        states = tuple(state for state in link.states if state != name)
        facts = [UNKNOWN if fact == name else fact for fact in _padded(link)]
        return self._with(number, _with_facts(replace(link, states=states), facts))

    def retargeted(self, number: int, old: str, new: str) -> Review:
        """The review with another fact in place of one. Raises RulewrightError as the others do."""
        facts = self.link(number).facts
        place = facts.index(old) + 1 if old in facts else 0
        return self.rejected(number, old).pointed(number, new, place)

    def _fact(self, name: str) -> Fact | None:
        """The fact of that name; none for a clause that rules cite."""
        named = {fact.id: fact for fact in self.facts}
        cited = {cite for fact in self.facts for cite in fact.cite}
        if name not in named and name not in cited:
            hint = did_you_mean(name, [*named, *cited]) or "`rulewright rulebook facts RULESET` lists them"
            message = f"the ruleset has no fact and no clause '{name}'"
            raise RulewrightError(Diagnostic("RB016", Severity.ERROR, message, hint=hint))
        return named.get(name)

    @cached_property
    def _pairs(self) -> dict[int, Pair]:
        """The pair that each statement is in, by the statement's identity: like sentences are equal."""
        pairs = align(self.links.clauses, self.statements, self.language)
        return {id(statement): pair for pair in pairs for statement in pair.statements}

    def _pair(self, number: int) -> Pair:
        return self._pairs[id(self.statements[number - 1])]

    def _with(self, number: int, link: Link) -> Review:
        """The review with the link of a clause in the place of what stood for it."""
        pair = self._pair(number)
        own = [link if each is self.statements[number - 1] else link_of(each, ()) for each in pair.statements]
        clauses = list(self.links.clauses)
        at = self._at(number, pair)
        kept = [each for each in clauses[at:] if not any(each is old for old in pair.links)]
        return replace(self, links=replace(self.links, clauses=(*clauses[:at], *own, *kept)))

    def _at(self, number: int, pair: Pair) -> int:
        """Where the links of a clause begin: those that it has, or behind those of the clause before it."""
        clauses = self.links.clauses
        if pair.links:
            return next(i for i, each in enumerate(clauses) if each is pair.links[0])
        if number == 1:
            return 0
        before = self._pair(number - 1)
        return self._at(number - 1, before) + len(before.links)


def _numbers(link: Link) -> list[str]:
    return [name for name in link.says if name.startswith("n:")]


def _padded(link: Link) -> list[str]:
    count = len(_numbers(link))
    return [*link.facts, *[UNKNOWN] * count][:count]


def _with_facts(link: Link, facts: Sequence[str]) -> Link:
    return replace(link, facts=tuple(facts) if any(name != UNKNOWN for name in facts) else ())


def _place(fact: Fact, link: Link, place: int) -> int:
    """Which number of a clause, from 0, states a fact: the one asked for, of its value and unit, or the only one."""
    numbers = [(*name.removeprefix("n:").split(" "), "", "") for name in _numbers(link)]
    if place:
        if place <= len(numbers):
            return place - 1
        raise RulewrightError(_unclear(fact, f"the clause has {len(numbers)} numbers"))
    alike = [i for i, number in enumerate(numbers) if number[0] == str(fact.value)]
    fitting = [i for i in alike if numbers[i][2] == fact.unit] or alike or [*range(len(numbers))]
    free = [i for i in fitting if _padded(link)[i] == UNKNOWN]
    if len(fitting) > 1 and not alike:
        values = ", ".join(number[0] for number in numbers)
        raise RulewrightError(_unclear(fact, f"the numbers are {values}; name one with `--number`, from 1"))
    return (free or fitting)[0]


def _unclear(fact: Fact, hint: str) -> Diagnostic:
    message = f"it is not clear which number of the clause states '{fact.id}', which is {fact.value}"
    return Diagnostic("RB017", Severity.ERROR, message, hint=hint)


def review_of(home: str, statements: Sequence[Statement], facts: Sequence[Fact], language: str, name: str) -> Review:
    """The review of a text beside the ruleset at ``home``: of that name, or of the text that this is a version of.

    Where there is neither, nothing is linked yet. Raises RulewrightError (RB012) for broken links.
    """
    texts = read_links(home, language)
    known = next((text for text in texts if text.name == name), None) or version_of(texts, statements, language)
    bare = Text(name, tuple(link_of(statement, ()) for statement in statements))
    return Review(known or bare, tuple(statements), tuple(facts), language)


def save(review: Review, home: str) -> Path:
    """Write the links of a review in the place of those that its text had. Raises RulewrightError (RB012)."""
    texts = {text.name: text for text in read_links(home, review.language)}
    texts[review.links.name] = review.links
    path = links_path(home, review.language)
    write_links(path, [*texts.values()])
    return path
