"""RB403, RB501 and RB601: clauses that the reviewed text did not have."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from interpreter.rulebook.align import Pair, common_stamps
from interpreter.rulebook.compare import differences
from interpreter.rulebook.compare.difference import Case, Difference, expected_atoms
from interpreter.rulebook.foreign import foreign_words
from interpreter.rulebook.glossary import Glossary
from interpreter.rulebook.lexicon import Lexicon
from interpreter.rulebook.model import Atom, Finding, Level, Link, Related, Scope
from interpreter.rulebook.statement import Statement

#: An inserted clause so like another in what it speaks of says the same or contradicts it.
_ABOUT_THE_SAME = 0.4
_LEAST_SHARED = 2
_LOOKED_AT = 2
#: So much of the telling words stands in a clause that is told again.
_MOSTLY = 0.75
_NUMBERS = frozenset({"RB101", "RB103"})
_CONTRADICTS = frozenset({"RB101", "RB103", "RB201", "RB202", "RB203", "RB204", "RB205", "RB301"})
#: Axes on which a clause takes sides; which side is compared later.
_DEEDS = frozenset({"trade", "change", "drawing", "result", "boundary", "filling", "answer"})
_DIRECTIONS = frozenset({"orientation", "side", "height", "rotation", "order", "sequence", "moment"})
_STATES = frozenset({"extreme", "amount", "age", "visibility", "equality", "wholeness", "validity", "keeping"})
_SPEAKS = _DEEDS | _DIRECTIONS | _STATES
#: Choices that a game makes once.
_ONE_WAY = frozenset({"rotation", "age"})
_NO_RULE = frozenset({Scope.HEADING, Scope.QUESTION, Scope.REFERENCE, Scope.EXAMPLE})
_EVERYWHERE = frozenset({"t:player", "t:game"})
#: Spans of time, of which much is said that is no rule.
_SPANS = frozenset({"t:round", "t:turn"})
#: So many words that the text never used, where no thing of the game is named, are no rule of it.
_CHATTER = 2
#: Kinds of atoms that claim something about the things beside them.
_CLAIMING = (
    frozenset({"n", "o", "v", "modality", "polarity", "limit", "comparator", "role", "who", "place", "size"}) | _SPEAKS
)
#: So many claims are one about the game even where no thing is named.
_WITHOUT_THINGS = 2
#: Claims that say little by themselves.
_WEAK = ("v:", "size:", "modality:may", "place:", "equality:", "amount:", "wholeness:", "n:1 eq")


def inserted(
    pairs: Sequence[Pair],
    links: Sequence[Link],
    language: Lexicon,
    terms: Glossary,
    ruleset_path: str,
    beside: Collection[int] = (),
) -> Iterator[Finding]:
    """A finding for each new clause that is not translated, contradicts another, or says what nothing supports.

    ``beside`` are the places of clauses that stand next to one said anew, of which they may be a part.
    """
    known = {link.stamp for link in links}
    places = {id(link): pair.statements[0] for pair in pairs for link in pair.links if pair.statements}
    for pair in pairs:
        if not pair.links:
            for statement in (new for new in pair.statements if new.stamp not in known):
                found = _new(statement, links, places, language, terms, ruleset_path)
                doubtful = statement.clause.start in beside
                yield from (replace(one, level=Level.NOTE) if doubtful and _mild(one) else one for one in found)


def _mild(finding: Finding) -> bool:
    """Whether a finding may only be a part of the rule before it, said anew: no number, nothing untranslated."""
    return finding.level is Level.WARNING and finding.rule in {"RB403", "RB501"}


def _new(
    statement: Statement,
    links: Sequence[Link],
    places: dict[int, Statement],
    language: Lexicon,
    terms: Glossary,
    ruleset_path: str,
) -> Iterator[Finding]:
    clause = statement.clause
    foreign = foreign_words(clause.tokens, terms, language, ruleset_path)
    if foreign is not None:
        level = Level.ERROR if foreign.certain else Level.WARNING
        yield Finding("RB601", level, "this is not translated", foreign.start, foreign.end)
        return
    if clause.scope in {Scope.EXAMPLE, Scope.REFERENCE, Scope.HEADING} and not statement.atoms:
        return
    near = _nearest(statement, links)[:_LOOKED_AT] if _is_rule(statement) else []
    for link in near:
        found = _contradictions(statement, link, language, terms)
        if found and (link is near[0] or found[0].certain):
            yield _contradiction(found[0], statement, link, places)
            return
    counted = _turned_otherwise(statement, links) or (None if near else _counted_otherwise(statement, links))
    if counted is not None:
        yield _contradiction(*counted, places=places)
    else:
        yield from _beyond(statement, links, places, language.language)


def _beyond(
    statement: Statement, links: Sequence[Link], places: dict[int, Statement], language: str
) -> Iterator[Finding]:
    """A claim about things the reviewed text speaks of that it does not make, else one that nothing supports."""
    claims = frozenset(atom.name for atom in statement.atoms if _claims(atom))
    things = _things(statement)
    if not _is_rule(statement):
        return
    if not things - _SPANS and _strangers(statement, links, language) >= _CHATTER:
        return
    if all(name.startswith("v:") for name in claims):
        return
    shared = things or {name.partition(">")[0] for name in claims}
    akin = [link for link in links if link.scope not in _NO_RULE and shared & _said(link)]
    if not akin:
        clause = statement.clause
        yield Finding("RB403", Level.WARNING, "nothing in the ruleset supports this", clause.start, clause.end)
    elif not any(claims <= set(link.says) and _in_its_words(statement, link, language) for link in akin):
        akin.sort(key=lambda link: -len(_names(statement) & set(link.says)))
        clause = statement.clause
        beyond = Difference("", "the reviewed text does not say this of it", clause.start, clause.end)
        yield _contradiction(beyond, statement, akin[0], places)


def _things(statement: Statement) -> frozenset[str]:
    return frozenset(atom.name.rstrip("~") for atom in statement.atoms if atom.kind == "t") - _EVERYWHERE


def _is_rule(statement: Statement) -> bool:
    """Whether a statement speaks of things of the game, or claims enough without naming one."""
    claims = frozenset(atom.name for atom in statement.atoms if _claims(atom))
    telling = [name for name in claims if not name.startswith(_WEAK)]
    return bool(_things(statement)) or len(telling) >= _WITHOUT_THINGS


def _strangers(statement: Statement, links: Sequence[Link], language: str) -> int:
    """How many telling words of a statement stand nowhere in the reviewed text and say nothing known."""
    told = {stamp for link in links for stamp in link.words} | common_stamps(language) | {"#"}
    known = [(atom.start, atom.end) for atom in statement.atoms]
    words = [token for stamp, token in statement.words if stamp not in told]
    return sum(not any(start <= token.start < end for start, end in known) for token in words)


def _claims(atom: Atom) -> bool:
    return atom.kind in _CLAIMING and atom.name != "role:own"


def _names(statement: Statement) -> set[str]:
    return {atom.name for atom in statement.atoms}


def _said(link: Link) -> set[str]:
    """What a link says, whatever the forms of things and the deeds that words of order go with."""
    return {name.partition(">")[0].rstrip("~") for name in link.says}


def _in_its_words(statement: Statement, link: Link, language: str) -> bool:
    """Whether most telling words of a statement stand in a reviewed clause, as when it is only told again."""
    telling = [stamp for stamp, _ in statement.words if stamp not in common_stamps(language)]
    return sum(stamp in link.words for stamp in telling) >= _MOSTLY * len(telling)


def _nearest(statement: Statement, links: Sequence[Link]) -> list[Link]:
    """The links that speak most of the same things, the best first; none where none does."""
    ours = _subjects(tuple(atom.name for atom in statement.atoms))
    found: list[tuple[float, Link]] = []
    for link in links:
        theirs = _subjects(link.says)
        shared = len(ours & theirs)
        whole = min(len(ours), len(theirs))
        if link.scope not in _NO_RULE and shared >= _LEAST_SHARED and shared >= _ABOUT_THE_SAME * whole:
            found.append((shared / len(ours | theirs), link))
    found.sort(key=lambda entry: -entry[0])
    return [link for _, link in found]


def _counted_otherwise(statement: Statement, links: Sequence[Link]) -> tuple[Difference, Statement, Link] | None:
    """A number of things of which the whole text only knows other numbers."""
    for atom in statement.atoms:
        value, _, unit = (*atom.value.split(" "), "", "")[:3]
        if atom.kind != "n" or not unit:
            continue
        known = [(name[2:].split(" "), link) for link in links for name in link.says if name.startswith("n:")]
        same_unit = [(parts[0], link) for parts, link in known if parts[2:] == [unit]]
        if same_unit and all(other != value for other, _ in same_unit):
            other, link = same_unit[0]
            message = f"the number {value} ({unit}) should be {other}"
            return Difference("RB101", message, atom.start, atom.end, other, value, True), statement, link
    return None


def _turned_otherwise(statement: Statement, links: Sequence[Link]) -> tuple[Difference, Statement, Link] | None:
    """A turn, or an age, of which the whole text only knows the other one."""
    for atom in statement.atoms:
        told = [
            (name.partition(":")[2], link) for link in links for name in link.says if name.startswith(f"{atom.kind}:")
        ]
        if atom.kind in _ONE_WAY and told and all(value != atom.value for value, _ in told):
            other, link = told[0]
            message = f"'{atom.value}' should be '{other}'"
            return Difference("RB204", message, atom.start, atom.end, other, atom.value, True), statement, link
    return None


@lru_cache(maxsize=4096)
def _subjects(names: tuple[str, ...]) -> frozenset[str]:
    """What a clause speaks of: things and deeds; of a number its unit."""
    subjects: set[str] = set()
    for name in names:
        kind = name.partition(":")[0]
        if kind in {"t", "v"} and name not in _EVERYWHERE:
            subjects.add(name.rstrip("~"))
        elif kind in _SPEAKS:
            subjects.add(kind)
    return frozenset(subjects)


def _contradictions(statement: Statement, link: Link, language: Lexicon, terms: Glossary) -> list[Difference]:
    clause = statement.clause
    case = Case(expected_atoms(link.says), statement.atoms, clause.start, clause.end, language, terms)
    return [d for d in differences(case) if d.rule in _CONTRADICTS]


def _contradiction(difference: Difference, statement: Statement, link: Link, places: dict[int, Statement]) -> Finding:
    other = places.get(id(link))
    related: tuple[Related, ...] = ()
    if other is not None:
        related = (Related(other.clause.start, other.clause.end, "the clause that it contradicts"),)
    message = f"this contradicts the clause in line {other.clause.line if other else link.line}: {difference.message}"
    # An added sentence may retell another one; only its numbers surely speak against it.
    level = Level.ERROR if difference.certain and difference.rule in _NUMBERS else Level.WARNING
    fact = next((name for name in (*link.facts, *link.states) if name != "-"), "")
    start, end = difference.start, difference.end
    return Finding("RB501", level, message, start, end, fact, difference.expected, difference.found, related)
