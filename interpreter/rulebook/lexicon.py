"""The lexicon of a language: which forms say what. All of it is data, ``lexicons/<lang>.yaml``.

A language is added by adding a lexicon and a table of number words; no line of code knows one.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

import yaml

from interpreter.diagnostics.diagnostic import Diagnostic, RulewrightError, Severity
from interpreter.diagnostics.suggest import did_you_mean
from interpreter.rulebook.forms import Forms
from interpreter.rulebook.tokens import fold, words_of


@dataclass(frozen=True, slots=True)
class Axis:
    """A choice between poles: what moving from one to another is reported as, and how it is compared."""

    name: str
    rule: str
    compare: str
    poles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NumberWord:
    """What a number word stands for: its value, and whether it is an ordinal."""

    value: int
    ordinal: bool = False


@dataclass(frozen=True, slots=True)
class Lexicon:
    """One language: the forms of each pole, cue and common concept, number words and articles.

    ``signs`` finds the forms that say something; what they stand for is ``axis:pole``,
    ``verb:place``, ``cue:example`` and the like. ``opposites`` are small words that say nothing alone, but the
    contrary in each other's place, ``restricting`` words that make of a denial a limit (fr ``ne … que``),
    ``conditions`` words that begin one, ``alternatives`` words between two of which one will do,
    ``endings`` the letters that other forms of a word end in.
    """

    language: str
    name: str
    right_to_left: bool
    suffixes: tuple[str, ...]
    shortest_stem: int
    abbreviations: frozenset[str]
    common: frozenset[str]
    articles: frozenset[str]
    concord: frozenset[str]
    negating: tuple[tuple[str, str], ...]
    denying: frozenset[str]
    opposites: Mapping[str, tuple[tuple[str, str], ...]]
    restricting: tuple[tuple[str, ...], ...]
    conditions: frozenset[str]
    alternatives: frozenset[str]
    endings: tuple[str, ...]
    questions: tuple[tuple[str, ...], ...]
    refusals: frozenset[str]
    ranges: tuple[tuple[str, str], ...]
    heading_article: bool
    signs: Forms[str]
    idioms: Forms[str]
    ordinal_follows: bool
    loose_endings: frozenset[str]
    numbers: Forms[NumberWord]
    concepts: Mapping[str, tuple[str, ...]]
    vocabulary: frozenset[str]

    @property
    def script(self) -> str:
        """The script the language is written in, as Unicode names it: ``LATIN``, ``CYRILLIC``, ``ARABIC``."""
        return script_of(self.name)

    def stem(self, word: str) -> str:
        """The word without its ending, by the language's list of endings."""
        for suffix in self.suffixes:
            if word.endswith(suffix) and len(word) - len(suffix) >= self.shortest_stem:
                return word[: -len(suffix)]
        return word


def languages() -> tuple[str, ...]:
    """The languages there is a lexicon for, in alphabetical order."""
    names = (entry.name for entry in files(__package__).joinpath("lexicons").iterdir())
    return tuple(sorted(name[:-5] for name in names if name.endswith(".yaml") and name != "axes.yaml"))


@lru_cache(maxsize=1)
def axes() -> Mapping[str, Axis]:
    """The axes by name, the same for all languages."""
    return {
        name: Axis(name, entry["rule"], entry["compare"], tuple(entry["poles"]))
        for name, entry in _yaml("axes.yaml").items()
    }


@lru_cache(maxsize=16)
def lexicon(language: str) -> Lexicon:
    """The lexicon of a language. Raises RulewrightError (CL031) for a language without one."""
    if language not in languages():
        raise RulewrightError(_unknown(language))
    data = _yaml(f"{language}.yaml")
    cues = data["cues"]
    return Lexicon(
        language=language,
        name=data["name"],
        right_to_left=data["direction"] == "rtl",
        suffixes=tuple(sorted(map(fold, data["suffixes"]), key=len, reverse=True)),
        shortest_stem=int(data["shortest_stem"]),
        abbreviations=frozenset(map(fold, data["abbreviations"])),
        common=frozenset(word for form in data["common"] for word in words_of(form)),
        articles=frozenset(map(fold, data["articles"])),
        concord=frozenset(map(fold, data.get("concord", ()))),
        negating=tuple(_prefixes(form) for form in data.get("negating", ())),
        denying=_denying(data),
        opposites=_opposites(data.get("opposites", {})),
        restricting=tuple(words_of(form) for form in data.get("restricting", ())),
        conditions=frozenset(map(fold, data.get("conditions", ()))),
        alternatives=frozenset(map(fold, data.get("alternatives", ()))),
        endings=tuple(data.get("endings", ())),
        questions=tuple(words_of(form) for form in cues["question"]),
        refusals=frozenset(map(fold, cues["refusal"])),
        ranges=tuple((fold(low), fold(high)) for low, high in data["ranges"]),
        heading_article=data.get("heading_article") == "true",
        signs=_signs(data),
        idioms=_idioms(data),
        ordinal_follows=data.get("ordinal_follows") == "true",
        loose_endings=frozenset(map(fold, data.get("loose_endings", ()))),
        numbers=_numbers(language, data["words"]),
        concepts={name: tuple(forms) for name, forms in data["concepts"].items()},
        vocabulary=_vocabulary(data),
    )


