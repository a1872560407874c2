"""RB202, RB204: one of the small words that are opposites in place of the other, such as ``yes`` and ``no``."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.rulebook.compare.difference import Case, Difference
from interpreter.rulebook.signature import stamp_of

#: A sentence of which more words have come is said anew; there such words come and go.
_FEW = 2


def opposites_differ(case: Case) -> Iterator[Difference]:
    """One difference if a small word is gone, its opposite has come, and hardly anything else is new."""
    if len(case.new) > _FEW:
        return
    for token in case.new:
        for rule, word in case.language.opposites.get(token.text, ()):
            if stamp_of(case.language, word) in case.lost_stamps:
                message = f"'{token.text}' instead of '{word}'"
                yield Difference(rule, message, token.start, token.end, word, token.text)
                return
