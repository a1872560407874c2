"""Checking a text against the links of a reviewed version of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from interpreter.rulebook.align import Pair, align, common_stamps
from interpreter.rulebook.compare import differences
from interpreter.rulebook.compare.difference import Case, Difference, expected_atoms
from interpreter.rulebook.compare.evidence import rewording, weighed
from interpreter.rulebook.cover import unstated
from interpreter.rulebook.foreign import foreign_words, is_foreign_word
from interpreter.rulebook.glossary import Glossary
from interpreter.rulebook.inserted import inserted
from interpreter.rulebook.lexicon import Lexicon
from interpreter.rulebook.links import Text
from interpreter.rulebook.model import Atom, Fact, Finding, Level, Link, Scope
from interpreter.rulebook.omitted import omitted, rearranged
from interpreter.rulebook.rejoin import rejoined
from interpreter.rulebook.source import Source
from interpreter.rulebook.statement import Statement
from interpreter.rulebook.tokens import Shape, Token

#: Shorter words are too often words of two languages.
_TELLING = 4
#: Scopes in which nothing binds.
_LOOSE = frozenset({Scope.EXAMPLE, Scope.NOTE, Scope.REFERENCE})


@dataclass(frozen=True, slots=True)
class Setting:
    """What a text is checked with: its language, the glossary, the ruleset's facts and where it lies."""

    language: Lexicon
    glossary: Glossary
    facts: Mapping[str, Fact]
    ruleset_path: str


def check_linked(text: Text, statements: Sequence[Statement], setting: Setting, source: Source) -> list[Finding]:
    """All findings from comparing a text with its reviewed version and with the facts of the ruleset."""
    language = setting.language.language
    pairs = rejoined(align(text.clauses, statements, language), text.clauses, statements, language)
    found = [finding for pair in pairs for finding in _pair(pair, setting)]
    found += unstated(text, pairs, tuple(setting.facts.values()))
    found += rearranged(pairs)
    anew = [pair for pair in pairs if _is_anew(pair, setting)]
    found += omitted(pairs, text.clauses, source, _beside([link for pair in anew for link in pair.links], text.clauses))
    near = _beside([statement for pair in anew for statement in pair.statements], statements)
    places = {statements[at].clause.start for at in near}
    found += inserted(pairs, text.clauses, setting.language, setting.glossary, setting.ruleset_path, places)
    return found


def _is_anew(pair: Pair, setting: Setting) -> bool:
    """Whether a clause is said anew, so that what stands beside it may be a part of it."""
    changed = bool(pair.links and pair.statements) and not pair.unchanged
    return changed and rewording(case_of(pair.links, pair.statements, setting)).anew


def _beside(anew: Sequence[object], order: Sequence[object]) -> set[int]:
    """The numbers of what stands right before or after something said anew."""
    told = {id(item) for item in anew}
    at = [number for number, item in enumerate(order) if id(item) in told]
    return {near for number in at for near in (number - 1, number + 1) if 0 <= near < len(order)}


def _pair(pair: Pair, setting: Setting) -> Iterator[Finding]:
    if not pair.links or not pair.statements:
        return
    case = case_of(pair.links, pair.statements, setting)
    if not pair.unchanged:
        foreign = foreign_words(case.new, setting.glossary, setting.language, setting.ruleset_path)
        if foreign is not None:
            level = Level.ERROR if foreign.certain else Level.WARNING
            yield Finding("RB601", level, "this is not translated", foreign.start, foreign.end)
            if foreign.certain:
                return
        else:
            yield from _strange_words(case, setting)
    score = rewording(case).score
    for difference in differences(case):
        yield _finding(difference, weighed(difference, score), pair.statements, setting)


def _strange_words(case: Case, setting: Setting) -> Iterator[Finding]:
    """New words that only other languages know, where something known is gone."""
    fresh = [atom for atom in case.found if case.added[atom.name]]
    content = [token for token in case.new if token.text not in setting.language.common and len(token.text) >= _TELLING]
    known = [token for token in content if any(a.start <= token.start < a.end for a in fresh)]
    strange = [
        token
        for token in content
        if is_foreign_word(token.text, setting.glossary, setting.language, setting.ruleset_path)
    ]
    if strange and not known and case.gone and not any(name.startswith("t:") for name in case.gone):
        yield Finding("RB601", Level.WARNING, "this is not translated", strange[0].start, strange[-1].end)