def _denying(data: Mapping[str, Any]) -> frozenset[str]:
    """Negations that stand in idioms, where they deny nothing."""
    idioms = frozenset(word for form in data["neutral"] for word in words_of(form))
    return idioms & {fold(form) for form in data["axes"]["polarity"]["not"]} - set(map(fold, data.get("concord", ())))


def _opposites(data: Mapping[str, Sequence[Sequence[str]]]) -> dict[str, tuple[tuple[str, str], ...]]:
    """For each small word its opposites, each with the rule that is broken by taking one for the other."""
    pairs = [(fold(word), rule, fold(other)) for rule, found in data.items() for word, other in found]
    both = [*pairs, *((other, rule, word) for word, rule, other in pairs)]
    return {word: tuple((rule, other) for one, rule, other in both if one == word) for word, _, _ in both}


def _prefixes(form: str) -> tuple[str, str]:
    """A prefix that denies, and the one that it stands for: ``un``, or with a slash ``not/is``."""
    denying, _, plain = form.partition("/")
    return fold(denying), fold(plain)


def script_of(word: str) -> str:
    """The script of a word's first letter, as Unicode names it."""
    return unicodedata.name(word[0], "").partition(" ")[0]


def _vocabulary(data: Mapping[str, Any]) -> frozenset[str]:
    """All words of the lexicon, to tell languages apart."""
    forms = [*data["common"], *data["vocabulary"]]
    for group in (*data["axes"].values(), data["concepts"], data["verbs"]):
        forms += [form for spellings in group.values() for form in spellings]
    return frozenset(word for form in forms for word in words_of(form) if len(word) > 1)


def _signs(data: Mapping[str, Any]) -> Forms[str]:
    """All forms that say something, with what they say."""
    groups: list[tuple[str, Mapping[str, Sequence[str]]]] = [
        *((axis, poles) for axis, poles in data["axes"].items()),
        ("verb", data["verbs"]),
        ("cue", {name: data["cues"][name] for name in ("example", "reference", "year", "note")}),
        ("neutral", {"idiom": data["neutral"]}),
    ]
    return _forms(groups)


def _idioms(data: Mapping[str, Any]) -> Forms[str]:
    """Forms that decide what a number next to them is, such as the cues that make an article a number."""
    names = ("counting", "indifferent", "zero", "both", "pairs")
    return _forms([("number", {name: data[name] for name in names})])


def _forms(groups: Iterable[tuple[str, Mapping[str, Sequence[str]]]]) -> Forms[str]:
    forms: Forms[str] = Forms()
    for group, entries in groups:
        for name, spellings in entries.items():
            _add_all(forms, spellings, f"{group}:{name}")
    return forms


def _add_all(forms: Forms[str], spellings: Iterable[str], payload: str) -> None:
    for form in spellings:
        forms.add(str(form), payload)


def _numbers(language: str, extra: Mapping[str, Mapping[str, str]]) -> Forms[NumberWord]:
    """The number words of the language's table and those that its lexicon adds."""
    path = files(__package__).joinpath("numbers", f"{language}.json")
    table = json.loads(path.read_text(encoding="utf-8"))
    forms: Forms[NumberWord] = Forms()
    for source in (extra, table):
        for kind in ("cardinal", "ordinal"):
            for form, value in source.get(kind, {}).items():
                word = NumberWord(int(value), kind == "ordinal")
                for spelling in {form, form.replace("-", " ")}:
                    forms.add(spelling, word)
    return forms


def _yaml(name: str) -> Any:
    text = files(__package__).joinpath("lexicons", name).read_text(encoding="utf-8")
    return read_plain(text)


def read_plain(text: str) -> Any:
    """YAML with every scalar as text: in a list of words, ``no`` and ``on`` are words. Raises yaml.YAMLError."""
    return yaml.load(text, Loader=getattr(yaml, "CBaseLoader", yaml.BaseLoader))


def _unknown(language: str) -> Diagnostic:
    known = languages()
    return Diagnostic(
        "CL031",
        Severity.ERROR,
        f"there is no lexicon for the language '{language}'",
        hint=did_you_mean(language, known) or f"the languages are {', '.join(known)}",
    )
