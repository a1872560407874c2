"""What is wrong with a text by itself: terms that change, rules told twice, an example beside its rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from interpreter.rulebook.glossary import Glossary, Term
from interpreter.rulebook.model import Atom, Finding, Level, Related, Scope
from interpreter.rulebook.statement import Statement

_BINDING = frozenset({Scope.RULE, Scope.ANSWER})
#: Deeds by which two clauses are known to tell the same rule.
_DEEDS = frozenset({"trade", "drawing", "change"})
#: An example stands in the clause itself or in one of the next two.
_EXAMPLE_NEAR = 2
_MANY = 5
#: Forms of one word begin with so many letters alike.
_BEGIN = 4


def inherent(statements: Sequence[Statement], terms: Glossary) -> list[Finding]:
    """All findings on the text by itself."""
    return [
        *_two_terms(statements, terms),
        *_one_term_for_two(statements, terms),
        *_forbidden(statements, terms),
        *_told_twice(statements),
        *_rule_and_example(statements, terms),
    ]


def _uses(statements: Sequence[Statement]) -> dict[tuple[str, str], list[tuple[int, int, str]]]:
    """Places of each concept by the status of the form used."""
    found: dict[tuple[str, str], list[tuple[int, int, str]]] = {}
    for statement in statements:
        for match in statement.reading.terms:
            term = match.payloads[0]
            tokens = statement.reading.tokens
            place = (tokens[match.first].start, tokens[match.last - 1].end, term.form)
            found.setdefault((term.concept, term.status), []).append(place)
    return found


def _two_terms(statements: Sequence[Statement], terms: Glossary) -> Iterator[Finding]:
    """RB303: a concept called by its preferred term and by another one."""
    uses = _uses(statements)
    for (concept, status), places in uses.items():
        others = uses.get((concept, "preferred"), [])
        if status == "admitted" and others:
            start, end, first = places[0]
            form, usual = _simplest(terms.terms[concept], first), terms.preferred(concept)
            message = f"'{form}' and '{usual}' are used for the same thing"
            related = tuple(Related(s, e, f"'{f}' here") for s, e, f in (*places[1:_MANY], *others[:2]))
            yield Finding("RB303", Level.WARNING, message, start, end, _of(terms, concept), usual, form, related)


def _simplest(term: Term, form: str) -> str:
    """The form that stands first among the admitted ones that begin alike: the word itself, not its plural."""
    return next((other for other in term.also if other[:_BEGIN] == form[:_BEGIN]), form)


def _one_term_for_two(statements: Sequence[Statement], terms: Glossary) -> Iterator[Finding]:
    """RB304: a word that stands for one thing alone and for others in longer terms."""
    uses = _uses(statements)
    for concept in sorted({name for name, status in uses if status == "admitted"}):
        for word in terms.terms[concept].also:
            others = [term for term in terms.terms.values() if term.name != concept and _begins(term, word, uses)]
            if others:
                yield _shared_word(word, concept, others, uses, terms)
                break


def _begins(term: Term, word: str, uses: dict[tuple[str, str], list[tuple[int, int, str]]]) -> bool:
    forms = [form for status in ("preferred", "admitted") for _, _, form in uses.get((term.name, status), ())]
    return any(form.startswith(f"{word} ") for form in forms)


def _shared_word(
    word: str,
    concept: str,
    others: Sequence[Term],
    uses: dict[tuple[str, str], list[tuple[int, int, str]]],
    terms: Glossary,
) -> Finding:
    places = [
        place
        for term in others
        for status in ("preferred", "admitted")
        for place in uses.get((term.name, status), ())
        if place[2].startswith(f"{word} ")
    ]
    start, end, form = places[0]
    names = ", ".join(f"'{terms.preferred(name)}'" for name in (concept, *(term.name for term in others)))
    message = f"'{word}' is used for different things: {names}"
    related = tuple(Related(s, e, f"'{f}' here") for s, e, f in places[1:_MANY])
    return Finding("RB304", Level.WARNING, message, start, end, _of(terms, concept), "", form, related)


def _forbidden(statements: Sequence[Statement], terms: Glossary) -> Iterator[Finding]:
    """RB302: a form that the glossary forbids."""
    for (concept, status), places in _uses(statements).items():
        if status == "forbidden":
            for start, end, form in places:
                usual = terms.preferred(concept)
                message = f"'{form}' is not to be used; the term is '{usual}'"
                yield Finding("RB302", Level.WARNING, message, start, end, _of(terms, concept), usual, form)


def _of(terms: Glossary, concept: str) -> str:
    return terms.terms[concept].of


def _told_twice(statements: Sequence[Statement]) -> Iterator[Finding]:
    """RB501: a permission told twice, once with a limit and once without."""
    binding = [s for s in statements if s.clause.scope in _BINDING and s.reading.has("modality:may")]
    for one, other in combinations(binding, 2):
        if _deeds(one) & _deeds(other):
            yield from _other_limit(one, other)


def _deeds(statement: Statement) -> set[str]:
    return {atom.name for atom in statement.atoms if atom.kind in _DEEDS}


def _other_limit(one: Statement, other: Statement) -> Iterator[Finding]:
    for first in _numbers(one):
        for second in _numbers(other):
            value, limit, unit = _parts(first)
            again, other_limit, other_unit = _parts(second)
            if (value, unit) == (again, other_unit) and limit != other_limit:
                first_told = f"'{limit} {value}' in line {one.clause.line}"
                message = f"told twice, and not alike: {first_told}, here '{other_limit} {again}'"
                related = (Related(first.start, first.end, "the other place"),)
                yield Finding(
                    "RB501", Level.WARNING, message, second.start, second.end, "", first.value, second.value, related
                )


def _numbers(statement: Statement) -> list[Atom]:
    """The numbers of what may be done; one after "after" tells when, not how many."""
    atoms = [atom for atom in statement.atoms if atom.kind in {"n", "order"}]
    return [atom for i, atom in enumerate(atoms) if atom.kind == "n" and not (i and atoms[i - 1].kind == "order")]


def _parts(atom: Atom) -> tuple[str, str, str]:
    value, comparator, unit = (*atom.value.split(" "), "", "")[:3]
    return value, comparator, unit


def _rule_and_example(statements: Sequence[Statement], terms: Glossary) -> Iterator[Finding]:
    """RB501: a rule that asks for one kind beside an example with several kinds."""
    for i, statement in enumerate(statements):
        for atom in statement.atoms:
            if atom.kind == "n" and _parts(atom)[:2] == ("1", "eq"):
                enum = _of(terms, _parts(atom)[2]) if _parts(atom)[2] in terms.terms else ""
                if enum.startswith("enums.") and enum.count(".") == 1:
                    yield from _several_kinds(atom, enum, statements[i : i + _EXAMPLE_NEAR + 1], terms)


def _several_kinds(rule: Atom, enum: str, near: Sequence[Statement], terms: Glossary) -> Iterator[Finding]:
    for statement in near:
        examples = [atom for atom in statement.atoms if atom.kind == "x" and atom.start > rule.end]
        kinds = {_parts(atom)[2] for atom in examples if _of_enum(terms, _parts(atom)[2], enum)}
        if len(kinds) > 1:
            named = ", ".join(f"'{terms.preferred(kind)}'" for kind in sorted(kinds))
            message = f"one kind is asked for here, but the example has several: {named}"
            related = (Related(examples[0].start, examples[-1].end, "the example"),)
            yield Finding("RB501", Level.WARNING, message, rule.start, rule.end, enum, "1", str(len(kinds)), related)
            return


def _of_enum(terms: Glossary, concept: str, enum: str) -> bool:
    return concept in terms.terms and _of(terms, concept).startswith(f"{enum}.")