def case_of(links: Sequence[Link], statements: Sequence[Statement], setting: Setting) -> Case:
    """The comparison of some statements with what their links say, numbers as the ruleset has them now."""
    atoms = expected_atoms([name for link in links for name in link.says])
    facts = _number_facts(links)
    expected = tuple(_current(atoms, facts, setting))
    found = tuple(atom for statement in statements for atom in statement.atoms)
    known = Counter(stamp for link in links for stamp in link.words)
    words = [word for statement in statements for word in statement.words]
    new = tuple(token for token in _new_words(words, known) if token.shape is Shape.WORD)
    known -= Counter(stamp for stamp, _ in words)
    start, end = statements[0].clause.start, statements[-1].clause.end
    return Case(
        expected,
        found,
        start,
        end,
        setting.language,
        setting.glossary,
        facts,
        new,
        sum(known.values()),
        frozenset(stamp for stamp, count in known.items() if count),
        sum(count for stamp, count in known.items() if stamp not in common_stamps(setting.language.language)),
        tuple(token for statement in statements for _, token in statement.words),
        len(links) != len(statements),
    )


def _new_words(words: Sequence[tuple[str, Token]], known: Counter[str]) -> list[Token]:
    """The words that are not known; of one that stands more often now, those nearest to quite new ones."""
    places: dict[str, list[int]] = {}
    for at, (stamp, _) in enumerate(words):
        places.setdefault(stamp, []).append(at)
    sure = [at for stamp, found in places.items() if not known[stamp] for at in found]
    new = set(sure)
    for stamp, found in places.items():
        if 0 < known[stamp] < len(found):
            found.sort(key=lambda at: (min((abs(at - other) for other in sure), default=0), -at))
            new.update(found[: len(found) - known[stamp]])
    return [words[at][1] for at in sorted(new)]


def _number_facts(links: Sequence[Link]) -> dict[int, str]:
    """The fact behind each number, by the number's place among the numbers."""
    names = [fact for link in links for fact in _padded(link)]
    return {i: name for i, name in enumerate(names) if name != "-"}


def _padded(link: Link) -> list[str]:
    count = sum(name.startswith("n:") for name in link.says)
    return [*link.facts, *["-"] * count][:count]


def _current(atoms: Sequence[Atom], facts: Mapping[int, str], setting: Setting) -> Iterator[Atom]:
    """The atoms with the values that the ruleset's options give now."""
    index = 0
    for atom in atoms:
        if atom.kind != "n":
            yield atom
            continue
        fact = setting.facts.get(facts.get(index, ""))
        index += 1
        _, comparator, unit = (*atom.value.split(" "), "", "")[:3]
        if fact is not None and isinstance(fact.value, int):
            yield replace(atom, value=f"{fact.value} {comparator} {unit}")
        else:
            yield atom


def _finding(difference: Difference, level: Level, statements: Sequence[Statement], setting: Setting) -> Finding:
    scope = _scope_at(statements, difference.start)
    if difference.in_example or scope in _LOOSE or (scope is Scope.HEADING and _mere_wording(difference)):
        level = Level.NOTE
    rule, message = difference.rule, difference.message
    if rule == "RB303" and difference.found:
        other = is_foreign_word(difference.found, setting.glossary, setting.language, setting.ruleset_path)
        if other:
            rule, message = "RB601", f"'{difference.found}' is not translated; '{difference.expected}' is expected"
    return Finding(
        rule, level, message, difference.start, difference.end, difference.fact, difference.expected, difference.found
    )


def _mere_wording(difference: Difference) -> bool:
    """Whether a heading only names other things, or more or fewer; turned into its opposite it is wrong."""
    return difference.rule in {"RB301", "RB401"} or not difference.expected


def _scope_at(statements: Sequence[Statement], offset: int) -> Scope:
    inside = [s.clause.scope for s in statements if s.clause.start <= offset < s.clause.end]
    return inside[0] if inside else statements[0].clause.scope
