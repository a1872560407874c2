"""What people call the things of a ruleset in a language: plain data for whatever shows them.

Names are for reading. What is read back by the program - notation, records, JSON - uses the identifiers.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from unicodedata import bidirectional

#: Around text that runs the other way, so that it does not disturb the rest of the line.
ISOLATE, END_ISOLATE = "\u2068", "\u2069"

#: Where the rules that messages and results speak of are declared.
_RULES = ("triggers", "phases", "actions", "zones", "variables", "components", "players", "patterns")
_RIGHT_TO_LEFT = ("R", "AL")
_QUOTED = re.compile(r"`(\w+)`")


@dataclass(frozen=True, slots=True)
class Names:
    """Names by pointer to what they name: ``actions.take``, ``enums.Color.red``, ``limits.moves``.

    What has no name keeps its identifier. ``title`` is the title of the game in the language.
    """

    language: str = ""
    title: str = ""
    words: Mapping[str, str] = field(default_factory=dict)

    def of(self, section: str, name: str) -> str:
        """The name of a thing, or its identifier where it has none."""
        word = self.words.get(f"{section}.{name}")
        return name if word is None else isolated(word)

    def beside(self, section: str, name: str) -> str:
        """The name with the identifier after it; the identifier alone where there is no other name."""
        word = self.of(section, name)
        return name if word == name else f"{word} – {name}"

    def rule(self, name: str) -> str:
        """The name of a rule given by its identifier alone, as the end of a game gives it."""
        if name in self.words:
            return isolated(self.words[name])
        found = (self.words[pointer] for section in _RULES if (pointer := f"{section}.{name}") in self.words)
        return next((isolated(word) for word in found), name)

    def title_of(self, title: str) -> str:
        """The title of the game in the language, or its own."""
        return isolated(self.title or title)

    def told(self, message: str) -> str:
        """A message with the names of the rules that it quotes, behind their identifiers."""
        return _QUOTED.sub(self._quoted, message)

    def _quoted(self, quoted: re.Match[str]) -> str:
        name = self.rule(quoted[1])
        return quoted[0] if name == quoted[1] else f"{quoted[0]} ({name})"


def isolated(text: str) -> str:
    """A text marked off from the line around it, if any of it runs from right to left."""
    turns = any(bidirectional(character) in _RIGHT_TO_LEFT for character in text)
    return f"{ISOLATE}{text}{END_ISOLATE}" if turns else text


#: For showing things by their identifiers.
NO_NAMES = Names()
