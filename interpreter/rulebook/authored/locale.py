"""What a language asks of numbers and of the direction of its text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from babel.core import Locale, UnknownLocaleError

from interpreter.diagnostics.suggest import nearest

#: The digit zero of the numbering systems that are not the Latin one; the other nine follow it.
_ZEROS = {"arabext": "\u06f0", "arab": "\u0660", "deva": "\u0966", "beng": "\u09e6", "mymr": "\u1040"}
_ARABIC_GROUP = "\u066c"
#: Numbers beyond this do not occur in rulebooks, so the plural forms that only they need are not asked for.
_LARGEST = 1000
_GROUPED = re.compile(r"(?<=\d),(?=\d{3})")


def locale_of(language: str) -> Locale | None:
    """The locale of a language tag, or None if there is no such language."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return None


@lru_cache(maxsize=64)
def plural_categories(language: str) -> frozenset[str]:
    """The plural categories of the CLDR that whole numbers have in a language."""
    locale = locale_of(language)
    return frozenset(locale.plural_form(n) for n in range(_LARGEST + 1)) if locale else frozenset({"other"})


def is_right_to_left(language: str) -> bool:
    """Whether the language is written from right to left."""
    locale = locale_of(language)
    return locale is not None and locale.text_direction == "rtl"


def native_digits(text: str, language: str) -> str:
    """The text with its digits as the language writes them."""
    locale = locale_of(language)
    system = locale.default_numbering_system if locale else "latn"
    zero = _ZEROS.get(system)
    if zero is None:
        return text
    grouped = _GROUPED.sub(_ARABIC_GROUP, text) if system.startswith("arab") else text
    return grouped.translate({ord("0") + n: chr(ord(zero) + n) for n in range(10)})


def language_names(language: str) -> tuple[str, ...]:
    """What a language is called: by its tag, in English, and by those who speak it."""
    locale = locale_of(language)
    found = (locale.english_name, locale.display_name) if locale else ()
    return (language, *(name for name in found if name))


def nearest_language(word: str, known: Iterable[str]) -> str:
    """The language among those known that somebody means by a word, or an empty text.

    A tag of the same language (``fa-IR``, ``fas``), a name of it (``persian``), or something spelt nearly so.
    """
    called = {name.lower(): tag for tag in known for name in language_names(tag)}
    locale = locale_of(word.replace("_", "-").lower())
    same = called.get(locale.language) if locale else None
    return same or called.get(word.lower()) or called.get(nearest(word.lower(), called), "")
