"""The glossary of a game in a language: what its things are called in a rulebook.

``rulebook/<lang>.glossary.yaml`` beside the ruleset: a concept has preferred forms (``forms``),
admitted ones (``also``) and forbidden ones (``never``); the lexicon adds the words of all games.
Without such a file the terms of the ruleset's own rulebook (``rulebook/<lang>.ftl``) serve as preferred forms.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import yaml

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity, Span
from interpreter.model.ruleset import Ruleset
from interpreter.reading.library import shipped
from interpreter.rulebook.drafted import drafted_glossary
from interpreter.rulebook.forms import Forms
from interpreter.rulebook.lexicon import Lexicon, lexicon, read_plain
from interpreter.rulebook.tokens import words_of

FOLDER = "rulebook"


@dataclass(frozen=True, slots=True)
class TermForm:
    """A form of a term: the concept, how good the form is, and its head (the form as written)."""

    concept: str
    status: str
    form: str


@dataclass(frozen=True, slots=True)
class Term:
    """A concept: the rule it belongs to, its forms by status, what it counts if not itself, its opposite."""

    name: str
    of: str
    forms: tuple[str, ...]
    also: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    unit: str = ""
    opposite: str = ""


@dataclass(frozen=True, slots=True)
class Glossary:
    """The terms of a game in one language, and what bare dimensions, brackets and pairs count.

    ``counters`` are measure words (Persian ``عدد``), ``names`` terms whose numbers are part of a name,
    ``general`` concepts of all games, ``words`` all words of all forms.
    """

    language: str
    terms: Mapping[str, Term]
    finder: Forms[TermForm]
    dimensions: str = ""
    brackets: str = ""
    pairs: str = ""
    counters: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()
    general: frozenset[str] = frozenset()
    words: frozenset[str] = frozenset()

    def opposed(self, one: str, other: str) -> bool:
        """Whether one concept is the opposite of another."""
        return any(
            name in self.terms and self.terms[name].opposite == rest for name, rest in ((one, other), (other, one))
        )

    def preferred(self, concept: str) -> str:
        """The preferred form of a concept, or its name where the glossary has none."""
        term = self.terms.get(concept)
        return term.forms[0] if term and term.forms else concept


def home_of(ruleset: Ruleset) -> str:
    """The ruleset file beside which the rulebooks are kept: its own, or that of the ruleset it extends."""
    seen: set[str] = set()
    path, base = ruleset.path, ruleset.extends
    while not glossaries(path) and base and base not in seen:
        seen.add(base)
        found = _located(base, path)
        if found is None:
            break
        path, base = str(found), _extended(found)
    return path if glossaries(path) else ruleset.path


def _located(name: str, path: str) -> Path | None:
    """The file of a base, by its shipped name or relative to the ruleset that names it."""
    if name in shipped():
        return shipped()[name]
    near = Path(path).parent / name
    found = near / "ruleset.yaml" if near.is_dir() else near
    return found if found.is_file() else None


def _extended(path: Path) -> str:
    """The base that a ruleset file names, or an empty text."""
    lines = path.read_text(encoding="utf-8").splitlines()
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("extends:")]
    return named[0] if named else ""


def glossary_path(ruleset_path: str, language: str) -> Path:
    """Where the glossary of a ruleset in a language is kept."""
    return Path(ruleset_path).parent / FOLDER / f"{language}.glossary.yaml"


@lru_cache(maxsize=32)
def glossary(ruleset_path: str, language: str) -> Glossary:
    """The glossary of a ruleset in a language: its file, else the terms of the rulebook that the ruleset brings.

    Where there is neither, it is empty but for the common words. Raises RulewrightError (RB011) for a file that
    is not a glossary, and for broken rulebooks.
    """
    words = lexicon(language)
    path = glossary_path(ruleset_path, language)
    data = _read(path) if path.exists() else _drafted(ruleset_path, language)
    own = {name: _term(name, entry, path) for name, entry in (data.get("terms") or {}).items()}
    common = {name: Term(name, "", forms) for name, forms in words.concepts.items() if name not in own}
    terms = {**own, **common}
    return Glossary(
        language,
        terms,
        _finder(terms, words),
        str(data.get("dimensions", "")),
        str(data.get("brackets", "")),
        str(data.get("pairs", "")),
        frozenset(data.get("counters", ())),
        frozenset(data.get("names", ())),
        frozenset(common),
        _words(terms),
    )


def glossaries(ruleset_path: str) -> tuple[str, ...]:
    """The languages a ruleset has a glossary in."""
    folder = Path(ruleset_path).parent / FOLDER
    return tuple(sorted(path.name.split(".")[0] for path in folder.glob("*.glossary.yaml")))


def _drafted(ruleset_path: str, language: str) -> Mapping[str, dict[str, object]]:
    """The terms of the ruleset's own rulebook, under the concepts that its glossaries in other languages name."""
    if not Path(ruleset_path).is_file():
        return {}
    return drafted_glossary(ruleset_path, language, concepts_of(ruleset_path))


def concepts_of(ruleset_path: str) -> dict[str, str]:
    """Pointer to a rule → concept, over all glossary files of the ruleset; the first language decides."""
    found: dict[str, str] = {}
    for language in glossaries(ruleset_path):
        for term in glossary(ruleset_path, language).terms.values():
            if term.of:
                found.setdefault(term.of, term.name)
    return found


def _words(terms: Mapping[str, Term]) -> frozenset[str]:
    """All words of all forms."""
    forms = [form for term in terms.values() for form in (*term.forms, *term.also, *term.never)]
    return frozenset(word for form in forms for word in words_of(form) if len(word) > 1)


def _finder(terms: Mapping[str, Term], words: Lexicon) -> Forms[TermForm]:
    finder: Forms[TermForm] = Forms(words.stem)
    for term in terms.values():
        for status, forms in (("preferred", term.forms), ("admitted", term.also), ("forbidden", term.never)):
            for form in forms:
                finder.add(form, TermForm(term.name, status, form))
    return finder


def _term(name: str, entry: object, path: Path) -> Term:
    if not isinstance(entry, dict) or not isinstance(entry.get("forms"), list) or not entry["forms"]:
        raise _broken(path, f"the term '{name}' has no list of forms")
    texts = {key: tuple(str(form) for form in entry.get(key) or ()) for key in ("forms", "also", "never")}
    return Term(
        str(name),
        str(entry.get("of", "")),
        texts["forms"],
        texts["also"],
        texts["never"],
        str(entry.get("unit", "")),
        str(entry.get("opposite", "")),
    )


def _read(path: Path) -> Mapping[str, dict[str, object]]:
    try:
        data = read_plain(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise _broken(path, f"the glossary cannot be read: {error}") from error
    if not isinstance(data, dict):
        raise _broken(path, "a glossary is a map with the keys `language` and `terms`")
    return data


def _broken(path: Path, message: str) -> RulewrightError:
    hint = "a term is written `disc: {of: components.disc, forms: [disc, discs]}`"
    return RulewrightError(Diagnostic("RB011", Severity.ERROR, message, Span(str(path), 1, 1, 1, 2), hint))
