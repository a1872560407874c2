"""The ruleset that facts are taken from: its model, what the checker made of it, and its constants."""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.diagnostics.diagnostic import Report, Span
from interpreter.language import typed
from interpreter.language.checker import world_of
from interpreter.language.expressions import constant
from interpreter.language.world import World
from interpreter.model.ruleset import Provenance, Ruleset, Text
from interpreter.rulebook.glossary import concepts_of, home_of
from interpreter.rulebook.model import Fact

_LARGEST = 10**9
#: Rules named by the plural of something that all games have.
_COMMON = {"rounds": "round", "turns": "turn", "points": "point", "moves": "turn"}


@dataclass(frozen=True, slots=True)
class Subject:
    """A checked ruleset and the concepts its glossaries give to its rules."""

    ruleset: Ruleset
    checked: typed.Checked
    world: World
    concepts: dict[str, str]

    @classmethod
    def of(cls, ruleset: Ruleset, checked: typed.Checked) -> Subject:
        """The subject of a checked ruleset."""
        return cls(ruleset, checked, world_of(checked, Report()), concepts_of(home_of(ruleset)))

    def constant(self, text: Text | None) -> int | None:
        """The value of an expression of constants and options, or none if it depends on play."""
        if text is None:
            return None
        self.world.report = Report()
        return constant(self.world, text, "a number", -_LARGEST, _LARGEST)

    def concept(self, pointer: str) -> str:
        """The concept that the glossaries give to a rule, else the last part of its pointer."""
        name = pointer.rpartition(".")[2]
        return self.concepts.get(pointer) or _COMMON.get(name, name)

    def fact(
        self,
        pointer: str,
        kind: str,
        value: int | str,
        source: Provenance,
        span: Span,
        *,
        unit: str = "",
        comparator: str = "eq",
        role: str = "",
        polarity: str = "",
        must: bool = False,
    ) -> Fact:
        """A fact with the provenance of the rule it comes from."""
        return Fact(pointer, kind, value, unit, comparator, role, polarity, must, source.cite, source.assumed, span)
