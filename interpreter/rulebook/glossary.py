"""The glossary of a game in a language: what its things are called in a rulebook.

``rulebook/<lang>.glossary.yaml`` beside the ruleset: a concept has preferred forms (``forms``),
admitted ones (``also``) and forbidden ones (``never``); the lexicon adds the words of all games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

import yaml

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity, Span
from interpreter.rulebook.forms import Forms
from interpreter.rulebook.lexicon import Lexicon, lexicon, read_plain

FOLDER = "rulebook"


@dataclass(frozen=True, slots=True)
class TermForm:
    """A form of a term: the concept, how good the form is, and its head (the form as written)."""

    concept: str
    status: str
    form: str


@dataclass(frozen=True, slots=True)
class Term:
    """A concept: the rule it belongs to (a pointer), its forms by status, and what it counts if not itself."""

    name: str
    of: str
    forms: tuple[str, ...]
    also: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Glossary:
    """The terms of a game in one language, and what bare dimensions, brackets and pairs count.

    ``counters`` are measure words (Persian ``عدد``), ``names`` terms whose numbers are part of a name.
    """

    language: str
    terms: Mapping[str, Term]
    finder: Forms[TermForm]
    dimensions: str = ""
    brackets: str = ""
    pairs: str = ""
    counters: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()
    general: frozenset[str] = field(default_factory=frozenset)

    def preferred(self, concept: str) -> str:
        """The preferred form of a concept, or its name where the glossary has none."""
        term = self.terms.get(concept)
        return term.forms[0] if term and term.forms else concept


def glossary_path(ruleset_path: str, language: str) -> Path:
    """Where the glossary of a ruleset in a language is kept."""
    return Path(ruleset_path).parent / FOLDER / f"{language}.glossary.yaml"


@lru_cache(maxsize=32)
def glossary(ruleset_path: str, language: str) -> Glossary:
    """The glossary of a ruleset in a language, empty but for the common words where there is none.

    Raises RulewrightError (RB011) for a file that is not a glossary.
    """
    words = lexicon(language)
    path = glossary_path(ruleset_path, language)
    data = _read(path) if path.exists() else {}
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
    )


def glossaries(ruleset_path: str) -> tuple[str, ...]:
    """The languages a ruleset has a glossary in."""
    folder = Path(ruleset_path).parent / FOLDER
    return tuple(sorted(path.name.split(".")[0] for path in folder.glob("*.glossary.yaml")))


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
        str(name), str(entry.get("of", "")), texts["forms"], texts["also"], texts["never"], str(entry.get("unit", ""))
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
    hint = "a term is written `candy: {of: components.candy, forms: [candy, candies]}`"
    return RulewrightError(Diagnostic("RB011", Severity.ERROR, message, Span(str(path), 1, 1, 1, 2), hint))
