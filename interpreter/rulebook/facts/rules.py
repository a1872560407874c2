"""One fact for each rule that has a source: what it is named, for rules that say no number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from interpreter.model.ruleset import NO_SOURCE, Phase, Provenance, Text
from interpreter.rulebook.facts.subject import Subject
from interpreter.rulebook.model import Fact


def rules(subject: Subject) -> Iterator[Fact]:
    """Zones, variables, functions, patterns, procedures and phases with their clauses or assumptions."""
    ruleset = subject.ruleset
    groups: tuple[tuple[str, Iterable[tuple[Text, Provenance]]], ...] = (
        ("zones", ((zone.name, zone.source) for zone in ruleset.zones)),
        ("variables", ((variable.name, variable.source) for variable in ruleset.variables)),
        ("define", ((function.name, function.source) for function in ruleset.functions)),
        ("patterns", ((pattern.name, pattern.source) for pattern in ruleset.patterns)),
        ("procedures", ((procedure.name, procedure.source) for procedure in ruleset.procedures)),
    )
    for section, named in groups:
        for name, source in named:
            if source != NO_SOURCE:
                pointer = f"{section}.{name.value}"
                yield subject.fact(pointer, "rule", name.value, source, name.span(), unit=subject.concept(pointer))
    yield from _phases(subject, ruleset.phases, "phases")


def _phases(subject: Subject, phases: Iterable[Phase], pointer: str) -> Iterator[Fact]:
    for phase in phases:
        place = f"{pointer}.{phase.name.value}"
        if phase.source != NO_SOURCE:
            yield subject.fact(place, "rule", phase.name.value, phase.source, phase.name.span())
        yield from _phases(subject, phase.phases, place)
