"""What a language asks of numbers and of the direction of its text."""

from __future__ import annotations

import re
from functools import lru_cache

from babel.core import Locale, UnknownLocaleError

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
