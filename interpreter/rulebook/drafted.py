"""A glossary drafted from the terms of a rulebook that the ruleset itself brings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from interpreter.model.ruleset import Ruleset
from interpreter.reading.load import load
from interpreter.rulebook.authored.forms import term_forms
from interpreter.rulebook.authored.reading import languages_of, read_book

#: Sections whose rules are things, which texts name and count; deeds and phases are no things.
_THINGS = ("components", "zones", "enums", "patterns", "variables", "options")


def drafted_glossary(ruleset_path: str, language: str, concepts: Mapping[str, str]) -> dict[str, dict[str, object]]:
    """The terms of the rulebook in a language, in the form that glossary files have; empty where there is none.

    ``concepts`` are the names that the glossaries of other languages give to rules, by pointer. A form belongs to
    the first thing that has it: the die, say, before the row of dice. Raises RulewrightError for broken files.
    """
    ruleset = load(ruleset_path)
    if language not in languages_of(ruleset):
        return {}
    forms = term_forms(read_book(ruleset, language))
    terms: dict[str, object] = {}
    taken: set[str] = set()
    for name, pointer in _things(ruleset):
        known = forms.get(pointer.replace(".", "-")) or forms.get(name, ())
        own = [form for form in known if form.casefold() not in taken]
        taken.update(form.casefold() for form in own)
        if own:
            terms.setdefault(concepts.get(pointer, name), {"of": pointer, "forms": own})
    return {"terms": terms}


def _things(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Every thing that is declared, with its pointer."""
    for section in _THINGS:
        yield from ((rule.name.value, f"{section}.{rule.name.value}") for rule in getattr(ruleset, section))
    for enum in ruleset.enums:
        yield from ((member.name.value, f"enums.{enum.name.value}.{member.name.value}") for member in enum.members)
