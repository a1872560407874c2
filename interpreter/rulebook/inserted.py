"""RB403, RB501 and RB601: clauses that the reviewed text did not have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from interpreter.rulebook.align import Pair
from interpreter.rulebook.compare import differences
from interpreter.rulebook.compare.difference import Case, Difference, expected_atoms
from interpreter.rulebook.foreign import foreign_words
from interpreter.rulebook.glossary import Glossary
from interpreter.rulebook.lexicon import Lexicon
from interpreter.rulebook.model import Finding, Level, Link, Related, Scope
from interpreter.rulebook.statement import Statement

#: An inserted clause so like another in what it speaks of says the same or contradicts it.
_ABOUT_THE_SAME = 0.4
_CONTRADICTS = frozenset({"RB101", "RB103", "RB201", "RB202", "RB203", "RB204", "RB205", "RB301"})
_SPEAKS = ("n:", "t:", "v:", "trade:", "change:", "drawing:", "result:", "boundary:", "orientation:", "side:")
_CLAIMS = ("n:", "modality:", "polarity:", "limit:", "comparator:")


def inserted(
    pairs: Sequence[Pair], links: Sequence[Link], language: Lexicon, terms: Glossary, ruleset_path: str
) -> Iterator[Finding]:
    """A finding for each new clause that is not translated, contradicts another, or says what nothing supports."""
    places = {id(link): pair.statements[0] for pair in pairs for link in pair.links if pair.statements}
    for pair in pairs:
        if not pair.links:
            for statement in pair.statements:
                yield from _new(statement, links, places, language, terms, ruleset_path)


def _new(
    statement: Statement,
    links: Sequence[Link],
    places: dict[int, Statement],
    language: Lexicon,
    terms: Glossary,
    ruleset_path: str,
) -> Iterator[Finding]:
    clause = statement.clause
    if clause.scope in {Scope.EXAMPLE, Scope.REFERENCE, Scope.HEADING} and not statement.atoms:
        return
    foreign = foreign_words(clause.tokens, terms, language, ruleset_path)
    if foreign is not None:
        level = Level.ERROR if foreign.certain else Level.WARNING
        yield Finding("RB601", level, "this is not translated", foreign.start, foreign.end)
        return
    link, alike = _nearest(statement, links)
    if link is None or alike < _ABOUT_THE_SAME:
        yield from _unsupported(statement)
        return
    found = _contradictions(statement, link, language, terms)
    if found:
        yield _contradiction(found[0], statement, link, places)


def _nearest(statement: Statement, links: Sequence[Link]) -> tuple[Link | None, float]:
    """The link that speaks most of the same things."""
    ours = _subjects([atom.name for atom in statement.atoms])
    best: tuple[Link | None, float] = (None, 0.0)
    for link in links:
        theirs = _subjects(link.says)
        shared = sum((ours & theirs).values())
        whole = min(sum(ours.values()), sum(theirs.values()))
        if shared >= 2 and whole and shared / whole + shared / 1000 > best[1]:
            best = (link, shared / whole + shared / 1000)
    return best


def _subjects(names: Sequence[str]) -> Counter[str]:
    """What a clause speaks of: things and deeds; of a number its unit."""
    subjects: Counter[str] = Counter()
    for name in names:
        if name.startswith("n:"):
            subjects["t:" + (name.split(" ") + ["", ""])[2]] += 0
        elif name.startswith(_SPEAKS):
            subjects[name.partition(":")[0] if name.startswith(("change", "drawing", "result", "trade")) else name.rstrip("~")] += 1
    return subjects


def _contradictions(statement: Statement, link: Link, language: Lexicon, terms: Glossary) -> list[Difference]:
    clause = statement.clause
    case = Case(expected_atoms(link.says), statement.atoms, clause.start, clause.end, language, terms)
    return [d for d in differences(case) if d.rule in _CONTRADICTS]


def _contradiction(
    difference: Difference, statement: Statement, link: Link, places: dict[int, Statement]
) -> Finding:
    other = places.get(id(link))
    related = ()
    if other is not None:
        related = (Related(other.clause.start, other.clause.end, "the clause that it contradicts"),)
    message = f"this contradicts the clause in line {other.clause.line if other else link.line}: {difference.message}"
    level = Level.ERROR if difference.certain else Level.WARNING
    fact = next((name for name in (*link.facts, *link.states) if name != "-"), "")
    start, end = difference.start, difference.end
    return Finding("RB501", level, message, start, end, fact, difference.expected, difference.found, related)


def _unsupported(statement: Statement) -> Iterator[Finding]:
    """A clause with a claim about the game that stands nowhere in the reviewed text."""
    names = [atom.name for atom in statement.atoms]
    if any(name.startswith(_CLAIMS) for name in names) and any(name.startswith("t:") for name in names):
        clause = statement.clause
        yield Finding("RB403", Level.WARNING, "nothing in the ruleset supports this", clause.start, clause.end)
